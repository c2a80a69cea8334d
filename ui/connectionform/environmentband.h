// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/tokens.h"

#include <QWidget>

#include <optional>

/// A thin band in the environment's colour. Decoration: the word stands beside the connection.
class EnvironmentBand final : public QWidget
{
    Q_OBJECT
public:
    explicit EnvironmentBand(QWidget *parent = nullptr);

    /// None: no environment is named.
    void setTone(std::optional<tokens::Tone> tone);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<tokens::Tone> m_tone;
};
