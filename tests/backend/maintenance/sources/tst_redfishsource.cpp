// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/RedfishSource.h"
#include "model/base/ApiStatus.h"
#include "tests/backend/lab/BmcService.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <optional>
#include <set>

namespace tst_redfishsource {

using namespace hp;
using namespace hp::maintenance;
using namespace std::chrono_literals;
using cluster::kinds::labBmc;

namespace {

const std::string site = R"(
apiVersion: v1
kind: Secret
metadata: {name: bmc, namespace: default}
stringData: {username: admin, password: one}
---
apiVersion: lab.holdpoint.dev/v1alpha1
kind: Bmc
metadata: {name: host-1}
spec: {username: admin, password: one, powerOnDuration: 30s, softOffDuration: 20s}
status: {powerState: "On"}
---
apiVersion: lab.holdpoint.dev/v1alpha1
kind: Bmc
metadata: {name: host-2}
spec: {username: admin, password: one}
status: {powerState: "On"}
)";

const std::string systemOne = "/redfish/v1/Systems/host-1";

/// Asks the lab's service without a connection; the address of a BMC is the path of its system.
class LabDriver final : public drivers::PowerDriver
{
public:
    explicit LabDriver(tests::BmcService &lab)
        : m_lab(lab)
    { }

    /// Answers what was asked: the lab does not work while it works.
    void work()
    {
        for (const auto &answer : std::exchange(m_due, {}))
            answer();
    }
    void read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override
    {
        m_due.push_back([this, path = target.address, reply = std::move(reply)] {
            const auto system = document(path);
            if (!system) {
                reply(unexpected(system.error()));
                return;
            }
            drivers::PowerReading reading;
            reading.raw = (*system)["PowerState"].get<std::string>();
            reading.systemPath = path;
            reading.systemUuid = (*system)["UUID"].get<std::string>();
            reply(reading);
        });
    }
    void
    readDocument(const drivers::BmcTarget &, const std::string &path, Reply<Json> reply) override
    {
        m_due.push_back([this, path, reply = std::move(reply)] { reply(document(path)); });
    }
    void reset(const drivers::BmcTarget &target,
               ResetType type,
               const drivers::ResetOptions &,
               Reply<drivers::ResetAck> reply) override
    {
        drivers::ResetAck ack;
        ack.httpStatus =
            m_lab
                .send(tests::bmcRequest("POST",
                                        target.address + "/Actions/ComputerSystem.Reset",
                                        tests::resetBody(toString(type))))
                ->response.value()
                .status;
        reply(ack);
    }

private:
    Result<Json> document(const std::string &path)
    {
        const auto exchange = m_lab.send(tests::bmcRequest("GET", path));
        if (!exchange->response)
            return unexpected(ErrorCode::TimedOut, "the BMC does not answer");
        if (exchange->response->status != 200) {
            auto status = std::make_shared<ApiStatus>();
            status->code = exchange->response->status;
            return unexpected(Error{ErrorCode::Refused, "the BMC refuses", {}, status});
        }
        return Json::parse(exchange->response->body);
    }

    tests::BmcService &m_lab;
    std::vector<std::function<void()>> m_due{};
};

class Bench : public tests::BmcService
{
public:
    Bench()
        : BmcService(site)
    {
        for (const char *name : {"host-1", "host-2"}) {
            const std::string host(name);
            fleet.hosts.emplace_back(Json{
                {"metadata", {{"name", host}, {"namespace", "default"}}},
                {"spec",
                 {{"bmc",
                   {{"address", "/redfish/v1/Systems/" + host}, {"credentialsName", "bmc"}}}}}});
            fleet.machines.emplace_back(
                Json{{"metadata",
                      {{"name", "m-" + host},
                       {"namespace", "default"},
                       {"annotations", {{"metal3.io/BareMetalHost", "default/" + host}}}}}});
        }
    }

