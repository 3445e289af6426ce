// SPDX-License-Identifier: Apache-2.0
#include "app/shared/LogService.h"
#include "app/shared/Logging.h"
#include "app/shared/Reloading.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_reloading {

using namespace hp;
using namespace hp::app;

namespace {

void put(const QString &file, const QByteArray &text)
{
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
    out.write(text);
}

/// What the log says of a daemon whose file said `before` at its start and says `after` now; what
/// it can take over itself is `taken`.
QString saidOf(const QByteArray &before, const QByteArray &after, const TakenOver &taken = {})
{
    static QString said;
    said.clear();
    const QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("holdpointd.yaml"));
    const auto read = [&](const QByteArray &text) {
        put(file, QByteArray(text).replace("DIR", dir.path().toUtf8()));
        return parseOptions(Program::Daemon,
                            {"--config", file.toStdString(), "--history-days", "7"});
    };
    put(dir.filePath(QStringLiteral("policy-1.yaml")), "writes: true\n");
    put(dir.filePath(QStringLiteral("policy-2.yaml")), "writes: false\n");
    const auto started = read(before);
    if (!started)
        return QString::fromStdString(started.error().message);
    changeLogLevel(started->logLevel, [] {});
    Reloading reloading(*started, [&](const Options &) { return taken; });
    const QtMessageHandler own = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext &, const QString &text) { said += text; });
    reloading.reload(read(after));
    qInstallMessageHandler(own);
    return said.replace(dir.path(), QStringLiteral("DIR"));
}

} // namespace

/// Settings that are read again while the program runs.
class TestReloading : public QObject
{
    Q_OBJECT
private slots:
    void cleanup()
    {
        changeLogLevel("info", [] {});
    }

    void theLogSaysWhatIsTakenOverAndWhatNeedsARestart_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name,
                            const QByteArray &before,
                            const QByteArray &after,
                            const char *said) {
            QTest::newRow(name) << before << after << QString::fromUtf8(said);
        };
        row("nothing has changed",
            "log-level: info\n",
            "log-level: info\n",
            "Reloaded: nothing has changed.");
        row("the level holds immediately",
            "",
            "log-level: debug\n",
            "Reloaded: log-level is taken over.");
        row("a level that is left out is that of the start",
            "log-level: error\n",
            "",
            "Reloaded: log-level is taken over.");
        row("another address needs a restart",
            "listen: 127.0.0.1:1\n",
            "listen: 127.0.0.1:2\n",
            "Reloaded: listen needs a restart.");
        row("an option that is new, one that is gone and the level",
            "bmc-plain-http: true\n",
            "log-level: warning\nhistory-cap: 1GB\n",
            "Reloaded: log-level is taken over; bmc-plain-http and history-cap need a restart.");
        row("what the command line overrides has not changed",
            "history-days: 30\n",
            "history-days: 60\n",
            "Reloaded: nothing has changed.");
        row("each of a repeated option counts",
            "maintenance-calendar: a.ics\n",
            "maintenance-calendar: a.ics\nmaintenance-calendar: b.ics\n",
            "Reloaded: maintenance-calendar needs a restart.");
        row("budgets of holds",
            "hold-budgets:\n  preDrain: 45m\n",
            "hold-budgets:\n  preDrain: 50m\n",
            "Reloaded: hold-budgets needs a restart.");
        row("another policy",
            "guard-policy: DIR/policy-1.yaml\n",
            "guard-policy: DIR/policy-2.yaml\n",
            "Reloaded: guard-policy needs a restart.");
        row("a file with an error changes nothing",
            "log-level: info\n",
            "log-level: error\nnonsense: 1\n",
            "Not reloaded, everything stays as it is: DIR/holdpointd.yaml:2: no option is named "
            "'nonsense'");
    }
    void theLogSaysWhatIsTakenOverAndWhatNeedsARestart()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, said);
        QCOMPARE(saidOf(before, after), said);
    }

    void aPolicyThatWasEditedNeedsARestart()
    {
        const QTemporaryDir dir;
        const QString policy = dir.filePath(QStringLiteral("policy.yaml"));
        const std::vector<std::string> line{"--guard-policy", policy.toStdString()};
        put(policy, "writes: true\n");
        Reloading reloading(*parseOptions(Program::Daemon, line));
        put(policy, "writes: false\n");
        QTest::ignoreMessage(QtWarningMsg, "Reloaded: guard-policy needs a restart.");
        reloading.reload(parseOptions(Program::Daemon, line));
    }

    void whatThePartsTookOverIsNamedOnceAndWhatTheyCouldNotUse()
    {
        QCOMPARE(saidOf("", "client-masters: true\n", {{"client-masters"}, {}}),
                 QStringLiteral("Reloaded: client-masters is taken over."));
        QCOMPARE(saidOf("", "", {{}, {"The key does not fit."}}),
                 QStringLiteral("Reloaded: The key does not fit."));
        QCOMPARE(saidOf("", "listen: 127.0.0.1:2\n", {{}, {"The key does not fit."}}),
                 QStringLiteral("Reloaded: listen needs a restart. The key does not fit."));
    }

    void afterAnErrorTheLevelIsAsItWas()
    {
        (void)saidOf("log-level: warning\n", "log-level: loud\n");
        QCOMPARE(logLevel(), std::string("warning"));
    }

    void anAdministratorChangesTheLevel()
    {
        LogService service;
        const gateway::Caller admin{"ada", {"admin"}};
        const gateway::Caller operates{"otto", {"operator"}};
        QVERIFY((*service.run("log.level", Json::object(), admin))["level"] == "info");
        const auto refused = service.run("log.level", {{"level", "debug"}}, operates);
        QVERIFY(!refused);
        QVERIFY(refused.error().code == ErrorCode::Unauthorised);
        const auto wrong = service.run("log.level", {{"level", "loud"}}, admin);
        QVERIFY(!wrong);
        QVERIFY(wrong.error().code == ErrorCode::Invalid);
        QCOMPARE(logLevel(), std::string("info"));
        QTest::ignoreMessage(QtInfoMsg, "ada changed the level of the log from info to error");
        const auto done = service.run("log.level", {{"level", "error"}}, admin);
        QVERIFY(bool(done));
        QVERIFY((*done)["before"] == "info");
        QCOMPARE(logLevel(), std::string("error"));
    }
};

} // namespace tst_reloading

HP_TEST(tst_reloading, TestReloading)
#include "tst_reloading.moc"
