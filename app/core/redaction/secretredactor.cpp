// SPDX-License-Identifier: MIT
#include "redaction/secretredactor.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringConverter>

#include <algorithm>
#include <array>
#include <bitset>
#include <cstring>
#include <optional>

namespace {

constexpr qsizetype kShortest = 8; ///< characters of a value that is removed anywhere
constexpr qsizetype kPartial = 6;  ///< bytes of a value at the end of a text that was cut
constexpr qsizetype kPrefix = 4;
constexpr std::size_t kMaxCookies = 32;

/// Whether the string from `start` to `end`, quotes included, is the name of a field that is known.
bool isFieldName(QByteArrayView json, qsizetype start, qsizetype end, const QList<QByteArrayView> &fields)
{
    return end - start > 2 && fields.contains(json.sliced(start + 1, end - start - 2)) &&
           json.sliced(end).trimmed().startsWith(':');
}

bool isBase64Character(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '+' ||
           c == '/' || c == '-' || c == '_' || c == '=';
}

std::size_t prefixHash(const char *bytes)
{
    quint32 word = 0;
    std::memcpy(&word, bytes, kPrefix);
    return (word * 2654435761U) >> 16;
}

/// What is taken for an escape. Flags.
enum Escapes : unsigned {
    Json = 1,    ///< `\/`, `\u002f`, `\x2f`
    Percent = 2, ///< `%2F`
    Plus = 4,    ///< `+` for a blank, in a form
    Html = 8,    ///< `&#47;`, `&#x2f;`, `&quot;`
};

/// One escape at the start of a text.
struct Escape
{
    QByteArray decoded;
    qsizetype length = 0; ///< 0: there is none
};

/// Of digits alone, eight at most.
std::optional<char32_t> number(QByteArrayView digits, char32_t base)
{
    constexpr qsizetype kMost = 8;
    if (digits.isEmpty() || digits.size() > kMost)
        return {};
    char32_t value = 0;
    for (const char c : digits) {
        const char32_t digit = c >= '0' && c <= '9'   ? char32_t(c - '0')
                               : c >= 'a' && c <= 'f' ? char32_t(c - 'a' + 10)
                               : c >= 'A' && c <= 'F' ? char32_t(c - 'A' + 10)
                                                      : base;
        if (digit >= base)
            return {};
        value = value * base + digit;
    }
    return value;
}

std::optional<char32_t> hexAt(QByteArrayView text, qsizetype at, qsizetype digits)
{
    return text.size() >= at + digits ? number(text.sliced(at, digits), 16) : std::nullopt;
}

QByteArray utf8Of(char32_t character)
{
    return QString::fromUcs4(&character, 1).toUtf8();
}

Escape unicodeEscape(QByteArrayView text)
{
    const auto unitAt = [text](qsizetype at) -> std::optional<char32_t> {
        return text.size() > at + 1 && text[at] == '\\' && text[at + 1] == 'u' ? hexAt(text, at + 2, 4)
                                                                               : std::nullopt;
    };
    const auto first = unitAt(0);
    if (!first)
        return {};
    if (QChar::isHighSurrogate(*first)) {
        const auto second = unitAt(6);
        if (second && QChar::isLowSurrogate(*second))
            return {utf8Of(QChar::surrogateToUcs4(char16_t(*first), char16_t(*second))), 12};
    }
    return {utf8Of(*first), 6};
}

Escape jsonEscape(QByteArrayView text)
{
    if (text.size() < 2)
        return {};
    switch (text[1]) {
    case 'u':
        return unicodeEscape(text);
    case 'x':
        if (const auto code = hexAt(text, 2, 2))
            return {utf8Of(*code), 4};
        return {};
    case 'n':
        return {"\n", 2};
    case 't':
        return {"\t", 2};
    case 'r':
        return {"\r", 2};
    case 'b':
        return {"\b", 2};
    case 'f':
        return {"\f", 2};
    case '"':
    case '\\':
    case '/':
    case '\'':
        return {QByteArray(1, text[1]), 2};
    default:
        return {};
    }
}

Escape htmlEscape(QByteArrayView text)
{
    constexpr qsizetype kLongest = 10;
    constexpr std::array<std::pair<QByteArrayView, char>, 5> kEntities{
        {{"quot", '"'}, {"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"apos", '\''}}};
    const qsizetype end = text.first(std::min(kLongest, text.size())).indexOf(';');
    if (end < 2)
        return {};
    const QByteArrayView name = text.sliced(1, end - 1);
    for (const auto &[known, character] : kEntities) {
        if (name == known)
            return {QByteArray(1, character), end + 1};
    }
    if (name[0] != '#')
        return {};
    const bool isHex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
    const auto code = isHex ? number(name.sliced(2), 16) : number(name.sliced(1), 10);
    return code && *code <= QChar::LastValidCodePoint ? Escape{utf8Of(*code), end + 1} : Escape{};
}

Escape escapeAt(QByteArrayView text, unsigned escapes)
{
    switch (text[0]) {
    case '\\':
        return escapes & Json ? jsonEscape(text) : Escape{};
    case '&':
        return escapes & Html ? htmlEscape(text) : Escape{};
    case '+':
        return escapes & Plus ? Escape{" ", 1} : Escape{};
    case '%':
        if (const auto byte = escapes & Percent ? hexAt(text, 1, 2) : std::nullopt)
            return {QByteArray(1, static_cast<char>(*byte)), 3};
        return {};
    default:
        return {};
    }
}

/// The escapes that a byte may begin.
unsigned escapesOf(char c)
{
    return c == '\\' ? Json : c == '%' ? Percent : c == '+' ? Plus : c == '&' ? Html : 0U;
}

/// Of which escapes there may be some in it.
unsigned escapesIn(QByteArrayView text)
{
    unsigned escapes = 0;
    for (const char c : text)
        escapes |= escapesOf(c);
    return escapes;
}

/// Calls `add(bytes, start, end)` for each part of the decoded text and where it stands in `text`: for what
/// is no escape byte by byte the same.
template <typename Add>
void decode(QByteArrayView text, unsigned escapes, const Add &add)
{
    qsizetype plain = 0;
    for (qsizetype i = 0; i < text.size();) {
        const Escape escape = escapesOf(text[i]) & escapes ? escapeAt(text.sliced(i), escapes) : Escape{};
        if (escape.length == 0) {
            ++i;
            continue;
        }
        add(text.sliced(plain, i - plain), plain, i);
        add(escape.decoded, i, i + escape.length);
        i += escape.length;
        plain = i;
    }
    add(text.sliced(plain), plain, text.size());
}

/// A text, or one that was decoded from another.
class View final
{
public:
    explicit View(QByteArrayView text)
        : m_bytes(text)
        , m_escapesLeft(escapesIn(text))
    {
    }
    View(const View &from, unsigned escapes)
        : m_from(&from)
        , m_escapes(escapes)
    {
        decode(from.m_bytes, escapes,
               [this](QByteArrayView part, qsizetype, qsizetype) { m_decoded.append(part); });
        m_bytes = m_decoded;
        m_escapesLeft = escapesIn(m_bytes);
    }
    Q_DISABLE_COPY_MOVE(View)

    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; }
    /// Whether all of these may be in it.
    [[nodiscard]] bool has(unsigned escapes) const { return (m_escapesLeft & escapes) == escapes; }
    /// Where the byte at `at` stands in the first text.
    [[nodiscard]] qsizetype startOf(qsizetype at) const { return origin(at).start; }
    [[nodiscard]] qsizetype endOf(qsizetype at) const { return origin(at).end; }

private:
    struct Origin
    {
        qsizetype start = 0;
        qsizetype end = 0;
    };

    [[nodiscard]] Origin origin(qsizetype at) const
    {
        if (!m_from)
            return {at, at + 1};
        if (m_origins.empty())
            findOrigins();
        const Origin &mine = m_origins[static_cast<std::size_t>(at)];
        return {m_from->origin(mine.start).start, m_from->origin(mine.end - 1).end};
    }
    void findOrigins() const
    {
        m_origins.reserve(static_cast<std::size_t>(m_bytes.size()));
        decode(m_from->m_bytes, m_escapes, [this](QByteArrayView part, qsizetype start, qsizetype end) {
            const bool isPlain = part.size() == end - start && part.data() == m_from->m_bytes.data() + start;
            for (qsizetype i = 0; i < part.size(); ++i)
                m_origins.push_back(isPlain ? Origin{start + i, start + i + 1} : Origin{start, end});
        });
    }

    const View *m_from = nullptr;
    unsigned m_escapes = 0;
    QByteArray m_decoded;
    QByteArrayView m_bytes;
    unsigned m_escapesLeft = 0;
    mutable std::vector<Origin> m_origins; ///< of each byte, once something was found
};

} // namespace

struct SecretRedactor::Span
{
    qsizetype start = 0;
    qsizetype end = 0;
};

/// How one value may be written, escapes apart.
struct SecretRedactor::Forms
{
    struct Pattern
    {
        QByteArray bytes;
        std::vector<qsizetype> retry; ///< Knuth, Morris and Pratt's table, which keeps the search linear
        bool inBase64 = false;        ///< all of the Base64 text around it is removed
    };
    Secret value;
    std::vector<Pattern> patterns;

    explicit Forms(const Secret &secret)
        : value(secret)
    {
        const QString &text = secret.reveal();
        addText(text, false);
        QStringEncoder little(QStringEncoder::Utf16LE);
        QStringEncoder big(QStringEncoder::Utf16BE);
        for (const QByteArray &bytes : {QByteArray(little(text)), QByteArray(big(text))})
            addText(QString::fromLatin1(bytes), false);
        addBase64(text.toUtf8());
    }

    void addText(const QString &text, bool inBase64)
    {
        addPattern(text.toUtf8(), inBase64);
        const bool isLatin1 =
            std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() <= 0xFF; });
        const bool isAscii =
            std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
        if (isLatin1 && !isAscii)
            addPattern(text.toLatin1(), inBase64);
    }

