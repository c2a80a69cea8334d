// SPDX-License-Identifier: MIT
#include "clientimport/variables.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestVariables final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resolves();
    void resolvesTwentyDeep();
    void endsCycles();
    void growsNoFurther();
    void carriesSecrets();
};

void TestVariables::resolves()
{
    Variables variables;
    variables.set({u"host"_s, u"api.example.com"_s});
    variables.set({u"base"_s, u"https://{{host}}"_s});
    QCOMPARE(variables.resolved(u"{{base}}/x"_s).text, u"https://api.example.com/x"_s);
    QCOMPARE(variables.resolved(u"{{ base }}/x"_s).missing, QStringList{u"{{ base }}"_s});
    QCOMPARE(variables.resolved(u"{{base}}/{{id}}"_s).missing, QStringList{u"{{id}}"_s});
    Variables angles(Variables::Syntax::Angles);
    angles.set({u"host"_s, u"api.example.com"_s});
    QCOMPARE(angles.resolved(u"https://<<host>>"_s).text, u"https://api.example.com"_s);
}

void TestVariables::resolvesTwentyDeep()
{
    Variables variables;
    for (int i = 0; i < 19; ++i)
        variables.set({u"v%1"_s.arg(i), u"{{v%1}}"_s.arg(i + 1)});
    variables.set({u"v19"_s, u"end"_s});
    QCOMPARE(variables.resolved(u"{{v0}}"_s).text, u"end"_s);
}

void TestVariables::endsCycles()
{
    Variables variables;
    variables.set({u"a"_s, u"{{b}}"_s});
    variables.set({u"b"_s, u"{{a}}"_s});
    QVERIFY(!variables.resolved(u"{{a}}"_s).missing.isEmpty());
}

void TestVariables::growsNoFurther()
{
    Variables variables;
    for (int i = 0; i < 20; ++i)
        variables.set({u"v%1"_s.arg(i), u"{{v%1}}{{v%1}}{{v%1}}"_s.arg(i + 1)});
    const auto resolved = variables.resolved(u"{{v0}}"_s);
    QVERIFY(resolved.text.size() <= 8192);
    QVERIFY(!resolved.missing.isEmpty());
}

void TestVariables::carriesSecrets()
{
    Variables variables;
    variables.set({u"key"_s, u"made-up"_s, true});
    QVERIFY(variables.resolved(u"x{{key}}"_s).isSecret);
    QVERIFY(!variables.resolved(u"x"_s).isSecret);
}

SVC_GUILESS_TEST(TestVariables)
#include "tst_variables.moc"
