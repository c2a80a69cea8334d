// SPDX-License-Identifier: MIT
#include "base/errortext.h"

#include "text/composedtext.h"
#include "text/displaytext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

struct ErrorTexts
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
public:
    static ErrorText input(const Error &error);
    static ErrorText link(const Error &error);
    static ErrorText tls(const Error &error);
    static ErrorText clientCertificate(const Error &error);
    static ErrorText proxy(const Error &error);
    static ErrorText proxyLookup(const Error &error);
    static ErrorText protocol(const Error &error);
    static ErrorText webPage(const Error &error);
    static ErrorText data(const Error &error);
    static ErrorText byKind(const Error &error);
    static QString details(const Error &error);
    static QString tokenLength(const Error &error)
    {
        return tr("A possible cause is the length of the token: %1 characters.")
            .arg(QString::number(error.tokenLength));
    }

private:
    static QString address(const Error &error);
    static QString seconds(const Error &error);
    /// Returns a text that the author of a certificate chose, isolated so that it cannot reorder the
    /// sentence.
    static QString foreign(const QString &text) { return isolatedText(visibleLine(text)); }
    static QString date(const QDateTime &when)
    {
        return QLocale().toString(when.toLocalTime(), QLocale::ShortFormat);
    }
};

struct StorageTexts
{
    Q_DECLARE_TR_FUNCTIONS(StorageText)
};

/// Describes the errors of a keyring or a file: those of the kinds Keychain and LocalStorage.
ErrorText describeStorageError(const Error &error)
{
    switch (error.cause) {
    case ErrorCause::NotReadable:
        return {StorageTexts::tr("The keyring could not be read"),
                StorageTexts::tr("What is stored there stays as it is. %1").arg(error.detail)};
    case ErrorCause::NotForgotten:
        return {StorageTexts::tr("The keyring did not delete the stored secret"),
                //: “It” is an API key or a password.
                StorageTexts::tr("It may still be stored. %1").arg(error.detail)};
    case ErrorCause::FileNotRead:
        return {StorageTexts::tr("The file could not be read"), error.detail};
    case ErrorCause::FileDamaged:
        return {StorageTexts::tr("The file can't be used"),
                error.jsonPath.isEmpty() ? error.detail
                                         : jsonProblem(isolatedText(error.jsonPath), error.detail)};
    case ErrorCause::FileChangedOnDisk:
        return {StorageTexts::tr("Another program has changed the file"),
                //: “It” is the file.
                StorageTexts::tr("It was left as it is. %1").arg(error.detail)};
    case ErrorCause::FileNotDeleted:
        return {StorageTexts::tr("The file could not be deleted"), error.detail};
    case ErrorCause::RunNotRecorded:
        return {StorageTexts::tr("The upgrade could not be recorded before it starts"),
                //: “It” is the upgrade.
                StorageTexts::tr("An upgrade is sent only once this computer has a record of it. %1")
                    .arg(error.detail)};
    case ErrorCause::RunEndNotRecorded:
        return {StorageTexts::tr("The end of the upgrade could not be recorded"),
                StorageTexts::tr("The next start will not know its result, and the next upgrade there waits "
                                 "until you allow it. %1")
                    .arg(error.detail)};
    case ErrorCause::RunNotKnown:
        return {StorageTexts::tr("The record of a previous upgrade can't be read"),
                //: “It” is a previous upgrade.
                StorageTexts::tr("That upgrade may have been on this service and may still be active. %1")
                    .arg(error.detail)};
    default:
        break;
    }
    if (error.kind == ErrorKind::Keychain)
        return {StorageTexts::tr("The password could not be stored"),
                //: “It” is the password.
                StorageTexts::tr("It is kept until you quit. %1").arg(error.detail)};
    return {StorageTexts::tr("The file could not be written"), error.detail};
}

