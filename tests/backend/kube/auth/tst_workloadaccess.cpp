// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/WorkloadAccess.h"
#include "backend/runtime/SystemClock.h"
#include "tests/backend/kube/auth/Certificates.h"
#include "tests/support/runner/Runner.h"

#include <QByteArray>
#include <QTest>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace tst_workloadaccess {

using namespace hp;
using namespace hp::kube;

namespace {

std::string base64(const std::string &text)
{
    return QByteArray::fromStdString(text).toBase64().toStdString();
}

Object secretWith(const std::string &kubeconfig)
{
    return Object(Json{{"apiVersion", "v1"},
                       {"kind", "Secret"},
                       {"type", "cluster.x-k8s.io/secret"},
                       {"metadata", {{"name", "prod-kubeconfig"}, {"namespace", "capi"}}},
                       {"data", {{"value", base64(kubeconfig)}}}});
}

/// What CAPI writes, with these lines in its cluster and its user.
std::string kubeconfigWith(const std::string &cluster, const std::string &user)
{
    return "apiVersion: v1\nkind: Config\n"
           "clusters:\n- name: prod\n  cluster: {"
        + cluster
        + "}\n"
          "users:\n- name: prod-admin\n  user: {"
        + user
        + "}\n"
          "contexts:\n- name: prod-admin@prod\n  context: {cluster: prod, user: prod-admin}\n"
          "current-context: prod-admin@prod\n";
}

constexpr const char *server = "server: 'https://prod.example:6443'";

std::string refusal(const Object &secret, TimePoint now = runtime::SystemClock().now())
{
    const auto access = workloadAccess(secret, now);
    return access ? "accepted" : access.error().message;
}

} // namespace

/// The Secret <cluster>-kubeconfig, which whoever may write Secrets there has written.
class TestWorkloadAccess : public QObject
{
    Q_OBJECT
private slots:
    void whatCannotBeUsedIsRefusedInOneSentence_data();
    void whatCannotBeUsedIsRefusedInOneSentence();
    void aSecretWithoutAKubeconfigIsRefused_data();
    void aSecretWithoutAKubeconfigIsRefused();
    void whatIsWrittenInItIsUsed();
    void aTokenIsSentToTheServerOfTheSecret();
    void theNamesInItMeanNothing();
    void aCertificateThatHasEndedIsSaid();
    void theAddressOfOneServerIsKnownHoweverItIsWritten_data();
    void theAddressOfOneServerIsKnownHoweverItIsWritten();
};

