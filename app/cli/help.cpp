// SPDX-License-Identifier: MIT
#include "cli/help.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace {

struct HelpTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr qsizetype kWidth = 80;
constexpr qsizetype kMaxLabel = 25; ///< longer labels have a line of their own

/// Breaks a text into lines, each after `indent` blanks. The first line has none of them.
QString wrapped(const QString &text, qsizetype indent)
{
    QString lines;
    qsizetype column = indent;
    for (const QString &word : text.split(u' ')) {
        if (column > indent && column + 1 + word.size() > kWidth) {
            lines += u'\n' + QString(indent, u' ');
            column = indent;
        } else if (column > indent) {
            lines += u' ';
            ++column;
        }
        lines += word;
        column += word.size();
    }
    return lines;
}

/// A line of a list with a text beside it.
struct Item
{
    QString label;
    QString text;
};

QString list(const QString &title, const QList<Item> &items)
{
    qsizetype width = 0;
    for (const Item &item : items) {
        if (item.label.size() <= kMaxLabel)
            width = std::max(width, item.label.size());
    }
    const qsizetype column = 2 + width + 2;
    QString lines = title + u":\n"_s;
    for (const Item &item : items) {
        QString line = u"  "_s + item.label;
        line +=
            line.size() + 2 <= column ? QString(column - line.size(), u' ') : u'\n' + QString(column, u' ');
        lines += line + wrapped(item.text, column) + u'\n';
    }
    return lines;
}

QString label(const OptionSpec &option)
{
    QString label = option.shortName.isEmpty() ? QString() : u"-%1, "_s.arg(option.shortName);
    label += u"--"_s + option.name;
    return option.value.isEmpty() ? label : label + u' ' + option.value;
}

QString list(const OptionGroup &group)
{
    QList<Item> items;
    for (const OptionSpec &option : group.options)
        items += {label(option), option.text};
    return list(group.title, items);
}

QString number(ExitCode code)
{
    return QString::number(static_cast<int>(code));
}

QList<Item> commandItems(const CommandTable &commands)
{
    QList<Item> items;
    for (const CommandSpec &command : commands) {
        if (!command.isHidden)
            items += {command.arguments.isEmpty() ? command.name : command.name + u' ' + command.arguments,
                      command.summary};
    }
    return items;
}

} // namespace

const QList<HelpTopic> &helpTopics()
{
    static const QList<HelpTopic> topics{
        {u"ids"_s,
         HelpTexts::tr("Ids"),
         {HelpTexts::tr("Ids are numbers (7), lists (7,9), ranges (7-12), #7, addresses with "
                        "/notification/7, links of the window, or JSON."),
          HelpTexts::tr("- reads them from standard input, --input FILE from a file. Negative ids go after "
                        "--. A text may contain nothing but ids; anything else is refused.")}},
        {u"secrets"_s,
         HelpTexts::tr("Secrets"),
         {HelpTexts::tr("The API key and the password come from the environment (SVC_API_KEY, SVC_PASSWORD) "
                        "or, with --secrets-stdin, from the first two lines of standard input, of at most "
                        "64 KiB each. They are never arguments, since other users can read those."),
          HelpTexts::tr(
              "The passwords of a client certificate and of a proxy come from SVC_CERTIFICATE_PASSWORD and "
              "SVC_PROXY_PASSWORD, or from one more line each, in this order, if there are "
              "--client-certificate and --proxy-user."),
          HelpTexts::tr("With --connection a secret that is given neither way comes from the system's "
                        "keyring."),
          HelpTexts::tr("With several connections --secrets-stdin reads one line of JSON for each of them, "
                        "in any order: {\"connection\": \"acme test\", \"apiKey\": \"...\", \"password\": "
                        "\"...\"}. certificatePassword and proxyPassword are possible, too. The variables "
                        "name no connection, and are refused."),
          HelpTexts::tr("Line breaks, control characters, U+200B, U+2060 and U+FEFF are removed from a "
                        "password, which a message says. Everything else is sent as given. Text that is not "
                        "valid UTF-8 is refused, in arguments as well.")}},
        {u"filter"_s,
         HelpTexts::tr("Filters"),
         {HelpTexts::tr("The parts of a filter are words, phrases in quotation marks, and fields such as "
                        "type:bill, created:>2026-11-01, created:>7d, id:>=1042, is:unread and -archived. A "
                        "row must fit all of them."),
          HelpTexts::tr("Dates without an offset are in UTC. Given more than once, all filters must fit. A "
                        "matrix has the ids of which a row fits. The exit code is about all ids, printed or "
                        "not.")}},
        {u"messages"_s,
         HelpTexts::tr("Messages"),
         {HelpTexts::tr("Data goes to standard output, messages to standard error, both in UTF-8."),
          HelpTexts::tr("While a lookup runs, one line shows how far it is, if standard error is a terminal, "
                        "TERM is not dumb, and no rows are written to a terminal meanwhile. --quiet leaves "
                        "it out, and notices too. Nothing is ever coloured, so NO_COLOR changes nothing."),
          HelpTexts::tr("If a session ends, a lookup or watch signs in once more for each token that has "
                        "answered. A password that was refused is never sent again."),
          HelpTexts::tr("If the service asks to wait, a command waits and continues by itself, and says so. "
                        "The id that was busy then comes after those that were not requested yet, and fails "
                        "at its third such answer. If the service is busy for three different ids in a row, "
                        "or cannot be reached, the lookup stops. A message says at which id, and how many "
                        "ids were not looked up.")}},
    };
    return topics;
}

