// SPDX-License-Identifier: MIT
#include "ui/lookup/results/filterbar.h"

#include "base/named.h"
#include "export/sidebysidetable.h"
#include "results/resultfields.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/lookup/results/filteredit.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/chip.h"
#include "ui/widgets/controls/fieldline.h"
#include "ui/widgets/controls/listfilter.h"
#include "ui/widgets/controls/mnemonics.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/tooltip.h"

#include <QAction>
#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tokens;

namespace {

constexpr auto kTypingPause = 120ms;
constexpr auto kLongPause = 700ms;
constexpr qsizetype kMaxChipText = 40;

/// The states that results usually have besides the plain ones, and with them those that have a chip.
constexpr ResultStates kUsual =
    ResultState::Unread | ResultState::Archived | ResultState::NotFound | ResultState::Failed;
constexpr ResultStates kNotable = kUsual | ResultState::NotLookedUp | ResultState::Done;

/// The object names of the chips.
constexpr std::array kChipNames{
    Named<ResultState>{"chipUnread"_L1, ResultState::Unread},
    Named<ResultState>{"chipRead"_L1, ResultState::Read},
    Named<ResultState>{"chipArchived"_L1, ResultState::Archived},
    Named<ResultState>{"chipActive"_L1, ResultState::Active},
    Named<ResultState>{"chipFound"_L1, ResultState::Found},
    Named<ResultState>{"chipNotFound"_L1, ResultState::NotFound},
    Named<ResultState>{"chipFailed"_L1, ResultState::Failed},
    Named<ResultState>{"chipNotLookedUp"_L1, ResultState::NotLookedUp},
    Named<ResultState>{"chipDone"_L1, ResultState::Done},
    Named<ResultState>{"chipNotDone"_L1, ResultState::NotDone},
};

QString grouped(qsizetype number)
{
    return u"%L1"_s.arg(number);
}

bool areOfOneGroup(ResultState a, ResultState b)
{
    return std::any_of(kResultStateGroups.begin(), kResultStateGroups.end(),
                       [a, b](ResultStates group) { return group.testFlag(a) && group.testFlag(b); });
}

QIcon buttonIcon(Icon icon, const QPushButton &button)
{
    const Colors &colors = of(button.palette());
    const auto picture = [&](const QColor &ink) {
        return iconPixmap(icon, ink, button.iconSize().height(), button.devicePixelRatioF());
    };
    QIcon made(picture(colors.text));
    made.addPixmap(picture(colors.off), QIcon::Disabled);
    return made;
}

} // namespace

FilterBar::FilterBar(const Clock &clock, QMenu &copyMenu, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_layout(new QHBoxLayout(this))
    , m_origin(new QWidget)
    , m_originEnvironment(new Badge(fieldTitle(ResultField::Environment)))
    , m_originName(new TextLabel)
    , m_text(new FilterEdit)
    , m_under(new FieldLine(m_text, u"filterResults"_s))
    , m_differs(new Chip(differsTitle(), u"chipDiffers"_s))
    , m_more(makeButton({}, u"moreFilters"_s, ButtonKind::Quiet))
    , m_menu(new QMenu(m_more))
    , m_count(new TextLabel({}, TextRole::Caption))
    , m_copy(makeButton({}, u"copyResults"_s))
    , m_export(makeButton({}, u"exportResults"_s))
{
    setObjectName(u"filterBar"_s);
    m_text->setObjectName(u"filterResults"_s);
    m_text->setAccessibleName(CommonTexts::tr("Filter results"));
    m_text->setPlaceholderText(tr("Filter…"));
    //: The tool tip of the field that filters results. Do not translate “type:bill created:>7d -archived”. %1
    //: is a key.
    m_text->setToolTip(tr("Words, or fields such as type:bill created:>7d -archived. %1 lists them.")
                           .arg(QKeySequence(Qt::ALT | Qt::Key_Down).toString(QKeySequence::NativeText)));
    addClearButton(*m_text);
    m_text->installEventFilter(this);
    m_under->label()->setParent(this); // until placeMistake()
    m_under->label()->setFrameShape(QFrame::StyledPanel);
    m_under->label()->setMargin(kSpace4);
    m_under->label()->setIndent(kSpace4);
    m_count->setObjectName(u"resultCount"_s);
    m_count->dim();
    m_more->setAccessibleName(tr("More filters"));
    m_more->setToolTip(tr("More filters"));
    m_more->setMenu(m_menu);
    m_menu->setObjectName(u"filtersMenu"_s);
    m_menu->setAccessibleName(tr("More filters"));
    m_copy->setMenu(&copyMenu);
    m_export->setAccessibleName(CommonTexts::tr("Export…"));

    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingPause);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kLongPause);
    connect(&m_typing, &QTimer::timeout, this, &FilterBar::apply);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_text->isOffering()) { // what is typed is not complete
            m_pause.start();
            return;
        }
        showMistake();
        announceCount();
    });
    connect(m_text, &QLineEdit::textChanged, this, [this] {
        m_under->clear(); // nothing is wrong while it is being typed
        m_pause.stop();
        m_announced.clear(); // the same count is news of another filter
        m_typing.start();
        Q_EMIT typing();
    });
    connect(m_text, &FilterEdit::submitted, this, &FilterBar::submit);
    connect(m_text, &FilterEdit::cancelled, this, &FilterBar::cancel);
    connect(m_menu, &QMenu::aboutToShow, this, &FilterBar::fillMenu);
    connect(m_export, &QPushButton::clicked, this, &FilterBar::exportRequested);

    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(kSpace8);
    makeOrigin();
    m_layout->addWidget(m_text);
    makeChips();
    m_layout->addWidget(m_more);
    m_layout->addStretch(1);
    m_layout->addWidget(m_count);
    m_layout->addWidget(m_copy);
    m_layout->addWidget(m_export);
    updateChips();
    updateButtons();
    fillMenu();
    arrange();
}