void TestWorkloadAccess::whatCannotBeUsedIsRefusedInOneSentence_data()
{
    QTest::addColumn<QByteArray>("kubeconfig");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const std::string &kubeconfig, const char *sentence) {
        QTest::newRow(name) << QByteArray::fromStdString(kubeconfig)
                            << QString::fromStdString("Secret capi/prod-kubeconfig"
                                                      + std::string(sentence));
    };
    const auto user = [&row](const char *name, const char *entry, const char *sentence) {
        row(name, kubeconfigWith(server, entry), sentence);
    };
    const auto cluster = [&row](const char *name, const char *entry, const char *sentence) {
        row(name, kubeconfigWith(entry, "token: t"), sentence);
    };
    row("nothing but a text",
        "hello",
        ":1: expected a kubeconfig with clusters, users and contexts");
    row("no YAML", "a: [", ":1: is not YAML");
    row("bytes that are no text", "\xff\xfe", ":1: is not UTF-8 text");
    row("something else", "kind: Pod", ":1: kind: the value is not Config");
    row("no context", "kind: Config", ":1: current-context: is missing and no context was named");
    user("a plugin is never executed",
         "exec: {apiVersion: client.authentication.k8s.io/v1, command: touch, args: [/tmp/x], "
         "interactiveMode: Never}",
         ":8: users.user.exec: is a plugin, and none is executed for a workload cluster");
    user("a plugin that could not run anyway",
         "exec: {command: ''}",
         ":8: users.user.exec: is a plugin, and none is executed for a workload cluster");
    user("a plugin beside a token",
         "token: t, exec: {apiVersion: client.authentication.k8s.io/v1, command: id, "
         "interactiveMode: Never}",
         ":8: users.user.exec: is a plugin, and none is executed for a workload cluster");
    user("a provider of before",
         "auth-provider: {name: oidc, config: {client-id: a, idp-issuer-url: b}}",
         ":8: users.user.auth-provider: is not used for a workload cluster; use a certificate");
    user("a file with a token",
         "tokenFile: /var/run/secrets/kubernetes.io/serviceaccount/token",
         ":8: users.user.tokenFile: names a file, and none is read for a workload cluster");
    user(
        "a file with a certificate, beside a whole pair",
        "client-certificate: /etc/shadow, client-certificate-data: YQ==, client-key-data: YQ==",
        ":8: users.user.client-certificate: names a file, and none is read for a workload cluster");
    user("a file with a key",
         "client-certificate-data: YQ==, client-key: ../key",
         ":8: users.user.client-key: names a file, and none is read for a workload cluster");
    user("nothing to sign in with",
         "",
         ":8: users.user.client-certificate-data: is missing, and there is no token either");
    user("a pair that is none",
         "client-certificate-data: YQ==, client-key-data: YQ==",
         ":8: users.user.client-key-data: the client certificate is none in PEM");
    cluster("a file with an authority",
            "server: 'https://prod.example:6443', certificate-authority: /etc/ssl/ca.pem",
            ":5: clusters.cluster.certificate-authority: names a file, and none is read for a "
            "workload cluster");
    cluster("a server that nobody verifies",
            "server: 'https://prod.example:6443', insecure-skip-tls-verify: true",
            ":5: clusters.cluster.insecure-skip-tls-verify: nobody would know which server "
            "answers; give its certificate-authority-data");
    cluster("a server without TLS",
            "server: 'http://prod.example:8080'",
            ":5: clusters.cluster.server: is not an https address");
    cluster("a server that is a file",
            "server: 'file:///etc/passwd'",
            ":5: clusters.cluster.server: is not an https address");
    cluster(
        "no server", "tls-server-name: a", ":5: clusters.cluster.server: is not an https address");
    cluster("a password in an address is not repeated",
            "server: 'https://admin:hunter2@prod.example'",
            ":5: clusters.cluster.server: holds a user name; that belongs into the user's entry");
    cluster("an authority that is none",
            "server: 'https://prod.example:6443', certificate-authority-data: YQ==",
            ":5: clusters.cluster.certificate-authority-data: holds no certificate in PEM");
    cluster("data that are no base64",
            "server: 'https://prod.example:6443', certificate-authority-data: '***'",
            ":5: clusters.cluster.certificate-authority-data: is not base64");
    row("values are not repeated where an entry is missing",
        "kind: Config\ncurrent-context: hunter2\n",
        ":2: current-context: there is no entry the value in contexts");
    std::string merged = "a0: &a0 {token: t}\n";
    for (int level = 1; level < 14; ++level) {
        const std::string below = "*a" + std::to_string(level - 1);
        merged += 'a' + std::to_string(level) + ": &a" + std::to_string(level) + " {<<: [";
        for (int i = 0; i < 10; ++i)
            merged += (i > 0 ? ", " : "") + below;
        merged += "]}\n";
    }
    row("maps that merge each other ten trillion times",
        merged + "users:\n- name: u\n  user: *a13\n",
        ":14: users.user: merges too much");
}

void TestWorkloadAccess::whatCannotBeUsedIsRefusedInOneSentence()
{
    QFETCH(const QByteArray, kubeconfig);
    QFETCH(const QString, sentence);
    const QString said = QString::fromStdString(refusal(secretWith(kubeconfig.toStdString())));
    QCOMPARE(said, sentence);
}

void TestWorkloadAccess::aSecretWithoutAKubeconfigIsRefused_data()
{
    QTest::addColumn<QString>("data");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const std::string &data, const char *sentence) {
        QTest::newRow(name) << QString::fromStdString(data) << QString::fromUtf8(sentence);
    };
    row("no data", "null", "Secret capi/prod-kubeconfig: has no kubeconfig in its key value");
    row("another key",
        R"({"kubeconfig": "YQ=="})",
        "Secret capi/prod-kubeconfig: has no kubeconfig in its key value");
    row("a value that is no text",
        R"({"value": 7})",
        "Secret capi/prod-kubeconfig: has no kubeconfig in its key value");
    row("a value that is no base64",
        R"({"value": "§"})",
        "Secret capi/prod-kubeconfig: its key value is not base64");
    row("ten megabytes",
        R"({"value": ")" + std::string(10'000'000, 'A') + R"("})",
        "Secret capi/prod-kubeconfig: the kubeconfig in its key value is longer than 256 KiB");
}

void TestWorkloadAccess::aSecretWithoutAKubeconfigIsRefused()
{
    QFETCH(const QString, data);
    QFETCH(const QString, sentence);
    Json object = secretWith("").json();
    object["data"] = Json::parse(data.toStdString());
    QCOMPARE(QString::fromStdString(refusal(Object(object))), sentence);
}

