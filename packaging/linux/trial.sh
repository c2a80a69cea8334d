#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# trial.sh RELEASE FOLDER [arm64]: tries the packages in FOLDER on a minimal Debian of that release which has never
# seen the sources: installs them with apt, uses them, upgrades over an older version, removes them. Pictures
# of the windows come to lie in FOLDER/trial. Needs root's rights; some five minutes. arm64.sh tries those for arm64.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/root.sh"

release=${1:?Which release of Debian?} packages=$(cd "${2:?Which folder has the packages?}" && pwd -P)
architecture=${3:-}
make_root "$release" "$architecture"
folder=$project/build/debian/$release${architecture:+-$architecture}
pictures=$packages/trial
rm -rf "$pictures"
mkdir -p "$pictures"

# try_in_root SCRIPT: in a root that is thrown away.
try_in_root() {
    local root=$folder/trial
    rm -rf "$root"
    cp -a "$folder/base" "$root"
    mkdir "$root/packages" "$root/pictures"
    cp "$(dirname "${BASH_SOURCE[0]}")"/trial/*.sh "$root/usr/local/bin/"
    in_root "$root" "$packages:/packages" "$pictures:/pictures" -- bash "/usr/local/bin/$1"
    rm -rf "$root"
}

try_in_root debs.sh
try_in_root bundle.sh
echo "All packages for $release${architecture:+ on $architecture} were installed, used and removed."