QString ErrorTexts::address(const Error &error)
{
    const QString host = error.host.contains(u':') ? u'[' + error.host + u']' : error.host;
    return error.port > 0 ? isolatedText(u"%1:%2"_s.arg(host).arg(error.port)) : isolatedText(host);
}

QString ErrorTexts::seconds(const Error &error)
{
    const auto deadline = error.deadline.value_or(std::chrono::milliseconds(0));
    return QLocale().toString(static_cast<double>(deadline.count()) / 1000.0, 'f',
                              deadline.count() % 1000 ? 1 : 0);
}

ErrorText ErrorTexts::input(const Error &error)
{
    switch (error.cause) {
    case ErrorCause::Required:
        return {tr("Required"), {}};
    case ErrorCause::AddressNoScheme:
        return {tr("The address does not start with https://"),
                tr("An address looks like https://api.example.com.")};
    case ErrorCause::AddressScheme:
        return {tr("The address is not a web address"),
                tr("Only addresses that start with https:// can be used.")};
    case ErrorCause::AddressUnencrypted:
        return {tr("The address is not encrypted"),
                tr("Addresses that start with http:// are only allowed on this computer. Use https://.")};
    case ErrorCause::AddressUserInfo:
        return {tr("The address has a user name in it"), tr("Remove everything up to and with the @ sign.")};
    case ErrorCause::AddressQuery:
        return {tr("The address has a query or fragment"), tr("Remove everything from the ? or # sign on.")};
    case ErrorCause::AddressPort:
        return {tr("The port is not valid"), tr("A port is a number from 1 to 65535.")};
    case ErrorCause::AddressHost:
        return {tr("The address has no valid host name"),
                tr("An address looks like https://api.example.com.")};
    case ErrorCause::HeaderName:
        return {tr("This is not a header name"),
                tr("A header name has letters, digits and hyphens only, for example Svc-ApiKey.")};
    case ErrorCause::HeaderNameReserved:
        return {tr("The request itself uses this header"), tr("Choose another header name.")};
    case ErrorCause::HeaderValueCharacter:
        return {tr("There is a character that can't be sent (%1)").arg(error.detail),
                tr("Only ASCII letters, digits and symbols are allowed, without spaces or line breaks.")};
    case ErrorCause::HeaderValueLength:
        return {tr("This is too long"), tr("At most 4096 characters can be sent.")};
    case ErrorCause::IdNotANumber:
        return {tr("This is not a notification id"),
                tr("A notification id is a whole number, for example 1042.")};
    case ErrorCause::IdOutOfRange:
        return {tr("This id is out of range"),
                tr("A notification id is a number from -2147483648 to 2147483647.")};
    case ErrorCause::TooManyIds:
        return {tr("There are too many ids"), tr("At most 100000 can be looked up at a time.")};
    case ErrorCause::IdTextTooLong:
        return {tr("There is too much text to look for ids in"),
                tr("At most 16 million characters can be read at a time.")};
    case ErrorCause::IdFileNotText:
        return {tr("This file is not text"),
                tr("Ids are read from CSV and text files. Save a spreadsheet as CSV first.")};
    case ErrorCause::CaFile:
        return {tr("The CA file can't be used"),
                tr("It must be a file with certificates: PEM, DER or PKCS #7. %1").arg(error.detail)};
    case ErrorCause::ClientCertificateFile:
        return {tr("The client certificate can't be used"), error.detail};
    case ErrorCause::CertificatePasswordNeeded:
        return {tr("The client certificate needs a password"),
                tr("Enter the password of its file in the advanced settings of the connection.")};
    case ErrorCause::CertificatePasswordWrong:
        return {tr("The password does not open the client certificate"),
                tr("If it is right, the key may be of a kind that Qt can't use: RSA and ECDSA keys work.")};
    default:
        return link(error);
    }
}

