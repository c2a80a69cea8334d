// SPDX-License-Identifier: MIT
#include "ui/lookup/resultspane.h"

#include "storage/storedsettings.h"
#include "ui/lookup/results/overviewpane.h"
#include "ui/lookup/results/resultactions.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/controls/focusgroup.h"
#include "ui/widgets/views/textlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

const QString kBeside = u"beside"_s;
const QString kBelow = u"below"_s;

constexpr int kAllShares = 1000;
constexpr int kUsualShareBelow = 640; ///< of the table above the card

} // namespace

ResultsPane::ResultsPane(QWidget *card, Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_card(card)
    , m_settings(settings)
    , m_column(new QVBoxLayout)
    , m_splitter(new QSplitter(Qt::Vertical))
    , m_side(new QWidget)
{
    setObjectName(u"resultsPane"_s);
    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->addWidget(m_card);
    m_aloneBar = makeAloneBar();
    m_column->setSpacing(kSpace8);
    m_column->addWidget(m_aloneBar);
    m_column->addWidget(m_splitter, 1);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace12);
    layout->addLayout(m_column, 1);
    m_splitter->setObjectName(u"resultsSplitter"_s);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(kSpace8);
    m_splitter->addWidget(m_side);
    m_splitter->installEventFilter(this);
    connect(m_splitter, &QSplitter::splitterMoved, this, &ResultsPane::saveShare);
}

QWidget *ResultsPane::makeAloneBar()
{
    QPushButton *back = makeButton(tr("Back to the results"), u"backToResults"_s, ButtonKind::Quiet);
    back->setToolTip(QKeySequence(QKeySequence::Cancel).toString(QKeySequence::NativeText));
    m_position = plainLabel()->dim();
    m_position->setObjectName(u"cardPosition"_s);
    m_previous = makeButton(CommonTexts::tr("Previous"), u"previousCard"_s, ButtonKind::Quiet);
    m_next = makeButton(CommonTexts::tr("Next"), u"nextCard"_s, ButtonKind::Quiet);
    connect(back, &QPushButton::clicked, this, &ResultsPane::showTableAgain);
    const auto step = [this](int by) {
        m_table->stepRow(by);
        Q_EMIT rowStepped();
    };
    connect(m_previous, &QPushButton::clicked, this, [step] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [step] { step(1); });

    auto *bar = new QWidget;
    auto *flow = new FlowLayout(kSpace8, kSpace4);
    bar->setLayout(flow);
    auto *stop = new FocusGroup(bar);
    for (QPushButton *button : {back, m_previous, m_next})
        stop->add(button);
    for (QWidget *widget : std::initializer_list<QWidget *>{back, m_position, m_previous, m_next})
        flow->addWidget(widget);
    flow->itemAt(1)->setAlignment(Qt::AlignVCenter);
    bar->hide();
    return bar;
}

void ResultsPane::setTable(ResultsView *table)
{
    m_table = table;
    m_column->insertWidget(0, &table->filterBar());
    m_splitter->insertWidget(0, table);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->handle(1)->installEventFilter(this);
    connect(table, &ResultsView::filterAboutToChange, this, &ResultsPane::keepTable);
    connect(table, &ResultsView::shownItemsChanged, this, &ResultsPane::updateAloneBar);
    connect(&table->table(), &ResultsTable::currentRowChanged, this, &ResultsPane::updateAloneBar);
    connect(&table->table(), &ResultsTable::rowOpened, this, &ResultsPane::showCardAlone);
    connect(table, &ResultsView::overviewToggled, this, [this] {
        if (m_table->isOverviewShown())
            showTableAgain();
        arrange();
    });
    QAction *showCard = table->actions().showCard;
    showCard->setChecked(m_settings.value(storedsettings::kCardShown));
    connect(showCard, &QAction::toggled, this, [this](bool isShown) {
        m_settings.setValue(storedsettings::kCardShown, isShown);
        showTableAgain();
        arrange();
    });
    connect(table->actions().moveCard, &QAction::triggered, this, &ResultsPane::moveCard);
    arrange();
}

