// SPDX-License-Identifier: MIT
#include "clientimport/curlcommand.h"

#include "base/errortext.h"
#include "clientimport/foundrequest.h"
#include "clientimport/shellwords.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct CurlTexts
{
    Q_DECLARE_TR_FUNCTIONS(ClientImport)
};

constexpr qsizetype kMaxCurlHead = 65536;

/// Options of curl 7.88 to 8.17 that are followed by a value.
const QSet<QString> &optionsWithValue()
{
    static const QStringList options =
        u"abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout "
        "connect-to continue-at cookie cookie-jar create-file-mode crlfile curves data data-ascii "
        "data-binary "
        "data-raw data-urlencode delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers doh-url "
        "dump-header ech egd-file engine etag-compare etag-save expect100-timeout form form-string "
        "ftp-account "
        "ftp-alternative-to-user ftp-method ftp-port ftp-ssl-ccc-mode happy-eyeballs-timeout-ms "
        "haproxy-clientip header hostpubmd5 hostpubsha256 hsts interface ip-tos ipfs-gateway json "
        "keepalive-cnt keepalive-time key key-type knownhosts krb libcurl limit-rate local-port "
        "login-options "
        "mail-auth mail-from mail-rcpt max-filesize max-redirs max-time netrc-file noproxy oauth2-bearer "
        "output "
        "output-dir parallel-max parallel-max-host pass pinnedpubkey preproxy proto proto-default "
        "proto-redir "
        "proxy proxy-cacert proxy-capath proxy-cert proxy-cert-type proxy-ciphers proxy-crlfile proxy-header "
        "proxy-key proxy-key-type proxy-pass proxy-pinnedpubkey proxy-service-name proxy-tls13-ciphers "
        "proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user proxy1.0 pubkey quote random-file "
        "range "
        "rate referer request request-target resolve retry retry-delay retry-max-time sasl-authzid "
        "service-name sigalgs socks4 socks4a socks5 socks5-gssapi-service socks5-hostname speed-limit "
        "speed-time stderr telnet-option tftp-blksize time-cond tls-max tls13-ciphers tlsauthtype "
        "tlspassword "
        "tlsuser trace trace-ascii trace-config unix-socket upload-file upload-flags url url-query user "
        "user-agent variable vlan-priority write-out"_s.split(u' ');
    static const QSet<QString> set(options.begin(), options.end());
    return set;
}

/// Options without a value that a command may have; also with `no-` in front.
const QSet<QString> &optionsWithoutValue()
{
    static const QStringList options =
        u"alpn anyauth append basic buffer ca-native cert-status clobber compressed compressed-ssh "
        u"create-dirs "
        "crlf digest disable disable-eprt disable-epsv disallow-username-in-url doh-cert-status doh-insecure "
        "dump-ca-embed eprt epsv fail fail-early fail-with-body false-start follow form-escape "
        "ftp-create-dirs "
        "ftp-pasv ftp-pret ftp-skip-pasv-ip ftp-ssl ftp-ssl-ccc ftp-ssl-control ftp-ssl-reqd get globoff "
        "haproxy-protocol head help http0.9 http1.0 http1.1 http2 http2-prior-knowledge http3 http3-only "
        "ignore-content-length include insecure ipv4 ipv6 junk-session-cookies keepalive list-only location "
        "location-trusted mail-rcpt-allowfails manual metalink mptcp negotiate netrc netrc-optional next "
        "ntlm "
        "ntlm-wb npn out-null parallel parallel-immediate path-as-is post301 post302 post303 progress-bar "
        "progress-meter proxy-anyauth proxy-basic proxy-ca-native proxy-digest proxy-http2 proxy-insecure "
        "proxy-negotiate proxy-ntlm proxy-ssl-allow-beast proxy-ssl-auto-client-cert proxy-tlsv1 proxytunnel "
        "raw remote-header-name remote-name remote-name-all remote-time remove-on-error retry-all-errors "
        "retry-connrefused sasl-ir sessionid show-error show-headers silent skip-existing socks5-basic "
        "socks5-gssapi socks5-gssapi-nec ssl ssl-allow-beast ssl-auto-client-cert ssl-no-revoke ssl-reqd "
        "ssl-revoke-best-effort ssl-sessions sslv2 sslv3 styled-output suppress-connect-headers tcp-fastopen "
        "tcp-nodelay tftp-no-options tls-earlydata tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding "
        "trace-ids trace-time use-ascii verbose version xattr"_s.split(u' ');
    static const QSet<QString> set(options.begin(), options.end());
    return set;
}

