// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QPointer>
#include <QWidget>

class FormField;
class QGridLayout;

/// Captions beside fields, each caption in line with its field's text.
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

protected:
    bool event(QEvent *event) override;

private:
    void put(QWidget *caption, QWidget *field);
    [[nodiscard]] int captionWidth() const;
    void align();

    QGridLayout *m_grid;
    QHash<QWidget *, QWidget *> m_captions; ///< by their fields
    QPointer<FormGrid> m_other;
};
