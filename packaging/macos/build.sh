#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# build.sh QT: the disk image for Intel and Apple silicon, into build/package/packages.
# QT is the folder of Qt's own build, which is for both too, for example ~/Qt/6.8.3/macos; Homebrew's is not.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
qt=$(cd "${1:?Where is Qt, for example ~/Qt/6.8.3/macos?}" && pwd -P)

export CMAKE_OSX_ARCHITECTURES='arm64;x86_64'
export MACOSX_DEPLOYMENT_TARGET=12.0 # Qt 6.8's own
export CMAKE_PREFIX_PATH=$qt:$root/build/dependencies
cmake -DPREFIX="$root/build/dependencies" -P "$root/packaging/dependencies.cmake"
cd "$root"
cmake --preset package -DSVC_BUNDLE=ON -DHTTPLIB_LIBRARY=OFF # as source: a compiled one is for one processor
cmake --build --preset package
rm -rf build/package/packages
(cd build/package && cpack)
bash packaging/macos/sign.sh image build/package/packages/*.dmg
