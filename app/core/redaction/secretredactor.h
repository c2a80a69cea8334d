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

/// Stands in place of a secret, or of a value that is not known to be none.
inline constexpr QByteArrayView kRedacted = "<redacted>";

/// Whether a text may end in the middle of something.
enum class TextEnd { Whole, MayBeCut };

/// Removes the values of known secrets from texts that others have written: before they are logged, told
/// as an error, written to disk, put into a title, printed, copied or exported. Never from what is still
/// to be parsed, and never from a serialised document as a whole: a key such as `read` or `1001` would
/// change its fields.
///
/// Values of eight characters or more are found anywhere: in UTF-8, Latin-1 and UTF-16; in Base64, wherever
/// in it the value begins; and with their characters escaped as in a URL, in JSON or in HTML, up to three
/// times. All of a Base64 text that holds one is removed. Where a text may be cut, so is the beginning of a
/// value at its end, from six bytes on.
///
/// Shorter values are words such as “test”, which would be told by the gaps: see redactedErrorText().
///
/// Takes time in proportion to the text, whatever text and secrets are. Cheap to copy; a copy may be used in
/// another thread.
class SecretRedactor final
{
public:
    SecretRedactor() = default;
    explicit SecretRedactor(const QList<Secret> &secrets);
    /// Of these secrets, too.
    [[nodiscard]] SecretRedactor with(const QList<Secret> &secrets) const;

    /// Returns the same bytes, shared, where nothing was found.
    [[nodiscard]] QByteArray redacted(const QByteArray &text, TextEnd end = TextEnd::Whole) const;
    [[nodiscard]] QString redacted(const QString &text, TextEnd end = TextEnd::Whole) const;
    /// Removes values of fewer than eight characters as well, where they are a whole word. For what a service
    /// says of an error.
    [[nodiscard]] QString redactedErrorText(const QString &text, TextEnd end = TextEnd::Whole) const;
    /// Of JSON: each string, number and field name by itself; all else stays to the byte, and so do the names
    /// in `fields`.
    [[nodiscard]] QByteArray redactedValues(const QByteArray &json,
                                            const QList<QByteArrayView> &fields) const;
    /// Of a body that may be JSON or any other text, and may be cut.
    [[nodiscard]] QByteArray redactedBody(const QByteArray &body,
                                          const QList<QByteArrayView> &fields = {}) const;
    /// Every text in it that is not the user's own.
    [[nodiscard]] Error redacted(Error error) const;

private:
    struct Decoding;
    struct Forms;
    struct Prefixes;
    struct Span;

    void add(const Secret &secret);
    void index();
    [[nodiscard]] bool mayHold(QByteArrayView text) const;
    void search(const UnescapedText &text, TextEnd end, std::vector<Span> &all) const;
    void searchDecoded(const UnescapedText &text, const std::vector<Decoding> &decodings, TextEnd end,
                       std::vector<Span> &all) const;
    [[nodiscard]] std::vector<Span> find(QByteArrayView text, TextEnd end) const;
    [[nodiscard]] QByteArray redactedToken(const JsonToken &token) const;

    std::vector<std::shared_ptr<const Forms>> m_forms;
    std::shared_ptr<const Prefixes> m_prefixes; ///< how the forms begin
    QList<Secret> m_words;                      ///< the shorter values
};
