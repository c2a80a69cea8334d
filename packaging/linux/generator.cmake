# SPDX-License-Identifier: MIT
# Read by CPack once for each generator: an archive unpacks into a folder of its own, a package into /usr.
if(CPACK_GENERATOR STREQUAL "TGZ")
    set(CPACK_PACKAGING_INSTALL_PREFIX "")
else()
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
endif()
if(CPACK_GENERATOR STREQUAL "DEB")
    set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # it would come first in every package's description
endif()
