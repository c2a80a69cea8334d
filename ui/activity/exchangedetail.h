// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"

#include <QWidget>

#include <optional>

class QPlainTextEdit;
class QTabBar;

/// Shows an exchange as plain text that can be selected. Tabs switch between the request, the response, the
/// timing and the server's certificate.
class ExchangeDetail final : public QWidget
{
    Q_OBJECT
public:
    explicit ExchangeDetail(QWidget *parent = nullptr);

    /// Shows nothing for `nullopt`.
    void setExchange(const std::optional<Exchange> &exchange);

private:
    void showTab();

    std::optional<Exchange> m_exchange;
    QTabBar *m_tabs;
    QPlainTextEdit *m_text;
};
