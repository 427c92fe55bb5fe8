/* Where a program is that was started by some name, on systems that do not tell. */
#include "os/system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "os/program.h"
#include "tap.h"

/* Is the program that was started as `name` found at `wanted`? */
static bool is_found(const char *name, const char *folders, const char *wanted)
{
	char path[4096];
	program_find(path, sizeof path, name, folders);
	if (strcmp(path, wanted) != 0)
		printf("# %s is %s\n", name, path);
	return strcmp(path, wanted) == 0;
}

static void make_file(const char *name, mode_t mode)
{
	FILE *file = fopen(name, "w");
	tap(file && fclose(file) == 0 && chmod(name, mode) == 0, name);
}

int main(void)
{
	char made[] = "/tmp/renju-program-XXXXXX", here[4096], program[4200], folders[2][8400];
	tap(mkdtemp(made) && chdir(made) == 0 && getcwd(here, sizeof here), "a folder is made");
	tap(mkdir("not", 0700) == 0 && mkdir("bin", 0700) == 0 && mkdir("links", 0700) == 0, "and three in it");
	make_file("not/renju", 0600);
	make_file("bin/renju", 0700);
	tap(symlink("../bin/renju", "links/play") == 0, "a link to the program");
	snprintf(program, sizeof program, "%s/bin/renju", here);
	snprintf(folders[0], sizeof folders[0], "/nowhere:%s/not:%s/bin", here, here);
	snprintf(folders[1], sizeof folders[1], "%s/links:/nowhere", here);
	tap(is_found("renju", folders[0], program), "the first folder of PATH that can run it");
	tap(is_found("play", folders[1], program), "links are followed");
	tap(is_found("bin/renju", NULL, program), "a path stands for itself");
	tap(is_found("renju", folders[1], "renju") && is_found("renju", NULL, "renju"), "a name that is nowhere stays");
	tap(is_found("./renju", folders[0], "./renju"), "a path is not looked for");
	tap(chdir("bin") == 0 && is_found("renju", "/nowhere:", program), "an empty name is this folder");
	tap(unlink("renju") == 0 && unlink("../links/play") == 0 && unlink("../not/renju") == 0 && chdir(here) == 0 &&
	        rmdir("bin") == 0 && rmdir("links") == 0 && rmdir("not") == 0 && rmdir(here) == 0,
	    "all are removed");
	return tap_status();
}
