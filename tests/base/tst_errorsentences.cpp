// SPDX-License-Identifier: MIT
#include "base/errortext.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestErrorSentences final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneLine()
    {
        Error error;
        error.kind = ErrorKind::NotFound;
        error.notificationId = 1050;
        error.serverMessage = u"line one\nline two"_s;
        const QString text = errorSentences(error);
        QVERIFY(text.startsWith(u"Notification 1050 was not found for you. "_s));
        QVERIFY(text.endsWith(u" The answer says: “line one line two”."_s));
        QVERIFY(!text.contains(QChar(0x2068)) && !text.contains(u'\n'));
    }
};

SVC_GUILESS_TEST(TestErrorSentences)
#include "tst_errorsentences.moc"
