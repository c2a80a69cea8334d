// SPDX-License-Identifier: MIT
#include "ui/lookup/ids/identry.h"

#include "ids/idranges.h"
#include "ids/idsummary.h"
#include "results/resultset.h"
#include "text/composedtext.h"
#include "ui/lookup/ids/idfield.h"
#include "ui/lookup/ids/idfiledialog.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/doublepressguard.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/busybar.h"
#include "ui/widgets/views/card.h"
#include "ui/widgets/views/textlabel.h"

#include <QApplication>
#include <QGridLayout>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QStackedLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tokens;

namespace {

constexpr qsizetype kMaxShown = 5000;
constexpr auto kAnnouncedPause = 700ms;
constexpr qsizetype kMaxInMenu = 20;
constexpr qsizetype kMaxTable = 64 * 1024; ///< in characters

} // namespace

IdEntry::IdEntry(QWidget *parent)
    : QWidget(parent)
    , m_field(new IdField)
    , m_stack(new QStackedLayout)
    , m_line(new QWidget(this))
    , m_progress(new BusyBar(tr("Lookup progress"), m_line))
{
    setObjectName(u"idEntry"_s);
    setFocusProxy(m_field);
    m_field->installEventFilter(this);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kAnnouncedPause);
    connect(&m_pause, &QTimer::timeout, this, &IdEntry::announceUnder);
    connect(m_field, &IdField::submitted, this, &IdEntry::submit);
    connect(m_field, &IdField::pasted, this, &IdEntry::replaceText);
    connect(m_field, &IdField::recallRequested, this, &IdEntry::recallRequested);
    connect(m_field, &QPlainTextEdit::textChanged, this, &IdEntry::fieldChanged);
    connect(m_field, &QPlainTextEdit::selectionChanged, this, [this] {
        if (m_isSubmitted && !m_field->isAllSelected()) {
            m_isSubmitted = false;
            fold();
        }
    });
    connect(m_field, &IdField::heightChanged, this, [this] {
        m_stack->invalidate();
        arrange();
    });
    connect(qApp, &QApplication::focusChanged, this, &IdEntry::focusMoved);
    m_progress->setObjectName(u"lookupProgress"_s);
    m_progress->hide();

    auto *line = new QHBoxLayout(m_line);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kSpace8);
    line->addLayout(m_stack, 1); // a stack shows its first widget, which would be a window without a parent
    m_stack->addWidget(m_field);
    m_stack->addWidget(makeSummary());
    m_lookUpButtons = makeButtons();
    line->addWidget(m_lookUpButtons, 0, Qt::AlignTop);
    m_dropDown = makeDropDown();
    m_dropDown->setParent(this);
    m_dropDown->hide();
    m_field->setFolded(true);
    showParsed(false);
}

IdEntry::~IdEntry()
{
    qApp->disconnect(this); // the focus moves once more when it is destroyed
}

int IdEntry::lineHeight() const
{
    return m_field->lineHeight();
}

int IdEntry::buttonsWidth() const
{
    return m_lookUpButtons->sizeHint().width() + m_line->layout()->spacing();
}

QSize IdEntry::sizeHint() const
{
    return {m_line->sizeHint().width(), lineHeight()};
}

QSize IdEntry::minimumSizeHint() const
{
    return {m_line->minimumSizeHint().width(), lineHeight()};
}

void IdEntry::placeAt(const QRect &line)
{
    m_place = line;
    arrange();
}

/// Gives the line and the drop-down the height that they need.
void IdEntry::arrange()
{
    if (m_place.isNull())
        return;
    const int line = m_stack->currentIndex() == 0 ? m_field->height() : lineHeight();
    m_line->setGeometry(0, 0, m_place.width(), line);
    int height = line;
    if (!m_dropDown->isHidden()) {
        const int needed = m_dropDown->layout()->totalHeightForWidth(m_place.width());
        m_dropDown->setGeometry(0, line + kSpace4, m_place.width(), needed);
        height += kSpace4 + needed;
    }
    setGeometry(m_place.x(), m_place.y(), m_place.width(), height);
    const QRect field = m_field->geometry();
    m_progress->setGeometry(field.left() + kControlRadius, line - kBusyHeight - kHair,
                            field.width() - 2 * kControlRadius, kBusyHeight);
    m_progress->raise();
}

