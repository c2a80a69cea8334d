// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>

#include <functional>

/// The tests of a folder form one program, `tests_<folder> tst_<name> [arguments of Qt Test]`. Each file
/// registers its class with one of the macros below. CTest has one entry per file.
namespace testprogram {

using Run = int (*)(int argc, char *argv[]);

/// Registers the test class of one file under the file's name without its suffix.
class Test final
{
public:
    Test(const char *file, Run run);
};

/// Registers a function that runs instead of a test if the program is called with `flag`; a test starts it as
/// a child process. A QCoreApplication exists then.
class Mode final
{
public:
    Mode(const char *flag, const std::function<int()> &run);
};

/// Installs the English texts, for their plural forms, as the programs do.
void useEnglish();

template <typename TestClass>
int run(int argc, char *argv[])
{
    TestClass test;
    return QTest::qExec(&test, argc, argv);
}

template <typename TestClass, typename Application>
int runWith(int argc, char *argv[])
{
    Application application(argc, argv);
    useEnglish();
    Application::setAttribute(Qt::AA_Use96Dpi, true);
    return run<TestClass>(argc, argv);
}

} // namespace testprogram

/// Returns what is in the file, “(none)” if it can't be read.
[[nodiscard]] QByteArray contentOf(const QString &path);
/// Writes the file, in a folder that is made for it. The test fails if that is not possible.
void writeFile(const QString &path, const QByteArray &content);

// Replace QTEST_MAIN, QTEST_GUILESS_MAIN and QTEST_APPLESS_MAIN.
#define SVC_TEST(TestClass)                                                                                  \
    static const testprogram::Test the##TestClass(__FILE__, &testprogram::runWith<TestClass, QApplication>);
#define SVC_GUILESS_TEST(TestClass)                                                                          \
    static const testprogram::Test the##TestClass(__FILE__,                                                  \
                                                  &testprogram::runWith<TestClass, QCoreApplication>);
#define SVC_APPLESS_TEST(TestClass)                                                                          \
    static const testprogram::Test the##TestClass(__FILE__, &testprogram::run<TestClass>);
