# SPDX-License-Identifier: MIT
# The disk image and the bundle in it, where -DSVC_BUNDLE=ON asks for one; build.sh does, README.md says how.
# Elsewhere, as for those who develop on macOS, the programs lie beside one another in build/<preset>/bin.
if(NOT SVC_BUNDLE)
    return()
endif()
if(Qt6_VERSION VERSION_LESS 6.5)
    message(FATAL_ERROR "A bundle takes Qt from 6.5.")
endif()
set(contents "Svc Desktop.app/Contents")

set_target_properties(svc-desktop PROPERTIES
    OUTPUT_NAME "Svc Desktop"
    MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_SOURCE_DIR}/macos/Info.plist.in)
foreach(program svc-desktop svc-cli svc-demo-service)
    if(TARGET ${program})
        set_target_properties(${program} PROPERTIES INSTALL_RPATH "@executable_path/../Frameworks")
    endif()
endforeach()

install(FILES icons/svc-desktop.icns ${PROJECT_SOURCE_DIR}/LICENSE
    DESTINATION "${contents}/Resources" COMPONENT program)
install(DIRECTORY licences/ DESTINATION "${contents}/Resources/licences" COMPONENT program)
# Of Qt's own texts those that the program is offered in, under the names that it looks for.
include(${PROJECT_SOURCE_DIR}/resources/translations/languages.cmake)
foreach(language ${SVC_LANGUAGES})
    install(FILES ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_TRANSLATIONS}/qtbase_${language}.qm
        DESTINATION "${contents}/Resources/translations" COMPONENT program)
endforeach()
qt_generate_deploy_script(TARGET svc-desktop OUTPUT_SCRIPT deploy
    CONTENT "include(\"${CMAKE_CURRENT_SOURCE_DIR}/macos/deploy.cmake\")\n")
install(SCRIPT ${deploy} COMPONENT program)

set(CPACK_GENERATOR DragNDrop)
set(CPACK_MONOLITHIC_INSTALL ON)
set(CPACK_PACKAGE_FILE_NAME svc-desktop-${PROJECT_VERSION}-macos-universal)
set(CPACK_DMG_VOLUME_NAME "Svc Desktop")
set(CPACK_DMG_SLA_USE_RESOURCE_FILE_LICENSE OFF)
unset(CPACK_PACKAGE_CHECKSUM) # signing comes after it
