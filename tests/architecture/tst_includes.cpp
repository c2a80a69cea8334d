// SPDX-License-Identifier: MIT
#include "sourcerules.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

void plant(const QTemporaryDir &root, const QString &path, const QString &content)
{
    QFile file(root.filePath(path));
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content.toUtf8());
}

} // namespace

class TestIncludes final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sourceTree();
    void checkerAllows_data();
    void checkerAllows();
    void checkerFinds_data();
    void checkerFinds();
    void keychainInOneFile();
};

void TestIncludes::sourceTree()
{
    const QString root = QStringLiteral(SVC_SOURCE_DIR);
    QVERIFY(QFile::exists(root + u"/app/base/error.h"_s));
    const QStringList breaches = sourceBreaches(root);
    for (const QString &breach : breaches)
        qWarning("%s", qPrintable(breach)); // a failure's own message is cut after some lines
    QCOMPARE(breaches.size(), 0);
}

void TestIncludes::checkerAllows_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *path, const char *line) {
        QTest::addRow("%s %s", path, line) << QString::fromLatin1(path) << QString::fromLatin1(line);
    };
    row("app/base/a.cpp", "#include \"base/b.h\"");
    row("app/base/a.cpp", "#include <QNetworkReply>");
    row("app/net/a.cpp", "#include \"activity/b.h\"");
    row("app/service/a.h", "#include \"net/b.h\"");
    row("app/session/a.h", "#include \"net/job.h\"");
    row("app/lookup/a.cpp", "#include \"net/retrypolicy.h\"");
    row("app/desktop/a.cpp", "#include \"lookup/idlist.h\"");
    row("app/cli/main.cpp", "#include \"net/httpclient.h\"");
    row("app/cli/main.cpp", "    return app.exec();");
    row("app/main.cpp", "    return app.exec();");
    row("app/main.cpp", "    return QApplication::exec();");
    row("app/main.cpp", "#include \"ui/mainwindow.h\"");
    row("app/main.cpp", "#include \"context.h\"");
    row("app/context.cpp", "#include \"net/httpclient.h\"");
    row("app/context.cpp", "#include \"context.h\"");
    row("app/demo/a.cpp", "#include \"b.h\"");
    row("app/demo/a.cpp", "    execvp(name, arguments);");
    row("ui/mainwindow.cpp", "#include \"ui/signin/signindialog.h\"");
    row("ui/signinflow.cpp", "#include \"ui/signin/signindialog.h\"");
    row("ui/signin/a.cpp", "#include \"ui/signin/b.h\"");
    row("ui/signin/a.cpp", "#include \"ui/widgets/b.h\"");
    row("ui/connections/a.cpp", "#include \"connections/connection.h\"");
    row("ui/theme.cpp", "#include \"base/settings.h\"");
}

void TestIncludes::checkerAllows()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    const QTemporaryDir root;
    plant(root, path, line);
    QCOMPARE(sourceBreaches(root.path()), QStringList());
}

