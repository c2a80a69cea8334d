// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

/// A combo box for a form: scrolling the form does not change it, and it can be read-only, which keeps
/// the focus and the text's contrast where being disabled would not.
class ComboField final : public QComboBox
{
    Q_OBJECT
public:
    explicit ComboField(QWidget *parent = nullptr);

    /// One of the items, or any other text. Nothing is completed: what is typed is what is meant.
    void setEdited();
    void setReadOnly(bool readOnly);
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }

    void showPopup() override;

protected:
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    bool m_readOnly = false;
};