bool IdEntry::hasFocusInside() const
{
    const QWidget *focused = window()->focusWidget(); // also while another window is active
    return focused && (focused == this || isAncestorOf(focused));
}

void IdEntry::focusMoved()
{
    if (!hasFocusInside())
        m_isSubmitted = false; // with the focus it unfolds
    selectFilledIn();
    fold();
}

/// Shows one line of the text, or more while the user works in it.
void IdEntry::fold()
{
    m_field->setFolded(m_isSubmitted || !hasFocusInside());
    updateDropDown();
}

/// Shows the drop-down while the user works here and there is something to say.
void IdEntry::updateDropDown()
{
    const auto isUsed = [](const QWidget *widget) { return !widget->isHidden(); };
    const QWidgetList parts{m_question,    m_under,       m_choose,  m_leaveOut, m_oneNumber,
                            m_separateIds, m_showDetails, m_details, m_offered,  m_add};
    const bool isShown =
        hasFocusInside() && (!m_isSubmitted || isAsking()) && std::any_of(parts.begin(), parts.end(), isUsed);
    m_dropDown->setVisible(isShown);
    if (isShown)
        raise();
    arrange();
}

void IdEntry::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool IdEntry::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) { // the size of a child or of its font has changed
        arrange();
        updateGeometry();
    }
    return QWidget::event(event);
}

void IdEntry::ask(const QString &question, const QString &agree)
{
    m_questionText->setText(question);
    m_agree->setText(agree);
    m_agree->setAccessibleName(agree);
    m_question->show();
    if (!hasFocusInside())
        focus();
    updateDropDown();
    Q_EMIT askingChanged();
    announceChange(*this, question);
}

void IdEntry::endQuestion()
{
    if (!isAsking())
        return;
    m_question->hide();
    updateDropDown();
    Q_EMIT askingChanged();
}

bool IdEntry::isAsking() const
{
    return !m_question->isHidden();
}

void IdEntry::recall(const QString &ids)
{
    setText(ids);
    m_field->setRecalled(ids);
}

void IdEntry::setDestination(const QString &destination)
{
    //: A button. %1 is an environment or a connection.
    m_lookUp->setText(destination.isEmpty() ? CommonTexts::tr("Look up")
                                            : tr("Look up in %1").arg(destination));
}

QWidget *IdEntry::makeButtons()
{
    m_lookUp = makeButton(CommonTexts::tr("Look up"), u"lookUp"_s, ButtonKind::Primary);
    connect(m_lookUp, &QPushButton::clicked, this, &IdEntry::submit);
    m_stop = makeButton(CommonTexts::tr("Stop"), u"stop"_s);
    connect(m_stop, &QPushButton::clicked, this, &IdEntry::stopRequested);
    m_buttons = new QStackedLayout;
    for (QPushButton *button : {m_lookUp, m_stop})
        guardAgainstDoublePress(button); // each appears where the other one was pressed
    m_lookUpMenu = makeButton({}, u"lookUpMenuButton"_s);
    m_lookUpMenu->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_lookUpMenu->setAccessibleName(tr("More ways to look up"));
    m_lookUpMenu->setToolTip(tr("More ways to look up"));
    m_lookUpMenu->hide();
    auto *menu = new QMenu(m_lookUpMenu);
    menu->setObjectName(u"lookUpMenu"_s);
    menu->setAccessibleName(tr("More ways to look up"));
    m_lookUpMenu->setMenu(menu);
    // The grid would stretch a layout as high as the field, even an aligned one.
    auto *buttons = new QWidget;
    buttons->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace4);
    row->addLayout(m_buttons);
    m_buttons->addWidget(m_lookUp);
    m_buttons->addWidget(m_stop);
    row->addWidget(m_lookUpMenu);
    return buttons;
}

void IdEntry::setLookUpKind(ButtonKind kind)
{
    setButtonKind(m_lookUp, kind);
}

