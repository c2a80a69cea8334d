// SPDX-License-Identifier: MIT
#include "contract/paths.h"

using namespace Qt::StringLiterals;

namespace {

QUrl under(const QUrl &baseUrl, const QString &path)
{
    QString prefix = baseUrl.path(QUrl::FullyEncoded);
    while (prefix.endsWith(u'/'))
        prefix.chop(1);
    QUrl url = baseUrl.adjusted(QUrl::RemoveQuery | QUrl::RemoveFragment);
    url.setPath(prefix + path, QUrl::TolerantMode); // keeps its encoding: %2F in a prefix stays %2F
    return url;
}

} // namespace

QUrl loginUrl(const QUrl &baseUrl)
{
    return under(baseUrl, u"/api/v3/login"_s);
}

QUrl notificationUrl(const QUrl &baseUrl, qint32 notificationId)
{
    return under(baseUrl, u"/api/v202108/notification/"_s + QString::number(notificationId));
}

QUrl upgradeUrl(const QUrl &baseUrl, UpgradeMode mode)
{
    QUrl url = under(baseUrl, u"/api/v3/me/upgrade"_s);
    if (mode == UpgradeMode::UpgradesOnly)
        url.setQuery(u"upgradesOnly=true"_s);
    return url;
}
