// SPDX-License-Identifier: MIT
#include "redaction/secretheader.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

/// Returns the pattern of a name that is followed by a value.
QString namePattern()
{
    const QString name =
        u"(?:authorization|cookie|api[-_ ]?key|[-_]key|token|secret|password|passwd|bearer)"_s;
    return u"(?i)%1[\"'\\\\^]{0,6}\\s{0,9}[:=]\\s{0,9}[\"'\\\\^]{0,6}[^\\s\"';,]"_s.arg(name);
}

} // namespace

bool hasSecretHeader(QStringView text)
{
    static const QRegularExpression named(namePattern());
    static const QRegularExpression bearer(u"(?i)\\bbearer\\s{1,9}[a-z0-9._~+/-]{8}"_s);
    static const QRegularExpression option(
        u"(?i)(?:^|\\s)(?:-[a-z]{0,9}(?-i:[Hu])|--header|--user|-headers)[\\s=\"'^$@{]"_s);
    static const QRegularExpression address(u"://[^\\s/:@]{1,200}:[^\\s/@]{1,200}@"_s);
    const QString all = text.toString();
    return all.contains(named) || all.contains(bearer) || all.contains(option) || all.contains(address);
}
