// SPDX-License-Identifier: MIT
#include "ui/lookup/resultspane.h"

#include "storage/storedsettings.h"
#include "ui/lookup/results/overviewpane.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/card.h"
#include "ui/widgets/views/fittingscrollarea.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

const QString kBeside = u"beside"_s;
const QString kBelow = u"below"_s;

constexpr int kUsualRows = 8; ///< above a card that has to be scrolled
constexpr int kLeastRows = 6; ///< above a card that is shown completely
constexpr int kRowsAboveJson = 4;
constexpr int kAllShares = 1000;
constexpr int kUsualShareBeside = 600; ///< of the table

} // namespace

ResultsPane::ResultsPane(FittingScrollArea *card, Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_card(card)
    , m_settings(settings)
    , m_back(makeButton(tr("Back to the results"), u"backToResults"_s, ButtonKind::Quiet))
    , m_splitter(new QSplitter(Qt::Vertical))
{
    setObjectName(u"resultsPane"_s);
    m_back->setToolTip(QKeySequence(QKeySequence::Cancel).toString(QKeySequence::NativeText));
    m_back->hide();
    connect(m_back, &QPushButton::clicked, this, &ResultsPane::showTableAgain);
    auto *column = new QVBoxLayout;
    column->setSpacing(kSpace8);
    column->addWidget(m_back, 0, Qt::AlignLeading);
    column->addWidget(m_splitter, 1);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace12);
    layout->addLayout(column, 1);
    m_splitter->setObjectName(u"resultsSplitter"_s);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(kSpace8);
    m_splitter->addWidget(m_card);
    // Layouts within layouts are updated one after the other, so the height is known when all events have
    // been handled.
    m_measure.setSingleShot(true);
    m_measure.setInterval(0);
    connect(&m_measure, &QTimer::timeout, this, &ResultsPane::measureCard);
    connect(m_card, &FittingScrollArea::contentChanged, &m_measure, qOverload<>(&QTimer::start));
    connect(m_splitter, &QSplitter::splitterMoved, this, &ResultsPane::saveShare);
}

void ResultsPane::setTable(ResultsView *table)
{
    m_table = table;
    m_splitter->insertWidget(0, table);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->handle(1)->installEventFilter(this);
    connect(table, &ResultsView::heightChanged, this, &ResultsPane::fit);
    connect(table, &ResultsView::filterAboutToChange, this, &ResultsPane::keepTable);
    connect(&table->table(), &ResultsTable::rowOpened, this, &ResultsPane::showCardAlone);
    connect(table, &ResultsView::overviewToggled, this, [this] {
        if (m_table->isOverviewShown())
            showTableAgain();
        arrange();
    });
    arrange();
}

void ResultsPane::setTableShown(bool isShown)
{
    if (std::exchange(m_isTableShown, isShown) != isShown)
        arrange();
}

void ResultsPane::setCardShown(bool isShown)
{
    if (std::exchange(m_isCardShown, isShown) == isShown)
        return;
    // While there was no card, the table was shown. It stays if the user works in it.
    const QWidget *focused = window()->focusWidget();
    if (isShown && m_table && (m_table->isAncestorOf(focused) || m_table->overview().isAncestorOf(focused)))
        keepTable();
    arrange();
}

/// Lets the table stay that is shown because there is no card, although the card is alone otherwise.
void ResultsPane::keepTable()
{
    if (!m_isAlone || !m_isTableShown || !m_table->isVisibleTo(this))
        return;
    m_isAlone = m_isAloneForJson = false;
    Q_EMIT cardPositionChanged(cardPosition());
}

void ResultsPane::setCardTall(bool isTall)
{
    if (std::exchange(m_isCardTall, isTall) != isTall)
        arrange();
}

void ResultsPane::makeRoomForJson(bool isShown)
{
    const bool isAlone =
        isShown && m_table && hasBoth() && cardPosition() == CardPosition::Below &&
        height() - m_table->heightForRows(kRowsAboveJson) < textscale::scaled(kJsonMinHeight);
    if (isAlone == m_isAloneForJson)
        return;
    if (isAlone)
        m_focusBeforeJson = window()->focusWidget();
    m_isAlone = m_isAloneForJson = isAlone;
    arrange();
    Q_EMIT cardPositionChanged(cardPosition());
    if (!isAlone)
        returnFocusOfCard();
    else if (m_focusBeforeJson && !m_focusBeforeJson->isVisible())
        Q_EMIT cardFocusRequested();
}

