// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QSyntaxHighlighter>
#include <QTextCursor>

class QPlainTextEdit;

/// Colours the JSON in a text box, and marks what was found in it. Follows the palette of the box.
class JsonHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT
public:
    /// The box becomes the parent.
    explicit JsonHighlighter(QPlainTextEdit *box);

    /// Marks the selections of these cursors, and nothing else.
    void setMatches(const QList<QTextCursor> &matches);

protected:
    void highlightBlock(const QString &text) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void markMatches();

    QPlainTextEdit *m_box;
    QList<QTextCursor> m_matches;
};
