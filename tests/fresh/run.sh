#!/usr/bin/env bash
# Starts the game in a bare Debian, as a newcomer would: only a new machine shows a missing package or a tool of another
# version.
#
#   tests/fresh/run.sh SUITE [PACKAGE...]
#
# Makes a minimal system of SUITE (bookworm is Debian 12, trixie 13) with git, ca-certificates, sudo and the PACKAGEs, from
# the package sources of this machine. An ordinary user with sudo clones the last commit into a folder with a space in its
# name, runs ./play there, and the page has to answer. Needs root; takes some minutes and 3 GB, which are freed at the end.
# FRESH_COMMAND runs another command of the clone instead. FRESH_KEEP=FOLDER keeps the system there, for a second run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/fresh/system.sh
suite=$1
shift
system=${FRESH_KEEP:-$(mktemp -d /var/tmp/magicmaze-fresh.XXXXXX)}

clean_up() {
  if [[ -n ${FRESH_KEEP:-} ]]; then disconnect_system "$system"; else remove_system "$system"; fi
}
trap clean_up EXIT

[[ -x $system/bin/bash ]] || make_system "$suite" "$system"
connect_system "$system"
if (($#)); then install_in "$system" "$@"; fi
clone_into "$system"

begun=$SECONDS
if [[ -n ${FRESH_COMMAND:-} ]]; then
  in_clone "$system" "$FRESH_COMMAND"
  exit
fi
# shellcheck disable=SC2016 # meant for the shell inside
in_clone "$system" '
  ask() { exec 3<>/dev/tcp/127.0.0.1/48080 && printf "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n" >&3 && cat <&3; }
  ./play --listen 127.0.0.1:48080 --data ~/games >~/play.out 2>&1 &
  for ((i = 0; i < 3000; ++i)); do
    if answer=$(ask 2>/dev/null); then break; fi
    kill -0 $! 2>/dev/null || break
    sleep 1
  done
  kill $! 2>/dev/null
  wait $!
  cat ~/play.out
  grep -q "200 OK" <<<"$answer" && grep -q "<script" <<<"$answer"' ||
  { echo "./play did not bring up the page."; exit 1; }
echo "From a bare $suite to the page in $((SECONDS - begun)) seconds."
