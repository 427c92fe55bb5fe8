#include "engine/position/weights.h"

const struct fitted fitted_numbers[] = {
	[RULE_RENJU] = {{&weights_renju_black, &weights_renju_white}, &network_renju, &policy_renju, &regions_renju},
	[RULE_STANDARD] = {{&weights_standard, &weights_standard}, &network_standard, &policy_standard, &regions_standard},
	[RULE_FREESTYLE] =
		{{&weights_freestyle, &weights_freestyle}, &network_freestyle, &policy_freestyle, &regions_freestyle},
	[RULE_CARO] = {{&weights_caro, &weights_caro}, &network_caro, &policy_caro, &regions_caro},
};
