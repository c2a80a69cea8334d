// SPDX-License-Identifier: MIT
// A service echoes every secret it is given, in every place and form: none of them appears in anything that
// the program shows, announces, copies, logs or writes. Only the table, the card and the raw view show a
// notification as received.
#include "support/canaries.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/activity/activitytable.h"
#include "ui/signin/signindialog.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QDirIterator>
#include <QLoggingCategory>
#include <QMimeData>
#include <QMutex>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

#include <cstdio>

using namespace uitest;

namespace {

const QByteArray kCookie = "C00k1e.canary-8x7y6z";

/// Also escaped as in JSON strings.
QByteArray echoOf(const QStringList &secrets)
{
    QByteArray echo;
    for (const QString &secret : secrets) {
        for (const canaries::Form &form : canaries::formsOf(secret)) {
            if (!form.bytes.contains('"') && !form.bytes.contains('\0'))
                echo += form.bytes + " | ";
        }
        echo += canaries::jsonEscaped(secret) + " | ";
    }
    return echo;
}

/// Answers depending on the id; logins and upgrades depending on how many there were.
class EchoingService final
{
public:
    void answer(const ScriptedPeer::Exchange &exchange)
    {
        const QByteArray line = exchange.requestLine();
        if (line.contains("/login"))
            answerLogin(exchange);
        else if (line.contains("/me/upgrade"))
            answerUpgrade(exchange);
        else
            answerLookup(exchange, line.split(' ').at(1).split('/').last());
    }

private:
    void answerLogin(const ScriptedPeer::Exchange &exchange)
    {
        const QByteArray echo = echoOf({canaries::apiKey, canaries::password});
        if (++m_logins == 1)
            send(exchange, 401, R"({"message":")" + echo + R"("})", "application/json", echo);
        else
            send(exchange, 200,
                 R"({"token":")" + canaries::jsonEscaped(canaries::token) +
                     R"(","user":{"fullName":"Jane Doe","userName":"jdoe"}})",
                 "application/json", echo);
    }

    void answerUpgrade(const ScriptedPeer::Exchange &exchange)
    {
        const QByteArray echo = echoOf({canaries::apiKey});
        const QByteArray json = R"({"message":")" + echo + R"("})";
        switch (++m_upgrades) {
        case 1:
            return send(exchange, 200, json, "application/json", echo);
        case 2:
            return send(exchange, 200, "done: " + echo, "text/plain", echo);
        case 3:
            return send(exchange, 403, json, "application/json", echo);
        case 4:
            return send(exchange, 500, json, "application/json", echo);
        default:
            exchange.reset();
        }
    }

    static void answerLookup(const ScriptedPeer::Exchange &exchange, const QByteArray &id)
    {
        const QByteArray echo = echoOf(canaries::all());
        const QByteArray json = R"({"notificationId":)" + id + R"(,"subject":")" + echo +
                                R"(","messagePreview":")" + echo + R"(","message":")" + echo + R"(","x":")" +
                                echo + R"("})";
        switch (id.toInt()) {
        case 1:
            return send(exchange, 200, json, "application/json", echo);
        case 2:
            return send(exchange, 404, json, "application/json", echo);
        case 3:
            return send(exchange, 500, echo, "text/plain", echo);
        case 4:
            return send(exchange, 200, "<html>" + echo, "text/html", echo);
        case 5:
            return send(exchange, 302, json, "application/json", echo);
        case 6:
            return send(exchange, 200, R"({"notificationId":6,"subject":[")" + echo + R"("]})",
                        "application/json", echo);
        case 7:
            return send(exchange, 403, json, "application/problem+json", echo);
        default:
            exchange.send(
                "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n" + json);
            exchange.finish();
        }
    }

    static void send(const ScriptedPeer::Exchange &exchange, int status, const QByteArray &body,
                     const QByteArray &type, const QByteArray &echo)
    {
        exchange.send("HTTP/1.1 " + QByteArray::number(status) + ' ' + echo + "\r\nContent-Type: " + type +
                      "\r\nSet-Cookie: session=" + kCookie + "\r\nServer: " + echo + "\r\nX-Echo: " + echo +
                      "\r\nLocation: https://a.example/" + echo +
                      "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }

    int m_logins = 0;
    int m_upgrades = 0;
};

QtMessageHandler s_before = nullptr;
QMutex s_logMutex; // Qt loads its TLS backend in another thread, which logs too
QByteArray s_log;

void takeLog(QtMsgType, const QMessageLogContext &context, const QString &text)
{
    const QMutexLocker lock(&s_logMutex);
    s_log += QByteArray(context.category) + ": " + text.toUtf8() + '\n';
}

bool showsNotifications(const QObject *object)
{
    const QString name = object ? object->objectName() : QString();
    return name == "notificationCard"_L1 || name == "rawJson"_L1 || name == "results"_L1 ||
           (object && showsNotifications(object->parent()));
}

void read(QAccessibleInterface *object, QString &spoken)
{
    if (!object || !object->isValid() || showsNotifications(object->object()))
        return;
    for (const auto text :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        spoken += object->text(text) + u'\n';
    if (auto *text = object->textInterface())
        spoken += text->text(0, text->characterCount()) + u'\n';
    for (int child = 0; child < object->childCount(); ++child)
        read(object->child(child), spoken);
}

/// Returns everything on the screen and in the accessibility tree, except notifications.
QString shown()
{
    QString all;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        all += window->windowTitle() + u'\n';
        if (window->isVisible())
            read(QAccessible::queryAccessibleInterface(window), all);
        for (const QWidget *widget : window->findChildren<QWidget *>()) {
            if (showsNotifications(widget))
                continue;
            all += widget->toolTip() + u'\n' + widget->statusTip() + u'\n' + widget->objectName() + u'\n';
        }
    }
    return all;
}

} // namespace