void TestWorkloadAccess::whatIsWrittenInItIsUsed()
{
    const auto pair = test::makeCertificate("prod-admin");
    const auto access = workloadAccess(
        secretWith(kubeconfigWith("server: 'https://prod.example:6443/', tls-server-name: api, "
                                  "proxy-url: 'http://proxy.example:3128', "
                                  "certificate-authority-data: "
                                      + base64(pair.certificatePem),
                                  "client-certificate-data: " + base64(pair.certificatePem)
                                      + ", client-key-data: " + base64(pair.keyPem))),
        runtime::SystemClock().now());
    QVERIFY2(access.has_value(), access ? "" : access.error().message.c_str());
    QCOMPARE(access->endpoint.server, std::string("https://prod.example:6443"));
    QCOMPARE(access->endpoint.tlsServerName, std::string("api"));
    QCOMPARE(access->endpoint.proxyUrl, std::string("http://proxy.example:3128"));
    QCOMPARE(access->endpoint.caPem, pair.certificatePem);
    QVERIFY(!access->endpoint.insecureSkipVerify);
    std::optional<Authentication> proof;
    access->credentials->current([&proof](Result<Authentication> current) { proof = *current; });
    QVERIFY(proof.has_value());
    QCOMPARE(proof->clientCertificatePem, pair.certificatePem);
    QCOMPARE(proof->clientKeyPem, pair.keyPem);
    QCOMPARE(proof->authorization, std::string());
}

void TestWorkloadAccess::aTokenIsSentToTheServerOfTheSecret()
{
    const auto access = workloadAccess(secretWith(kubeconfigWith(server, "token: abc")),
                                       runtime::SystemClock().now());
    QVERIFY2(access.has_value(), access ? "" : access.error().message.c_str());
    std::optional<Authentication> proof;
    access->credentials->current([&proof](Result<Authentication> current) { proof = *current; });
    QCOMPARE(proof->authorization, std::string("Bearer abc"));
}

void TestWorkloadAccess::theNamesInItMeanNothing()
{
    std::string other = kubeconfigWith(server, "token: abc");
    for (std::size_t at = other.find("prod"); at != std::string::npos;
         at = other.find("prod", at + 4)) {
        if (other.compare(at, 12, "prod.example") != 0)
            other.replace(at, 4, "elsewhere-7");
    }
    const auto access = workloadAccess(secretWith(other), runtime::SystemClock().now());
    QVERIFY2(access.has_value(), access ? "" : access.error().message.c_str());
    QCOMPARE(access->endpoint.server, std::string("https://prod.example:6443"));
}

void TestWorkloadAccess::aCertificateThatHasEndedIsSaid()
{
    const auto pair = test::makeCertificate("prod-admin");
    const Object secret =
        secretWith(kubeconfigWith(server,
                                  "client-certificate-data: " + base64(pair.certificatePem)
                                      + ", client-key-data: " + base64(pair.keyPem)));
    const TimePoint now = runtime::SystemClock().now();
    QCOMPARE(refusal(secret, now), std::string("accepted"));
    const std::string said = refusal(secret, now + std::chrono::hours(48));
    QVERIFY2(said.starts_with("Secret capi/prod-kubeconfig:8: users.user.client-certificate-data: "
                              "the certificate ended at 20"),
             said.c_str());
}

void TestWorkloadAccess::theAddressOfOneServerIsKnownHoweverItIsWritten_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("same");
    const auto row = [](const char *name, const char *one, const char *other, bool same) {
        QTest::newRow(name) << QString::fromUtf8(one) << QString::fromUtf8(other) << same;
    };
    row("the same", "https://a.example:6443", "https://a.example:6443", true);
    row("a slash at its end", "https://a.example:6443/", "https://a.example:6443", true);
    row("capital letters", "https://A.example:6443", "https://a.example:6443", true);
    row("the port that https has", "https://a.example", "https://a.example:443", true);
    row("another port", "https://a.example:6443", "https://a.example:6444", false);
    row("another host", "https://a.example:6443", "https://b.example:6443", false);
    row("another path of a proxy", "https://a.example/k8s/1", "https://a.example/k8s/2", false);
    row("no address", "", "", false);
}

void TestWorkloadAccess::theAddressOfOneServerIsKnownHoweverItIsWritten()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QFETCH(const bool, same);
    QCOMPARE(isSameServer(one.toStdString(), other.toStdString()), same);
    QCOMPARE(isSameServer(other.toStdString(), one.toStdString()), same);
}

} // namespace tst_workloadaccess

HP_TEST(tst_workloadaccess, TestWorkloadAccess)
#include "tst_workloadaccess.moc"
