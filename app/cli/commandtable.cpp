// SPDX-License-Identifier: MIT
#include "cli/commandtable.h"

#include "cli/completecommand.h"
#include "cli/connectionscommand.h"
#include "cli/doctorcommand.h"
#include "cli/lookupcommand.h"
#include "cli/textcommands.h"
#include "cli/upgradecommand.h"
#include "cli/watchcommand.h"

const CommandTable &commandTable()
{
    static const CommandTable commands{
        lookupSpec(),
        watchSpec(),
        upgradeSpec(),
        doctorSpec(),
        connectionsSpec(),
        connectionsExportSpec(),
        connectionsImportSpec(),
        completionSpec(),
        helpSpec(),
        completeSpec(),
        manualSpec(),
    };
    return commands;
}
