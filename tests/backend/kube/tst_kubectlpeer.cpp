// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/config/KubeconfigFiles.h"
#include "model/base/Json.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_kubectlpeer {

using namespace hp::kube;
using hp::Json;

namespace {

constexpr int timeoutMs = 300'000;
constexpr int fetchMs = 500'000;

std::string base64(const std::string &bytes)
{
    return QByteArray::fromStdString(bytes).toBase64().toStdString();
}

/// As kubectl prints it: what is not said is left out.
void add(Json &map, const char *key, const Json &value)
{
    if (!value.empty() && value != Json("") && value != Json(false))
        map[key] = value;
}

Json printed(const ClusterEntry &cluster)
{
    Json map{{"server", cluster.server}};
    add(map, "certificate-authority", cluster.caFile);
    add(map, "certificate-authority-data", base64(cluster.caData));
    add(map, "tls-server-name", cluster.tlsServerName);
    add(map, "proxy-url", cluster.proxyUrl);
    if (cluster.insecureSkipVerify)
        map["insecure-skip-tls-verify"] = true;
    if (cluster.disableCompression)
        map["disable-compression"] = true;
    if (!cluster.execConfig.empty())
        map["extensions"] = {{{"name", "client.authentication.k8s.io/exec"},
                              {"extension", Json::parse(cluster.execConfig)}}};
    return map;
}

Json printed(const ExecConfig &exec)
{
    Json map{{"command", exec.command},
             {"args", exec.args.empty() ? Json() : Json(exec.args)},
             {"env", Json()},
             {"provideClusterInfo", exec.provideClusterInfo}};
    for (const auto &[name, value] : exec.env)
        map["env"].push_back({{"name", name}, {"value", value}});
    add(map, "apiVersion", exec.apiVersion);
    add(map, "installHint", exec.installHint);
    add(map, "interactiveMode", exec.interactiveMode);
    return map;
}

Json printed(const UserEntry &user)
{
    Json map = Json::object();
    add(map, "client-certificate", user.clientCertificateFile);
    add(map, "client-certificate-data", base64(user.clientCertificateData));
    add(map, "client-key", user.clientKeyFile);
    add(map, "client-key-data", base64(user.clientKeyData));
    add(map, "token", user.token);
    add(map, "tokenFile", user.tokenFile);
    add(map, "username", user.username);
    add(map, "password", user.password);
    add(map, "as", user.as);
    add(map, "as-uid", user.asUid);
    add(map, "as-groups", user.asGroups);
    for (const auto &[key, value] : user.asUserExtra)
        map["as-user-extra"][key].push_back(value);
    if (user.exec)
        map["exec"] = printed(*user.exec);
    if (user.authProvider)
        map["auth-provider"] = {{"name", user.authProvider->name},
                                {"config", user.authProvider->config}};
    return map;
}

Json printed(const ContextEntry &context)
{
    Json map{{"cluster", context.cluster}, {"user", context.user}};
    add(map, "namespace", context.ns);
    return map;
}

template<typename Entry>
Json printed(const std::map<std::string, Entry> &entries)
{
    Json map = Json::object();
    for (const auto &[name, entry] : entries)
        map[name] = printed(entry);
    return map;
}

/// Lists of kubectl's answer as maps by name, so that neither order nor null matters.
Json byName(const Json &list, const char *inner)
{
    Json map = Json::object();
    for (const Json &entry : list)
        map[entry.at("name").get<std::string>()] = entry.at(inner);
    return map;
}

const char *const everything = R"(
apiVersion: v1
kind: Config
current-context: lab
clusters:
- name: here
  cluster:
    server: https://127.0.0.1:7480/prefix
    certificate-authority: /sub/ca.crt
    tls-server-name: api.lab
    proxy-url: socks5://127.0.0.1:1080
    disable-compression: true
    extensions:
    - name: client.authentication.k8s.io/exec
      extension: {audience: 06e3fbd18de8, count: 7, q: "7", b: yes, nothing: null, deep: [{a: [1.5]}]}
- name: blind
  cluster: {server: https://b, insecure-skip-tls-verify: on}
users:
- name: me
  user: {token: t, tokenFile: /run/token, as: a, as-uid: "4", as-groups: [g, h], as-user-extra: {x: [1a, b]}}
- name: cert
  user: {client-certificate: /c.crt, client-key: /abs/c.key}
- name: data
  user:
    client-certificate-data: Y2VydA==
    client-key-data: a2V5
- name: basic
  user: {username: u, password: p}
- name: plugin
  user:
    exec: {apiVersion: client.authentication.k8s.io/v1, command: /bin/x, args: [a, "b c"], env: [{name: A, value: b}], installHint: h, provideClusterInfo: true, interactiveMode: Never}
- name: path
  user:
    exec: {apiVersion: client.authentication.k8s.io/v1, command: aws, interactiveMode: IfAvailable}
- name: provider
  user:
    auth-provider: {name: oidc, config: {client-id: c, idp-issuer-url: https://i}}
contexts:
- name: lab
  context: {cluster: here, user: me, namespace: ns}
)";

const char *const first = R"(
clusters: [{name: a, cluster: {server: https://1}}]
users: [{name: u, user: {username: one}}]
)";

const char *const second = R"(
current-context: two
clusters: [{name: a, cluster: {server: https://2, tls-server-name: t}}, {name: b, cluster: {server: https://2}}]
users: [{name: u, user: {token: two}}, {name: v, user: {tokenFile: /t}}]
contexts: [{name: two, context: {cluster: a, user: u}}]
)";

const char *const third = R"(
current-context: three
contexts: [{name: two, context: {cluster: b, user: v, namespace: x}}, {name: three, context: {cluster: b, user: v}}]
)";

const char *const anchors = R"(
x: &x {token: a, username: u}
y: &y {token: b, password: q}
users:
- name: merged
  user:
    <<: [*x, *y]
    username: own
- name: one
  user: {<<: *x, token: c}
- name: same
  user: *x
- name: twice
  user: {token: first, token: last}
- name: none
  user: {token: ~, username: null}
- name: other
  user: {Token: a, colour: red}
)";

const char *const texts = R"(
users:
- name: 'it''s'
  user: {token: "quoted \u00e9 \t"}
- name: plain words here
  user: {token: a#b}
- name: folded
  user:
    token: >-
      one
      two
- name: literal
  user:
    token: |-
      one
      two
- name: ünï
  user: {token: "1"}
)";

const char *const withFiles = R"(
clusters: [{name: c, cluster: {server: https://c, certificate-authority: ca}}]
users: [{name: u, user: {client-certificate: ./crt, client-key: ../key}}]
)";

const char *const inJson =
    "{\"kind\":\"Config\",\"users\":[{\"name\":\"a\",\"user\":{\"token\":\"x\\\"y\"}}],"
    "\"current-context\":\"\"}";

} // namespace

/// What we make of kubeconfigs, beside what kubectl makes of the same files.
class TestKubectlPeer : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QProcess fetch;
        fetch.start(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
                        + QStringLiteral("/tests/support/fetch_kubectl.sh"),
                    {m_dir.filePath(QStringLiteral("bin"))});
        if (!fetch.waitForFinished(fetchMs) || fetch.exitCode() != 0) {
            std::fputs("SKIPPED, nothing was proved: kubectl cannot be fetched\n", stderr);
            std::exit(77);
        }
    }

    void weReadWhatKubectlReads_data()
    {
        QTest::addColumn<QStringList>("files");
        const auto row = [](const char *name, QStringList files) { QTest::newRow(name) << files; };
        row("one of everything", {QString::fromUtf8(everything)});
        row("three files, one behind the other",
            {QString::fromUtf8(first), QString::fromUtf8(second), QString::fromUtf8(third)});
        row("anchors, merges and repetitions", {QString::fromUtf8(anchors)});
        row("texts of all kinds", {QString::fromUtf8(texts)});
        row("JSON", {QString::fromUtf8(inJson)});
        row("an empty file before a full one", {QString(), QStringLiteral("current-context: c\n")});
        row("data in several lines",
            {QStringLiteral("users:\n- name: a\n  user:\n    client-key-data: |\n      YWJj\n      "
                            "ZGVm\n")});
        row("of several documents the first",
            {QStringLiteral("current-context: a\n---\ncurrent-context: b\n")});
    }
    void weReadWhatKubectlReads()
    {
        QFETCH(const QStringList, files);
        const KubeconfigFiles names = write(files);
        const auto loaded = loadKubeconfigFiles(names);
        QVERIFY2(bool(loaded), loaded ? "" : loaded.error().message.c_str());
        const auto [code, output] = kubectl(names);
        QCOMPARE(code, 0);
        const Json theirs = Json::parse(output.toStdString());
        const Kubeconfig &ours = loaded->config;
        compare(printed(ours.clusters), byName(theirs["clusters"], "cluster"));
        compare(printed(ours.users), byName(theirs["users"], "user"));
        compare(printed(ours.contexts), byName(theirs["contexts"], "context"));
        compare(ours.currentContext, theirs["current-context"]);
    }

    void relativePathsLeadToTheFilesThatKubectlReads()
    {
        KubeconfigFiles names = write({QString::fromUtf8(withFiles), QString::fromUtf8(withFiles)});
        for (const char *name : {"f0/ca", "f1/ca", "key", "f0/crt", "f1/crt"}) {
            QFile file(m_dir.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(name);
        }
        std::swap(names.names[0], names.names[1]);
        const auto loaded = loadKubeconfigFiles(names);
        const Json theirs = Json::parse(kubectl(names, {QStringLiteral("--flatten")}).second);
        const auto same = [](const std::string &file, const Json &data) {
            QFile opened(QString::fromStdString(file));
            QVERIFY2(opened.open(QIODevice::ReadOnly), file.c_str());
            compare(base64(opened.readAll().toStdString()), data);
        };
        const ClusterEntry &cluster = loaded->config.clusters.at("c");
        const UserEntry &user = loaded->config.users.at("u");
        same(cluster.caFile, theirs["clusters"][0]["cluster"]["certificate-authority-data"]);
        same(user.clientCertificateFile, theirs["users"][0]["user"]["client-certificate-data"]);
        same(user.clientKeyFile, theirs["users"][0]["user"]["client-key-data"]);
        QVERIFY(cluster.caFile.find("/f1/ca") != std::string::npos);
    }

    void whatKubectlRefusesWeRefuse_data()
    {
        QTest::addColumn<QString>("file");
        const auto row = [](const char *name, const char *file) {
            QTest::newRow(name) << QString::fromUtf8(file);
        };
        row("another kind", "kind: Pod\n");
        row("another version", "apiVersion: v2\n");
        row("a text", "hello\n");
        row("a list", "[1]\n");
        row("users is a map", "users: {a: b}\n");
        row("two of one name", "users: [{name: a}, {name: a}]\n");
        row("a token that is a list", "users: [{name: a, user: {token: [b]}}]\n");
        row("groups that are a text", "users: [{name: a, user: {as: b, as-groups: c}}]\n");
        row("data that is cut off", "users: [{name: a, user: {client-key-data: YWJ}}]\n");
        row("data that is not base64", "users: [{name: a, user: {client-key-data: '*'}}]\n");
        row("a flag that is a word", "clusters: [{name: a, cluster: {disable-compression: b}}]\n");
        row("a bracket that is not closed", "users: [\n");
        row("a quote that is not closed", "current-context: \"a\n");
    }
    void whatKubectlRefusesWeRefuse()
    {
        QFETCH(const QString, file);
        const KubeconfigFiles names = write({file});
        const auto [code, output] = kubectl(names);
        QVERIFY2(code != 0, output.constData());
        QVERIFY(!loadKubeconfigFiles(names));
    }

private:
    KubeconfigFiles write(const QStringList &texts)
    {
        KubeconfigFiles names;
        for (const QString &text : texts) {
            const QString folder = m_dir.filePath(QStringLiteral("f%1").arg(names.names.size()));
            QDir().mkpath(folder);
            QFile file(folder + QStringLiteral("/config"));
            if (!file.open(QIODevice::WriteOnly))
                qFatal("the test's folder cannot be written");
            file.write(text.toUtf8());
            names.names.push_back(file.fileName().toStdString());
        }
        return names;
    }

    [[nodiscard]] std::pair<int, QByteArray> kubectl(const KubeconfigFiles &files,
                                                     const QStringList &more = {}) const
    {
        QStringList names;
        for (const std::string &name : files.names)
            names += QString::fromStdString(name);
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("KUBECONFIG"), names.join(u':'));
        process.setProcessEnvironment(environment);
        const QString view = QStringLiteral("config view --raw -o json");
        process.start(m_dir.filePath(QStringLiteral("bin/kubectl-current")),
                      view.split(u' ') + more);
        if (!process.waitForFinished(timeoutMs))
            qFatal("kubectl does not end");
        return {process.exitCode(), process.readAllStandardOutput()};
    }

    static void compare(const Json &ours, const Json &theirs)
    {
        QCOMPARE(QString::fromStdString(Json::diff(ours, theirs).dump()), QStringLiteral("[]"));
    }

    QTemporaryDir m_dir;
};

} // namespace tst_kubectlpeer

HP_TEST(tst_kubectlpeer, TestKubectlPeer)
#include "tst_kubectlpeer.moc"
