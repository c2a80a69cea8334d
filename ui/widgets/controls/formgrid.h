// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

class FormCaption;
class FormField;
class QGridLayout;

/// A form with its captions beside the fields, each on the same line as its field's text. The captions move
/// above the fields when the form is too narrow.
class FormGrid final : public QWidget
{
    Q_OBJECT
public:
    explicit FormGrid(QWidget *parent = nullptr);

    /// Adds a field with its caption and takes ownership of it.
    void add(FormField *field);
    /// Adds any widget and takes ownership of it. `caption` becomes the accessible name of the field or of
    /// its focus proxy. Pass an empty caption if the field shows its own text, as a check box does.
    void addRow(const QString &caption, QWidget *field);
    /// Adds a heading for the rows that follow.
    void addHeading(const QString &text);
    /// Shows or hides a field and its caption. `field` is the widget that was added.
    void setRowVisible(QWidget *field, bool visible);

    /// Aligns the left edges of the fields in both forms.
    void alignWith(FormGrid *other);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row
    {
        FormCaption *caption; ///< null if the row has none
        QWidget *field;
    };
    void appendRow(FormCaption *caption, QWidget *field);
    void placeRow(int row);
    [[nodiscard]] int captionWidth() const;
    [[nodiscard]] int fieldWidth() const;
    void alignFields();
    void updateStacking();

    QGridLayout *m_grid;
    QList<Row> m_rows;
    QPointer<FormGrid> m_alignedWith;
    bool m_isStacked = false;
};
