# SPDX-License-Identifier: MIT
# Read by CPack once for each generator: an archive unpacks into a folder of its own, a package into /usr.
if(CPACK_GENERATOR STREQUAL "TGZ")
    set(CPACK_PACKAGING_INSTALL_PREFIX "")
    set(CPACK_PACKAGE_FILE_NAME "svc-desktop-${CPACK_PACKAGE_VERSION}-linux-${CPACK_SYSTEM_PROCESSOR}-system-qt")
else()
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
endif()
