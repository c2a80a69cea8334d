// SPDX-License-Identifier: MIT
#include "redaction/knownsecrets.h"
#include "redaction/secretredactor.h"
#include "support/canaries.h"
#include "support/testprogram.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

class TestSecretRedactor final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void redactsEveryForm_data();
    void redactsEveryForm();
    void texts_data();
    void texts();
    void truncatedTexts_data();
    void truncatedTexts();
    void sharesUnchangedTexts();
    void values_data();
    void values();
    void keepsJsonValid();
    void errorTexts_data();
    void errorTexts();
    void ownTextsOfErrors_data();
    void ownTextsOfErrors();
    void knownSecrets();
    void errors();
    void manyBackslashesAreFast();
};

void TestSecretRedactor::redactsEveryForm_data()
{
    QTest::addColumn<QString>("secret");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("revealing");
    for (const QString &secret : canaries::all()) {
        for (const canaries::Form &form : canaries::formsOf(secret))
            QTest::addRow("%s of %s", form.name, qPrintable(secret.left(3)))
                << secret << form.bytes << form.revealing;
    }
}

void TestSecretRedactor::redactsEveryForm()
{
    QFETCH(const QString, secret);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, revealing);
    const SecretRedactor redactor({Secret(secret)});
    for (const QByteArray before : {"", "it says: ", "\"", "\n"}) {
        for (const QByteArray after : {"", " and more", "\"", ";"}) {
            const QByteArray out = redactor.redacted(before + bytes + after);
            QVERIFY2(!out.contains(revealing), out.constData());
            QCOMPARE(out, before + "<redacted>" + after);
        }
    }
    QCOMPARE(redactor.redacted(bytes + ' ' + bytes), "<redacted> <redacted>");
}

void TestSecretRedactor::texts_data()
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
    row("one holds the other", {u"abcdefgh"_s, u"abcdefghijkl"_s}, "x abcdefghijkl x", "x <redacted> x");
    row("one begins in the other", {u"abcdefgh"_s, u"efghijkl"_s}, "x abcdefghijkl x", "x <redacted> x");
    row("escapes of several kinds", key, "%73\\u0033cret&#45;ke\\x79", "<redacted>");
    row("escaped three times", key, R"(s3cret\\\\u002dkey s3cret\\u002dkey)", "<redacted> <redacted>");
    row("percent in JSON", key, R"(s3cret\u00252Dkey)", "<redacted>");
    row("Latin-1", {u"Pässword"_s}, "P\xE4ssword", "<redacted>");
    row("Latin-1 in percent", {u"Pässword"_s}, "p=P%E4ssword&q", "p=<redacted>&q");
    row("entity by name", {u"ab\"cd<ef&gh"_s}, "ab&quot;cd&lt;ef&amp;gh", "<redacted>");
    row("form encoding", {u"two words"_s}, "p=two+words&q", "p=<redacted>&q");
    row("form encoding in JSON", {u"\"two words"_s}, R"("p=\"two+words&q")", R"("p=<redacted>&q")");
    row("a surrogate pair", {u"abcdef\U0001F511cd"_s}, "abcdef\\ud83d\\udd11cd", "<redacted>");
    row("all of a Base64 text", key, "Basic " + QByteArray("user:s3cret-key").toBase64() + "\n",
        "Basic <redacted>\n");
    row("Base64, twice in one text", key,
        "Basic " + QByteArray("s3cret-key and s3cret-key").toBase64() + " is all", "Basic <redacted> is all");
    row("two backslashes", {u"abcd\\\\efgh"_s}, R"(abcd\\efgh abcd\\\\efgh)", "<redacted> <redacted>");
    row("looks like an escape", {u"abcd%41efgh"_s}, "abcd%41efgh abcd%2541efgh", "<redacted> <redacted>");
    row("begins with its own beginning", {u"aaaaaaab"_s}, "aaaaaaaaaaab", "aaaa<redacted>");
    row("seven characters", {u"abcdefg"_s}, "x abcdefg x", "x abcdefg x");
    row("eight characters", {u"abcdefgh"_s}, "xabcdefghx", "x<redacted>x");
}

