// SPDX-License-Identifier: MIT
#include "program/diagnostics.h"

#include <QDateTime>
#include <QLocale>
#include <QSslSocket>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace {

QString proxyText(const std::optional<ProxyChoice::Mode> &proxy)
{
    if (!proxy)
        return u"no connection yet"_s;
    switch (*proxy) {
    case ProxyChoice::Mode::System:
        return u"as the system is set up"_s;
    case ProxyChoice::Mode::None:
        return u"none"_s;
    case ProxyChoice::Mode::Manual:
        return u"set in the connection"_s;
    }
    Q_UNREACHABLE();
}

QString keyringText(bool isPersistent, const KeyringState &state)
{
    if (!isPersistent)
        return u"not used; secrets are kept in memory"_s;
    if (!state.wasUsed)
        return u"not used yet"_s;
    return state.error ? u"failed: %1"_s.arg(errorKindName(state.error->kind)) + u", "_s + state.error->detail
                       : u"works"_s;
}

QString tlsText()
{
    if (!QSslSocket::supportsSsl())
        return u"not available"_s;
    return u"%1, %2"_s.arg(QSslSocket::activeBackend(), QSslSocket::sslLibraryVersionString());
}

/// Programs that use OpenSSL by themselves follow these variables; Qt reads the system's store.
QString certificatesText()
{
    QStringList names;
    for (const char *name : {"SSL_CERT_FILE", "SSL_CERT_DIR"}) {
        if (qEnvironmentVariableIsSet(name))
            names += QString::fromLatin1(name);
    }
    return names.isEmpty() ? u"of the system"_s
                           : u"of the system; %1 set, not followed"_s.arg(names.join(u", "_s));
}

QString buildText()
{
#ifdef NDEBUG
    return u"release"_s;
#else
    return u"debug"_s;
#endif
}

} // namespace

QString diagnosticLine(const QDateTime &when, std::optional<ErrorKind> error, Delivery delivery, int status)
{
    QStringList parts;
    if (error)
        parts += errorKindName(*error);
    parts += deliveryName(delivery);
    if (status > 0)
        parts += u"status %1"_s.arg(status);
    return when.toUTC().toString(Qt::ISODate) + u' ' + parts.join(u", "_s);
}

QString diagnosticText(const DiagnosticFacts &facts)
{
    QStringList lines{
        u"%1 %2, %3 build"_s.arg(facts.program, QStringLiteral(SVC_VERSION), buildText()),
        u"Qt: %1, built with %2, %3"_s.arg(QLatin1StringView(qVersion()), QStringLiteral(QT_VERSION_STR),
                                           QSysInfo::buildAbi()),
        u"System: %1, %2 %3, %4"_s.arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(),
                                       QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture()),
        u"Window system: %1"_s.arg(facts.windowSystem.isEmpty() ? u"none"_s : facts.windowSystem),
        u"Language: %1"_s.arg(QLocale().bcp47Name()),
        u"TLS: %1"_s.arg(tlsText()),
        u"Certificates: %1"_s.arg(certificatesText()),
        u"Proxy: %1"_s.arg(proxyText(facts.proxy)),
        u"Keyring: %1"_s.arg(keyringText(facts.isKeyringPersistent, facts.keyring)),
        facts.lastErrors.isEmpty() ? u"Last errors: none"_s : u"Last errors:"_s,
    };
    for (const QString &error : facts.lastErrors)
        lines += u"  "_s + error;
    return lines.join(u'\n') + u'\n';
}
