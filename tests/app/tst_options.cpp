// SPDX-License-Identifier: Apache-2.0
#include "app/options/Options.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_options {

using namespace hp::app;

class TestOptions : public QObject
{
    Q_OBJECT
private slots:
    void defaultsAreThoseOfTheDesign()
    {
        const auto options = parseOptions(Program::Daemon, {});
        QVERIFY(bool(options));
        QCOMPARE(options->listen.address, std::string("127.0.0.1"));
        QCOMPARE(options->listen.port, std::uint16_t(7480));
    }

    void valuesAreTaken()
    {
        const auto options = parseOptions(Program::Console,
                                          {"--listen",
                                           "[::1]:0",
                                           "--lab=demo",
                                           "--cluster-name",
                                           "prod a",
                                           "--time-scale",
                                           "60",
                                           "--connect",
                                           "wss://a:1",
                                           "--token-file",
                                           "t",
                                           "--shot",
                                           "fleet=f.png"});
        QVERIFY(bool(options));
        QCOMPARE(options->listen.address, std::string("::1"));
        QCOMPARE(options->lab, std::string("demo"));
        QCOMPARE(options->clusterName, std::string("prod a"));
        QCOMPARE(options->timeScale, 60.0);
        QCOMPARE(options->connections.at(0).tokenFile, std::string("t"));
        QCOMPARE(options->shots.at(0).file, std::string("f.png"));
    }

    void aWallTakesTheOptionsOfItsAddress()
    {
        const auto bare = parseOptions(Program::Console, {"--wall"});
        QVERIFY(bool(bare));
        QVERIFY(bare->wall);
        QVERIFY(bare->wallOptions.empty());
        const auto kiosk = parseOptions(Program::Console, {"--kiosk"});
        QVERIFY(bool(kiosk));
        QVERIFY(kiosk->wall);
        // What may stand alone takes no word behind it.
        const auto full = parseOptions(Program::Console,
                                       {"--wall",
                                        "--wall=fleet,holds",
                                        "--distance",
                                        "4",
                                        "--distance=5",
                                        "--rotate=20",
                                        "--scope=worker-b",
                                        "--diagonal=75",
                                        "--clock=utc,local",
                                        "--lang=de",
                                        "--aliases=on",
                                        "--sound=p1",
                                        "--theme=hc",
                                        "--connect=wss://a:1",
                                        "--connect=wss://b:1"});
        QVERIFY(bool(full));
        const std::vector<std::pair<std::string, std::string>> expected{{"wall", "fleet,holds"},
                                                                        {"distance", "5"},
                                                                        {"rotate", "20"},
                                                                        {"scope", "worker-b"},
                                                                        {"diagonal", "75"},
                                                                        {"clock", "utc,local"},
                                                                        {"lang", "de"},
                                                                        {"aliases", "on"},
                                                                        {"sound", "p1"}};
        QVERIFY(full->wallOptions == expected);
        QCOMPARE(full->wallLanguage(), std::string("de"));
        QCOMPARE(full->theme, std::string("contrast"));
        QCOMPARE(full->connections.size(), std::size_t(2));
        QVERIFY(!parseOptions(Program::Daemon, {"--wall"}));
    }

    void aBundleIsAWordForTheConsole()
    {
        const auto options = parseOptions(Program::Console, {"/tmp/review.holdpoint"});
        QVERIFY(bool(options));
        QCOMPARE(options->bundle, std::string("/tmp/review.holdpoint"));
        QCOMPARE(options->listen.port, std::uint16_t(0)); // beside a backend of the same desk
        const auto told = parseOptions(Program::Console, {"--listen=[::1]:7480", "a.holdpoint"});
        QVERIFY(bool(told));
        QCOMPARE(told->listen.port, std::uint16_t(7480));
        const auto served = parseOptions(Program::Daemon, {"--bundle", "a.holdpoint"});
        QVERIFY(bool(served));
        QCOMPARE(served->listen.port, std::uint16_t(7480));
        QVERIFY(!parseOptions(Program::Daemon, {"a.holdpoint"}));
        const auto two = parseOptions(Program::Console, {"a.holdpoint", "b.holdpoint"});
        QVERIFY(!two);
        QCOMPARE(two.error().message,
                 std::string("'b.holdpoint' is a second bundle; one is shown at a time"));
    }

