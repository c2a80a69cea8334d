#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the programs for Windows on Debian 12, with Debian's own compiler and its own source of Qt; runs the
# tests that are for Windows and tries the packages, under wine. All of it is in build/windows.
#
#   packaging/windows/cross.sh            everything; Qt takes an hour or so, once
#   packaging/windows/cross.sh --pack     builds and packs alone
#   packaging/windows/cross.sh --test     builds and tests alone
#   packaging/windows/cross.sh --trial    tries the packages that are there
#
# It is a check that the sources are fit for Windows, by another compiler; what is given out is built by Visual C++
# with Qt's own libraries.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
. "$root/packaging/linux/packages.sh"
here=$root/packaging/windows
work=$root/build/windows
libraries=/usr/lib/x86_64-linux-gnu/cmake
case ${1:-} in
"") steps="pack test trial" ;;
--pack | --test | --trial) steps=${1#--} ;;
*) fail "usage: packaging/windows/cross.sh [--pack | --test | --trial]" ;;
esac

ensure_packages "${build_packages[@]}" g++-mingw-w64-x86-64-posix libz-mingw-w64-dev nsis wixl msitools librsvg2-bin xz-utils openssl \
    qt6-translations-l10n wine wine64 xvfb xauth openbox xdotool xclip imagemagick unzip osslsigncode bsdutils python3
mkdir -p "$work"

# logged NAME COMMAND…: quiet but where it fails.
logged() {
    local name=$1
    shift
    "$@" >"$work/$name.log" 2>&1 || {
        tail -n 40 "$work/$name.log" >&2
        fail "It failed; all of what was said: build/windows/$name.log"
    }
}

# fetch SOURCE [RELEASE]: unpacked as build/windows/src/SOURCE, from where this computer has its packages; of this
# release of Debian, or of another one.
fetch() {
    [ ! -d "$work/src/$1" ] || return 0
    say "Fetching Debian's source of $1"
    local packed=$work/src/packed/$1 release=${2:-$(. /etc/os-release && echo "$VERSION_CODENAME")} mirror
    mkdir -p "$packed/lists/partial"
    # apt puts the value in itself.
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Label: Debian' | head -n 1)
    echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $release main" >"$packed/sources.list"
    local apt=(apt-get -q -o Dir::Etc::sourcelist="$packed/sources.list" -o Dir::Etc::sourceparts=/dev/null
        -o Dir::State::lists="$packed/lists")
    logged fetch "${apt[@]}" update
    (cd "$packed" && logged fetch "${apt[@]}" source --download-only --tar-only "$1")
    mkdir "$work/src/$1.part"
    tar --extract --file "$(ls "$packed/$1"_*.orig.tar.?z)" --strip-components 1 --directory "$work/src/$1.part"
    mv "$work/src/$1.part" "$work/src/$1"
}

# Qt as small as the programs need it, without OpenGL, since nothing draws with it, and with Windows' own TLS.
# Without Direct2D there are no fonts of DirectWrite, which printing would look for.
build_qt() {
    [ ! -f "$work/qt/bin/Qt6PrintSupport.dll" ] || return 0 # older builds have none
    rm -rf "$work/qt" "$work/qt-build"
    fetch qt6-base
    say "Building Qt, which takes an hour or so"
    local off=() bundled=() part
    for part in sql dbus xml tabletevent vulkan zstd glib icu direct2d directwrite directwrite3; do
        off+=("-DFEATURE_$part=OFF")
    done
    for part in zlib pcre2 png jpeg freetype harfbuzz doubleconversion; do
        bundled+=("-DFEATURE_system_$part=OFF")
    done
    logged qt-configure cmake -S "$work/src/qt6-base" -B "$work/qt-build" -G Ninja \
        -DCMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_INSTALL_PREFIX="$work/qt" -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR="$libraries" \
        -DQT_BUILD_TESTS=OFF -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TOOLS_WHEN_CROSSCOMPILING=OFF \
        -DINPUT_opengl=no -DINPUT_openssl=no -DFEATURE_schannel=ON "${off[@]}" "${bundled[@]}"
    logged qt-build nice -n 19 cmake --build "$work/qt-build"
    logged qt-install cmake --install "$work/qt-build" --strip
}

# Of the libraries that are headers alone, these alone: beside them in /usr/include are those of Linux.
copy_headers() {
    fetch cpp-httplib
    mkdir -p "$work/headers/include" "$work/headers/share/cmake"
    cp -r --update /usr/include/tl "$work/headers/include/"
    cp -r --update /usr/share/cmake/tl-expected "$work/headers/share/cmake/"
    cp --update "$work/src/cpp-httplib/httplib.h" "$work/headers/include/"
}

# build_library SOURCE [OPTION…]: without shared libraries, as packaging/dependencies.cmake does.
build_library() {
    local name=$1
    shift
    [ ! -f "$work/library-$name/install_manifest.txt" ] || return 0
    logged "$name-configure" cmake -S "$work/src/$name" -B "$work/library-$name" -G Ninja \
        -DCMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF \
        -DBUILD_TESTING=OFF -DCMAKE_INSTALL_PREFIX="$work/libraries" -DCMAKE_INSTALL_LIBDIR=lib "$@"
    logged "$name-build" cmake --build "$work/library-$name" --target install
}

