// SPDX-License-Identifier: MIT
#include "ui/lookup/results/filterbar.h"

#include "base/named.h"
#include "export/sidebysideexport.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/lookup/results/filteredit.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/chip.h"
#include "ui/widgets/controls/fieldline.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/controls/listfilter.h"
#include "ui/widgets/controls/mnemonics.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/tooltip.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
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

/// The states that stand out. Rows with one of the others are the usual ones.
constexpr ResultStates kNotable =
    ResultState::Unread | ResultState::Archived | ResultState::NotFound | ResultState::Failed;

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
};

enum Column { kText, kChipsColumn, kRest, kCount, kCopy, kExport };
enum Row { kFirst, kMistake, kSecond, kThird };

QString grouped(qsizetype number)
{
    return u"%L1"_s.arg(number);
}

void addCentred(QLayout &flow, QWidget &widget)
{
    flow.addWidget(&widget);
    flow.setAlignment(&widget, Qt::AlignVCenter);
}

} // namespace

FilterBar::FilterBar(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_layout(new QGridLayout(this))
    , m_text(new FilterEdit)
    , m_under(new FieldLine(m_text, u"filterResults"_s))
    , m_byNotification(makeButton(tr("By notification"), u"byNotification"_s, ButtonKind::Quiet))
    , m_byAnswer(makeButton(tr("By answer"), u"byAnswer"_s, ButtonKind::Quiet))
    , m_arrangements(makeArrangements())
    , m_differs(new Chip(differsTitle(), u"chipDiffers"_s))
    , m_more(makeButton(tr("More"), u"moreStates"_s, ButtonKind::Quiet))
    , m_chips(makeChips())
    , m_count(new TextLabel({}, TextRole::Caption))
    , m_copy(makeCopy())
    , m_export(makeButton(CommonTexts::tr("Export…"), u"exportResults"_s))
{
    setObjectName(u"filterBar"_s);
    m_text->setObjectName(u"filterResults"_s);
    m_text->setAccessibleName(CommonTexts::tr("Filter results"));
    m_text->setPlaceholderText(CommonTexts::tr("Filter results"));
    //: The tool tip of the field that filters results. Do not translate “type:bill created:>7d -archived”.
    m_text->setToolTip(tr("Words, or fields such as type:bill created:>7d -archived. Alt+Down lists them."));
    addClearButton(*m_text);
    m_text->setMinimumWidth(kFilterMinWidth);
    m_count->setObjectName(u"resultCount"_s);
    m_count->dim();

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
    connect(m_export, &QPushButton::clicked, this, &FilterBar::exportRequested);

    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(kSpace8);
    m_layout->setVerticalSpacing(kSpace8);
    m_layout->addWidget(m_under->label(), kMistake, kText, 1, kExport + 1);
    updateChips();
    arrange();
}

QWidget *FilterBar::makeArrangements()
{
    auto *arrangements = new QWidget;
    arrangements->setObjectName(u"arrangements"_s);
    auto *row = new QHBoxLayout(arrangements);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (QPushButton *button : {m_byNotification, m_byAnswer}) {
        button->setCheckable(true);
        button->setAutoExclusive(true);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, button] {
            Q_EMIT arrangementRequested(button == m_byNotification ? Arrangement::ByNotification
                                                                   : Arrangement::ByAnswer);
        });
    }
    m_byNotification->setToolTip(tr("One row for each id, with the answers of all connections"));
    m_byAnswer->setToolTip(tr("One row for each answer of a connection"));
    arrangements->hide();
    return arrangements;
}

QWidget *FilterBar::makeChips()
{
    auto *chips = new QWidget;
    auto *flow = new FlowLayout(kSpace8, kSpace4);
    chips->setLayout(flow);
    addCentred(*flow, *m_arrangements);
    addCentred(*flow, *m_differs);
    m_differs->hide();
    connect(m_differs, &QAbstractButton::toggled, this, &FilterBar::apply);
    auto *menu = new QMenu(m_more);
    menu->setObjectName(u"statesMenu"_s);
    for (std::size_t i = 0; i < kResultStates.size(); ++i) {
        StateChip &state = m_states.at(i);
        state.state = kResultStates.at(i);
        state.chip = new Chip(stateText(state.state), nameOf(kChipNames, state.state));
        addCentred(*flow, *state.chip);
        if (i > 0 &&
            std::none_of(kResultStateGroups.begin(), kResultStateGroups.end(), [i](ResultStates group) {
                return group.testFlag(kResultStates.at(i)) && group.testFlag(kResultStates.at(i - 1));
            }))
            menu->addSeparator();
        state.action = menu->addAction(stateText(state.state));
        state.action->setCheckable(true);
        connect(state.chip, &QAbstractButton::toggled, this, [this, each = state.state](bool isOn) {
            m_choice.setChosen(each, isOn);
            apply();
        });
        connect(state.action, &QAction::triggered, state.chip, &QAbstractButton::setChecked);
    }
    connect(menu, &QMenu::aboutToShow, this, &FilterBar::updateMenu);
    m_more->setAccessibleName(tr("More states"));
    m_more->setToolTip(tr("More states"));
    m_more->setMenu(menu);
    menu->setAccessibleName(tr("More states"));
    addCentred(*flow, *m_more);
    return chips;
}

