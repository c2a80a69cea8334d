// SPDX-License-Identifier: MIT
#include "ids/iddraft.h"
#include "support/testprogram.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class TestIdDraft : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isRestored();
    void isWrittenWhileRunning();
    void doesNotSaveTooLongTexts();
    void doesNotSaveSecrets();
    void isPrivate();
};

void TestIdDraft::isRestored()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"f/draft.txt"_s);
    QCOMPARE(IdDraft(file).load(), QString());
    {
        IdDraft draft(file);
        draft.save(u"1042,\n#٣"_s);
    }
    QCOMPARE(IdDraft(file).load(), u"1042,\n#٣"_s);
    {
        IdDraft draft(file);
        QVERIFY(!draft.load().isEmpty());
        draft.save({});
    }
    QCOMPARE(IdDraft(file).load(), QString());
}

void TestIdDraft::isWrittenWhileRunning()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"draft.txt"_s);
    IdDraft draft(file);
    draft.save(u"7"_s);
    draft.save(u"77"_s);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 30000);
    QCOMPARE(IdDraft(file).load(), u"77"_s);

    QString text = u"77"_s; // while the user goes on typing
    const auto isWritten = [&] {
        draft.save(text += u'7');
        return QFileInfo(file).size() > 2;
    };
    QVERIFY(QTest::qWaitFor(isWritten, 30'000));
}

void TestIdDraft::doesNotSaveTooLongTexts()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"draft.txt"_s);
    {
        IdDraft draft(file);
        draft.save(u"1042"_s);
    }
    {
        IdDraft draft(file);
        QVERIFY(!draft.load().isEmpty());
        draft.save(QString(1'000'001, u'1'));
    }
    QCOMPARE(IdDraft(file).load(), QString());
}

void TestIdDraft::doesNotSaveSecrets()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"draft.txt"_s);
    {
        IdDraft draft(file);
        draft.save(u"1042"_s);
    }
    {
        IdDraft draft(file);
        QCOMPARE(draft.load(), u"1042"_s);
        draft.save(u"curl https://a.example/notification/1042 -H 'Svc-ApiKey: made-up-key'"_s);
    }
    QCOMPARE(IdDraft(file).load(), QString());
}

void TestIdDraft::isPrivate()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"draft.txt"_s);
    {
        IdDraft draft(file);
        draft.save(u"1042"_s);
    }
    QVERIFY(!(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther)));
#endif
}

SVC_GUILESS_TEST(TestIdDraft)
#include "tst_iddraft.moc"
