// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "base/secret.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>
#include <vector>

class UnescapedText;
struct JsonToken;

/// Replaces a secret, or a value that is not known to be harmless.
inline constexpr QByteArrayView kRedacted = "<redacted>";

/// Whether a text is complete or may have been cut off anywhere.
enum class TextEnd { Whole, MayBeCut };

/// Removes the values of known secrets from texts that others have written, before they are logged, shown as
/// an error, written to disk, put into a title, printed, copied or exported. Must not be applied to data that
/// is still to be parsed, nor to a serialized document as a whole: an API key such as `read` or `1001` would
/// change the document's fields.
///
/// Values of eight or more characters are found anywhere in the text: in UTF-8, Latin-1 and UTF-16; in
/// Base64, at any offset; and escaped as in a URL, JSON or HTML, up to three times. A Base64 text that
/// contains a value is removed as a whole. If the text may be cut off, the first part of a value is also
/// removed from its end, if it has at least six bytes.
///
/// Shorter values are words such as “test”. Removing them everywhere would reveal them by the gaps: see
/// redactedErrorText().
///
/// Runs in linear time for any text and any secrets. Cheap to copy; a copy may be used on another thread.
class SecretRedactor final
{
public:
    SecretRedactor() = default;
    explicit SecretRedactor(const QList<Secret> &secrets);
    /// Returns a redactor for these secrets and those of this one.
    [[nodiscard]] SecretRedactor with(const QList<Secret> &secrets) const;

    /// Returns `text` itself, implicitly shared, if nothing was found.
    [[nodiscard]] QByteArray redacted(const QByteArray &text, TextEnd end = TextEnd::Whole) const;
    [[nodiscard]] QString redacted(const QString &text, TextEnd end = TextEnd::Whole) const;
    /// Also removes values of fewer than eight characters where they occur as a whole word. For a service's
    /// text about an error.
    [[nodiscard]] QString redactedErrorText(const QString &text, TextEnd end = TextEnd::Whole) const;
    /// Redacts each string, number and field name of a JSON text separately. Everything else stays unchanged
    /// byte by byte, and so do the field names in `fields`.
    [[nodiscard]] QByteArray redactedValues(const QByteArray &json,
                                            const QList<QByteArrayView> &fields) const;
    /// Redacts a body that may be JSON or any other text, and may be cut off.
    [[nodiscard]] QByteArray redactedBody(const QByteArray &body,
                                          const QList<QByteArrayView> &fields = {}) const;
    /// Redacts the texts of an error that may come from an answer. Leaves unchanged those that come from the
    /// user, such as the host, and `detail` unless there was an answer.
    [[nodiscard]] Error redacted(Error error) const;

private:
    struct Decoding;
    struct Forms;
    struct Prefixes;
    struct Span;

    void add(const Secret &secret);
    void index();
    [[nodiscard]] bool mayContain(QByteArrayView text) const;
    void search(const UnescapedText &text, TextEnd end, std::vector<Span> &all) const;
    void searchDecoded(const UnescapedText &text, const std::vector<Decoding> &decodings, TextEnd end,
                       std::vector<Span> &all) const;
    [[nodiscard]] std::vector<Span> find(QByteArrayView text, TextEnd end) const;
    [[nodiscard]] QByteArray redactedToken(const JsonToken &token) const;

    std::vector<std::shared_ptr<const Forms>> m_forms;
    std::shared_ptr<const Prefixes> m_prefixes; ///< prefixes of all forms
    QList<Secret> m_words;                      ///< values shorter than eight characters
};
