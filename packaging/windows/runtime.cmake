# SPDX-License-Identifier: MIT
# What the programs load where they are cross-built by GCC: a plain list, since Qt's own deployment runs on
# Windows only. A library that is missing in it is missed by the trial in cross.sh.
set(qt ${QT6_INSTALL_PREFIX})
install(FILES
    ${qt}/bin/Qt6Core.dll
    ${qt}/bin/Qt6Gui.dll
    ${qt}/bin/Qt6Network.dll
    ${qt}/bin/Qt6PrintSupport.dll
    ${qt}/bin/Qt6Widgets.dll
    DESTINATION . COMPONENT program)
foreach(plugin
        imageformats/qico
        platforms/qwindows
        styles/qwindowsvistastyle
        tls/qschannelbackend)
    get_filename_component(folder ${plugin} DIRECTORY)
    install(FILES ${qt}/${QT6_INSTALL_PLUGINS}/${plugin}.dll DESTINATION plugins/${folder} COMPONENT program)
endforeach()
file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/qt.conf
    CONTENT "[Paths]\nPrefix = .\nPlugins = plugins\nTranslations = translations\n")
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/qt.conf DESTINATION . COMPONENT program)

# As Debian has them they are mostly symbols for debugging.
foreach(library libgcc_s_seh-1.dll libssp-0.dll libstdc++-6.dll libwinpthread-1.dll)
    execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=${library}
        OUTPUT_VARIABLE path OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    set(stripped ${CMAKE_CURRENT_BINARY_DIR}/${library})
    execute_process(COMMAND ${CMAKE_STRIP} --strip-unneeded -o ${stripped} ${path} COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${stripped} DESTINATION . COMPONENT program)
endforeach()
