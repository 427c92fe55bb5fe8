/* Removes temporary files that a program left when it was killed between writing and renaming. */
#ifndef LEFTOVERS_H
#define LEFTOVERS_H

/* Removes files from a folder; "" is the working folder. The file's name matches the pattern; the file is regular,
   belongs to the user, and is older than a day. In the pattern X is a letter or digit, # a digit from 1; any other
   character is itself. */
void leftovers_remove(const char *folder, const char *pattern);

#endif
