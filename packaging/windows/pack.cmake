# SPDX-License-Identifier: MIT
# Run by CPack on the tree that was installed for it: signs the programs, and makes of the tree what the tools
# at hand can make: an installer by makensis, an MSI by WiX 3 or wixl, and an archive in any case.
#
# Where the environment has SVC_SIGN_COMMAND, each file is signed by it, with the file's path put after it.
cmake_minimum_required(VERSION 3.25)
set(tree ${CPACK_TEMPORARY_DIRECTORY})
set(work ${CPACK_TOPLEVEL_DIRECTORY}/windows)
set(here ${CPACK_SVC_SOURCE}/packaging/windows)
set(name svc-desktop-${CPACK_PACKAGE_VERSION}-windows-x64)
set(icon ${CPACK_SVC_SOURCE}/packaging/icons/svc-desktop.ico)
file(REMOVE_RECURSE ${work})
file(MAKE_DIRECTORY ${work})
include(${here}/contents.cmake)

separate_arguments(sign NATIVE_COMMAND "$ENV{SVC_SIGN_COMMAND}")
function(sign)
    if(sign)
        foreach(file IN LISTS ARGN)
            execute_process(COMMAND ${sign} ${file} COMMAND_ERROR_IS_FATAL ANY)
        endforeach()
    endif()
endfunction()

file(GLOB programs ${tree}/svc-*.exe)
sign(${programs})
file(GLOB_RECURSE files LIST_DIRECTORIES FALSE RELATIVE ${tree} ${tree}/*)
list(SORT files)

find_program(MAKENSIS makensis PATHS "$ENV{ProgramFiles\(x86\)}/NSIS")
if(MAKENSIS)
    write_nsis_contents(${work}/contents.nsh ${tree} ${files})
    set(setup ${CPACK_PACKAGE_DIRECTORY}/${name}-setup.exe)
    # On Windows makensis finds nothing by slashes.
    file(TO_NATIVE_PATH "${icon}" native_icon)
    file(TO_NATIVE_PATH "${CPACK_SVC_SOURCE}/packaging/icons/svc-desktop-installer.bmp" native_side)
    file(TO_NATIVE_PATH "${work}/contents.nsh" native_contents)
    set(options
        -DVERSION=${CPACK_PACKAGE_VERSION} "-DVENDOR=${CPACK_PACKAGE_VENDOR}"
        -DICON=${native_icon} -DSIDE=${native_side} -DCONTENTS=${native_contents} -DOUTFILE=${setup})
    if(sign)
        list(APPEND options "-DSIGN=$ENV{SVC_SIGN_COMMAND}")
    endif()
    if(CPACK_SVC_NSIS_TARGET)
        list(APPEND options -DTARGET=${CPACK_SVC_NSIS_TARGET})
    endif()
    execute_process(COMMAND ${MAKENSIS} -V2 -WX -INPUTCHARSET UTF8 ${options} ${here}/installer.nsi COMMAND_ERROR_IS_FATAL ANY)
    list(APPEND CPACK_EXTERNAL_BUILT_PACKAGES ${setup})
else()
    message(WARNING "No installer is made: makensis was not found.")
endif()

find_program(CANDLE candle PATHS "$ENV{WIX}/bin")
find_program(LIGHT light PATHS "$ENV{WIX}/bin")
find_program(WIXL wixl)
if(WIXL OR (CANDLE AND LIGHT))
    set(msi ${CPACK_PACKAGE_DIRECTORY}/${name}.msi)
    set(source ${work}/installer.wxs)
    # wixl knows no absolute paths, and takes others from where the description lies, as WiX does from here.
    file(RELATIVE_PATH relative ${work} ${tree})
    file(COPY ${icon} DESTINATION ${work})
    write_msi_contents(directories components ${relative} ${files})
    # One build is one product to Windows; a version that is built again has the same code.
    string(UUID product NAMESPACE ${msi_namespace} NAME "product ${CPACK_PACKAGE_VERSION}" TYPE SHA1 UPPER)
    configure_file(${here}/installer.wxs.in ${source} @ONLY)
    if(WIXL)
        execute_process(COMMAND ${WIXL} --arch x64 --output ${msi} ${source}
            WORKING_DIRECTORY ${work} COMMAND_ERROR_IS_FATAL ANY)
    else()
        execute_process(COMMAND ${CANDLE} -nologo -arch x64 -out ${work}/installer.wixobj ${source}
            WORKING_DIRECTORY ${work} COMMAND_ERROR_IS_FATAL ANY)
        execute_process(COMMAND ${LIGHT} -nologo -spdb -out ${msi} ${work}/installer.wixobj
            WORKING_DIRECTORY ${work} COMMAND_ERROR_IS_FATAL ANY)
    endif()
    sign(${msi})
    list(APPEND CPACK_EXTERNAL_BUILT_PACKAGES ${msi})
else()
    message(WARNING "No MSI is made: neither WiX 3 nor wixl was found.")
endif()

# The file beside the programs makes them keep their settings there.
set(portable ${CPACK_PACKAGE_DIRECTORY}/${name}-portable.zip)
set(folder svc-desktop-${CPACK_PACKAGE_VERSION})
file(COPY ${tree}/ DESTINATION ${work}/${folder})
file(WRITE ${work}/${folder}/svc-desktop.portable "Settings are kept in the folder data, beside this file.\n")
execute_process(COMMAND ${CMAKE_COMMAND} -E tar cf ${portable} --format=zip ${folder}
    WORKING_DIRECTORY ${work} COMMAND_ERROR_IS_FATAL ANY)
list(APPEND CPACK_EXTERNAL_BUILT_PACKAGES ${portable})