/// Anyone can write a link, so no more of its content is shown than is needed to explain the problem.
ErrorText ErrorTexts::link(const Error &error)
{
    switch (error.cause) {
    case ErrorCause::LinkForeign:
        return {tr("This is not a link of this program"),
                tr("It does not start with svc-desktop://lookup. Nothing was filled in.")};
    case ErrorCause::LinkTooLong:
        return {tr("The link is too long"),
                tr("A link has at most 880 characters of plain ASCII. Nothing was filled in.")};
    case ErrorCause::LinkAction:
        return {tr("The link asks for something that links can't do"),
                tr("A link can only fill in a saved connection and ids. Nothing was filled in.")};
    case ErrorCause::LinkExtra:
        return {tr("The link has parts that don't belong there"),
                tr("A link has ids and, if it is for one connection, that connection's name, host and data "
                   "source. Nothing was filled in.")};
    case ErrorCause::LinkIncomplete:
        return {tr("The link is not complete"),
                tr("A link has at least one id, and no part of it is empty. Nothing was filled in.")};
    case ErrorCause::LinkCharacter:
        return {tr("There are characters in the link that don't belong there"),
                tr("It may have been damaged on its way. Nothing was filled in.")};
    case ErrorCause::LinkIds:
        return {
            tr("The ids in the link are not clear"),
            tr("“%1” is not an id that can be looked up. Nothing was filled in.").arg(foreign(error.detail))};
    default:
        return {tr("This can't be sent as it is"), {}};
    }
}

ErrorText ErrorTexts::tls(const Error &error)
{
    const CertificateFacts certificate = error.certificate.value_or(CertificateFacts{});
    const QString shown = foreign(certificate.subject);
    const QString issuer = foreign(certificate.issuer);
    switch (error.kind) {
    case ErrorKind::TlsHostname:
        return {
            tr("Certificate problem: it is for another address"),
            tr("The server at %1 shows a certificate for %2. Nothing was sent.")
                .arg(address(error), foreign(certificate.names.isEmpty() ? certificate.subject
                                                                         : certificate.names.join(u", "_s)))};
    case ErrorKind::TlsExpired:
        if (error.cause == ErrorCause::IssuerCertificate)
            return {tr("Certificate problem: its issuer's certificate has expired"),
                    tr("The certificate of %1 depends on that of %2, which was valid until %3. Nothing was "
                       "sent. If that date is in the future, check this computer's clock.")
                        .arg(address(error), shown, date(certificate.notAfter))};
        return {tr("Certificate problem: it has expired"),
                tr("The certificate of %1 was valid until %2. Nothing was sent. If that date is in the "
                   "future, check "
                   "this computer's clock.")
                    .arg(address(error), date(certificate.notAfter))};
    case ErrorKind::TlsNotYetValid:
        if (error.cause == ErrorCause::IssuerCertificate)
            return {tr("Certificate problem: its issuer's certificate is not valid yet"),
                    tr("The certificate of %1 depends on that of %2, which is valid from %3. Nothing was "
                       "sent. Check this computer's clock.")
                        .arg(address(error), shown, date(certificate.notBefore))};
        return {tr("Certificate problem: it is not valid yet"),
                tr("The certificate of %1 is valid from %2. Nothing was sent. Check this computer's clock.")
                    .arg(address(error), date(certificate.notBefore))};
    case ErrorKind::TlsUntrusted:
        if (error.cause == ErrorCause::IncompleteChain)
            return {tr("Certificate problem: its issuer is not trusted"),
                    tr("The certificate for %1 was issued by %2, which this computer does not know, or the "
                       "server sent "
                       "an incomplete chain. Nothing was sent. Your administrator may have a CA file for it.")
                        .arg(shown, issuer)};
        return {tr("Certificate problem: its issuer is not trusted"),
                tr("The certificate for %1 was issued by %2, which this computer does not trust. Nothing was "
                   "sent. "
                   "Your administrator may have a CA file for it.")
                    .arg(shown, issuer)};
    default:
        break;
    }
    if (error.cause == ErrorCause::NotTls)
        return {tr("No encrypted connection to %1").arg(address(error)),
                tr("This address does not speak https. Nothing was sent. Check the address and its port.")};
    if (error.cause == ErrorCause::ServerName)
        return {tr("No encrypted connection to %1").arg(address(error)),
                tr("The server does not know the name in this address. Check the address.")};
    if (error.cause == ErrorCause::WeakCertificate)
        return {tr("Certificate problem: it is too weak"),
                tr("The certificate of %1 uses a key or signature that is no longer safe. Nothing was sent.")
                    .arg(address(error))};
    return {tr("No encrypted connection to %1").arg(address(error)),
            tr("The server and this computer could not agree on a safe connection. Nothing was sent.")};
}

