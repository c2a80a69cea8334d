// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/filedrop.h"

/// A text field for ids. It is one line high and grows to five lines. Enter submits, Shift+Enter inserts a
/// line break, and Tab leaves the field.
class IdField final : public FileSafeTextEdit
{
    Q_OBJECT
public:
    explicit IdField(QWidget *parent = nullptr);

    /// Returns the text with its no-break spaces, in place of which toPlainText() returns ordinary ones.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the user has pressed Enter.
    void submitted();
    /// Emitted when the user pastes a long text, which is not inserted. `text` is what the field would
    /// contain.
    void pasted(const QString &text);
    void heightChanged();

protected:
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
};
