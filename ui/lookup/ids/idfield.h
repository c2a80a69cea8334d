// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/filedrop.h"

class TextLabel;

/// A text field for ids. It is one line high and grows to five lines while it is unfolded. Enter submits,
/// Shift+Enter inserts a line break, and Tab leaves the field. A label at its end says what was understood.
class IdField final : public FileSafeTextEdit
{
    Q_OBJECT
public:
    explicit IdField(QWidget *parent = nullptr);

    /// Returns the text with its no-break spaces, in place of which toPlainText() returns ordinary ones.
    [[nodiscard]] QString text() const;
    /// Sets whether the field is one line high and cannot be scrolled.
    void setFolded(bool isFolded);
    /// Sets what is drawn instead of a folded text, such as “18 ids from a text of 16 lines”. Empty for a
    /// text of one line, which is only cut.
    void setSummary(const QString &summary);
    /// Sets a text that recallRequested() has brought, so that Up and Down bring the next one.
    void setRecalled(const QString &text) { m_recalled = text; }
    /// Returns whether all of the text is selected.
    [[nodiscard]] bool isAllSelected() const;
    /// Sets the text of the label at the end of the field.
    void setUnderstood(const QString &understood);
    [[nodiscard]] QString understood() const;
    /// Returns the height of the field while it is one line high.
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the user has pressed Enter.
    void submitted();
    /// Emitted when the user pastes a long text, which is not inserted. `text` is what the field would
    /// contain.
    void pasted(const QString &text);
    void heightChanged();
    /// Emitted when the user has pressed Up (1) or Down (-1) in the empty field, or in a text that this has
    /// brought.
    void recallRequested(int step);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;

private:
    void keepGlyphs(int position, int removed, int added);
    void chooseShaping();
    void fitPlaceholder();
    void fitHeight();
    [[nodiscard]] int placeholderHeight() const;
    void placeUnderstood();

    TextLabel *m_understood;
    QString m_summary;
    QString m_recalled;
    bool m_isFolded = false;
};
