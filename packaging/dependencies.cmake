# SPDX-License-Identifier: MIT
# The libraries beside Qt, for systems whose packages don't have them, or not as they are needed: built from
# their releases, without shared libraries, into PREFIX.
#
#   cmake -DPREFIX=FOLDER -P packaging/dependencies.cmake
#
# Qt is looked for in the environment's CMAKE_PREFIX_PATH; on macOS CMAKE_OSX_ARCHITECTURES and
# MACOSX_DEPLOYMENT_TARGET hold too, on Windows the compiler's own variables.
# packaging/linux/flatpak takes the same releases.
cmake_minimum_required(VERSION 3.25)

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# fetch(NAME VERSION URL SHA256): into PREFIX/src/NAME-VERSION.
function(fetch name version url sha256)
    set(archive ${PREFIX}/src/${name}-${version}.tar.gz)
    file(DOWNLOAD ${url} ${archive} EXPECTED_HASH SHA256=${sha256})
    file(ARCHIVE_EXTRACT INPUT ${archive} DESTINATION ${PREFIX}/src)
endfunction()

# build(FOLDER OPTION…)
function(build folder)
    run(${CMAKE_COMMAND} -S ${PREFIX}/src/${folder} -B ${PREFIX}/src/${folder}/build -G Ninja
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX=${PREFIX} -DCMAKE_INSTALL_LIBDIR=lib
        -DBUILD_SHARED_LIBS=OFF -DBUILD_TESTING=OFF ${ARGN})
    run(${CMAKE_COMMAND} --build ${PREFIX}/src/${folder}/build)
    run(${CMAKE_COMMAND} --install ${PREFIX}/src/${folder}/build)
endfunction()

if(NOT PREFIX)
    message(FATAL_ERROR "Where to? -DPREFIX=FOLDER")
endif()
file(REAL_PATH "${PREFIX}" PREFIX)

fetch(expected 1.1.0 https://github.com/TartanLlama/expected/archive/refs/tags/v1.1.0.tar.gz
    1db357f46dd2b24447156aaf970c4c40a793ef12a8a9c2ad9e096d9801368df6)
build(expected-1.1.0 -DEXPECTED_BUILD_TESTS=OFF -DEXPECTED_BUILD_PACKAGE=OFF)

fetch(qtkeychain 0.15.0 https://github.com/frankosterfeld/qtkeychain/archive/refs/tags/0.15.0.tar.gz
    f4254dc8f0933b06d90672d683eab08ef770acd8336e44dfa030ce041dc2ca22)
build(qtkeychain-0.15.0 -DBUILD_WITH_QT6=ON -DBUILD_TRANSLATIONS=OFF)

# Packs spreadsheets.
fetch(zlib 1.3.1 https://github.com/madler/zlib/releases/download/v1.3.1/zlib-1.3.1.tar.gz
    9a93b2b7dfdac77ceba5a558a580e74667dd6fede4585b91eefb60f03b72df23)
build(zlib-1.3.1 -DZLIB_BUILD_EXAMPLES=OFF)
fetch(libxlsxwriter 1.1.4 https://github.com/jmcnamara/libxlsxwriter/archive/refs/tags/RELEASE_1.1.4.tar.gz
    b379eb35fdd9c653ebe72485b9c992f612c7ea66f732784457997d6e782f619b)
build(libxlsxwriter-RELEASE_1.1.4 -DCMAKE_PREFIX_PATH=${PREFIX})

# One header. Compiled it would want OpenSSL, which the demo service does without.
fetch(cpp-httplib 0.18.7 https://github.com/yhirose/cpp-httplib/archive/refs/tags/v0.18.7.tar.gz
    b7b1e9e4e77565a5a9bc95e761d5df3e7c0e8ca37c90fd78b1b031bc6cb90fc1)
file(COPY ${PREFIX}/src/cpp-httplib-0.18.7/httplib.h DESTINATION ${PREFIX}/include)
