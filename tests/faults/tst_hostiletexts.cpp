// SPDX-License-Identifier: MIT
// D02 and D05 of the fault matrix: hostile texts in input fields, and in every field of a server's answers.
#include "hostiletexts.h"
#include "support/testprogram.h"
#include "windowprogram.h"

#include <QAction>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTableView>
#include <QTextDocument>
#include <QTextEdit>

#ifdef Q_OS_LINUX
#include <sys/inotify.h>
#include <unistd.h>
#endif

using namespace uitest;

namespace {

/// A file that nobody must read.
class Bait final
{
public:
    Bait()
    {
        folder.write(u"bait.png"_s, "x");
#ifdef Q_OS_LINUX
        m_watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
        inotify_add_watch(m_watch, QFile::encodeName(folder.path()).constData(), IN_OPEN | IN_ACCESS);
#endif
    }
    ~Bait()
    {
#ifdef Q_OS_LINUX
        ::close(m_watch);
#endif
    }
    Q_DISABLE_COPY_MOVE(Bait)

    [[nodiscard]] QString path() const
    {
        return folder.path(u"bait.png"_s);
    }
    [[nodiscard]] bool isTaken() const
    {
#ifdef Q_OS_LINUX
        char event[4096];
        return ::read(m_watch, event, sizeof event) > 0;
#else
        return false;
#endif
    }

    ProgramFolder folder;

private:
    int m_watch = -1;
};

bool isDeceiving(QChar c)
{
    const char16_t code = c.unicode();
    return (code >= 0x202A && code <= 0x202E) || code == 0x200E || code == 0x200F || code == 0x061C ||
           (code < 0x20 && code != u'\n' && code != u'\t') || (code >= 0x7F && code < 0xA0);
}

/// Returns true if there is markup other than what plainToolTip() adds.
bool hasMarkup(const QString &toolTip)
{
    static const QRegularExpression wrapped(
        u"^(?:<div style=\"white-space:nowrap\">|<table width=\"\\d+\"><tr><td>)(.*)"
        u"(?:</div>|</td></tr></table>)$"_s,
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression tag(u"<(?!/?p>|br>)"_s);
    const QRegularExpressionMatch match = wrapped.match(toolTip);
    return Qt::mightBeRichText(toolTip) && (match.hasMatch() ? match.captured(1) : toolTip).contains(tag);
}

/// Returns the widgets that interpret a text as markup or show deceptive characters.
QString faultsOf(QWidget &window)
{
    QStringList faults;
    const auto check = [&faults](const QObject *where, const QString &text) {
        if (std::any_of(text.begin(), text.end(), isDeceiving))
            faults += u"deceiving: "_s + where->objectName();
    };
    check(&window, window.windowTitle());
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        check(widget, widget->accessibleDescription());
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            check(label, label->text());
            if (label->textFormat() != Qt::PlainText)
                faults += u"rich text: "_s + label->objectName();
        }
        if (qobject_cast<const QTextEdit *>(widget))
            faults += u"a rich edit: "_s + widget->objectName();
        if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget); edit && edit->isReadOnly())
            check(edit, edit->toPlainText());
        const QString tip = widget->toolTip();
        if (hasMarkup(tip))
            faults += u"a rich tool tip: "_s + widget->objectName();
    }
    if (const auto *table = window.findChild<QTableView *>(u"results"_s); table && table->isVisible()) {
        const QAbstractItemModel &model = *table->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                const QModelIndex index = model.index(row, column);
                check(table, index.data().toString());
                const QString tip = index.data(Qt::ToolTipRole).toString();
                if (hasMarkup(tip))
                    faults += u"a rich tool tip: "_s + tip.left(80);
            }
        }
    }
    faults.removeDuplicates();
    return faults.join(u", "_s);
}

