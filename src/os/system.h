/* Asks the headers of a system for what they have beyond POSIX. A file that needs it includes this first. */
#ifndef SYSTEM_H
#define SYSTEM_H

/* NOLINTBEGIN(bugprone-reserved-identifier) */
#undef _POSIX_C_SOURCE   /* on BSDs it would hide the rest */
#define _DEFAULT_SOURCE  /* glibc, musl */
#define _GNU_SOURCE      /* the same, for the cores that a program may use */
#define _DARWIN_C_SOURCE /* macOS */
#define _NETBSD_SOURCE
#define _BSD_SOURCE /* OpenBSD */
/* NOLINTEND(bugprone-reserved-identifier) */

#endif