class TestCanaries final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void k05_nothingLeaks();

private:
    void look(const char *where) { check(where, shown().toUtf8()); }
    void check(const char *where, const QByteArray &text);
    void copyAndCheck(QWidget &root, const char *action);
    void signIn();
    void lookUp();
    void copyFromCard();
    void compare();
    void upgrade(const QString &outcome);
    void readActivity();
    void readDiagnostics();
    void readFiles();

    EchoingService m_service;
    ScriptedPeer m_peer{[this](const ScriptedPeer::Exchange &exchange) { m_service.answer(exchange); }};
    TemporaryContext m_context;
    FakeFileChooser m_files;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_looked; ///< places where something was found to inspect
};

void TestCanaries::initTestCase()
{
    useOurStyle();
    s_before = qInstallMessageHandler(takeLog);
    QLoggingCategory::setFilterRules(u"*=true"_s);
}

void TestCanaries::cleanupTestCase()
{
    m_window.reset();
    QLoggingCategory::setFilterRules({});
    qInstallMessageHandler(s_before);
}

void TestCanaries::check(const char *where, const QByteArray &text)
{
    m_looked += QString::fromLatin1(where);
    QVERIFY2(!text.trimmed().isEmpty(), where);
    QStringList found = canaries::hits(text);
    if (text.contains(kCookie))
        found += u"cookie"_s;
    QVERIFY2(found.isEmpty(), qPrintable(QLatin1StringView(where) + u": "_s + found.join(u", "_s)));
}

void TestCanaries::copyAndCheck(QWidget &root, const char *action)
{
    auto *copy = root.findChild<QAction *>(QString::fromLatin1(action));
    QVERIFY2(copy, action);
    QApplication::clipboard()->clear();
    copy->trigger();
    QTRY_VERIFY2(!QApplication::clipboard()->text().isEmpty(), action);
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    for (const QString &format : copied->formats())
        check(action, copied->data(format));
}