void IdEntry::addLookUpAction(QAction *action)
{
    m_lookUpMenu->menu()->addAction(action);
    m_lookUpMenu->show();
}

void IdEntry::setProgress(const LookupProgress &progress, bool isRunning)
{
    m_buttons->setCurrentWidget(isRunning ? m_stop : m_lookUp);
    const bool isMeasured = progress.total > 1; // a single id is either done or not
    m_progress->setVisible(isRunning && (isMeasured || !progress.isPaused));
    m_progress->setProgress(progress.done, isMeasured ? progress.total : 0);
}

QWidget *IdEntry::makeSummary()
{
    m_summary = plainLabel()->wrapped();
    m_summary->setObjectName(u"idsSummary"_s);
    m_edit = makeButton(tr("Edit"), u"editIds"_s, ButtonKind::Quiet);
    connect(m_edit, &QPushButton::clicked, this, &IdEntry::edit);
    auto *clear = makeButton(CommonTexts::tr("Clear"), u"clearIds"_s, ButtonKind::Quiet);
    connect(clear, &QPushButton::clicked, this, [this] {
        setText({});
        focus();
    });
    auto *summary = new QWidget;
    auto *layout = new QHBoxLayout(summary);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_summary, 1);
    layout->addWidget(m_edit);
    layout->addWidget(clear);
    return summary;
}

Card *IdEntry::makeDropDown()
{
    const auto makeLabel = [](const QString &name) {
        auto *label = plainLabel({}, TextRole::Caption)->wrapped();
        label->setObjectName(name);
        label->hide();
        return label;
    };
    m_under = makeLabel(u"notificationIdsUnder"_s);
    m_choose = makeButton(tr("Choose the column…"), u"chooseIdColumn"_s, ButtonKind::Quiet);
    connect(m_choose, &QPushButton::clicked, this, &IdEntry::chooseColumn);
    m_leaveOut = makeButton(tr("Leave it out"), u"leaveOutIds"_s, ButtonKind::Quiet);
    connect(m_leaveOut, &QPushButton::clicked, this, &IdEntry::leaveOutOfRange);
    m_oneNumber = makeButton(tr("One number"), u"readAsOneNumber"_s, ButtonKind::Quiet);
    connect(m_oneNumber, &QPushButton::clicked, this, [this] { readGroups(DigitGroups::OneNumber); });
    m_separateIds = makeButton(tr("Separate ids"), u"readAsSeparateIds"_s, ButtonKind::Quiet);
    connect(m_separateIds, &QPushButton::clicked, this, [this] { readGroups(DigitGroups::SeparateIds); });
    m_showDetails = makeButton(tr("Show"), u"showIdDetails"_s, ButtonKind::Quiet);
    connect(m_showDetails, &QPushButton::clicked, this, [this] {
        m_hasDetails = !m_hasDetails;
        updateDetails();
        updateDropDown();
        if (m_hasDetails)
            announce(m_showDetails, m_details->text());
    });
    m_details = makeLabel(u"idDetails"_s)->dim();
    m_offered = makeLabel(u"offeredIds"_s)->dim();
    m_add = makeButton(tr("Add", "ids to those in the field"), u"addOffered"_s, ButtonKind::Quiet);
    connect(m_add, &QPushButton::clicked, this, [this] { addOffered(m_parsed.offered); });
    m_addOne = makeButton(tr("Add one", "id to those in the field"), u"addOneOffered"_s, ButtonKind::Quiet);
    m_addOne->setMenu(makeOfferedMenu());

    m_questionText = makeLabel(u"manyIdsQuestion"_s);
    m_questionText->show();
    m_agree = makeButton({}, u"lookUpMany"_s);
    connect(m_agree, &QPushButton::clicked, this, &IdEntry::agreed);
    auto *decline = makeButton(CommonTexts::tr("Cancel"), u"cancelMany"_s, ButtonKind::Quiet);
    connect(decline, &QPushButton::clicked, this, &IdEntry::declined);
    m_question = new QWidget;
    auto *question = new QHBoxLayout(m_question);
    question->setContentsMargins(0, 0, 0, 0);
    question->setSpacing(kSpace8);
    question->addWidget(m_questionText, 1);
    question->addWidget(m_agree);
    question->addWidget(decline);
    m_question->hide();

    auto *under = new Card;
    under->setObjectName(u"idsDropDown"_s);
    auto *grid = new QGridLayout(under);
    grid->setContentsMargins(kSpace12, kSpace8, kSpace12, kSpace8);
    grid->setHorizontalSpacing(kSpace8);
    grid->setVerticalSpacing(kSpace4);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_under, 0, 0);
    for (QPushButton *answer : {m_choose, m_leaveOut, m_oneNumber}) // one question at a time
        grid->addWidget(answer, 0, 1, Qt::AlignTop | Qt::AlignTrailing);
    grid->addWidget(m_separateIds, 0, 2, Qt::AlignTop | Qt::AlignTrailing);
    grid->addWidget(m_showDetails, 0, 3, Qt::AlignTop | Qt::AlignTrailing);
    grid->addWidget(m_details, 1, 0, 1, 4);
    grid->addWidget(m_offered, 2, 0);
    grid->addWidget(m_addOne, 2, 2, Qt::AlignTop | Qt::AlignTrailing);
    grid->addWidget(m_add, 2, 3, Qt::AlignTop | Qt::AlignTrailing);
    grid->addWidget(m_question, 3, 0, 1, 4);
    for (QPushButton *button :
         {m_choose, m_leaveOut, m_oneNumber, m_separateIds, m_showDetails, m_add, m_addOne})
        button->hide();
    return under;
}