    /// Where a value begins in what is encoded decides its letters: there are three ways. Letters that
    /// depend on what stands beside it are left out.
    void addBase64(const QByteArray &bytes)
    {
        for (qsizetype before = 0; before < 3; ++before) {
            const QByteArray encoded =
                (QByteArray(before, '\0') + bytes).toBase64(QByteArray::OmitTrailingEquals);
            const qsizetype first = (before * 8 + 5) / 6;
            const qsizetype last = (before + bytes.size()) * 8 / 6;
            const QByteArray core = encoded.mid(first, last - first);
            addPattern(core, true);
            const QByteArray urlSafe = QByteArray(core).replace('+', '-').replace('/', '_');
            if (urlSafe != core)
                addPattern(urlSafe, true);
        }
    }

    void addPattern(const QByteArray &bytes, bool inBase64)
    {
        Pattern pattern{bytes, std::vector<qsizetype>(static_cast<std::size_t>(bytes.size()), 0), inBase64};
        qsizetype length = 0;
        for (qsizetype i = 1; i < bytes.size(); ++i) {
            while (length > 0 && bytes[i] != bytes[length])
                length = pattern.retry[static_cast<std::size_t>(length - 1)];
            if (bytes[i] == bytes[length])
                ++length;
            pattern.retry[static_cast<std::size_t>(i)] = length;
        }
        patterns.push_back(std::move(pattern));
    }

