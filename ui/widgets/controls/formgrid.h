// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

class FormCaption;
class FormField;
class QGridLayout;

/// Captions beside fields, each caption in line with its field's text; where that leaves too little room
/// for the fields, above them.
class FormGrid final : public QWidget
{
    Q_OBJECT
public:
    explicit FormGrid(QWidget *parent = nullptr);

    void add(FormField *field);
    /// Any field. The caption becomes its accessible name, or that of its focus proxy; an empty one
    /// stands for a field that says itself what it is.
    void addRow(const QString &caption, QWidget *field);
    /// Says what the rows below it are about.
    void addHeading(const QString &text);
    /// With its caption. `field` as it was added.
    void setRowVisible(QWidget *field, bool visible);

    /// The fields of both begin at the same place.
    void alignWith(FormGrid *other);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row
    {
        FormCaption *caption; ///< null: none
        QWidget *field;
    };
    void put(FormCaption *caption, QWidget *field);
    void place(int row);
    [[nodiscard]] int captionWidth() const;
    [[nodiscard]] int fieldWidth() const;
    void align();
    void stack();

    QGridLayout *m_grid;
    QList<Row> m_rows;
    QPointer<FormGrid> m_other;
    bool m_isStacked = false;
};