void TestCanaries::signIn()
{
    SignInInput input;
    input.connection = connectionTo(m_peer.url());
    input.connection.environment = u"TEST"_s;
    input.apiKey = Secret(canaries::apiKey);
    input.password = Secret(canaries::password);
    m_window->setSignInDefaults(input);
    m_window->signIn();
    auto *dialog = m_window->findChild<SignInDialog *>();
    find<QPushButton>(*dialog, "signIn")->click();
    QTRY_VERIFY(isShown(*dialog, "messageBar"));
    look("the refused sign-in");
    find<QPushButton>(*dialog, "sendSameAgain")->click();
    QTRY_COMPARE(m_context->sessions().current().state(), Session::State::SignedIn);
}

void TestCanaries::lookUp()
{
    for (const QString &ids : {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s, u"7"_s, u"8"_s, u"1-8"_s}) {
        find<QPlainTextEdit>(*m_window, "notificationIds")->setPlainText(ids);
        find<QPushButton>(*m_window, "lookUp")->click();
        QTRY_VERIFY(!m_context->results().isRunning());
        look(qPrintable(u"the lookup of "_s + ids));
        if (ids == u"1"_s)
            copyFromCard();
    }
    auto *table = find<QTableView>(*m_window, "results");
    QTRY_COMPARE(table->model()->rowCount(), 8);
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        table->selectRow(row);
        look("a row of the results");
    }
    table->selectAll();
    for (const char *action :
         {"copyForTicket", "copyRows", "copyAllFields", "copyIds", "copyAsMarkdown", "copyAsJira",
          "copyAsHtml", "copyAsText", "copyAsTsv", "copyAsJson", "copySummary"})
        copyAndCheck(*m_window, action);
    compare();
}

/// The card shows what the service sent; copies of it contain less.
void TestCanaries::copyFromCard()
{
    find<QPushButton>(*m_window, "showRawJson")->setChecked(true);
    auto *raw = find<QPlainTextEdit>(*m_window, "rawJson");
    QVERIFY(raw->toPlainText().contains(QString::fromUtf8(canaries::jsonEscaped(canaries::apiKey))));
    QApplication::clipboard()->clear();
    find<QPushButton>(*m_window, "copyRawJson")->click();
    QVERIFY(!QApplication::clipboard()->text().isEmpty());
    check("the raw JSON", QApplication::clipboard()->text().toUtf8());
    find<QPushButton>(*m_window, "showRawJson")->setChecked(false);
    QVERIFY(find<QPlainTextEdit>(*m_window, "subject")->toPlainText().contains(canaries::apiKey));
    for (auto *text :
         {raw, find<QPlainTextEdit>(*m_window, "subject"), find<QPlainTextEdit>(*m_window, "preview")}) {
        text->selectAll();
        QApplication::clipboard()->clear();
        text->copy();
        check("what was selected and copied", QApplication::clipboard()->text().toUtf8());
    }
}

void TestCanaries::compare()
{
    auto *table = find<QTableView>(*m_window, "results");
    table->clearSelection();
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
    auto *compare = m_window->findChild<QAction *>(u"compareRows"_s);
    QTRY_VERIFY(compare->isEnabled()); // enabled shortly after the selection
    compare->trigger();
    auto *dialog = find<QDialog>(*m_window, "compareDialog");
    look("the comparison");
    find<QPushButton>(*dialog, "copyComparison")->click();
    check("the copied comparison", QApplication::clipboard()->text().toUtf8());
    dialog->close();
}

void TestCanaries::upgrade(const QString &outcome)
{
    find<QPushButton>(*m_window, "runUpgrade")->click();
    look("the question before an upgrade");
    find<QPushButton>(*m_window, "confirmUpgrade")->click();
    QTRY_VERIFY(m_context->upgrade().isRunning());
    look("a running upgrade");
    QTRY_VERIFY(!m_context->upgrade().isRunning());
    QCOMPARE(outcomeName(m_context->upgrade().report().outcome), outcome);
    look(qPrintable(u"an upgrade: "_s + outcome));
}

