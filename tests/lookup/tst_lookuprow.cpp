// SPDX-License-Identifier: MIT
#include "lookup/lookuprow.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestLookupRow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names()
    {
        using Outcome = LookupRow::Outcome;
        QCOMPARE(outcomeName(Outcome::Waiting), u"waiting"_s);
        QCOMPARE(outcomeName(Outcome::Running), u"running"_s);
        QCOMPARE(outcomeName(Outcome::Found), u"found"_s);
        QCOMPARE(outcomeName(Outcome::NotFound), u"not-found"_s);
        QCOMPARE(outcomeName(Outcome::Failed), u"failed"_s);
        QCOMPARE(outcomeName(Outcome::NotLookedUp), u"not-looked-up"_s);
    }
};

SVC_GUILESS_TEST(TestLookupRow)
#include "tst_lookuprow.moc"