QPushButton *FilterBar::makeCopy()
{
    QPushButton *copy = makeButton(CommonTexts::tr("Copy"), u"copyResults"_s);
    auto *menu = new QMenu(copy);
    const auto add = [&](const QString &text, const QString &objectName, ExportFormat format) {
        QAction *action = menu->addAction(text, this, [this, format] { Q_EMIT copyRequested(format); });
        action->setObjectName(objectName);
    };
    menu->setObjectName(u"copyMenu"_s);
    menu->setAccessibleName(CommonTexts::tr("Copy"));
    add(tr("Markdown for the ticket"), u"copyAsMarkdown"_s, ExportFormat::Markdown);
    add(exportFormatTitle(ExportFormat::PlainText), u"copyAsText"_s, ExportFormat::PlainText);
    add(exportFormatTitle(ExportFormat::Tsv), u"copyAsTsv"_s, ExportFormat::Tsv);
    add(exportFormatTitle(ExportFormat::Json), u"copyAsJson"_s, ExportFormat::Json);
    menu->addSeparator();
    add(tr("Copy summary"), u"copySummary"_s, ExportFormat::Summary);
    addMnemonics(*menu);
    copy->setMenu(menu);
    return copy;
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
    return m_arrangement == Arrangement::ByNotification && m_differs->isChecked();
}

void FilterBar::setArrangement(std::optional<Arrangement> arrangement)
{
    if (m_arrangement == arrangement)
        return;
    m_arrangement = arrangement;
    m_arrangements->setVisible(arrangement.has_value());
    if (arrangement)
        (*arrangement == Arrangement::ByNotification ? m_byNotification : m_byAnswer)->setChecked(true);
    m_differs->setVisible(arrangement == Arrangement::ByNotification);
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
        m_chips->layout()->removeWidget(chip);
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
        m_chosenChips += chip;
        addCentred(*m_chips->layout(), *chip);
        chip->show(); // now, so that it can have the focus
    }
    if (m_chips->layout()->indexOf(m_count) >= 0) { // the count is the last one
        m_chips->layout()->removeWidget(m_count);
        addCentred(*m_chips->layout(), *m_count);
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
    showMistake();
    Q_EMIT tableFocusRequested();
}

void FilterBar::cancel()
{
    m_text->clear();
    apply();
    Q_EMIT tableFocusRequested();
}

void FilterBar::showMistake()
{
    const auto mistake = query().mistake();
    if (!mistake || m_under->hasError())
        return;
    m_under->setError(mistake->sentence);
    announceOwnChange(*m_text, mistake->sentence);
}

void FilterBar::setCounts(const Counts &counts)
{
    m_counts = counts;
    m_count->setText(countText(counts.shown, counts.selected, isFiltering()));
    m_count->setVisible(counts.total > 0);
    const qsizetype copied = counts.selected > 0 ? counts.selected : counts.shown;
    //: A button. %1 is how many notifications it copies.
    const QString copy = tr("Copy %1", "a number of notifications");
    m_copy->setText(copied > 0 ? copy.arg(grouped(copied)) : CommonTexts::tr("Copy"));
    m_copy->setAccessibleName(m_copy->text());
    m_copy->setEnabled(counts.shown > 0);
    const QFontMetrics metrics = m_copy->fontMetrics();
    m_copy->setMinimumWidth(m_copy->sizeHint().width() +
                            metrics.horizontalAdvance(copy.arg(grouped(counts.total))) -
                            metrics.horizontalAdvance(m_copy->text()));
    m_export->setEnabled(counts.total > 0);
    //: The tool tip of Export. %1 to %3 are how many notifications can be exported.
    m_export->setToolTip(tr("All: %1 · Shown: %2 · Selected: %3")
                             .arg(grouped(counts.total), grouped(counts.shown), grouped(counts.selected)));
    describe(m_export, m_export->toolTip());
    updateChips();
    arrange();
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
    m_differs->setEnabled(m_counts.different > 0 || m_differs->isChecked() || m_differs->hasFocus());
    for (const StateChip &state : m_states) {
        const qsizetype count = m_counts.overview.rowsIn(state.state);
        const bool isChosen = m_choice.contains(state.state);
        state.chip->setCount(grouped(count), widest);
        // Screen readers say a tool tip, too, but not whenever it changes, as they do a description.
        state.chip->setToolTip(resultsText(count));
        // A chip keeps the focus until the user moves it.
        state.chip->setEnabled(count > 0 || isChosen || state.chip->hasFocus());
        state.chip->setVisible(isChosen || kNotable.testFlag(state.state) ||
                               (state.state == ResultState::NotLookedUp && m_counts.anyNotLookedUp));
    }
}

