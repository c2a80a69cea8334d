# SPDX-License-Identifier: MIT
# Fails if a workflow refers to an action by a tag or branch, which others can move, instead of a commit.
get_filename_component(root ${CMAKE_CURRENT_LIST_DIR}/../.. ABSOLUTE)
string(REPEAT "[0-9a-f]" 40 commit)

file(GLOB workflows ${root}/.github/workflows/*)
if(NOT workflows)
    message(FATAL_ERROR "There are no workflows in ${root}/.github/workflows.")
endif()
foreach(workflow ${workflows})
    file(STRINGS ${workflow} uses REGEX "^[ -]*uses:")
    foreach(line ${uses})
        if(NOT line MATCHES "uses: (\\./[^ ]+|[^ @]+@${commit} # v[0-9]+\\.[0-9]+\\.[0-9]+)$")
            message(SEND_ERROR "${workflow}: give the whole commit, and the version behind it:${line}")
        endif()
    endforeach()
endforeach()