/// Moves the focus from the card to where it was before the card was alone for JSON. What is in the card
/// keeps it.
void ResultsPane::returnFocusOfCard()
{
    QWidget *focused = window()->focusWidget();
    if (!focused || !m_card->isAncestorOf(focused) || !qobject_cast<Card *>(focused))
        return;
    if (m_focusBeforeJson && m_focusBeforeJson->isVisible())
        m_focusBeforeJson->setFocus(Qt::PopupFocusReason); // a table selects no row for this reason
    else
        m_table->focusTable();
}

void ResultsPane::forgetHeight()
{
    m_highestCard = 0;
    m_wholeCards.clear();
    m_measure.start();
}

/// Returns the greatest height of a card that is shown completely. Fewer rows would remain above a higher
/// one.
int ResultsPane::mostForWholeCard() const
{
    return height() - m_splitter->handleWidth() - m_table->heightForRows(kLeastRows);
}

ResultsPane::CardPosition ResultsPane::cardPosition() const
{
    if (m_isAlone)
        return CardPosition::Alone;
    return isBesidePossible() && m_settings.value(positionKey()) == kBeside ? CardPosition::Beside
                                                                            : CardPosition::Below;
}

void ResultsPane::moveCardToNextPosition()
{
    switch (cardPosition()) {
    case CardPosition::Below:
        if (!isBesidePossible())
            return showCardAlone();
        m_settings.setValue(positionKey(), kBeside);
        break;
    case CardPosition::Beside:
        return showCardAlone();
    case CardPosition::Alone:
        m_settings.setValue(positionKey(), kBelow);
        return showTableAgain();
    }
    arrange();
    Q_EMIT cardPositionChanged(cardPosition());
}

void ResultsPane::showCardAlone()
{
    if (m_isAlone || !hasBoth())
        return;
    m_isAlone = true;
    arrange();
    Q_EMIT cardPositionChanged(CardPosition::Alone);
    Q_EMIT cardFocusRequested();
}

void ResultsPane::showTableAgain()
{
    if (!std::exchange(m_isAlone, false))
        return;
    m_isAloneForJson = false;
    const bool hasFocus = isAncestorOf(window()->focusWidget());
    arrange();
    if (hasFocus && m_isTableShown)
        m_table->focusTable();
    Q_EMIT cardPositionChanged(cardPosition());
}

bool ResultsPane::isBesidePossible() const
{
    return splitterWidth() >= textscale::scaled(kCardBesideWidth);
}

const SettingKey<QString> &ResultsPane::positionKey() const
{
    return width() >= textscale::scaled(kWidePaneWidth) ? storedsettings::kCardPositionWide
                                                        : storedsettings::kCardPosition;
}

const SettingKey<int> &ResultsPane::shareKey() const
{
    return cardPosition() == CardPosition::Beside ? storedsettings::kTableShareBeside
                                                  : storedsettings::kTableShareBelow;
}

bool ResultsPane::isOverviewShown() const
{
    return m_table && m_table->isOverviewShown() && m_isTableShown && !(m_isAlone && hasBoth());
}

/// Returns whether the overview is shown beside table and card. In a narrow window it takes their place.
bool ResultsPane::isOverviewBeside() const
{
    return isOverviewShown() && width() >= textscale::scaled(kOverviewBesideWidth);
}

/// Returns the width of table and card, also before the layout has set it.
int ResultsPane::splitterWidth() const
{
    return isOverviewBeside() ? width() - layout()->spacing() - textscale::scaled(kOverviewWidth) : width();
}

void ResultsPane::placeOverview()
{
    OverviewPane &overview = m_table->overview();
    const bool isBeside = width() >= textscale::scaled(kOverviewBesideWidth);
    const bool hasFocus = overview.isAncestorOf(window()->focusWidget());
    if (isBeside && overview.parentWidget() != this)
        layout()->addWidget(&overview);
    overview.setMinimumWidth(isBeside ? textscale::scaled(kOverviewWidth) : 0);
    overview.setMaximumWidth(isBeside ? textscale::scaled(kOverviewWidth) : QWIDGETSIZE_MAX);
    m_table->setOverviewBeside(isBeside);
    if (isBeside)
        overview.setVisible(isOverviewBeside());
    if (hasFocus && overview.isVisibleTo(this))
        overview.focusBars(); // it may have got another parent
}

