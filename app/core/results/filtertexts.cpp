// SPDX-License-Identifier: MIT
#include "results/filtertexts.h"

#include "text/foldedtext.h"

#include <array>

namespace {

template <class Key>
const QString &shared(std::map<Key, QString> &known, const Key &key, const ResultRow &row,
                      ResultColumn column)
{
    const auto [place, isNew] = known.try_emplace(key);
    if (isNew)
        place->second = foldedText(columnText(row, column));
    return place->second;
}

} // namespace

QString FilterTexts::of(const ResultRow &row)
{
    static const Notification none;
    const Notification &notification = row.lookup.notification ? *row.lookup.notification : none;
    NamedNumber type;
    NamedNumber category;
    if (notification.type) {
        type = {notification.type->info, notification.type->id};
        if (notification.type->category)
            category = {notification.type->category->info, notification.type->category->id};
    }
    const QString id = QString::number(row.lookup.id);
    const QString subject = foldedText(notification.subject.value_or(QString()));
    const QString created = foldedText(columnText(row, ResultColumn::Created));
    const std::array<const QString *, 9> parts{
        &shared(m_states, row.lookup.outcome, row, ResultColumn::State),
        &id,
        &subject,
        &shared(m_types, type, row, ResultColumn::Type),
        &shared(m_categories, category, row, ResultColumn::Category),
        &created,
        &shared(m_read, notification.read, row, ResultColumn::Read),
        &shared(m_archived, notification.archived, row, ResultColumn::Archived),
        &shared(m_connections, {row.from.environment, row.from.connection}, row, ResultColumn::Connection)};
    qsizetype size = 0;
    for (const QString *part : parts)
        size += part->size() + 1;
    QString text;
    text.reserve(size);
    for (const QString *part : parts) {
        text += *part;
        text += u'\n';
    }
    return text;
}