ErrorText ErrorTexts::clientCertificate(const Error &error)
{
    if (error.cause == ErrorCause::ClientCertificateRefused)
        return {
            tr("The client certificate was not accepted"),
            tr("The server at %1 refused it, and gave the reason that is under Details. Ask whoever runs the "
               "service which certificates it accepts.")
                .arg(address(error))};
    const QString reason = clientCertificateText();
    if (error.kind == ErrorKind::Interrupted)
        return {tr("The connection to %1 was interrupted").arg(address(error)),
                //: %1 says what the server asks for.
                tr("It ended before an answer came. %1 That may be why.").arg(reason)};
    return {
        tr("No connection without a certificate"),
        //: %1 says what the server asks for.
        tr("%1 Choose yours in the advanced settings of the connection. If it is there already, the server "
           "did not accept it.")
            .arg(reason)};
}

ErrorText ErrorTexts::proxy(const Error &error)
{
    const QString proxy = isolatedText(error.proxy);
    switch (error.cause) {
    case ErrorCause::UnencryptedThroughProxy:
        return {tr("Not sent through the proxy %1").arg(proxy),
                tr("An API key is never sent unencrypted through a proxy. Use an https:// address.")};
    case ErrorCause::ProxyLoginNeeded:
        if (error.proxy.isEmpty()) // a 407 came without a known proxy, so the user has not set one
            return {tr("A proxy requires a user name"),
                    tr("Ask your administrator how programs get through the proxy.")};
        return {tr("The proxy %1 requires a user name").arg(proxy),
                tr("Choose “Manual” as the proxy of this connection, and enter its host, port, user and "
                   "password.")};
    case ErrorCause::ProxyLoginRefused:
        return {tr("The proxy %1 did not accept user and password").arg(proxy),
                //: “Them” are the user and the password of a proxy.
                tr("Correct them in the connection. They are not sent to it again.")};
    case ErrorCause::ProxyWindowsLogin:
        return {tr("The proxy %1 requires a Windows login").arg(proxy),
                //: %1 are names such as “NTLM”.
                tr("It accepts only %1, which Svc Desktop can't do. Ask your administrator for a login with "
                   "Basic or Digest, or for a helper such as Px or Cntlm: it runs on this "
                   "computer, logs in, and its address is then entered as the manual proxy.")
                    .arg(foreign(error.detail))};
    case ErrorCause::ProxyLoginUnknown:
        return {
            tr("The proxy %1 requires a login").arg(proxy),
            error.detail.isEmpty()
                ? tr("It does not say which kind. Ask your administrator for a login with Basic or "
                     "Digest.")
                //: %1 are names such as “Bearer”.
                : tr("It asks for %1, which Svc Desktop can't do. Ask your administrator for a login with "
                     "Basic or Digest.")
                      .arg(foreign(error.detail))};
    case ErrorCause::ProxyScheme:
        return {tr("The proxy in %1 can't be used").arg(proxy),
                tr("Proxies whose address starts with %1 are not supported. Use http:// or socks5://.")
                    .arg(foreign(error.detail))};
    case ErrorCause::ProxyVariable:
        return {tr("The proxy in %1 can't be used").arg(proxy),
                tr("It is not an address with a host, for example http://proxy.example.com:3128.")};
    case ErrorCause::ProxyLookupSilent:
    case ErrorCause::ProxyLookupFailed:
    case ErrorCause::ProxyLookupAnswer:
    case ErrorCause::ProxyLookupKind:
        return proxyLookup(error);
    default:
        break;
    }
    return {tr("The proxy %1 did not let the request through").arg(proxy),
            tr("Check the proxy settings of this computer or the VPN.")};
}

