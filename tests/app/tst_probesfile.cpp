// SPDX-License-Identifier: Apache-2.0
#include "app/options/Options.h"
#include "app/options/SiteFiles.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_probesfile {

using namespace hp;
using namespace hp::app;

class TestProbesFile : public QObject
{
    Q_OBJECT
private slots:
    void everyMemberIsRead()
    {
        const std::string file = written("- name: api\n"
                                         "  role: master\n"
                                         "  url: https://{address}:6443/readyz\n"
                                         "  insecureSkipVerify: true\n"
                                         "- {name: ingress, nodeSelector: {vip: 'yes'},\n"
                                         "   url: 'tcp://{address}:443', timeout: 2s}\n");
        const auto options = parseOptions(Program::Daemon, {"--maintenance-probes", file});
        QVERIFY2(bool(options), options ? "" : options.error().message.c_str());
        const auto &probes = options->maintenanceProbes;
        QCOMPARE(probes.size(), std::size_t{2});
        QCOMPARE(probes[0].name, std::string("api"));
        QCOMPARE(probes[0].role, std::string("master"));
        QCOMPARE(probes[0].url, std::string("https://{address}:6443/readyz"));
        QCOMPARE(probes[0].timeout, Duration(std::chrono::seconds(5)));
        QVERIFY(probes[0].insecureSkipVerify);
        QCOMPARE(probes[1].nodeSelector.at("vip"), std::string("yes"));
        QCOMPARE(probes[1].timeout, Duration(std::chrono::seconds(2)));
        QVERIFY(!probes[1].insecureSkipVerify);
    }

    void badFilesAreNamedWithLineAndProbe_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const char *text, const char *sentence) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(sentence);
        };
        const char *const urls = ":1: probe 1: url: expected https://{address}:PORT/PATH, "
                                 "http://{address}:PORT/PATH or tcp://{address}:PORT";
        row("nothing", "", ":1: expected a list of probes");
        row("not YAML", "- [\n", ":2: not YAML: ");
        row("a word", "- api\n", ":1: probe 1: expected name, role, url");
        row("no name", "- {role: infra, url: 'tcp://{address}:1'}", ":1: probe 1: has no name");
        row("no url", "- {name: a, role: infra}", ":1: probe 1: has no url");
        row("nobody to probe",
            "- {name: a, url: 'tcp://{address}:1'}",
            ":1: probe 1: expected either role or nodeSelector");
        row("another role",
            "- name: a\n  role: etcd\n",
            ":2: probe 1: role: expected master, infra or worker");
        row("another key", "- name: a\n  header: x\n", ":2: probe 1: header: is not one of name, ");
        row("a key twice", "- name: a\n  name: b\n", ":2: name: is there twice");
        row("a name twice",
            "- {name: a, role: infra, url: 'tcp://{address}:1'}\n"
            "- {name: a, role: infra, url: 'tcp://{address}:1'}\n",
            ":2: probe 2: name: a is there twice");
        row("a name of two words", "- {name: a b}", ":1: probe 1: name: expected at most 63 ");
        row("a password", "- {url: 'https://me:s3cret@{address}/'}", urls);
        row("a password behind", "- {url: 'https://{address}:s3cret@evil/'}", urls);
        row("tcp without a port", "- {url: 'tcp://{address}'}", urls);
        row("tcp with a path", "- {url: 'tcp://{address}:1/x'}", urls);
        row("no such port", "- {url: 'http://{address}:70000/x'}", urls);
        row("no time", "- {timeout: soon}", ":1: probe 1: timeout: expected a time from 100ms to ");
        row("no such file", "- {caFile: /nowhere}", ":1: probe 1: caFile: cannot read '/nowhere'");
    }
    void badFilesAreNamedWithLineAndProbe()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, sentence);
        const std::string file = written(text.toUtf8());
        const auto options = parseOptions(Program::Daemon, {"--maintenance-probes", file});
        QVERIFY2(!options, "the daemon does not start with it");
        const QString said = QString::fromStdString(options.error().message);
        const QString wanted =
            QStringLiteral("--maintenance-probes: ") + QString::fromStdString(file) + sentence;
        QVERIFY2(said.startsWith(wanted), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("s3cret")), qPrintable(said));
    }

private:
    std::string written(const QByteArray &text)
    {
        QFile file(m_folder.filePath(QStringLiteral("probes.yaml")));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        return file.fileName().toStdString();
    }

    QTemporaryDir m_folder{};
};

} // namespace tst_probesfile

HP_TEST(tst_probesfile, TestProbesFile)
#include "tst_probesfile.moc"