void TestSecretRedactor::texts()
{
    QFETCH(const QStringList, secrets);
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    QList<Secret> values;
    for (const QString &secret : secrets)
        values += Secret(secret);
    QCOMPARE(SecretRedactor(values).redacted(text), expected);
}

void TestSecretRedactor::truncatedTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("most of it") << QByteArray("x s3cret-ke") << QByteArray("x <redacted>");
    QTest::newRow("six characters") << QByteArray("x s3cret") << QByteArray("x <redacted>");
    QTest::newRow("five characters") << QByteArray("x s3cre") << QByteArray("x s3cre");
    QTest::newRow("not at the end") << QByteArray("s3cret-ke x") << QByteArray("s3cret-ke x");
    QTest::newRow("escaped") << QByteArray("\"s3cret\\u002dk") << QByteArray("\"<redacted>");
}

void TestSecretRedactor::truncatedTexts()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    const SecretRedactor redactor({Secret(u"s3cret-key"_s)});
    QCOMPARE(redactor.redacted(text, TextEnd::MayBeCut), expected);
    QCOMPARE(redactor.redacted(text), text);
}

void TestSecretRedactor::sharesUnchangedTexts()
{
    const SecretRedactor redactor({Secret(u"s3cret-key"_s)});
    const QByteArray text(100, 'x');
    QCOMPARE(static_cast<const void *>(redactor.redacted(text).constData()),
             static_cast<const void *>(text.constData()));
}

void TestSecretRedactor::values_data()
{
    QTest::addColumn<QString>("secret");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected");
    const QString key = u"s3cret/key"_s;
    QTest::newRow("nothing in it") << key << QByteArray(R"({ "a" : "x\/y", "b":[1.10, null] })")
                                   << QByteArray(R"({ "a" : "x\/y", "b":[1.10, null] })");
    QTest::newRow("string, key and list") << key << QByteArray(R"({"s3cret/key":["a s3cret\/key","b"]})")
                                          << QByteArray(R"({"<redacted>":["a <redacted>","b"]})");
    QTest::newRow("JSON in a string") << key << QByteArray(R"({"a":"{\"k\":\"s3cret\\/key\"}"})")
                                      << QByteArray(R"({"a":"{\"k\":\"<redacted>\"}"})");
    QTest::newRow("behind an escape") << u"nemo-secret"_s << QByteArray(R"({"a":"\nemo-secret nemo-secret"})")
                                      << QByteArray(R"({"a":"\nemo-secret <redacted>"})");
    QTest::newRow("over two values") << u"a\",\"b-and-more"_s << QByteArray(R"(["a","b-and-more"])")
                                     << QByteArray(R"(["a","b-and-more"])");
    QTest::newRow("a number") << u"12345678"_s << QByteArray(R"({"a":123456789,"b":1234567})")
                              << QByteArray(R"({"a":"<redacted>","b":1234567})");
    QTest::newRow("cut") << key << QByteArray(R"({"a":"s3cret\/k)") << QByteArray(R"({"a":"<redacted>")");
    QTest::newRow("the name of a known field")
        << u"messagePreview"_s << QByteArray(R"({"messagePreview" : "a messagePreview"})")
        << QByteArray(R"({"messagePreview" : "a <redacted>"})");
    QTest::newRow("a value like the name of a known field")
        << u"messagePreview"_s << QByteArray(R"({"subject":"messagePreview"})")
        << QByteArray(R"({"subject":"<redacted>"})");
    QTest::newRow("a word of JSON") << u"subject\":"_s << QByteArray(R"({"subject":"s"})")
                                    << QByteArray(R"({"subject":"s"})");
}

void TestSecretRedactor::values()
{
    QFETCH(const QString, secret);
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, expected);
    QCOMPARE(SecretRedactor({Secret(secret)}).redactedValues(json, {"subject", "messagePreview"}), expected);
}

void TestSecretRedactor::keepsJsonValid()
{
    for (const QString &secret : canaries::all()) {
        const SecretRedactor redactor({Secret(secret)});
        for (const QByteArray &value : {canaries::jsonEscaped(secret), canaries::unicodeEscaped(secret)}) {
            const QByteArray json = "{\"a\":\"x" + value + "\",\"" + value + "\":[\"" + value + "\"]}";
            QVERIFY(!QJsonDocument::fromJson(json).isNull());
            QCOMPARE(redactor.redactedValues(json, {}), R"({"a":"x<redacted>","<redacted>":["<redacted>"]})");
        }
    }
}

