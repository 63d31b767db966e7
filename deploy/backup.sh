#!/bin/sh
# Makes a backup with the date in its name, then deletes the oldest ones: for magicmaze-backup.service, and for the
# container of deploy/compose.
#
#   backup.sh FOLDER KEEP [OPTION...]     KEEP is how many backups stay; the OPTIONs are those of `magicmaze backup`
set -eu
folder=$1 keep=$2
shift 2
case $keep in
  '' | 0 | *[!0-9]*)
    echo "KEEP is a number from 1, not '$keep'." >&2
    exit 2
    ;;
esac
umask 077
# Left by a backup that was killed. No later one has the same name and would remove it.
rm -f "$folder"/magicmaze-*.backup.*.part
magicmaze backup "$folder/magicmaze-$(date -u +%Y-%m-%dT%H-%M-%SZ).backup" "$@"

# Their names are in the order of their dates. If there's no new one, this isn't reached.
set -- "$folder"/magicmaze-????-??-??T??-??-??Z.backup
while [ $# -gt "$keep" ]; do
  rm -f "$1"
  shift
done
