// SPDX-License-Identifier: MIT
#include "sourcerules.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

void createFile(const QTemporaryDir &root, const QString &path, const QString &content)
{
    QFile file(root.filePath(path));
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content.toUtf8());
}

/// A table of six modules.
const QString kModules = u"app/core/base base\n"
                         "app/core/net net base\n"
                         "app/cli cli net base\n"
                         "ui/style ui/style base\n"
                         "ui/signin ui/signin ui/style base\n"
                         "app/desktop desktop ui/signin net\n"_s;

QStringList breaches(const QTemporaryDir &root)
{
    return sourceBreaches(root.path(), kModules);
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
    void findsCircles();
    void findsDuplicateTypeNames();
    void findsConditionsUnknownToMoc();
};

void TestIncludes::sourceTree()
{
    const QString root = QStringLiteral(SVC_SOURCE_DIR);
    QVERIFY(QFile::exists(root + u"/app/core/base/error.h"_s));
    QFile table(QStringLiteral(SVC_MODULES));
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QStringList breaches = sourceBreaches(root, QString::fromUtf8(table.readAll()));
    for (const QString &breach : breaches)
        qWarning("%s", qPrintable(breach)); // QVERIFY2 truncates long messages
    QCOMPARE(breaches.size(), 0);
}

void TestIncludes::checkerAllows_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *path, const char *line) {
        QTest::addRow("%s %s", path, line) << QString::fromLatin1(path) << QString::fromLatin1(line);
    };
    row("app/core/base/a.cpp", "#include \"base/b.h\"");
    row("app/core/base/a.cpp", "#include <QNetworkReply>");
    row("app/core/net/a.cpp", "#include \"base/b.h\"");
    row("app/cli/main.cpp", "#include \"net/httpclient.h\"");
    row("app/cli/main.cpp", "    return app.exec();");
    row("app/desktop/main.cpp", "    return app.exec();");
    row("app/desktop/main.cpp", "    return QApplication::exec();");
    row("app/desktop/main.cpp", "#include \"ui/signin/a.h\"");
    row("app/desktop/main.cpp", "#include \"desktop/a.h\"");
    row("app/demo/a.cpp", "#include \"b.h\"");
    row("app/demo/a.cpp", "    execvp(name, arguments);");
    row("ui/signin/a.cpp", "#include \"ui/signin/b.h\"");
    row("ui/signin/sub/a.cpp", "#include \"ui/signin/b.h\"");
    row("ui/signin/a.cpp", "#include \"ui/signin/sub/b.h\"");
    row("ui/signin/a.cpp", "#include \"ui/style/b.h\"");
    row("ui/signin/a.cpp", "#include \"base/settings.h\"");
    row("ui/signin/a.cpp", "#include \"moc_a.cpp\"");
    row("ui/signin/a.cpp", "    const SettingKey<QString> &key = isWide ? kWide : kNarrow;");
    row("app/program/preferences.cpp", "const SettingKey<QString> kName{\"signin/name\"_L1, {}};");
}

void TestIncludes::checkerAllows()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    const QTemporaryDir root;
    createFile(root, path, line);
    QCOMPARE(breaches(root), QStringList());
}

void TestIncludes::checkerFinds_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *path, const char *line) {
        QTest::addRow("%s %s", path, line) << QString::fromLatin1(path) << QString::fromLatin1(line);
    };
    row("app/core/base/a.h", "#include \"net/b.h\"");
    row("app/core/base/a.h", "#  include  \"net/b.h\"");
    row("app/core/net/a.h", "#include \"ui/style/theme.h\"");
    row("app/core/net/a.cpp", "#include \"core/net/b.h\"");
    row("app/core/net/a.cpp", "#include \"b.h\"");
    row("app/core/net/a.cpp", "#include \"../base/b.h\"");
    row("app/core/newfolder/a.cpp", "#include \"base/error.h\"");
    row("app/loose.cpp", "#include \"base/error.h\"");
    row("app/demo/a.cpp", "#include \"base/error.h\"");
    row("app/demo/a.cpp", "#include \"../base/error.h\"");
    row("app/cli/a.cpp", "#include \"demo/b.h\"");
    row("app/cli/a.cpp", "#include \"desktop/b.h\"");
    row("app/desktop/main.cpp", "#include \"demo/b.h\"");
    row("ui/signin/a.cpp", "#include \"net/job.h\"");
    row("ui/signin/a.cpp", "#include \"ui/newsurface/b.h\"");
    row("ui/style/a.cpp", "#include \"ui/signin/b.h\"");
    row("ui/newsurface/a.cpp", "#include \"base/error.h\"");
    row("ui/loose.cpp", "#include \"base/error.h\"");
    row("ui/signin/a.cpp", "#include <QNetworkReply>");
    row("ui/signin/a.cpp", "    const QJsonObject object;");
    row("ui/signin/a.cpp", "#include <qt6keychain/keychain.h>");
    row("ui/signin/a.cpp", "const SettingKey<QString> kName{\"signin/name\"_L1, {}};");
    row("ui/signin/a.cpp", "    settings.value(SettingKey<int>{\"signin/count\"_L1, 0});");
    row("ui/signin/a.cpp", "    settings.setValue({\"signin/name\"_L1, {}}, name);");
    row("ui/signin/a.cpp", "    dialog.exec();");
    row("ui/signin/a.cpp", "    menu->exec( QCursor::pos());");
    row("ui/signin/a.cpp", "    app.exec();");
    row("app/desktop/main.cpp", "    dialog.exec();");
    row("app/desktop/main.cpp", "    QMenu::exec(actions, position);");
    row("app/core/net/a.cpp", "    QEventLoop loop;");
    row("app/core/net/a.cpp", "    reply->ignoreSslErrors();");
    row("app/core/net/a.cpp", "    configuration.setPeerVerifyMode(mode);");
    row("app/core/net/a.cpp", "    QSslSocket::VerifyNone");
    row("app/core/base/a.cpp", "    QUrl::fromUserInput(text)");
    row("app/core/base/a.cpp", "    job.setInsecureFallback(true);");
    row("app/core/base/a.cpp", "    QCoreApplication::processEvents();");
}