void ResultsPane::setTableShown(bool isShown)
{
    if (std::exchange(m_isTableShown, isShown) != isShown)
        arrange();
}

void ResultsPane::setCardShown(bool isShown)
{
    if (std::exchange(m_hasCard, isShown) == isShown)
        return;
    // While there was no card, the table was shown. It stays if the user works in it.
    const QWidget *focused = window()->focusWidget();
    if (isShown && m_table &&
        (m_table->isAncestorOf(focused) || m_table->filterBar().isAncestorOf(focused) ||
         m_table->overview().isAncestorOf(focused)))
        keepTable();
    arrange();
}

void ResultsPane::setCardReplaced(bool isReplaced)
{
    if (std::exchange(m_isCardReplaced, isReplaced) != isReplaced)
        arrange();
}

/// Lets the table stay that is shown because there is no card, although the card is alone otherwise.
void ResultsPane::keepTable()
{
    if (!m_isAlone || !m_isTableShown || !m_table->isVisibleTo(this))
        return;
    m_isAlone = false;
    Q_EMIT cardPositionChanged(cardPosition());
}

ResultsPane::CardPosition ResultsPane::cardPosition() const
{
    if (m_isAlone)
        return CardPosition::Alone;
    const bool hasRoom = width() >= textscale::scaled(kCardBesideWidth);
    return hasRoom && m_settings.value(positionKey()) == kBeside ? CardPosition::Beside : CardPosition::Below;
}

/// Moves the card from the side to below the table or back. Shows one that is hidden, and the table if the
/// card is alone.
void ResultsPane::moveCard()
{
    if (m_isAlone)
        return showTableAgain();
    if (!isCardWanted())
        return m_table->actions().showCard->setChecked(true);
    const bool isBeside = cardPosition() == CardPosition::Beside;
    m_settings.setValue(positionKey(), isBeside ? kBelow : kBeside);
    if (cardPosition() == (isBeside ? CardPosition::Beside : CardPosition::Below)) {
        Q_EMIT noRoomAtSide();
        return;
    }
    arrange();
    Q_EMIT cardPositionChanged(cardPosition());
}

void ResultsPane::showCardAlone()
{
    if (m_isAlone || !m_isTableShown || !m_hasCard)
        return;
    m_isAlone = true;
    arrange();
    updateAloneBar();
    Q_EMIT cardPositionChanged(CardPosition::Alone);
    Q_EMIT cardFocusRequested();
}

void ResultsPane::showTableAgain()
{
    if (!std::exchange(m_isAlone, false))
        return;
    const bool hasFocus = isAncestorOf(window()->focusWidget());
    arrange();
    if (hasFocus && m_isTableShown)
        m_table->focusTable();
    Q_EMIT cardPositionChanged(cardPosition());
}

bool ResultsPane::isCardWanted() const
{
    return m_settings.value(storedsettings::kCardShown);
}

const SettingKey<QString> &ResultsPane::positionKey() const
{
    return window()->width() >= textscale::scaled(kWideWindowWidth) ? storedsettings::kCardPositionWide
                                                                    : storedsettings::kCardPosition;
}

const SettingKey<int> &ResultsPane::shareKey() const
{
    return cardPosition() == CardPosition::Beside ? storedsettings::kTableShareBeside
                                                  : storedsettings::kTableShareBelow;
}

ResultsPane::OverviewPosition ResultsPane::overviewPosition() const
{
    if (!m_isTableShown || !m_table->isOverviewShown() || isAlone())
        return OverviewPosition::Hidden;
    if (window()->width() >= textscale::scaled(kOverviewBesideWidth))
        return OverviewPosition::Beside;
    if (width() < textscale::scaled(kCardBesideWidth))
        return OverviewPosition::OverTable;
    return m_isCardReplaced ? OverviewPosition::Hidden : OverviewPosition::CardPlace;
}

