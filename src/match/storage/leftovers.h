/* Removes temporary files that a program left when it was killed between writing and renaming. */
#ifndef LEFTOVERS_H
#define LEFTOVERS_H

/* Removes the regular files of a folder whose names match the pattern, which belong to the user, and which did not
   change for a day. Folder "" is the working folder. In the pattern, X is a letter or digit, # is a digit from 1, and
   any other character is itself. */
void leftovers_remove(const char *folder, const char *pattern);

#endif
