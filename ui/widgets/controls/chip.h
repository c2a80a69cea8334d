// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

/// A switch in the shape of a pill, one of several that narrow something down. On, it has a tick as
/// well as another colour.
class Chip final : public QAbstractButton
{
    Q_OBJECT
public:
    /// Its accessible name is its text.
    Chip(const QString &text, const QString &objectName, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};
