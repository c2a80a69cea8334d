// SPDX-License-Identifier: MIT
#pragma once

#include "history/removedlookups.h"
#include "program/services.h"
#include "ui/lookup/list/lookuplistmodel.h"

#include <QObject>

#include <optional>

class IdEntry;
class LookupListPane;

/// Knows which lookup the page shows: an open one, an earlier one, or the new one. Puts its ids into the
/// field, selects it in the list, and follows what the user selects there. The text of the new lookup is kept
/// while another one is shown, and stored for the next start. Also removes lookups and brings them back.
class ShownLookup final : public QObject
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive this object.
    ShownLookup(const Services &services, IdEntry &field, LookupListPane &list, QObject *parent = nullptr);
    ~ShownLookup() override;

    /// Returns the earlier lookup that is shown, of which only the history is left; `nullopt` if none is.
    [[nodiscard]] std::optional<HistoryEntry> earlier() const;
    /// Shows the lookup. Nothing is sent, and the current connection stays the same.
    void show(const LookupListEntry &entry);
    /// Moves the focus to the field, and puts the text into it that was not looked up yet, if there is one.
    void focusField();

    /// Returns whether a lookup is shown that can be removed.
    [[nodiscard]] bool canRemove() const;
    /// Removes the lookup that is shown, and shows the next one.
    void remove();
    void remove(const LookupListEntry &entry);
    void clearEarlier();
    [[nodiscard]] bool canUndoRemoval() const { return m_removedDraft || m_removed.canUndo(); }
    /// Brings back what was removed last, and shows it.
    void undoRemoval();

Q_SIGNALS:
    /// Emitted when another lookup is shown, or another one can be removed or brought back.
    void changed();
    /// Emitted when lookups were removed. `text` says which.
    void removed(const QString &text);

private:
    [[nodiscard]] QString shownKey() const;
    void update();
    void updateList();
    void fieldChanged();
    void setFieldText(const QString &text);
    void lookupStarted(ResultSet *set);
    void historyChanged();
    void recall(int step);
    void saveDraft();
    void removeDraft();

    const Services &m_services;
    IdEntry &m_field;
    LookupListPane &m_list;
    RemovedLookups m_removed;
    std::optional<LookupListEntry> m_earlier;
    QString m_key;                         ///< LookupListEntry::key() of what is shown
    QString m_shownText;                   ///< the ids of the lookup that is shown
    QString m_draft;                       ///< the text of the new lookup
    std::optional<QString> m_removedDraft; ///< if that was removed last
    bool m_isDraft = true;                 ///< the field contains it
    qsizetype m_recalled = -1;             ///< the index of the earlier lookup that was recalled last
    bool m_isSetting = false;              ///< the text of the field changes, but not by the user
};
