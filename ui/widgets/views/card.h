// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

/// A widget with a background and a border, for widgets that belong together. Shows whether it has the focus.
class Card : public QWidget
{
    Q_OBJECT
public:
    explicit Card(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};
