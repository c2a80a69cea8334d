// SPDX-License-Identifier: MIT
#pragma once

#include <QCheckBox>

/// A check box whose text wraps. It can be read-only, in which state it keeps the focus, unlike a disabled
/// check box.
class CheckField final : public QCheckBox
{
    Q_OBJECT
public:
    /// Uses `text` as the accessible name, too.
    CheckField(const QString &text, const QString &objectName, QWidget *parent = nullptr);

    void setReadOnly(bool readOnly);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void nextCheckState() override;
    void initStyleOption(QStyleOptionButton *option) const override;

private:
    /// Returns the width of everything except the text.
    [[nodiscard]] int boxWidth() const;
    /// Returns the text with line breaks for a check box that is `width` pixels wide.
    [[nodiscard]] QString textFor(int width) const;

    bool m_readOnly = false;
};

/// Returns a widget with the check box and a hint under its text, which is also its accessible description.
/// Takes ownership of the check box.
[[nodiscard]] QWidget *withHint(CheckField *check, const QString &hint);
