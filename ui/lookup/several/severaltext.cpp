// SPDX-License-Identifier: MIT
#include "ui/lookup/several/severaltext.h"

#include "ids/idsummary.h"
#include "ids/parsedids.h"
#include "text/composedtext.h"
#include "ui/text/connectiontext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace severaltext {

namespace {

struct SeveralTexts
{
    Q_DECLARE_TR_FUNCTIONS(Several)
};

/// Returns the names of the production connections; empty if there are none.
QString productionNames(const QList<Connection> &connections)
{
    QStringList names;
    for (const Connection &connection : connections) {
        if (connection.isProduction)
            names += connectionText(connection);
    }
    return commaSeparated(names);
}

} // namespace

QString lookUp(qsizetype ids, qsizetype connections)
{
    if (connections == 0)
        //: A button: %1 is for example “40 ids”.
        return SeveralTexts::tr("Look up %1").arg(idCountText(ids));
    //: A button: %1 is for example “40 ids”, %2 “3 connections”.
    return SeveralTexts::tr("Look up %1 in %2")
        .arg(idCountText(ids), SeveralTexts::tr("%Ln connections", nullptr, static_cast<int>(connections)));
}

QString problem(qsizetype ids, qsizetype all, qsizetype checked)
{
    if (all == 0)
        return SeveralTexts::tr("Sign in to a connection first. It is saved then.");
    if (checked == 0)
        return SeveralTexts::tr("Check at least one connection.");
    if (ids * checked > ParsedIds::kMaxIds)
        //: %1 and %2 are numbers.
        return SeveralTexts::tr("That would be %1 requests. The limit is %2: check fewer connections.")
            .arg(QLocale().toString(ids * checked), QLocale().toString(qint64(ParsedIds::kMaxIds)));
    return {};
}

QString note(qsizetype ids, const QList<Connection> &checked)
{
    const QString production = productionNames(checked);
    QString requests = SeveralTexts::tr("%Ln requests", nullptr, static_cast<int>(ids * checked.size()));
    if (production.isEmpty())
        return requests;
    //: %1 is one or more connections.
    return dotSeparated({requests, SeveralTexts::tr("among them to PRODUCTION: %1").arg(production)});
}

QString warning(const QList<Connection> &checked)
{
    const QString production = productionNames(checked);
    //: %1 is one or more connections.
    return production.isEmpty() ? QString() : SeveralTexts::tr("This is PRODUCTION: %1.").arg(production);
}

QString question(qsizetype ids, const QList<Connection> &checked)
{
    //: %1 is for example “600 ids”, %2 several connections.
    return SeveralTexts::tr("Look up %1 in each of these: %2?").arg(idCountText(ids), names(checked));
}

Message rowsLeftOutMessage(const QStringList &from)
{
    return {.tone = Tone::Warn,
            .title = SeveralTexts::tr("Some rows were left out"),
            //: %1 is one or more connections.
            .text = SeveralTexts::tr("Changed or deleted in the meantime: %1.").arg(commaSeparated(from))};
}

Message leftOutMessage(bool isAll, const QList<LeftOut> &leftOut)
{
    QList<Connection> notSignedIn;
    QList<Connection> changed;
    for (const LeftOut &each : leftOut)
        (each.reason == LeftOut::Reason::Changed ? changed : notSignedIn) += each.connection;
    QStringList sentences;
    if (!notSignedIn.isEmpty())
        //: %1 is one or more connections.
        sentences += SeveralTexts::tr("Not signed in: %1.").arg(names(notSignedIn));
    if (!changed.isEmpty())
        //: %1 is one or more connections.
        sentences += SeveralTexts::tr("Changed or deleted in the meantime: %1.").arg(names(changed));
    return {.tone = Tone::Warn,
            .title = isAll ? SeveralTexts::tr("Nothing was looked up")
                           : SeveralTexts::tr("%Ln connections were left out", nullptr,
                                              static_cast<int>(leftOut.size())),
            .text = sentences.join(u' ')};
}

QString names(const QList<Connection> &connections)
{
    QList<Connection> sorted = connections;
    std::stable_partition(sorted.begin(), sorted.end(), std::mem_fn(&Connection::isProduction));
    QStringList names;
    for (const Connection &connection : std::as_const(sorted))
        names += connectionAndEnvironment(connection);
    return commaSeparated(names);
}

} // namespace severaltext