void FilterBar::makeOrigin()
{
    m_origin->setObjectName(u"resultsOrigin"_s);
    m_originEnvironment->setObjectName(u"originEnvironment"_s);
    m_originName->setObjectName(u"originConnection"_s);
    m_originName->elided();
    auto *row = new QHBoxLayout(m_origin);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace8);
    row->addWidget(m_originEnvironment);
    row->addWidget(m_originName);
    m_origin->hide();
    m_layout->addWidget(m_origin);
}

void FilterBar::setOrigin(const std::optional<Provenance> &origin)
{
    m_hasOrigin = origin.has_value();
    if (origin) {
        m_originEnvironment->setContent(environmentBadge(origin->environment, origin->environmentColor));
        m_originEnvironment->setVisible(!origin->environment.isEmpty());
        m_originName->setText(shownName(origin->connection));
        //: %1 is a connection.
        describe(m_originName, tr("These results are from %1.").arg(connectionAndEnvironment(*origin)));
    }
    arrange();
}

void FilterBar::makeChips()
{
    m_layout->addWidget(m_differs);
    connect(m_differs, &QAbstractButton::toggled, this, &FilterBar::apply);
    for (std::size_t i = 0; i < kResultStates.size(); ++i) {
        StateChip &state = m_states.at(i);
        state.state = kResultStates.at(i);
        state.chip = new Chip(stateText(state.state), nameOf(kChipNames, state.state));
        m_layout->addWidget(state.chip);
        connect(state.chip, &QAbstractButton::toggled, this, [this, each = state.state](bool isOn) {
            m_choice.setChosen(each, isOn);
            apply();
        });
    }
    for (Chip *chip : chips())
        chip->installEventFilter(this);
}

/// Returns all chips in the order shown, whether they are visible or not.
QList<Chip *> FilterBar::chips() const
{
    QList<Chip *> chips{m_differs};
    for (const StateChip &state : m_states)
        chips += state.chip;
    return chips + m_chosenChips;
}

/// Returns whether the chip is part of the filter, or has the focus, which it keeps until the user moves it.
bool FilterBar::isActive(const Chip *chip)
{
    return chip->isChecked() || !chip->isCheckable() || chip->hasFocus();
}

/// Returns whether the chip is shown if there is room for it.
bool FilterBar::isWanted(const Chip *chip) const
{
    if (chip == m_differs)
        return m_isByNotification && (isActive(chip) || m_counts.different > 0);
    const auto state = std::find_if(m_states.begin(), m_states.end(),
                                    [chip](const StateChip &each) { return each.chip == chip; });
    return isActive(chip) || (state != m_states.end() && state->hasRows && kNotable.testFlag(state->state));
}

