// SPDX-License-Identifier: MIT
#include "redaction/secretredactor.h"

#include "json/jsontokenizer.h"
#include "json/jsonwriter.h"
#include "redaction/unescapedtext.h"

#include <QJsonDocument>
#include <QStringConverter>

#include <algorithm>
#include <array>
#include <bitset>
#include <cstring>
#include <optional>

namespace {

constexpr qsizetype kShortest = 8; ///< characters; shorter values are removed only by redactedErrorText()
/// Bytes of a value that are recognized at the end of a text that was cut off.
constexpr qsizetype kPartial = 6;
constexpr qsizetype kPrefix = 4;

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

} // namespace

struct SecretRedactor::Span
{
    qsizetype start = 0;
    qsizetype end = 0;
};

/// Escapes to decode together, and the decodings to try on the result.
struct SecretRedactor::Decoding
{
    unsigned escapes = 0;
    std::vector<Decoding> then;
};

/// The encodings in which one value may occur, apart from escapes.
struct SecretRedactor::Forms
{
    struct Pattern
    {
        QByteArray bytes;
        /// Failure table of Knuth, Morris and Pratt, which keeps the search linear.
        std::vector<qsizetype> retry;
        bool inBase64 = false; ///< if the pattern matches, all of the Base64 text around it is removed
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

    /// Adds the Base64 form of a value for each of the three offsets at which it can begin in the encoded
    /// data. Leaves out the characters that depend on the neighbouring bytes.
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
                return; // within the Base64 text that was found before
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

/// Returns `false` if no known value can occur in `text`. This quick check is enough for nearly all texts.
bool SecretRedactor::mayContain(QByteArrayView text) const
{
    for (qsizetype i = 0; i + kPrefix <= text.size(); ++i) {
        if (m_prefixes->hashes[prefixHash(text.data() + i)])
            return true;
    }
    return false;
}

void SecretRedactor::search(const UnescapedText &text, TextEnd end, std::vector<Span> &all) const
{
    if (!mayContain(text.bytes()))
        return;
    std::vector<Span> spans;
    for (const auto &forms : m_forms) {
        for (const Forms::Pattern &pattern : forms->patterns) {
            spans.clear();
            Forms::find(pattern, text.bytes(), end, spans);
            for (const Span &span : spans)
                all.push_back({text.startOf(span.start), text.endOf(span.end - 1)});
        }
    }
}

void SecretRedactor::searchDecoded(const UnescapedText &text, const std::vector<Decoding> &decodings,
                                   TextEnd end, std::vector<Span> &all) const
{
    std::vector<unsigned> done;
    for (const Decoding &decoding : decodings) {
        const unsigned escapes = decoding.escapes & text.escapes();
        if (escapes == 0 || std::find(done.begin(), done.end(), escapes) != done.end())
            continue;
        done.push_back(escapes);
        const UnescapedText decoded(text, escapes);
        search(decoded, end, all);
        searchDecoded(decoded, decoding.then, end, all);
    }
}

/// Returns what is to be removed, unordered and possibly overlapping.
std::vector<SecretRedactor::Span> SecretRedactor::find(QByteArrayView text, TextEnd end) const
{
    // First each kind of escape alone, since a value may contain what looks like an escape of another kind.
    // Then escapes within escapes, and all kinds mixed.
    constexpr unsigned kForm = PercentEscapes | PlusForBlank;
    constexpr unsigned kMixed = JsonEscapes | PercentEscapes | HtmlEscapes;
    static const std::vector<Decoding> decodings{
        {PercentEscapes, {{PercentEscapes, {}}}},
        {HtmlEscapes, {{HtmlEscapes, {}}}},
        {JsonEscapes,
         {{JsonEscapes, {{JsonEscapes, {}}}}, {PercentEscapes, {}}, {HtmlEscapes, {}}, {kForm, {}}}},
        {kForm, {}},
        {kMixed, {{kMixed, {}}}},
    };
    std::vector<Span> all;
    const UnescapedText whole(text);
    search(whole, end, all);
    searchDecoded(whole, decodings, end, all);
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

QByteArray SecretRedactor::redactedToken(const JsonToken &token) const
{
    const QByteArray text = token.text.toByteArray();
    const bool isCut = token.kind == JsonToken::Kind::UnterminatedString;
    if (redacted(text, isCut ? TextEnd::MayBeCut : TextEnd::Whole).isSharedWith(text))
        return {};
    const std::optional<QString> value = jsonStringText(text);
    return jsonString(value ? redacted(*value) : QString::fromLatin1(kRedacted));
}

QByteArray SecretRedactor::redactedValues(const QByteArray &json, const QList<QByteArrayView> &fields) const
{
    using Kind = JsonToken::Kind;
    if (m_forms.empty() || (UnescapedText(json).escapes() == 0 && !mayContain(json)))
        return json;
    QByteArray out;
    bool isSame = true;
    JsonTokenizer tokens(json);
    for (JsonToken token = tokens.next(), next; token.kind != Kind::End; token = next) {
        next = tokens.next();
        const bool isText = token.kind == Kind::String || token.kind == Kind::UnterminatedString;
        const bool isFieldName = token.kind == Kind::String && next.kind == Kind::Colon &&
                                 fields.contains(token.text.sliced(1).chopped(1));
        const QByteArray clean =
            (isText || token.kind == Kind::Word) && !isFieldName ? redactedToken(token) : QByteArray();
        out.append(token.before).append(clean.isEmpty() ? token.text : QByteArrayView(clean));
        isSame = isSame && clean.isEmpty();
        if (next.kind == Kind::End)
            out.append(next.before);
    }
    return isSame ? json : out;
}

QByteArray SecretRedactor::redactedBody(const QByteArray &body, const QList<QByteArrayView> &fields) const
{
    if (m_forms.empty() || (UnescapedText(body).escapes() == 0 && !mayContain(body)))
        return body;
    // In text that is not well-formed JSON, a value may end anywhere.
    const bool isWellFormed = !QJsonDocument::fromJson(body).isNull();
    return isWellFormed ? redactedValues(body, fields) : redacted(body, TextEnd::MayBeCut);
}

Error SecretRedactor::redacted(Error error) const
{
    // The host and the proxy come from the user.
    error.serverMessage = redactedErrorText(error.serverMessage);
    for (QString *text : {&error.jsonPath, &error.redirectOrigin})
        *text = redacted(*text);
    // Without an answer, the detail is a sentence of this program, Qt or OpenSSL. Everybody knows them, so a
    // gap in one would reveal a password such as “handshake”.
    if (error.delivery == Delivery::Answered)
        error.detail = redacted(error.detail);
    if (error.certificate) {
        error.certificate->subject = redacted(error.certificate->subject);
        error.certificate->issuer = redacted(error.certificate->issuer);
        for (QString &name : error.certificate->names)
            name = redacted(name);
    }
    return error;
}
