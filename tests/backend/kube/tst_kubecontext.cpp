// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/config/KubeContext.h"
#include "backend/kube/config/Kubeconfig.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_kubecontext {

using namespace hp::kube;

namespace {

/// Lines are counted in the sentences below: keep them.
const QByteArray good = R"(current-context: lab
clusters:
- name: here
  cluster:
    server: https://127.0.0.1:7480
users:
- name: me
  user:
    token: secret
- name: plugin
  user:
    exec:
      apiVersion: client.authentication.k8s.io/v1
      command: aws
      interactiveMode: Never
- name: old
  user:
    auth-provider:
      name: oidc
      config:
        client-id: c
        idp-issuer-url: https://i
contexts:
- name: lab
  context:
    cluster: here
    user: me
    namespace: openshift-machine-api
- name: byplugin
  context: {cluster: here, user: plugin}
- name: byprovider
  context: {cluster: here, user: old}
)";

} // namespace

class TestKubeContext : public QObject
{
    Q_OBJECT
private slots:
    void theCurrentContextIsChosen()
    {
        const auto context = choose(good);
        QVERIFY(bool(context));
        QCOMPARE(context->name, std::string("lab"));
        QCOMPARE(context->clusterName, std::string("here"));
        QCOMPARE(context->userName, std::string("me"));
        QCOMPARE(context->ns, std::string("openshift-machine-api"));
        QCOMPARE(context->cluster.server, std::string("https://127.0.0.1:7480"));
        QCOMPARE(context->user.token, std::string("secret"));
    }

    void aNamedContextIsChosen()
    {
        QVERIFY(choose(good, "byplugin")->user.exec.has_value());
        QVERIFY(choose(good, "byprovider")->user.authProvider.has_value());
    }

