# The apt repository that ./package makes: a folder for any web server, with the packages in it. Sourced after release.sh.
# shellcheck shell=bash

# The list of what is in the folder at hand, with sums that apt checks.
release_file() {
  local file
  printf 'Origin: Magic Maze Online\nLabel: Magic Maze Online\n'
  printf 'Architectures: %s\n' "$(sed -n 's/^Architecture: //p' Packages | LC_ALL=C sort -u | paste -sd ' ')"
  printf 'Date: %s\nSHA256:\n' "$(LC_ALL=C date -u -d "@$SOURCE_DATE_EPOCH" '+%a, %d %b %Y %H:%M:%S UTC')"
  for file in Packages Packages.gz; do
    printf ' %s %d %s\n' "$(sha256sum "$file" | cut -d ' ' -f 1)" "$(stat -c %s "$file")" "$file"
  done
}

# make_repository [KEY]: signed with that GPG key, if there is one. The public key is then next to it.
make_repository() {
  local key=${1:-} repository=$OUT/apt
  rm -rf "$repository"
  mkdir -p "$repository"
  install -m 644 "$OUT"/magicmaze_*.deb "$repository"
  (
    cd "$repository"
    dpkg-scanpackages --multiversion . >Packages 2>/dev/null
    gzip -9nk Packages
    release_file >Release
    if [[ -n $key ]]; then
      gpg --batch --yes --local-user "$key" --output InRelease --clearsign Release &&
        gpg --batch --yes --armor --output magicmaze.asc --export "$key"
    fi
  ) >"$LOGS/repository.log" 2>&1 || { tail -n 12 "$LOGS/repository.log" >&2; fail "The repository can't be made or signed; see $LOGS/repository.log."; }
}