/// Returns the long name of a short option that matters here, and a text of one letter for the others.
QString nameOfShort(QChar c)
{
    switch (c.unicode()) {
    case u'H':
        return u"header"_s;
    case u'd':
        return u"data"_s;
    case u'g':
        return u"globoff"_s;
    case u'k':
        return u"insecure"_s;
    case u'u':
        return u"user"_s;
    case u'U':
        return u"proxy-user"_s;
    case u'x':
        return u"proxy"_s;
    case u'b':
        return u"cookie"_s;
    case u'K':
        return u"config"_s;
    case u'E':
        return u"cert"_s;
    case u'F':
        return u"form"_s;
    case u'T':
        return u"upload-file"_s;
    case u':':
        return u"next"_s;
    default:
        return c;
    }
}

/// Options that say something about a connection which is not imported.
bool isToldLeftOut(const QString &option)
{
    static const QSet<QString> told{u"insecure"_s,
                                    u"proxy"_s,
                                    u"proxy-user"_s,
                                    u"proxy-insecure"_s,
                                    u"preproxy"_s,
                                    u"socks4"_s,
                                    u"socks4a"_s,
                                    u"socks5"_s,
                                    u"socks5-hostname"_s,
                                    u"user"_s,
                                    u"cookie"_s,
                                    u"config"_s,
                                    u"cert"_s,
                                    u"key"_s,
                                    u"cacert"_s,
                                    u"capath"_s,
                                    u"resolve"_s,
                                    u"connect-to"_s,
                                    u"unix-socket"_s,
                                    u"variable"_s,
                                    u"netrc"_s,
                                    u"netrc-file"_s,
                                    u"form"_s,
                                    u"upload-file"_s,
                                    u"pass"_s,
                                    u"proxy-header"_s,
                                    u"doh-insecure"_s,
                                    u"tlsuser"_s,
                                    u"tlspassword"_s,
                                    u"ech"_s,
                                    u"abstract-unix-socket"_s};
    return told.contains(option);
}

/// Takes off the backslashes before brackets and braces, which curl itself reads.
QString withoutGlobEscapes(QString address)
{
    static const QRegularExpression escape(u"\\\\([\\[\\]{}])"_s);
    return address.replace(escape, u"\\1"_s);
}

class CurlReader final
{
public:
    /// Reads the words behind `curl`. Returns a problem as a sentence, empty if there is none.
    [[nodiscard]] QString read(const QStringList &words);
    [[nodiscard]] const QList<FoundRequest> &requests() const { return m_requests; }

private:
    void take(const QString &option, const QString &value);
    void takeData(const QString &option, const QString &value);
    void takeHeader(const QString &value);
    [[nodiscard]] QString takeLong(const QString &word, const QStringList &words, qsizetype &at);
    [[nodiscard]] QString takeShort(const QString &word, const QStringList &words, qsizetype &at);
    [[nodiscard]] bool hasStrayWord() const;
    void endRequest();
    void leaveOut(const QString &what)
    {
        if (!m_leftOut.contains(what))
            m_leftOut += what;
    }

    QList<FoundRequest> m_requests;
    FoundRequest m_request;
    QStringList m_addresses;
    QStringList m_leftOut;
    bool m_isGlobOff = false;
    bool m_hasStrayWord = false;
};

