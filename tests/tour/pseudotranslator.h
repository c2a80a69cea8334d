// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
#include <QTranslator>

/// Replaces letters by accented ones, makes each text a third longer and puts it in brackets: plain Latin
/// letters show untranslated texts, a missing bracket shows a cut text. Date patterns, place markers,
/// mnemonics and words in capitals stay unchanged.
class PseudoTranslator final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }

    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int) const override
    {
        const QString text = QString::fromUtf8(source);
        static const QRegularExpression pattern(QStringLiteral("^[dMyHhms:., ]+$"));
        // Qt's own texts have translators of their own. Its classes begin with Q and another capital.
        const bool isOfQt = context[0] == 'Q' && context[1] >= 'A' && context[1] <= 'Z';
        if (text.isEmpty() || isOfQt || pattern.match(text).hasMatch())
            return {};
        QString translated;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text.at(i) == u'%') { // a place marker, including its L
                do
                    translated += text.at(i);
                while (++i < text.size() && text.at(i) == u'L');
                if (i < text.size())
                    translated += text.at(i);
            } else {
                translated += marked(text.at(i));
            }
        }
        const qsizetype more = std::max<qsizetype>(1, text.size() / 3);
        return QStringLiteral("⟦%1%2⟧").arg(translated, QString(more, u'·'));
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
