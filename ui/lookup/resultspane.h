// SPDX-License-Identifier: MIT
#pragma once

#include "storage/settings.h"

#include <QWidget>

class QPushButton;
class QSplitter;
class QVBoxLayout;
class ResultsView;
class TextLabel;

/// Arranges the table of results with its filter, the card of its current row and the overview. In a wide
/// window the card stands at the side of the table, in a narrow one below it, and the user moves it; the
/// place is remembered separately for both. The user also moves the handle between table and card, hides the
/// card, or opens it alone, with buttons for the table and for the rows before and after it. The overview
/// takes the place of the card. In a very wide window it stands beside both, and over the table where nothing
/// fits beside it.
class ResultsPane final : public QWidget
{
    Q_OBJECT
public:
    enum class CardPosition { Below, Beside, Alone };

    /// Takes ownership of `card`, the area that shows the card. `settings` must outlive the pane.
    ResultsPane(QWidget *card, Settings &settings, QWidget *parent = nullptr);

    /// Adds the table, which can be created later than the pane. Takes ownership.
    void setTable(ResultsView *table);
    void setTableShown(bool isShown);
    /// Sets whether there is a card to be shown.
    void setCardShown(bool isShown);
    /// Sets whether a panel of the window takes the place of the card at the side of the table or below it.
    void setCardReplaced(bool isReplaced);

    [[nodiscard]] CardPosition cardPosition() const;
    /// Shows only the card, if there is a table and a card. The focus moves to the card.
    void showCardAlone();
    /// Shows the table again. The focus returns to it.
    void showTableAgain();

Q_SIGNALS:
    /// Emitted when cardPosition() has changed.
    void cardPositionChanged(ResultsPane::CardPosition place);
    /// Emitted after that if the focus is to move to the card.
    void cardFocusRequested();
    /// Emitted when a button above the card that is alone has shown another row.
    void rowStepped();
    /// Emitted when the user wants to move the card, and there is no room for it at the side.
    void noRoomAtSide();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class OverviewPosition { Hidden, CardPlace, Beside, OverTable };

    [[nodiscard]] QWidget *makeAloneBar();
    void moveCard();
    [[nodiscard]] bool isAlone() const { return m_isAlone && m_isTableShown && m_hasCard; }
    [[nodiscard]] bool isCardWanted() const;
    [[nodiscard]] const SettingKey<QString> &positionKey() const;
    [[nodiscard]] const SettingKey<int> &shareKey() const;
    [[nodiscard]] OverviewPosition overviewPosition() const;
    void placeOverview(OverviewPosition position);
    void arrange();
    void keepTable();
    void fit();
    void saveShare();
    void updateAloneBar();

    QWidget *m_card;
    Settings &m_settings;
    QWidget *m_aloneBar = nullptr; ///< above a card that is alone
    TextLabel *m_position = nullptr;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QVBoxLayout *m_column;
    QSplitter *m_splitter;
    QWidget *m_side; ///< contains the card, or the overview in its place
    ResultsView *m_table = nullptr;
    bool m_isTableShown = false;
    bool m_hasCard = true;
    bool m_isCardReplaced = false;
    bool m_isAlone = false;
};
