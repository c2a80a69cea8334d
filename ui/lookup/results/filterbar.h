// SPDX-License-Identifier: MIT
#pragma once

#include "export/exportformat.h"
#include "results/resultfilter.h"

#include <QTimer>
#include <QWidget>

#include <array>

class Chip;
class QGridLayout;
class QLineEdit;
class QPushButton;
class TextLabel;

/// What is shown of the results, how many that is, and what becomes of them.
class FilterBar final : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(QWidget *parent = nullptr);

    [[nodiscard]] ResultFilter filter() const;
    [[nodiscard]] bool isFiltering() const;
    void clearFilter();
    /// Filters at once as that one does.
    void copyFilter(const FilterBar &from);
    void focusFilter();
    /// Spoken when the user has changed the filter.
    void setCount(qsizetype shown, qsizetype total);

Q_SIGNALS:
    /// The text is being changed; filterChanged() comes a moment after the last key.
    void typing();
    void filterChanged();
    void copyWanted(ExportFormat format);
    void exportWanted();
    /// The keyboard goes on in the table.
    void tableWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeChips();
    [[nodiscard]] QPushButton *makeCopy();
    void arrange();
    void apply();
    [[nodiscard]] bool pressed(int key);
    void speak();

    QGridLayout *m_layout;
    QLineEdit *m_text;
    std::array<Chip *, 4> m_chip{}; ///< in m_chips, whose making fills it
    QWidget *m_chips;
    TextLabel *m_count;
    QPushButton *m_copy;
    QPushButton *m_export;
    QTimer m_typing;
    QTimer m_speech;
    QString m_spoken;
    bool m_isNarrow = false;
};
