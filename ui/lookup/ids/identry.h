// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QWidget>

class IdField;
class QLabel;
class QPushButton;
class QStackedLayout;
class TextLabel;

/// The field for ids, with a line below that shows which ids were recognized. If the text is long, a summary
/// is shown in its place, since a text widget is slow with it.
class IdEntry final : public QWidget
{
    Q_OBJECT
public:
    explicit IdEntry(QWidget *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] QString text() const;
    void focus();
    /// Emits submitted() if the ids are valid. Otherwise shows the problem and moves the focus to it. If the
    /// text is a table, asks first for the column that contains the ids.
    void submit();

Q_SIGNALS:
    /// Emitted when ids are to be looked up. There is at least one.
    void submitted(const QList<qint32> &ids);
    void textChanged();

private:
    [[nodiscard]] QWidget *makeSummary();
    [[nodiscard]] QWidget *makeUnder();
    void replaceText(const QString &text);
    void fieldChanged();
    void edit();
    void addOffered();
    void chooseColumn();
    void updateDetails();
    void showParsed(bool isSubmitted);
    void showUnder(const QString &text, bool isWrong);

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
    QString m_text; ///< the text behind the summary; the field has its own
    ParsedIds m_parsed;
    bool m_isEditing = false;  ///< the user edits the long text in the field
    bool m_hasDetails = false; ///< the user has opened the list of recognized ids
};
