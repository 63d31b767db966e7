#!/usr/bin/env bash
# In a bare Debian, from a clone of the project: installs the Python package as docs/python.md says, from the sources and as
# the wheel of ./package, and runs the package's tests with each.
#
#   FRESH_COMMAND='bash tests/fresh/python.sh' tests/fresh/run.sh bookworm
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

apt_line=$(sed -n 's/^    apt install \(.*\)$/\1/p' docs/python.md)
[[ -n $apt_line ]] || { echo "docs/python.md has no line with apt install."; exit 1; }
echo "apt install $apt_line"
sudo apt-get update -qq
# shellcheck disable=SC2086 # several packages
sudo DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $apt_line >/dev/null

# The lines after it.
sed -n '/^    python3 -m venv/,/^$/p' docs/python.md | sed 's/^    //' >~/install.sh
cat ~/install.sh
bash -e ~/install.sh >/dev/null
env/bin/python -c 'from magicmaze import Game; print("Installed from the sources:", Game("F3", seats=4, seed=1).hash)'

./package >~/package.out 2>&1 || { tail -n 20 ~/package.out; exit 1; }
python3 -m venv --system-site-packages ~/wheel
~/wheel/bin/pip install --quiet --no-index build/package/magicmaze-*.whl

for python in env/bin/python ~/wheel/bin/python; do
  echo "The tests with $($python -c 'import magicmaze; print(magicmaze.__file__)'):"
  $python tests/python/package_test.py --installed build/release/magicmaze
done
echo "Installed from the sources and as a wheel, and tested."
