/* Notes as comments in lines: "# note 3 LB 7 8 A" has the ply, SGF's property, column and row from 0 (or - -), and the
   text, in which newlines, carriage returns and backslashes are a backslash and n, r or backslash. */
#ifndef NOTE_LINE_H
#define NOTE_LINE_H

#include "record/notes.h"

/* Writes a note. A comment that is too long for one line is written as several, cut at the ends of its lines if
   possible; other long texts are cut. Subtracts what it writes from *left; if there is less left, writes nothing and
   returns false. */
bool note_line_put(struct sink *out, const struct note *note, size_t *left);
/* Reads what follows "# note", up to the end of the line, for a game of this size that has this many plies. Blanks at
   the end belong to the note. Adds the note to those that have no ply yet, and returns the ply that the line names;
   returns -1, and adds nothing, for any other text. */
int note_line_read(struct notes *notes, struct span words, int size, int plies);

#endif
