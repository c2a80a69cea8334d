// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

/// A ground with a border that holds what belongs together.
class Card : public QWidget
{
    Q_OBJECT
public:
    explicit Card(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};