    std::string stage(const std::string &staged)
    {
        return patch(labBmc(), "host-1", R"({"spec":{"staged":)" + staged + "}}");
    }
    /// Off and on again; each takes its time.
    void cycle()
    {
        for (const auto type : {ResetType::GracefulShutdown, ResetType::On}) {
            driver.reset({"", systemOne}, type, {}, [](const auto &) {});
            pass(1min);
        }
    }
    EventPoll poll()
    {
        std::optional<Result<EventPoll>> result;
        source.poll(fleet, [&result](Result<EventPoll> answer) { result = std::move(answer); });
        for (int turn = 0; turn < 100 && !result; ++turn) {
            settle();
            driver.work();
        }
        return result && *result ? **result : EventPoll{{}, {"no reply"}};
    }
    /// "Standing", or what else is said, and the fault.
    QByteArray ask(const ProviderEvent &event)
    {
        const Object maintenance(Json{{"metadata", {{"name", "mm"}}}, {"spec", specOf(event)}});
        std::optional<Result<EventAnswer>> result;
        source.ask(maintenance, fleet, [&result](Result<EventAnswer> answer) {
            result = std::move(answer);
        });
        for (int turn = 0; turn < 100 && !result; ++turn) {
            settle();
            driver.work();
        }
        if (!result || !*result)
            return QByteArray::fromStdString(result ? result->error().message : "no reply");
        const char *const word = (*result)->report == EventReport::Standing ? "standing"
            : (*result)->report == EventReport::Completed                   ? "completed"
            : (*result)->report == EventReport::Gone                        ? "gone"
                                                                            : "else";
        return QByteArray::fromStdString(word + (' ' + (*result)->verifyFault)).trimmed();
    }

    Fleet fleet{};
    LabDriver driver{*this};
    RedfishSource source{*cluster, driver, [](const Object &host, const Object &secret) {
                             drivers::BmcTarget target;
                             target.address = secret ? host.text("/spec/bmc/address") : "";
                             return target;
                         }};
};

} // namespace

/// The source against the lab's Redfish service: what is staged there is announced, and gone or
/// verified after the next start.
class TestRedfishSource : public QObject
{
    Q_OBJECT
private slots:
    void nothingStagedIsNoEvent();
    void stagedFirmwareIsInstalledByTheNextStart();
    void firmwareThatFailsIsToldSo();
    void stagedSettingsComeIntoForceAtTheNextStart();
    void degradedHealthIsAnEventUntilItIsBetter();
    void aPartThatFailsIsNamed_data();
    void aPartThatFailsIsNamed();
    void whatCannotBeReadIsNotGone();
};

void TestRedfishSource::nothingStagedIsNoEvent()
{
    Bench bench;
    QCOMPARE(QByteArray::fromStdString(bench.problem), QByteArray());
    const EventPoll poll = bench.poll();
    QCOMPARE(poll.faults, std::vector<std::string>());
    QVERIFY(poll.events.empty());
}

void TestRedfishSource::stagedFirmwareIsInstalledByTheNextStart()
{
    Bench bench;
    QCOMPARE(bench.stage(R"({"version":"2.9.1"})"), std::string());
    const EventPoll poll = bench.poll();
    QCOMPARE(poll.events.size(), 1U); // host-2 is behind the same service, and not concerned
    QCOMPARE(poll.events[0].machine.name, std::string("m-host-1"));
    QCOMPARE(poll.events[0].code, std::string("firmware-pending"));
    QVERIFY(wantsMaintenance(poll.events[0]));
    QCOMPARE(bench.ask(poll.events[0]), QByteArray("standing"));
    bench.cycle();
    QCOMPARE(bench.ask(poll.events[0]), QByteArray("completed"));
    QCOMPARE(bench.poll().events.at(0).id, poll.events[0].id);
    QVERIFY(!wantsMaintenance(bench.poll().events[0]));
}

void TestRedfishSource::firmwareThatFailsIsToldSo()
{
    Bench bench;
    QCOMPARE(bench.stage(R"({"version":"2.9.1","fails":true})"), std::string());
    const EventPoll poll = bench.poll();
    QCOMPARE(poll.events.size(), 1U);
    bench.cycle();
    QCOMPARE(bench.ask(poll.events[0]),
             QByteArray("completed the update with BIOS-2.9.1 ended as Exception"));
}

void TestRedfishSource::stagedSettingsComeIntoForceAtTheNextStart()
{
    Bench bench;
    QCOMPARE(bench.stage(R"({"settings":{"Turbo":"Off"}})"), std::string());
    const EventPoll poll = bench.poll();
    QCOMPARE(poll.events.size(), 1U);
    QCOMPARE(poll.events[0].description,
             std::string("BIOS settings wait for the next start: Turbo"));
    QCOMPARE(bench.ask(poll.events[0]), QByteArray("standing"));
    bench.cycle();
    QCOMPARE(bench.ask(poll.events[0]), QByteArray("gone"));
}

