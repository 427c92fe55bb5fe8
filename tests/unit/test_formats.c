/* Each readable format: auto recognizes it, and two readers at the same time do not disturb each other. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "formats/formats.h"
#include "tap.h"

#define LIB_HEADER "\377RenLib\377\3\4\377\377\377\377\377\377\377\377\377\377"

/* Two files of each format. Players and moves differ, if the format has them. */
static const struct sample {
	const char *format;
	size_t length[2];
	const char *text[2];
} samples[] = {
#define SAMPLE(format, one, other) {format, {sizeof one - 1, sizeof other - 1}, {one, other}}
	SAMPLE("moves", "a\trenju\t15\th8 i9\nb\tg7 g8\n", "c\tfreestyle\t9\te5 e6\n"),
	SAMPLE("sgf", "(;GN[a]PB[Ann]PW[Bob];B[hh];W[ii])(;GN[b];B[aa])", "(;GN[c]PB[Carl]PW[Dora]SZ[19];B[ss])"),
	SAMPLE("psq", "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,9,0\nAnn\nBob\n-1\n1,renju\n",
	       "Piskvorky 20x20, 1:1, 0\n1,1,0\nCarl\nDora\n-1\n"),
	SAMPLE("rec", "Ann\nBob\n7,7,10\n8,8,10\n", "Carl\nDora\n0,0,10\n1,1,10\n"),
	SAMPLE("rif",
	       "<players><player id=\"1\" name=\"Ann\"/></players><game id=\"a\" black=\"1\"><move>h8 i9</move></game>",
	       "<players><player id=\"1\" name=\"Carl\"/></players><game id=\"c\" black=\"1\"><move>h8 g7</move></game>"),
	SAMPLE("pgn", "[Black \"Ann\"]\n[White \"Bob\"]\n\n1. h8 i9 1-0\n[Black \"Eve\"]\n\n1. h8 *\n",
	       "[Black \"Carl\"]\n\n1. a1 0-1\n"),
	SAMPLE("csv", "id,moves,black\na,h8 i9,Ann\nb,h8,Eve\n", "moves;white;id\na1 b2;Dora;c\n"),
	SAMPLE("lib", LIB_HEADER "\0\0\170\0\147\200\146\100\111\100", LIB_HEADER "\0\0\21\100"),
	SAMPLE("pos", "\2\160\161", "\1\0"),
	SAMPLE("winner", "black h8 i9\nwhite h8 g7\n", "draw a1 b1\n"),
	SAMPLE("offset", "0,0, 1,-1\n-1,-1, 2,2\n", "-7,7\n"),
	SAMPLE("json", "{\"id\":\"a\",\"black\":\"Ann\",\"moves\":[\"h8\",\"i9\"]}\n{\"id\":\"b\",\"moves\":[\"g7\"]}\n",
	       "{\"id\":\"c\",\"black\":\"Carl\",\"moves\":[\"a1\"]}\n"),
	SAMPLE("ccgc", "{[C5][Ann B][Bob W][][2017.07.29 14:00 X][Cup];B(H,8);W(I,9)}\n{C5;B(H,8)}",
	       "{{C5}[Carl];B(J,10);W(K,9)MARK[1];}"),
	SAMPLE("lines", "# renju -n 9\nh8\ni9 # a move\n# black human Ann\nnew\nturn white\na1\n# white engine\n",
	       "h8\n\nundo\npass\n# black human Carl\n"),
	SAMPLE("board", "5 . X . . .\n4 . O . . .\n3 . . . . .\n2 . . . . .\n1 . . . . .\nturn white\n\nX O\n. .\n",
	       ".....\n.....\n.....\n.....\n...o.\n"),
};
enum { SAMPLES = sizeof samples / sizeof *samples };

/* A file that is read, and its games as JSON. */
struct reading {
	const struct sample *sample;
	int file;
	bool nested; /* inside each game another reader of the format reads the other file */
	struct reader reader;
	struct sink out;
	char out_bytes[SINK_BYTES];
};

static void read_sample(struct reading *reading, const struct sample *sample, int file, bool nested);

static void take(struct collection *collection)
{
	struct reading *reading = collection->context;
	if (reading->nested) {
		struct reading *inner = calloc(1, sizeof *inner);
		read_sample(inner, reading->sample, !reading->file, false);
		free(inner);
	}
	format_json.write(&(struct writing){.out = &reading->out}, collection->replay);
}

static int open_sample(const struct sample *sample, int file)
{
	int ends[2];
	if (pipe(ends) != 0 || write(ends[1], sample->text[file], sample->length[file]) < 0)
		abort();
	close(ends[1]);
	return ends[0];
}

static void read_sample(struct reading *reading, const struct sample *sample, int file, bool nested)
{
	struct reader *reader = &reading->reader;
	int fd = open_sample(sample, file);
	reading->sample = sample;
	reading->file = file;
	reading->nested = nested;
	reading->out = sink_into(reading->out_bytes, sizeof reading->out_bytes);
	reader->replay.defaults = (struct ruleset){.rule = RULE_RENJU, .size = 15, .connect = 5};
	reader_open(reader, fd, COORDS_LETTERS);
	reader->collection.take = take;
	reader->collection.context = reading;
	if (!reader_read(reader, format_named(sample->format)))
		abort();
	reader_free(reader);
	close(fd);
}

static void test_two_at_once(const struct sample *sample)
{
	struct reading *alone = calloc(1, sizeof *alone), *nested = calloc(1, sizeof *nested);
	read_sample(alone, sample, 0, false);
	read_sample(nested, sample, 0, true);
	tap(alone->out.used > 0 && alone->out.used == nested->out.used &&
	        memcmp(alone->out.bytes, nested->out.bytes, alone->out.used) == 0,
	    "%s: a reader reads the same while another reads another file", sample->format);
	free(alone);
	free(nested);
}

static void test_guess(const struct sample *sample)
{
	struct reading *reading = calloc(1, sizeof *reading);
	const struct format *guess[2];
	for (int file = 0; file < 2; file++) {
		int fd = open_sample(sample, file);
		reader_open(&reading->reader, fd, COORDS_LETTERS);
		guess[file] = format_guess(&reading->reader.input, COORDS_LETTERS);
		close(fd);
	}
	tap(guess[0] == format_named(sample->format) && guess[0] == guess[1], "%s: auto recognizes both files",
	    sample->format);
	free(reading);
}

static const struct sample *sample_of(const char *name)
{
	for (int i = 0; i < SAMPLES; i++)
		if (strcmp(samples[i].format, name) == 0)
			return &samples[i];
	return NULL;
}

static void test_rows(void)
{
	bool reads = true, writes = true;
	for (int i = 1; formats_read_names[i]; i++)
		reads &= sample_of(formats_read_names[i]) && (format_named(formats_read_names[i])->read ||
		                                              format_named(formats_read_names[i])->read_line);
	for (int i = 0; formats_write_names[i]; i++)
		writes &= format_named(formats_write_names[i])->write != NULL;
	tap(reads, "each format of --from has a reader, and two files here");
	tap(writes, "each format of --to has a writer");
	tap(!format_named("auto") && !format_by_ending(text_span("moves")) &&
	        format_by_ending(text_span("XML")) == &format_rif,
	    "a format is found by its name and by the ending of a file");
}

int main(void)
{
	test_rows();
	for (int i = 0; i < SAMPLES; i++) {
		test_guess(&samples[i]);
		test_two_at_once(&samples[i]);
	}
	return tap_status();
}
