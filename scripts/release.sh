# The steps of ./package: puts the files of a release in place and packs them in two ways. Sourced after build.sh.
# shellcheck shell=bash

OUT=build/package
TREE=$OUT/tree # laid out as on an installed system
MADE=()        # the names of the files in OUT

# What Debian's architectures are called elsewhere.
declare -A MACHINE=([amd64]=x86_64 [arm64]=aarch64)

# The version that the program itself reports. Between two releases it also has the date of the last change, so that later
# packages count as newer, and the release itself as newer than all of them.
release_version() {
  local version
  version=$(build/release/magicmaze --version | awk '{print $2}')
  if git rev-parse --git-dir >/dev/null 2>&1 && ! git describe --exact-match --tags HEAD >/dev/null 2>&1; then
    version+="~$(TZ=UTC git log -1 --date=format-local:%Y%m%d.%H%M%S --format=%cd.%h)"
  fi
  printf '%s' "$version"
}

# The manual: a page for the program and one for each command, which say what --help says.
# man_page NAME SUMMARY: how every page begins.
man_page() { printf '.TH %s 1 "" "Magic Maze Online" "Games"\n.SH NAME\n%s \\- %s\n' "${1^^}" "${1//-/\\-}" "$2"; }

commands_of() { "$1" --help | awk '$1 == "magicmaze" {print $2}'; }

program_page() {
  local program=$1 command
  man_page magicmaze 'rob the mall together, in silence'
  printf '.SH DESCRIPTION\n.nf\n'
  "$program" --help | roff_text
  printf '.fi\n.SH FILES\n.nf\n/etc/magicmaze/magicmaze.conf    options of the service\n/var/lib/magicmaze               its games\n/usr/share/doc/magicmaze         docs/ and examples/, as mentioned above\n.fi\n'
  printf '.SH SEE ALSO\n'
  for command in $(commands_of "$program"); do printf '.BR magicmaze\\-%s (1)\n' "$command"; done
}

command_page() {
  local program=$1 command=$2
  man_page "magicmaze-$command" "$("$program" "$command" --help | sed -n '2s/^ *//p' | roff_text)"
  printf '.SH OPTIONS\n.nf\n'
  "$program" "$command" --help | roff_text
  if [[ $command == admin ]]; then
    printf '\n'
    "$program" admin help | roff_text
  fi
  printf '.fi\n.SH SEE ALSO\n.BR magicmaze (1)\n'
}

roff_text() { sed -e 's/\\/\\e/g' -e "s/^\\([.']\\)/\\\\\\&\\1/" -e 's/-/\\-/g'; }

# licence NAME FILE: nothing is shipped without its licence.
licence() {
  [[ -s $2 ]] || fail "The licence of $1 isn't in $2."
  install -m 644 "$2" "$TREE/usr/share/doc/magicmaze/licences/$1.txt"
}

# The Boost that the program was compiled with, such as 1.81: Debian 12 and 13 have different ones.
boost_version() { sed -n 's,^Boost_DIR:.*/Boost-\([0-9]*\.[0-9]*\)\..*,\1,p' build/release/CMakeCache.txt; }

maintainer() { sed -n 's/^Maintainer: //p' deploy/debian/control; }

# In the form that Debian's tools read; what has changed is told in our own one.
debian_changelog() {
  printf 'magicmaze (1:%s) stable; urgency=medium\n\n' "$VERSION"
  printf '  * What is new: /usr/share/doc/magicmaze/CHANGELOG.md.gz\n\n'
  printf ' -- %s  %s\n' "$(maintainer)" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
}

