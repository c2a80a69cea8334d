# SPDX-License-Identifier: MIT
# Writes the texts of the window program into the catalogues beside this file or, with -DFOLDER=…, in that
# folder. What is translated stays; what the program no longer says goes. Without the lines of the source,
# so that only a change of texts changes a catalogue.
get_filename_component(root ${CMAKE_CURRENT_LIST_DIR}/../.. ABSOLUTE)
if(NOT FOLDER)
    set(FOLDER ${CMAKE_CURRENT_LIST_DIR})
endif()

# All of app but the programs of the console, which are in English. svc-cli needs the English plurals.
file(GLOB sources RELATIVE ${root} ${root}/app/* ${root}/ui)
list(FILTER sources EXCLUDE REGEX "^app/(cli|demo|run.sh|CMakeLists.txt)$")

function(update language sources)
    execute_process(
        COMMAND ${LUPDATE} -silent -no-obsolete -locations none -I app/core -I app -I . ${sources}
            -source-language en -target-language ${language} ${ARGN} -ts ${FOLDER}/svc_${language}.ts
        WORKING_DIRECTORY ${root}
        ERROR_VARIABLE ignored # it can't follow every include, and need not
        COMMAND_ERROR_IS_FATAL ANY)
endfunction()

update(en "${sources};app/cli" -pluralonly)
include(${CMAKE_CURRENT_LIST_DIR}/languages.cmake)
foreach(language ${SVC_LANGUAGES})
    update(${language} "${sources}")
endforeach()