void TestRedfishSource::degradedHealthIsAnEventUntilItIsBetter()
{
    Bench bench;
    QCOMPARE(bench.patch(labBmc(), "host-1", R"({"spec":{"health":"Critical"}})"), std::string());
    const EventPoll poll = bench.poll();
    QCOMPARE(poll.events.size(), 1U);
    QCOMPARE(poll.events[0].code, std::string("hardware-degraded"));
    QCOMPARE(bench.ask(poll.events[0]), QByteArray("standing"));
    QCOMPARE(bench.patch(labBmc(), "host-1", R"({"spec":{"health":"OK"}})"), std::string());
    QCOMPARE(bench.ask(poll.events[0]), QByteArray("gone"));
}

void TestRedfishSource::aPartThatFailsIsNamed_data()
{
    QTest::addColumn<QByteArray>("faults");
    QTest::addColumn<QByteArray>("told");
    const auto row = [](const char *title, const char *faults, const char *told) {
        QTest::newRow(title) << QByteArray(faults) << QByteArray(told);
    };
    row("a drive that predicts its failure",
        R"({"driveFails":"predicted"})",
        "auto: Drive Disk 1 predicts its failure");
    row("a drive that has failed",
        R"({"driveFails":"failed"})",
        "auto: Drive Disk 1 is in health Critical");
    row("a power supply that is lost while another one is well",
        R"({"powerSupplyFails":"lost"})",
        "alert-only: Power supply PSU 2 is in health Critical; another one does its work");
    row("the same in the documents of older services",
        R"({"powerSupplyFails":"lost","partPages":"older"})",
        "alert-only: Power supply PSU 2 is in health Critical; another one does its work");
    row("a fan that is critical",
        R"({"fanFails":"critical"})",
        "alert-only: Fan 3 is in health Critical; another one does its work");
    row("the same in the documents of older services, as a warning",
        R"({"fanFails":"warning","partPages":"older"})",
        "alert-only: Fan 3 is in health Warning; another one does its work");
    row("two of them",
        R"({"fanFails":"critical","driveFails":"predicted"})",
        "alert-only: Fan 3 is in health Critical; another one does its work\n"
        "auto: Drive Disk 1 predicts its failure");
    row("a service that tells no parts", R"({"fanFails":"critical","partPages":"none"})", "");
}

void TestRedfishSource::aPartThatFailsIsNamed()
{
    QFETCH(QByteArray, faults);
    QFETCH(QByteArray, told);
    Bench bench;
    const std::string spec = R"({"spec":{"faults":)" + faults.toStdString() + "}}";
    QCOMPARE(bench.patch(labBmc(), "host-1", spec), std::string());
    const EventPoll poll = bench.poll();
    QCOMPARE(poll.faults, std::vector<std::string>());
    std::set<std::string> sentences;
    for (const ProviderEvent &event : poll.events) {
        QCOMPARE(event.code, std::string("hardware-degraded"));
        QCOMPARE(event.machine.name, std::string("m-host-1"));
        QCOMPARE(bench.ask(event), QByteArray("standing"));
        sentences.insert(specOf(event).value("strategy", "auto") + ": " + event.description);
    }
    std::string said;
    for (const std::string &sentence : sentences)
        said += (said.empty() ? "" : "\n") + sentence;
    QCOMPARE(QByteArray::fromStdString(said), told);
    QCOMPARE(bench.patch(labBmc(), "host-1", R"({"spec":{"faults":null}})"), std::string());
    QVERIFY(bench.poll().events.empty());
    for (const ProviderEvent &event : poll.events)
        QCOMPARE(bench.ask(event), QByteArray("gone"));
}

void TestRedfishSource::whatCannotBeReadIsNotGone()
{
    Bench bench;
    QCOMPARE(bench.stage(R"({"version":"2.9.1"})"), std::string());
    const EventPoll before = bench.poll();
    QCOMPARE(before.events.size(), 1U);
    QCOMPARE(bench.patch(labBmc(), "host-1", R"({"spec":{"faults":{"http500":true}}})"),
             std::string());
    const EventPoll poll = bench.poll();
    QVERIFY(poll.events.empty());
    QCOMPARE(poll.faults,
             std::vector<std::string>{"BareMetalHost default/host-1: the BMC refuses"});
    QCOMPARE(bench.ask(before.events[0]), QByteArray("the BMC refuses"));
}

} // namespace tst_redfishsource

HP_TEST(tst_redfishsource, TestRedfishSource)
#include "tst_redfishsource.moc"