ErrorText ErrorTexts::proxyLookup(const Error &error)
{
    //: %1 says what is wrong with the automatic configuration of the proxy.
    const QString advice = tr("%1 Nothing was sent. Check the proxy settings of this computer, or choose "
                              "another proxy in the connection.");
    const QString title = tr("This computer does not say which proxy to use");
    if (error.cause == ErrorCause::ProxyLookupSilent)
        return {title,
                advice.arg(tr("Its automatic configuration has not answered in %1 s.").arg(seconds(error)))};
    if (error.cause == ErrorCause::ProxyLookupKind)
        return {tr("The proxy of this computer can't be used"),
                tr("Proxies whose address starts with %1 are not supported. Use http:// or socks5://.")
                    .arg(foreign(error.detail))};
    if (error.cause == ErrorCause::ProxyLookupAnswer && !error.detail.isEmpty())
        return {title, advice.arg(tr("Its automatic configuration answers %1.").arg(foreign(error.detail)))};
    return {title, advice.arg(tr("Its automatic configuration has failed."))};
}

ErrorText ErrorTexts::webPage(const Error &error)
{
    if (error.status < 300)
        return {tr("A web page answered instead of the service"),
                tr("A proxy, or a network that wants you to sign in first, may be in the way. Open a web "
                   "page in your "
                   "browser, then check the address.")};
    //: %1 is an HTTP status.
    const QString title =
        tr("A web page answered instead of the service (%1)").arg(QString::number(error.status));
    if (error.status >= 500)
        return {title, tr("The service has failed, or a gateway or proxy in front of it. Try again later. If "
                          "it keeps happening, tell whoever runs the service.")};
    switch (error.status) {
    case 401:
        if (error.notificationId)
            return {title, tr("A gateway or proxy may want a sign-in of its own. Check the address. If it is "
                              "right, your session may have ended: sign in again.")};
        return {title, tr("A gateway or proxy may want a sign-in of its own. Check the address. If it is "
                          "right, user name, password or API key may not have been accepted.")};
    case 404:
    case 410:
        return {title,
                tr("A gateway, a proxy or another program may answer there. Is the address complete?")};
    default:
        return {title,
                tr("A gateway, a proxy or a firewall may have stopped the request. Check the address.")};
    }
}

ErrorText ErrorTexts::protocol(const Error &error)
{
    if (error.interimStatus > 0)
        return {tr("The answer can't be read"), interimAnswerText(error.interimStatus)};
    switch (error.cause) {
    case ErrorCause::WebPage:
        return webPage(error);
    case ErrorCause::NotHttp:
        return {tr("This is not the expected service"),
                tr("Something at %1 answered that is not a web service. Check the address and its port.")
                    .arg(address(error))};
    case ErrorCause::ContentEncoding:
        return {tr("The answer is compressed in a way that was not requested"),
                tr("A proxy may have changed it.")};
    case ErrorCause::ContentType:
        return {tr("The answer is not what the service documents"),
                tr("It is not marked as JSON. Check the address.")};
    default:
        return {
            tr("The answer is not what the service documents"),
            tr("Something between this computer and the service may have changed it. Check the address.")};
    }
}

