/* Temporary files that a program left behind because it was killed between writing and renaming. */
#ifndef LEFTOVERS_H
#define LEFTOVERS_H

/* Removes from the folder ("" is the working folder) the files whose names match the pattern, that are regular, our
   own, and older than a day. In the pattern X stands for a letter or digit, # for a digit from 1, all else for
   itself. */
void leftovers_remove(const char *folder, const char *pattern);

#endif
