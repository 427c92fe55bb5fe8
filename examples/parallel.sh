#!/bin/sh
# Checks a large collection on all cores with GNU parallel: the same lines as one process, in the same order.
# usage: parallel.sh COLLECTION
set -u
parallel --will-cite --pipe --keep-order --block "${BLOCK:-10M}" renju -g <"$1"