ErrorText ErrorTexts::data(const Error &error)
{
    switch (error.cause) {
    case ErrorCause::CutOff:
        return {tr("The answer was cut off"),
                tr("The connection ended before all of it arrived. Try again.")};
    case ErrorCause::EmptyBody:
        return {tr("The answer is empty"), tr("The service sent no content. Try again.")};
    case ErrorCause::NotJson:
        return {tr("The answer is not what the service documents"), tr("It is not a JSON object.")};
    case ErrorCause::NoToken:
        return {tr("The service sent no usable token"),
                tr("The sign-in was answered, but without a token. Tell whoever runs the service.")};
    case ErrorCause::TokenLength:
        return {
            tr("The service sent no usable token"),
            //: %1 is a number of characters.
            tr("The token is too long (%1): at most 65536 characters can be sent. Tokens often grow with the "
               "groups that a user is in.")
                .arg(error.detail)};
    case ErrorCause::TokenLineBreak:
        return {tr("The service sent no usable token"),
                tr("The token contains a line break, which can't be sent. Tell whoever runs the service.")};
    case ErrorCause::TokenBlank:
        return {tr("The service sent no usable token"),
                tr("The token contains a blank, which can't be sent. Tell whoever runs the service.")};
    case ErrorCause::TokenCharacter:
        return {tr("The service sent no usable token"),
                //: %1 is a character, such as “U+00FC”.
                tr("The token contains a character that can't be sent (%1). Tell whoever runs the service.")
                    .arg(error.detail)};
    case ErrorCause::OtherNotification:
        return {tr("The service answered with another notification"),
                error.notificationId
                    ? tr("Notification %1 was asked for; the answer is about %2 and is not shown.")
                          .arg(QString::number(*error.notificationId), error.detail)
                    : QString()};
    case ErrorCause::NoNotificationId:
        return {tr("The answer does not say which notification it is"),
                error.notificationId
                    ? tr("Notification %1 was asked for.").arg(QString::number(*error.notificationId))
                    : QString()};
    case ErrorCause::WrongType:
        return {tr("The answer is not what the service documents"),
                jsonProblem(isolatedText(error.jsonPath), error.detail)};
    default:
        return {tr("The answer is not what the service documents"), {}};
    }
}