QString missingValueText(const QString &option)
{
    return CurlTexts::tr("The command is not complete: %1 has no value.").arg(shownImportText(option));
}

QString CurlReader::read(const QStringList &words)
{
    bool hasOptions = true;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        QString problem;
        if (hasOptions && word == "--"_L1)
            hasOptions = false;
        else if (hasOptions && word.startsWith("--"_L1))
            problem = takeLong(word, words, i);
        else if (hasOptions && word.startsWith(u'-') && word.size() > 1)
            problem = takeShort(word, words, i);
        else
            m_addresses += word;
        if (!problem.isEmpty())
            return problem;
    }
    if (m_hasStrayWord || hasStrayWord())
        return CurlTexts::tr(
            "A word of the command is neither an option nor an address. Are its quotation marks right?");
    endRequest();
    return {};
}

/// Returns whether an address may be a part of a header, and of its secret, that lacks quotation marks.
bool CurlReader::hasStrayWord() const
{
    const auto isStray = [](const QString &address) {
        return !address.contains("://"_L1) && !address.contains(kUnknownPart);
    };
    const auto isEmpty = [](const FoundRequest::Header &header) { return header.value.trimmed().isEmpty(); };
    return (m_addresses.size() > 1 ||
            std::any_of(m_request.headers.begin(), m_request.headers.end(), isEmpty)) &&
           std::any_of(m_addresses.begin(), m_addresses.end(), isStray);
}

/// Returns the whole name of a long option, of which the first letters are enough. Empty if it is unknown.
QString longOption(const QString &written)
{
    QString name = written;
    const auto knows = [](const QString &option) {
        return optionsWithValue().contains(option) || optionsWithoutValue().contains(option);
    };
    if (knows(name))
        return name;
    if (name.startsWith("no-"_L1) && optionsWithoutValue().contains(name.sliced(3)))
        return name;
    if (name.startsWith("expand-"_L1) && optionsWithValue().contains(name.sliced(7)))
        return name;
    QStringList possible;
    for (const QSet<QString> &options : {optionsWithValue(), optionsWithoutValue()}) {
        for (const QString &option : options) {
            if (option.startsWith(name))
                possible += option;
        }
    }
    return possible.size() == 1 && !name.isEmpty() ? possible.first() : QString();
}

QString CurlReader::takeLong(const QString &word, const QStringList &words, qsizetype &at)
{
    const QString option = longOption(word.sliced(2));
    if (option.isEmpty())
        return CurlTexts::tr("The option %1 of the command is not known.").arg(shownImportText(word));
    const bool isExpanded = option.startsWith("expand-"_L1);
    if (!isExpanded && !optionsWithValue().contains(option)) {
        take(option, {});
        return {};
    }
    if (++at >= words.size())
        return missingValueText(word);
    if (isExpanded)
        leaveOut(word); // has variables of curl's own
    else
        take(option, words.at(at));
    return {};
}

QString CurlReader::takeShort(const QString &word, const QStringList &words, qsizetype &at)
{
    static const QString withValue = u"EKCbcdDFPHhmoUQreXYytzTuAwx"_s;
    static const QString withoutValue = u"aqfGgI0ik46jlLMn:NZ#pJORSs231BvV"_s;
    for (qsizetype i = 1; i < word.size(); ++i) {
        const QChar c = word.at(i);
        if (withoutValue.contains(c)) {
            take(nameOfShort(c), {});
        } else if (!withValue.contains(c)) {
            return CurlTexts::tr("The option %1 of the command is not known.")
                .arg(shownImportText(u'-' + QString(c)));
        } else if (i + 1 < word.size()) {
            take(nameOfShort(c), word.sliced(i + 1));
            return {};
        } else if (++at < words.size()) {
            take(nameOfShort(c), words.at(at));
            return {};
        } else {
            return missingValueText(u'-' + QString(c));
        }
    }
    return {};
}

