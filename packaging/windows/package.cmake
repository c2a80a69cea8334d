# SPDX-License-Identifier: MIT
# The tree that is installed on Windows, all programs and libraries in one folder, and what `cpack` makes of
# it: an installer for one user, an MSI for a computer, and an archive that runs from where it is unpacked.

# describe(PROGRAM DESCRIPTION): its icon, its version and its manifest.
function(describe program description)
    if(NOT TARGET ${program})
        return()
    endif()
    set(icon ${CMAKE_CURRENT_SOURCE_DIR}/icons/svc-desktop.ico)
    set(manifest ${CMAKE_CURRENT_SOURCE_DIR}/windows/program.manifest)
    set(resource ${CMAKE_CURRENT_BINARY_DIR}/${program}.rc)
    configure_file(windows/program.rc.in ${resource} @ONLY)
    # A library of its own: a resource compiler knows nothing of what the program is compiled with.
    add_library(${program}-resource OBJECT ${resource})
    set_source_files_properties(${resource} PROPERTIES OBJECT_DEPENDS "${icon};${manifest}")
    if(MSVC)
        target_sources(${program} PRIVATE ${manifest}) # merged with what the linker would put there
    else()
        target_compile_definitions(${program}-resource PRIVATE SVC_MANIFEST)
    endif()
    target_sources(${program} PRIVATE $<TARGET_OBJECTS:${program}-resource>)
endfunction()
describe(svc-desktop "Svc Desktop")
describe(svc-cli "Svc Desktop's commands")
describe(svc-demo-service "Svc Desktop's demo service")

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION . RENAME LICENSE.txt COMPONENT program)
install(DIRECTORY licences/ DESTINATION licences COMPONENT program)

# Of Qt's own texts those that the program is offered in, under the names that it looks for.
set(SVC_QT_TRANSLATIONS "${QT6_INSTALL_PREFIX}/${QT6_INSTALL_TRANSLATIONS}" CACHE PATH "Folder of qtbase_de.qm and its like")
include(${PROJECT_SOURCE_DIR}/resources/translations/languages.cmake)
foreach(language ${SVC_LANGUAGES})
    install(FILES ${SVC_QT_TRANSLATIONS}/qtbase_${language}.qm DESTINATION translations COMPONENT program)
endforeach()

if(CMAKE_CROSSCOMPILING)
    include(windows/runtime.cmake)
else()
    set(script OUTPUT_SCRIPT)
    if(Qt6_VERSION VERSION_LESS 6.5)
        set(script FILENAME_VARIABLE)
    endif()
    set(no_catalogues)
    if(Qt6_VERSION VERSION_GREATER_EQUAL 6.5)
        set(no_catalogues NO_TRANSLATIONS)
    endif()
    qt_generate_deploy_app_script(TARGET svc-desktop ${script} deploy NO_UNSUPPORTED_PLATFORM_ERROR ${no_catalogues})
    install(SCRIPT ${deploy} COMPONENT program)
    # Qt brings along the installer of Visual C++'s libraries, which asks for an administrator, OpenGL in
    # software, which no widget needs, and a way to take whatever OpenSSL is in the path in place of Windows' own
    # TLS: the libraries themselves lie beside the programs.
    install(CODE [[
        file(GLOB unwanted "${CMAKE_INSTALL_PREFIX}/vc_redist*.exe" "${CMAKE_INSTALL_PREFIX}/opengl32sw.dll"
            "${CMAKE_INSTALL_PREFIX}/plugins/tls/qopensslbackend.dll")
        if(unwanted)
            file(REMOVE ${unwanted})
        endif()
    ]] COMPONENT program)
    set(CMAKE_INSTALL_SYSTEM_RUNTIME_DESTINATION .)
    set(CMAKE_INSTALL_SYSTEM_RUNTIME_COMPONENT program)
    include(InstallRequiredSystemLibraries)
endif()

set(CPACK_GENERATOR External)
set(CPACK_MONOLITHIC_INSTALL ON)
set(CPACK_EXTERNAL_ENABLE_STAGING ON)
set(CPACK_EXTERNAL_PACKAGE_SCRIPT ${CMAKE_CURRENT_SOURCE_DIR}/windows/pack.cmake)
set(CPACK_SVC_SOURCE ${PROJECT_SOURCE_DIR})
