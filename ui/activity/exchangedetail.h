// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"

#include <QWidget>

#include <optional>

class QPlainTextEdit;
class QTabBar;

/// One exchange: what was asked, what was answered, how long each part took and the server's certificate,
/// one at a time, as plain text that can be selected.
class ExchangeDetail final : public QWidget
{
    Q_OBJECT
public:
    explicit ExchangeDetail(QWidget *parent = nullptr);

    /// None: nothing is shown.
    void setExchange(const std::optional<Exchange> &exchange);

private:
    void showTab();

    std::optional<Exchange> m_exchange;
    QTabBar *m_tabs;
    QPlainTextEdit *m_text;
};
