#!/usr/bin/env bash
# ./package in a bare Debian, and what it made in another one, which gets it with apt from the signed repository.
#
#   tests/fresh/package.sh SUITE
#
# lintian, of that Debian, finds no error. The package for arm64 is made there too, and run under qemu-user. The service's own command then answers in the second system, which has no compiler;
# removing the package leaves the games. Needs root; takes some minutes and 5 GB, which are freed at the end.
# FRESH_KEEP=FOLDER keeps both systems there, for a second run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/fresh/system.sh
suite=$1
folder=${FRESH_KEEP:-$(mktemp -d /var/tmp/magicmaze-fresh.XXXXXX)}
builder=$folder/builder host=$folder/host web=''

clean_up() {
  local system
  if [[ -n $web ]]; then kill "$web" 2>/dev/null || true; fi
  for system in "$builder" "$host"; do
    if [[ -n ${FRESH_KEEP:-} ]]; then disconnect_system "$system"; else remove_system "$system"; fi
  done
  if [[ -z ${FRESH_KEEP:-} ]]; then rm -rf --one-file-system "$folder"; fi
}
trap clean_up EXIT
mkdir -p "$folder"

if [[ ! -x $builder/bin/bash ]]; then
  make_system "$suite" "$builder"
  rm -rf "$host"
  cp -a "$builder" "$host"
fi
connect_system "$builder"
connect_system "$host"

begun=$SECONDS
install_in "$builder" --no-install-recommends gnupg
clone_into "$builder"
# shellcheck disable=SC2016 # meant for the shell inside
in_clone "$builder" '
  rm -rf ~/.gnupg
  gpg --batch -q --passphrase "" --quick-generate-key "Test <test@example.org>" ed25519 sign never
  ./package --sign test@example.org --arch arm64
  cd build/package && sha256sum --quiet -c SHA256SUMS'
install_in "$builder" --no-install-recommends lintian
in_clone "$builder" 'lintian --fail-on error build/package/magicmaze_*.deb'
install_in "$builder" --no-install-recommends qemu-user python3
in_clone "$builder" 'python3 tests/system/arm64_test.py --program build/release/magicmaze --made build/package'
echo "From a bare $suite to the package in $((SECONDS - begun)) seconds."

repository="$builder/home/stranger/magic maze/build/package/apt"
python3 -u -m http.server --bind 127.0.0.1 --directory "$repository" 0 >"$folder/web.log" 2>&1 &
web=$!
until port=$(sed -n 's/^Serving HTTP on 127.0.0.1 port \([0-9]*\) .*/\1/p' "$folder/web.log") && [[ -n $port ]]; do
  kill -0 "$web" || { cat "$folder/web.log"; exit 1; }
  sleep 0.1
done

install -D -m 644 "$repository/magicmaze.asc" "$host/etc/apt/keyrings/magicmaze.asc"
printf 'Types: deb\nURIs: http://127.0.0.1:%d/\nSuites: ./\nSigned-By: /etc/apt/keyrings/magicmaze.asc\n' "$port" \
  >"$host/etc/apt/sources.list.d/magicmaze.sources"
echo 'Acquire::http::Proxy::127.0.0.1 "DIRECT";' >"$host/etc/apt/apt.conf.d/99magicmaze"
as_root "$host" bash -c 'apt-get update -q && apt-get purge -qq -y magicmaze && apt-get install -q -y --no-install-recommends magicmaze' \
  >>"$host.log" 2>&1 || { tail -n 20 "$host.log"; exit 1; }
grep -q "Get:.* http://127.0.0.1:$port .*magicmaze" "$host.log" || { tail -n 20 "$host.log"; exit 1; }

# What systemd would start, as that user and with another port.
command=$(sed -n 's/^ExecStart=//p' "$host/usr/lib/systemd/system/magicmaze.service")
# shellcheck disable=SC2016 # meant for the shell inside
as_root "$host" bash -euc '
  ask() { exec 3<>/dev/tcp/127.0.0.1/48081 && printf "GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n" >&3 && cat <&3; }
  if command -v g++ g++-12 >/dev/null; then exit 1; fi
  MAGICMAZE_LISTEN=127.0.0.1:48081 setpriv --reuid magicmaze --regid magicmaze --clear-groups $1 >/tmp/magicmaze.out 2>&1 &
  answer=
  while kill -0 $! 2>/dev/null; do
    if answer=$(ask 2>/dev/null); then break; fi
    sleep 0.2
  done
  install -d -o magicmaze -g magicmaze -m 700 /var/lib/magicmaze-backups
  setpriv --reuid magicmaze --regid magicmaze --clear-groups \
    /usr/lib/magicmaze/backup.sh /var/lib/magicmaze-backups 2 --config /etc/magicmaze/magicmaze.conf
  kill $!
  wait $! || { cat /tmp/magicmaze.out; exit 1; }
  grep -q "200 OK" <<<"$answer" || { cat /tmp/magicmaze.out; exit 1; }
  [[ $(stat -c "%a %U %G" /etc/magicmaze/magicmaze.conf) == "640 root magicmaze" ]]
  DEBIAN_FRONTEND=noninteractive apt-get purge -qq -y magicmaze
  if [[ -e /usr/bin/magicmaze || -e /etc/magicmaze ]]; then exit 1; fi
  [[ -e /var/lib/magicmaze/magicmaze.sqlite ]]' service "$command" ||
  { echo "The installed service doesn't work."; exit 1; }
echo "From a bare $suite to the installed service in $((SECONDS - begun)) seconds."