FilterQuery FilterBar::query() const
{
    return {m_text->text(), m_clock.inZone(m_clock.utcNow())};
}

ResultFilter FilterBar::filter() const
{
    return {query(), m_choice};
}

FilterBar::State FilterBar::state() const
{
    return {m_text->text(), m_choice, m_differs->isChecked()};
}

void FilterBar::setState(const State &state)
{
    m_text->setText(state.text);
    m_choice = state.chosen;
    const QSignalBlocker blocker(m_differs);
    m_differs->setChecked(state.isOnlyDifferent);
    showChoice();
    for (StateChip &each : m_states)
        each.hasRows = false; // of other results
    m_typing.stop();
    m_under->clear();
    showMistake();
    updateChips();
}

bool FilterBar::isFiltering() const
{
    return !filter().isEmpty() || isOnlyDifferent();
}

bool FilterBar::isOnlyDifferent() const
{
    return m_isByNotification && m_differs->isChecked();
}

void FilterBar::setByNotification(bool isByNotification)
{
    m_isByNotification = isByNotification;
    arrange();
}

QString FilterBar::filterText() const
{
    QStringList parts;
    if (!query().isEmpty())
        parts += m_text->text().trimmed();
    for (const StateChip &state : m_states) {
        if (state.chip->isChecked())
            parts += stateText(state.state);
    }
    if (isOnlyDifferent())
        parts += m_differs->text();
    for (const Chosen &chosen : m_chosen)
        parts += textOf(chosen);
    return dotSeparated(parts);
}

void FilterBar::clearFilter()
{
    if (m_text->text().isEmpty() && !isFiltering())
        return;
    m_text->clear();
    const QSignalBlocker blocker(m_differs);
    m_differs->setChecked(false);
    setChoice({});
}

void FilterBar::setChoice(const FacetChoice &choice)
{
    m_choice = choice;
    apply();
}

/// Shows m_choice in the chips.
void FilterBar::showChoice()
{
    for (const StateChip &state : m_states) {
        const QSignalBlocker blocker(state.chip);
        state.chip->setChecked(m_choice.contains(state.state));
    }
    if (chosenOutsideStates() != m_chosen)
        remakeChosenChips();
}

QList<FilterBar::Chosen> FilterBar::chosenOutsideStates() const
{
    QList<Chosen> chosen;
    for (const ResultFacet facet : kResultFacets) {
        for (const QString &value : m_choice.values(facet)) {
            const bool hasChip =
                std::any_of(kResultStates.begin(), kResultStates.end(), [&](ResultState state) {
                    return facetOf(state) == facet && stateName(state) == value;
                });
            if (!hasChip)
                chosen += Chosen{facet, value, {}};
        }
    }
    for (const CreatedSpan &span : m_choice.created())
        chosen += Chosen{ResultFacet::Created, {}, span};
    return chosen;
}

QString FilterBar::textOf(const Chosen &chosen)
{
    return labelledText(fieldTitle(fieldOf(chosen.facet)),
                        chosen.span ? chosen.span->text : orNotGiven(chosen.value));
}

void FilterBar::remakeChosenChips()
{
    const bool hadFocus = std::any_of(m_chosenChips.begin(), m_chosenChips.end(),
                                      [](const Chip *chip) { return chip->hasFocus(); });
    for (Chip *chip : std::exchange(m_chosenChips, {})) {
        chip->hide();
        m_layout->removeWidget(chip);
        chip->deleteLater(); // it may be the one that has been pressed
    }
    m_chosen = chosenOutsideStates();
    for (const Chosen &chosen : std::as_const(m_chosen)) {
        const QString text = visibleLine(textOf(chosen));
        auto *chip = new Chip(boundedText(text, kMaxChipText), u"chosenChip"_s);
        chip->setRemovable();
        //: A button. %1 is a field and a value, such as “Type: Bill import (14)”.
        chip->setAccessibleName(tr("Remove %1", "a part of the filter").arg(text));
        chip->setToolTip(plainToolTip(text));
        connect(chip, &QAbstractButton::clicked, this, [this, chosen] { removeChosen(chosen); });
        chip->installEventFilter(this);
        m_chosenChips += chip;
        m_layout->insertWidget(m_layout->indexOf(m_more), chip);
        chip->show(); // now, so that it can have the focus
    }
    if (hadFocus)
        (m_chosenChips.isEmpty() ? static_cast<QWidget *>(m_text) : m_chosenChips.last())
            ->setFocus(Qt::OtherFocusReason);
}

