// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/ConnectionState.h"
#include "backend/kube/Failures.h"
#include "backend/kube/Paths.h"
#include "backend/kube/SchemaFields.h"
#include "backend/kube/transport/HeaderLines.h"
#include "backend/runtime/TokenBucket.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

#include <nlohmann/json.hpp>

namespace tst_kubefailures {

using namespace hp;
using namespace hp::kube;
using hp::runtime::TokenBucket;
using namespace std::chrono_literals;

/// The small rules between a request and its answer.
class TestKubeFailures : public QObject
{
    Q_OBJECT
private slots:
    void anAnswerBecomesAnError_data();
    void anAnswerBecomesAnError();
    void pathsAreEncoded();
    void aBucketMakesLaterOnesWait();
    void retryAfterIsSecondsOrADate_data();
    void retryAfterIsSecondsOrADate();
    void aSchemaKeepsWhatItLists_data();
    void aSchemaKeepsWhatItLists();
    void aKindIsSaidInTheWordsOfTheConnectionView_data();
    void aKindIsSaidInTheWordsOfTheConnectionView();
};

void TestKubeFailures::anAnswerBecomesAnError_data()
{
    QTest::addColumn<int>("failure");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("body");
    QTest::addColumn<bool>("isWrite");
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("mayHaveArrived");
    const auto row = [](const char *name,
                        Failure failure,
                        int status,
                        const char *body,
                        bool isWrite,
                        const char *code,
                        bool mayHaveArrived = true) {
        QTest::newRow(name) << int(failure) << status << QString::fromUtf8(body) << isWrite
                            << QString::fromUtf8(code) << mayHaveArrived;
    };
    row("a status at its word",
        Failure::None,
        409,
        R"({"kind":"Status","reason":"AlreadyExists","code":409})",
        true,
        "AlreadyExists");
    row("a conflict",
        Failure::None,
        409,
        R"({"kind":"Status","reason":"Conflict"})",
        true,
        "Conflict");
    row("the mux in plain text", Failure::None, 404, "404 page not found\n", false, "NotFound");
    row("a proxy without a back-end", Failure::None, 502, "<html>", true, "Unreachable");
    row("a proxy that is overloaded", Failure::None, 503, "<html>", true, "Unreachable");
    row("a proxy that gave up", Failure::None, 504, "", true, "TimedOut");
    row("a busy server", Failure::None, 429, "", true, "Refused");
    row("nobody there", Failure::Connect, 0, "", true, "Unreachable", false);
    row("nobody there when it is sent again", Failure::Connect, 0, "", true, "TimedOut");
    row("nobody there when a read is sent again", Failure::Connect, 0, "", false, "Unreachable");
    row("a stranger there", Failure::Untrusted, 0, "", true, "Unreachable");
    row("a read without an answer", Failure::Broken, 0, "", false, "Unreachable");
    row("a write without an answer", Failure::Broken, 0, "", true, "TimedOut");
    row("a write that takes too long", Failure::TimedOut, 0, "", true, "TimedOut");
    row("an answer that is too large", Failure::TooLarge, 0, "", false, "Internal");
}

void TestKubeFailures::anAnswerBecomesAnError()
{
    QFETCH(const int, failure);
    QFETCH(const int, status);
    QFETCH(const QString, body);
    QFETCH(const bool, isWrite);
    QFETCH(const QString, code);
    QFETCH(const bool, mayHaveArrived);
    Answer answer;
    answer.failure = static_cast<Failure>(failure);
    answer.status = status;
    answer.body = body.toStdString();
    answer.mayHaveArrived = mayHaveArrived;
    const Error error = errorOf(answer, isWrite ? Method::Post : Method::Get);
    QCOMPARE(QString::fromUtf8(hp::toString(error.code)), code);
}

void TestKubeFailures::pathsAreEncoded()
{
    QCOMPARE(
        objectPath(cluster::kinds::machine(), {"a b", "x/y"}, "status"),
        std::string("/apis/machine.openshift.io/v1beta1/namespaces/a%20b/machines/x%2Fy/status"));
    QCOMPARE(collectionPath(cluster::kinds::node(), "ignored"), std::string("/api/v1/nodes"));
    QCOMPARE(collectionPath(cluster::kinds::pod(), ""), std::string("/api/v1/pods"));
    QCOMPARE(QueryText().add("l", "a in (b,c)").addIfAny("m", "").add("n", "é").text(),
             std::string("?l=a%20in%20%28b%2Cc%29&n=%C3%A9"));
}

void TestKubeFailures::aBucketMakesLaterOnesWait()
{
    TokenBucket bucket(10, 2);
    QVERIFY(bucket.take(0s) == Duration());
    QVERIFY(bucket.take(0s) == Duration());
    QVERIFY(bucket.take(0s) == 100ms);
    QVERIFY(bucket.take(0s) == 200ms);
    QVERIFY(bucket.take(200ms) == 100ms);
    QVERIFY(bucket.take(10s) == Duration());
    TokenBucket none(0, 0);
    for (int i = 0; i < 1000; ++i)
        QVERIFY(none.take(0s) == Duration());
}

void TestKubeFailures::retryAfterIsSecondsOrADate_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("seconds");
    QTest::newRow("seconds") << QStringLiteral("7") << 7;
    QTest::newRow("nothing that helps") << QStringLiteral("soon") << -1;
    QTest::newRow("a date") << QStringLiteral("Sat, 10 Jan 2026 12:00:30 GMT") << 30;
    QTest::newRow("a date that has passed") << QStringLiteral("Sat, 10 Jan 2026 11:00:00 GMT") << 0;
}