    void theServerIsWrittenInOneWay_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("server");
        QTest::newRow("as it is") << QByteArray("https://h:6443") << QByteArray("https://h:6443");
        QTest::newRow("without the slash at its end")
            << QByteArray("https://h/") << QByteArray("https://h");
        QTest::newRow("with a prefix")
            << QByteArray("https://h/k8s/c-1//") << QByteArray("https://h/k8s/c-1");
        QTest::newRow("without a query")
            << QByteArray("https://h/p?x=1#y") << QByteArray("https://h/p");
        QTest::newRow("v6") << QByteArray("https://[::1]:6443") << QByteArray("https://[::1]:6443");
        QTest::newRow("plain") << QByteArray("http://h:8001") << QByteArray("http://h:8001");
    }
    void theServerIsWrittenInOneWay()
    {
        QFETCH(const QByteArray, written);
        QFETCH(const QByteArray, server);
        QByteArray text = good;
        text.replace(QByteArray("https://127.0.0.1:7480"), QByteArray("'" + written + "'"));
        const auto context = choose(text);
        QVERIFY2(bool(context), context ? "" : context.error().message.c_str());
        QCOMPARE(QByteArray::fromStdString(context->cluster.server), server);
    }

    void whatCannotWorkNamesFileLineAndKey_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("context");
        QTest::addColumn<QString>("sentence");
        const auto in = [](const char *context) {
            return
                [context](
                    const char *name, const char *before, const char *after, const char *sentence) {
                    QTest::newRow(name) << QByteArray(before) << QByteArray(after)
                                        << QByteArray(context) << QString::fromUtf8(sentence);
                };
        };
        const auto row = in("");
        const auto exec = in("byplugin");
        const auto provider = in("byprovider");
        row("no context is named",
            "current-context: lab\n",
            "\n",
            "/f:2: current-context: is missing and no context was named");
        row("the current context is not there",
            "current-context: lab",
            "current-context: prod",
            "/f:1: current-context: there is no entry 'prod' in contexts");
        in("prod")("the named context is not there",
                   "current-context: lab",
                   "current-context: me",
                   "/f:23: contexts: there is no entry 'prod' in contexts");
        row("the cluster is not said",
            "    cluster: here\n",
            "",
            "/f:26: contexts.context.cluster: is missing");
        row("the cluster is not there",
            "    cluster: here\n",
            "    cluster: there\n",
            "/f:26: contexts.context.cluster: there is no entry 'there' in clusters");
        row("the user is not said",
            "    user: me\n",
            "",
            "/f:26: contexts.context.user: is missing");
        row("the user is not there",
            "- name: me",
            "- name: you",
            "/f:27: contexts.context.user: there is no entry 'me' in users");
        row("the namespace is none",
            "openshift-machine-api",
            "Open_Shift",
            "/f:28: contexts.context.namespace: 'Open_Shift' is not a valid name of a namespace");
        row("the server is missing",
            "server: https://127.0.0.1:7480",
            "serve: x",
            "/f:5: clusters.cluster.server: is missing");
        row("the server is no URL",
            "https://127.0.0.1:7480",
            "localhost",
            "/f:5: clusters.cluster.server: 'localhost' is not an http(s) URL");
        row("the server is of another kind",
            "https://127.0.0.1:7480",
            "ftp://h",
            "/f:5: clusters.cluster.server: 'ftp://h' is not an http(s) URL");
        row("the server holds a password",
            "https://127.0.0.1:7480",
            "https://a:b@h",
            "/f:5: clusters.cluster.server: holds a user name; that belongs into the user's entry");
        row("insecure and an authority",
            "    server: https://127.0.0.1:7480",
            "    server: https://h\n    certificate-authority: ca\n    insecure-skip-tls-verify: "
            "true",
            "/f:7: clusters.cluster.insecure-skip-tls-verify: excludes a certificate-authority; "
            "say "
            "one of the two");
        row("a proxy without a scheme",
            "    server: https://127.0.0.1:7480",
            "    server: https://h\n    proxy-url: 10.0.0.1:3128",
            "/f:6: clusters.cluster.proxy-url: is not an http, https or socks5 URL");
        row("a proxy of another kind",
            "    server: https://127.0.0.1:7480",
            "    server: https://h\n    proxy-url: socks4://h",
            "/f:6: clusters.cluster.proxy-url: is not an http, https or socks5 URL");
        row("a token and a password",
            "    token: secret",
            "    token: secret\n    username: u",
            "/f:9: users.user.token: excludes username and password; say one of the two");
        row("a certificate without a key",
            "    token: secret",
            "    client-certificate: c",
            "/f:9: users.user.client-key: is missing; the client certificate needs one");
        row("a token of two lines",
            "    token: secret",
            "    token: \"a\\nb\"",
            "/f:9: users.user.token: holds a line break or another control character");
        row("groups of nobody",
            "    token: secret",
            "    as-groups: [a]",
            "/f:9: users.user.as: is missing; as-uid, as-groups and as-user-extra need a user");
        row("a group of two lines",
            "    token: secret",
            "    as: x\n    as-groups: [\"a\\nb\"]",
            "/f:9: users.user.as: holds a line break or another control character");
        exec("a plugin without a command",
             "      command: aws\n",
             "",
             "/f:13: users.user.exec.command: is missing");
        exec("a plugin without a version",
             "      apiVersion: client.authentication.k8s.io/v1\n",
             "",
             "/f:13: users.user.exec.apiVersion: is missing");
        exec("a plugin of an old version",
             "k8s.io/v1\n",
             "k8s.io/v1alpha1\n",
             "/f:13: users.user.exec.apiVersion: 'client.authentication.k8s.io/v1alpha1' is not "
             "client.authentication.k8s.io/v1 or v1beta1");
        exec(
            "a plugin of v1 that does not say whether it asks",
            "      interactiveMode: Never\n",
            "",
            "/f:13: users.user.exec.interactiveMode: is missing; v1 asks for Never or IfAvailable");
        exec("a plugin that has to ask",
             "interactiveMode: Never",
             "interactiveMode: Always",
             "/f:15: users.user.exec.interactiveMode: Always needs a terminal, and there is none "
             "here; use Never or IfAvailable");
        exec("a plugin that may ask sometimes",
             "interactiveMode: Never",
             "interactiveMode: Sometimes",
             "/f:15: users.user.exec.interactiveMode: 'Sometimes' is not Never or IfAvailable");
        exec("a plugin and a provider",
             "    exec:\n",
             "    auth-provider: {name: oidc}\n    exec:\n",
             "/f:12: users.user.auth-provider: excludes exec; say one of the two");
        provider(
            "gcp",
            "name: oidc",
            "name: gcp",
            "/f:19: users.user.auth-provider.name: gcp is no longer supported since Kubernetes "
            "1.26; use exec with gke-gcloud-auth-plugin");
        provider(
            "azure",
            "name: oidc",
            "name: azure",
            "/f:19: users.user.auth-provider.name: azure is no longer supported since Kubernetes "
            "1.26; use exec with kubelogin");
        provider("another provider",
                 "name: oidc",
                 "name: tectonic",
                 "/f:19: users.user.auth-provider.name: 'tectonic' is not oidc");
        provider("oidc without an issuer",
                 "        idp-issuer-url: https://i\n",
                 "",
                 "/f:21: users.user.auth-provider.config.idp-issuer-url: is missing");
    }
    void whatCannotWorkNamesFileLineAndKey()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, context);
        QFETCH(const QString, sentence);
        QByteArray text = good;
        QVERIFY(text.contains(before));
        text.replace(text.indexOf(before), before.size(), after);
        const auto chosen = choose(text, context.toStdString());
        QVERIFY(!chosen);
        QCOMPARE(chosen.error().code, hp::ErrorCode::Invalid);
        QCOMPARE(QString::fromStdString(chosen.error().message), sentence);
    }

    void faultsOfOtherContextsDoNotMatter()
    {
        QByteArray text = good;
        text.replace("name: oidc", "name: gcp");
        QVERIFY(bool(choose(text)));
    }

    void aPodFindsItsServiceAccount_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("port");
        QTest::addColumn<QString>("answer");
        QTest::newRow("by name") << "10.0.0.1"
                                 << "443"
                                 << "https://10.0.0.1:443";
        QTest::newRow("v6") << "fd00::1"
                            << "6443"
                            << "https://[fd00::1]:6443";
        QTest::newRow("outside of a pod")
            << ""
            << ""
            << "this is not a pod of a cluster: KUBERNETES_SERVICE_HOST "
               "and KUBERNETES_SERVICE_PORT are not set";
        QTest::newRow("a host that is none")
            << "a b"
            << "443"
            << "%1: server: 'https://a b:443' is not an http(s) URL";
    }
    void aPodFindsItsServiceAccount()
    {
        QFETCH(const QString, host);
        QFETCH(const QString, port);
        QFETCH(const QString, answer);
        QTemporaryDir dir;
        QFile ns(dir.filePath(QStringLiteral("namespace")));
        QVERIFY(ns.open(QIODevice::WriteOnly));
        ns.write("holdpoint\n");
        ns.close();
        Environment around{QProcessEnvironment(), dir.path().toStdString()};
        around.environment.insert(QStringLiteral("KUBERNETES_SERVICE_HOST"), host);
        around.environment.insert(QStringLiteral("KUBERNETES_SERVICE_PORT"), port);
        const auto context = inClusterContext(around);
        const std::string told = context ? context->cluster.server : context.error().message;
        QCOMPARE(QString::fromStdString(told),
                 answer.contains(QLatin1String("%1")) ? answer.arg(dir.path()) : answer);
        if (!context)
            return;
        QCOMPARE(context->ns, std::string("holdpoint"));
        QCOMPARE(context->user.tokenFile, dir.filePath(QStringLiteral("token")).toStdString());
        QCOMPARE(context->cluster.caFile, dir.filePath(QStringLiteral("ca.crt")).toStdString());
    }

private:
    static hp::Result<KubeContext> choose(const QByteArray &text, const std::string &name = {})
    {
        const auto config = parseKubeconfig(text.toStdString(), "/f");
        if (!config)
            return hp::unexpected(config.error());
        return chooseContext(*config, name);
    }
};

} // namespace tst_kubecontext

HP_TEST(tst_kubecontext, TestKubeContext)
#include "tst_kubecontext.moc"