ErrorText ErrorTexts::byKind(const Error &error)
{
    if (isAboutClientCertificate(error.cause) && error.kind != ErrorKind::OutcomeUnknown)
        return clientCertificate(error);
    switch (error.kind) {
    case ErrorKind::Input:
        return input(error);
    case ErrorKind::Offline:
        return {tr("No network"),
                tr("This computer can't reach %1. Check the network or the VPN.").arg(address(error))};
    case ErrorKind::DnsFailed:
        return {tr("Address not found"),
                tr("There is no host named %1. Check the address or the VPN.").arg(isolatedText(error.host))};
    case ErrorKind::Refused:
        return {tr("Nothing answers at %1").arg(address(error)),
                tr("The service may be down, or the address or port may be wrong. Try again.")};
    case ErrorKind::Timeout:
        return {error.deadline ? tr("No answer in %1 s").arg(seconds(error)) : tr("No answer in time"),
                error.proxy.isEmpty() || error.delivery != Delivery::NotSent
                    ? tr("The service at %1 may be busy, or something blocks the way. Try again.")
                          .arg(address(error))
                    : tr("The proxy %1 or the service at %2 may be busy, or something blocks the way. Try "
                         "again.")
                          .arg(isolatedText(error.proxy), address(error))};
    case ErrorKind::Interrupted:
        return {tr("The connection to %1 was interrupted").arg(address(error)),
                error.status > 0
                    ? tr("It ended before the answer was complete. Try again.")
                    : tr("It ended before an answer came. Try again. If it keeps happening, check the "
                         "address and its port: something other than the service may answer there.")};
    case ErrorKind::TlsUntrusted:
    case ErrorKind::TlsHostname:
    case ErrorKind::TlsExpired:
    case ErrorKind::TlsNotYetValid:
    case ErrorKind::TlsFailed:
        return tls(error);
    case ErrorKind::Proxy:
        return proxy(error);
    case ErrorKind::Redirect:
        return {tr("The server tried to send you to %1").arg(isolatedText(error.redirectOrigin)),
                tr("This was not followed. Check the address.")};
    case ErrorKind::SignInRejected:
        return {tr("Not accepted"),
                tr("User name, password, data source or API key was not accepted. A key may belong "
                   "to another environment or data source.")};
    case ErrorKind::SessionExpired:
        return {tr("Your session ended, or this API key has no access"), tr("Sign in again to continue.")};
    case ErrorKind::Forbidden:
        return {tr("Not allowed"), tr("The service does not let this user or API key do that.")};
    case ErrorKind::NotFound:
        if (error.notificationId)
            return {
                tr("Notification %1 was not found for you").arg(QString::number(*error.notificationId)),
                tr("It may belong to another user, partition, data source or key, or the id may be wrong.")};
        return {tr("No such service at this address"), tr("Is the address complete?")};
    case ErrorKind::Conflict:
        if (error.cause == ErrorCause::PreviousRun)
            return {tr("A previous run may still be active"),
                    tr("Ask whoever runs the service whether it has ended.")};
        return {tr("The service is busy with something that conflicts with this"), tr("Try again later.")};
    case ErrorKind::RateLimited:
        return {tr("The service is busy"), tr("It asks to wait before the next request.")};
    case ErrorKind::RequestRejected:
        if (error.status == 401)
            return {tr("The API key was not accepted"), tr("It may belong to another environment.")};
        return {tr("The service did not accept the request (%1)").arg(QString::number(error.status)),
                error.serverMessage.isEmpty() ? tr("It gave no reason.") : QString()};
    case ErrorKind::ServerFault:
        if (error.cause == ErrorCause::WebPage)
            return webPage(error);
        if (error.status == 503)
            return {tr("The service is busy"), tr("It can't answer right now. Try again later.")};
        return {tr("The service failed (%1)").arg(QString::number(error.status)),
                tr("Try again later. If it keeps happening, tell whoever runs the service.")};
    case ErrorKind::Protocol:
        return protocol(error);
    case ErrorKind::Data:
        return data(error);
    case ErrorKind::TooLarge:
        if (error.cause == ErrorCause::ResultsFull)
            return {tr("The results are full"),
                    tr("The answers kept here have reached 512 MiB, so the rest was not looked up. Export "
                       "what is here, then look the rest up on its own.")};
        return {tr("The answer is too large"),
                tr("More than 4 MiB came back, which is not what the service documents.")};
    case ErrorKind::Cancelled:
        return {tr("Stopped"), {}};
    case ErrorKind::OutcomeUnknown:
        return {
            tr("The outcome is not known"),
            tr("The upgrade may still be running. Do not start it again until whoever runs the service has "
               "confirmed that it has ended.")};
    case ErrorKind::Keychain:
    case ErrorKind::LocalStorage:
        return describeStorageError(error);
    }
    Q_UNREACHABLE();
}

QString ErrorTexts::details(const Error &error)
{
    QStringList lines;
    if (error.status > 0)
        lines += httpStatusLine(error.status);
    if (!error.host.isEmpty())
        lines += tr("Address: %1").arg(address(error));
    if (!error.proxy.isEmpty())
        lines += tr("Proxy: %1").arg(isolatedText(error.proxy));
    if (error.certificate) {
        lines += tr("Certificate subject: %1").arg(foreign(error.certificate->subject));
        lines += tr("Certificate issuer: %1").arg(foreign(error.certificate->issuer));
        lines += tr("Certificate names: %1").arg(foreign(error.certificate->names.join(u", "_s)));
        lines += tr("Certificate valid: %1 to %2")
                     .arg(error.certificate->notBefore.toString(Qt::ISODate),
                          error.certificate->notAfter.toString(Qt::ISODate));
        lines += tr("Certificate SHA-256: %1").arg(error.certificate->sha256);
    }
    if (!error.detail.isEmpty())
        lines += tr("Reason: %1").arg(visibleLine(error.detail));
    lines += tr("Delivery: %1").arg(deliveryName(error.delivery));
    if (error.wasCookieSent)
        lines += *error.wasCookieSent ? tr("A cookie that the service had set was sent.")
                                      : tr("No cookie was sent: the service had set none for this address.");
    lines += tr("Code for support: %1").arg(errorKindName(error.kind));
    return lines.join(u'\n');
}

