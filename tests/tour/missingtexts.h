// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QTranslator>

/// Installed behind the translators of a language, records texts that none of them translates. Ignores Qt's
/// own texts.
class MissingTexts final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }

    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int) const override
    {
        const QString missing =
            QStringLiteral("%1: %2").arg(QString::fromUtf8(context), QString::fromUtf8(source));
        if (context[0] != 'Q' && source[0] != 0 && !m_texts.contains(missing))
            m_texts += missing;
        return {};
    }

    [[nodiscard]] const QStringList &texts() const { return m_texts; }

private:
    mutable QStringList m_texts;
};