build_libraries() {
    fetch libxlsxwriter
    build_library libxlsxwriter
    fetch qtkeychain trixie # bookworm's own source is not where its list says
    # An option of Visual C++, which 0.15.0 gives every compiler for Windows.
    sed -i 's,( /utf-8 ,( ,' "$work/src/qtkeychain/qtkeychain/CMakeLists.txt"
    build_library qtkeychain -DBUILD_WITH_QT6=ON -DBUILD_TRANSLATIONS=OFF -DCMAKE_PREFIX_PATH="$work/qt" \
        -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR="$libraries"
}

build_programs() {
    say "Building the programs"
    # GCC 12 sees values that are not set where tests were inlined into one another.
    logged configure cmake -S "$root" -B "$work/app" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" -DSVC_WERROR=ON -DSVC_PNG_ICONS=ON -DSVC_TESTS=ON \
        -DCMAKE_CXX_FLAGS=-Wno-maybe-uninitialized \
        -DCMAKE_PREFIX_PATH="$work/qt;$work/headers;$work/libraries" -DHTTPLIB_INCLUDE_DIR="$work/headers/include" \
        -DXLSXWRITER_INCLUDE_DIR="$work/libraries/include" -DXLSXWRITER_LIBRARY="$work/libraries/lib/libxlsxwriter.a" \
        -DZLIB_LIBRARY=/usr/x86_64-w64-mingw32/lib/libz.a \
        -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR="$libraries" -DQt6LinguistTools_DIR="$libraries/Qt6LinguistTools" \
        -DSVC_QT_TRANSLATIONS="$(qtpaths6 --query QT_INSTALL_TRANSLATIONS)" \
        -DCMAKE_CROSSCOMPILING_EMULATOR="bash;$here/undertest.sh"
    logged build cmake --build "$work/app" --target svc-desktop svc-cli svc-demo-service
}

pack() {
    say "Packing"
    rm -rf "$work/app/packages" "$work/older"
    logged pack cpack --config "$work/app/CPackConfig.cmake" -B "$work/app/packages" -D CPACK_SVC_NSIS_TARGET=amd64-unicode
    # The same under an older version, to be upgraded from.
    logged pack-older cpack --config "$work/app/CPackConfig.cmake" -B "$work/older" \
        -D CPACK_SVC_NSIS_TARGET=amd64-unicode -D CPACK_PACKAGE_VERSION=0.0.9
    pack_signed
    rm -rf "$work"/{app/packages,older,signed}/{_CPack_Packages,*.json*}
    ls -l "$work/app/packages"
}

# By a certificate of nobody's: what is tried is where the signatures go.
pack_signed() {
    local folder=$work/signed file
    rm -rf "$folder"
    mkdir -p "$folder"
    logged certificate openssl req -x509 -newkey rsa:2048 -nodes -subj "/CN=Nobody" -days 2 \
        -addext extendedKeyUsage=codeSigning -keyout "$folder/key.pem" -out "$folder/certificate.pem"
    cat >"$folder/sign.sh" <<EOF
set -e
osslsigncode sign -certs "$folder/certificate.pem" -key "$folder/key.pem" -h sha256 -in "\$1" -out "\$1.signed"
mv "\$1.signed" "\$1"
EOF
    SVC_SIGN_COMMAND="sh '$folder/sign.sh'" logged pack-signed cpack --config "$work/app/CPackConfig.cmake" -B "$folder" \
        -D CPACK_SVC_NSIS_TARGET=amd64-unicode
    for file in "$folder"/*.exe "$folder"/*.msi; do
        logged verify osslsigncode verify -CAfile "$folder/certificate.pem" -in "$file"
    done
}

# run_wine NAME COMMAND…: with a display, and a Windows of its own that nothing was installed on.
run_wine() {
    local name=$1
    shift
    rm -rf "$work/wine-$name"
    LC_ALL=C.UTF-8 WINEPREFIX=$work/wine-$name WINEDLLOVERRIDES="mscoree,mshtml=" WINEDEBUG=-all \
        xvfb-run --auto-servernum --server-args="-screen 0 1920x1200x24" bash "$here/onwine.sh" "$@"
}

run_tests() {
    say "Building the tests"
    logged build-tests cmake --build "$work/app" --target portable_tests
    logged runtime cmake --install "$work/app" --prefix "$work/runtime"
    # What the programs load lies beside the tests as it does beside them.
    (cd "$work/runtime" && cp -r plugins translations ./*.dll qt.conf "$work/app/bin/")
    cp "$work/qt/bin/Qt6Test.dll" "$work/app/bin/"
    cp "$work/qt/plugins/platforms/qoffscreen.dll" "$work/app/bin/plugins/platforms/"
    # The tests of all surfaces show hundreds of windows, which takes wine too long.
    run_wine tests ctest --test-dir "$work/app" --label-regex portable \
        --exclude-regex '^tst_surface' \
        --output-on-failure --no-tests=error --timeout 300 -j2
}

for step in $steps; do
    case $step in
    pack | test)
        build_qt
        copy_headers
        build_libraries
        build_programs
        ;;
    esac
    case $step in
    pack) pack ;;
    test) run_tests ;;
    trial) run_wine trial bash "$here/trial.sh" "$work/app/packages" "$work/older" "$work/evidence" ;;
    esac
done
