# SPDX-License-Identifier: MIT
# Fails if updating copies of the catalogues changes one of them.
get_filename_component(root ${CMAKE_CURRENT_LIST_DIR}/../.. ABSOLUTE)
set(catalogues ${root}/resources/translations)
file(GLOB all RELATIVE ${catalogues} ${catalogues}/*.ts)
file(REMOVE_RECURSE ${COPIES})
file(COPY ${catalogues}/ DESTINATION ${COPIES} FILES_MATCHING PATTERN "*.ts")
execute_process(
    COMMAND ${CMAKE_COMMAND} -DLUPDATE=${LUPDATE} -DFOLDER=${COPIES} -P ${catalogues}/update.cmake
    COMMAND_ERROR_IS_FATAL ANY)
foreach(catalogue ${all})
    execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files --ignore-eol
        ${catalogues}/${catalogue} ${COPIES}/${catalogue} RESULT_VARIABLE differs)
    if(differs)
        list(APPEND changed ${catalogue})
    endif()
endforeach()
if(changed)
    message(FATAL_ERROR "Not up to date: ${changed}. Build the target update_translations, then translate what is new.")
endif()
