// SPDX-License-Identifier: MIT
#include "ui/lookup/shownlookup.h"

#include "history/lookuphistory.h"
#include "ids/iddraft.h"
#include "redaction/knownsecrets.h"
#include "results/resultcache.h"
#include "results/resultsets.h"
#include "ui/lookup/ids/identry.h"
#include "ui/lookup/list/lookuplistpane.h"
#include "ui/lookup/lookupwords.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

using Kind = LookupListEntry::Kind;

ShownLookup::ShownLookup(const Services &services, IdEntry &field, LookupListPane &list, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_field(field)
    , m_list(list)
    , m_removed(services.results, services.history)
{
    connect(&m_field, &IdEntry::textChanged, this, &ShownLookup::fieldChanged);
    connect(&m_field, &IdEntry::recallRequested, this, &ShownLookup::recall);
    connect(&m_services.results, &ResultSets::currentChanged, this, &ShownLookup::update);
    connect(&m_services.results, &ResultSets::updated, this, [this] {
        if (shownKey() != m_key)
            update();
    });
    connect(&m_services.results, &ResultSets::started, this, &ShownLookup::lookupStarted);
    connect(&m_services.results, &ResultSets::ended, this, &ShownLookup::saveDraft);
    connect(&m_services.history, &LookupHistory::changed, this, &ShownLookup::historyChanged);
    connect(&m_removed, &RemovedLookups::changed, this, &ShownLookup::changed);
    connect(&m_list, &LookupListPane::selected, this, &ShownLookup::show);
    connect(&m_list, &LookupListPane::removeRequested, this,
            qOverload<const LookupListEntry &>(&ShownLookup::remove));
    connect(&m_list, &LookupListPane::clearEarlierRequested, this, &ShownLookup::clearEarlier);
    update();
}

/// The ids of a running lookup are kept with its results, and no longer as the text of a new one.
ShownLookup::~ShownLookup()
{
    if (m_services.resultCache.isKeepingAtEnd())
        saveDraft();
}

std::optional<HistoryEntry> ShownLookup::earlier() const
{
    return m_earlier ? std::optional(m_earlier->earlier.first()) : std::nullopt;
}

QString ShownLookup::shownKey() const
{
    if (m_earlier)
        return m_earlier->key();
    ResultSet &current = m_services.results.current();
    return LookupListEntry{.kind = current.rows().isEmpty() ? Kind::NewLookup : Kind::Open, .set = &current}
        .key();
}

void ShownLookup::show(const LookupListEntry &entry)
{
    m_earlier.reset();
    if (entry.kind == Kind::Open) {
        m_services.results.makeCurrent(*entry.set);
    } else {
        if (entry.kind == Kind::Earlier)
            m_earlier = entry;
        m_services.results.add();
    }
    update();
}

/// Puts the ids of the lookup that is shown into the field.
void ShownLookup::update()
{
    const ResultSet &current = m_services.results.current();
    const bool isOpen = !current.rows().isEmpty();
    if (isOpen)
        m_earlier.reset();
    if (m_earlier)
        m_shownText = m_earlier->earlier.first().ids;
    else if (isOpen)
        m_shownText = lookuptext::idsText(current);
    else if (!current.enteredText().isEmpty()) // its lookup is about to start
        m_shownText = current.enteredText();
    else
        m_shownText = m_draft;
    m_isDraft = !isOpen && !m_earlier;
    setFieldText(m_shownText);
    updateList();
    Q_EMIT changed();
}

void ShownLookup::updateList()
{
    m_key = shownKey();
    m_list.model().setNewLookupShown(m_key == LookupListEntry().key() || !m_draft.trimmed().isEmpty());
    m_list.setShown(m_key);
}

void ShownLookup::setFieldText(const QString &text)
{
    const QScopedValueRollback setting(m_isSetting, true);
    if (m_field.text() != text)
        m_field.setText(text);
}

void ShownLookup::fieldChanged()
{
    if (m_isSetting)
        return;
    const bool isNew = shownKey() == LookupListEntry().key();
    const QString text = m_field.text();
    const bool isOfShown = !isNew && text == m_shownText;
    if (!isOfShown)
        m_draft = text;
    else if (m_isDraft)
        m_draft.clear();
    m_isDraft = !isOfShown;
    saveDraft();
    updateList();
}

void ShownLookup::focusField()
{
    if (!m_isDraft && !m_draft.trimmed().isEmpty()) {
        m_isDraft = true;
        setFieldText(m_draft);
    }
    m_field.focus();
}

/// Its text is no longer that of a new lookup.
void ShownLookup::lookupStarted(ResultSet *set)
{
    if (set != &m_services.results.current())
        return;
    m_earlier.reset();
    m_shownText = lookuptext::idsText(*set);
    if (m_draft == m_shownText) {
        m_draft.clear();
        m_isDraft = false;
    }
    updateList();
    Q_EMIT changed();
}

/// Fills in the ids of an earlier lookup, as a draft.
void ShownLookup::recall(int step)
{
    const QList<HistoryEntry> &entries = m_services.history.entries();
    qsizetype to = m_field.text().isEmpty() ? (step > 0 ? 0 : -1) : m_recalled + step;
    while (to >= 0 && to < entries.size() && !entries.at(to).isComplete())
        to += step;
    if (to >= entries.size())
        return;
    m_recalled = std::max<qsizetype>(to, -1);
    m_field.recall(m_recalled < 0 ? QString() : entries.at(m_recalled).ids);
}

/// Stored again when a lookup has ended rather than when it starts, so that a crash does not lose its ids.
void ShownLookup::saveDraft()
{
    m_services.draft.save(m_draft);
}

void ShownLookup::historyChanged()
{
    if (!m_earlier || m_services.history.entries().contains(m_earlier->earlier.first()))
        return;
    m_earlier.reset();
    update();
}

bool ShownLookup::canRemove() const
{
    return m_earlier || !m_services.results.current().rows().isEmpty() || !m_draft.trimmed().isEmpty();
}

void ShownLookup::remove()
{
    if (const auto earlier = m_earlier)
        remove(*earlier);
    else if (ResultSet &current = m_services.results.current(); !current.rows().isEmpty())
        remove(LookupListEntry{.kind = Kind::Open, .set = &current});
    else if (canRemove())
        removeDraft();
}

void ShownLookup::remove(const LookupListEntry &entry)
{
    if (entry.kind == Kind::NewLookup) {
        removeDraft();
        return;
    }
    m_removedDraft.reset();
    const auto next = entry.key() == shownKey() ? m_list.neighborOf(entry.key()) : std::nullopt;
    QString title;
    if (entry.kind == Kind::Open) {
        title = lookuptext::title(*entry.set, m_services.knownSecrets.redactor());
        m_removed.remove(*entry.set);
    } else {
        title = entry.title;
        m_removed.remove(entry.earlier);
    }
    if (next)
        show(*next);
    //: %1 is the title of a lookup: “1042 Bill import failed”, “13 ids”.
    Q_EMIT removed(tr("Removed: %1").arg(title));
}

/// Removes the text of the new lookup.
void ShownLookup::removeDraft()
{
    if (m_draft.trimmed().isEmpty())
        return;
    m_removedDraft = std::exchange(m_draft, QString());
    saveDraft();
    update();
    Q_EMIT removed(tr("Removed the text of the new lookup"));
}

void ShownLookup::clearEarlier()
{
    const QList<HistoryEntry> entries = m_list.model().earlierEntries();
    if (entries.isEmpty())
        return;
    m_removedDraft.reset();
    m_removed.remove(entries);
    Q_EMIT removed(tr("Removed %Ln earlier lookups", nullptr, static_cast<int>(entries.size())));
}

void ShownLookup::undoRemoval()
{
    if (const auto draft = std::exchange(m_removedDraft, std::nullopt)) {
        m_draft = *draft;
        saveDraft();
        show({});
        m_list.sayShown();
        return;
    }
    const QList<HistoryEntry> entries = m_removed.undo();
    if (!entries.isEmpty()) {
        const LookupListEntry entry{.kind = Kind::Earlier, .earlier = entries};
        if (const int row = m_list.model().rowOf(entry.key()); row >= 0)
            show(m_list.model().rows().at(row));
    }
    m_list.sayShown();
}

#include "moc_shownlookup.cpp"
