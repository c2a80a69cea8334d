// SPDX-License-Identifier: MIT
#include "tour/stage.h"

#include <QAbstractButton>
#include <QAction>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>
#include <QTimer>

using namespace uitest;

const QString Stage::kUser = u"ιώ"_s;
const QString Stage::kSubject = u"Εισαγωγή λογαριασμών"_s;
const QString Stage::kEnvironment = u"ΠΑΡΑΓΩΓΗ"_s;

namespace {

QByteArray notification(int id, const QString &subject, bool isRead)
{
    return QByteArray(
               R"({"notificationId":%1,"subject":"%2","messagePreview":"%3",)"
               R"("createdDate":"2026-03-14T08:12:00Z","read":%4,"archived":%5,)"
               R"("notificationType":{"notificationTypeId":14,"notificationTypeInfo":"Τύπος",)"
               R"("notificationCategory":{"notificationCategoryId":2,"notificationCategoryInfo":"Είδος"}}})")
        .replace("%1", QByteArray::number(id))
        .replace("%2", subject.toUtf8())
        .replace("%3", "Τρεις γραμμές δεν μπήκαν.")
        .replace("%4", isRead || id % 2 ? "true" : "false")
        .replace("%5", id % 3 ? "true" : "false");
}

} // namespace

Stage::Stage()
    : m_peer([this](const ScriptedPeer::Exchange &exchange) { answer(exchange); })
{
    m_window.emplace(m_context->services(), m_files);
    m_window->resize(1180, 760);
    uitest::show(*m_window);
}

Connection Stage::connection() const
{
    Connection connection = connectionTo(m_peer.url());
    connection.name = u"Δοκιμή"_s;
    connection.dataSource = u"άλφα"_s;
    connection.userName = kUser;
    connection.environment = kEnvironment;
    return connection;
}

void Stage::saveConnections()
{
    m_context->connections().add(connection());
    Connection other = connection();
    other.name = u"Άλλη"_s;
    other.environment = u"ΑΛΛΟ"_s;
    other.environmentColor = EnvironmentColor::Danger;
    other.notes = u"Για όλους"_s;
    m_context->connections().add(other);
    m_context->sessions().makeCurrent(m_context->connections().connections().constFirst());
}

void Stage::signIn()
{
    if (m_context->connections().connections().isEmpty())
        saveConnections();
    signInTo(m_context->connections().connections().constFirst());
}

void Stage::useOtherConnection()
{
    signInTo(m_context->connections().connections().constLast());
}

void Stage::signInTo(const Connection &connection)
{
    SignInInput input;
    input.connection = connection;
    input.apiKey = Secret(u"1234"_s);
    input.password = Secret(u"1234"_s);
    m_context->sessions().makeCurrent(input.connection);
    m_context->signIn().start(input);
    wait("signed in", [this] { return m_context->sessions().current().state() == Session::State::SignedIn; });
}

void Stage::fillIds(const QString &ids)
{
    find<QPlainTextEdit>(window(), "notificationIds")->setPlainText(ids);
}

void Stage::startLookUp(const QString &ids)
{
    fillIds(ids);
    click("lookUp");
}

void Stage::lookUp(const QString &ids)
{
    if (!m_context->sessions().current().isOpen())
        signIn();
    startLookUp(ids);
    wait("the lookup's end", [this] { return !m_context->results().isRunning(); });
    waitForLayout();
}

void Stage::lookUpAlso(const QList<qint32> &ids)
{
    m_context->results().current().lookUp(m_context->sessions().current().lookupConnection(), ids,
                                          ResultSet::Mode::Add);
    wait("the lookup's end", [this] { return !m_context->results().isRunning(); });
    waitForLayout();
}

void Stage::trigger(const char *action)
{
    auto *found = window().findChild<QAction *>(QString::fromLatin1(action));
    if (!found)
        qFatal("no action %s", action);
    found->trigger();
}

void Stage::click(const char *button)
{
    click(button, window());
}

void Stage::click(const char *button, QWidget &in)
{
    const auto found = in.findChildren<QAbstractButton *>(QString::fromLatin1(button));
    for (QAbstractButton *each : found) {
        if (each->isVisible())
            return each->click();
    }
    qFatal("no visible button %s", button);
}

void Stage::type(const char *field, const QString &text)
{
    const auto found = window().findChildren<QLineEdit *>(QString::fromLatin1(field));
    for (QLineEdit *each : found) {
        if (each->isVisible())
            return each->setText(text);
    }
    qFatal("no visible field %s", field);
}

void Stage::wait(const char *what, const std::function<bool()> &holds) const
{
    constexpr std::chrono::seconds kLongest{30};
    QTimer alarm; // processEvents() returns by then, too
    alarm.setSingleShot(true);
    alarm.start(kLongest);
    while (!holds()) {
        if (!alarm.isActive())
            qFatal("waited in vain for %s", what);
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents); // qWaitFor() sleeps 10 ms in between
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

QWidget &Stage::dialog(const char *objectName)
{
    const QString name = QString::fromLatin1(objectName);
    wait(objectName, [&] {
        const auto *dialog = window().findChild<QWidget *>(name);
        return dialog && dialog->isVisible();
    });
    QWidget &dialog = *window().findChild<QWidget *>(name);
    waitForLayout();
    return dialog;
}

void Stage::waitForLayout()
{
    constexpr int kMostRounds = 10;
    for (int round = 0; round < kMostRounds; ++round)
        QCoreApplication::processEvents();
}

void Stage::waitForColumns()
{
    QTest::qWait(200); // they are measured at most ten times per second
}

void Stage::answer(const ScriptedPeer::Exchange &exchange) const
{
    const QByteArray line = exchange.requestLine();
    if (line.contains("/me/upgrade")) {
        if (m_upgradeAnswer.isEmpty())
            return;
        exchange.send(m_upgradeAnswer);
        exchange.finish();
    } else if (line.contains("/login")) {
        if (exchange.body().contains("wrong"))
            exchange.reply(401, R"({"message":"Λάθος"})");
        else
            exchange.reply(200, R"({"token":"1234","user":{"fullName":"Ιώ Νικολάου","userName":")" +
                                    kUser.toUtf8() + R"("}})");
    } else {
        answerLookup(exchange, line.split(' ').at(1).split('/').last().toInt());
    }
}

/// Ids from 901 on give one kind of failure each.
void Stage::answerLookup(const ScriptedPeer::Exchange &exchange, int id) const
{
    switch (id) {
    case 901:
        return exchange.reply(404, R"({"message":"Δεν βρέθηκε"})");
    case 902:
        return exchange.reply(500, R"({"message":"Σφάλμα"})");
    case 903:
        return exchange.reply(200, "<html><body>Πύλη</body></html>", "text/html");
    case 904:
        return exchange.reply(200, R"({"notificationId":904,"subject":[1]})");
    case 905:
        return exchange.reply(503, "{}", "application/json", "Retry-After: 60\r\n");
    case 906:
        return exchange.reply(401, "{}");
    case 907:
        return exchange.reply(403, "{}");
    case 908:
        return exchange.send(
            "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n");
    case 909:
        return; // never answers
    case 910:
        return exchange.reply(200, notification(id, QString(kSubject + u' ').repeated(40), m_isAllRead));
    case 911:
        return exchange.reply(200, R"({"notificationId":911,"createdDate":"2026-03-14T08:12:00"})");
    case 912:
    case 913:
    case 914:
        return exchange.reply(503, "{}", "application/json", "Retry-After: 1\r\n");
    default:
        return exchange.reply(200, notification(id, kSubject, m_isAllRead));
    }
}