void TestIncludes::checkerFinds()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    const QTemporaryDir root;
    createFile(root, path, u"// first\n"_s + line + u'\n');
    const QStringList found = breaches(root);
    QCOMPARE(found.size(), 1);
    QVERIFY2(found.first().startsWith(path + u":2: "_s), qPrintable(found.first()));
}

void TestIncludes::keychainInOneFile()
{
    const QString include = u"#include <qt6keychain/keychain.h>\n"_s;
    const QTemporaryDir root;
    createFile(root, u"app/core/base/a.cpp"_s, include);
    QCOMPARE(breaches(root), QStringList());
    createFile(root, u"app/core/base/b.cpp"_s, include);
    QCOMPARE(breaches(root).size(), 1);
    createFile(root, u"app/core/base/b.cpp"_s, {});
    createFile(root, u"app/core/base/c.h"_s, include);
    QCOMPARE(breaches(root).size(), 2);
}

void TestIncludes::findsCircles()
{
    const QTemporaryDir root;
    createFile(root, u"app/core/base/a.h"_s, u"#include \"base/b.h\"\n"_s);
    createFile(root, u"app/core/base/a.cpp"_s, u"#include \"base/a.h\"\n#include \"base/c.h\"\n"_s);
    createFile(root, u"app/core/base/b.h"_s, u"#include \"base/c.h\"\n"_s);
    QCOMPARE(breaches(root), QStringList());
    createFile(root, u"app/core/base/c.cpp"_s, u"#include \"base/a.h\"\n"_s);
    const QStringList found = breaches(root);
    QVERIFY2(!found.filter(u"app/core/base/a: in a circle of includes with app/core/base/c"_s).isEmpty(),
             qPrintable(found.join(u'\n')));
}

void TestIncludes::findsDuplicateTypeNames()
{
    const QTemporaryDir root;
    createFile(root, u"app/core/base/a.h"_s, u"class Text;\nclass Text final\n{\n};\n"_s);
    createFile(root, u"app/core/net/b.h"_s, u"class Text;\nenum class Kind { Text };\n"_s);
    createFile(root, u"app/core/net/c.h"_s,
               u"namespace net {\n\nstruct Text\n{\n};\n\n} // namespace net\n"_s);
    createFile(root, u"app/demo/d.h"_s, u"struct Text\n{\n};\n"_s);
    QCOMPARE(breaches(root), QStringList());
    createFile(root, u"app/core/net/d.h"_s, u"struct Text : Base\n{\n};\n"_s);
    QCOMPARE(breaches(root).size(), 1);
}

void TestIncludes::findsConditionsUnknownToMoc()
{
    const auto write = [](const QTemporaryDir &root, const QString &path, const QString &condition) {
        createFile(root, path,
                   u"#if QT_VERSION > 1\n#endif\nclass A\n{\n    Q_OBJECT\n%1\n    void f();\n#endif\n};\n"
                   "#ifdef NDEBUG\n#endif\n"_s.arg(condition));
    };
    const QTemporaryDir root;
    write(root, u"ui/signin/a.h"_s, u"#ifdef SVC_WITH_DBUS"_s);
    write(root, u"tests/a.cpp"_s, u"#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS) // X11"_s);
    QCOMPARE(breaches(root), QStringList());
    write(root, u"ui/signin/a.h"_s, u"#ifndef NDEBUG"_s);
    write(root, u"tests/a.cpp"_s, u"  # if QT_VERSION >= 0x060500"_s);
    const QStringList found = breaches(root);
    QCOMPARE(found.size(), 2);
    QVERIFY2(found[0].startsWith(u"ui/signin/a.h:6: "_s), qPrintable(found[0]));
    QVERIFY2(found[1].startsWith(u"tests/a.cpp:6: "_s), qPrintable(found[1]));
}

SVC_GUILESS_TEST(TestIncludes)
#include "tst_includes.moc"
