// SPDX-License-Identifier: MIT
#include "ui/lookup/idsfiller.h"

#include "results/resultsets.h"
#include "session/sessionmanager.h"
#include "ui/lookup/lookuppage.h"

#include <utility>

IdsFiller::IdsFiller(const SessionManager &sessions, const ResultSets &results, LookupPage &page,
                     QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_page(page)
{
    connect(&results, &ResultSets::started, this, [this] { m_isUsed = true; });
}

bool IdsFiller::fillIn(const QString &connectionId, const QString &ids)
{
    if (!canUndo())
        m_before = currentPlace();
    if (connectionId != currentPlace().connectionId)
        Q_EMIT connectionRequested(connectionId);
    setIds(ids);
    m_filledIn = {connectionId, ids};
    m_isUsed = false;
    const bool isLost = m_before->connectionId != connectionId ||
                        (!m_before->ids.trimmed().isEmpty() && m_before->ids != ids);
    if (!isLost)
        m_before.reset();
    return isLost;
}

bool IdsFiller::canUndo() const
{
    return m_before && !m_isUsed && currentPlace() == m_filledIn;
}

void IdsFiller::undo()
{
    const std::optional<Place> before = std::exchange(m_before, std::nullopt);
    if (!before)
        return;
    const Place now = currentPlace();
    if (now.connectionId == m_filledIn.connectionId && now.connectionId != before->connectionId)
        Q_EMIT connectionRequested(before->connectionId);
    if (now.ids == m_filledIn.ids)
        setIds(before->ids);
}

IdsFiller::Place IdsFiller::currentPlace() const
{
    return {m_sessions.current().connection().id, m_page.idsText()};
}

void IdsFiller::setIds(const QString &ids)
{
    m_page.setIds(ids);
    m_page.focusIds();
}

#include "moc_idsfiller.cpp"
