// SPDX-License-Identifier: MIT
#include "cli/declaredoptions.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

void declareOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(Texts::tr(
        "Reads notifications and runs upgrades of the service, for scripts.\n\n"
        "Commands:\n"
        "  lookup IDS…   look notifications up: 7  7,9  7-12  - (standard input); negative ids after --\n"
        "  upgrade       run the upgrade that belongs before login; needs a server and an API key only\n"
        "  connections   list the saved connections; export [FILE] writes your own ones, without secrets;\n"
        "                import FILE shows what it would change, and with --yes changes it\n\n"
        "The API key and the password come from SVC_API_KEY and SVC_PASSWORD, or with --secrets-stdin from "
        "the first "
        "two lines of standard input. With --user a lookup signs in first, else it goes with the API key "
        "alone. With --connection, what neither gives comes from the system's keyring.\n\n"
        "Data goes to standard output, messages to standard error. Exit status: 0 all found or finished, 1 "
        "usage, "
        "2 some not found, 3 sign-in refused or session ended, 4 network or TLS or upgrade not started, 5 "
        "server "
        "fault or bad data or upgrade failed, 6 upgrade outcome unknown, 7 upgrade refused, 8 "
        "upgrade not sent since a previous run may still be active, 9 a file, the keyring, standard input or "
        "output could not be read or written, 130 interrupted, 141 nobody reads standard output any more."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {u"demo"_s, Texts::tr("Start the demo service and use it.")},
        {u"server"_s, Texts::tr("Service address, for example https://api.example.com."), u"URL"_s},
        {u"connection"_s, Texts::tr("Use the saved connection of that name."), u"NAME"_s},
        {u"data-source"_s, Texts::tr("Data source to sign in to."), u"NAME"_s},
        {u"partition"_s, Texts::tr("Partition; all of them where none is given."), u"NAME"_s},
        {u"user"_s, Texts::tr("User name to sign in as."), u"NAME"_s},
        {u"api-key-header"_s, Texts::tr("Header of the API key (Svc-ApiKey)."), u"NAME"_s},
        {u"token"_s, Texts::tr("How the token is sent: bearer, none or header:NAME (bearer)."), u"HOW"_s},
        {u"ca-file"_s, Texts::tr("PEM file of certificates to trust beside the system's."), u"FILE"_s},
        {u"allow-unencrypted"_s, Texts::tr("Allow http:// beyond this computer.")},
        {u"timeout"_s, Texts::tr("Seconds for a whole request (30; 3600 for an upgrade)."), u"SECONDS"_s},
        {u"parallel"_s, Texts::tr("Requests at a time, 1 to 6 (4)."), u"N"_s},
        {u"secrets-stdin"_s, Texts::tr("Read API key and password from standard input.")},
        {u"format"_s,
         Texts::tr("Of lookup: ndjson, json, csv or markdown; of connections: ndjson or json (ndjson)."),
         u"FORMAT"_s},
        {u"upgrades-only"_s,
         Texts::tr("Of upgrade: only system data upgrades. Faster, but may not guarantee full "
                   "compatibility with the latest application.")},
        {u"previous-run-may-be-active"_s,
         Texts::tr("Of upgrade: you know that a previous run there may still be active.")},
        {u"yes"_s, Texts::tr("Of upgrade and import: do it. Without it nothing is sent or changed.")},
    });
    parser.addPositionalArgument(u"command"_s, Texts::tr("lookup, upgrade or connections"), u"COMMAND"_s);
    parser.addPositionalArgument(u"what"_s, Texts::tr("Notification ids, or what to do with connections"),
                                 u"[WHAT…]"_s);
}
