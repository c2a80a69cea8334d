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

/// Shows the filter of the results, the number of rows that the filter shows, and the buttons for copying and
/// exporting.
class FilterBar final : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(QWidget *parent = nullptr);

    [[nodiscard]] ResultFilter filter() const;
    [[nodiscard]] bool isFiltering() const;
    void clearFilter();
    /// What the user has set.
    struct State
    {
        QString text;
        ResultChips chips;
    };
    [[nodiscard]] State state() const;
    /// Sets the filter without emitting filterChanged().
    void setState(const State &state);
    void focusFilter();
    /// Sets the numbers of rows. They are announced after the user has changed the filter.
    void setCount(qsizetype shown, qsizetype total);

Q_SIGNALS:
    /// Emitted when the user changes the text. filterChanged() follows a moment after the last key.
    void typing();
    void filterChanged();
    void copyRequested(ExportFormat format);
    void exportRequested();
    /// Emitted when the focus is to move to the table.
    void tableFocusRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeChips();
    [[nodiscard]] QPushButton *makeCopy();
    void arrange();
    void apply();
    [[nodiscard]] bool handleKey(int key);
    void announceCount();

    QGridLayout *m_layout;
    QLineEdit *m_text;
    std::array<Chip *, 4> m_chip{}; ///< in m_chips; filled by makeChips()
    QWidget *m_chips;
    TextLabel *m_count;
    QPushButton *m_copy;
    QPushButton *m_export;
    QTimer m_typing;
    QTimer m_speech;
    QString m_announced;
    bool m_isNarrow = false;
};