void TestCanaries::readActivity()
{
    m_window->findChild<QAction *>(u"actionActivity"_s)->trigger();
    auto *table = find<ActivityTable>(*m_window, "exchanges");
    const QList<Exchange> exchanges = m_context->activity().exchanges();
    QVERIFY(exchanges.size() >= 15);
    QTRY_VERIFY(table->showExchange(exchanges.last().number));
    auto *tabs = find<QTabBar>(*m_window, "exchangeTabs");
    for (const Exchange &exchange : exchanges) {
        QVERIFY(table->showExchange(exchange.number)); // also an attempt that is a child row
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            check("an exchange", find<QPlainTextEdit>(*m_window, "exchangeText")->toPlainText().toUtf8());
        }
    }
    look("the activity");
    table->selectAll();
    for (const char *action : {"copyExchangeTextAction", "copyExchangeCurlAction", "copyExchangeHarAction"})
        copyAndCheck(*m_window, action);
}

void TestCanaries::readDiagnostics()
{
    m_window->findChild<QAction *>(u"actionDiagnostics"_s)->trigger();
    auto *dialog = find<QDialog>(*m_window, "diagnosticsDialog");
    auto *copy = find<QPushButton>(*dialog, "copyDiagnostics");
    QTRY_VERIFY(copy->isEnabled());
    QCOMPARE(accessFaults(*dialog), QString());
    look("the diagnostic information");
    copy->click();
    const QString copied = QApplication::clipboard()->text();
    check("the copied diagnostic information", copied.toUtf8());
    QVERIFY(copied.contains(u"status 403"_s));
    QVERIFY(!copied.contains(m_peer.url().host()));
    QVERIFY(!copied.contains(u"acme"_s));
    dialog->close();
}

void TestCanaries::readFiles()
{
    int files = 0;
    QDirIterator all(m_context.path({}), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        check(qPrintable(file.fileName()), file.readAll() + file.fileName().toUtf8());
        ++files;
    }
    QVERIFY2(files >= 4, "connections, history, kept results, upgrades");
}

void TestCanaries::k05_nothingLeaks()
{
    m_window = std::make_unique<MainWindow>(m_context->services(), m_files);
    m_window->resize(1180, 760);
    m_context->services().resultCache.setKeeping(true);
    show(*m_window);
    signIn();
    lookUp();
    m_window->findChild<QAction *>(u"actionUpgrade"_s)->trigger();
    for (const char *outcome : {"finished", "finished", "refused", "failed", "unknown"})
        upgrade(QString::fromLatin1(outcome));
    m_peer.stopListening();
    find<QCheckBox>(*m_window, "iKnow")->click();
    upgrade(u"not-started"_s);
    readActivity();
    readDiagnostics();
    QTRY_VERIFY(QFile::exists(m_context.path(u"results.json"_s)));
    m_context->services().draft.save(u"1-8"_s);
    readFiles();
    const QByteArray log = [] {
        const QMutexLocker lock(&s_logMutex);
        return s_log;
    }();
    check("the log", log);
    check("the command line", QCoreApplication::arguments().join(u'\n').toUtf8());
    for (const char *category :
         {"svc.net", "svc.session", "svc.lookup", "svc.upgrade", "svc.storage", "svc.keyring", "svc.window"})
        QVERIFY2(log.contains(category), category);
    for (const QByteArray &secret : {canaries::apiKey.toUtf8(), canaries::token.toUtf8()})
        QVERIFY2(m_peer.bytes().contains(secret), "the secrets were sent at all");
    std::printf("figure: %lld texts and files looked through\n", static_cast<long long>(m_looked.size()));
}

SVC_TEST(TestCanaries)
#include "tst_canaries.moc"
