// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QWidget>

class IdField;
class QLabel;
class QPushButton;
class QStackedLayout;
class TextLabel;

/// Where ids are typed or pasted, with what was understood of them in the line below. Many give way to
/// a summary, since a text widget crawls with them.
class IdEntry final : public QWidget
{
    Q_OBJECT
public:
    explicit IdEntry(QWidget *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] QString text() const;
    void focus();
    /// As the button and Enter do: submitted(), or what keeps that from being is said and focused. Of a table
    /// it is asked first which column has the ids.
    void submit();

Q_SIGNALS:
    /// Not empty.
    void submitted(const QList<qint32> &ids);
    void textChanged();

private:
    [[nodiscard]] QWidget *makeSummary();
    [[nodiscard]] QWidget *makeUnder();
    void take(const QString &text);
    void fieldChanged();
    void edit();
    void addOffered();
    void chooseColumn();
    void updateDetails();
    void show(bool isSubmitted);
    void say(const QString &text, bool isWrong);

    IdField *m_field;
    QStackedLayout *m_stack;
    TextLabel *m_summary = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_lookUp = nullptr;
    TextLabel *m_under = nullptr;
    QPushButton *m_choose = nullptr;
    QPushButton *m_showDetails = nullptr;
    TextLabel *m_details = nullptr;
    TextLabel *m_offered = nullptr;
    QPushButton *m_add = nullptr;
    QString m_text; ///< of the summary; the field has its own
    ParsedIds m_parsed;
    bool m_isEditing = false;  ///< the user wants the text of many in the field
    bool m_hasDetails = false; ///< the user wants to see which ids were taken
};