void TestKubeFailures::retryAfterIsSecondsOrADate()
{
    QFETCH(const QString, value);
    QFETCH(const int, seconds);
    Answer answer;
    readHeader("date: Sat, 10 Jan 2026 12:00:00 GMT\r\n", answer);
    readHeader("Retry-After: " + value.toStdString() + "\r\n", answer);
    QCOMPARE(answer.retryAfterSeconds.value_or(-1), seconds);
}

void TestKubeFailures::aSchemaKeepsWhatItLists_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("kept");
    QTest::newRow("a listed field") << QStringLiteral("/spec/hooks") << true;
    QTest::newRow("a field in a list") << QStringLiteral("/spec/hooks/name") << true;
    QTest::newRow("a field that is not listed") << QStringLiteral("/spec/hooks/colour") << false;
    QTest::newRow("a field below one that is not listed") << QStringLiteral("/spec/a/b") << false;
    QTest::newRow("any key of a map") << QStringLiteral("/spec/labels/any") << true;
    QTest::newRow("anything below what keeps all") << QStringLiteral("/spec/raw/x/y") << true;
    QTest::newRow("through a reference in an allOf") << QStringLiteral("/metadata/name") << true;
    QTest::newRow("a circle of references") << QStringLiteral("/loop/x") << false;
}

void TestKubeFailures::aSchemaKeepsWhatItLists()
{
    QFETCH(const QString, path);
    QFETCH(const bool, kept);
    static const Json document = Json::parse(R"({"components":{"schemas":{
        "Meta":{"properties":{"name":{"type":"string"}}},
        "Loop":{"allOf":[{"$ref":"#/components/schemas/Loop"}]},
        "M":{"x-kubernetes-group-version-kind":[
                {"group":"machine.openshift.io","version":"v1beta1","kind":"Machine"}],
             "properties":{
                "metadata":{"allOf":[{"$ref":"#/components/schemas/Meta"}]},
                "loop":{"$ref":"#/components/schemas/Loop"},
                "spec":{"properties":{
                    "hooks":{"type":"array","items":{"properties":{"name":{}}}},
                    "labels":{"additionalProperties":{"type":"string"}},
                    "raw":{"type":"object","x-kubernetes-preserve-unknown-fields":true}}}}}}}})");
    QCOMPARE(schemaKeeps(document, cluster::kinds::machine(), path.toStdString()), kept);
    QVERIFY(!schemaKeeps(document, cluster::kinds::node(), path.toStdString()));
}

/// Views and screens tell them apart by these words (docs/protocol.md).
void TestKubeFailures::aKindIsSaidInTheWordsOfTheConnectionView_data()
{
    QTest::addColumn<int>("service");
    QTest::addColumn<QString>("word");
    QTest::newRow("nobody asked yet") << int(KindService::Unknown) << "unknown";
    QTest::newRow("listed and watched") << int(KindService::Served) << "served";
    QTest::newRow("not installed") << int(KindService::Missing) << "missing";
    QTest::newRow("a right is lacking") << int(KindService::Forbidden) << "forbidden";
}

void TestKubeFailures::aKindIsSaidInTheWordsOfTheConnectionView()
{
    QFETCH(const int, service);
    QTEST(QString::fromLatin1(toString(static_cast<KindService>(service))), "word");
}

} // namespace tst_kubefailures

HP_TEST(tst_kubefailures, TestKubeFailures)
#include "tst_kubefailures.moc"
