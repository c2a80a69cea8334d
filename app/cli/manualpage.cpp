// SPDX-License-Identifier: MIT
#include "cli/connectionoptions.h"
#include "cli/help.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

/// Returns the text for roff, in ASCII, and nothing of it as a request.
QString roff(QString text)
{
    text.replace(u'\\', u"\\e"_s)
        .replace(u'-', u"\\-"_s)
        .replace(u"…"_s, u"..."_s)
        .replace(u"“"_s, u"\\(lq"_s)
        .replace(u"”"_s, u"\\(rq"_s)
        .replace(u"’"_s, u"\\(cq"_s);
    return text.startsWith(u'.') || text.startsWith(u'\'') ? u"\\&"_s + text : text;
}

/// Returns the text with its options in bold, and each sentence on a line of its own.
QString sentences(QString text)
{
    static const QRegularExpression option(u"(?<![\\w-])(\\\\-\\\\-[a-z][a-z\\\\-]*[a-z])"_s);
    static const QRegularExpression end(u"([.?]) (?=[A-Z“])"_s);
    QString lines;
    for (const QString &sentence : text.replace(end, u"\\1\n"_s).split(u'\n'))
        lines += roff(sentence).replace(option, u"\\fB\\1\\fR"_s) + u'\n';
    return lines;
}

QString bold(const QString &text)
{
    return u"\\fB"_s + roff(text) + u"\\fR"_s;
}

QString section(const QString &title)
{
    return u".SH "_s + roff(title.toUpper()) + u'\n';
}

QString paragraphsOf(const QStringList &texts)
{
    QString lines;
    for (const QString &text : texts)
        lines += (lines.isEmpty() ? QString() : u".PP\n"_s) + sentences(text);
    return lines;
}

QString optionList(const OptionGroup &group)
{
    QString lines;
    for (const OptionSpec &option : group.options) {
        lines += u".TP\n"_s;
        if (!option.shortName.isEmpty())
            lines += bold(u'-' + option.shortName) + u", "_s;
        lines += bold(u"--"_s + option.name);
        if (!option.value.isEmpty())
            lines += u" \\fI"_s + roff(option.value) + u"\\fR"_s;
        lines += u'\n' + sentences(option.text);
    }
    return lines;
}

/// Returns the description of a command with the options that only it has.
QString commandText(const CommandSpec &command, const QString &sharedTitle)
{
    QString lines = u".SS "_s + roff(command.usage()) + u'\n' + sentences(command.summary + u'.');
    for (const QString &text : command.description)
        lines += u".PP\n"_s + sentences(text);
    for (const OptionGroup &group : command.options) {
        if (group.title != sharedTitle)
            lines += optionList(group);
    }
    return lines;
}

} // namespace

QByteArray manualPage(const CommandTable &table)
{
    const OptionGroup shared = connectionOptions();
    QString page =
        u"'\\\" t\n.\\\" SPDX-License-Identifier: MIT\n"
        ".\\\" Written by svc-cli manual: change the commands in app/cli, and build update_manual.\n"
        ".TH SVC-CLI 1 \"\" \"svc-desktop @PROJECT_VERSION@\" \"User Commands\"\n"
        ".SH NAME\nsvc-cli \\- look up notifications and run upgrades from scripts\n"
        ".SH SYNOPSIS\n"_s;
    QString commands;
    QString examples;
    QStringList users;
    QStringList usages;
    for (const CommandSpec &command : table) {
        if (command.isHidden)
            continue;
        usages += roff(command.usage()) + u'\n';
        commands += commandText(command, shared.title);
        if (command.service != CommandSpec::Service::None)
            users += command.name;
        for (const CommandExample &example : command.examples)
            examples += u"# "_s + roff(example.purpose) + u'\n' + roff(example.line) + u'\n';
    }
    page += usages.join(u".br\n"_s) + section(u"Commands"_s) + commands + section(shared.title) +
            sentences(u"Options of %1."_s.arg(users.join(u", "_s))) + optionList(shared) +
            section(generalOptions().title) + optionList(generalOptions());
    for (const HelpTopic &topic : helpTopics())
        page += section(topic.title) + paragraphsOf(topic.paragraphs);
    page += section(u"Exit status"_s);
    for (const ExitCodeMeanings &code : exitCodeMeanings(table))
        page += u".TP\n"_s + bold(QString::number(static_cast<int>(code.code))) + u'\n' +
                roff(code.meanings.join(u"; "_s)) + u'\n';
    page += section(u"Examples"_s) + u".EX\n"_s + examples + u".EE\n"_s + section(u"See also"_s) +
            u".BR svc\\-desktop (1),\n.BR svc\\-demo\\-service (1)\n"_s;
    return page.toLatin1();
}
