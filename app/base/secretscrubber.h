// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "base/secret.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <array>
#include <bitset>

/// What stands in the place of a secret, or of a value that is not known to be none.
inline constexpr QByteArrayView kRedacted = "<redacted>";

/// Whether a text may end in the middle of something.
enum class TextEnd { Whole, MayBeCut };

/// Takes the values of known secrets out of texts that may echo them, a server's above all.
///
/// Found are the value itself, in UTF-8 and in Latin-1, and with any of its characters escaped as in a
/// URL, in JSON or in HTML; in Base64 and its form for URLs, wherever in it the value begins; and in
/// UTF-16 of both byte orders. Of a Base64 text that holds one all goes, and so does the beginning of a
/// value, of six characters or more, where the text may be cut.
///
/// A value of one to three characters would turn every text into noise, and where it was taken out would
/// tell it. It is taken out only where it is the whole text or stands in quotes.
class SecretScrubber final
{
public:
    SecretScrubber() = default;
    explicit SecretScrubber(const QList<Secret> &secrets);

    /// The same bytes, shared, where nothing was found.
    [[nodiscard]] QByteArray scrubbed(const QByteArray &text, TextEnd end = TextEnd::Whole) const;
    [[nodiscard]] QString scrubbed(const QString &text) const;
    /// Every text in it that is not the user's own.
    [[nodiscard]] Error scrubbed(Error error) const;

private:
    struct Form
    {
        enum class Kind {
            Text,
            Base64, ///< all that stands around it goes, too
            Short,  ///< only alone or in quotes
        };
        Kind kind = Kind::Text;
        QList<char32_t> characters; ///< any of them may be escaped
    };
    using Forms = std::bitset<64>; ///< those beyond begin where the last one does
    struct Span
    {
        qsizetype start = 0;
        qsizetype end = 0; ///< 0: none
    };

    void addText(Form::Kind kind, const QString &text);
    void addBase64(const QByteArray &value);
    /// Those that may begin there: few of them, nearly everywhere none.
    [[nodiscard]] Forms formsAt(QByteArrayView text, qsizetype at) const;
    /// The longest of `forms` that begins there.
    [[nodiscard]] Span find(QByteArrayView text, qsizetype at, const Forms &forms, TextEnd end) const;

    QList<Form> m_forms;
    std::array<Forms, 256> m_starts{}; ///< which of them begin with that byte, or that character
    Forms m_startsBeyond;              ///< with any other character
};
