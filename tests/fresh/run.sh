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
project=$PWD suite=$1
shift
((EUID == 0)) || { echo "Making a bare Debian needs root."; exit 1; }
system=${FRESH_KEEP:-$(mktemp -d /var/tmp/magicmaze-fresh.XXXXXX)}
log=$system.log

clean_up() {
  local folder
  for folder in dev/shm dev/pts dev sys proc; do umount -l "$system/$folder" 2>/dev/null || true; done
  if [[ -z ${FRESH_KEEP:-} ]]; then rm -rf --one-file-system "$system" "$log"; fi
}
trap clean_up EXIT

# The bare system gets this machine's package sources, registry, certificates and network.
make_system() {
  local mirror file
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 2>/dev/null | head -n 1)
  debootstrap --variant=minbase --include=ca-certificates,git,sudo "$suite" "$system" "$mirror" >"$log" 2>&1 || { tail -n 5 "$log"; exit 1; }
  cp -r /etc/apt/sources.list.d /etc/apt/apt.conf.d "$system/etc/apt/"
  : >"$system/etc/apt/sources.list"
  sed -i "s/bookworm\|trixie/$suite/g" "$system"/etc/apt/sources.list.d/*.sources
  cp -r /usr/local/share/ca-certificates/. "$system/usr/local/share/ca-certificates/" 2>/dev/null || true
  cp -r /etc/ssl/certs/. "$system/etc/ssl/certs/"
  for file in /etc/hosts /etc/resolv.conf; do install -D -m 644 "$file" "$system$file"; done
  echo 'stranger ALL=(ALL) NOPASSWD: ALL' >"$system/etc/sudoers.d/stranger"
  chroot "$system" useradd --create-home --shell /bin/bash stranger
  if command -v npm >/dev/null; then printf 'registry=%s\n' "$(npm config get registry 2>/dev/null)" >"$system/home/stranger/.npmrc"; fi
}
[[ -x $system/bin/bash ]] || make_system

for folder in proc sys dev dev/pts; do mountpoint -q "$system/$folder" || mount --bind "/$folder" "$system/$folder"; done
mountpoint -q "$system/dev/shm" || mount -t tmpfs tmpfs "$system/dev/shm"
chroot=$(command -v chroot) # in a folder that isn't in an ordinary user's PATH
inside() { env -i PATH=/usr/local/bin:/usr/bin:/bin TERM=dumb LANG=C.UTF-8 HOME=/home/stranger "$chroot" "$system" "$@"; }

if (($#)); then
  inside env PATH=/usr/sbin:/usr/bin:/sbin:/bin bash -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$@"' install "$@" >>"$log" 2>&1 ||
    { tail -n 5 "$log"; exit 1; }
fi
clone="$system/home/stranger/magic maze"
rm -rf "$clone"
git clone -q "$project" "$clone"
chroot "$system" chown -R stranger: /home/stranger

begun=$SECONDS
if [[ -n ${FRESH_COMMAND:-} ]]; then
  inside sudo -u stranger -H bash -c 'cd ~/"magic maze" && eval "$1"' fresh "$FRESH_COMMAND"
  exit
fi
# shellcheck disable=SC2016 # meant for the shell inside
inside sudo -u stranger -H bash -c '
  ask() { exec 3<>/dev/tcp/127.0.0.1/48080 && printf "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n" >&3 && cat <&3; }
  cd ~/"magic maze"
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