void ResultsPane::arrange()
{
    if (!m_table)
        return;
    const bool isAlone = m_isAlone && hasBoth();
    placeOverview();
    m_back->setVisible(isAlone);
    const bool isBeside = cardPosition() == CardPosition::Beside;
    m_splitter->setOrientation(isBeside ? Qt::Horizontal : Qt::Vertical);
    // From right to left, QSplitter shifts its widgets by one pixel, beyond its edge.
    m_splitter->setContentsMargins(isBeside && isRightToLeft() ? 1 : 0, 0, 0, 0);
    m_card->setVisible(m_isCardShown && isOverviewShown() == isOverviewBeside());
    const int least = textscale::scaled(m_isCardTall ? kJsonMinHeight : kCardMinHeight);
    m_card->setMinimumHeight(hasBoth() && !isBeside && !isAlone ? least : 0);
    m_table->setVisible(m_isTableShown && !isAlone);
    fit();
    m_measure.start();
}

void ResultsPane::fit()
{
    if (!m_table || !hasBoth() || m_isAlone)
        return;
    const bool isBeside = cardPosition() == CardPosition::Beside;
    const int all = (isBeside ? splitterWidth() : height()) - m_splitter->handleWidth();
    if (all <= 0)
        return;
    int table = 0;
    if (const int share = m_settings.value(shareKey()); share > 0 && share < kAllShares) {
        table = all * share / kAllShares;
    } else if (isBeside) {
        table = all * kUsualShareBeside / kAllShares;
    } else if (m_isCardTall) {
        table = std::max(m_table->heightForRows(kRowsAboveJson), m_table->minimumSizeHint().height());
    } else {
        const int least = textscale::scaled(kCardMinHeight);
        const int most = std::max(least, all - m_table->heightForRows(kUsualRows));
        int card = m_highestCard > 0 ? std::min(m_highestCard, most) : least;
        if (const auto higher = m_wholeCards.upper_bound(mostForWholeCard()); higher != m_wholeCards.begin())
            card = std::max(card, *std::prev(higher));
        table = all - card;
        table = std::min(table, std::max(m_table->heightForAllRows(), m_table->minimumSizeHint().height()));
    }
    m_splitter->setSizes({table, all - table});
}

void ResultsPane::measureCard()
{
    if (hasBoth() && !m_isCardTall && !m_isAlone && cardPosition() == CardPosition::Below) {
        if (std::exchange(m_measuredWidth, splitterWidth()) != splitterWidth()) {
            m_highestCard = 0;
            m_wholeCards.clear();
        }
        const int needed = m_card->contentHeight(splitterWidth());
        m_highestCard = std::max(m_highestCard, needed);
        if (needed <= mostForWholeCard())
            m_wholeCards.insert(needed);
    }
    fit();
}

void ResultsPane::saveShare()
{
    const QList<int> sizes = m_splitter->sizes();
    const int all = sizes.value(0) + sizes.value(1);
    if (all > 0)
        m_settings.setValue(shareKey(), std::clamp(sizes.value(0) * kAllShares / all, 1, kAllShares - 1));
}

bool ResultsPane::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && m_isAlone &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Cancel)) {
        event->accept(); // keyPressEvent() gets it
        return true;
    }
    if (event->type() == QEvent::LayoutDirectionChange)
        arrange();
    return QWidget::event(event);
}

void ResultsPane::keyPressEvent(QKeyEvent *event)
{
    if (m_isAlone && event->matches(QKeySequence::Cancel))
        showTableAgain();
    else
        QWidget::keyPressEvent(event);
}

void ResultsPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// A double click on the handle gives the table and the card their usual sizes again.
bool ResultsPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonDblClick && m_table && watched == m_splitter->handle(1)) {
        m_settings.setValue(shareKey(), 0);
        fit();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

#include "moc_resultspane.cpp"