/// Makes a menu of the first numbers and ranges that are offered, to be added one by one.
QMenu *IdEntry::makeOfferedMenu()
{
    auto *menu = new QMenu(m_addOne);
    menu->setObjectName(u"offeredMenu"_s);
    menu->setAccessibleName(m_addOne->text());
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        for (const IdRange &range : m_parsed.offered.first(std::min(m_parsed.offered.size(), kMaxInMenu)))
            menu->addAction(offeredText(range), this, [this, range] {
                addOffered({range});
                if (m_addOne->isVisibleTo(this))
                    m_addOne->setFocus(Qt::OtherFocusReason); // to add another one
            });
        if (const qsizetype more = m_parsed.offered.size() - kMaxInMenu; more > 0)
            menu->addAction(tr("%Ln more", "numbers that are not in the menu", static_cast<int>(more)))
                ->setEnabled(false);
    });
    return menu;
}

QString IdEntry::text() const
{
    return m_stack->currentIndex() == 0 ? m_field->text() : m_text;
}

void IdEntry::setText(const QString &text)
{
    m_isEditing = false;
    m_leavesOut = false;
    replaceText(text);
    m_selectsAll = true;
    selectFilledIn();
}

/// Selects the text that was set, so that another id replaces it: with the focus, as otherwise a screen
/// reader would say the selection.
void IdEntry::selectFilledIn()
{
    if (m_field->hasFocus() && std::exchange(m_selectsAll, false))
        m_field->selectAll();
}

void IdEntry::focus()
{
    if (m_stack->currentIndex() == 0) {
        m_field->setFocus(Qt::ShortcutFocusReason);
        m_field->selectAll();
        m_isSubmitted = false;
        fold();
    } else {
        const bool canLookUp = m_lookUp->isEnabled() && m_buttons->currentWidget() == m_lookUp;
        (canLookUp ? m_lookUp : m_edit)->setFocus(Qt::ShortcutFocusReason); // so that Enter looks up
    }
}

/// Parses the text. Once there is nothing to leave out any more, the user is asked again.
ParsedIds IdEntry::parsed(const QString &text)
{
    ParsedIds ids = parseIds(text, IdStructure::Find, OutOfRangePolicy::Refuse, m_groups);
    const bool isOutOfRange = ids.refusal && ids.refusal->cause == ErrorCause::IdOutOfRange;
    m_leavesOut = m_leavesOut && isOutOfRange;
    return m_leavesOut ? parseIds(text, IdStructure::Find, OutOfRangePolicy::LeaveOut, m_groups) : ids;
}