void FilterBar::removeChosen(const Chosen &chosen)
{
    if (chosen.span)
        m_choice.setChosen(*chosen.span, false);
    else
        m_choice.setChosen(chosen.facet, chosen.value, false);
    apply();
}

void FilterBar::focusFilter()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void FilterBar::apply()
{
    m_typing.stop();
    m_pause.start();
    showChoice();
    updateChips();
    Q_EMIT filterChanged();
}

void FilterBar::submit()
{
    if (m_typing.isActive())
        apply();
    if (!showMistake())
        Q_EMIT tableFocusRequested();
}

void FilterBar::cancel()
{
    m_text->clear();
    apply();
    Q_EMIT tableFocusRequested();
}

/// Shows what is wrong with the text. Returns false if nothing is, or if it is shown already.
bool FilterBar::showMistake()
{
    const auto mistake = query().mistake();
    if (!mistake || m_under->hasError())
        return false;
    m_under->setError(mistake->sentence);
    placeMistake();
    announceOwnChange(*m_text, mistake->sentence);
    return true;
}

/// Shows the mistake below the field and over what is there, while the field has the focus.
void FilterBar::placeMistake()
{
    TextLabel *label = m_under->label();
    const bool isEditing = window()->focusWidget() == m_text; // also while another window is active
    label->setVisible(m_under->hasError() && isEditing && parentWidget());
    if (label->isHidden())
        return;
    if (label->parentWidget() != parentWidget()) {
        label->setParent(parentWidget());
        label->show();
    }
    const int room = width() - 2 * kSpace8;
    label->setFixedWidth(std::min(room, textscale::scaled(kToolTipWidth)));
    label->setFixedHeight(label->heightForWidth(label->width()));
    const QPoint below = m_text->mapTo(parentWidget(), QPoint(0, m_text->height() + kSpace4));
    const int left = isRightToLeft() ? below.x() + m_text->width() - label->width() : below.x();
    label->move(left, below.y());
    label->raise();
}

/// Keeps the text of the filter, which Up in the empty field brings back.
void FilterBar::rememberText()
{
    if (!query().isEmpty() && !query().mistake())
        m_text->addUsed(m_text->text().trimmed());
}

void FilterBar::setCounts(const Counts &counts)
{
    m_counts = counts;
    m_count->setText(countText(counts.shown, counts.selected, isFiltering()));
    m_count->setVisible(counts.total > 0);
    m_copy->setEnabled(counts.shown > 0);
    m_export->setEnabled(counts.total > 0);
    updateButtons();
    updateChips();
}

/// Returns what the button copies: the rows that are selected, or all that are shown.
QString FilterBar::copyText() const
{
    if (m_counts.selected > 0)
        //: A button that copies the selected notifications.
        return tr("Copy %Ln selected", nullptr, static_cast<int>(m_counts.selected));
    //: A button. %1 is how many notifications it copies.
    return m_counts.shown > 0 ? tr("Copy %1", "a number of notifications").arg(grouped(m_counts.shown))
                              : CommonTexts::tr("Copy");
}

/// Shows in the buttons what they take.
void FilterBar::updateButtons()
{
    const QString copy = copyText();
    m_copy->setText(m_isCompact ? QString() : copy);
    m_copy->setToolTip(m_isCompact ? copy : QString());
    m_copy->setAccessibleName(copy);
    const QString what =
        tr("All: %1 · Shown: %2 · Selected: %3")
            //: What can be exported. %1 to %3 are numbers of notifications.
            .arg(grouped(m_counts.total), grouped(m_counts.shown), grouped(m_counts.selected));
    const QString exporting = CommonTexts::tr("Export…");
    m_export->setText(m_isCompact ? QString() : exporting);
    m_export->setToolTip(m_isCompact ? labelledText(exporting, what) : what);
    describe(m_export, what);
    m_copy->setMinimumWidth(0);
    if (!m_isCompact && m_counts.selected == 0) { // so that nothing moves while answers arrive
        const QString widest = tr("Copy %1", "a number of notifications").arg(grouped(m_counts.total));
        m_copy->setMinimumWidth(m_copy->sizeHint().width() +
                                std::max(0, m_copy->fontMetrics().horizontalAdvance(widest) -
                                                m_copy->fontMetrics().horizontalAdvance(copy)));
    }
}