void CurlReader::take(const QString &option, const QString &value)
{
    if (option == "next"_L1)
        endRequest();
    else if (option == "url"_L1)
        m_addresses += value;
    else if (option == "globoff"_L1)
        m_isGlobOff = true;
    else if (option == "header"_L1)
        takeHeader(value);
    else if (option.startsWith("data"_L1) || option == "json"_L1)
        takeData(option, value);
    else if (option == "oauth2-bearer"_L1)
        m_request.notices += tokenLeftOutText();
    else if (isToldLeftOut(option))
        leaveOut("--"_L1 + option);
}

void CurlReader::takeHeader(const QString &value)
{
    if (value.startsWith(u'@')) { // a file of headers
        leaveOut("--header @…"_L1);
        return;
    }
    const qsizetype colon = value.indexOf(u':');
    if (colon > 0) // `Name;` is an empty header
        m_request.headers += {value.left(colon), value.sliced(colon + 1)};
}

void CurlReader::takeData(const QString &option, const QString &value)
{
    const bool isFile = value.startsWith(u'@') && option != "data-raw"_L1;
    if (isFile) {
        leaveOut("--"_L1 + option + " @…"_L1);
        return;
    }
    if (option == "data-urlencode"_L1)
        return;
    if (!m_request.body.isEmpty() && option != "json"_L1)
        m_request.body += u'&';
    m_request.body += value;
}

/// Ends a request, whose headers are sent to all of its addresses.
void CurlReader::endRequest()
{
    m_hasStrayWord |= hasStrayWord();
    if (!m_leftOut.isEmpty())
        m_request.notices += leftOutText(m_leftOut);
    for (const QString &address : std::as_const(m_addresses)) {
        FoundRequest request = m_request;
        request.address = m_isGlobOff ? address : withoutGlobEscapes(address);
        if (m_requests.size() < kMaxFoundRequests)
            m_requests += request;
    }
    m_request = {};
    m_addresses.clear();
    m_leftOut.clear();
    m_isGlobOff = false;
}

bool isCurlWord(const QString &word)
{
    static const QRegularExpression curl(u"(^|[/\\\\])curl(\\.exe)?$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return word.contains(curl) && !word.contains("://"_L1);
}

/// Returns the words behind `curl`, `nullopt` if it is another command.
std::optional<QStringList> curlArguments(const QStringList &command)
{
    static const QRegularExpression before(
        u"^([$%>#]|sudo|time|env|command|exec|[A-Za-z_][A-Za-z0-9_]*=.*)$"_s,
        QRegularExpression::DotMatchesEverythingOption);
    const auto first = std::find_if(command.begin(), command.end(),
                                    [](const QString &word) { return !word.contains(before); });
    if (first == command.end() || !isCurlWord(*first))
        return {};
    return QStringList(first + 1, command.end());
}

} // namespace

bool isCurlCommand(const QString &text)
{
    const ShellText shell = readShell(text.left(kMaxCurlHead).trimmed());
    return std::any_of(shell.commands.begin(), shell.commands.end(),
                       [](const QStringList &command) { return curlArguments(command).has_value(); });
}

CurlCommand readCurlCommand(const QString &text)
{
    if (text.size() > kMaxImportSize)
        return {{}, fileTooLargeText()};
    const ShellText shell = readShell(text.trimmed());
    if (!shell.problem.isEmpty())
        return {{}, shell.problem};
    CurlReader reader;
    bool hasOthers = false;
    for (const QStringList &command : shell.commands) {
        if (const auto arguments = curlArguments(command)) {
            if (const QString problem = reader.read(*arguments); !problem.isEmpty())
                return {{}, problem};
        } else {
            hasOthers = true;
        }
    }
    QStringList notices;
    if (hasOthers)
        notices += CurlTexts::tr("Only curl was read. Nothing else of the command was run.");
    QList<ImportedConnection> connections = connectionsOf(reader.requests(), Variables(), {}, notices);
    if (connections.isEmpty())
        return {{}, CurlTexts::tr("The command has no address.")};
    return {connections, {}};
}
