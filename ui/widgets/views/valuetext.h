// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/views/readonlytext.h"
#include "ui/widgets/views/textlabel.h"

#include <QPlainTextEdit>

/// Shows a value from the service, which can be selected, copied and read by screen readers, but not edited.
/// It wraps and is as high as its text. It has no frame, but a focus ring.
class ValueText final : public QPlainTextEdit
{
    Q_OBJECT
public:
    ValueText(const QString &accessibleName, TextRole role, QWidget *parent = nullptr);

    /// Shows the text with characters made visible that would hide or reorder others. Shows at most
    /// 65,536 UTF-16 code units until showMore() is called.
    void setValue(const QString &text);
    /// Shows a sentence of the program as it is. In values from elsewhere that it contains, characters that
    /// hide or reorder others must already be made visible, and each value isolated from the text around it.
    void setSentence(const QString &text);
    /// Uses the colour of hints, for a value that is missing.
    void setDim(bool dim);
    [[nodiscard]] bool isTruncated() const { return m_isTruncated; }
    /// Shows another 65,536 code units. All of several megabytes would take seconds to be laid out, and again
    /// at each change of the width.
    void showMore();

    /// Sets a filter for the text that is copied or dragged.
    void setCopyFilter(CopyFilter filter) { m_copyFilter = std::move(filter); }

    /// Sets the maximum width of a line in average characters.
    void setLineCharacters(int characters);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Returns the margin between the edge and the text, so that a label above can align with the text.
    [[nodiscard]] static int textInset();

Q_SIGNALS:
    /// Emitted when isTruncated() has changed.
    void truncatedChanged(bool truncated);

protected:
    bool event(QEvent *event) override;
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    struct Measured
    {
        qreal width = -1;
        QSizeF size;
    };

    void copyValue();
    void applyRole();
    void applyDim();
    void applyDirection();
    void remeasure();
    [[nodiscard]] QSizeF measured(qreal width) const;
    void display(qsizetype atMost);
    [[nodiscard]] int widthLimit() const;

    TextRole m_role;
    CopyFilter m_copyFilter;
    QString m_text;
    bool m_isSentence = false; ///< whether the text is a sentence of the program
    qsizetype m_atMost = 0;    ///< code units that are shown
    bool m_isTruncated = false;
    bool m_dim = false;
    QColor m_ink; ///< the dim colour in the current palette
    int m_lineCharacters;
    mutable QList<Measured> m_measured; ///< for the last few widths; the newest is last
};
