// SPDX-License-Identifier: MIT
#include "base/secretscrubber.h"
#include "support/canaries.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

class TestSecretScrubber final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormGoes_data();
    void everyFormGoes();
    void texts_data();
    void texts();
    void cutTexts_data();
    void cutTexts();
    void nothingFoundIsShared();
    void jsonStaysJson();
    void errors();
    void manyBackslashesAreNoTrap();
};

void TestSecretScrubber::everyFormGoes_data()
{
    QTest::addColumn<QString>("secret");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("telling");
    for (const QString &secret : canaries::all()) {
        for (const canaries::Form &form : canaries::formsOf(secret))
            QTest::addRow("%s of %s", form.name, qPrintable(secret.left(3)))
                << secret << form.bytes << form.telling;
    }
}

void TestSecretScrubber::everyFormGoes()
{
    QFETCH(const QString, secret);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, telling);
    const SecretScrubber scrubber({Secret(secret)});
    for (const QByteArray before : {"", "it says: ", "\"", "\n"}) {
        for (const QByteArray after : {"", " and more", "\"", ";"}) {
            const QByteArray out = scrubber.scrubbed(before + bytes + after);
            QVERIFY2(!out.contains(telling), out.constData());
            QCOMPARE(out, before + "<redacted>" + after);
        }
    }
    QCOMPARE(scrubber.scrubbed(bytes + ' ' + bytes), "<redacted> <redacted>");
}

void TestSecretScrubber::texts_data()
{
    QTest::addColumn<QStringList>("secrets");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QStringList &secrets, const QByteArray &text,
                        const QByteArray &expected) { QTest::newRow(name) << secrets << text << expected; };
    const QStringList key{u"s3cret-key"_s};
    row("none known", {}, "s3cret-key", "s3cret-key");
    row("an empty one", {QString()}, "text", "text");
    row("not there", key, "s3cret-kez %s3 \\s3", "s3cret-kez %s3 \\s3");
    row("side by side", key, "s3cret-keys3cret-key.", "<redacted>.");
    row("two of them", {u"s3cret-key"_s, u"other-one"_s}, "other-one s3cret-key", "<redacted> <redacted>");
    row("one holds the other", {u"abcd"_s, u"abcdefgh"_s}, "x abcdefgh x", "x <redacted> x");
    row("escapes of several kinds", key, "%73\\u0033cret&#45;ke\\x79", "<redacted>");
    row("Latin-1", {u"Pässw"_s}, "P\xE4ssw", "<redacted>");
    row("entity by name", {u"a\"b<c&d"_s}, "a&quot;b&lt;c&amp;d", "<redacted>");
    row("form encoding", {u"two words"_s}, "p=two+words&q", "p=<redacted>&q");
    row("a surrogate pair", {u"ab\U0001F511cd"_s}, "ab\\ud83d\\udd11cd", "<redacted>");
    row("all of a Base64 text", key, "Basic " + QByteArray("user:s3cret-key").toBase64() + "\n",
        "Basic <redacted>\n");
    row("behind an escape", {u"nemo-secret"_s}, R"({"a":"\nemo-secret"})", R"({"a":"<redacted>"})");
    row("ends in a backslash", {u"abcd\\"_s}, R"({"a":"abcd\\"})", R"({"a":"<redacted>"})");
    row("two backslashes", {u"ab\\\\cd"_s}, R"(ab\\cd ab\\\\cd)", "<redacted> <redacted>");
    row("looks like an escape", {u"ab%41cd"_s}, "ab%41cd ab%2541cd", "<redacted> <redacted>");
    row("short, in a word", {u"a1"_s}, "a1b a1 xa1", "a1b a1 xa1");
    row("short, alone", {u"a1"_s}, "a1", "<redacted>");
    row("short, in quotes", {u"a1"_s}, R"({"p":"a1"})", R"({"p":"<redacted>"})");
    row("short, one character", {u"e"_s}, "every letter e", "every letter e");
    row("four characters", {u"abcd"_s}, "xabcdx", "x<redacted>x");
}

void TestSecretScrubber::texts()
{
    QFETCH(const QStringList, secrets);
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    QList<Secret> values;
    for (const QString &secret : secrets)
        values += Secret(secret);
    QCOMPARE(SecretScrubber(values).scrubbed(text), expected);
}

void TestSecretScrubber::cutTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("most of it") << QByteArray("x s3cret-ke") << QByteArray("x <redacted>");
    QTest::newRow("six characters") << QByteArray("x s3cret") << QByteArray("x <redacted>");
    QTest::newRow("five characters") << QByteArray("x s3cre") << QByteArray("x s3cre");
    QTest::newRow("not at the end") << QByteArray("s3cret-ke x") << QByteArray("s3cret-ke x");
    QTest::newRow("escaped") << QByteArray("\"s3cret\\u002dk") << QByteArray("\"<redacted>");
}

void TestSecretScrubber::cutTexts()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    const SecretScrubber scrubber({Secret(u"s3cret-key"_s)});
    QCOMPARE(scrubber.scrubbed(text, TextEnd::MayBeCut), expected);
    QCOMPARE(scrubber.scrubbed(text), text);
}

void TestSecretScrubber::nothingFoundIsShared()
{
    const SecretScrubber scrubber({Secret(u"s3cret-key"_s)});
    const QByteArray text(100, 'x');
    QCOMPARE(static_cast<const void *>(scrubber.scrubbed(text).constData()),
             static_cast<const void *>(text.constData()));
}

void TestSecretScrubber::jsonStaysJson()
{
    for (const QString &secret : canaries::all()) {
        const SecretScrubber scrubber({Secret(secret)});
        for (const QByteArray &value : {canaries::jsonEscaped(secret), canaries::unicodeEscaped(secret)}) {
            const QByteArray json = "{\"a\":\"x" + value + "\",\"" + value + "\":[\"" + value + "\"]}";
            QVERIFY(!QJsonDocument::fromJson(json).isNull());
            const QByteArray out = scrubber.scrubbed(json);
            QVERIFY2(!QJsonDocument::fromJson(out).isNull(), out.constData());
            QCOMPARE(out, R"({"a":"x<redacted>","<redacted>":["<redacted>"]})");
        }
    }
}

void TestSecretScrubber::errors()
{
    Error error;
    const QString &key = canaries::apiKey;
    error.serverMessage = u"no such key: "_s + key;
    error.detail = key;
    error.jsonPath = u"$."_s + key;
    error.redirectOrigin = key;
    error.certificate = CertificateFacts{key, key, {}, {key}, {}, {}};
    error.status = 401;
    const Error out = SecretScrubber({Secret(key)}).scrubbed(error);
    QCOMPARE(out.serverMessage, u"no such key: <redacted>"_s);
    QCOMPARE(out.status, 401);
    for (const QString &text : {out.detail, out.redirectOrigin, out.certificate->subject,
                                out.certificate->issuer, out.certificate->names.first()})
        QCOMPARE(text, u"<redacted>"_s);
    QCOMPARE(out.jsonPath, u"$.<redacted>"_s);
}

void TestSecretScrubber::manyBackslashesAreNoTrap()
{
    const SecretScrubber scrubber({Secret(QString(64, u'\\') + u'x')});
    const QByteArray text(200, '\\');
    QCOMPARE(scrubber.scrubbed(text), text);
}

QTEST_GUILESS_MAIN(TestSecretScrubber)
#include "tst_secretscrubber.moc"