lay_out_release() {
  local doc=$TREE/usr/share/doc/magicmaze file command
  VERSION=$(release_version)
  # The same sources make the same files, byte for byte.
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)
  export SOURCE_DATE_EPOCH
  umask 022
  rm -rf "$OUT"/tree* "$OUT"/magicmaze_*.deb "$OUT"/magicmaze-*.tar.xz
  mkdir -p "$TREE"/{usr/bin,usr/lib/{magicmaze,systemd/system},etc/magicmaze,usr/share/man/man1} \
    "$TREE"/usr/share/{bash-completion/completions,zsh/vendor-completions,fish/vendor_completions.d} "$doc"/{licences,docs,examples/bots}
  strip --strip-unneeded -o "$TREE/usr/bin/magicmaze" build/release/magicmaze
  chmod 755 "$TREE/usr/bin/magicmaze"
  install -m 644 deploy/magicmaze.service deploy/magicmaze-backup.service deploy/magicmaze-backup.timer \
    "$TREE/usr/lib/systemd/system"
  install -m 755 deploy/backup.sh "$TREE/usr/lib/magicmaze"
  install -m 644 deploy/magicmaze.conf "$TREE/etc/magicmaze/magicmaze.conf"
  program_page build/release/magicmaze | gzip -9n >"$TREE/usr/share/man/man1/magicmaze.1.gz"
  for command in $(commands_of build/release/magicmaze); do
    command_page build/release/magicmaze "$command" | gzip -9n >"$TREE/usr/share/man/man1/magicmaze-$command.1.gz"
  done
  build/release/magicmaze completion bash >"$TREE/usr/share/bash-completion/completions/magicmaze"
  build/release/magicmaze completion zsh >"$TREE/usr/share/zsh/vendor-completions/_magicmaze"
  build/release/magicmaze completion fish >"$TREE/usr/share/fish/vendor_completions.d/magicmaze.fish"
  # Laid out as in the sources, so that links between them work and the paths in --help are right.
  install -m 644 docs/*.md "$doc/docs"
  rm "$doc/docs"/{tour,adding-a-module}.md # these are about the sources, which aren't included
  for file in pictures protocol; do
    install -d -m 755 "$doc/docs/$file"
    install -m 644 "docs/$file"/* "$doc/docs/$file"
  done
  install -m 755 examples/bots/*.py "$doc/examples/bots"
  gzip -9nc CHANGELOG.md >"$doc/CHANGELOG.md.gz"
  debian_changelog | gzip -9n >"$doc/changelog.gz"
  install -m 644 deploy/nginx.conf deploy/nginx-sub-path.conf deploy/Caddyfile deploy/turnserver.conf \
    deploy/prometheus-rules.yml deploy/grafana.json "$doc/examples"
  for file in filter.d jail.d; do
    install -D -m 644 "deploy/fail2ban/$file/magicmaze.conf" "$doc/examples/fail2ban/$file/magicmaze.conf"
  done
  cat deploy/debian/copyright LICENSE >"$doc/copyright"
  licence boost "/usr/share/doc/libboost$(boost_version)-dev/copyright"
  licence libc++ /usr/share/doc/libc++-19-dev-wasm32/copyright
  licence compiler-rt /usr/share/doc/libclang-rt-19-dev-wasm32/copyright
  licence wasi-libc /usr/share/doc/wasi-libc/copyright
  licence preact web/node_modules/preact/LICENSE
  licence signals web/node_modules/@preact/signals/LICENSE
  licence signals-core web/node_modules/@preact/signals-core/LICENSE
  licence uqr web/node_modules/uqr/LICENSE
  licence fredoka web/node_modules/@fontsource/fredoka/LICENSE
  licence atkinson-hyperlegible-next web/node_modules/@fontsource-variable/atkinson-hyperlegible-next/LICENSE
  (cd "$TREE" && find . -type f | LC_ALL=C sort | sed 's/^\./  /')
}

# lay_out_for ARCHITECTURE: the same files, with the program that was built for it (scripts/sysroot.sh).
lay_out_for() {
  cp -a "$TREE" "$TREE-$1"
  "${MACHINE[$1]}-linux-gnu-strip" --strip-unneeded -o "$TREE-$1/usr/bin/magicmaze" "build/$1/magicmaze"
}

# tree_of ARCHITECTURE
tree_of() { if [[ $1 == "$(dpkg --print-architecture)" ]]; then printf '%s' "$TREE"; else printf '%s' "$TREE-$1"; fi; }

# needed_libraries ARCHITECTURE: the Debian packages of the libraries that the program is linked with.
needed_libraries() {
  local work=$OUT/work sysroot=$ROOT/build/sysroot-$1 program elsewhere=()
  program=$(realpath "$(tree_of "$1")/usr/bin/magicmaze")
  if [[ $1 != "$(dpkg --print-architecture)" ]]; then
    elsewhere=("--admindir=$sysroot/dpkg" "-l$sysroot/usr/lib/${MACHINE[$1]}-linux-gnu")
  fi
  mkdir -p "$work/debian"
  printf 'Source: magicmaze\n\nPackage: magicmaze\nArchitecture: any\n' >"$work/debian/control"
  (cd "$work" && DEB_HOST_ARCH=$1 dpkg-shlibdeps "${elsewhere[@]}" -O "$program" 2>"$ROOT/$LOGS/libraries-$1.log") |
    sed -n 's/^shlibs:Depends=//p'
}

# make_deb ARCHITECTURE. Its version begins with 1: because Debian has an older game called magicmaze, which is at 1.5. Without
# it, apt would take that for an upgrade of ours.
make_deb() {
  local architecture=$1 control=$OUT/deb deb=magicmaze_${VERSION}_$1.deb tree depends
  tree=$(tree_of "$architecture")
  depends=$(needed_libraries "$architecture")
  [[ -n $depends ]] || fail "dpkg-shlibdeps doesn't say which libraries the program needs; see $LOGS/libraries-$architecture.log."
  rm -rf "$control"
  cp -a "$tree" "$control"
  install -d -m 755 "$control/DEBIAN"
  install -m 755 deploy/debian/{postinst,prerm,postrm} "$control/DEBIAN"
  install -m 644 deploy/debian/conffiles "$control/DEBIAN"
  sed -e "s/@VERSION@/$VERSION/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@DEPENDS@/$depends/" \
    -e "s/@KILOBYTES@/$(du -sk "$tree" | cut -f1)/" deploy/debian/control >"$control/DEBIAN/control"
  (cd "$control" && find . -path ./DEBIAN -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum |
    sed 's, \./, ,') >"$control/DEBIAN/md5sums"
  find "$control" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
  dpkg-deb --root-owner-group -Zxz --build "$control" "$OUT/$deb" >/dev/null
  MADE+=("$deb")
  say "  $architecture needs: $depends"
}

# make_archive ARCHITECTURE
make_archive() {
  local name=magicmaze-$VERSION-linux-${MACHINE[$1]:-$(uname -m)} tree
  tree=$(tree_of "$1")
  rm -rf "${OUT:?}/$name"
  cp -a "$tree" "$OUT/$name"
  tar -C "$OUT" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner -cf - "$name" |
    xz -T0 >"$OUT/$name.tar.xz"
  rm -rf "${OUT:?}/$name"
  MADE+=("$name.tar.xz")
}

# The Python package with its library, for every Python 3 on machines of this kind.
make_wheel() {
  local work=$ROOT/$OUT/work/wheel log=$LOGS/wheel.log
  rm -rf "$work" "$OUT"/magicmaze-*.whl
  mkdir -p "$work"
  (cd python && /usr/bin/python3 setup.py build -b "$work/build" egg_info -e "$work" bdist_wheel -b "$work/files" -d "$ROOT/$OUT") \
    >"$log" 2>&1 || { tail -n 12 "$log" >&2; fail "The Python package can't be built; see $log."; }
  MADE+=("$(cd "$OUT" && ls magicmaze-*.whl)")
}

make_checksums() {
  (cd "$OUT" && sha256sum "${MADE[@]}" >SHA256SUMS)
  MADE+=(SHA256SUMS)
}
