// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

class QStandardItem;

/// A combo box for forms. The mouse wheel does not change it. It can be read-only, in which state it keeps
/// the focus and the contrast of its text, unlike a disabled combo box.
class ComboField : public QComboBox
{
    Q_OBJECT
public:
    explicit ComboField(QWidget *parent = nullptr);

    /// Makes the combo box editable, so that it accepts any text besides its items. It does not complete what
    /// is typed. The current item always has the text: a text that no item has becomes one of its own, the
    /// last, until there is another text.
    void allowAnyText();
    void setReadOnly(bool readOnly);
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }

    /// Returns the value as a screen reader says it.
    [[nodiscard]] QString spokenValue() const;

    void showPopup() override;

protected:
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void updateCurrentItem(const QString &text);

    QStandardItem *m_ownText = nullptr; ///< null unless the text is that of no other item
    bool m_readOnly = false;
};