void TestSecretRedactor::errorTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a word") << u"The user test: no such key"_s << u"The user <redacted>: no such key"_s;
    QTest::newRow("all of it") << u"test"_s << u"<redacted>"_s;
    QTest::newRow("in quotes") << u"'test'"_s << u"'<redacted>'"_s;
    QTest::newRow("in a word") << u"The latest tester, test4"_s << u"The latest tester, test4"_s;
    QTest::newRow("twice") << u"test, test"_s << u"<redacted>, <redacted>"_s;
    QTest::newRow("with signs") << u"key a%1 and xa%1"_s << u"key <redacted> and xa%1"_s;
}

void TestSecretRedactor::errorTexts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    const SecretRedactor redactor({Secret(u"test"_s), Secret(u"a%1"_s)});
    QCOMPARE(redactor.redactedErrorText(text), expected);
    QCOMPARE(redactor.redacted(text), text); // redacting it everywhere would reveal it
}

void TestSecretRedactor::ownTextsOfErrors_data()
{
    QTest::addColumn<QString>("password");
    QTest::newRow("short") << u"wrong"_s;
    QTest::newRow("long") << u"handshake"_s;
    QTest::newRow("several words") << u"version number"_s;
}

/// A gap in a sentence that everybody knows would tell the word.
void TestSecretRedactor::ownTextsOfErrors()
{
    QFETCH(const QString, password);
    const SecretRedactor redactor({Secret(password)});
    Error error;
    error.kind = ErrorKind::TlsFailed;
    error.detail = u"SSL handshake failed: SSL routines::wrong version number"_s;
    QCOMPARE(redactor.redacted(error).detail, error.detail);
    error = {};
    error.serverMessage = u"the "_s + password + u" key"_s;
    QCOMPARE(redactor.redacted(error).serverMessage, u"the <redacted> key"_s);
}

void TestSecretRedactor::knownSecrets()
{
    KnownSecrets known;
    const QString text = u"the-api-key first-cookie last-cookie"_s;
    QCOMPARE(known.redactor().redacted(text), text);
    known.add(Secret(u"the-api-key"_s));
    known.add(Secret());
    known.addCookie(Secret(u"first-cookie"_s));
    const SecretRedactor before = known.redactor();
    for (int i = 0; i < 63; ++i)
        known.addCookie(Secret(u"cookie-number-%1"_s.arg(i)));
    known.addCookie(Secret(u"first-cookie"_s));
    known.addCookie(Secret(u"last-cookie"_s));
    QCOMPARE(known.redactor().redacted(text), u"<redacted> first-cookie <redacted>"_s);
    QCOMPARE(before.redacted(text), u"<redacted> <redacted> last-cookie"_s);
}

void TestSecretRedactor::errors()
{
    Error error;
    const QString &key = canaries::apiKey;
    error.serverMessage = u"no such key: "_s + key;
    error.detail = key;
    error.jsonPath = u"$."_s + key;
    error.redirectOrigin = key;
    error.certificate = CertificateFacts{key, key, {}, {key}, {}, {}};
    error.status = 401;
    error.delivery = Delivery::Answered;
    const Error out = SecretRedactor({Secret(key)}).redacted(error);
    QCOMPARE(out.serverMessage, u"no such key: <redacted>"_s);
    QCOMPARE(out.status, 401);
    for (const QString &text : {out.detail, out.redirectOrigin, out.certificate->subject,
                                out.certificate->issuer, out.certificate->names.first()})
        QCOMPARE(text, u"<redacted>"_s);
    QCOMPARE(out.jsonPath, u"$.<redacted>"_s);
}

void TestSecretRedactor::manyBackslashesAreFast()
{
    const SecretRedactor redactor({Secret(QString(64, u'\\') + u'x')});
    const QByteArray text(200, '\\');
    QCOMPARE(redactor.redacted(text), text);
}

SVC_GUILESS_TEST(TestSecretRedactor)
#include "tst_secretredactor.moc"
