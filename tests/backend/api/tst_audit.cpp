// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QCryptographicHash>
#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_audit {

using namespace hp;
using namespace hp::test;

namespace {

const std::string machineApi = "/apis/machine.openshift.io/v1beta1/namespaces/default";
const std::string core = "/api/v1/namespaces/default";

std::string digestOf(const std::string &body)
{
    return "sha256:"
        + QCryptographicHash::hash(QByteArray::fromStdString(body), QCryptographicHash::Sha256)
              .toHex()
              .toStdString();
}

} // namespace

/// What the store is told about a client's write, so that the history can keep it.
class TestAudit : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aWriteIsNotedAsItCame_data();
    void aWriteIsNotedAsItCame();
    void whatTookNoEffectIsNotNoted_data();
    void whatTookNoEffectIsNotNoted();
    void theBackendsOwnWritesCarryNoNote();

private:
    std::unique_ptr<ApiFixture> m;
};

void TestAudit::init()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
    m->create(machineApi + "/machines", R"({"metadata":{"name":"m"},"spec":{}})");
    m->create(machineApi + "/machinesets",
              R"({"metadata":{"name":"s"},"spec":{"replicas":2,"selector":{"matchLabels":{"a":"b"}},
        "template":{"metadata":{"labels":{"a":"b"}},"spec":{}}}})");
    m->create(core + "/pods",
              R"({"metadata":{"name":"p"},"spec":{"containers":[{"name":"c","image":"i"}]}})");
    m->create(core + "/secrets", R"({"metadata":{"name":"pw"},"stringData":{"password":"x"}})");
    m->identity = {"ada", {"admin"}};
}

void TestAudit::aWriteIsNotedAsItCame_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("noted");
    const auto row = [](const char *name,
                        const char *method,
                        const std::string &target,
                        const char *body,
                        const char *noted) {
        QTest::newRow(name) << QByteArray(method) << QByteArray::fromStdString(target)
                            << QByteArray(body) << QByteArray(noted);
    };
    const std::string machine = machineApi + "/machines/m";
    row("a creation",
        "POST",
        machineApi + "/machines",
        R"({"metadata":{"name":"n"}})",
        "create Machine n");
    row("a patch", "PATCH", machine, R"({"metadata":{"labels":{"a":"b"}}})", "patch Machine m");
    row("a status",
        "PATCH",
        machine + "/status",
        R"({"status":{"phase":"Running"}})",
        "patch Machine m/status");
    row("a scale",
        "PATCH",
        machineApi + "/machinesets/s/scale",
        R"({"spec":{"replicas":3}})",
        "patch MachineSet s/scale");
    row("a deletion",
        "DELETE",
        machine,
        R"({"propagationPolicy":"Background"})",
        "delete Machine m");
    row("a deletion without a body", "DELETE", machine, "", "delete Machine m");
    row("a collection", "DELETE", machineApi + "/machines", "", "deletecollection Machine m");
    row("an eviction",
        "POST",
        core + "/pods/p/eviction",
        R"({"metadata":{"name":"p"}})",
        "create Pod p/eviction");
    row("a secret",
        "PATCH",
        core + "/secrets/pw",
        R"({"stringData":{"password":"y"}})",
        "patch Secret pw");
    row("a secret that goes", "DELETE", core + "/secrets/pw", "", "delete Secret pw");
}

void TestAudit::aWriteIsNotedAsItCame()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, noted);
    const std::size_t before = m->writes().size();

    const Answer answer = m->send(method.toStdString(),
                                  target.toStdString(),
                                  body.toStdString(),
                                  method == "PATCH" ? "application/merge-patch+json" : "");

    QVERIFY2(answer.status == 200 || answer.status == 201, answer.body.c_str());
    QCOMPARE(m->writes().size(), before + 1);
    const embedded::WriteRecord &record = m->writes().back();
    QVERIFY(record.request);
    std::string text = record.request->verb + ' ' + record.kind->kind + ' ' + record.key.name;
    if (!record.request->subresource.empty())
        text += '/' + record.request->subresource;
    QCOMPARE(QByteArray::fromStdString(text), noted);
    QCOMPARE(record.user, std::string("ada"));
    const bool secret = target.contains("secrets");
    QCOMPARE(record.request->digest, secret ? "withheld" : digestOf(body.toStdString()));
}

void TestAudit::whatTookNoEffectIsNotNoted_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("body");
    const QByteArray machine = QByteArray::fromStdString(machineApi + "/machines/m");
    QTest::newRow("a dry run") << machine + "?dryRun=All"
                               << QByteArray(R"({"metadata":{"labels":{"a":"b"}}})");
    QTest::newRow("a patch that changes nothing") << machine << QByteArray("{}");
    QTest::newRow("a refused patch") << machine << QByteArray(R"({"metadata":{"uid":"other"}})");
}

void TestAudit::whatTookNoEffectIsNotNoted()
{
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, body);
    const std::size_t before = m->writes().size();
    m->send("PATCH", target.toStdString(), body.toStdString(), "application/merge-patch+json");
    QCOMPARE(m->writes().size(), before);
}

void TestAudit::theBackendsOwnWritesCarryNoNote()
{
    m->create(
        "/apis/policy/v1/namespaces/default/poddisruptionbudgets",
        R"({"metadata":{"name":"b"},"spec":{"minAvailable":1,"selector":{"matchLabels":{"a":"b"}}}})");
    m->settle();
    const embedded::WriteRecord &record = m->writes().back();
    QCOMPARE(record.kind->kind, std::string("PodDisruptionBudget"));
    QCOMPARE(record.verb, std::string("update"));
    QVERIFY(!record.request);
}

} // namespace tst_audit

HP_TEST(tst_audit, TestAudit)
#include "tst_audit.moc"
