// SPDX-License-Identifier: MIT
#include "ids/iddraft.h"

#include <chrono>

namespace {

constexpr qsizetype kMostCharacters = 1'000'000;
constexpr qint64 kMostBytes = 4 * kMostCharacters;

} // namespace

IdDraft::IdDraft(const QString &file, QObject *parent)
    : QObject(parent)
    , m_file(file)
{
    m_later.setSingleShot(true);
    m_later.setInterval(std::chrono::seconds(1));
    connect(&m_later, &QTimer::timeout, this, &IdDraft::write);
}

IdDraft::~IdDraft()
{
    if (m_later.isActive())
        write();
}

QString IdDraft::load()
{
    m_text = QString::fromUtf8(m_file.read(kMostBytes).value_or(QByteArray()));
    return m_text;
}

void IdDraft::keep(const QString &text)
{
    const QString kept = text.size() <= kMostCharacters ? text : QString();
    if (kept == m_text)
        return;
    m_text = kept;
    m_later.start();
}

void IdDraft::forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done)
{
    m_later.stop();
    m_text.clear();
    m_file.remove(context, done);
}

void IdDraft::write()
{
    m_file.write(m_text.toUtf8());
}

#include "moc_iddraft.cpp"
