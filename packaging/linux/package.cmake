# SPDX-License-Identifier: MIT
# DEB, RPM and TGZ for the Linux they are built on; bundle.cmake makes the archive that has Qt inside.
# The demo service is a package of its own: who reads notifications need not have a server installed.
find_program(GZIP_PROGRAM gzip REQUIRED)
mark_as_advanced(GZIP_PROGRAM)

# Debian's libraries differ from release to release, so each has its own package, told apart by its revision.
cmake_host_system_information(RESULT system QUERY DISTRIB_ID)
cmake_host_system_information(RESULT release QUERY DISTRIB_VERSION_ID)
set(revision 1)
if(system STREQUAL "debian")
    set(revision 1~deb${release})
endif()

# install_compressed(COMPONENT FILE FOLDER): without a name and a time inside, as Debian asks for.
function(install_compressed component file folder)
    execute_process(COMMAND ${GZIP_PROGRAM} --best --no-name --force --keep ${file} COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${file}.gz DESTINATION ${folder} COMPONENT ${component})
endfunction()

function(install_manual component program)
    set(page ${CMAKE_CURRENT_BINARY_DIR}/${program}.1)
    configure_file(linux/${program}.1.in ${page} @ONLY)
    install_compressed(${component} ${page} ${CMAKE_INSTALL_MANDIR}/man1)
endfunction()

# What is known of each package under its own name. The changelog names the version as this release has it.
function(install_documents component package)
    set(folder ${CMAKE_INSTALL_DATADIR}/doc/${package})
    install(FILES linux/copyright DESTINATION ${folder} COMPONENT ${component})
    file(READ linux/changelog changelog)
    string(REPLACE "svc-desktop (${PROJECT_VERSION})" "${package} (${PROJECT_VERSION}-${revision})" changelog "${changelog}")
    string(REPLACE "svc-desktop@example.org" "${SVC_CONTACT}" changelog "${changelog}")
    set(file ${CMAKE_CURRENT_BINARY_DIR}/${package}/changelog.Debian)
    file(CONFIGURE OUTPUT ${file} CONTENT "${changelog}" @ONLY)
    install_compressed(${component} ${file} ${folder})
endfunction()

install(FILES linux/svc-desktop.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT program)
install(FILES linux/org.svcdesktop.SvcDesktop.metainfo.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT program)
set(pictures ${PROJECT_SOURCE_DIR}/resources/icons)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES ${pictures}/svc-desktop.svg DESTINATION ${icons}/scalable/apps COMPONENT program)
foreach(picture ${pictures}/svc-desktop-32.png icons/svc-desktop-48.png icons/svc-desktop-64.png
        ${pictures}/svc-desktop-128.png icons/svc-desktop-256.png)
    string(REGEX REPLACE ".*-([0-9]+)\\.png$" "\\1" size ${picture})
    install(FILES ${picture}
        DESTINATION ${icons}/${size}x${size}/apps COMPONENT program RENAME svc-desktop.png)
endforeach()
install_manual(program svc-desktop)
install_manual(program svc-cli)
# Each shell finds completions in a folder of its own; zsh of Debian and its relatives in another than elsewhere.
set(completions ${PROJECT_SOURCE_DIR}/app/cli/completions)
install(FILES ${completions}/svc-cli.bash COMPONENT program
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME svc-cli)
foreach(folder vendor-completions site-functions)
    install(FILES ${completions}/svc-cli.zsh COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/${folder} RENAME _svc-cli)
endforeach()
install(FILES ${completions}/svc-cli.fish COMPONENT program
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install_documents(program svc-desktop)

set(CPACK_COMPONENTS_ALL program)
if(TARGET svc-demo-service)
    install_manual(demo svc-demo-service)
    install_documents(demo svc-desktop-demo)
    list(APPEND CPACK_COMPONENTS_ALL demo)
endif()

# What is loaded by name is not found by those who look for what a package needs.
set(loaded_package)
set(loaded_soname)
if(SVC_LOADED_LIBRARY)
    cmake_path(GET SVC_LOADED_LIBRARY FILENAME name)
    set(loaded_soname ", ${name}()(64bit)")
    execute_process(COMMAND dpkg-query --search ${SVC_LOADED_LIBRARY} OUTPUT_VARIABLE found ERROR_QUIET)
    if(found MATCHES "^([^:]+):")
        set(loaded_package ", ${CMAKE_MATCH_1}")
    endif()
endif()

set(CPACK_GENERATOR DEB RPM TGZ)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_SOURCE_DIR}/linux/generator.cmake)
set(CPACK_PACKAGE_FILE_NAME svc-desktop-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR}-system-qt)
set(demo_description "\
A made-up notification service that listens on this computer only and keeps
nothing, for trying Svc Desktop without an account: svc-desktop --demo.")
set(demo_summary "Demo service for Svc Desktop")

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_RELEASE ${revision})
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME svc-desktop)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION_SUMMARY}\n${CPACK_PACKAGE_DESCRIPTION}")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS "ca-certificates${loaded_package}")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS
    "libsecret-1-0, gnome-keyring | kwalletmanager, qt6-wayland, qt6-translations-l10n")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS svc-desktop-demo)
set(CPACK_DEBIAN_DEMO_PACKAGE_NAME svc-desktop-demo)
set(CPACK_DEBIAN_DEMO_DESCRIPTION "${demo_summary}\n${demo_description}")
set(CPACK_DEBIAN_DEMO_PACKAGE_ENHANCES svc-desktop)

set(CPACK_RPM_COMPONENT_INSTALL ON)
set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_LICENSE MIT)
set(CPACK_RPM_PACKAGE_RELEASE 1)
set(CPACK_RPM_PROGRAM_PACKAGE_NAME svc-desktop)
set(CPACK_RPM_PROGRAM_PACKAGE_SUMMARY "${CPACK_PACKAGE_DESCRIPTION_SUMMARY}")
set(CPACK_RPM_PROGRAM_PACKAGE_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
set(CPACK_RPM_PROGRAM_PACKAGE_REQUIRES "ca-certificates${loaded_soname}")
set(CPACK_RPM_PROGRAM_PACKAGE_SUGGESTS "libsecret, qt6-qtwayland, qt6-qttranslations")
set(CPACK_RPM_DEMO_PACKAGE_NAME svc-desktop-demo)
set(CPACK_RPM_DEMO_PACKAGE_SUMMARY "${demo_summary}")
set(CPACK_RPM_DEMO_PACKAGE_DESCRIPTION "${demo_description}")
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
    /usr/share/applications /usr/share/metainfo /usr/share/man /usr/share/man/man1
    /usr/share/icons /usr/share/icons/hicolor /usr/share/icons/hicolor/scalable /usr/share/icons/hicolor/scalable/apps)
foreach(size 32 48 64 128 256)
    list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
        /usr/share/icons/hicolor/${size}x${size} /usr/share/icons/hicolor/${size}x${size}/apps)
endforeach()
set(CPACK_RPM_SPEC_MORE_DEFINE "%define _buildhost reproducible
%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1
%define _build_id_links none")
