# SPDX-License-Identifier: MIT
# Makes an installed tree run where there is no Qt: puts the libraries and the plug-ins it needs beside it.
#
#   cmake -DTREE=FOLDER -DPLUGINS=FOLDER -DTRANSLATIONS=FOLDER [-DLOADED=FILE] -P bundle.cmake
#
# TREE has bin/ with the programs; PLUGINS and TRANSLATIONS are Qt's own. LOADED is a library that is loaded by name.
# Needs patchelf.
cmake_minimum_required(VERSION 3.25)
find_program(PATCHELF_PROGRAM patchelf REQUIRED)

# What is loaded by name, so that no program says it needs it.
set(plugins
    platforminputcontexts/libcomposeplatforminputcontextplugin.so
    platforminputcontexts/libibusplatforminputcontextplugin.so
    platforms/libqoffscreen.so
    platforms/libqwayland-egl.so
    platforms/libqwayland-generic.so
    platforms/libqxcb.so
    printsupport/libcupsprintersupport.so
    tls/libqopensslbackend.so
    wayland-decoration-client/libbradient.so
    wayland-shell-integration/libxdg-shell.so)

# What belongs to the computer: its C and C++ libraries, its display's drivers, fonts, buses and printers, and OpenSSL,
# which its owner keeps mended and whose certificates are the ones that the computer trusts.
set(of_the_system
    ld-linux.* libc\\.so libm\\.so libdl\\.so libpthread\\.so libresolv\\.so librt\\.so libstdc\\+\\+\\.so libgcc_s\\.so
    libEGL\\.so libGL\\.so libGLX\\.so libGLdispatch\\.so libOpenGL\\.so libdrm\\.so libgbm\\.so
    libX11\\.so libX11-xcb\\.so libxcb\\.so libXau\\.so libXdmcp\\.so libwayland-client\\.so libwayland-egl\\.so
    libfontconfig\\.so libfreetype\\.so libexpat\\.so libz\\.so libdbus-1\\.so libsystemd\\.so
    libcups\\.so libssl\\.so libcrypto\\.so)
list(TRANSFORM of_the_system PREPEND "^")

file(GLOB programs ${TREE}/bin/*)
set(modules)
foreach(plugin ${plugins})
    get_filename_component(folder ${plugin} DIRECTORY)
    file(COPY ${PLUGINS}/${plugin} DESTINATION ${TREE}/plugins/${folder})
    list(APPEND modules ${TREE}/plugins/${plugin})
endforeach()

file(GET_RUNTIME_DEPENDENCIES
    RESOLVED_DEPENDENCIES_VAR libraries
    UNRESOLVED_DEPENDENCIES_VAR missing
    EXECUTABLES ${programs}
    LIBRARIES ${LOADED}
    MODULES ${modules}
    PRE_EXCLUDE_REGEXES ${of_the_system})
if(missing)
    message(FATAL_ERROR "Not found on this computer: ${missing}")
endif()
file(COPY ${libraries} ${LOADED} DESTINATION ${TREE}/lib FOLLOW_SYMLINK_CHAIN)

file(GLOB catalogues ${TRANSLATIONS}/qtbase_de.qm ${TRANSLATIONS}/qtbase_ja.qm ${TRANSLATIONS}/qtbase_ar.qm)
list(LENGTH catalogues count)
if(NOT count EQUAL 3)
    message(FATAL_ERROR "Qt's own texts are not in ${TRANSLATIONS}")
endif()
file(COPY ${catalogues} DESTINATION ${TREE}/translations)
file(WRITE ${TREE}/bin/qt.conf "[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n")

function(look_for_libraries_in folder)
    foreach(file ${ARGN})
        if(NOT IS_SYMLINK ${file})
            execute_process(COMMAND ${PATCHELF_PROGRAM} --set-rpath ${folder} ${file} COMMAND_ERROR_IS_FATAL ANY)
        endif()
    endforeach()
endfunction()
file(GLOB copied ${TREE}/lib/*)
look_for_libraries_in("$ORIGIN/../lib" ${programs})
look_for_libraries_in("$ORIGIN" ${copied})
look_for_libraries_in("$ORIGIN/../../lib" ${modules})