    static void find(const Pattern &pattern, QByteArrayView text, TextEnd end, std::vector<Span> &spans)
    {
        const QByteArrayView bytes(pattern.bytes);
        qsizetype matched = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (matched == 0) {
                i = text.indexOf(bytes[0], i);
                if (i < 0)
                    return;
                matched = 1;
                continue;
            }
            while (matched > 0 && text[i] != bytes[matched])
                matched = pattern.retry[static_cast<std::size_t>(matched - 1)];
            if (text[i] == bytes[matched])
                ++matched;
            if (matched == bytes.size()) {
                addSpan(pattern, text, {i + 1 - matched, i + 1}, spans);
                matched = pattern.retry[static_cast<std::size_t>(matched - 1)];
            }
        }
        if (end == TextEnd::MayBeCut && matched >= kPartial)
            addSpan(pattern, text, {text.size() - matched, text.size()}, spans);
    }

    static void addSpan(const Pattern &pattern, QByteArrayView text, Span span, std::vector<Span> &spans)
    {
        if (pattern.inBase64) {
            const qsizetype before = spans.empty() ? 0 : spans.back().end;
            if (before >= span.end)
                return; // a part of the Base64 text that was found before
            while (span.start > before && isBase64Character(text[span.start - 1]))
                --span.start;
            while (span.end < text.size() && isBase64Character(text[span.end]))
                ++span.end;
        }
        spans.push_back(span);
    }
};

struct SecretRedactor::Prefixes
{
    std::bitset<65536> hashes;
};

SecretRedactor::SecretRedactor(const QList<Secret> &secrets)
{
    for (const Secret &secret : secrets)
        add(secret);
    index();
}

