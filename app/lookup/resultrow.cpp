// SPDX-License-Identifier: MIT
#include "lookup/resultrow.h"

Provenance provenanceOf(const Connection &connection)
{
    return {displayName(connection), connection.environment, displayHost(connection.baseUrl)};
}
