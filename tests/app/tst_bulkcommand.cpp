// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlCommands.h"
#include "tests/app/ScriptedBackend.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>
#include <functional>
#include <memory>
#include <unistd.h>
#include <utility>

namespace tst_bulkcommand {

using namespace hp;
using Json = nlohmann::json;

/// What holdpointctl asks a backend for when it plans, starts and follows an override of many
/// machines.
class TestBulkCommand : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void aPlanIsOnlyPlanned();
    void whatIsStartedIsWhatWasShown();
    void nothingIsStartedWithoutConsent();
    void controlCStopsIt();
    void aPlanWhoseLineIsLostMayGoOn();
    void aPlanThatARuleStoppedIsNoSuccess();
    void whatIsSkippedIsNoSuccess();
    void aSecondPersonApprovesTheDigest();
    void aPlanThatIsNotThereIsNamed();

private:
    [[nodiscard]] QStringList answerTo(const Json &frame);
    [[nodiscard]] int run(app::OverrideVerb verb);

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<test::ScriptedBackend> m_backend;
    app::OverrideOptions m_options;
    Json m_row;
    /// Called at each look at a plan that was started; may move it.
    std::function<void()> m_onLook;
    bool m_breaks = false; ///< the connection, at that look
    std::vector<std::string> m_commands;
    Json m_arguments; ///< of the last one
};

void TestBulkCommand::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_backend = std::make_unique<test::ScriptedBackend>();
    m_backend->reply = [this](const Json &frame) { return answerTo(frame); };
    m_options = {};
    m_options.backend.url = m_backend->url();
    m_options.backend.tokenFile = test::tokenFileIn(*m_dir);
    QVERIFY(!m_options.backend.tokenFile.empty());
    m_options.id = "plan-1";
    m_options.yes = true;
    m_options.reason = "owner is dead, OPS-42";
    m_options.name = "2";
    m_row = {{"id", "plan-1"},
             {"state", "planned"},
             {"digest", "d"},
             {"digits", "0042"},
             {"machines", 2},
             {"waves", {1, 1}}};
    m_onLook = [] {};
    m_breaks = false;
    m_commands.clear();
    m_arguments = {};
}

QStringList TestBulkCommand::answerTo(const Json &frame)
{
    const auto said = [](const Json &answer) {
        return QStringList{QString::fromStdString(answer.dump())};
    };
    if (frame["op"] == "hello")
        return said({{"op", "welcome"}, {"protocol", 1}});
    if (frame["op"] == "subscribe") {
        if (m_row["state"] != "planned" && m_breaks)
            return {QString()};
        if (m_row["state"] != "planned")
            m_onLook();
        return said({{"op", "snapshot"},
                     {"id", frame["id"]},
                     {"at", "2026-01-10T12:00:00.000000Z"},
                     {"rows", {{"plan-1", m_row}}}});
    }
    if (frame["op"] != "command")
        return {};
    m_commands.push_back(frame["command"]);
    m_arguments = frame["arguments"];
    Json result = m_row;
    if (m_commands.back() == "bulk.plan")
        result = {{"id", "plan-1"}};
    else if (m_commands.back() == "bulk.start" || m_commands.back() == "bulk.continue")
        m_row["state"] = "waiting";
    else if (m_commands.back() == "bulk.stop")
        m_row["state"] = "ended";
    return said(
        {{"op", "result"}, {"id", frame["id"]}, {"outcome", "observed"}, {"result", result}});
}

int TestBulkCommand::run(app::OverrideVerb verb)
{
    m_options.verb = verb;
    return app::runOverrideCommand(m_options);
}

void TestBulkCommand::aPlanIsOnlyPlanned()
{
    m_options.action = "remove-hook";
    m_options.cause = "Backup of backup at preDrain";
    QCOMPARE(run(app::OverrideVerb::BulkPlan), 0);
    QVERIFY(m_commands == std::vector<std::string>{"bulk.plan"});
    QVERIFY((m_arguments
             == Json{{"action", "remove-hook"}, {"cause", "Backup of backup at preDrain"}}));
    m_row["refusal"] = "no machine is left in this plan";
    QCOMPARE(run(app::OverrideVerb::BulkPlan), 1);
}

