// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

/// A background with a border for things that belong together.
class Card : public QWidget
{
    Q_OBJECT
public:
    explicit Card(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};
