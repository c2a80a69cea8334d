// SPDX-License-Identifier: MIT
#include "base/secretscrubber.h"

#include "base/escapedtext.h"

#include <QStringConverter>

#include <algorithm>

namespace {

constexpr qsizetype kShortest = 4; ///< that is looked for anywhere
constexpr qsizetype kPartial = 6;  ///< of a value that was cut
constexpr std::size_t kLastForm = 63;

bool isBase64(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '+' ||
           c == '/' || c == '-' || c == '_' || c == '=';
}

bool isQuote(char c)
{
    return c == '"' || c == '\'' || c == '`';
}

bool isAlone(QByteArrayView text, qsizetype start, qsizetype end)
{
    const bool startsText = start == 0 && end == text.size();
    return startsText || (start > 0 && end < text.size() && isQuote(text[start - 1]) && isQuote(text[end]));
}

/// Whether the byte at `at` is the second of an escape such as `\n`, of which nothing may be left.
bool isEscaped(QByteArrayView text, qsizetype at)
{
    qsizetype backslashes = 0;
    while (backslashes < at && text[at - 1 - backslashes] == '\\')
        ++backslashes;
    return backslashes % 2 == 1;
}

} // namespace

SecretScrubber::SecretScrubber(const QList<Secret> &secrets)
{
    for (const Secret &secret : secrets) {
        const QString &value = secret.reveal();
        if (value.isEmpty())
            continue;
        if (value.size() < kShortest) {
            addText(Form::Kind::Short, value);
            continue;
        }
        addText(Form::Kind::Text, value);
        addBase64(value.toUtf8());
        QStringEncoder little(QStringEncoder::Utf16LE);
        QStringEncoder big(QStringEncoder::Utf16BE);
        for (const QByteArray &bytes : {QByteArray(little(value)), QByteArray(big(value))})
            addText(Form::Kind::Text, QString::fromLatin1(bytes));
    }
}

void SecretScrubber::addText(Form::Kind kind, const QString &text)
{
    const QList<uint> codes = text.toUcs4();
    const std::size_t form = std::min<std::size_t>(static_cast<std::size_t>(m_forms.size()), kLastForm);
    m_forms.append({kind, QList<char32_t>(codes.begin(), codes.end())});
    m_starts.at(static_cast<uchar>(text.toUtf8().at(0))).set(form);
    if (codes.first() <= 0xFF)
        m_starts.at(codes.first()).set(form);
    else
        m_startsBeyond.set(form);
}

/// Where a value begins in what is encoded decides its letters: there are three ways. Those that depend
/// on what stands beside it are left out.
void SecretScrubber::addBase64(const QByteArray &value)
{
    for (qsizetype before = 0; before < 3; ++before) {
        const QByteArray encoded =
            (QByteArray(before, '\0') + value).toBase64(QByteArray::OmitTrailingEquals);
        const qsizetype first = (before * 8 + 5) / 6;
        const qsizetype last = (before + value.size()) * 8 / 6;
        QByteArray core = encoded.mid(first, last - first);
        addText(Form::Kind::Base64, QString::fromLatin1(core));
        const QByteArray urlSafe = QByteArray(core).replace('+', '-').replace('/', '_');
        if (urlSafe != core)
            addText(Form::Kind::Base64, QString::fromLatin1(urlSafe));
    }
}

SecretScrubber::Forms SecretScrubber::formsAt(QByteArrayView text, qsizetype at) const
{
    Forms forms = m_starts[static_cast<uchar>(text[at])];
    if (!startsEscape(text[at]))
        return forms;
    for (const char32_t c : escapedAt(text, at))
        forms |= c <= 0xFF ? m_starts[c] : m_startsBeyond;
    return forms;
}

SecretScrubber::Span SecretScrubber::find(QByteArrayView text, qsizetype at, const Forms &forms,
                                          TextEnd end) const
{
    Span longest;
    for (qsizetype i = 0; i < m_forms.size(); ++i) {
        if (!forms[std::min<std::size_t>(static_cast<std::size_t>(i), kLastForm)])
            continue;
        const Form &form = m_forms.at(i);
        const EscapedMatch match = matchEscaped(text, at, form.characters);
        const bool isCut = end == TextEnd::MayBeCut && match.atEnd >= kPartial;
        if (match.end == 0 && !isCut)
            continue;
        Span span{at, isCut ? text.size() : match.end};
        if (form.kind == Form::Kind::Short && !isAlone(text, span.start, span.end))
            continue;
        if (isEscaped(text, span.start))
            --span.start;
        while (form.kind == Form::Kind::Base64 && span.start > 0 && isBase64(text[span.start - 1]))
            --span.start;
        while (form.kind == Form::Kind::Base64 && span.end < text.size() && isBase64(text[span.end]))
            ++span.end;
        if (span.end > longest.end)
            longest = span;
    }
    return longest;
}

QByteArray SecretScrubber::scrubbed(const QByteArray &text, TextEnd end) const
{
    if (m_forms.isEmpty())
        return text;
    const QByteArrayView view(text);
    QByteArray out;
    qsizetype copied = 0;
    for (qsizetype i = 0; i < view.size();) {
        const Forms forms = formsAt(view, i);
        if (forms.none()) {
            ++i;
            continue;
        }
        const Span found = find(view, i, forms, end);
        if (found.end == 0) {
            ++i;
            continue;
        }
        const qsizetype start = std::max(found.start, copied);
        out.append(view.sliced(copied, start - copied));
        if (!out.endsWith(kRedacted) || start > copied)
            out.append(kRedacted);
        copied = found.end;
        i = found.end;
    }
    if (copied == 0)
        return text;
    return out.append(view.sliced(copied));
}

QString SecretScrubber::scrubbed(const QString &text) const
{
    if (m_forms.isEmpty() || text.isEmpty())
        return text;
    const QByteArray bytes = text.toUtf8();
    const QByteArray clean = scrubbed(bytes);
    return clean.size() == bytes.size() && clean == bytes ? text : QString::fromUtf8(clean);
}

Error SecretScrubber::scrubbed(Error error) const
{
    // Host and proxy are the user's own words.
    for (QString *text : {&error.serverMessage, &error.detail, &error.jsonPath, &error.redirectOrigin})
        *text = scrubbed(*text);
    if (error.certificate) {
        error.certificate->subject = scrubbed(error.certificate->subject);
        error.certificate->issuer = scrubbed(error.certificate->issuer);
        for (QString &name : error.certificate->names)
            name = scrubbed(name);
    }
    return error;
}