QString sentence(const QString &text)
{
    static const QString ends = u".?!。？！؟"_s;
    if (ends.contains(text.back()))
        return text;
    return sentenceText(text);
}

/// Returns the message without what only a window has: fields, Details, results, and a session to continue.
QString message(const Error &error, const QString &inWindow)
{
    if (error.cause == ErrorCause::Required)
        return {};
    if (error.cause == ErrorCause::ResultsFull)
        return ErrorTexts::tr(
            "The answers have reached 512 MiB, so the rest was not looked up. Look it up on its own.");
    if (error.kind == ErrorKind::SessionExpired)
        //: “It” is what the user wants to see or do.
        return ErrorTexts::tr("Sign in again, or use another key.");
    return inWindow;
}

} // namespace

ErrorText describeError(const Error &error)
{
    ErrorText text = ErrorTexts::byKind(error);
    if (error.tokenLength > 0)
        text.message = QStringList({text.message, ErrorTexts::tokenLength(error)}).join(u' ').trimmed();
    return text;
}

ErrorText describeError(ErrorKind kind)
{
    Error error;
    error.kind = kind;
    return describeError(error);
}

QString errorDetails(const Error &error)
{
    return ErrorTexts::details(error);
}

QString serverWords(const Error &error)
{
    if (error.serverMessage.isEmpty())
        return {};
    //: %1 is what the answer of a server says about an error.
    return ErrorTexts::tr("The answer says: “%1”").arg(isolatedText(visibleLine(error.serverMessage)));
}

QString errorSentences(const Error &error)
{
    const ErrorText text = describeError(error);
    return onOneLine({text.title, message(error, text.message), serverWords(error)});
}

QString onOneLine(QStringList texts)
{
    texts.removeAll(QString());
    for (QString &text : texts)
        text = sentence(text);
    return withoutDirectionMarks(texts.join(u' '));
}

Error localStorageError(ErrorCause cause, const QString &detail)
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = cause;
    error.detail = detail;
    return error;
}

QString withQuarantinePath(const QString &sentences, const QString &quarantined)
{
    //: %1 are whole sentences about a file, %2 is the name under which it is kept from now on.
    return StorageTexts::tr("%1 It is kept as %2.").arg(sentences, QFileInfo(quarantined).fileName());
}

QString fileProblem(const QString &path, const QString &reason)
{
    //: %1 is the path of a file, %2 a sentence about the file.
    return StorageTexts::tr("%1: %2", "a file").arg(QDir::toNativeSeparators(path), reason);
}

QString jsonProblem(const QString &jsonPath, const QString &problem)
{
    //: %1 is a place in a JSON document, “$.path.in.json”, %2 what is wrong there: “a string”.
    return StorageTexts::tr("%1 is %2.").arg(jsonPath, problem);
}

QString clientCertificateText()
{
    return ErrorTexts::tr("The server asks for a certificate of its clients.");
}

QString interimAnswerText(int status)
{
    //: %1 is an HTTP status such as 103, %2 the version of Qt, a library.
    return ErrorTexts::tr(
               "%1 came before the answer, and this version of Qt (%2) takes it for the answer. The "
               "answer itself is lost. Programs with Qt 6.8 or later can read it.")
        .arg(QString::number(status), QString::fromLatin1(qVersion()));
}

QString fileTooLargeText()
{
    return StorageTexts::tr("It is too large.");
}

QString httpStatusLine(int status)
{
    return ErrorTexts::tr("Status: %1").arg(QString::number(status));
}

QString errorLabel()
{
    return ErrorTexts::tr("Error");
}

QString errorDetailsLabel()
{
    return ErrorTexts::tr("Details", "the technical facts of an error");
}
