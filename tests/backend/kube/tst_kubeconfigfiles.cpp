// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/config/KubeconfigFiles.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_kubeconfigfiles {

using namespace hp::kube;

namespace {

const char *const firstFile = R"(
clusters:
- {name: a, cluster: {server: https://1a}}
users:
- {name: u, user: {username: one}}
)";

const char *const secondFile = R"(
current-context: second
clusters:
- {name: a, cluster: {server: https://2a, tls-server-name: two}}
- {name: b, cluster: {server: https://2b}}
users:
- {name: u, user: {token: two}}
)";

} // namespace

class TestKubeconfigFiles : public QObject
{
    Q_OBJECT
private slots:
    void theFilesAreThoseOfKubectl_data()
    {
        QTest::addColumn<QString>("named");
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("files");
        QTest::newRow("a named file stands alone") << "f"
                                                   << "a:b"
                                                   << "f";
        QTest::newRow("the list of the variable") << ""
                                                  << "a:b"
                                                  << "a b";
        QTest::newRow("empty places and repetitions are skipped") << ""
                                                                  << ":a::b:a:"
                                                                  << "a b";
        QTest::newRow("else the home's") << ""
                                         << ""
                                         << "/home/me/.kube/config";
    }
    void theFilesAreThoseOfKubectl()
    {
        QFETCH(const QString, named);
        QFETCH(const QString, variable);
        QFETCH(const QString, files);
        Environment around{QProcessEnvironment(), {}};
        around.environment.insert(QStringLiteral("HOME"), QStringLiteral("/home/me"));
        around.environment.insert(QStringLiteral("KUBECONFIG"), variable);
        const auto found = KubeconfigFiles::of(named.toStdString(), around);
        QStringList names;
        for (const std::string &name : found.names)
            names += QString::fromStdString(name);
        QCOMPARE(names.join(u' '), files);
        QCOMPARE(found.mustExist, !named.isEmpty());
    }

    void theFirstFileWinsEntryByEntry()
    {
        const auto loaded = load({write(QStringLiteral("1"), firstFile),
                                  write(QStringLiteral("2"), secondFile),
                                  write(QStringLiteral("3"), "current-context: third\n")});
        const Kubeconfig &config = loaded.config;
        QCOMPARE(config.currentContext, std::string("second"));
        QCOMPARE(config.clusters.at("a").server, std::string("https://1a"));
        // A later entry of the same name adds nothing, not even what the first does not say.
        QCOMPARE(config.clusters.at("a").tlsServerName, std::string());
        QCOMPARE(config.users.at("u").token, std::string());
        QCOMPARE(config.clusters.at("b").server, std::string("https://2b"));
    }

    void pathsAreRelativeToTheirOwnFile()
    {
        QDir(m_dir.path()).mkpath(QStringLiteral("x/y"));
        const auto loaded =
            load({write(QStringLiteral("x/one"),
                        "clusters:\n- {name: a, cluster: {certificate-authority: ca}}\n"),
                  write(QStringLiteral("x/y/two"),
                        "clusters:\n- {name: b, cluster: {certificate-authority: ../ca}}\n")});
        const std::string ca = m_dir.filePath(QStringLiteral("x/ca")).toStdString();
        QCOMPARE(loaded.config.clusters.at("a").caFile, ca);
        QCOMPARE(loaded.config.clusters.at("b").caFile, ca);
    }

    void missingFilesOfAListAreSkipped()
    {
        const auto loaded =
            load({"/nonexistent/config", write(QStringLiteral("c"), "current-context: c\n")});
        QVERIFY(loaded.found);
        QCOMPARE(loaded.config.currentContext, std::string("c"));
        QVERIFY(!load({"/nonexistent/config"}).found);
    }

    void whatCannotBeReadIsNamed()
    {
        const auto missing = loadKubeconfigFiles({{"/nonexistent"}, true});
        QCOMPARE(missing.error().message,
                 std::string("cannot read the kubeconfig /nonexistent: No such file or directory"));
        const auto folder = loadKubeconfigFiles({{m_dir.path().toStdString()}, false});
        QCOMPARE(folder.error().message,
                 "cannot read the kubeconfig " + m_dir.path().toStdString() + ": is a folder");
        const std::string large = write(QStringLiteral("large"), QByteArray(2 * 1024 * 1024, '#'));
        QCOMPARE(loadKubeconfigFiles({{large}, true}).error().message,
                 "cannot read the kubeconfig " + large + ": is larger than 1 MiB");
    }

    void aBrokenFileOfAListIsNamed()
    {
        const std::string good = write(QStringLiteral("good"), "current-context: c\n");
        const std::string bad = write(QStringLiteral("bad"), "kind: Pod\n");
        QCOMPARE(loadKubeconfigFiles({{good, bad}, false}).error().message,
                 bad + ":1: kind: 'Pod' is not Config");
    }

    void theContentTellsAChange()
    {
        const std::string file = write(QStringLiteral("c"), "current-context: c\n");
        const std::string before = load({file}).content;
        QCOMPARE(load({file}).content, before);
        write(QStringLiteral("c"), "current-context: d\n");
        QVERIFY(load({file}).content != before);
    }

private:
    std::string write(const QString &name, const QByteArray &text)
    {
        QFile file(m_dir.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("the test's folder cannot be written");
        file.write(text);
        return file.fileName().toStdString();
    }

    static LoadedKubeconfig load(std::vector<std::string> names)
    {
        const auto loaded = loadKubeconfigFiles({std::move(names), false});
        if (!loaded)
            qFatal("%s", loaded.error().message.c_str());
        return *loaded;
    }

    QTemporaryDir m_dir;
};

} // namespace tst_kubeconfigfiles

HP_TEST(tst_kubeconfigfiles, TestKubeconfigFiles)
#include "tst_kubeconfigfiles.moc"