/// Answers each id with the text of that index in every field.
class HostileService final
{
public:
    explicit HostileService(QStringList texts)
        : m_texts(std::move(texts))
    {
    }
    void answer(const ScriptedPeer::Exchange &exchange) const
    {
        const QByteArray line = exchange.requestLine();
        if (line.contains("/me/upgrade"))
            return exchange.reply(200, json(u"message"_s), "application/json");
        if (line.contains("/login"))
            return exchange.reply(200, login());
        const int id = line.split(' ').at(1).split('/').last().toInt();
        const QString text = m_texts.value(id % 1000);
        if (id >= 2000)
            return exchange.reply(
                200,
                QJsonDocument(QJsonObject{{u"notificationId"_s, id}, {u"createdDate"_s, text}}).toJson());
        if (id >= 1000)
            return exchange.reply(id % 2 ? 500 : 404,
                                  QJsonDocument(QJsonObject{{u"message"_s, text}}).toJson());
        const QString some = text.left(100'000); // the answer as a whole is limited
        const QJsonObject category{{u"notificationCategoryId"_s, 1},
                                   {u"notificationCategoryInfo"_s, some},
                                   {u"notificationCategoryDescription"_s, some}};
        const QJsonObject type{{u"notificationTypeId"_s, 1},
                               {u"notificationTypeInfo"_s, some},
                               {u"notificationTypeDescription"_s, some},
                               {u"notificationCategory"_s, category}};
        exchange.reply(200, QJsonDocument(QJsonObject{{u"notificationId"_s, id},
                                                      {u"subject"_s, text},
                                                      {u"messagePreview"_s, text},
                                                      {u"createdDate"_s, u"2026-03-14T08:12:00Z"_s},
                                                      {u"notificationType"_s, type},
                                                      {u"unknown "_s + text.left(100), some}})
                                .toJson());
    }

private:
    [[nodiscard]] QByteArray json(const QString &name) const
    {
        QJsonObject object;
        for (int i = 0; i < m_texts.size(); ++i)
            object.insert(name + QString::number(i), m_texts.at(i).left(2000));
        return QJsonDocument(object).toJson();
    }
    [[nodiscard]] QByteArray login() const
    {
        const QString name = u"<img src='x'>\u202E<b>Jane</b> &x"_s + m_texts.at(24);
        return QJsonDocument(
                   QJsonObject{{u"token"_s, u"canary-token"_s},
                               {u"user"_s, QJsonObject{{u"fullName"_s, name}, {u"userName"_s, name}}}})
            .toJson();
    }

    QStringList m_texts;
};

} // namespace

class TestHostileTexts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void typedSecrets_data();
    void typedSecrets();
    void d05_everyFieldOfTheService();
};

