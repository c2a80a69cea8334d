// SPDX-License-Identifier: MIT
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QTranslator>

#include <cstdio>
#include <vector>

namespace {

QMap<QByteArray, testprogram::Run> &tests()
{
    static QMap<QByteArray, testprogram::Run> tests;
    return tests;
}

QMap<QByteArray, std::function<int()>> &modes()
{
    static QMap<QByteArray, std::function<int()>> modes;
    return modes;
}

} // namespace

testprogram::Test::Test(const char *file, Run run)
{
    tests().insert(QFileInfo(QString::fromUtf8(file)).baseName().toUtf8(), run);
}

testprogram::Mode::Mode(const char *flag, const std::function<int()> &run)
{
    modes().insert(flag, run);
}

void testprogram::useEnglish()
{
    static QTranslator english;
    if (!english.load(QStringLiteral(":/tests/svc_en.qm")))
        qFatal("The English texts are missing.");
    QCoreApplication::installTranslator(&english);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

void writeFile(const QString &path, const QByteArray &content)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(path));
    QCOMPARE(file.write(content), content.size());
}

int main(int argc, char *argv[])
{
    for (int i = 1; i < argc; ++i) {
        if (const auto mode = modes().constFind(argv[i]); mode != modes().constEnd()) {
            const QCoreApplication application(argc, argv);
            testprogram::useEnglish();
            return (*mode)();
        }
    }
    const auto test = tests().constFind(argc > 1 ? argv[1] : "");
    if (test == tests().constEnd()) {
        std::fprintf(stderr, "Which of these?\n");
        for (const QByteArray &name : tests().keys())
            std::fprintf(stderr, "  %s\n", name.constData());
        return 2;
    }
    // Qt Test parses the arguments after the program's name.
    std::vector<char *> arguments{argv, argv + argc};
    arguments.erase(arguments.begin() + 1);
    arguments.push_back(nullptr);
    return (*test)(argc - 1, arguments.data());
}