void FilterBar::setCompact(bool isCompact)
{
    m_isCompact = isCompact;
    for (auto [button, icon] : {std::pair(m_copy, Icon::Copy), std::pair(m_export, Icon::Export)}) {
        const int side = textscale::scaled(kIcon);
        button->setIconSize({side, side});
        button->setIcon(isCompact ? buttonIcon(icon, *button) : QIcon());
    }
    updateButtons();
}

QString FilterBar::countText(qsizetype shown, qsizetype selected, bool isFiltered) const
{
    //: A count out of a larger one: results that are shown, or ids that have been looked up.
    const QString rows = isFiltered ? CommonTexts::tr("%1 of %2").arg(grouped(shown), grouped(m_counts.total))
                                    : grouped(shown);
    //: %1 is how many results are shown, such as “13” or “5 of 13”.
    return selected > 0 ? tr("%1, %Ln selected", nullptr, static_cast<int>(selected)).arg(rows) : rows;
}

void FilterBar::updateChips()
{
    const QString widest = grouped(m_counts.total);
    m_differs->setCount(grouped(m_counts.different), widest);
    m_differs->setToolTip(resultsText(m_counts.different));
    m_differs->setEnabled(m_counts.different > 0 || isActive(m_differs));
    for (StateChip &state : m_states) {
        const qsizetype count = m_counts.overview.rowsIn(state.state);
        // The filter decides how many rows are counted. A chip does not go while one filters.
        state.hasRows = count > 0 || (state.hasRows && isFiltering());
        if (state.state == ResultState::Done) {
            const QString ofAll = CommonTexts::tr("%1 of %2");
            state.chip->setCount(ofAll.arg(grouped(count), widest), ofAll.arg(widest, widest));
        } else {
            state.chip->setCount(grouped(count), widest);
        }
        // Screen readers say a tool tip, too, but not whenever it changes, as they do a description.
        state.chip->setToolTip(resultsText(count));
        state.chip->setEnabled(count > 0 || isActive(state.chip));
    }
    arrange();
}

/// Fills the menu with all states, and with what else is chosen.
void FilterBar::fillMenu()
{
    m_menu->clear();
    const auto add = [this](Chip *chip) {
        QAction *action = m_menu->addAction(chip->text() + u'\t' + chip->count());
        action->setCheckable(true);
        action->setChecked(chip->isChecked() || !chip->isCheckable());
        action->setEnabled(chip->isEnabled());
        connect(action, &QAction::triggered, chip, &QAbstractButton::click);
    };
    if (m_isByNotification) {
        add(m_differs);
        m_menu->addSeparator();
    }
    const bool hasDone = std::any_of(m_states.begin(), m_states.end(), [](const StateChip &each) {
        return facetOf(each.state) == ResultFacet::Done && (each.hasRows || isActive(each.chip));
    });
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        if (facetOf(m_states.at(i).state) == ResultFacet::Done && !hasDone)
            continue;
        if (i > 0 && !areOfOneGroup(m_states.at(i - 1).state, m_states.at(i).state))
            m_menu->addSeparator();
        add(m_states.at(i).chip);
    }
    if (!m_chosenChips.isEmpty())
        m_menu->addSeparator();
    for (Chip *chip : std::as_const(m_chosenChips))
        add(chip);
    addMnemonics(*m_menu);
}

void FilterBar::announceCount()
{
    const QString count =
        isFiltering()
            //: What a screen reader says of a filter. %1 is how many results it leaves.
            ? tr("%1 of %Ln results", nullptr, static_cast<int>(m_counts.total)).arg(grouped(m_counts.shown))
            : resultsText(m_counts.shown);
    if (isVisible() && std::exchange(m_announced, count) != count)
        announce(m_count, count);
}

void FilterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
    placeMistake();
}

void FilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::FontChange)
        setCompact(m_isCompact); // the icons have the colours of the palette and the size of the text
}

bool FilterBar::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) // the size of a child or of its font has changed
        arrange();
    return QWidget::event(event);
}

