// SPDX-License-Identifier: MIT
#pragma once

#include "storage/settings.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <set>

class FittingScrollArea;
class QPushButton;
class QSplitter;
class ResultsView;

/// Arranges the table of results and the card of its current row: the card below the table, beside it, or
/// alone. The user chooses the place, which is remembered separately for wide windows, and moves the handle
/// between them. Until then, the card below the table has the height that it needs, as long as enough rows
/// are visible. It does not get smaller again while the same results are shown, so that the table does not
/// move with every row. Above a card alone stands a button that shows the table again. The overview stands
/// beside both, in their whole height, or in a narrow window in their place.
class ResultsPane final : public QWidget
{
    Q_OBJECT
public:
    enum class CardPosition { Below, Beside, Alone };

    /// Takes ownership of `card`, the area that shows the card. `settings` must outlive the pane.
    ResultsPane(FittingScrollArea *card, Settings &settings, QWidget *parent = nullptr);

    /// Adds the table, which can be created later than the pane. Takes ownership.
    void setTable(ResultsView *table);
    void setTableShown(bool isShown);
    void setCardShown(bool isShown);
    /// Sets whether the card can use any height, since it shows JSON. Fewer rows are visible then.
    void setCardTall(bool isTall);
    /// Shows the card alone if the user has shown JSON and there is no room for it below the table, and the
    /// table again when the user hides it. The focus moves to the card if what has it is hidden, and
    /// back again.
    void makeRoomForJson(bool isShown);
    /// Forgets the height that previous cards needed. Call this when other results are shown.
    void forgetHeight();

    [[nodiscard]] CardPosition cardPosition() const;
    /// Shows the card at the next place where there is room for it, in the order of CardPosition.
    void moveCardToNextPosition();
    /// Shows only the card, if there is a table and a card. The focus moves to the card.
    void showCardAlone();
    /// Shows the table again. The focus returns to it.
    void showTableAgain();
    /// Returns the button above a card that is alone, which shows the table again.
    [[nodiscard]] QPushButton *backButton() const { return m_back; }

Q_SIGNALS:
    /// Emitted when cardPosition() has changed.
    void cardPositionChanged(ResultsPane::CardPosition place);
    /// Emitted after that if the focus is to move to the card.
    void cardFocusRequested();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isBesidePossible() const;
    [[nodiscard]] const SettingKey<QString> &positionKey() const;
    [[nodiscard]] const SettingKey<int> &shareKey() const;
    [[nodiscard]] bool isOverviewShown() const;
    [[nodiscard]] bool isOverviewBeside() const;
    [[nodiscard]] int splitterWidth() const;
    void placeOverview();
    [[nodiscard]] bool hasBoth() const { return m_isTableShown && m_isCardShown; }
    void arrange();
    void keepTable();
    void returnFocusOfCard();
    void fit();
    [[nodiscard]] int mostForWholeCard() const;
    void measureCard();
    void saveShare();

    FittingScrollArea *m_card;
    Settings &m_settings;
    QPushButton *m_back;
    QSplitter *m_splitter;
    ResultsView *m_table = nullptr;
    bool m_isTableShown = false;
    bool m_isCardShown = true;
    bool m_isCardTall = false;
    bool m_isAlone = false;
    bool m_isAloneForJson = false;
    QTimer m_measure;
    QPointer<QWidget> m_focusBeforeJson; ///< had the focus before makeRoomForJson() showed the card alone
    int m_highestCard = 0;               ///< the greatest height that a card of these results has needed
    std::set<int> m_wholeCards;          ///< the heights of those that were shown completely
    int m_measuredWidth = 0;             ///< at this width
};
