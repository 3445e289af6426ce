// SPDX-License-Identifier: Apache-2.0
#include "model/live/BulkRows.h"
#include "model/live/RowJson.h"
#include "model/resource/Machine.h"
#include "tests/support/runner/Runner.h"
#include "tests/support/site/Site.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tst_bulkoverrides {

using namespace hp;
using namespace std::chrono_literals;

namespace {

const std::string home = "openshift-machine-api";
const std::string heldBy = "FlushLogs of log-exporter at preDrain";
const char *const why = "the exporter is gone, OPS-42";

/// Workers and a master that wait for one owner, and one worker that nothing holds.
std::string lab(int workers)
{
    std::string text = "apiVersion: v1\nkind: Namespace\nmetadata: {name: openshift-machine-api}\n";
    const auto add = [&text](const std::string &name, const char *role, bool held) {
        text += "---\n"
                "apiVersion: machine.openshift.io/v1beta1\n"
                "kind: Machine\n"
                "metadata:\n"
                "  name: "
            + name
            + "\n"
              "  namespace: openshift-machine-api\n"
              "  annotations: {lab.holdpoint.dev/begins: running}\n"
              "  labels:\n"
              "    rack: r12\n"
              "    machine.openshift.io/cluster-api-cluster: site\n"
              "    machine.openshift.io/cluster-api-machine-role: "
            + role + "\n    machine.openshift.io/cluster-api-machine-type: " + role
            + "\n"
              "spec:\n"
            + (held ? "  lifecycleHooks: {preDrain: [{name: FlushLogs, owner: log-exporter}]}\n"
                    : "")
            + "  providerSpec:\n"
              "    value:\n"
              "      apiVersion: lab.holdpoint.dev/v1alpha1\n"
              "      kind: LabMachineProviderSpec\n"
              "      instanceType: small\n"
              "      createDuration: 2s\n"
              "      deleteDuration: 2s\n"
              "      bootDuration: 2s\n";
    };
    for (int i = 0; i < workers; ++i)
        add("worker-" + std::to_string(i), "worker", true);
    add("master-0", "master", true);
    add("calm-0", "worker", false);
    return text;
}

} // namespace

/// One act for all machines that wait for one cause, on a whole backend, by the commands of any
/// client.
class TestBulkOverrides : public QObject
{
    Q_OBJECT
private slots:
    void cleanup() { m_site.reset(); }

    void oneCauseIsOneAct();
    void aStopEndsItWithinItsWave();
    void aBackendThatWasStoppedWaitsForAPerson();
    void aGroupIsWhatItsLabelsSay();
    void whatIsNeverPlannedIsRefused_data();
    void whatIsNeverPlannedIsRefused();

private:
    void open(int workers, const std::string &policy = {});
    [[nodiscard]] std::string planned(const Json &arguments);
    [[nodiscard]] live::BulkRow plan(const std::string &id)
    {
        return live::fromJson<live::BulkRow>(m_site->row("bulk", id));
    }
    [[nodiscard]] std::vector<live::BulkMemberRow> members(const std::string &id);
    [[nodiscard]] Result<Json> start(const std::string &id);
    [[nodiscard]] Result<Json> approve(const std::string &id);
    [[nodiscard]] bool isHeld(const std::string &name);
    [[nodiscard]] int heldWorkers(int workers);
    [[nodiscard]] std::vector<std::string> phasesOf(const std::string &override);

    std::unique_ptr<test::Site> m_site;
};

/// All of them are deleted and wait.
void TestBulkOverrides::open(int workers, const std::string &policy)
{
    test::SiteOptions options;
    overrides::BulkPolicy bulk;
    bulk.waves = {{1, false}, {50, true}};
    bulk.pause = 1min;
    if (policy == "two at most")
        bulk.limit = 2;
    options.adjust = [bulk](app::Options &given) { given.sitePolicy.bulk = bulk; };
    auto opened = test::Site::open(lab(workers), std::move(options));
    QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
    m_site = std::move(*opened);
    m_site->advance(1min);
    for (int i = 0; i < workers; ++i)
        QVERIFY(
            m_site->remove({&cluster::kinds::machine(), {home, "worker-" + std::to_string(i)}}));
    QVERIFY(m_site->remove({&cluster::kinds::machine(), {home, "master-0"}}));
    m_site->advance(1min);
    QVERIFY(isHeld("worker-0"));
}

