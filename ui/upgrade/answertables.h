// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class AnswerTable;
struct JsonTable;

/// Shows each array of objects in the service's answer as a table, with its path as the heading. Hidden if
/// there is none.
class AnswerTables final : public QWidget
{
    Q_OBJECT
public:
    explicit AnswerTables(QWidget *parent = nullptr);

    void setAnswer(const QString &json);

Q_SIGNALS:
    /// Emitted when the status line is to show `text`.
    void statusChanged(const QString &text);

private:
    [[nodiscard]] QWidget *makeSection(const JsonTable &table);
};
