// SPDX-License-Identifier: MIT
#include "ids/iddraft.h"

#include "redaction/secretheader.h"

#include <chrono>

namespace {

constexpr qsizetype kMaxDraftCharacters = 1'000'000;
constexpr qint64 kMaxDraftBytes = 4 * kMaxDraftCharacters;

} // namespace

IdDraft::IdDraft(const QString &file, QObject *parent)
    : QObject(parent)
    , m_file(file)
{
    m_writeTimer.setSingleShot(true);
    m_writeTimer.setInterval(std::chrono::milliseconds(500));
    connect(&m_writeTimer, &QTimer::timeout, this, &IdDraft::write);
}

IdDraft::~IdDraft()
{
    if (m_writeTimer.isActive())
        write();
}

QString IdDraft::load()
{
    m_text = QString::fromUtf8(m_file.read(kMaxDraftBytes).value_or(QByteArray()));
    return m_text;
}

void IdDraft::save(const QString &text)
{
    const QString stored = text.size() <= kMaxDraftCharacters ? text : QString();
    if (stored == m_text)
        return;
    m_text = stored;
    if (!m_writeTimer.isActive()) // otherwise nothing would be written while the user types
        m_writeTimer.start();
}

void IdDraft::forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done)
{
    m_writeTimer.stop();
    m_text.clear();
    m_file.remove(context, done);
}

void IdDraft::write()
{
    m_file.write(hasSecretHeader(m_text) ? QByteArray() : m_text.toUtf8());
}

#include "moc_iddraft.cpp"
