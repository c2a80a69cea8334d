// SPDX-License-Identifier: MIT
#include "ui/lookup/manyidsquestion.h"

#include "ui/lookup/ids/identry.h"
#include "ui/lookup/lookupwords.h"
#include "ui/lookup/several/severaltext.h"
#include "ui/text/connectiontext.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QStyleHints>

using namespace Qt::StringLiterals;

namespace {

struct ManyIdsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ManyIdsQuestion)
};

QString question(qsizetype ids, const QList<Connection> &connections)
{
    if (connections.size() > 1)
        return severaltext::question(ids, connections);
    const int count = static_cast<int>(ids);
    const QString where = connectionAndEnvironment(connections.first());
    return where.isEmpty() ? ManyIdsTexts::tr("Look up %Ln notifications?", nullptr, count)
                           //: %1 is an environment and a connection.
                           : ManyIdsTexts::tr("Look up %Ln notifications in %1?", nullptr, count).arg(where);
}

QString action(qsizetype ids, const QList<Connection> &connections)
{
    if (connections.size() > 1)
        return severaltext::lookUp(ids, connections.size());
    return ManyIdsTexts::tr("Look up %Ln", nullptr, static_cast<int>(ids));
}

} // namespace

ManyIdsQuestion::ManyIdsQuestion(IdEntry &field, const Clock &clock)
    : m_field(field)
    , m_clock(clock)
{
}

void ManyIdsQuestion::ask(qsizetype ids, const QList<Connection> &connections,
                          std::optional<std::chrono::seconds> time, const std::function<void()> &agreed)
{
    m_agreed = agreed;
    m_askedAt = m_clock.steadyNow();
    QStringList sentences{question(ids, connections)};
    if (const QString warning = severaltext::warning(connections); !warning.isEmpty())
        sentences += warning;
    sentences += ManyIdsTexts::tr("Each id is one request to the service.");
    if (time)
        //: %1 is a time, such as “about 3 min”.
        sentences += ManyIdsTexts::tr("At the speed of the last lookup: %1.").arg(lookuptext::about(*time));
    sentences += ManyIdsTexts::tr("Press Enter again to look them up, Esc to cancel.");
    m_field.ask(sentences.join(u' '), action(ids, connections));
}

bool ManyIdsQuestion::isShown() const
{
    return m_field.isAsking();
}

void ManyIdsQuestion::close()
{
    m_field.endQuestion();
}

void ManyIdsQuestion::agree()
{
    const std::chrono::milliseconds doublePress(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    if (m_clock.steadyNow() - m_askedAt >= doublePress)
        accept();
}

void ManyIdsQuestion::accept()
{
    const std::function<void()> agreed = m_agreed; // a copy, since it can ask again
    close();
    agreed();
}
