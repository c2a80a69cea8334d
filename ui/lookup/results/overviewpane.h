// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/results/overviewmodel.h"

#include <QWidget>

class QListView;
class TextLabel;

/// Shows how many results there are of each state, type, category and connection, and when they were created,
/// as bars. Pressing a bar chooses its value for the filter. Esc removes the filter.
class OverviewPane final : public QWidget
{
    Q_OBJECT
public:
    explicit OverviewPane(QWidget *parent = nullptr);

    /// Shows these numbers. While a mouse button is pressed on the bars, waits until it is released.
    void setOverview(const ResultOverview &overview);
    /// Moves the focus to the bars.
    void focusBars();

Q_SIGNALS:
    /// See OverviewModel.
    void valueToggled(ResultFacet facet, const QString &value, bool isChosen);
    void timeToggled(const CreatedSpan &span, bool isChosen);
    /// Emitted when the user has pressed Esc to remove the filter.
    void clearRequested();
    /// Emitted when the user has pressed the button that closes the pane.
    void closeRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setCurrentRow(int row);

    OverviewModel m_model;
    QListView *m_list;
    TextLabel *m_count;
    ResultOverview m_latest; ///< shown when no mouse button is pressed any more
    bool m_isPressed = false;
};
