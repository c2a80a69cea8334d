// SPDX-License-Identifier: MIT
#include "ui/lookup/results/filterbar.h"

#include "export/exportformat.h"
#include "results/resulttext.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/chip.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/controls/listfilter.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tokens;

namespace {

constexpr auto kTypingPause = 120ms;
constexpr auto kSpeechPause = 700ms;
constexpr std::array kChips{ResultChip::Unread, ResultChip::Archived, ResultChip::NotFound,
                            ResultChip::Failed};

enum Column { kText, kChipsColumn, kRest, kCount, kCopy, kExport };

} // namespace

FilterBar::FilterBar(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
    , m_text(new QLineEdit)
    , m_chips(makeChips())
    , m_count(new TextLabel({}, TextRole::Caption))
    , m_copy(makeCopy())
    , m_export(makeButton(CommonTexts::tr("Export…"), u"exportResults"_s))
{
    setObjectName(u"filterBar"_s);
    m_text->setObjectName(u"filterResults"_s);
    m_text->setAccessibleName(tr("Filter results"));
    m_text->setPlaceholderText(tr("Filter results"));
    addClearButton(*m_text);
    m_text->setMinimumWidth(kFilterMinWidth);
    m_text->installEventFilter(this);
    m_count->setObjectName(u"resultCount"_s);
    m_count->dim();

    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingPause);
    m_speech.setSingleShot(true);
    m_speech.setInterval(kSpeechPause);
    connect(&m_typing, &QTimer::timeout, this, &FilterBar::apply);
    connect(&m_speech, &QTimer::timeout, this, &FilterBar::announceCount);
    connect(m_text, &QLineEdit::textChanged, this, [this] {
        m_typing.start();
        Q_EMIT typing();
    });
    connect(m_export, &QPushButton::clicked, this, &FilterBar::exportRequested);

    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(kSpace8);
    m_layout->setVerticalSpacing(kSpace8);
    m_layout->addWidget(m_count, 0, kCount, Qt::AlignVCenter);
    m_layout->addWidget(m_copy, 0, kCopy, Qt::AlignVCenter);
    m_layout->addWidget(m_export, 0, kExport, Qt::AlignVCenter);
    m_layout->addWidget(m_text, 0, kText, Qt::AlignVCenter);
    m_isNarrow = true;
    arrange();
}

QWidget *FilterBar::makeChips()
{
    const std::array<std::pair<QString, QString>, 4> names{
        {{readText(false), u"chipUnread"_s},
         {archivedText(true), u"chipArchived"_s},
         {outcomeText(LookupRow::Outcome::NotFound), u"chipNotFound"_s},
         {outcomeText(LookupRow::Outcome::Failed), u"chipFailed"_s}}};
    auto *chips = new QWidget;
    auto *flow = new FlowLayout(kSpace8, kSpace4);
    chips->setLayout(flow);
    for (std::size_t i = 0; i < names.size(); ++i) {
        m_chip.at(i) = new Chip(names.at(i).first, names.at(i).second);
        flow->addWidget(m_chip.at(i));
        connect(m_chip.at(i), &QAbstractButton::toggled, this, &FilterBar::apply);
    }
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
    copy->setMenu(menu);
    return copy;
}

ResultFilter FilterBar::filter() const
{
    const State state = this->state();
    return {state.text, state.chips};
}

FilterBar::State FilterBar::state() const
{
    State state{m_text->text(), {}};
    for (std::size_t i = 0; i < kChips.size(); ++i)
        state.chips.setFlag(kChips.at(i), m_chip.at(i)->isChecked());
    return state;
}

void FilterBar::setState(const State &state)
{
    m_text->setText(state.text);
    for (std::size_t i = 0; i < kChips.size(); ++i) {
        const QSignalBlocker blocker(m_chip.at(i));
        m_chip.at(i)->setChecked(state.chips.testFlag(kChips.at(i)));
    }
    m_typing.stop();
}

bool FilterBar::isFiltering() const
{
    return !filter().isEmpty();
}

void FilterBar::clearFilter()
{
    if (m_text->text().isEmpty() && !isFiltering())
        return;
    m_text->clear();
    for (Chip *chip : m_chip) {
        const QSignalBlocker blocker(chip);
        chip->setChecked(false);
    }
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
    m_speech.start();
    Q_EMIT filterChanged();
}

void FilterBar::setCount(qsizetype shown, qsizetype total)
{
    //: A count out of a larger one: results that are shown, or ids that have been looked up.
    m_count->setText(CommonTexts::tr("%1 of %2").arg(QLocale().toString(shown), QLocale().toString(total)));
    m_count->setVisible(total > 0);
    m_copy->setEnabled(shown > 0);
    m_export->setEnabled(total > 0);
}

void FilterBar::announceCount()
{
    if (m_count->text() == m_announced || !isVisible())
        return;
    m_announced = m_count->text();
    announce(m_count, m_announced);
}

bool FilterBar::handleKey(int key)
{
    switch (key) {
    case Qt::Key_Escape:
        m_text->clear();
        apply();
        Q_EMIT tableFocusRequested();
        return true;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_typing.isActive())
            apply();
        Q_EMIT tableFocusRequested();
        return true;
    default:
        return false;
    }
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept(); // Escape leaves the field and does not stop a lookup
        return true;
    }
    if (watched == m_text && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->modifiers() == Qt::NoModifier)
        return handleKey(static_cast<QKeyEvent *>(event)->key());
    return QWidget::eventFilter(watched, event);
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

/// Arranges everything in one row if there is room. Otherwise the chips are below and wrap.
void FilterBar::arrange()
{
    const int filterWidth = textscale::scaled(kFilterWidth);
    const int chips = m_chips->layout()->sizeHint().width();
    // Reserves the likely maximum for the number of rows, so that the chips do not move during a lookup.
    const int count = m_count->fontMetrics().horizontalAdvance(u"100000 of 100000"_s);
    const int needed = filterWidth + chips + count + m_copy->sizeHint().width() +
                       m_export->sizeHint().width() + kExport * kSpace8;
    const bool isNarrow = width() < needed;
    m_chips->setMinimumWidth(isNarrow ? 0 : chips);
    if (isNarrow == m_isNarrow && m_layout->indexOf(m_chips) >= 0)
        return;
    m_isNarrow = isNarrow;
    m_layout->removeWidget(m_chips);
    if (isNarrow)
        m_layout->addWidget(m_chips, 1, kText, 1, kExport + 1);
    else
        m_layout->addWidget(m_chips, 0, kChipsColumn, Qt::AlignVCenter);
    m_text->setMaximumWidth(isNarrow ? QWIDGETSIZE_MAX : filterWidth);
    m_layout->setColumnStretch(kText, isNarrow ? 1 : 0);
    m_layout->setColumnStretch(kRest, isNarrow ? 0 : 1);
    m_layout->setColumnMinimumWidth(kText, isNarrow ? 0 : filterWidth);

    QList<QWidget *> order{m_text};
    if (isNarrow)
        order += {m_copy, m_export};
    for (Chip *chip : m_chip)
        order += chip;
    if (!isNarrow)
        order += {m_copy, m_export};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

#include "moc_filterbar.cpp"
