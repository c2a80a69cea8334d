# SPDX-License-Identifier: MIT
# Fails if clang-format 14 would change a source. Other versions format differently.
get_filename_component(root ${CMAKE_CURRENT_LIST_DIR}/../.. ABSOLUTE)

find_program(clang_format NAMES clang-format-14 clang-format)
if(NOT clang_format)
    message(FATAL_ERROR "clang-format is not installed: install clang-format-14 (Debian 12: clang-format).")
endif()
execute_process(COMMAND ${clang_format} --version OUTPUT_VARIABLE version OUTPUT_STRIP_TRAILING_WHITESPACE)
if(NOT version MATCHES "version 14\\.")
    message(FATAL_ERROR "clang-format 14 is needed, this is ${version}: install clang-format-14.")
endif()

file(GLOB_RECURSE sources ${root}/app/*.cpp ${root}/app/*.h ${root}/ui/*.cpp ${root}/ui/*.h
    ${root}/tests/*.cpp ${root}/tests/*.h)
execute_process(COMMAND ${clang_format} --dry-run -Werror --style=file ${sources} RESULT_VARIABLE result)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "Run clang-format -i on the files named above.")
endif()
