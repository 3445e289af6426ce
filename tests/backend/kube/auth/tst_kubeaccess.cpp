// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/kube/auth/AccessBench.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

namespace tst_kubeaccess {

using namespace hp::kube;
using namespace std::chrono_literals;
using hp::test::AccessBench;
using hp::test::CertificatePair;
using hp::test::pluginEntry;
using hp::test::PluginFolder;
using hp::test::twoContexts;

class TestKubeAccess : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_one = hp::test::makeCertificate("one");
        m_two = hp::test::makeCertificate("two");
    }

    void theEndpointIsWhatTheFilesSay()
    {
        AccessBench bench;
        bench.write("ca.crt", QByteArray::fromStdString(m_one.certificatePem));
        bench.write(
            "config",
            "current-context: lab\n"
            "clusters:\n- name: here\n  cluster: {server: 'https://h:1/p/', "
            "certificate-authority: ca.crt, tls-server-name: n, proxy-url: 'http://x:3', "
            "disable-compression: true}\n"
            "users:\n- name: me\n  user: {token: t, as: a, as-groups: [g], as-uid: u, "
            "as-user-extra: {k: [v]}}\n"
            "contexts:\n- {name: lab, context: {cluster: here, user: me, namespace: ns}}\n");
        const auto opened = bench.open();
        QVERIFY2(bool(opened), opened ? "" : opened.error().message.c_str());
        const Endpoint expected{"https://h:1/p",
                                m_one.certificatePem,
                                false,
                                "n",
                                "http://x:3",
                                true,
                                "ns",
                                {"a", {"g"}, "u", {{"k", "v"}}}};
        QVERIFY(bench.access->endpoint() == expected);
        QCOMPARE(bench.access->context(), std::string("lab"));
        QCOMPARE(bench.access->clusterName(), std::string("here"));
        QCOMPARE(bench.access->userName(), std::string("me"));
        QCOMPARE(bench.authorization(), std::string("Bearer t"));
    }

    void whatAUserProvesItselfWith_data()
    {
        QTest::addColumn<QString>("server");
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("authorization");
        const auto row = [](const char *name,
                            const char *user,
                            const char *kind,
                            const char *authorization,
                            const char *server = "https://h") {
            QTest::newRow(name) << QString::fromLatin1(server) << QString::fromLatin1(user)
                                << QString::fromLatin1(kind) << QString::fromLatin1(authorization);
        };
        const char *const plugin =
            "{token: t, exec: {apiVersion: client.authentication.k8s.io/v1beta1, command: none}}";
        row("nobody", "{}", "none", "");
        row("a token", "{token: t}", "token", "Bearer t");
        row("a password", "{username: u, password: p}", "password", "Basic dTpw");
        row("a token file wins over a token",
            "{token: t, tokenFile: token}",
            "token file",
            "Bearer f");
        row("a missing token file leaves the token",
            "{token: t, tokenFile: x}",
            "token file",
            "Bearer t");
        row("a token goes before a plugin", plugin, "token", "Bearer t");
        row("a token goes before a provider",
            "{token: t, auth-provider: {name: oidc, config: {client-id: c, idp-issuer-url: i}}}",
            "token",
            "Bearer t");
        row("a provider",
            "{auth-provider: {name: oidc, config: {client-id: c, idp-issuer-url: i, id-token: d}}}",
            "auth provider",
            "Bearer d");
        row("no secret is shown without TLS", "{token: t}", "none", "", "http://h");
        row("no file is read for a server without TLS", "{tokenFile: x}", "none", "", "http://h");
    }
    void whatAUserProvesItselfWith()
    {
        QFETCH(const QString, server);
        QFETCH(const QString, user);
        QFETCH(const QString, kind);
        QFETCH(const QString, authorization);
        AccessBench bench;
        bench.write("token", "f\n");
        bench.config(server, user);
        const auto opened = bench.open();
        QVERIFY2(bool(opened), opened ? "" : opened.error().message.c_str());
        QCOMPARE(QString::fromStdString(bench.authorization()), authorization);
        QCOMPARE(QString::fromLatin1(toString(bench.access->state().kind)), kind);
    }

    void whatCannotBeOpenedNamesFileLineAndKey_data()
    {
        QTest::addColumn<QString>("server");
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("sentence");
        const auto row =
            [](const char *name, const char *server, const char *user, const char *sentence) {
                QTest::newRow(name) << QString::fromLatin1(server) << QString::fromLatin1(user)
                                    << QString::fromLatin1(sentence);
            };
        row("a rule of the config",
            "ftp://h",
            "{}",
            "%1/config:4: clusters.cluster.server: 'ftp://h' is not an http(s) URL");
        row("an authority that is missing",
            "https://h', certificate-authority: 'ca",
            "{}",
            "%1/config:4: clusters.cluster.certificate-authority: %1/ca: No such file or "
            "directory");
        row("an authority that is none",
            "https://h', certificate-authority: 'key",
            "{}",
            "%1/config:4: clusters.cluster.certificate-authority: %1/key holds no certificate in "
            "PEM");
        row("authority data that is none",
            "https://h', certificate-authority-data: 'YQ==",
            "{}",
            "%1/config:4: clusters.cluster.certificate-authority-data: holds no certificate in "
            "PEM");
        row("a token file that is missing",
            "https://h",
            "{tokenFile: x}",
            "%1/config:9: users.user.tokenFile: %1/x: No such file or directory");
        row("a certificate that is missing",
            "https://h",
            "{client-certificate: x, client-key: key}",
            "%1/config:9: users.user.client-certificate: %1/x: No such file or directory");
        row("a key that is missing",
            "https://h",
            "{client-certificate: crt, client-key: x}",
            "%1/config:9: users.user.client-key: %1/x: No such file or directory");
        row("a key that is empty",
            "https://h",
            "{client-certificate: crt, client-key: empty}",
            "%1/config:9: users.user.client-key: %1/empty: is empty");
        row("a key of another certificate",
            "https://h",
            "{client-certificate: crt, client-key: other}",
            "%1/config:9: users.user.client-key: the client key does not belong to the client "
            "certificate");
    }
    void whatCannotBeOpenedNamesFileLineAndKey()
    {
        QFETCH(const QString, server);
        QFETCH(const QString, user);
        QFETCH(const QString, sentence);
        AccessBench bench;
        bench.write("crt", QByteArray::fromStdString(m_one.certificatePem));
        bench.write("key", QByteArray::fromStdString(m_one.keyPem));
        bench.write("other", QByteArray::fromStdString(m_two.keyPem));
        bench.write("empty", "");
        bench.config(server, user);
        const auto opened = bench.open();
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, hp::ErrorCode::Invalid);
        QCOMPARE(QString::fromStdString(opened.error().message), sentence.arg(bench.dir.path()));
    }

    void theFilesAreThoseOfTheEnvironment()
    {
        AccessBench bench;
        bench.config(QStringLiteral("https://h"), QStringLiteral("{token: t}"));
        QCOMPARE(
            QString::fromStdString(bench.open({}).error().message),
            QStringLiteral("there is no kubeconfig (%1/.kube/config), and this is not a pod of a "
                           "cluster: KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT are "
                           "not set")
                .arg(bench.dir.path()));
        bench.around.environment.insert(QStringLiteral("KUBECONFIG"),
                                        QStringLiteral("/nonexistent:") + bench.path("config"));
        QVERIFY(bool(bench.open({})));
        QCOMPARE(bench.access->endpoint().server, std::string("https://h"));
        QVERIFY(bool(bench.open({{}, "prod", false})));
        QCOMPARE(bench.access->endpoint().server, std::string("https://there"));
    }

    void aPodUsesItsServiceAccount()
    {
        AccessBench bench;
        bench.pod(m_one);
        QVERIFY(bool(bench.open({})));
        QCOMPARE(bench.access->context(), std::string("in-cluster"));
        QCOMPARE(bench.access->endpoint().server, std::string("https://10.0.0.1:443"));
        QCOMPARE(bench.access->endpoint().caPem, m_one.certificatePem);
        QCOMPARE(bench.access->endpoint().ns, std::string("holdpoint"));
        QCOMPARE(bench.authorization(), std::string("Bearer one"));
        // A file that a person has goes first, unless the pod alone is asked for.
        QDir(bench.dir.path()).mkpath(QStringLiteral(".kube"));
        bench.write(".kube/config",
                    twoContexts(QStringLiteral("https://h"), QStringLiteral("{}")).toUtf8());
        QVERIFY(bool(bench.open({})));
        QCOMPARE(bench.access->context(), std::string("lab"));
        QVERIFY(bool(bench.open({{}, {}, true})));
        QCOMPARE(bench.access->context(), std::string("in-cluster"));
    }

    void aPluginIsToldTheClusterWhenItWants()
    {
        AccessBench bench;
        const PluginFolder folder;
        folder.answer("{\"token\":\"first\"}");
        QString user = pluginEntry(folder);
        user.replace(QStringLiteral("{exec: {"),
                     QStringLiteral("{exec: {provideClusterInfo: true, "));
        bench.config(
            QStringLiteral("https://h', tls-server-name: 'n', extensions: "
                           "[{name: client.authentication.k8s.io/exec, extension: {a: 1}}], "
                           "proxy-url: 'http://p"),
            user);
        QVERIFY(bool(bench.open()));
        QCOMPARE(bench.authorization(), std::string("Bearer first"));
        QCOMPARE(
            folder.variable("KUBERNETES_EXEC_INFO"),
            QByteArray("{\"kind\":\"ExecCredential\",\"apiVersion\":"
                       "\"client.authentication.k8s.io/v1\",\"spec\":{\"cluster\":{\"config\":{"
                       "\"a\":1},\"proxy-url\":\"http://p\",\"server\":\"https://h\","
                       "\"tls-server-name\":\"n\"},\"interactive\":false}}"));
    }

    void credentialsOutliveTheirAccess()
    {
        AccessBench bench;
        bench.config(QStringLiteral("https://h"), QStringLiteral("{token: one}"));
        QVERIFY(bool(bench.open()));
        const auto held = bench.access->credentials();
        bench.access.reset();
        std::string told;
        held->current([&told](const auto &answer) { told = answer->authorization; });
        QCOMPARE(told, std::string("Bearer one"));
    }

private:
    CertificatePair m_one{};
    CertificatePair m_two{};
};

} // namespace tst_kubeaccess

HP_TEST(tst_kubeaccess, TestKubeAccess)
#include "tst_kubeaccess.moc"