void TestBulkCommand::whatIsStartedIsWhatWasShown()
{
    m_onLook = [this] {
        m_row["state"] = "done";
        m_row["observed"] = 2;
    };
    QCOMPARE(run(app::OverrideVerb::BulkStart), 0);
    QVERIFY(m_commands == std::vector<std::string>{"bulk.start"});
    QVERIFY((m_arguments
             == Json{{"id", "plan-1"},
                     {"digest", "d"},
                     {"reason", "owner is dead, OPS-42"},
                     {"name", "2"},
                     {"confirm", "0042"},
                     {"evenIfILeave", false}}));
}

void TestBulkCommand::nothingIsStartedWithoutConsent()
{
    m_options.yes = false;
    QVERIFY(std::freopen("/dev/null", "r", stdin)); // there is no terminal to ask at
    QCOMPARE(run(app::OverrideVerb::BulkStart), 1);
    QCOMPARE(run(app::OverrideVerb::BulkApprove), 1);
    QVERIFY(m_commands.empty());
}

void TestBulkCommand::controlCStopsIt()
{
    bool pressed = false;
    m_onLook = [&pressed] {
        if (!std::exchange(pressed, true))
            std::raise(SIGINT);
    };
    QCOMPARE(run(app::OverrideVerb::BulkStart), 1);
    QVERIFY((m_commands == std::vector<std::string>{"bulk.start", "bulk.stop"}));
}

void TestBulkCommand::aPlanWhoseLineIsLostMayGoOn()
{
    m_breaks = true;
    QFile error(m_dir->filePath(QStringLiteral("stderr")));
    QVERIFY(error.open(QIODevice::ReadWrite));
    std::fflush(stderr);
    const int kept = ::dup(STDERR_FILENO);
    ::dup2(error.handle(), STDERR_FILENO);
    const int code = run(app::OverrideVerb::BulkStart);
    ::dup2(kept, STDERR_FILENO);
    ::close(kept);
    QCOMPARE(code, 1);
    error.seek(0);
    const QByteArray told = error.readAll();
    QVERIFY2(told.contains("was lost"), told.constData());
    QVERIFY2(told.contains("holdpointctl override bulk stop plan-1"), told.constData());
}

void TestBulkCommand::aPlanThatARuleStoppedIsNoSuccess()
{
    m_onLook = [this] { m_row["state"] = "stopped"; };
    QCOMPARE(run(app::OverrideVerb::BulkContinue), 1);
    QVERIFY(m_commands == std::vector<std::string>{"bulk.continue"});
}

void TestBulkCommand::whatIsSkippedIsNoSuccess()
{
    m_onLook = [this] {
        m_row["state"] = "done";
        m_row["observed"] = 1;
        m_row["skipped"] = 1;
    };
    QCOMPARE(run(app::OverrideVerb::BulkStart), 1);
}

void TestBulkCommand::aSecondPersonApprovesTheDigest()
{
    QCOMPARE(run(app::OverrideVerb::BulkApprove), 0);
    QVERIFY((m_arguments == Json{{"id", "plan-1"}, {"digest", "d"}, {"confirm", "0042"}}));
}

void TestBulkCommand::aPlanThatIsNotThereIsNamed()
{
    m_options.id = "plan-2";
    QCOMPARE(run(app::OverrideVerb::BulkStart), 1);
    QCOMPARE(run(app::OverrideVerb::BulkStatus), 1);
    QVERIFY(m_commands.empty());
}

} // namespace tst_bulkcommand

HP_TEST(tst_bulkcommand, TestBulkCommand)
#include "tst_bulkcommand.moc"
