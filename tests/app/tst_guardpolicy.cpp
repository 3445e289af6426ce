// SPDX-License-Identifier: Apache-2.0
#include "app/options/Options.h"
#include "app/options/SiteFiles.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_guardpolicy {

using namespace hp;
using namespace hp::app;
using overrides::Action;
using overrides::GuardLevel;

/// What a site may say about the guards of overrides, and what it may not.
class TestGuardPolicy : public QObject
{
    Q_OBJECT
private slots:
    void everythingIsRead()
    {
        overrides::SitePolicy policy;
        const std::string file = written("writes: false\n"
                                         "break-glass: false\n"
                                         "approvers: [anna, bert]\n"
                                         "levels:\n"
                                         "  power-on: G3\n"
                                         "  remove-hook: G3\n"
                                         "bulk:\n"
                                         "  machines: 40\n"
                                         "  waves: [2, 10%]\n"
                                         "  pause: 90s\n"
                                         "  failures: 1\n"
                                         "  together: 4\n");
        QCOMPARE(readGuardPolicy(file, policy), std::string());
        QVERIFY(!policy.writes && !policy.breakGlass);
        QVERIFY(policy.approvers == std::set<std::string>({"anna", "bert"}));
        QVERIFY(policy.levels
                == overrides::GuardPolicy(
                    {{Action::PowerOn, GuardLevel::G3}, {Action::RemoveHook, GuardLevel::G3}}));
        const overrides::BulkPolicy bulk{
            40, {{2, false}, {10, true}}, std::chrono::seconds(90), 1, 4};
        QVERIFY(policy.bulk == bulk);
    }

    void badFilesAreNamedWithLineAndKey_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("lower than the table") << "levels:\n  power-on: G3\n  remove-hook: G2\n"
                                              << ":3: levels: remove-hook: G2 is lower than G3, "
                                                 "which it has anyway: a site may raise a "
                                                 "level and never lower it";
        QTest::newRow("an action that is none")
            << "levels:\n  explode: G4\n"
            << ":2: levels: explode: there is no action of that name";
        QTest::newRow("a level that is none")
            << "levels:\n  power-on: 3\n"
            << ":2: levels: power-on: '3' is not one of G0, G1, G2, G3, G4";
        QTest::newRow("a level that is never done")
            << "levels:\n  power-on: G5\n"
            << ":2: levels: power-on: 'G5' is not one of G0, G1, G2, G3, G4";
        QTest::newRow("levels that are no map")
            << "levels: G4\n"
            << ":1: levels: expected levels as `remove-hook: G4`";
        QTest::newRow("a key that is none")
            << "writes: true\nwrite: false\n"
            << ":2: write: is not one of writes, break-glass, approvers, levels, bulk";
        QTest::newRow("a key twice") << "writes: true\nwrites: false\n"
                                     << ":2: writes: is there twice";
        QTest::newRow("a level twice") << "levels:\n  power-on: G4\n  power-on: G3\n"
                                       << ":3: power-on: is there twice";
        QTest::newRow("a key of bulk twice") << "bulk: {together: 1, pause: 1m, together: 8}\n"
                                             << ":1: together: is there twice";
        QTest::newRow("a delay, which no site sets")
            << "delay: 0s\n"
            << ":1: delay: is not one of writes, break-glass, approvers, levels, bulk";
        QTest::newRow("a pause before now") << "bulk: {pause: -5m}\n"
                                            << ":1: bulk: pause: expected a time from 1s to 24h";
        QTest::newRow("a pause of more than a day")
            << "bulk: {pause: 24h1s}\n"
            << ":1: bulk: pause: expected a time from 1s to 24h";
        QTest::newRow("a pause that is no time")
            << "bulk: {pause: soon}\n"
            << ":1: bulk: pause: expected a time from 1s to 24h";
        QTest::newRow("neither true nor false") << "writes: maybe\n"
                                                << ":1: writes: expected true or false";
        QTest::newRow("one approver as a word") << "approvers: anna\n"
                                                << ":1: approvers: expected a list of names";
        QTest::newRow("nobody") << "approvers: []\n"
                                << ":1: approvers: is empty: no one could approve";
        QTest::newRow("nothing") << ""
                                 << ":1: expected writes, break-glass, approvers, levels or bulk";
        QTest::newRow("bulk that is no map")
            << "bulk: 5\n"
            << ":1: bulk: expected machines, waves, pause, failures, together";
        QTest::newRow("a key of bulk that is none")
            << "bulk:\n  waves: [1]\n  speed: 3\n"
            << ":3: bulk: speed: is not one of machines, waves, pause, failures, together";
        QTest::newRow("no machines") << "bulk:\n  machines: 0\n"
                                     << ":2: bulk: machines: expected a number from 1 to 10000";
        QTest::newRow("a wave of nobody")
            << "bulk:\n  waves: [0]\n"
            << ":2: bulk: waves: expected sizes of waves as [1, 5%, 25%]";
        QTest::newRow("a wave of more than all")
            << "bulk:\n  waves: [101%]\n"
            << ":2: bulk: waves: expected sizes of waves as [1, 5%, 25%]";
        QTest::newRow("no waves") << "bulk: {waves: []}\n"
                                  << ":1: bulk: waves: expected sizes of waves as [1, 5%, 25%]";
        QTest::newRow("no pause") << "bulk: {pause: 0s}\n"
                                  << ":1: bulk: pause: expected a time from 1s to 24h";
        QTest::newRow("all of them together")
            << "bulk: {together: 101}\n"
            << ":1: bulk: together: expected a number from 1 to 100";
        QTest::newRow("less than no failure")
            << "bulk: {failures: -1}\n"
            << ":1: bulk: failures: expected a number from 0 to 10000";
        QTest::newRow("not YAML") << "levels: [\n"
                                  << ":2: not YAML: ";
    }
    void badFilesAreNamedWithLineAndKey()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, sentence);
        overrides::SitePolicy policy;
        policy.writes = false;
        const std::string file = written(text.toUtf8().constData());
        const QString said = QString::fromStdString(readGuardPolicy(file, policy));
        const QString wanted = QString::fromStdString(file) + sentence;
        QVERIFY2(said.startsWith(wanted), qPrintable(said));
        QVERIFY2(!policy.writes && policy.levels.empty(), "a bad file changes nothing");
    }

    void theConfigurationFileNamesIt()
    {
        const std::string policy = written("levels: {power-on: G1}\n");
        const std::string config = m_folder.filePath(QStringLiteral("config.yaml")).toStdString();
        QFile file(QString::fromStdString(config));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(("log-level: info\nguard-policy: " + policy + '\n').c_str());
        file.close();
        const auto options = parseOptions(Program::Daemon, {"--config", config});
        QVERIFY(!options);
        QCOMPARE(options.error().message,
                 config + ":2: guard-policy: " + policy
                     + ":1: levels: power-on: G1 is lower than G2, which it has anyway: a site may "
                       "raise a level and never lower it");
        const auto missing = parseOptions(Program::Daemon, {"--guard-policy", "/nowhere.yaml"});
        QVERIFY(!missing);
        QCOMPARE(missing.error().message, std::string("--guard-policy: cannot read /nowhere.yaml"));
    }

private:
    std::string written(const char *text)
    {
        const QString path = m_folder.filePath(QStringLiteral("guards.yaml"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
            qFatal("no file");
        return path.toStdString();
    }

    QTemporaryDir m_folder;
};

} // namespace tst_guardpolicy

HP_TEST(tst_guardpolicy, TestGuardPolicy)
#include "tst_guardpolicy.moc"
