// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/ExecProtocol.h"
#include "backend/kube/auth/Jwt.h"
#include "backend/kube/auth/Pem.h"
#include "backend/kube/auth/SecretFilter.h"
#include "model/base/Json.h"
#include "tests/backend/kube/auth/Certificates.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_execprotocol {

using namespace hp::kube;
using hp::Json;
using hp::TimePoint;

namespace {

const std::string v1 = "client.authentication.k8s.io/v1";
const TimePoint now = *hp::parseTime("2026-01-10T12:00:00Z");

std::string answer(const Json &status)
{
    return Json{{"kind", "ExecCredential"}, {"apiVersion", v1}, {"status", status}}.dump();
}

} // namespace

class TestExecProtocol : public QObject
{
    Q_OBJECT
private slots:
    void thePluginIsToldWhatTheProtocolSays()
    {
        QCOMPARE(
            execInfo(v1, ""),
            std::string("{\"kind\":\"ExecCredential\",\"apiVersion\":"
                        "\"client.authentication.k8s.io/v1\",\"spec\":{\"interactive\":false}}"));
        QCOMPARE(
            execInfo(v1, "{\"server\":\"s\"}"),
            std::string("{\"kind\":\"ExecCredential\",\"apiVersion\":"
                        "\"client.authentication.k8s.io/v1\",\"spec\":{\"cluster\":{\"server\":"
                        "\"s\"},\"interactive\":false}}"));
    }

    void aTokenIsRead()
    {
        const auto credential = readExecCredential(
            answer({{"token", "t"}, {"expirationTimestamp", "2026-01-10T14:00:01+02:00"}}),
            v1,
            now);
        QVERIFY(bool(credential));
        QCOMPARE(credential->token, std::string("t"));
        QVERIFY(credential->expires == now + std::chrono::seconds(1));
        QVERIFY(!readExecCredential(answer({{"token", "t"}}), v1, now)->expires);
    }

    void aPairIsRead()
    {
        const auto pair = hp::test::makeCertificate("a");
        const auto credential =
            readExecCredential(answer({{"clientCertificateData", pair.certificatePem},
                                       {"clientKeyData", pair.keyPem}}),
                               v1,
                               now);
        QVERIFY2(bool(credential), credential ? "" : credential.error().message.c_str());
        QCOMPARE(credential->certificatePem, pair.certificatePem);
        QCOMPARE(credential->keyPem, pair.keyPem);
        const auto other = hp::test::makeCertificate("b");
        const auto mixed =
            readExecCredential(answer({{"clientCertificateData", pair.certificatePem},
                                       {"clientKeyData", other.keyPem}}),
                               v1,
                               now);
        QCOMPARE(
            mixed.error().message,
            std::string("gave a pair that cannot be used: the client key does not belong to the "
                        "client certificate"));
    }

