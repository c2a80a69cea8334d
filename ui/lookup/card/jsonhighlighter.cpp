// SPDX-License-Identifier: MIT
#include "ui/lookup/card/jsonhighlighter.h"

#include "json/jsontokenizer.h"
#include "ui/style/tokens.h"

#include <QEvent>
#include <QPlainTextEdit>

using namespace tokens;

namespace {

constexpr qsizetype kMaxMarked = 1000;

} // namespace

JsonHighlighter::JsonHighlighter(QPlainTextEdit *box)
    : QSyntaxHighlighter(box->document())
    , m_box(box)
{
    box->installEventFilter(this);
}

void JsonHighlighter::setMatches(const QList<QTextCursor> &matches)
{
    m_matches = matches.mid(0, kMaxMarked);
    markMatches();
}

void JsonHighlighter::markMatches()
{
    const ToneColors &mark = of(m_box->palette()).warn;
    QList<QTextEdit::ExtraSelection> marked;
    for (const QTextCursor &match : std::as_const(m_matches)) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = match;
        selection.format.setBackground(mark.ground);
        selection.format.setFontUnderline(true); // the ground is faint, and in high contrast there is none
        marked += selection;
    }
    m_box->setExtraSelections(marked);
}

/// A token of formatted JSON never continues on the next line.
void JsonHighlighter::highlightBlock(const QString &text)
{
    const Colors &colors = of(m_box->palette());
    const QByteArray line = text.toUtf8();
    JsonTokenizer tokenizer(line);
    qsizetype at = 0; // in UTF-16 code units
    int lastStart = 0;
    int lastLength = 0;
    const auto length = [](QByteArrayView part) { return QString::fromUtf8(part).size(); };
    for (JsonToken token = tokenizer.next(); token.kind != JsonToken::Kind::End; token = tokenizer.next()) {
        at += length(token.before);
        const int start = static_cast<int>(at);
        const int size = static_cast<int>(length(token.text));
        at += size;
        switch (token.kind) {
        case JsonToken::Kind::String:
        case JsonToken::Kind::UnterminatedString:
            setFormat(start, size, colors.good.ink);
            break;
        case JsonToken::Kind::Word:
            setFormat(start, size, colors.warn.ink);
            break;
        case JsonToken::Kind::Colon: // what precedes it is a name
            setFormat(lastStart, lastLength, colors.info.ink);
            setFormat(start, size, colors.dim);
            break;
        default:
            setFormat(start, size, colors.dim);
        }
        lastStart = start;
        lastLength = size;
    }
}

bool JsonHighlighter::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_box && event->type() == QEvent::PaletteChange) {
        rehighlight();
        markMatches();
    }
    return QSyntaxHighlighter::eventFilter(watched, event);
}

#include "moc_jsonhighlighter.cpp"
