// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/Kubeconfig.h"

#include <QTemporaryDir>
#include <QTest>

using hp::kube::loadKubeconfig;

namespace {

const QByteArray good = R"(apiVersion: v1
kind: Config
current-context: lab
clusters:
- name: here
  cluster:
    server: https://127.0.0.1:7480
    certificate-authority: ca.crt
users:
- name: me
  user:
    token: secret
contexts:
- name: lab
  context:
    cluster: here
    user: me
    namespace: openshift-machine-api
)";

} // namespace

class TestKubeconfig : public QObject
{
    Q_OBJECT
private slots:
    void readsTheCurrentContext()
    {
        const auto config = loadKubeconfig(write(good));
        QVERIFY(bool(config));
        QCOMPARE(config->server, std::string("https://127.0.0.1:7480"));
        QCOMPARE(config->token, std::string("secret"));
        QCOMPARE(config->ns, std::string("openshift-machine-api"));
        QCOMPARE(QString::fromStdString(config->caFile), m_dir.filePath(QStringLiteral("ca.crt")));
    }

    void aBrokenFileNamesFileLineAndKey_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("sentence");
        const auto row =
            [](const char *name, const char *before, const char *after, const char *sentence) {
                QTest::newRow(name)
                    << QByteArray(before) << QByteArray(after) << QString::fromLatin1(sentence);
            };
        row("no such context",
            "current-context: lab",
            "current-context: prod",
            "%1:3: current-context: there is no entry 'prod' in contexts");
        row("server is missing",
            "server: https://127.0.0.1:7480",
            "serve: x",
            "%1:7: clusters.cluster.server: is missing");
        row("server is no URL",
            "https://127.0.0.1:7480",
            "localhost",
            "%1:7: clusters.cluster.server: 'localhost' is not an http(s) URL");
        row("token is a list",
            "token: secret",
            "token: [a]",
            "%1:12: users.user.token: expected one value");
        row("data is not base64",
            "token: secret",
            "client-key-data: '***'",
            "%1:12: users.user.client-key-data: is not base64");
        row("user is missing",
            "- name: me",
            "- name: you",
            "%1:17: contexts.context.user: there is no entry 'me' in users");
        row("not YAML",
            "kind: Config",
            "kind: [Config",
            "%1:3: not YAML: end of sequence flow not found");
    }
    void aBrokenFileNamesFileLineAndKey()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QString, sentence);
        QByteArray text = good;
        text.replace(before, after);
        QVERIFY(text != good);
        const std::string file = write(text);
        const auto config = loadKubeconfig(file);
        QVERIFY(!config);
        QCOMPARE(QString::fromStdString(config.error().message),
                 sentence.arg(QString::fromStdString(file)));
    }

    void aMissingFileIsNamed()
    {
        QCOMPARE(QString::fromStdString(loadKubeconfig("/nonexistent").error().message),
                 QStringLiteral("cannot read the kubeconfig /nonexistent"));
    }

private:
    std::string write(const QByteArray &text)
    {
        QFile file(m_dir.filePath(QStringLiteral("config")));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(text);
        return file.fileName().toStdString();
    }

    QTemporaryDir m_dir;
};

QTEST_APPLESS_MAIN(TestKubeconfig)
#include "tst_kubeconfig.moc"
