# SPDX-License-Identifier: MIT
# DEB, RPM and TGZ. The demo service is a package of its own: who installs the program for work need not have
# a server on the computer.
set(doc ${CMAKE_INSTALL_DATADIR}/doc)
set(icons ${PROJECT_SOURCE_DIR}/resources/icons)

install(FILES svc-desktop.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT program)
