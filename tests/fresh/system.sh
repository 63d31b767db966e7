# A bare Debian in a folder, for what only a new machine shows. Sourced by the checks of the group fresh, in the project's
# folder. Needs root.
# shellcheck shell=bash
((EUID == 0)) || { echo "Making a bare Debian needs root."; exit 1; }
chroot=$(command -v chroot) # in a folder that isn't in an ordinary user's PATH

# make_system SUITE FOLDER: a minimal system with git, ca-certificates and sudo, for an ordinary user called stranger, from
# the package sources of this machine and with its registry, certificates and network. Its log is FOLDER.log.
make_system() {
  local suite=$1 system=$2 mirror file
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 2>/dev/null | head -n 1)
  debootstrap --variant=minbase --include=ca-certificates,git,sudo "$suite" "$system" "$mirror" >"$system.log" 2>&1 ||
    { tail -n 5 "$system.log"; exit 1; }
  cp -r /etc/apt/sources.list.d /etc/apt/apt.conf.d "$system/etc/apt/"
  chmod 755 "$system" # not everyone may enter what mktemp has made
  : >"$system/etc/apt/sources.list"
  sed -i "s/bookworm\|trixie/$suite/g" "$system"/etc/apt/sources.list.d/*.sources
  cp -r /usr/local/share/ca-certificates/. "$system/usr/local/share/ca-certificates/" 2>/dev/null || true
  cp -r /etc/ssl/certs/. "$system/etc/ssl/certs/"
  for file in /etc/hosts /etc/resolv.conf; do install -D -m 644 "$file" "$system$file"; done
  echo 'stranger ALL=(ALL) NOPASSWD: ALL' >"$system/etc/sudoers.d/stranger"
  chroot "$system" useradd --create-home --shell /bin/bash stranger
  if command -v npm >/dev/null; then printf 'registry=%s\n' "$(npm config get registry 2>/dev/null)" >"$system/home/stranger/.npmrc"; fi
}

connect_system() {
  local system=$1 folder
  for folder in proc sys dev dev/pts; do mountpoint -q "$system/$folder" || mount --bind "/$folder" "$system/$folder"; done
  mountpoint -q "$system/dev/shm" || mount -t tmpfs tmpfs "$system/dev/shm"
}

disconnect_system() {
  local system=$1 folder
  for folder in dev/shm dev/pts dev sys proc; do umount -l "$system/$folder" 2>/dev/null || true; done
}

remove_system() {
  disconnect_system "$1"
  rm -rf --one-file-system "$1" "$1.log"
}

# inside SYSTEM COMMAND...: with nothing of this machine's environment.
inside() {
  local system=$1
  shift
  env -i PATH=/usr/local/bin:/usr/bin:/bin TERM=dumb LANG=C.UTF-8 HOME=/home/stranger "$chroot" "$system" "$@"
}

# as_root SYSTEM COMMAND...
as_root() {
  local system=$1
  shift
  inside "$system" env PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive "$@"
}

# install_in SYSTEM PACKAGE...: settings of apt that came from this machine stay.
install_in() {
  local system=$1
  shift
  as_root "$system" bash -c 'apt-get update -qq && apt-get install -qq -y -o DPkg::Options::=--force-confold "$@"' install "$@" \
    >>"$system.log" 2>&1 </dev/null ||
    { tail -n 5 "$system.log"; exit 1; }
}

# clone_into SYSTEM: the last commit, in a folder with a space in its name. In a system that was kept, what was built there stays.
clone_into() {
  local clone="$1/home/stranger/magic maze"
  if [[ -d $clone ]]; then
    git -c safe.directory="$clone" -C "$clone" fetch -q "$PWD" HEAD
    git -c safe.directory="$clone" -C "$clone" update-index -q --refresh || true # files that haven't changed keep their time
    git -c safe.directory="$clone" -C "$clone" reset -q --hard FETCH_HEAD
  else
    git clone -q "$PWD" "$clone"
  fi
  chroot "$1" chown -R stranger: /home/stranger
}

# in_clone SYSTEM COMMAND: as the ordinary user.
in_clone() { inside "$1" sudo -u stranger -H bash -c 'cd ~/"magic maze" && eval "$1"' fresh "$2"; }