/// The id of the plan, or the refusal.
std::string TestBulkOverrides::planned(const Json &arguments)
{
    const auto asked = m_site->command("bulk.plan", arguments);
    if (!asked)
        return asked.error().message;
    m_site->advance(2s); // it is read
    return (*asked)["id"].get<std::string>();
}

std::vector<live::BulkMemberRow> TestBulkOverrides::members(const std::string &id)
{
    std::vector<live::BulkMemberRow> found;
    const auto rows = m_site->view("bulk");
    const Json all = rows ? *rows : Json::object();
    for (const auto &[key, row] : all.items()) {
        if (key.starts_with(id + '/') && !key.starts_with(id + "/out/"))
            found.push_back(live::fromJson<live::BulkMemberRow>(row));
    }
    return found;
}

Result<Json> TestBulkOverrides::start(const std::string &id)
{
    const live::BulkRow row = plan(id);
    return m_site->command("bulk.start",
                           {{"id", id},
                            {"digest", row.digest},
                            {"reason", why},
                            {"name", std::to_string(row.machines)},
                            {"confirm", row.digits}});
}

Result<Json> TestBulkOverrides::approve(const std::string &id)
{
    const live::BulkRow row = plan(id);
    return m_site->commandOfColleague(
        "bulk.approve", {{"id", id}, {"digest", row.digest}, {"confirm", row.digits}});
}

bool TestBulkOverrides::isHeld(const std::string &name)
{
    const auto machine = m_site->get({&cluster::kinds::machine(), {home, name}});
    // The lab makes one that is gone again when the backend starts on it: that one waits for
    // nobody.
    return machine && machine->isDeleting()
        && !machine::hooks(*machine, machine::HookPoint::PreDrain).empty();
}

int TestBulkOverrides::heldWorkers(int workers)
{
    int held = 0;
    for (int i = 0; i < workers; ++i)
        held += isHeld("worker-" + std::to_string(i)) ? 1 : 0;
    return held;
}

/// "committed", "sent", "observed": its rows of the audit.
std::vector<std::string> TestBulkOverrides::phasesOf(const std::string &override)
{
    std::vector<std::string> phases;
    const auto rows = m_site->view("audit");
    const Json all = rows ? *rows : Json::object();
    for (const auto &[key, row] : all.items()) {
        if (row.value("override", "") != override)
            continue;
        const Json &content = row["content"];
        phases.push_back(content.value(row.value("opens", false) ? "phase" : "result", ""));
    }
    return phases;
}

void TestBulkOverrides::oneCauseIsOneAct()
{
    open(6);
    const std::string id = planned({{"action", "remove-hook"}, {"cause", heldBy}});
    const live::BulkRow seen = plan(id);
    QCOMPARE(seen.machines, std::int64_t(6));
    QCOMPARE(seen.leftOut, std::int64_t(1)); // the master
    QVERIFY((seen.waves == std::vector<std::int64_t>{1, 3, 2}));
    QCOMPARE(QString::fromStdString(seen.refusal.text), QString());
    QCOMPARE(heldWorkers(6), 6);

    const auto started = start(id);
    QVERIFY2(started, started ? "" : started.error().message.c_str());
    if (seen.gates.secondPerson) {
        m_site->advance(1min);
        QCOMPARE(heldWorkers(6), 6);
        QVERIFY(!m_site->command("bulk.approve", {{"id", id}, {"digest", seen.digest}}));
        QVERIFY(approve(id));
    }
    const auto wave = [&](int held) {
        return m_site->advanceUntil([&] { return heldWorkers(6) == held; }, 5min);
    };
    QVERIFY(wave(5));
    m_site->advance(30s);
    QCOMPARE(heldWorkers(6), 5); // the pause
    QVERIFY(wave(2));
    QVERIFY(m_site->advanceUntil([&] { return plan(id).isOver(); }, 10min));
    const live::BulkRow done = plan(id);
    QCOMPARE(done.state, live::BulkState::Done);
    QCOMPARE(done.observed, std::int64_t(6));
    QCOMPARE(heldWorkers(6), 0);
    QVERIFY(isHeld("master-0"));
    for (const live::BulkMemberRow &member : members(id)) {
        const std::vector<std::string> phases = phasesOf(member.override);
        QVERIFY2((phases == std::vector<std::string>{"committed", "sent", "observed"}),
                 member.object.c_str());
    }
    std::vector<std::string> steps{"committed"};
    if (seen.gates.secondPerson)
        steps.emplace_back("approved");
    steps.insert(steps.end(), {"wave", "wave", "wave", "done"});
    QVERIFY(phasesOf(id) == steps);
    const auto verdict = m_site->command("audit.verify", Json::object());
    QVERIFY(verdict);
    QCOMPARE((*verdict)["fault"].get<std::string>(), std::string());
}

