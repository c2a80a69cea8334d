// SPDX-License-Identifier: MIT
#include "ui/lookup/results/filteredit.h"

#include "text/composedtext.h"
#include "text/displaytext.h"
#include "text/foldedtext.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/celldelegate.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTreeView>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Fewer letters begin too many words that are meant as text.
constexpr qsizetype kLettersOfAField = 2;
constexpr int kShownOffers = 10;
constexpr qsizetype kUsedTexts = 10;

/// Returns whether the user is about to name a field or a state, as opposed to beginning any word.
bool isLikelyMeant(const QString &text, const FilterCompletion &completion)
{
    const bool isNegated = completion.start > 0 && text.at(completion.start - 1) == u'-';
    return completion.length >= (isNegated ? 1 : kLettersOfAField);
}

/// Returns whether a meaning only repeats the value, as in “is:not-found” and “Not found”.
bool saysTheSame(const QString &text, const QString &meaning)
{
    const QString value = text.sliced(text.indexOf(u':') + 1);
    return foldedText(QString(value).replace(u'-', u' ')) == foldedText(meaning);
}

/// The list of offers, of which screen readers are told by announcements alone: some know a popup's rows, and
/// say both cells of each, others do not.
class OfferList final : public QTreeView
{
protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override
    {
        QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call)
    }
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override
    {
        QAbstractItemView::selectionChanged(selected, deselected); // NOLINT(bugprone-parent-virtual-call)
    }
};

} // namespace

FilterEdit::FilterEdit(QWidget *parent)
    : QLineEdit(parent)
    , m_items(new QStandardItemModel(this))
    , m_list(new OfferList)
    , m_completer(new QCompleter(m_items, this))
{
    selectAll(); // Otherwise the first focus moves the cursor to 0, which Orca 43 hears instead of the focus.
    m_list->setObjectName(u"filterOffers"_s);
    m_list->setAccessibleName(tr("Fields and states"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_completer->setObjectName(u"filterCompleter"_s);
    m_completer->setPopup(m_list);                     // the completer becomes the owner
    m_list->setItemDelegate(new CellDelegate(m_list)); // instead of the completer's own
    m_list->header()->hide();
    m_completer->setWidget(this);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(kShownOffers);
    m_completer->setWrapAround(false);
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this, &FilterEdit::insert);
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::highlighted), this,
            [this](const QModelIndex &row) {
                announceChange(*this, row.siblingAtColumn(0).data(Qt::AccessibleTextRole).toString());
            });
    // Queued, since the completer hides the list when the insertion of an item has returned.
    connect(
        this, &QLineEdit::textEdited, this,
        [this] {
            if (hasFocus())
                offer(Offer::Completions);
        },
        Qt::QueuedConnection);
}

bool FilterEdit::isOffering() const
{
    return m_list->isVisible();
}

void FilterEdit::addUsed(const QString &text)
{
    m_used.removeAll(text);
    m_used.prepend(text);
    m_used.resize(std::min(m_used.size(), kUsedTexts));
}

/// Shows the text that was used before the present one. What the user has typed stays.
void FilterEdit::recall()
{
    const qsizetype now = m_used.indexOf(text());
    if (m_used.isEmpty() || (now < 0 && !text().isEmpty()))
        return;
    setText(m_used.value(now + 1));
    announceChange(*this, text());
}

void FilterEdit::offer(Offer what)
{
    m_completion = completeFilter(text(), cursorPosition());
    const bool isOnlyItself =
        m_completion.items.size() == 1 &&
        m_completion.items.first().text.trimmed() == text().sliced(m_completion.start, m_completion.length);
    if (m_completion.items.isEmpty() || isOnlyItself ||
        (what == Offer::Completions && !isLikelyMeant(text(), m_completion))) {
        m_list->hide();
        return;
    }
    m_items->clear();
    for (const FilterCompletion::Item &item : std::as_const(m_completion.items)) {
        const QString text = item.text.trimmed();
        // Otherwise the colon would be on the wrong side.
        auto *name = new QStandardItem(isRightToLeft() ? isolatedText(text) : text);
        auto *meaning = new QStandardItem(item.meaning);
        const QString spoken = spokenText(item.meaning);
        name->setData(saysTheSame(text, spoken) ? text : commaSeparated({text, spoken}),
                      Qt::AccessibleTextRole);
        meaning->setData(spoken, Qt::AccessibleTextRole);
        meaning->setData(QVariant::fromValue(CellDelegate::Ink::Dim), CellDelegate::InkRole);
        m_items->appendRow({name, meaning});
    }
    showOffers();
}

void FilterEdit::showOffers()
{
    m_list->setLayoutDirection(layoutDirection());
    m_list->header()->setStretchLastSection(false);
    m_list->resizeColumnToContents(0);
    m_list->resizeColumnToContents(1);
    const int needed = m_list->header()->length() + 2 * m_list->frameWidth() +
                       m_list->verticalScrollBar()->sizeHint().width();
    m_list->header()->setStretchLastSection(true);
    m_completer->complete(QRect(0, 0, std::max(width(), needed), height()));
    m_list->setCurrentIndex({});
}

void FilterEdit::insert(const QModelIndex &chosen)
{
    if (chosen.row() >= m_completion.items.size())
        return;
    const QString inserted = m_completion.items.at(chosen.row()).text;
    setSelection(static_cast<int>(m_completion.start), static_cast<int>(m_completion.length));
    QLineEdit::insert(inserted); // after which the values of the field are offered
}

bool FilterEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept(); // Escape leaves the field and does not stop a lookup
        return true;
    }
    return QLineEdit::event(event);
}

void FilterEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down && event->modifiers().testFlag(Qt::AltModifier)) {
        offer(Offer::Everything);
        return;
    }
    if (event->modifiers().testAnyFlags(Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier |
                                        Qt::MetaModifier)) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isOffering() && m_list->currentIndex().isValid()) {
            event->ignore(); // the completer inserts the item
            return;
        }
        [[fallthrough]];
    case Qt::Key_Down:
        m_list->hide();
        Q_EMIT submitted();
        return;
    case Qt::Key_Up:
        recall();
        return;
    case Qt::Key_Escape:
        if (isOffering())
            m_list->hide();
        else
            Q_EMIT cancelled();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void FilterEdit::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason)
        m_list->hide();
    QLineEdit::focusOutEvent(event);
}

#include "moc_filteredit.cpp"