SecretRedactor SecretRedactor::with(const QList<Secret> &secrets) const
{
    if (secrets.isEmpty())
        return *this;
    SecretRedactor more = *this;
    for (const Secret &secret : secrets)
        more.add(secret);
    more.index();
    return more;
}

void SecretRedactor::add(const Secret &secret)
{
    if (secret.isEmpty())
        return;
    if (secret.reveal().size() < kShortest) {
        if (!m_words.contains(secret))
            m_words += secret;
        return;
    }
    const bool isKnown = std::any_of(m_forms.begin(), m_forms.end(),
                                     [&secret](const auto &forms) { return forms->value == secret; });
    if (!isKnown)
        m_forms.push_back(std::make_shared<const Forms>(secret));
}

void SecretRedactor::index()
{
    auto prefixes = std::make_shared<Prefixes>();
    for (const auto &forms : m_forms) {
        for (const Forms::Pattern &pattern : forms->patterns)
            prefixes->hashes.set(prefixHash(pattern.bytes.constData()));
    }
    m_prefixes = std::move(prefixes);
}

/// One quick look, which is the end of it nearly everywhere.
bool SecretRedactor::mayHold(QByteArrayView text) const
{
    for (qsizetype i = 0; i + kPrefix <= text.size(); ++i) {
        if (m_prefixes->hashes[prefixHash(text.data() + i)])
            return true;
    }
    return false;
}

/// In no order, and they may overlap.
std::vector<SecretRedactor::Span> SecretRedactor::find(QByteArrayView text, TextEnd end) const
{
    std::vector<Span> all;
    const auto search = [this, end, &all](const View &view) {
        if (!mayHold(view.bytes()))
            return;
        std::vector<Span> spans;
        for (const auto &forms : m_forms) {
            for (const Forms::Pattern &pattern : forms->patterns) {
                spans.clear();
                Forms::find(pattern, view.bytes(), end, spans);
                for (const Span &span : spans)
                    all.push_back({view.startOf(span.start), view.endOf(span.end - 1)});
            }
        }
    };
    const auto nothing = [](const View &) {};
    const auto decoded = [&search](const View &from, unsigned escapes, const auto &then) {
        const View view(from, escapes);
        search(view);
        then(view);
    };
    const auto one = [&decoded](const View &from, unsigned escapes, const auto &then) {
        if (from.has(escapes))
            decoded(from, escapes, then);
    };
    const auto again = [&one, &nothing](unsigned escapes) {
        return [&one, &nothing, escapes](const View &view) { one(view, escapes, nothing); };
    };

    // Each way of escaping by itself, since a value may hold what looks like an escape of another; then
    // escapes within escapes, and all of them mixed.
    const View whole(text);
    search(whole);
    one(whole, Percent, again(Percent));
    one(whole, Html, again(Html));
    one(whole, Json, [&](const View &json) {
        one(json, Json, again(Json));
        one(json, Percent, nothing);
        one(json, Html, nothing);
        if (json.has(Plus))
            decoded(json, Percent | Plus, nothing);
    });
    if (whole.has(Plus))
        decoded(whole, Percent | Plus, nothing);
    if (whole.has(Json | Percent) || whole.has(Json | Html) || whole.has(Percent | Html)) {
        decoded(whole, Json | Percent | Html, [&](const View &view) {
            if (view.has(Json) || view.has(Percent) || view.has(Html))
                decoded(view, Json | Percent | Html, nothing);
        });
    }
    return all;
}

QByteArray SecretRedactor::redacted(const QByteArray &text, TextEnd end) const
{
    if (m_forms.empty() || text.size() < kPartial)
        return text;
    std::vector<Span> spans = find(text, end);
    if (spans.empty())
        return text;
    std::sort(spans.begin(), spans.end(), [](const Span &a, const Span &b) { return a.start < b.start; });
    QByteArray out;
    qsizetype copied = -1;
    for (const Span &span : spans) {
        if (copied < 0 || span.start > copied) {
            out.append(QByteArrayView(text).sliced(std::max<qsizetype>(copied, 0),
                                                   span.start - std::max<qsizetype>(copied, 0)));
            out.append(kRedacted);
        }
        copied = std::max(copied, span.end);
    }
    return out.append(QByteArrayView(text).sliced(copied));
}

QString SecretRedactor::redacted(const QString &text, TextEnd end) const
{
    if (m_forms.empty() || text.size() < kPartial)
        return text;
    const QByteArray bytes = text.toUtf8();
    const QByteArray clean = redacted(bytes, end);
    return clean.isSharedWith(bytes) ? text : QString::fromUtf8(clean);
}