void FilterBar::keyPressEvent(QKeyEvent *event)
{
    const bool isOnChosen = std::any_of(m_chosenChips.begin(), m_chosenChips.end(),
                                        [](const Chip *chip) { return chip->hasFocus(); });
    if (event->key() == Qt::Key_Escape && isOnChosen)
        clearFilter();
    else
        QWidget::keyPressEvent(event);
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    const bool isFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    if (isFocus && watched == m_text) {
        if (event->type() == QEvent::FocusOut &&
            static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
            rememberText();
        // The field does not know yet that it has lost the focus.
        QMetaObject::invokeMethod(this, &FilterBar::placeMistake, Qt::QueuedConnection);
    } else if (event->type() == QEvent::FocusOut) { // a chip that was kept for the focus
        QMetaObject::invokeMethod(this, &FilterBar::updateChips, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

/// Returns the width of the chips that results usually have, with their gaps.
int FilterBar::usualChipsWidth() const
{
    int width = 0;
    for (const StateChip &state : m_states) {
        if (kUsual.testFlag(state.state))
            width += state.chip->sizeHint().width() + kSpace8;
    }
    return width;
}

QSize FilterBar::minimumSizeHint() const
{
    int width = textscale::scaled(kFilterMinWidth) + m_more->sizeHint().width() + 2 * kSpace8;
    for (const QPushButton *button : {m_copy, m_export})
        width += (m_isCompact ? button->sizeHint().width() : button->sizeHint().height()) + kSpace8;
    return {width, QWidget::minimumSizeHint().height()};
}

/// Decides what there is room for. The room for the usual chips and the largest count is kept free, so that
/// little moves while answers arrive.
void FilterBar::arrange()
{
    const int least = textscale::scaled(kFilterMinWidth);
    const int usual = textscale::scaled(kFilterWidth);
    const QList<Chip *> all = chips();
    const auto widthOf = [](const QWidget *widget) { return widget->sizeHint().width() + kSpace8; };
    const QFontMetrics metrics(m_count->font());
    const int count =
        m_counts.total == 0
            ? 0
            : kSpace8 + std::max(m_count->sizeHint().width(),
                                 metrics.horizontalAdvance(countText(m_counts.total, m_counts.total, false)));
    int origin = m_hasOrigin ? widthOf(m_origin) : 0;
    // The names of the buttons
    const QFontMetrics letters = m_copy->fontMetrics();
    const QString copyAll = tr("Copy %1", "a number of notifications").arg(grouped(m_counts.total));
    const int names =
        std::max(letters.horizontalAdvance(copyAll), letters.horizontalAdvance(m_copy->accessibleName())) +
        m_export->fontMetrics().horizontalAdvance(CommonTexts::tr("Export…"));
    const int buttons = names + 4 * kControlPadding + kArrowWidth + 2 * kSpace8 + kSpace4;
    const bool isCompact = width() < origin + least + usualChipsWidth() + widthOf(m_more) + count + buttons;
    if (isCompact != m_isCompact)
        setCompact(isCompact);
    // Without room for the origin, the title and the button that looks up say it.
    if (width() < origin + least + widthOf(m_more) + count + widthOf(m_copy) + widthOf(m_export))
        origin = 0;
    m_origin->setVisible(origin > 0);

    const int others = origin + widthOf(m_more) + count +
                       std::max(m_copy->minimumWidth() + kSpace8, widthOf(m_copy)) + widthOf(m_export) -
                       kSpace8;
    int room = width() - others - least - kSpace8 - kSpace4; // texts are not of whole pixels
    QList<Chip *> shown;
    int hiddenActive = 0;
    for (const bool isActiveNow : {true, false}) {
        for (Chip *chip : all) {
            if (isActive(chip) != isActiveNow || !isWanted(chip))
                continue;
            if (widthOf(chip) > room) {
                hiddenActive += isActiveNow ? 1 : 0;
                continue;
            }
            room -= widthOf(chip);
            shown += chip;
        }
    }
    int used = 0;
    for (Chip *chip : all) {
        chip->setVisible(shown.contains(chip));
        used += shown.contains(chip) ? widthOf(chip) : 0;
    }
    m_more->setText(hiddenActive > 0
                        //: A button with a menu. %1 is how many parts of the filter are only in that menu.
                        ? tr("More (%1)").arg(grouped(hiddenActive))
                        : tr("More"));
    const int free =
        width() - others - std::max(used, std::min(usualChipsWidth(), width() - others - least)) - kSpace8;
    m_text->setFixedWidth(std::clamp(free, least, usual));
    placeMistake();
}

#include "moc_filterbar.cpp"
