// SPDX-License-Identifier: MIT
#pragma once

#include <QCheckBox>

/// A check box whose text wraps, and that can be read-only, which keeps the focus where being disabled would
/// not.
class CheckField final : public QCheckBox
{
    Q_OBJECT
public:
    /// Its accessible name is its text.
    CheckField(const QString &text, const QString &objectName, QWidget *parent = nullptr);

    void setReadOnly(bool readOnly);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void nextCheckState() override;
    void initStyleOption(QStyleOptionButton *option) const override;

private:
    /// Beside the text.
    [[nodiscard]] int boxWidth() const;
    /// In lines for that width of the whole.
    [[nodiscard]] QString textFor(int width) const;

    bool m_readOnly = false;
};
