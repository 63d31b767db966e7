# Debian's libraries for another architecture, unpacked in a folder, for Debian's cross compiler. Nothing of another architecture
# is installed, and apt's settings stay as they are. Sourced after packages.sh.
# shellcheck shell=bash

# apt_for ARCHITECTURE FOLDER WORD...: apt-get as on a machine of that architecture with nothing installed. Its lists and its
# downloads are in FOLDER.
apt_for() {
  local architecture=$1 folder=$2
  shift 2
  mkdir -p "$folder"/{lists,archives}/partial
  : >"$folder/status"
  apt-get -q -y -o APT::Architecture="$architecture" -o APT::Architectures="$architecture" -o APT::Sandbox::User= \
    -o Debug::NoLocking=1 -o Acquire::Languages=none -o Acquire::Retries=2 -o Acquire::http::Timeout=30 \
    -o Dir::State="$folder" -o Dir::State::lists="$folder/lists" -o Dir::State::status="$folder/status" \
    -o Dir::Cache="$folder" -o Dir::Cache::archives="$folder/archives" "$@" </dev/null
}

# unpack SYSROOT PACKAGE...: puts their files in place, and what dpkg-shlibdeps reads about them into SYSROOT/dpkg.
unpack() {
  local sysroot=$1 info=$1/dpkg/info package name file
  shift
  mkdir -p "$sysroot"/{usr/lib,dpkg/info}
  ln -s usr/lib "$sysroot/lib" # as on an installed system
  echo 1 >"$info/format"
  for package in "$@"; do
    name=$(dpkg-deb --field "$package" Package):$(dpkg-deb --field "$package" Architecture)
    dpkg-deb --fsys-tarfile "$package" | tar -C "$sysroot" -x --keep-directory-symlink --no-same-owner --exclude='./dev/*'
    dpkg-deb --fsys-tarfile "$package" | tar -t | sed -e 's,/$,,' -e 's,^\./lib/,./usr/lib/,' -e "s,^\.,$sysroot," >"$info/$name.list"
    for file in symbols shlibs; do
      dpkg-deb --info "$package" "$file" >"$info/$name.$file" 2>/dev/null || rm "$info/$name.$file"
    done
    dpkg-deb --field "$package"
    printf 'Status: install ok installed\n\n'
  done >"$sysroot/dpkg/status"
}

# make_sysroot ARCHITECTURE: build/sysroot-ARCHITECTURE, with the libraries that the program is linked with and all they need.
make_sysroot() {
  local architecture=$1 sysroot=$ROOT/build/sysroot-$1 log=$LOGS/sysroot-$1.log row names=() wanted downloads
  for row in "${LIBRARY_PACKAGES[@]}"; do names+=("$(available_of "${row%% *}")"); done
  wanted="$sysroot ${names[*]}"
  if [[ $(cat "$sysroot/made-of" 2>/dev/null) == "$wanted" ]]; then return 0; fi
  need_space . 600 "the libraries for $architecture"
  rm -rf "$sysroot"
  downloads=$(mktemp -d)
  # A broken third-party source must not stop us: only the downloads count.
  apt_for "$architecture" "$downloads" update >"$log" 2>&1 || true
  if ! apt_for "$architecture" "$downloads" install --download-only --no-install-recommends "${names[@]}" >>"$log" 2>&1; then
    tail -n 12 "$log" >&2
    rm -rf "$downloads"
    explain_failed_installation "$log"
  fi
  if ! unpack "$sysroot" "$downloads"/archives/*.deb >>"$log" 2>&1; then
    tail -n 12 "$log" >&2
    rm -rf "$downloads" "$sysroot"
    fail "The libraries for $architecture can't be unpacked; see $log."
  fi
  rm -rf "$downloads"
  printf '%s' "$wanted" >"$sysroot/made-of"
}
