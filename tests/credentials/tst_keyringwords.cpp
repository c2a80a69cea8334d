// SPDX-License-Identifier: MIT
#include "credentials/keyringwords.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestKeyringWords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_data();
    void words();
};

void TestKeyringWords::words_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("meaning");
    const auto row = [](const QString &words, KeyringFailure meaning) {
        QTest::newRow(qPrintable(words)) << words << static_cast<int>(meaning);
    };
    row(u"Timeout was reached"_s, KeyringFailure::NoAnswer);
    row(u"Unknown error"_s, KeyringFailure::NoKeyring);
    row(u"Access to keychain denied"_s, KeyringFailure::Denied);
    row(u"Unknown error 5"_s, KeyringFailure::Other);
    row(u"Cannot create an item in a locked collection"_s, KeyringFailure::Other);
    row({}, KeyringFailure::Other);
}

void TestKeyringWords::words()
{
    QFETCH(const QString, words);
    QFETCH(const int, meaning);
    QCOMPARE(static_cast<int>(keyringFailure(words)), meaning);
}

SVC_GUILESS_TEST(TestKeyringWords)
#include "tst_keyringwords.moc"
