# SPDX-License-Identifier: MIT
# Run as the last step of an installation, with Qt's own commands at hand: puts Qt into the bundle, then signs
# it, since every change to what was signed would void the signature.
set(bundle "Svc Desktop.app")
file(GLOB others RELATIVE "${QT_DEPLOY_PREFIX}" "${QT_DEPLOY_PREFIX}/${bundle}/Contents/MacOS/svc-*")
qt_deploy_runtime_dependencies(EXECUTABLE "${bundle}" ADDITIONAL_EXECUTABLES ${others})
# TLS is the system's. This plug-in would take whichever OpenSSL others left where libraries are looked for.
file(REMOVE "${QT_DEPLOY_PREFIX}/${bundle}/Contents/PlugIns/tls/libqopensslbackend.dylib")
# The tool's qt.conf ends in the group this belongs to. Paths in it start at Contents.
file(APPEND "${QT_DEPLOY_PREFIX}/${bundle}/Contents/Resources/qt.conf" "Translations = Resources/translations\n")
execute_process(
    COMMAND bash "${CMAKE_CURRENT_LIST_DIR}/sign.sh" app "${QT_DEPLOY_PREFIX}/${bundle}"
    COMMAND_ERROR_IS_FATAL ANY)