void ResultsPane::placeOverview(OverviewPosition position)
{
    OverviewPane &overview = m_table->overview();
    const bool isBeside = position == OverviewPosition::Beside;
    m_table->setOverviewBeside(position != OverviewPosition::OverTable);
    if (isBeside && overview.parentWidget() != this)
        layout()->addWidget(&overview);
    else if (position == OverviewPosition::CardPlace && overview.parentWidget() != m_side)
        m_side->layout()->addWidget(&overview);
    overview.setMinimumWidth(isBeside ? textscale::scaled(kOverviewWidth) : 0);
    overview.setMaximumWidth(isBeside ? textscale::scaled(kOverviewWidth) : QWIDGETSIZE_MAX);
    overview.setVisible(position != OverviewPosition::Hidden);
}

void ResultsPane::arrange()
{
    if (!m_table)
        return;
    const QWidget *focused = window()->focusWidget();
    const bool wasInOverview = m_table->overview().isAncestorOf(focused);
    const bool wasInSide = m_side->isAncestorOf(focused);
    const OverviewPosition overview = overviewPosition();
    placeOverview(overview);
    const bool isTableShown = m_isTableShown && !isAlone();
    const bool isPlaceFree = overview == OverviewPosition::Hidden || overview == OverviewPosition::Beside;
    m_aloneBar->setVisible(isAlone());
    m_table->filterBar().setVisible(isTableShown);
    m_card->setVisible(m_hasCard && (!isTableShown || (isPlaceFree && isCardWanted() && !m_isCardReplaced)));
    m_side->setVisible(!m_card->isHidden() || overview == OverviewPosition::CardPlace);
    m_table->setVisible(isTableShown);
    const bool isBeside = cardPosition() == CardPosition::Beside;
    m_splitter->setOrientation(isBeside ? Qt::Horizontal : Qt::Vertical);
    // From right to left, QSplitter shifts its widgets by one pixel, beyond its edge.
    m_splitter->setContentsMargins(isBeside && isRightToLeft() ? 1 : 0, 0, 0, 0);
    m_side->setMinimumSize(isTableShown && isBeside ? textscale::scaled(kCardMinWidth) : 0,
                           isTableShown && !isBeside ? textscale::scaled(kCardMinHeight) : 0);
    if (wasInOverview && overview != OverviewPosition::Hidden)
        m_table->overview().focusBars(); // it may have got another parent
    else if (wasInSide && isTableShown && m_side->isHidden())
        m_table->focusTable();
    fit();
}

/// Gives table and card the share that the user has chosen, or their usual one.
void ResultsPane::fit()
{
    if (!m_table || m_table->isHidden() || m_side->isHidden())
        return;
    const bool isBeside = m_splitter->orientation() == Qt::Horizontal;
    const int all = (isBeside ? m_splitter->width() : m_splitter->height()) - m_splitter->handleWidth();
    const int share = m_settings.value(shareKey());
    const int table = share > 0 && share < kAllShares ? all * share / kAllShares
                      : isBeside                      ? all - textscale::scaled(kCardWidth)
                                                      : all * kUsualShareBelow / kAllShares;
    m_splitter->setSizes({table, all - table});
}

void ResultsPane::saveShare()
{
    const QList<int> sizes = m_splitter->sizes();
    const int all = sizes.value(0) + sizes.value(1);
    if (all > 0)
        m_settings.setValue(shareKey(), std::clamp(sizes.value(0) * kAllShares / all, 1, kAllShares - 1));
}

/// Shows where the row of a card that is alone stands among those of the table.
void ResultsPane::updateAloneBar()
{
    if (!isAlone())
        return;
    const auto [number, count] = m_table->table().position();
    m_previous->setEnabled(number > 1);
    m_next->setEnabled(number < count);
    const QLocale locale;
    //: %1 is the number of a row of the table, %2 how many there are.
    m_position->setText(CommonTexts::tr("%1 of %2").arg(locale.toString(number), locale.toString(count)));
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

bool ResultsPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_splitter && event->type() == QEvent::Resize)
        fit();
    // A double click on the handle gives the table and the card their usual sizes again.
    if (event->type() == QEvent::MouseButtonDblClick && m_table && watched == m_splitter->handle(1)) {
        m_settings.setValue(shareKey(), 0);
        fit();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

#include "moc_resultspane.cpp"
