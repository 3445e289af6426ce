// SPDX-License-Identifier: Apache-2.0
#include "model/base/Secrets.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <string>

namespace tst_secrets {

using namespace hp;

/// What leaves the house: logs, exports, errors.
class TestSecrets : public QObject
{
    Q_OBJECT
private slots:
    void whatLooksLikeASecretIsHidden_data();
    void whatLooksLikeASecretIsHidden();
    void whatIsNoneStays_data();
    void whatIsNoneStays();
    void namesOfSecrets_data();
    void namesOfSecrets();
    void itIsLinear();
};

void TestSecrets::whatLooksLikeASecretIsHidden_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");
    const auto row = [](const char *name, const char *text, const char *shown) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(shown);
    };
    row("a bearer", "Authorization: Bearer X", "Authorization: Bearer [hidden]");
    row("a bearer in small letters",
        "authorization: bearer abc.def/+= and on",
        "authorization: bearer [hidden] and on");
    row("a bearer alone", "sent Bearer abc", "sent Bearer [hidden]");
    row("a basic one", "Authorization=Basic dXNlcjpwYXNz", "Authorization=Basic [hidden]");
    row("an authorization of no scheme", "Authorization: abc", "Authorization: [hidden]");
    row("a header of Redfish", "X-Auth-Token: 4711abc;", "X-Auth-Token: [hidden];");
    row("a passphrase, whole",
        "passphrase: correct horse battery staple\nnext",
        "passphrase: [hidden]\nnext");
    row("a passphrase that is a sentence",
        "KeyPassphrase: The quick brown fox\nnext",
        "KeyPassphrase: [hidden]\nnext");
    row("a password that begins like one", "AdminPassword: A1 b", "AdminPassword: [hidden] b");
    row("a sentence behind the code of an error",
        "ExpiredToken: The security token is expired",
        "ExpiredToken: The security token is expired");
    row("a token behind such a code", "AccessToken: abc.def", "AccessToken: [hidden]");
    row("the object that has it, by its name",
        "failed to lookup token: Secret \"prod-token\" not found",
        "failed to lookup token: Secret \"prod-token\" not found");
    row("one that is called so", "token: Secret7", "token: [hidden]");
    row("a passphrase in quotes",
        "passphrase=\"correct horse\" next",
        "passphrase=[hidden]\" next");
    row("a password", "password=hunter2&user=me", "password=[hidden]&user=me");
    row("pwd", "pwd: hunter2, again", "pwd: [hidden], again");
    row("apikey", "apikey=abc", "apikey=[hidden]");
    row("api_key", "api_key = abc", "api_key = [hidden]");
    row("API-Key", "X-API-Key: abc", "X-API-Key: [hidden]");
    row("client_secret", "client_secret=abc&x=1", "client_secret=[hidden]&x=1");
    row("an access token in JSON",
        R"({"access_token":"a b","n":1})",
        R"({"access_token":[hidden]","n":1})");
    row("a password of an address that was cut",
        "PUT https://admin:hunter2-and-mo\u2026",
        "PUT https://admin:[hidden]\u2026");
    row("a web token", "got eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.sig-1 now", "got [hidden] now");
    row("a private key",
        "a\n-----BEGIN EC PRIVATE KEY-----\nMHcC\n-----END EC PRIVATE KEY-----\nb",
        "a\n[hidden]\nb");
    row("half a private key", "-----BEGIN PRIVATE KEY-----\nMHcC", "[hidden]");
    row("a password in an address",
        "redfish://root:calvin@10.0.0.7/redfish",
        "redfish://root:[hidden]@10.0.0.7/redfish");
    row("what is known", "it was s3cr3t-value!", "it was [hidden]!");
}

void TestSecrets::whatLooksLikeASecretIsHidden()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);
    const std::string once = withoutSecrets(text.toStdString(), {"s3cr3t-value", "", "a"});
    QCOMPARE(QByteArray::fromStdString(once), shown);
    QCOMPARE(QByteArray::fromStdString(withoutSecrets(once)), shown); // and stays as it is
}

void TestSecrets::whatIsNoneStays_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"",
                             "the secret default/h-bmc is missing",
                             "there is a token of anna already",
                             "--token-file=/etc/holdpoint/token",
                             "a bearer",
                             "https://example.com/a:b@c",
                             "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
                             "key: value",
                             "eyJ is how a web token begins",
                             "\xff\xfe broken \xc3"})
        QTest::newRow(text) << QByteArray(text);
}

void TestSecrets::whatIsNoneStays()
{
    QFETCH(QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(withoutSecrets(text.toStdString())), text);
}

void TestSecrets::namesOfSecrets_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<bool>("secret");
    for (const char *word : {"password",
                             "PWD",
                             "x-auth-token",
                             "client_secret",
                             "apiKey",
                             "Authorization",
                             "passphrase",
                             "credentialsName"})
        QTest::newRow(word) << QByteArray(word) << true;
    for (const char *word : {"name", "tokenFile", "key", ""})
        QTest::newRow(word) << QByteArray(word) << false;
}

void TestSecrets::namesOfSecrets()
{
    QFETCH(QByteArray, word);
    QFETCH(bool, secret);
    QCOMPARE(isSecretName(word.toStdString()), secret);
}

void TestSecrets::itIsLinear()
{
    // Each of them would be read again and again by a reader that goes back.
    for (const char *part : {"-----BEGIN ", "://", "password", "Bearer ", "eyJ", "token=\""}) {
        std::string text;
        while (text.size() < 200'000)
            text += part;
        QVERIFY(!withoutSecrets(text).empty());
    }
}

} // namespace tst_secrets

HP_TEST(tst_secrets, TestSecrets)
#include "tst_secrets.moc"