    void wrongUsageIsOneSentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, QStringList arguments, const char *sentence) {
            QTest::newRow(name) << std::move(arguments) << QString::fromLatin1(sentence);
        };
        const auto words = [](const char *text) {
            return QString::fromLatin1(text).split(QLatin1Char(' '));
        };
        row("unknown option", words("--lsten x"), "there is no option --lsten; --help lists them");
        row("stray word", words("demo"), "'demo' is not an option; --help lists them");
        row("a bundle in a lab",
            words("--bundle a.holdpoint --lab demo"),
            "--bundle and --lab exclude each other: a bundle is only read");
        row("a bundle in a data directory",
            words("--bundle a.holdpoint --data-dir d"),
            "--bundle and --data-dir exclude each other: a bundle is only read");
        row("missing value", words("--listen"), "--listen needs a value");
        row("port without address", words("--listen 7480"), "--listen: '7480' is not ADDRESS:PORT");
        row("port too large", words("--listen a:70000"), "--listen: 'a:70000' is not ADDRESS:PORT");
        row("scale below one",
            words("--lab demo --time-scale 0.5"),
            "--time-scale: '0.5' is not a number from 1 to 10000");
        row("scale without lab",
            words("--time-scale 5"),
            "--time-scale is for a lab: it needs --lab");
        row("lab on a real cluster",
            words("--lab demo --kubeconfig k"),
            "--lab and --kubeconfig exclude each other: a lab never writes to a real cluster");
        row("a context of nothing", words("--context prod"), "--context needs --kubeconfig");
        row("controllers of another cluster without one",
            words("--reconcile hosts"),
            "--reconcile needs --kubeconfig; without it only none can be said");
        row("a group that nobody knows",
            words("--kubeconfig k --reconcile hosts,maschines"),
            "--reconcile: there is no group 'maschines'; there are machines, machinesets, "
            "healthchecks, hosts, remediation, controlplane, maintenance, or none");
        row("a watcher that nobody knows",
            words("--maintenance-off lb-watcher,cron"),
            "--maintenance-off: 'cron' is not one of maintenance-watcher, state-watcher, "
            "lb-watcher, "
            "lab, calendar, redfish, aws, azure, gcp, probes");
        row("a policy that nobody knows",
            words("--maintenance-policy at-once=2,hurry=1"),
            "--maintenance-policy: 'hurry=1' is not at-once=N, not-ready-nodes=N, "
            "not-ready-elsewhere=N, one-after-another=LABEL, at-deadline=WORD or "
            "drain-failure=WORD");
        row("racks one after another without their label",
            words("--maintenance-policy one-after-another="),
            "--maintenance-policy: one-after-another is '', and must be a label of Nodes, such as "
            "topology.kubernetes.io/zone");
        row("more of a hundred than there are",
            words("--maintenance-policy not-ready-nodes=101%"),
            "--maintenance-policy: not-ready-nodes is '101%', and must be a number from 0 to "
            "1000, or a percentage");
        row("no maintenance at once",
            words("--maintenance-policy at-once=0"),
            "--maintenance-policy: at-once is '0', and must be a number from 1 to 1000, or "
            "a percentage");
        row("a policy that is cut off",
            words("--maintenance-policy at-deadline"),
            "--maintenance-policy: at-deadline is '', and must be skip, ask or force");
        row("half a certificate",
            words("--tls-cert c"),
            "--tls-cert and --tls-key go together; only one is given");
        row("plain http outside",
            words("--wall-listen 0.0.0.0:80"),
            "--wall-listen: plain http is served on loopback only, not on 0.0.0.0");
        row("a history elsewhere; its password is not repeated",
            words("--history mysql://hp:s3cret@db/history"),
            "--history: does not start with postgres://");
        row("a cap without a unit",
            words("--history-cap 4000"),
            "--history-cap: '4000' is not a size such as 512MB or 4GB, at least 16MB");
        row("a cap that holds nothing",
            words("--history-cap 1MB"),
            "--history-cap: '1MB' is not a size such as 512MB or 4GB, at least 16MB");
        row("no days",
            words("--history-days 0"),
            "--history-days: '0' is not a number of days from 1 to 3650");
        row("a name of a cluster that would end a title",
            {QStringLiteral("--cluster-name"), QStringLiteral("prod\na")},
            "--cluster-name: 'prod\na' is not a name of at most 63 characters");
        row("no writes",
            words("--writes-per-second 0"),
            "--writes-per-second: '0' is not a number a second from 1 to 10000");
        row("a number of workload clusters that is none",
            words("--workload-clusters many"),
            "--workload-clusters: 'many' is not a number of clusters from 0 to 200");
        row("fewer workload clusters than none",
            words("--workload-clusters -1"),
            "--workload-clusters: '-1' is not a number of clusters from 0 to 200");
        row("more workload clusters than there is room for",
            words("--workload-clusters 201"),
            "--workload-clusters: '201' is not a number of clusters from 0 to 200");
        row("console option for the daemon",
            words("--kiosk"),
            "there is no option --kiosk; --help lists them");
        row("missing configuration",
            words("--config /nonexistent.yaml"),
            "--config: cannot read /nonexistent.yaml");
        row("a folder for a configuration", words("--config /"), "--config: cannot read /");
        row("a folder for what a site asks for",
            words("--guard-policy /"),
            "--guard-policy: cannot read /");
    }
    void whatIsOfAWallNeedsOne()
    {
        const auto sentenceOf = [](std::vector<std::string> arguments) {
            const auto options = parseOptions(Program::Console, arguments);
            return options ? std::string() : options.error().message;
        };
        QCOMPARE(sentenceOf({"--distance", "5"}),
                 std::string("--distance is for a wall: it needs --wall"));
        QCOMPARE(sentenceOf({"--wall", "--open", "holds"}),
                 std::string("--open and --wall exclude each other: a wall has its layouts"));
        QCOMPARE(sentenceOf({"--wall", "--shot", "fleet=f.png"}),
                 std::string("--shot and --wall exclude each other: a shot is of a page"));
        QCOMPARE(sentenceOf({"--kiosk=holds"}), std::string("--kiosk takes no value"));
        QCOMPARE(sentenceOf({"--wall", "--distance"}), std::string("--distance needs a value"));
    }
    void wrongUsageIsOneSentence()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, sentence);
        std::vector<std::string> list;
        for (const QString &word : arguments)
            list.push_back(word.toStdString());
        const auto options = parseOptions(Program::Daemon, list);
        QVERIFY(!options);
        QCOMPARE(QString::fromStdString(options.error().message), sentence);
    }

    void aBadConfigurationNamesFileLineAndKey()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("config.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("listen: 127.0.0.1:0\ntime-scale: fast\n");
        file.close();
        const auto options =
            parseOptions(Program::Daemon, {"--config", file.fileName().toStdString()});
        QVERIFY(!options);
        QCOMPARE(
            QString::fromStdString(options.error().message),
            QString(file.fileName()
                    + QStringLiteral(":2: time-scale: 'fast' is not a number from 1 to 10000")));
    }

    void aSwitchOfTheFileIsWhatItSays_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QString>("state");
        QTest::newRow("true is on") << QByteArray("true") << QStringLiteral("on");
        QTest::newRow("yes is on, as YAML has it") << QByteArray("yes") << QStringLiteral("on");
        QTest::newRow("false is off") << QByteArray("false") << QStringLiteral("off");
        QTest::newRow("False is off") << QByteArray("False") << QStringLiteral("off");
        QTest::newRow("no is off, as YAML has it") << QByteArray("no") << QStringLiteral("off");
        QTest::newRow("off is off, as YAML has it") << QByteArray("off") << QStringLiteral("off");
        QTest::newRow("a number is neither")
            << QByteArray("0") << QStringLiteral(":1: client-masters: expected true or false");
        QTest::newRow("another word is neither")
            << QByteArray("never") << QStringLiteral(":1: client-masters: expected true or false");
    }
    void aSwitchOfTheFileIsWhatItSays()
    {
        QFETCH(const QByteArray, word);
        QFETCH(const QString, state);
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("config.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("client-masters: ").append(word).append('\n'));
        file.close();
        const auto options =
            parseOptions(Program::Daemon, {"--config", file.fileName().toStdString()});
        const QString found = !options
            ? QString::fromStdString(options.error().message).remove(file.fileName())
            : options->clientMasters ? QStringLiteral("on")
                                     : QStringLiteral("off");
        QCOMPARE(found, state);
    }

    void aSiteSetsItsBudgets_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("trouble"); // after the name of the file; empty: none
        QTest::newRow("three of them")
            << QByteArray("hold-budgets:\n  preDrain: 45m\n  preTerminate/Backup: 2h\n  "
                          "owner/clusteroperator/etcd: 1h\n")
            << QString();
        QTest::newRow("no map") << QByteArray("lab: demo\nhold-budgets: 45m\n")
                                << QStringLiteral(
                                       ":2: hold-budgets: expected budgets as `preDrain: 45m`");
        QTest::newRow("an option twice")
            << QByteArray("lab: demo\nlab: capi\n") << QStringLiteral(":2: lab: is there twice");
        QTest::newRow("a budget twice")
            << QByteArray("hold-budgets: {preDrain: 45m, drain: 1h, preDrain: 9h}\n")
            << QStringLiteral(":1: preDrain: is there twice");
        QTest::newRow("no duration")
            << QByteArray("hold-budgets:\n  preDrain: 45m\n  drain: soon\n")
            << QStringLiteral(":3: hold-budgets: drain: 'soon' is not a duration such as 45m");
        QTest::newRow("an unknown point")
            << QByteArray("hold-budgets:\n  preBoot: 1m\n")
            << QStringLiteral(
                   ":2: hold-budgets: 'preBoot' is not one of preCreate, preDrain, drain, "
                   "preTerminate, power.key, POINT/HOOK, owner/OWNER");
    }
    void aSiteSetsItsBudgets()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, trouble);
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("config.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        const auto options =
            parseOptions(Program::Daemon, {"--config", file.fileName().toStdString()});
        QCOMPARE(bool(options), trouble.isEmpty());
        if (!options) {
            QCOMPARE(QString::fromStdString(options.error().message),
                     QString(file.fileName() + trouble));
            return;
        }
        using namespace std::chrono_literals;
        using namespace hp;
        const holds::Budgets &budgets = options->holdBudgets;
        QCOMPARE(budgets.of(holds::HoldKind::PreDrain, "a", "o"), Duration(45min));
        QCOMPARE(budgets.of(holds::HoldKind::PreTerminate, "Backup", "o"), Duration(2h));
    }
    void theHistoryHasAPlaceAndBounds()
    {
        const auto options = parseOptions(Program::Daemon,
                                          {"--history",
                                           "postgres://hp@db/history",
                                           "--history-cap",
                                           "512MB",
                                           "--history-days=30"});
        QVERIFY(options);
        QCOMPARE(options->history, std::string("postgres://hp@db/history"));
        QCOMPARE(options->historyCap, std::int64_t(512) * 1024 * 1024);
        QCOMPARE(options->historyDays, 30);
    }

    void theApiCanBeServedAlone()
    {
        const auto options = parseOptions(Program::Daemon, {"--reconcile", "none"});
        QVERIFY(options);
        QCOMPARE(options->reconcile, std::string("none"));
    }

    void theCommandLineOverridesTheFile()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("config.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("listen: 127.0.0.1:1\nlab: demo\n");
        file.close();
        const auto options =
            parseOptions(Program::Daemon,
                         {"--listen", "127.0.0.1:2", "--config", file.fileName().toStdString()});
        QVERIFY(bool(options));
        QCOMPARE(options->listen.port, std::uint16_t(2));
        QCOMPARE(options->lab, std::string("demo"));
    }
};

} // namespace tst_options

HP_TEST(tst_options, TestOptions)
#include "tst_options.moc"