void TestBulkOverrides::aStopEndsItWithinItsWave()
{
    open(4);
    const std::string id = planned({{"action", "remove-hook"}, {"cause", heldBy}});
    QVERIFY(start(id));
    if (plan(id).state == live::BulkState::AwaitingApproval)
        QVERIFY(approve(id));
    QVERIFY(m_site->advanceUntil([&] { return heldWorkers(4) == 3; }, 5min));
    QVERIFY(m_site->commandOfColleague("bulk.stop", {{"id", id}}));
    m_site->advance(30min);
    QCOMPARE(heldWorkers(4), 3);
    const live::BulkRow ended = plan(id);
    QCOMPARE(ended.state, live::BulkState::Ended);
    QCOMPARE(QString::fromStdString(ended.outcome.text),
             QStringLiteral("Stopped at wave 2: colleague stopped it."));
    QVERIFY(!m_site->command("bulk.continue", {{"id", id}}));
}

void TestBulkOverrides::aBackendThatWasStoppedWaitsForAPerson()
{
    open(4);
    const std::string id = planned({{"action", "remove-hook"}, {"cause", heldBy}});
    const std::string digest = plan(id).digest;
    QVERIFY(start(id));
    if (plan(id).state == live::BulkState::AwaitingApproval)
        QVERIFY(approve(id));
    QVERIFY(m_site->advanceUntil([&] { return heldWorkers(4) == 3; }, 5min));
    m_site->advance(10s);
    const auto restarted = m_site->restart();
    QVERIFY2(restarted, restarted ? "" : restarted.error().message.c_str());
    m_site->advance(30min);
    QCOMPARE(heldWorkers(4), 3);
    const live::BulkRow stopped = plan(id);
    QCOMPARE(stopped.state, live::BulkState::Stopped);
    QCOMPARE(stopped.digest, digest);
    QCOMPARE(stopped.observed, std::int64_t(1));
    QVERIFY(m_site->command("bulk.continue", {{"id", id}}));
    QVERIFY(m_site->advanceUntil([&] { return plan(id).isOver(); }, 10min));
    QCOMPARE(plan(id).state, live::BulkState::Done);
    QCOMPARE(heldWorkers(4), 0);
}

void TestBulkOverrides::aGroupIsWhatItsLabelsSay()
{
    open(2);
    const std::string hooks =
        planned({{"action", "remove-hook"}, {"selector", "rack=r12"}, {"hook", "FlushLogs"}});
    QCOMPARE(plan(hooks).machines, std::int64_t(2));
    QCOMPARE(plan(hooks).leftOut, std::int64_t(1));
    const std::string cordons = planned({{"action", "cordon"}, {"selector", "rack=r12,!nothing"}});
    const auto planned = members(cordons);
    QVERIFY(std::ranges::any_of(
        planned, [](const auto &member) { return member.object.ends_with("calm-0"); }));
}

void TestBulkOverrides::whatIsNeverPlannedIsRefused_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *arguments, const char *sentence) {
        QTest::newRow(name) << QString::fromUtf8(arguments) << QString::fromUtf8(sentence);
    };
    row("more than the site allows",
        R"({"action": "cordon", "selector": "rack=r12"})",
        "the plan has 5 machines, and this site allows 2");
    row("a cause that holds nobody",
        R"({"action": "remove-hook", "cause": "Backup of nobody at preDrain"})",
        "no machine waits for Backup of nobody at preDrain");
    row("another kind of act",
        R"({"action": "release-hold", "cause": "FlushLogs of log-exporter at preDrain"})",
        "release-hold does not apply to any machine of this group");
    row("labels that nobody has",
        R"({"action": "cordon", "selector": "rack=r13"})",
        "no machine has the labels rack=r13");
}

void TestBulkOverrides::whatIsNeverPlannedIsRefused()
{
    QFETCH(const QString, arguments);
    QFETCH(const QString, sentence);
    open(3, "two at most");
    QCOMPARE(QString::fromStdString(planned(Json::parse(arguments.toStdString()))), sentence);
    QVERIFY(m_site->view("bulk")->empty());
    QVERIFY(isHeld("worker-0"));
}

} // namespace tst_bulkoverrides

HP_TEST(tst_bulkoverrides, TestBulkOverrides)
#include "tst_bulkoverrides.moc"