    void aBadAnswerHasItsSentence_data()
    {
        QTest::addColumn<QByteArray>("printed");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const std::string &printed, const char *sentence) {
            QTest::newRow(name) << QByteArray::fromStdString(printed)
                                << QString::fromLatin1(sentence);
        };
        row("nothing", "", "printed nothing");
        row("an empty line", "\n", "printed nothing");
        row("a bare token", "eyJabc", "printed something that is not an ExecCredential");
        row("a list", "[]", "printed something that is not an ExecCredential");
        row("another kind",
            "{\"kind\":\"Pod\"}",
            "printed something that is not an ExecCredential");
        row("a kind that is no text",
            "{\"kind\":{}}",
            "printed something that is not an ExecCredential");
        row("another version",
            "{\"kind\":\"ExecCredential\",\"apiVersion\":\"client.authentication.k8s.io/v1beta1\"}",
            "answered as another apiVersion than it was asked for, which is "
            "client.authentication.k8s.io/v1");
        row("no status", answer(nullptr), "gave an answer without a status");
        row("an empty status", answer(Json::object()), "gave neither a token nor a certificate");
        row("a token that is a number",
            answer({{"token", 1}}),
            "gave a status with a field that cannot be read");
        row("an end that is no time",
            answer({{"token", "t"}, {"expirationTimestamp", "soon"}}),
            "gave a status with a field that cannot be read");
        row("a key alone",
            answer({{"token", "t"}, {"clientKeyData", "k"}}),
            "gave a key without its certificate");
        row("a certificate alone",
            answer({{"clientCertificateData", "c"}}),
            "gave a certificate without its key");
        row("a pair that is none",
            answer({{"clientCertificateData", "c"}, {"clientKeyData", "k"}}),
            "gave a pair that cannot be used: the client certificate is none in PEM");
        row("a token of two lines",
            answer({{"token", "a\r\nX-Evil: b"}}),
            "gave a token with a line break or another control character");
        row("what has expired",
            answer({{"token", "t"}, {"expirationTimestamp", "2026-01-10T12:00:00Z"}}),
            "gave credentials that expired at 2026-01-10T12:00:00Z, and here it is "
            "2026-01-10T12:00:00Z");
    }
    void aBadAnswerHasItsSentence()
    {
        QFETCH(const QByteArray, printed);
        QFETCH(const QString, sentence);
        const auto credential = readExecCredential(printed.toStdString(), v1, now);
        QVERIFY(!credential);
        QCOMPARE(credential.error().code, hp::ErrorCode::Unauthorised);
        QCOMPARE(QString::fromStdString(credential.error().message), sentence);
    }

    void secretsAreNotShown_data()
    {
        QTest::addColumn<QByteArray>("printed");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char *name, const char *printed, const char *shown) {
            QTest::newRow(name) << QByteArray(printed) << QByteArray(shown);
        };
        row("what is harmless stays",
            "open https://x/login?code=AB-12",
            "open https://x/login?code=AB-12");
        row("a given secret", "got s3cr3t-value!", "got [hidden]!");
        row("a web token", "got eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.sig-1 now", "got [hidden] now");
        row("a bearer", "Authorization: Bearer abc.def/+=", "Authorization: Bearer [hidden]");
        row("a named secret",
            "--client-secret=abc --user=me",
            "--client-secret=[hidden] --user=me");
        row("a named secret in JSON",
            "{\"token\": \"abc\", \"a\": 1}",
            "{\"token\": [hidden]\", \"a\": 1}");
        row("a private key",
            "a\n-----BEGIN EC PRIVATE KEY-----\nMHcC\n-----END EC PRIVATE KEY-----\nb",
            "a\n[hidden]\nb");
        row("a private key that was cut off", "-----BEGIN PRIVATE KEY-----\nMHcC", "[hidden]");
        row("colours and bells", "\x1b[31mred\x1b[0m\a!", "red !");
        row("progress on one line", "10%\r20%", "10%\n20%");
    }
    void secretsAreNotShown()
    {
        QFETCH(const QByteArray, printed);
        QFETCH(const QByteArray, shown);
        QCOMPARE(
            QByteArray::fromStdString(shownOf(printed.toStdString(), {"s3cr3t-value", "", "a"})),
            shown);
    }

    void theEndOfAWebTokenIsRead_data()
    {
        QTest::addColumn<QByteArray>("claims");
        QTest::addColumn<QString>("ends");
        QTest::newRow("whole seconds")
            << QByteArray("{\"exp\":1768046400}") << "2026-01-10T12:00:00Z";
        QTest::newRow("parts of one")
            << QByteArray("{\"exp\":1768046400.9}") << "2026-01-10T12:00:00Z";
        QTest::newRow("not said") << QByteArray("{}") << "";
        QTest::newRow("a text") << QByteArray("{\"exp\":\"x\"}") << "";
        QTest::newRow("far away") << QByteArray("{\"exp\":1e300}") << "";
        QTest::newRow("before all") << QByteArray("{\"exp\":-1}") << "";
        QTest::newRow("no claims") << QByteArray("[]") << "";
    }
    void theEndOfAWebTokenIsRead()
    {
        QFETCH(const QByteArray, claims);
        QFETCH(const QString, ends);
        const QByteArray token = "eyJhbGciOiJub25lIn0."
            + claims.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)
            + ".x";
        const auto expiry = jwtExpiry(token.toStdString());
        QCOMPARE(expiry ? QString::fromStdString(hp::formatTime(*expiry)) : QString(), ends);
        QVERIFY(!jwtExpiry("opaque"));
        QVERIFY(!jwtExpiry("a.b"));
    }

    void certificatesAreChecked()
    {
        const auto pair = hp::test::makeCertificate("a");
        QCOMPARE(whyNotCertificates(pair.certificatePem), std::string());
        QCOMPARE(whyNotCertificates(pair.keyPem), std::string("holds no certificate in PEM"));
        QCOMPARE(whyNotPair(pair.certificatePem, pair.keyPem), std::string());
        QCOMPARE(whyNotPair(pair.keyPem, pair.keyPem),
                 std::string("the client certificate is none in PEM"));
        QCOMPARE(whyNotPair(pair.certificatePem, pair.certificatePem),
                 std::string("the client key is none in PEM that opens without a password"));
        const auto ends = certificateExpiry(pair.certificatePem);
        QVERIFY(ends && *ends > now);
        QVERIFY(!certificateExpiry("x"));
    }
};

} // namespace tst_execprotocol

HP_TEST(tst_execprotocol, TestExecProtocol)
#include "tst_execprotocol.moc"
