/* Black's winning chance by the search's value. Generated: "make tune-curve DATA=FOLDER" writes this file
   (tests/tools/curve.c), nobody edits it. Fitted to games of strong engines at 10000 nodes a position; the last 4000
   games of each file are left out, for testing. Positions:
   renju 15331, standard 10317, freestyle 16154, caro 8614. */
#include "review/curve.h"

const int curve_chances[CURVE_RULES][2][CURVE_KNOTS] = {
	[RULE_RENJU] = {
		{6,12,70,147,260,311,384,490,524,587,660,693,833,963,963},
		{74,89,170,201,226,374,374,503,595,595,720,824,877,995,1000},
	},
	[RULE_STANDARD] = {
		{4,4,76,108,197,311,363,455,548,661,702,862,862,952,988},
		{20,36,229,229,342,393,393,525,692,729,822,886,930,997,998},
	},
	[RULE_FREESTYLE] = {
		{12,31,69,225,225,341,361,472,503,594,630,730,830,955,960},
		{65,65,196,299,344,458,458,528,562,662,731,832,834,987,989},
	},
	[RULE_CARO] = {
		{0,12,79,175,265,369,404,508,509,556,679,716,894,967,1000},
		{0,31,99,197,390,426,483,506,544,654,705,856,895,995,995},
	},
};