QString SecretRedactor::redactedErrorText(const QString &text, TextEnd end) const
{
    QString clean = redacted(text, end);
    for (const Secret &secret : m_words) {
        const QString &word = secret.reveal();
        for (qsizetype at = clean.indexOf(word); at >= 0; at = clean.indexOf(word, at)) {
            const qsizetype behind = at + word.size();
            const auto joins = [](QChar a, QChar b) { return a.isLetterOrNumber() && b.isLetterOrNumber(); };
            if ((at > 0 && joins(clean[at - 1], word.front())) ||
                (behind < clean.size() && joins(word.back(), clean[behind]))) {
                ++at;
                continue;
            }
            const QString replacement = QString::fromLatin1(kRedacted);
            clean.replace(at, word.size(), replacement);
            at += replacement.size();
        }
    }
    return clean;
}

QByteArray SecretRedactor::redactedValues(const QByteArray &json, const QList<QByteArrayView> &fields) const
{
    if (m_forms.empty() || (escapesIn(json) == 0 && !mayHold(json)))
        return json;
    const QByteArrayView text(json);
    const auto quoted = [](const QString &value) {
        return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).sliced(1).chopped(1);
    };
    QByteArray out;
    qsizetype copied = 0;
    for (qsizetype i = 0; i < text.size();) {
        const char first = text[i];
        qsizetype end = i + 1;
        QByteArray value;
        if (first == '"') {
            while (end < text.size() && text[end] != '"')
                end += text[end] == '\\' ? 2 : 1;
            end = std::min(end + 1, text.size());
            const QByteArray token = text.sliced(i, end - i).toByteArray();
            const QByteArray clean = redacted(token, TextEnd::MayBeCut);
            if (!clean.isSharedWith(token) && !isFieldName(text, i, end, fields)) {
                const QJsonDocument document = QJsonDocument::fromJson('[' + token + ']');
                value = document.isNull() ? quoted(QString::fromLatin1(kRedacted))
                                          : quoted(redacted(document[0].toString()));
            }
        } else if ((first >= '0' && first <= '9') || first == '-') {
            while (end < text.size() && QByteArrayView("+-.eE0123456789").contains(text[end]))
                ++end;
            const QByteArray token = text.sliced(i, end - i).toByteArray();
            if (!redacted(token).isSharedWith(token))
                value = quoted(QString::fromLatin1(kRedacted));
        }
        if (!value.isEmpty()) {
            out.append(text.sliced(copied, i - copied)).append(value);
            copied = end;
        }
        i = end;
    }
    return copied == 0 ? json : out.append(text.sliced(copied));
}

QByteArray SecretRedactor::redactedBody(const QByteArray &body, const QList<QByteArrayView> &fields) const
{
    if (m_forms.empty() || (escapesIn(body) == 0 && !mayHold(body)))
        return body;
    // Where it is not well-formed, a value may end anywhere.
    const bool isWellFormed = !QJsonDocument::fromJson(body).isNull();
    return redactedValues(isWellFormed ? body : redacted(body, TextEnd::MayBeCut), fields);
}

Error SecretRedactor::redacted(Error error) const
{
    // Host and proxy are the user's own words.
    error.serverMessage = redactedErrorText(error.serverMessage);
    for (QString *text : {&error.detail, &error.jsonPath, &error.redirectOrigin})
        *text = redacted(*text);
    if (error.certificate) {
        error.certificate->subject = redacted(error.certificate->subject);
        error.certificate->issuer = redacted(error.certificate->issuer);
        for (QString &name : error.certificate->names)
            name = redacted(name);
    }
    return error;
}

void KnownSecrets::add(const Secret &secret)
{
    if (secret.isEmpty() || m_secrets.contains(secret))
        return;
    m_secrets += secret;
    m_withoutCookies = m_withoutCookies.with({secret});
    m_redactor = m_withoutCookies.with(QList<Secret>(m_cookies.begin(), m_cookies.end()));
}

void KnownSecrets::addCookie(const Secret &cookie)
{
    if (std::find(m_cookies.begin(), m_cookies.end(), cookie) != m_cookies.end())
        return;
    m_cookies.push_back(cookie);
    if (m_cookies.size() > kMaxCookies)
        m_cookies.pop_front();
    m_redactor = m_withoutCookies.with(QList<Secret>(m_cookies.begin(), m_cookies.end()));
}
