// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/views/readonlytext.h"
#include "ui/widgets/views/textlabel.h"

#include <QPlainTextEdit>

/// A value of the service that can be selected, copied and read out, but not changed. Wraps, and is
/// as high as its text; has no frame, but a ring when it has the focus.
class ValueText final : public QPlainTextEdit
{
    Q_OBJECT
public:
    ValueText(const QString &accessibleName, TextRole role, QWidget *parent = nullptr);

    /// Shown with what hides or reorders made visible; at most 64 KiB of it until showAll().
    void setValue(const QString &text);
    /// The program's own words, in which what others have said is isolated and visible as it is.
    void setSentence(const QString &text);
    /// In the colour of hints, for what is not given.
    void setDim(bool dim);
    [[nodiscard]] bool isCut() const { return m_cut; }
    void showAll();

    /// Applied to what is copied or dragged out of it.
    void setCopyFilter(CopyFilter filter) { m_copyFilter = std::move(filter); }

    /// The widest a line may get, in average characters.
    void setLineCharacters(int characters);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The space between its edge and its text, for what stands above it.
    [[nodiscard]] static int textInset();

Q_SIGNALS:
    void cutChanged(bool cut);

protected:
    bool event(QEvent *event) override;
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;
    void changeEvent(QEvent *event) override;
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

    void applyRole();
    void applyDim();
    void remeasure();
    [[nodiscard]] QSizeF measured(Measured &cache, qreal width) const;
    void display(qsizetype atMost);
    [[nodiscard]] int widthLimit() const;

    TextRole m_role;
    CopyFilter m_copyFilter;
    QString m_text;
    bool m_isOurs = false; ///< and not somebody else's
    bool m_cut = false;
    bool m_dim = false;
    QColor m_ink; ///< while it is dim, in the palette of now
    int m_lineCharacters;
    mutable Measured m_free;
    mutable Measured m_atWidth;
};