QList<ExitCodeMeanings> exitCodeMeanings(const CommandTable &commands)
{
    std::map<ExitCode, QList<std::pair<QString, QStringList>>> byCode;
    for (const ExitCodeSpec &general : generalExitCodes())
        byCode[general.code] += {general.meaning, {}};
    for (const CommandSpec &command : commands) {
        for (const ExitCodeSpec &own : command.exitCodes) {
            auto &meanings = byCode[own.code];
            const auto same = std::find_if(meanings.begin(), meanings.end(),
                                           [&own](const auto &known) { return known.first == own.meaning; });
            if (same == meanings.end())
                meanings += {own.meaning, {command.name}};
            else if (!same->second.isEmpty())
                same->second += command.name;
        }
    }
    QList<ExitCodeMeanings> all;
    for (const auto &[code, meanings] : byCode) {
        QStringList texts;
        for (const auto &[meaning, users] : meanings)
            texts += users.isEmpty() ? meaning : u"%1: %2"_s.arg(users.join(u", "_s), meaning);
        all += {code, texts};
    }
    return all;
}

QString helpText(const CommandTable &commands)
{
    QList<Item> topics{{u"exit-codes"_s, HelpTexts::tr("Exit codes")}};
    for (const HelpTopic &topic : helpTopics())
        topics += {topic.name, topic.title};
    return wrapped(HelpTexts::tr(
                       "Reads and watches notifications and runs upgrades of the service, for scripts."),
                   0) +
           u"\n\n"_s + list(HelpTexts::tr("Commands"), commandItems(commands)) + u'\n' +
           list(generalOptions()) + u'\n' + list(HelpTexts::tr("Topics"), topics) + u'\n' +
           wrapped(HelpTexts::tr("“svc-cli help COMMAND” has the options and examples of a command, “svc-cli "
                                 "help TOPIC” a text about a topic."),
                   0) +
           u'\n';
}

QString helpText(const CommandTable &commands, const CommandSpec &command)
{
    QString text = command.summary + u".\n\n"_s + HelpTexts::tr("Usage: %1").arg(command.usage()) + u'\n';
    for (const QString &paragraph : command.description)
        text += u'\n' + wrapped(paragraph, 0) + u'\n';
    for (const OptionGroup &group : command.options)
        text += u'\n' + list(group);
    text += u'\n' + list(generalOptions());
    QList<Item> further;
    for (const CommandSpec &other : commands) {
        if (other.name.startsWith(command.name + u' '))
            further += {other.name, other.summary};
    }
    if (!further.isEmpty())
        text += u'\n' + list(HelpTexts::tr("Commands"), further);
    if (!command.examples.isEmpty())
        text += u'\n' + HelpTexts::tr("Examples:") + u'\n';
    for (const CommandExample &example : command.examples)
        text += u"  # %1\n  %2\n"_s.arg(example.purpose, example.line);
    QList<ExitCodeSpec> codes = command.exitCodes + generalExitCodes();
    std::stable_sort(codes.begin(), codes.end(),
                     [](const auto &a, const auto &b) { return a.code < b.code; });
    QList<Item> items;
    for (const ExitCodeSpec &code : std::as_const(codes))
        items += {number(code.code), code.meaning};
    return text + u'\n' + list(HelpTexts::tr("Exit codes"), items);
}

QString helpText(const HelpTopic &topic)
{
    QString text = topic.title + u'\n';
    for (const QString &paragraph : topic.paragraphs)
        text += u'\n' + wrapped(paragraph, 0) + u'\n';
    return text;
}

QString versionText()
{
    return u"svc-cli %1\n"_s.arg(QStringLiteral(SVC_VERSION));
}