/// Replaces the whole text.
void IdEntry::replaceText(const QString &text)
{
    m_addOne->menu()->close(); // it lists the numbers of another text
    m_groups = DigitGroups::Ask;
    m_parsed = parsed(text);
    const bool isMuch = m_parsed.count > kMaxShown || (m_parsed.table && text.size() > kMaxTable);
    const bool isSummed = isMuch && !m_isEditing;
    const bool hadFocus = m_field->hasFocus();
    m_text = isSummed ? text : QString();
    {
        const QSignalBlocker blocker(m_field);
        m_field->setPlainText(isSummed ? QString() : text);
        m_field->moveCursor(QTextCursor::End);
    }
    m_isSubmitted = false;
    m_stack->setCurrentIndex(isSummed ? 1 : 0);
    fold();
    showParsed(false);
    if (isSummed && hadFocus) {
        focus();
        announceUnder();
    }
    Q_EMIT textChanged();
}

void IdEntry::fieldChanged()
{
    m_selectsAll = false;
    m_groups = DigitGroups::Ask;
    m_isSubmitted = false;
    m_parsed = parsed(m_field->text());
    fold();
    showParsed(false);
    Q_EMIT textChanged();
}

void IdEntry::edit()
{
    m_isEditing = true;
    replaceText(QString(m_text));
    m_field->setFocus(Qt::OtherFocusReason);
}

void IdEntry::addOffered(const QList<IdRange> &ranges)
{
    QStringList added;
    for (const IdRange &range : ranges)
        added += rangeText(range);
    const QString before = text();
    static const QRegularExpression addedBefore(u"\n\nids: [-0-9, ]+$"_s);
    // A blank line separates them from a table.
    const QString separator = before.contains(addedBefore) ? u", "_s : u"\n\nids: "_s;
    replaceText(before + separator + added.join(u", "_s));
    focus();
}

/// Treats ids that are out of range as parts of the text that are no ids. The text stays as it is.
void IdEntry::leaveOutOfRange()
{
    m_leavesOut = true;
    reparse();
}

/// Reads numbers with groups of digits as the user has answered, until the text changes.
void IdEntry::readGroups(DigitGroups groups)
{
    m_groups = groups;
    reparse();
    Q_EMIT textChanged(); // other ids were about to be looked up
}

/// Reads the same text in another way.
void IdEntry::reparse()
{
    m_parsed = parsed(text());
    showParsed(false);
    focus();
    m_announced.clear();
    announceUnder();
}

void IdEntry::chooseColumn()
{
    auto *dialog = new IdFileDialog(text(), m_parsed.table.value_or(IdTable()), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &IdFileDialog::chosen, this, [this](const QString &chosen) {
        setText(chosen);
        focus();
    });
    dialog->open();
}

void IdEntry::submit()
{
    if (isAsking())
        Q_EMIT submitted(m_parsed.ids);
    else if (const std::optional<QList<qint32>> ids = validIds())
        Q_EMIT submitted(*ids);
}

std::optional<QList<qint32>> IdEntry::validIds()
{
    if (m_parsed.table) {
        chooseColumn();
        return std::nullopt;
    }
    if (!m_parsed.ids.isEmpty()) {
        m_pause.stop();       // what comes of them matters more
        m_field->selectAll(); // so that the next id replaces it
        m_isSubmitted = true;
        fold();
        return m_parsed.ids;
    }
    if (m_parsed.isBlank)
        showUnder(tr("Type or paste ids first."), true);
    else if (m_parsed.refusal)
        showUnder(idSummary(m_parsed).value(0), true);
    else
        showParsed(true);
    focus();
    m_announced.clear();
    announceUnder();
    return std::nullopt;
}

