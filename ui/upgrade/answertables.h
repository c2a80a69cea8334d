// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class AnswerTable;
class Notices;
struct JsonTable;

/// Shows each array of objects in the service's answer as a table, with its path as the heading. Hidden if
/// there is none.
class AnswerTables final : public QWidget
{
    Q_OBJECT
public:
    /// `notices` must outlive the widget.
    explicit AnswerTables(Notices &notices, QWidget *parent = nullptr);

    void setAnswer(const QString &json);

private:
    [[nodiscard]] QWidget *makeSection(const JsonTable &table);

    Notices &m_notices;
};