void FilterBar::updateMenu()
{
    for (const StateChip &state : m_states) {
        state.action->setText(state.chip->text() + u'\t' + state.chip->count());
        state.action->setChecked(state.chip->isChecked());
        state.action->setEnabled(state.chip->isEnabled());
    }
    addMnemonics(*m_more->menu());
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

QSize FilterBar::minimumSizeHint() const
{
    const int buttons = m_copy->minimumWidth() + m_export->sizeHint().width();
    return {std::max({m_text->minimumWidth(), buttons + kSpace8, m_chips->layout()->minimumSize().width()}),
            QWidget::minimumSizeHint().height()};
}

/// Arranges everything in one row if there is room. Otherwise the chips and the count are below and wrap, and
/// if there is hardly any, the buttons have a row of their own between them and the field. Reserves the room
/// for the largest possible numbers, so that nothing moves during a lookup.
void FilterBar::arrange()
{
    auto *flow = m_chips->layout();
    const bool isCountInFlow = flow->indexOf(m_count) >= 0;
    const int chips = flow->sizeHint().width() - (isCountInFlow ? m_count->sizeHint().width() + kSpace8 : 0);
    const int count =
        m_count->fontMetrics().horizontalAdvance(countText(m_counts.total, m_counts.total, true));
    const int buttons = m_copy->minimumWidth() + m_export->sizeHint().width() + 2 * kSpace8;
    const int others = chips + count + buttons + (kExport - 2) * kSpace8;
    const int filterWidth = std::min(textscale::scaled(kFilterWidth), width() - others);
    const int filterMinWidth = textscale::scaled(kFilterMinWidth);
    const Rows rows = filterWidth >= filterMinWidth         ? Rows::One
                      : width() - buttons >= filterMinWidth ? Rows::Two
                                                            : Rows::Three;
    const bool isNarrow = rows != Rows::One;
    if (!isNarrow && (m_filterWidth != filterWidth || m_chips->minimumWidth() != chips)) {
        m_chips->setMinimumWidth(chips);
        m_text->setMaximumWidth(filterWidth);
        m_layout->setColumnMinimumWidth(kText, filterWidth);
        m_filterWidth = filterWidth;
    }
    if (rows == m_rows && m_layout->indexOf(m_chips) >= 0)
        return;
    m_rows = rows;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_text, m_chips, m_copy, m_export})
        m_layout->removeWidget(widget);
    const int span = rows == Rows::One ? 1 : rows == Rows::Two ? kCopy : kExport + 1;
    m_layout->addWidget(m_text, kFirst, kText, 1, span, Qt::AlignVCenter);
    const Row buttonRow = rows == Rows::Three ? kSecond : kFirst;
    m_layout->addWidget(m_copy, buttonRow, kCopy, Qt::AlignVCenter);
    m_layout->addWidget(m_export, buttonRow, kExport, Qt::AlignVCenter);
    if (isNarrow) {
        addCentred(*flow, *m_count);
        m_layout->addWidget(m_chips, rows == Rows::Three ? kThird : kSecond, kText, 1, kExport + 1);
        m_chips->setMinimumWidth(0);
        m_text->setMaximumWidth(QWIDGETSIZE_MAX);
        m_layout->setColumnMinimumWidth(kText, 0);
        m_filterWidth = 0;
    } else {
        flow->removeWidget(m_count);
        m_layout->addWidget(m_chips, kFirst, kChipsColumn, Qt::AlignVCenter);
        m_layout->addWidget(m_count, kFirst, kCount, Qt::AlignVCenter);
    }
    m_layout->setColumnStretch(kText, isNarrow ? 1 : 0);
    m_layout->setColumnStretch(kRest, isNarrow ? 0 : 1);
}

#include "moc_filterbar.cpp"
