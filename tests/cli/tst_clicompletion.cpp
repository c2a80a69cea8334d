// SPDX-License-Identifier: MIT
// The table of commands, and what completions make of it.
#include "cli/commandtable.h"
#include "cli/completion.h"
#include "cli/help.h"
#include "support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

class TestCliCompletion : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void optionsAreConsistent();
    void textsAreComplete();
    void completes_data();
    void completes();
    void describes();
};

/// A word after an option that stands before the command is its value or not, whatever the command is.
void TestCliCompletion::optionsAreConsistent()
{
    QHash<QString, bool> takesValue;
    for (const CommandSpec &command : commandTable()) {
        QSet<QString> names;
        for (const OptionSpec &option : command.allOptions()) {
            QVERIFY2(!names.contains(option.name), qPrintable(option.name));
            names += option.name;
            QCOMPARE(takesValue.value(option.name, !option.value.isEmpty()), !option.value.isEmpty());
            takesValue[option.name] = !option.value.isEmpty();
            QVERIFY2(!option.range || option.values.isEmpty(), qPrintable(option.name));
        }
    }
}

void TestCliCompletion::textsAreComplete()
{
    for (const CommandSpec &command : commandTable()) {
        QVERIFY2(!command.summary.isEmpty() && !command.summary.endsWith(u'.'), qPrintable(command.name));
        for (const OptionSpec &option : command.allOptions())
            QVERIFY2(option.text.endsWith(u'.'), qPrintable(option.name));
        QVERIFY2(command.isHidden || !command.examples.isEmpty(), qPrintable(command.name));
        for (const CommandExample &example : command.examples)
            QVERIFY2(example.line.contains("svc-cli"_L1), qPrintable(example.line));
        for (const QString &line : helpText(commandTable(), command).split(u'\n'))
            QVERIFY2(line.size() <= 80 || line.startsWith("  "_L1), qPrintable(line));
    }
    for (const char c : manualPage(commandTable()))
        QVERIFY(c == '\n' || (c >= ' ' && c <= '~'));
}

void TestCliCompletion::completes_data()
{
    QTest::addColumn<QString>("line"); // a bar stands for a blank in a word
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *line, const char *expected) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(expected);
    };
    row("lo", "lookup");
    row("connections ", "export import");
    row("connections im", "import");
    row("connections import ", "(files)");
    row("connections import a ", "");
    row("lookup --form", "--format");
    row("--demo upgrade --y", "--yes");
    row("lookup --y", "");
    row("lookup --format j", "json jira");
    row("lookup --format=j", "--format=json --format=jira");
    row("--format j", "json jira");
    row("connections --format ", "ndjson json");
    row("lookup --ca-file ", "(files)");
    row("lookup --input=a", "(files)");
    row("lookup --connection ", "acme acme|test");
    row("lookup --connection=acme|", "--connection=acme|test");
    row("lookup --connection acme --connection ", "acme acme|test");
    row("lookup ", "");
    row("lookup -- --fo", "");
    row("help fil", "filter");
    row("help comp", "completion");
    row("completion ", "bash zsh fish");
    row("completion bash ", "");
    row("nonsense ", "");
    row("--token h", "header:");
}

void TestCliCompletion::completes()
{
    QFETCH(const QString, line);
    QFETCH(const QString, expected);
    QStringList words = line.split(u' ');
    words.replaceInStrings(u"|"_s, u" "_s);
    const Completions completions = completionsOf(commandTable(), words, {u"acme"_s, u"acme test"_s});
    QStringList found;
    if (completions.areFiles)
        found += u"(files)"_s;
    for (const Completions::Word &word : completions.words)
        found += QString(word.text).replace(u' ', u'|');
    QCOMPARE(found.join(u' '), expected);
}

void TestCliCompletion::describes()
{
    const auto description = [](const QStringList &words) {
        return completionsOf(commandTable(), words, {}).words.value(0).description;
    };
    QCOMPARE(description({u"loo"_s}), u"Look notifications up"_s);
    QCOMPARE(description({u"lookup"_s, u"--partition"_s}), u"Partition to sign in to"_s);
}

SVC_GUILESS_TEST(TestCliCompletion)
#include "tst_clicompletion.moc"
