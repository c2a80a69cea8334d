// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
#include <QTranslator>

/// Says everything in letters with marks on them, a third longer, between brackets: what still has plain
/// Latin letters was never given to be translated, and what lacks a bracket was cut off. Patterns of
/// dates stay as they are, and so do places for arguments, mnemonics and what stands in capitals.
class PseudoTranslator final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }

    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int) const override
    {
        const QString text = QString::fromUtf8(source);
        static const QRegularExpression pattern(QStringLiteral("^[dMyHhms:., ]+$"));
        // Qt's own texts have their own translators, but for this one it takes from here as well.
        if (text.isEmpty() || context[0] == 'Q' || pattern.match(text).hasMatch())
            return {};
        QString said;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text.at(i) == u'%') { // its place, with the L in it
                do
                    said += text.at(i);
                while (++i < text.size() && text.at(i) == u'L');
                if (i < text.size())
                    said += text.at(i);
            } else {
                said += marked(text.at(i));
            }
        }
        const qsizetype more = std::max<qsizetype>(1, text.size() / 3);
        return QStringLiteral("⟦%1%2⟧").arg(said, QString(more, u'·'));
    }

private:
    [[nodiscard]] static QString marked(QChar letter)
    {
        static const QString plain = QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
        static const QString with = QStringLiteral("åƀçđéƒğĥîĵķłɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶŁṀÑÖÞǪŔŠŢÛṼŴẊÝŽ");
        const qsizetype at = plain.indexOf(letter);
        return at < 0 ? QString(letter) : with.mid(at, 1);
    }
};
