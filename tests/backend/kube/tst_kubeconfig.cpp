// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/config/Kubeconfig.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_kubeconfig {

using namespace hp::kube;

namespace {

/// A file with everything that is read.
const std::string full = R"(apiVersion: v1
kind: Config
current-context: lab
preferences: {colors: true}
clusters:
- name: here
  cluster:
    server: https://127.0.0.1:7480/prefix
    certificate-authority: ca.crt
    tls-server-name: api.lab
    proxy-url: socks5://127.0.0.1:1080
    disable-compression: true
    extensions:
    - name: something.else
      extension: {audience: no}
    - name: client.authentication.k8s.io/exec
      extension: {audience: 06e3fbd18de8, quoted: "7", list: [1, 2.5, yes, null, "null"]}
- name: blind
  cluster: {server: https://b, insecure-skip-tls-verify: true}
users:
- name: me
  user:
    client-certificate-data: Y2VydA==
    client-key-data: |
      a2
      V5
    tokenFile: ../run/token
    as: admin
    as-uid: "42"
    as-groups: [a, b]
    as-user-extra:
      scopes: [view, edit]
      dept: [lab]
- name: plugin
  user:
    exec:
      apiVersion: client.authentication.k8s.io/v1
      command: bin/login
      args: [--cluster, lab]
      env: [{name: PROFILE, value: x}]
      installHint: brew install login
      provideClusterInfo: true
      interactiveMode: Never
- name: path
  user:
    exec: {apiVersion: client.authentication.k8s.io/v1beta1, command: aws}
- name: old
  user:
    auth-provider: {name: oidc, config: {client-id: c, idp-issuer-url: https://i}}
contexts:
- name: lab
  context:
    cluster: here
    user: me
    namespace: openshift-machine-api
)";

const char *const execConfigAsJson =
    R"({"audience":"06e3fbd18de8","list":[1,2.5,true,null,"null"],)"
    R"("quoted":"7"})";

const char *const kubeconfigInJson = R"({"users": [{"name": "me", "user": {"token": "a\u00e9"}}]})";

} // namespace

class TestKubeconfig : public QObject
{
    Q_OBJECT
private slots:
    void everyFieldOfAClusterIsRead()
    {
        const Kubeconfig config = read(full);
        const ClusterEntry &cluster = config.clusters.at("here");
        QCOMPARE(cluster.server, std::string("https://127.0.0.1:7480/prefix"));
        QCOMPARE(cluster.caFile, std::string("/etc/kube/ca.crt"));
        QCOMPARE(cluster.tlsServerName, std::string("api.lab"));
        QCOMPARE(cluster.proxyUrl, std::string("socks5://127.0.0.1:1080"));
        QVERIFY(cluster.disableCompression);
        QVERIFY(!cluster.insecureSkipVerify);
        QCOMPARE(cluster.execConfig, std::string(execConfigAsJson));
        QVERIFY(config.clusters.at("blind").insecureSkipVerify);
    }

    void everyFieldOfAUserIsRead()
    {
        const Kubeconfig config = read(full);
        const UserEntry &user = config.users.at("me");
        QCOMPARE(user.clientCertificateData, std::string("cert"));
        QCOMPARE(user.clientKeyData, std::string("key"));
        QCOMPARE(user.tokenFile, std::string("/etc/run/token"));
        QCOMPARE(user.as, std::string("admin"));
        QCOMPARE(user.asUid, std::string("42"));
        QCOMPARE(user.asGroups, (std::vector<std::string>{"a", "b"}));
        const std::vector<std::pair<std::string, std::string>> extra{
            {"dept", "lab"}, {"scopes", "view"}, {"scopes", "edit"}};
        QCOMPARE(user.asUserExtra, extra);
        QVERIFY(!user.exec);
    }

    void aPluginIsReadWithItsSurroundings()
    {
        const Kubeconfig config = read(full);
        const ExecConfig &exec = *config.users.at("plugin").exec;
        QCOMPARE(exec.command, std::string("/etc/kube/bin/login"));
        QCOMPARE(exec.args, (std::vector<std::string>{"--cluster", "lab"}));
        const std::vector<std::pair<std::string, std::string>> env{{"PROFILE", "x"}};
        QCOMPARE(exec.env, env);
        QCOMPARE(exec.installHint, std::string("brew install login"));
        QVERIFY(exec.provideClusterInfo);
        // What names no folder is looked for in PATH.
        QCOMPARE(config.users.at("path").exec->command, std::string("aws"));
        QCOMPARE(config.users.at("old").authProvider->config.at("client-id"), std::string("c"));
    }

    void entriesAreComparedByWhatTheySay()
    {
        const Kubeconfig config = read(full);
        const Kubeconfig moved = read("# a line more\n" + full);
        QVERIFY(config.users.at("plugin") == moved.users.at("plugin"));
        QVERIFY(config.users.at("plugin").exec->origin.line
                != moved.users.at("plugin").exec->origin.line);
        std::string text = full;
        text.replace(text.find("PROFILE, value: x"), 17, "PROFILE, value: y");
        QVERIFY(!(config.users.at("plugin") == read(text).users.at("plugin")));
    }

    void whatClientsOfKubernetesAcceptIsAccepted_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("token");
        const auto row = [](const char *name, QByteArray text, const char *token) {
            QTest::newRow(name) << text << QByteArray(token);
        };
        row("nothing at all is an empty one", "", "");
        row("a comment is an empty one", "# nothing\n", "");
        row("null is an empty one", "null\n", "");
        row("lists may be null", "users: null\nclusters: ~\n", "");
        row("JSON", kubeconfigInJson, "a\xc3\xa9");
        row("JSON with tabs",
            "{\n\t\"users\": [\n\t\t{\"name\": \"me\", \"user\": {\"token\": \"t\"}}]}",
            "t");
        row("lines of Windows", "users:\r\n- name: me\r\n  user:\r\n    token: t\r\n", "t");
        row("a byte order mark", "\xef\xbb\xbfusers:\n- name: me\n  user: {token: t}\n", "t");
        row("of several documents the first",
            "users:\n- name: me\n  user: {token: a}\n---\nusers:\n- name: me\n  user: {token: b}\n",
            "a");
        row("a key that is there twice counts with its last value",
            "users:\n- name: me\n  user: {token: a, token: b}\n",
            "b");
        row("null is nothing", "users:\n- name: me\n  user: {token: ~}\n", "");
        row("a key in other letters is another one",
            "users:\n- name: me\n  user: {Token: a}\n",
            "");
        row("a key that nobody knows",
            "users:\n- name: me\n  user: {token: a, colour: red}\n",
            "a");
        row("a user that says nothing", "users:\n- name: me\n", "");
        row("<< takes in another map",
            "x: &x {token: a, username: u}\nusers:\n- name: me\n  user:\n    <<: *x\n",
            "a");
        row("of several maps in << the first wins",
            "x: &x {token: a}\ny: &y {token: b}\nusers:\n- name: me\n  user:\n    <<: [*x, *y]\n",
            "a");
        row("own keys win over <<, and the other map stays as it was",
            "users:\n- name: you\n  user: {<<: &x {token: a}, token: b}\n- name: me\n  user: *x\n",
            "a");
    }
    void whatClientsOfKubernetesAcceptIsAccepted()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, token);
        const auto config = parseKubeconfig(text.toStdString(), "/f");
        QVERIFY2(bool(config), config ? "" : config.error().message.c_str());
        const auto user = config->users.find("me");
        QCOMPARE(user == config->users.end() ? QByteArray()
                                             : QByteArray::fromStdString(user->second.token),
                 token);
    }

    void aBrokenFileNamesFileLineAndKey_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, QByteArray text, const char *sentence) {
            QTest::newRow(name) << text << QString::fromUtf8(sentence);
        };
        row("not YAML: a bracket",
            "kind: [Config\n",
            "/f:1: not YAML: end of sequence flow not found");
        row("not YAML: a tab",
            "users:\n- name: me\n\tuser: x\n",
            "/f:3: not YAML: illegal tab when looking for indentation");
        row("a file that was cut off in a quote",
            "current-context: \"a\n",
            "/f:1: not YAML: illegal document indicator in scalar");
        row("a text", "hello\n", "/f:1: expected a kubeconfig with clusters, users and contexts");
        row("a list", "[1]\n", "/f:1: expected a kubeconfig with clusters, users and contexts");
        row("bytes that are no text", "users:\n- name: \xff\n", "/f:2: is not UTF-8 text");
        row("a zero byte", QByteArray("users:\n- name: a\0b\n", 18), "/f:2: is not UTF-8 text");
        row("another kind", "kind: Pod\n", "/f:1: kind: 'Pod' is not Config");
        row("another version", "\napiVersion: v2\n", "/f:2: apiVersion: 'v2' is not v1");
        row("users is a map", "users:\n  me: x\n", "/f:1: users: expected a list");
        row("an entry is a text", "users:\n- me\n", "/f:2: users: expected keys with values");
        row("a user is a list",
            "users:\n- name: me\n  user: [a]\n",
            "/f:3: users.user: expected keys with values");
        row("a token is a list",
            "users:\n- name: me\n  user:\n    token: [a]\n",
            "/f:4: users.user.token: expected one value");
        row("data is not base64",
            "users:\n- name: me\n  user:\n    client-key-data: '***'\n",
            "/f:4: users.user.client-key-data: is not base64");
        row("data was cut off",
            "users:\n- name: me\n  user:\n    client-key-data: YWJ\n",
            "/f:4: users.user.client-key-data: is not base64");
        row("a flag is a word",
            "clusters:\n- name: c\n  cluster:\n    insecure-skip-tls-verify: maybe\n",
            "/f:4: clusters.cluster.insecure-skip-tls-verify: expected true or false");
        row("groups are a text",
            "users:\n- name: me\n  user: {as: a, as-groups: b}\n",
            "/f:3: users.user.as-groups: expected a list");
        row("a group is a map",
            "users:\n- name: me\n  user: {as: a, as-groups: [{b: c}]}\n",
            "/f:3: users.user.as-groups: expected a list of single values");
        row("extra is a list",
            "users:\n- name: me\n  user: {as: a, as-user-extra: [b]}\n",
            "/f:3: users.user.as-user-extra: expected keys with values");
        row("a variable without a name",
            "users:\n- name: me\n  user:\n    exec:\n      env:\n      - value: x\n",
            "/f:6: users.user.exec.env.name: is missing, or no name of a variable");
        row("two of one name",
            "users:\n- name: me\n- name: you\n- name: me\n",
            "/f:4: users.name: 'me' is there twice");
        row("an extension that contains itself",
            "clusters:\n- name: c\n  cluster:\n    extensions:\n    - name: "
            "client.authentication.k8s.io/exec\n      extension: &a [*a]\n",
            "/f:6: clusters.cluster.extensions.extension: is too large or too deep");
        row("an extension that grows by aliases",
            "clusters:\n- name: c\n  cluster:\n    extensions:\n    - name: "
            "client.authentication.k8s.io/exec\n      extension:\n"
            "      - &a [x, x, x, x, x, x, x, x, x, x]\n      - &b [*a, *a, *a, *a, *a, *a, *a, "
            "*a]\n"
            "      - &c [*b, *b, *b, *b, *b, *b, *b, *b]\n      - &d [*c, *c, *c, *c, *c, *c, "
            "*c]\n      - [*d, *d, *d]\n",
            "/f:6: clusters.cluster.extensions.extension: is too large or too deep");
        row("a map that merges itself",
            "users:\n- name: me\n  user: &a\n    <<: *a\n",
            "/f:3: users.user: merges itself");
        row("of several faults the first",
            "users:\n- name: me\n  user: {token: [a]}\nkind: Pod\n",
            "/f:4: kind: 'Pod' is not Config");
    }
    void aBrokenFileNamesFileLineAndKey()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, sentence);
        const auto config = parseKubeconfig(text.toStdString(), "/f");
        QVERIFY(!config);
        QCOMPARE(config.error().code, hp::ErrorCode::Invalid);
        QCOMPARE(QString::fromStdString(config.error().message), sentence);
    }

private:
    static Kubeconfig read(const std::string &text)
    {
        const auto config = parseKubeconfig(text, "/etc/kube/config");
        if (!config)
            qFatal("%s", config.error().message.c_str());
        return *config;
    }
};

} // namespace tst_kubeconfig

HP_TEST(tst_kubeconfig, TestKubeconfig)
#include "tst_kubeconfig.moc"