void TestHostileTexts::typedSecrets_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("sent"); // null: nothing is sent
    const auto key = [](const char *what, const QString &typed, const QString &sent = {}) {
        QTest::addRow("D02 API key: %s", what) << u"apiKey"_s << typed << sent;
    };
    key("newline at its end", u"canary-key\n"_s, u"canary-key"_s);
    key("CR LF at its end", u"canary-key\r\n"_s, u"canary-key"_s);
    key("blanks around", u"  canary-key\t"_s, u"canary-key"_s);
    key("CR inside", u"canary\rkey"_s);
    key("LF inside", u"canary\nkey"_s);
    key("an injected header", u"canary\r\nX-Injected: 1"_s);
    key("NUL", u"canary"_s + QChar(0) + u"key"_s);
    key("blank inside", u"canary key"_s);
    key("tab inside", u"canary\tkey"_s);
    key("beyond ASCII", u"canäry-key"_s);
    key("zero width", u"canary\u200Bkey"_s);
    key("delete", u"canary\u007Fkey"_s);
    key("20 KB", QString(20'000, u'k'));
    key("4096", QString(4096, u'k'), QString(4096, u'k'));
    key("4097", QString(4097, u'k'));
    key("nothing but blanks", u" \n"_s);
    const auto other = [](const char *field, const char *what, const QString &typed, const QString &sent) {
        QTest::addRow("D02 %s: %s", field, what) << QString::fromLatin1(field) << typed << sent;
    };
    other("userName", "newline at its end", u"jdoe\n"_s, u"jdoe"_s);
    other("userName", "blanks around", u" jdoe "_s, u"jdoe"_s);
    other("userName", "beyond ASCII", u"jdöe π"_s, u"jdöe π"_s);
    other("userName", "nothing but blanks", u"  "_s, {});
    other("password", "blanks around", u" pass word "_s, u" pass word "_s);
    other("password", "quotes", u"p\"a\\ss</b>"_s, u"p\"a\\ss</b>"_s);
    other("password", "beyond ASCII", u"pä𝄞ss"_s, u"pä𝄞ss"_s);
    other("password", "20 KB", QString(20'000, u'p'), QString(20'000, u'p'));
}

void TestHostileTexts::typedSecrets()
{
    QFETCH(const QString, field);
    QFETCH(const QString, typed);
    QFETCH(const QString, sent);
    ScriptedPeer peer([](const auto &exchange) { exchange.reply(200, R"({"token":"canary-token"})"); });
    const ProgramFolder folder;
    WindowProgram program(folder);
    SignInInput input;
    input.connection = connectionTo(peer.url());
    input.connection.environment = u"TEST"_s;
    input.apiKey = Secret(u"canary-key"_s);
    input.password = Secret(u"canary-password"_s);
    program.window().setSignInDefaults(input);
    program.window().signIn();
    auto *dialog = program.window().findChild<SignInDialog *>();
    find<QLineEdit>(*dialog, qPrintable(field))->setText(typed);
    find<QPushButton>(*dialog, "signIn")->click();
    if (sent.isNull()) {
        QTest::qWait(0);
        QCOMPARE(peer.connections(), 0);
        QVERIFY2(!find<QWidget>(*dialog, qPrintable(field))->accessibleDescription().isEmpty(),
                 "it says why");
        return;
    }
    QTRY_COMPARE(peer.requests().size(), 1);
    const QJsonObject body =
        QJsonDocument::fromJson(peer.requests().first().mid(peer.requests().first().indexOf("\r\n\r\n")))
            .object();
    if (field == "apiKey"_L1)
        QCOMPARE(peer.countHeaders("Svc-ApiKey: " + sent.toUtf8()), 1);
    else
        QCOMPARE(body.value(field == "userName"_L1 ? u"username"_s : field).toString(), sent);
    QCOMPARE(peer.countHeaders("X-Injected"), 0);
}

void TestHostileTexts::d05_everyFieldOfTheService()
{
    const Bait bait;
    const HostileService service(hostileTexts(bait.path()));
    const qsizetype count = hostileTexts(bait.path()).size();
    QVERIFY(count >= 100);
    ScriptedPeer peer([&service](const auto &exchange) { service.answer(exchange); });
    const ProgramFolder folder;
    WindowProgram program(folder);
    program.window().resize(1180, 900);
    program.signIn(peer.url());
    QCOMPARE(faultsOf(program.window()), QString());

    for (int id = 0; id < count; ++id) {
        program.lookUp(QString::number(id));
        QTRY_VERIFY(!program->results().isRunning());
        QTRY_VERIFY2(isShown(program.window(), "notificationCard"), qPrintable(QString::number(id)));
        const QString faults = faultsOf(program.window());
        QVERIFY2(faults.isEmpty(), qPrintable(u"%1: %2"_s.arg(QString::number(id), faults)));
        if (id > 10)
            continue; // the rest appear as table rows
        find<QPushButton>(program.window(), "showRawJson")->setChecked(true);
        QCOMPARE(faultsOf(program.window()), QString());
        find<QPushButton>(program.window(), "showRawJson")->setChecked(false);
    }
    program.lookUp(u"0-%1"_s.arg(count - 1));
    QTRY_VERIFY(!program->results().isRunning());
    QTRY_VERIFY(isShown(program.window(), "results"));
    QCOMPARE(faultsOf(program.window()), QString());
    program.lookUp(u"1000-%1"_s.arg(1000 + count - 1)); // these fail
    QTRY_VERIFY(!program->results().isRunning());
    QTRY_COMPARE(find<QTableView>(program.window(), "results")->model()->rowCount(), count);
    QCOMPARE(faultsOf(program.window()), QString());
    program.lookUp(u"2000-%1"_s.arg(2000 + count - 1)); // with text instead of a date
    QTRY_VERIFY(!program->results().isRunning());
    QCOMPARE(faultsOf(program.window()), QString());
    for (int id = 1020; id < 1032; ++id) {
        program.lookUp(QString::number(id));
        QTRY_VERIFY(!program->results().isRunning());
        QTest::qWait(0);
        QCOMPARE(faultsOf(program.window()), QString());
    }
    program.window().findChild<QAction *>(u"actionUpgrade"_s)->trigger();
    find<QPushButton>(program.window(), "runUpgrade")->click();
    find<QPushButton>(program.window(), "confirmUpgrade")->click();
    QTRY_VERIFY(isShown(program.window(), "upgradeOutcome"));
    QCOMPARE(faultsOf(program.window()), QString());
    program.window().findChild<QAction *>(u"actionActivity"_s)->trigger();
    QTest::qWait(0);
    QCOMPARE(faultsOf(program.window()), QString());
    program.window().grab(); // paints all of it
    QVERIFY2(!bait.isTaken(), "a file that a text named was opened");
    QCOMPARE(peer.count("bait"), 0);
}

SVC_TEST(TestHostileTexts)
#include "tst_hostiletexts.moc"