void TestIncludes::checkerFinds_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *path, const char *line) {
        QTest::addRow("%s %s", path, line) << QString::fromLatin1(path) << QString::fromLatin1(line);
    };
    row("app/base/a.h", "#include \"contract/b.h\"");
    row("app/contract/a.h", "#include \"net/job.h\"");
    row("app/contract/a.h", "#  include  \"service/b.h\"");
    row("app/activity/a.h", "#include \"service/b.h\"");
    row("app/net/a.h", "#include \"contract/b.h\"");
    row("app/service/a.h", "#include \"session/b.h\"");
    row("app/connections/a.h", "#include \"contract/b.h\"");
    row("app/session/a.h", "#include \"net/httpclient.h\"");
    row("app/session/a.h", "#include \"lookup/b.h\"");
    row("app/lookup/a.h", "#include \"net/httpclient.h\"");
    row("app/lookup/a.h", "#include \"upgrade/b.h\"");
    row("app/upgrade/a.h", "#include \"lookup/b.h\"");
    row("app/desktop/a.h", "#include \"session/b.h\"");
    row("app/demo/a.cpp", "#include \"base/error.h\"");
    row("app/demo/a.cpp", "#include \"contract/notification.h\"");
    row("app/demo/a.cpp", "#include \"context.h\"");
    row("app/demo/a.cpp", "#include \"../base/error.h\"");
    row("app/cli/a.cpp", "#include \"demo/b.h\"");
    row("app/cli/a.cpp", "#include \"ui/theme.h\"");
    row("app/context.cpp", "#include \"cli/b.h\"");
    row("app/context.cpp", "#include \"ui/mainwindow.h\"");
    row("app/main.cpp", "#include \"demo/b.h\"");
    row("app/session/a.cpp", "#include \"context.h\"");
    row("app/session/a.cpp", "#include \"ui/theme.h\"");
    row("app/session/a.cpp", "#include \"app/session/b.h\"");
    row("app/session/a.cpp", "#include \"b.h\"");
    row("app/session/a.cpp", "#include \"../net/httpclient.h\"");
    row("app/newfolder/a.cpp", "#include \"base/error.h\"");
    row("ui/signin/a.cpp", "#include \"net/job.h\"");
    row("ui/signin/a.cpp", "#include \"service/serviceclient.h\"");
    row("ui/signin/a.cpp", "#include \"context.h\"");
    row("ui/signin/a.cpp", "#include \"ui/upgrade/b.h\"");
    row("ui/signin/a.cpp", "#include \"ui/mainwindow.h\"");
    row("ui/widgets/a.cpp", "#include \"ui/signin/b.h\"");
    row("ui/signin/a.cpp", "#include \"ui/signinflow.h\"");
    row("ui/mainwindow.cpp", "#include \"net/httpclient.h\"");
    row("ui/newsurface/a.cpp", "#include \"base/error.h\"");
    row("ui/signin/a.cpp", "#include <QNetworkReply>");
    row("ui/signin/a.cpp", "    const QJsonObject object;");
    row("ui/signin/a.cpp", "#include <qt6keychain/keychain.h>");
    row("ui/signin/a.cpp", "    dialog.exec();");
    row("ui/signin/a.cpp", "    menu->exec( QCursor::pos());");
    row("ui/signin/a.cpp", "    app.exec();");
    row("app/main.cpp", "    dialog.exec();");
    row("app/main.cpp", "    QMenu::exec(actions, position);");
    row("app/net/a.cpp", "    QEventLoop loop;");
    row("app/net/a.cpp", "    reply->ignoreSslErrors();");
    row("app/net/a.cpp", "    configuration.setPeerVerifyMode(mode);");
    row("app/net/a.cpp", "    QSslSocket::VerifyNone");
    row("app/connections/a.cpp", "    QUrl::fromUserInput(text)");
    row("app/connections/a.cpp", "    job.setInsecureFallback(true);");
    row("app/lookup/a.cpp", "    QCoreApplication::processEvents();");
}

void TestIncludes::checkerFinds()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    const QTemporaryDir root;
    plant(root, path, u"// first\n"_s + line + u'\n');
    const QStringList breaches = sourceBreaches(root.path());
    QCOMPARE(breaches.size(), 1);
    QVERIFY2(breaches.first().startsWith(path + u":2: "_s), qPrintable(breaches.first()));
}

void TestIncludes::keychainInOneFile()
{
    const QString include = u"#include <qt6keychain/keychain.h>\n"_s;
    const QTemporaryDir root;
    plant(root, u"app/connections/a.cpp"_s, include);
    QCOMPARE(sourceBreaches(root.path()), QStringList());
    plant(root, u"app/connections/b.cpp"_s, include);
    QCOMPARE(sourceBreaches(root.path()).size(), 1);
    plant(root, u"app/connections/b.cpp"_s, {});
    plant(root, u"app/connections/c.h"_s, include);
    QCOMPARE(sourceBreaches(root.path()).size(), 2);
}

QTEST_GUILESS_MAIN(TestIncludes)
#include "tst_includes.moc"
