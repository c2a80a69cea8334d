// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/filedrop.h"

/// Where ids are typed or pasted. One line high, growing to five; Enter looks up, Shift+Enter breaks
/// the line, Tab leaves.
class IdField final : public FileSafeTextEdit
{
    Q_OBJECT
public:
    explicit IdField(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void submitted();
    /// So much was pasted that it may be better shown in another way: what the whole text would be.
    void pasted(const QString &text);
    void heightChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void fitHeight();
};
