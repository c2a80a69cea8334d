// SPDX-License-Identifier: MIT
#include "ui/lookup/ids/idfiledrop.h"

#include <QCoreApplication>
#include <QList>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace {

struct IdFileDropTexts
{
    Q_DECLARE_TR_FUNCTIONS(IdFileDrop)
};

bool isLocalFile(const QUrl &url)
{
#ifndef Q_OS_WIN
    if (!url.host().isEmpty()) // on another computer, where the path means another file
        return false;
#endif
    return url.isLocalFile();
}

} // namespace

QString idFilePath(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 && isLocalFile(urls.first()) ? urls.first().toLocalFile() : QString();
}

QString idFileDropProblem(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    const auto files = std::count_if(urls.begin(), urls.end(), isLocalFile);
    return files > 0 && urls.size() > 1 ? IdFileDropTexts::tr("Drop one file of ids at a time.") : QString();
}
