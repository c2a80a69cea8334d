// SPDX-License-Identifier: MIT
#include "lookup/filtertexts.h"

#include "base/foldedtext.h"

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
    QString text;
    text.reserve(256);
    const auto add = [&text](const QString &part) {
        text += part;
        text += u'\n';
    };
    add(shared(m_states, row.lookup.outcome, row, ResultColumn::State));
    add(QString::number(row.lookup.id));
    add(foldedText(columnText(row, ResultColumn::Subject)));
    add(shared(m_types, type, row, ResultColumn::Type));
    add(shared(m_categories, category, row, ResultColumn::Category));
    add(foldedText(columnText(row, ResultColumn::Created)));
    add(shared(m_read, notification.read, row, ResultColumn::Read));
    add(shared(m_archived, notification.archived, row, ResultColumn::Archived));
    add(shared(m_connections, {row.from.environment, row.from.connection}, row, ResultColumn::Connection));
    text.squeeze();
    return text;
}
