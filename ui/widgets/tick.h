// SPDX-License-Identifier: MIT
#pragma once

#include <QCheckBox>

/// A check box that can be read-only, which keeps the focus where being disabled would not.
class Tick final : public QCheckBox
{
    Q_OBJECT
public:
    /// Its accessible name is its text.
    Tick(const QString &text, const QString &objectName, QWidget *parent = nullptr);

    void setReadOnly(bool readOnly);

protected:
    void nextCheckState() override;

private:
    bool m_readOnly = false;
};
