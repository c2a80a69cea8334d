// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

/// What is checked of a connection, in the order of a report.
enum class DoctorCheck {
    Name,              ///< the host has addresses
    Proxy,             ///< which one is used, and who has named it
    Connection,        ///< something answers at host and port
    Encryption,        ///< the version of TLS
    Certificate,       ///< the server's, with its chain and whether it is trusted
    ClientCertificate, ///< whether the server asks for one, as far as could be seen
    Clock,             ///< this computer's, against the server's
    Keyring,
    Answer, ///< of the service to a request without a key
};

/// `Unknown` also stands for what a problem before it has made impossible to check.
enum class Verdict { Right, Wrong, Unknown };

/// The result of a check, as texts for people. Contains no secret.
struct DoctorFinding
{
    DoctorCheck check = DoctorCheck::Name;
    Verdict verdict = Verdict::Unknown;
    QString text;               ///< what was found
    QString nextStep;           ///< what to do about it; may be empty
    std::optional<Error> error; ///< only if it is wrong
};

/// All findings about a connection, one for each check.
struct DoctorReport
{
    QString server; ///< displayHost() of the connection
    QList<DoctorFinding> findings;

    /// Returns the first finding that is wrong; null if there is none.
    [[nodiscard]] const DoctorFinding *firstWrong() const;
};

/// Returns the name of a check for scripts, such as `client-certificate`. Never translated.
[[nodiscard]] QString checkName(DoctorCheck check);
/// Returns `right`, `wrong` or `unknown`. Never translated.
[[nodiscard]] QString verdictName(Verdict verdict);

/// Returns the report as lines for people, which end with a line feed.
[[nodiscard]] QString reportText(const DoctorReport &report);
/// Returns `{"server":…,"checks":[{"check":…,"verdict":…,"text":…,"nextStep":…}]}`.
[[nodiscard]] QByteArray reportJson(const DoctorReport &report);
