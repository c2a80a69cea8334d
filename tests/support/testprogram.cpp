// SPDX-License-Identifier: MIT
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMap>
#include <QTranslator>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <thread>
#include <vector>

namespace {

#ifdef __SANITIZE_ADDRESS__
/// Waits until the threads have ended that Qt's global objects end in their destructors, which are called
/// before this one. LeakSanitizer takes the data of a thread that is just ending for a leak.
class LastThreads final
{
public:
    LastThreads() = default;
    ~LastThreads()
    {
        using namespace std::chrono_literals;
        using Threads = std::filesystem::directory_iterator;
        for (auto left = 5s / 1ms; left > 0 && std::distance(Threads("/proc/self/task"), Threads()) > 1;
             --left)
            std::this_thread::sleep_for(1ms);
    }
    LastThreads(const LastThreads &) = delete;
    LastThreads &operator=(const LastThreads &) = delete;
};
const LastThreads lastThreads;
#endif

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