/// Shows what was recognized. Missing ids are an error only if the user has submitted them.
void IdEntry::showParsed(bool isSubmitted)
{
    // What drops below the field says why it is disabled, of an empty field only when the user submits.
    m_lookUp->setEnabled(m_parsed.isBlank || m_parsed.table || !m_parsed.ids.isEmpty());
    m_choose->setVisible(m_parsed.table.has_value());
    m_leaveOut->setVisible(m_parsed.refusal && m_parsed.refusal->cause == ErrorCause::IdOutOfRange);
    m_oneNumber->setVisible(!m_parsed.refusal && (m_parsed.thousandsCount > 0 || m_parsed.unclearCount > 0));
    m_separateIds->setVisible(!m_parsed.refusal && m_parsed.unclearCount > 0);
    updateDetails();
    const QString offered = offeredSummary(m_parsed);
    m_offered->setText(offered);
    m_offered->setVisible(!offered.isEmpty());
    m_add->setVisible(!offered.isEmpty());
    m_addOne->setVisible(m_parsed.offered.size() > 1);
    QStringList phrases = idSummary(m_parsed);
    if (m_parsed.refusal) {
        m_summary->setText(idCountText(m_parsed.count));
        m_field->setUnderstood({});
        showUnder(phrases.value(0), true);
        return;
    }
    m_summary->setText(phrases.value(0));
    const qsizetype lines = m_field->text().trimmed().count(u'\n') + 1;
    m_field->setSummary(lines > 1
                            ? tr("%1 from a text of %Ln lines", "a number of ids", static_cast<int>(lines))
                                  .arg(phrases.value(0))
                            : QString());
    const QString only = m_parsed.ids.size() == 1 ? QString::number(m_parsed.ids.first()) : QString();
    const bool isPlain = m_parsed.count == 1 && m_parsed.ids.value(0) >= 0 && text().trimmed() == only;
    const bool isCount = !m_parsed.table && !m_parsed.ids.isEmpty();
    m_field->setUnderstood(isCount && !isPlain
                               ? (only.isEmpty() ? phrases.first() : labelledText(phrases.first(), only))
                               : QString());
    if (isCount)
        phrases = phrases.mid(1); // it stands in the field, or is what was typed
    showUnder(dotSeparated(phrases), isSubmitted && m_parsed.ids.isEmpty());
}

/// Shows which ids were recognized if that is not obvious from the text.
void IdEntry::updateDetails()
{
    const QStringList details = m_parsed.refusal ? QStringList() : idDetails(m_parsed);
    m_details->setText(details.join(u'\n'));
    m_details->setVisible(m_hasDetails && !details.isEmpty());
    m_showDetails->setVisible(!details.isEmpty());
    m_showDetails->setText(m_hasDetails ? tr("Hide") : tr("Show"));
    m_showDetails->setAccessibleName(m_showDetails->text());
    m_showDetails->setAccessibleDescription({}); // it described another text
}

void IdEntry::showUnder(const QString &text, bool isWrong)
{
    m_under->setTone(isWrong ? std::optional(Tone::Danger) : std::nullopt);
    m_under->setText(text);
    m_under->setVisible(!text.isEmpty());
    setInvalid(m_field, isWrong);
    updateDropDown();
    if (m_field->hasFocus())
        m_pause.start();
    else
        describe(m_field, spokenUnder());
}

/// Returns what was understood, what is asked and what is offered.
QString IdEntry::spokenUnder() const
{
    QStringList texts;
    texts += m_stack->currentIndex() == 1 ? m_summary->text() : m_field->understood();
    texts += m_under->text();
    texts += m_offered->text();
    QStringList answers;
    for (const QPushButton *button : {m_choose, m_leaveOut, m_oneNumber, m_separateIds, m_addOne, m_add}) {
        if (!button->isHidden())
            answers += button->text();
    }
    if (!answers.isEmpty())
        //: What a screen reader says of buttons below the field. %1 are their texts.
        texts += tr("Buttons below: %1").arg(commaSeparated(answers));
    texts.removeAll(QString());
    for (QString &text : texts)
        text = sentenceText(text);
    return texts.join(u' ');
}

/// The description of the field changes when it has no focus. Otherwise some screen readers would say it,
/// too.
void IdEntry::announceUnder()
{
    m_pause.stop();
    if (const QString spoken = spokenUnder();
        std::exchange(m_announced, spoken) != spoken && !spoken.isEmpty())
        announceChange(*this, spoken);
}

bool IdEntry::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::FocusOut) {
        m_pause.stop();
        m_announced.clear();
        describe(m_field, spokenUnder());
    }
    return QWidget::eventFilter(watched, event);
}

#include "moc_identry.cpp"
