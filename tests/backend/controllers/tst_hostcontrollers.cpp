// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/hostpower/BmcAccess.h"
#include "backend/controllers/hostpower/HostControllers.h"
#include "backend/runtime/ManualClock.h"
#include "model/resource/Conditions.h"
#include "tests/support/bmc/FakePowerDriver.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/FaultyCluster.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/fencing/FenceOrderMonitor.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace tst_hostcontrollers {

using namespace hp;
using namespace hp::controllers;
using namespace std::chrono_literals;
namespace kinds = hp::cluster::kinds;

namespace {

const ObjectKey h1{"metal", "h1"};
const std::string bmcAddress = "redfish+http://127.0.0.1:8000";
const std::string base = "reboot.metal3.io";
const std::string key = "reboot.metal3.io/fence";
const std::string hard = R"({"mode":"hard"})";

Json secretJson(const std::string &password)
{
    return {{"apiVersion", "v1"},
            {"kind", "Secret"},
            {"metadata", {{"name", "bmc"}, {"namespace", "metal"}}},
            {"data",
             {{"username", "YWRtaW4="},
              {"password", QByteArray::fromStdString(password).toBase64().toStdString()}}}};
}

/// As kubectl would create it: nothing but a spec.
Json newHost()
{
    return {{"apiVersion", "metal3.io/v1alpha1"},
            {"kind", "BareMetalHost"},
            {"metadata", {{"name", "h1"}, {"namespace", "metal"}}},
            {"spec",
             {{"online", true},
              {"externallyProvisioned", true},
              {"bmc", {{"address", bmcAddress}, {"credentialsName", "bmc"}}}}}};
}

/// A cluster with one host, its simulated BMC and running controllers.
struct Bench {
    Bench()
    {
        cluster.setNow([this] { return clock.now(); });
        cluster.put(secretJson("secret"));
        cluster.put(newHost());
        driver.onPost = [this](const std::string &resetType) { monitor.posted(h1, resetType); };
        monitor.start();
    }
    ~Bench()
    {
        controllers.reset();
        test::drainEvents();
        if (const std::string faults = monitor.faults(); !faults.empty())
            qFatal("%s", faults.c_str());
    }

    void run() { run(cluster); }
    void run(const HostControllersSettings &settings) { run(cluster, settings); }
    void run(cluster::Cluster &through, const HostControllersSettings &settings = {})
    {
        controllers = std::make_unique<HostControllers>(through, clock, driver, settings);
        controllers->start();
        test::settle(clock);
    }

    [[nodiscard]] Object host() const { return cluster.stored(kinds::bareMetalHost(), h1); }
    [[nodiscard]] test::FakeBmc &bmc() { return driver.bmc(bmcAddress); }
    [[nodiscard]] bool isOn() const { return host().at("/status/poweredOn") == Json(true); }
    [[nodiscard]] std::string known() const
    {
        const auto condition =
            Conditions(host().at("/status/conditions")).get(host::condition::powerStateKnown);
        return condition ? condition->status : "absent";
    }
    [[nodiscard]] int events(const std::string &reason) const
    {
        const auto &all = cluster.events();
        return static_cast<int>(std::count_if(
            all.begin(), all.end(), [&](const auto &event) { return event.reason == reason; }));
    }
    void patch(Json body)
    {
        cluster.patch({&kinds::bareMetalHost(), h1},
                      cluster::PatchType::Merge,
                      std::move(body),
                      cluster::Subresource::None,
                      {},
                      [](const Result<cluster::Written> &answer) { QVERIFY(answer.has_value()); });
        test::settle(clock);
    }
    void annotate(const std::string &name, const Json &value)
    {
        patch({{"metadata", {{"annotations", {{name, value}}}}}});
    }
    void wait(Duration by) { test::advance(clock, by); }
    [[nodiscard]] QString posts()
    {
        QStringList words;
        for (const std::string &word : bmc().posts)
            words << QString::fromStdString(word);
        return words.join(u' ');
    }

    runtime::ManualClock clock{*parseTime("2026-01-10T12:00:00Z")};
    test::FakeCluster cluster{};
    test::FakePowerDriver driver{clock};
    std::unique_ptr<HostControllers> controllers{};
    test::FenceOrderMonitor monitor{cluster, [this] { return host().resourceVersion(); }};
};

} // namespace

class TestHostControllers : public QObject
{
    Q_OBJECT
private slots:
    void aNewHostIsRegisteredAndRebooted();
    void aHoldIsAcknowledgedWhenOffWasSeen();
    void aWrongPasswordIsShownAndMendedByTheSecret();
    void aSilentBmcIsUnknownNeverOff();
    void aLostAnswerIsReadBeforeAnythingIsRepeated();
    void whatWasNotSentIsNotEscalated();
    void anOnThatWaitsForItsTurnIsTakenBack_data();
    void anOnThatWaitsForItsTurnIsTakenBack();
    void whatWasNotSentIsKnownInAConflictToo_data();
    void whatWasNotSentIsKnownInAConflictToo();
    void acceptedButNotDoneEndsInForce();
    void aRefusedShutdownIsNotWaitedFor();
    void aConflictIsDecidedAfresh();
    void whatCannotBeStoredIsSaidAndNotForgotten();
    void aRefusedFinalizerIsNoStatusThatIsNotStored();
    void anIpmiAddressWaitsForAnEdit();
    void deletionForcesOffFirst();
    void aBootIsStoppedBeforeItsHostGoes_data();
    void aBootIsStoppedBeforeItsHostGoes();
    void aWallClockThatStepsBackDelaysNothing();
    void killedBetweenAnyTwoStepsTheRebootHappensOnce();
    void killedBetweenAnyTwoStepsARestartIsNeverSentTwice();
    void aRestartThatAnotherProcessRecordedIsNotSentAndSaid();
    void aRestartIsSentOnce_data();
    void aRestartIsSentOnce();
    void noPasswordIsInTheObjectOrItsEvents();
    void stoppedControllersTouchNothing();
    void aPatientReadingHoldsUpNoRequest();
    void aQuietHostIsReadWithoutBeingDecidedAnew_data();
    void aQuietHostIsReadWithoutBeingDecidedAnew();
    void anIdleHostIsLookedAtOnceAMinute();
    void afterASleepNotAllAreReadAtOnce();
    void aHostThatAPersonLooksAtIsReadMoreOften();
    void aNewPasswordIsValidatedAnew();
    void aPasswordGoesToTheAddressItWasFirstUsedFor();
    void anAllowedAddressStartsAPass();
    void aReadingOfAnotherBmcIsOfAnotherServer_data();
    void aReadingOfAnotherBmcIsOfAnotherServer();
    void nothingIsKnownOfAHostThatWasMadeAnew();
    void aNewHostStandsBackFromAServerInUse();
    void twoHostsInUseSwitchNoServerOfBoth();
    void aHostComesWithItsStatus();
    void aHostIsProvisionedAsDeclaredAndWiped();
    void whatUpstreamCountsIsCounted();
};

void TestHostControllers::aNewHostIsRegisteredAndRebooted()
{
    Bench bench;
    bench.run();
    QVERIFY(bench.host().hasFinalizer(host::finalizer));
    QCOMPARE(bench.host().text("/status/provisioning/state"),
             std::string("externally provisioned"));
    QCOMPARE(bench.host().text("/status/operationalStatus"), std::string("OK"));
    QVERIFY(bench.isOn());
    QCOMPARE(bench.known(), std::string("True"));

    bench.annotate(base, "");
    bench.wait(10s);
    QVERIFY(bench.isOn());
    bench.wait(15s);
    QVERIFY(!bench.isOn());
    QVERIFY(!bench.host().annotation(base));
    bench.wait(10s);
    QVERIFY(bench.isOn());
    QCOMPARE(bench.posts(), QStringLiteral("GracefulShutdown On"));
    QCOMPARE(bench.events("PowerOff"), 1);
    QCOMPARE(bench.events("PowerOn"), 1);
}

void TestHostControllers::aHoldIsAcknowledgedWhenOffWasSeen()
{
    Bench bench;
    bench.run();
    bench.annotate(key, hard);
    const auto held = [&] {
        return bench.host().text("/status/provisioning/rebootHolds/0/heldSince");
    };
    QCOMPARE(bench.host().text("/status/provisioning/rebootHolds/0/key"), key);
    QVERIFY(held().empty());
    bench.wait(10s);
    QVERIFY(!held().empty());
    QVERIFY(!bench.isOn());
    bench.wait(1h);
    QCOMPARE(bench.posts(), QStringLiteral("ForceOff"));
    QCOMPARE(bench.host().annotation(key).value_or(""), hard);
    bench.annotate(key, nullptr);
    bench.wait(10s);
    QVERIFY(bench.isOn());
}

void TestHostControllers::aWrongPasswordIsShownAndMendedByTheSecret()
{
    Bench bench;
    bench.cluster.put(secretJson("wrong"));
    bench.run();
    QCOMPARE(bench.host().text("/status/errorType"), std::string("registration error"));
    QCOMPARE(bench.known(), std::string("False"));
    bench.cluster.put(secretJson("secret"));
    test::settle(bench.clock);
    QCOMPARE(bench.host().text("/status/errorType"), std::string());
    QCOMPARE(bench.host().text("/status/operationalStatus"), std::string("OK"));
    QVERIFY(bench.isOn());
}

void TestHostControllers::aSilentBmcIsUnknownNeverOff()
{
    Bench bench;
    bench.run();
    bench.annotate(key, "");
    bench.bmc().unreachable = true;
    bench.wait(2h);
    QVERIFY(bench.isOn());
    QCOMPARE(bench.known(), std::string("False"));
    QCOMPARE(bench.host().text("/status/errorType"), std::string("power management error"));
    QCOMPARE(bench.posts(), QStringLiteral("GracefulShutdown"));
    bench.bmc().unreachable = false;
    bench.wait(61s); // a pending reboot is read at least once a minute
    QVERIFY(!bench.isOn());
    QCOMPARE(bench.known(), std::string("True"));
    QCOMPARE(bench.host().text("/status/errorType"), std::string());
}

void TestHostControllers::aLostAnswerIsReadBeforeAnythingIsRepeated()
{
    Bench bench;
    bench.bmc().lostAnswers = 1;
    bench.run();
    bench.annotate(base, hard);
    bench.wait(20s);
    QCOMPARE(bench.posts(), QStringLiteral("ForceOff On"));
    QVERIFY(bench.isOn());
    QVERIFY(bench.host().at("/status/errorCount").is_null());
}

/// The BMC goes away between the reading and the shutdown, for longer than a shutdown may take: the
/// server was asked for nothing, so nothing took too long.
void TestHostControllers::whatWasNotSentIsNotEscalated()
{
    Bench bench;
    bench.run();
    bench.driver.onReading = [&](const std::string &) {
        if (host::powerStatusOf(bench.host()).isPending())
            bench.bmc().unreachable = true;
    };
    bench.annotate(base, "");
    bench.driver.onReading = {};
    QVERIFY(bench.bmc().unreachable);
    bench.wait(10min);
    QCOMPARE(bench.posts(), QString());
    QVERIFY(bench.host().at("/status/provisioning/powerAction").is_null());
    bench.bmc().unreachable = false;
    bench.wait(2min);
    QCOMPARE(bench.posts(), QStringLiteral("GracefulShutdown On"));
}

void TestHostControllers::whatWasNotSentIsKnownInAConflictToo_data()
{
    QTest::addColumn<bool>("disablePowerOff");
    QTest::addColumn<QString>("posts");
    QTest::newRow("a shutdown") << false << QStringLiteral("GracefulShutdown On");
    QTest::newRow("a restart") << true << QStringLiteral("GracefulRestart");
}

/// Somebody writes the host while the BMC is waited for, so the record of a command that was not
/// sent cannot be taken back at once.
void TestHostControllers::whatWasNotSentIsKnownInAConflictToo()
{
    QFETCH(const bool, disablePowerOff);
    QFETCH(const QString, posts);
    struct : drivers::PowerDriver {
        using PowerDriver::reset;
        void read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override
        {
            bmcs->read(target, std::move(reply));
        }
        void reset(const drivers::BmcTarget &target,
                   ResetType type,
                   const drivers::ResetOptions &options,
                   Reply<drivers::ResetAck> reply) override
        {
            if (std::exchange(isAway, false)) {
                meanwhile();
                reply(unexpected(ErrorCode::Unreachable, "it is away"));
            } else {
                bmcs->reset(target, type, options, std::move(reply));
            }
        }
        drivers::PowerDriver *bmcs = nullptr;
        std::function<void()> meanwhile{};
        bool isAway = true;
    } away;
    Bench bench;
    away.bmcs = &bench.driver;
    away.meanwhile = [&bench] {
        Json changed = bench.host().json();
        changed["metadata"]["labels"]["rack"] = "7";
        bench.cluster.put(changed);
    };
    bench.patch({{"spec", {{"disablePowerOff", disablePowerOff}}}});
    bench.controllers = std::make_unique<HostControllers>(
        bench.cluster, bench.clock, away, HostControllersSettings{});
    bench.controllers->start();
    test::settle(bench.clock);
    bench.annotate(base, "");
    bench.wait(1min);
    QCOMPARE(bench.posts(), posts);
    QVERIFY(!bench.host().annotation(base));
    bench.controllers.reset();
}

void TestHostControllers::anOnThatWaitsForItsTurnIsTakenBack_data()
{
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<bool>("stays");
    QTest::newRow("held off") << QByteArray(
        R"({"metadata": {"annotations": {"reboot.metal3.io/fence": ""}}})")
                              << false;
    QTest::newRow("wanted off") << QByteArray(R"({"spec": {"online": false}})") << false;
    QTest::newRow("paused") << QByteArray(
        R"({"metadata": {"annotations": {"baremetalhost.metal3.io/paused": ""}}})")
                            << false;
    QTest::newRow("detached") << QByteArray(
        R"({"metadata": {"annotations": {"baremetalhost.metal3.io/detached": ""}}})")
                              << false;
    QTest::newRow("noted on") << QByteArray(
        R"({"metadata": {"annotations": {"example.com/note": "rack 7"}}})")
                              << true;
}

/// It waits for a slow reading of its BMC; whoever fences the host meanwhile means it to stay off.
void TestHostControllers::anOnThatWaitsForItsTurnIsTakenBack()
{
    QFETCH(const QByteArray, change);
    QFETCH(const bool, stays);
    struct : drivers::PowerDriver {
        using PowerDriver::reset;
        void read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override
        {
            bmcs->read(target, std::move(reply));
        }
        void reset(const drivers::BmcTarget &,
                   ResetType type,
                   const drivers::ResetOptions &options,
                   Reply<drivers::ResetAck> reply) override
        {
            types.push_back(type);
            allowed = options.stillAllowed;
            waiting = std::move(reply);
        }
        drivers::PowerDriver *bmcs = nullptr;
        std::vector<ResetType> types{};
        drivers::StillAllowed allowed{};
        Reply<drivers::ResetAck> waiting{};
    } slow;
    Bench bench;
    slow.bmcs = &bench.driver;
    bench.driver.setPower(bmcAddress, "Off");
    bench.controllers = std::make_unique<HostControllers>(
        bench.cluster, bench.clock, slow, HostControllersSettings{});
    bench.controllers->start();
    test::settle(bench.clock);
    bench.wait(10s);
    QCOMPARE(slow.types, std::vector{ResetType::On});
    QVERIFY(slow.allowed && slow.allowed());

    bench.patch(Json::parse(change.toStdString()));
    QCOMPARE(slow.allowed(), stays);
    if (!stays) {
        slow.waiting(unexpected(ErrorCode::Unreachable, "it was withdrawn"));
        bench.wait(1min);
        QCOMPARE(slow.types, std::vector{ResetType::On}); // and it is not asked for again
        QCOMPARE(bench.events("PowerManagementError"), 0);
    }
    bench.controllers.reset();
}

void TestHostControllers::acceptedButNotDoneEndsInForce()
{
    Bench bench;
    bench.bmc().acceptedNotDone = 1;
    bench.run();
    bench.annotate(base, "");
    bench.wait(179s);
    QCOMPARE(bench.posts(), QStringLiteral("GracefulShutdown"));
    bench.wait(2s);
    QCOMPARE(bench.posts(), QStringLiteral("GracefulShutdown ForceOff"));
    bench.wait(20s);
    QVERIFY(bench.isOn());
    QCOMPARE(bench.events("PowerOffEscalated"), 1);
}

/// The BMC takes no orderly shutdown, and is busy when it is told to force the server off.
void TestHostControllers::aRefusedShutdownIsNotWaitedFor()
{
    Bench bench;
    bench.bmc().rejections["GracefulShutdown"] = {400, 2, "ActionNotSupported"};
    bench.bmc().rejections["ForceOff"] = {503, 1, {}};
    bench.run();
    bench.annotate(base, "");
    bench.wait(1s);
    QCOMPARE(bench.posts(), QStringLiteral("GracefulShutdown ForceOff"));
    QVERIFY(bench.host().at("/status/provisioning/powerAction").is_null());
    bench.wait(30s);
    QCOMPARE(bench.posts(),
             QStringLiteral("GracefulShutdown ForceOff GracefulShutdown ForceOff On"));
    QVERIFY(bench.isOn());
}

void TestHostControllers::aConflictIsDecidedAfresh()
{
    Bench bench;
    bench.run();
    Json changed = bench.host().json();
    changed["metadata"]["annotations"][base] = hard;
    bench.cluster.failNext("patch", test::Failure::MovedOn, 2);
    bench.cluster.put(changed);
    bench.wait(20s);
    QCOMPARE(bench.posts(), QStringLiteral("ForceOff On"));
    QVERIFY(bench.isOn());
}

/// A schema, a webhook or a right that is missing keeps a request from being accepted. Nothing on
/// the host can say so.
void TestHostControllers::whatCannotBeStoredIsSaidAndNotForgotten()
{
    Bench bench;
    test::InterceptedCluster door(bench.cluster);
    bench.run(door);
    door.refuse = [](const std::string &verb, const std::string &) -> std::optional<Error> {
        if (verb != "patch")
            return std::nullopt;
        return Error{ErrorCode::Invalid, "a webhook denied the request"};
    };
    bench.annotate(base, hard);
    bench.wait(5min);
    QCOMPARE(bench.posts(), QString());
    QCOMPARE(bench.events("StatusNotStored"), 1);
    door.refuse = {};
    bench.wait(30min);
    QCOMPARE(bench.posts(), QStringLiteral("ForceOff On"));
    QCOMPARE(bench.events("StatusNotStored"), 1);
    bench.controllers.reset();
    test::drainEvents();
}

/// The first that is written to a new host is the finalizer.
void TestHostControllers::aRefusedFinalizerIsNoStatusThatIsNotStored()
{
    Bench bench;
    test::InterceptedCluster door(bench.cluster);
    int refused = 0;
    door.refuse = [&refused](const std::string &verb, const std::string &) -> std::optional<Error> {
        if (verb != "patch")
            return std::nullopt;
        ++refused;
        return Error{ErrorCode::Refused, "no right to patch"};
    };
    bench.run(door);
    bench.wait(5min);
    QVERIFY(refused > 0);
    QCOMPARE(bench.events("StatusNotStored"), 0);
    bench.controllers.reset();
    test::drainEvents();
}

void TestHostControllers::anIpmiAddressWaitsForAnEdit()
{
    Bench bench;
    struct Refusing final : drivers::PowerDriver {
        void read(const drivers::BmcTarget &, Reply<drivers::PowerReading> reply) override
        {
            ++reads;
            reply(unexpected(ErrorCode::Invalid, "power over IPMI is not supported"));
        }
        void reset(const drivers::BmcTarget &,
                   ResetType,
                   const drivers::ResetOptions &,
                   Reply<drivers::ResetAck> reply) override
        {
            reply(unexpected(ErrorCode::Invalid, "never"));
        }
        int reads = 0;
    } refusing;
    bench.controllers = std::make_unique<HostControllers>(
        bench.cluster, bench.clock, refusing, HostControllersSettings{});
    bench.controllers->start();
    test::settle(bench.clock);
    const int reads = refusing.reads;
    bench.wait(9min);
    QCOMPARE(refusing.reads, reads);
    QCOMPARE(bench.host().text("/status/errorMessage"),
             std::string("power over IPMI is not supported"));
    bench.patch({{"spec", {{"bmc", {{"address", "redfish:elsewhere"}}}}}});
    QVERIFY(refusing.reads > reads);
    bench.controllers.reset();
}

void TestHostControllers::deletionForcesOffFirst()
{
    Bench bench;
    bench.run();
    bench.annotate(key, "");
    bench.cluster.remove(
        {&kinds::bareMetalHost(), h1}, {}, [](const Result<cluster::Deleted> &) {});
    test::settle(bench.clock);
    QVERIFY(bench.host());
    bench.wait(10s);
    QVERIFY(!bench.host());
    QCOMPARE(bench.posts(), QStringLiteral("GracefulShutdown ForceOff"));
    QCOMPARE(bench.controllers->reconciler().remembered(), std::size_t{0});
}

void TestHostControllers::aBootIsStoppedBeforeItsHostGoes_data()
{
    QTest::addColumn<bool>("isWiped");
    QTest::newRow("by its deletion") << false;
    QTest::newRow("into the free ones") << true;
}

/// A server that was told to start reads Off for a minute: whoever believes that lets one go that
/// comes up with nobody to manage it.
void TestHostControllers::aBootIsStoppedBeforeItsHostGoes()
{
    QFETCH(const bool, isWiped);
    Bench bench;
    bench.bmc().powerState = "Off";
    bench.bmc().onTakes = 60s;
    HostControllersSettings settings;
    if (isWiped) {
        bench.patch(
            {{"spec",
              {{"externallyProvisioned", false}, {"image", {{"url", "http://images/a"}}}}}});
        settings.power.drivesProvisioning = true;
    }
    bench.run(settings);
    QCOMPARE(bench.posts(), QStringLiteral("On"));
    bench.wait(5s);

    if (isWiped)
        bench.patch({{"spec", {{"image", nullptr}, {"online", false}}}});
    else
        bench.cluster.remove(
            {&kinds::bareMetalHost(), h1}, {}, [](const Result<cluster::Deleted> &) {});
    test::settle(bench.clock);
    bench.wait(10s);
    QCOMPARE(bench.posts(), QStringLiteral("On ForceOff"));
    const auto isThere = [&] {
        return bench.host()
            && bench.host().text("/status/provisioning/state") != host::state::available;
    };
    QVERIFY(isThere());
    bench.wait(30s);
    QVERIFY(!isThere());
    bench.wait(5min);
    QCOMPARE(bench.posts(), QStringLiteral("On ForceOff"));
    QCOMPARE(bench.bmc().powerState, std::string("Off"));
}

void TestHostControllers::aWallClockThatStepsBackDelaysNothing()
{
    Bench bench;
    bench.bmc().gracefulShutdownTakes.reset();
    bench.run();
    bench.annotate(base, "");
    bench.wait(10s);
    bench.clock.stepWall(-1h);
    bench.wait(171s);
    QCOMPARE(bench.posts(), QStringLiteral("GracefulShutdown ForceOff"));
    bench.wait(15s);
    QVERIFY(bench.isOn());
}

void TestHostControllers::killedBetweenAnyTwoStepsTheRebootHappensOnce()
{
    for (int dieAt = 0; dieAt < 40; ++dieAt) {
        Bench bench;
        bench.run();
        bench.controllers.reset();
        bench.annotate(base, hard);

        test::FaultyCluster dying(bench.cluster, dieAt, [] {});
        bench.run(dying);
        bench.wait(60s);
        const bool died = dying.isDead();
        bench.controllers.reset();
        bench.run();
        bench.wait(10min);

        const std::string place =
            "killed at write " + std::to_string(dieAt) + ": " + bench.posts().toStdString();
        QVERIFY2(bench.isOn(), place.c_str());
        QVERIFY2(!bench.host().annotation(base), place.c_str());
        // The record of a power-off may be durable before the command: then it is not sent twice
        // but waited for and sent once more. Never is there a second cycle.
        QVERIFY2(std::count(bench.bmc().posts.begin(), bench.bmc().posts.end(), "On") == 1,
                 place.c_str());
        QVERIFY2(std::count(bench.bmc().posts.begin(), bench.bmc().posts.end(), "ForceOff") == 1,
                 place.c_str());
        if (!died)
            return;
    }
    QFAIL("the reboot never ended without dying");
}

void TestHostControllers::killedBetweenAnyTwoStepsARestartIsNeverSentTwice()
{
    for (int dieAt = 0; dieAt < 40; ++dieAt) {
        Bench bench;
        bench.run();
        bench.controllers.reset();
        bench.patch({{"spec", {{"disablePowerOff", true}}}});
        bench.annotate(base, hard);

        test::FaultyCluster dying(bench.cluster, dieAt, [] {});
        bench.run(dying);
        bench.wait(60s);
        const bool died = dying.isDead();
        bench.controllers.reset();
        bench.run();
        bench.wait(10min);

        const std::string place =
            "killed at write " + std::to_string(dieAt) + ": " + bench.posts().toStdString();
        QVERIFY2(bench.isOn(), place.c_str());
        QVERIFY2(!bench.host().annotation(base), place.c_str());
        QVERIFY2(bench.host().at("/status/provisioning/powerAction").is_null(), place.c_str());
        QVERIFY2(!host::powerStatusOf(bench.host()).isPending(), place.c_str());
        // Nothing shows whether a restart that is recorded was sent: it is not sent again.
        QVERIFY2(bench.bmc().posts.size() <= 1, place.c_str());
        if (!died) {
            QCOMPARE(bench.posts(), QStringLiteral("ForceRestart"));
            return;
        }
    }
    QFAIL("the restart never ended without dying");
}

/// A process that is gone recorded it, and perhaps sent it.
void TestHostControllers::aRestartThatAnotherProcessRecordedIsNotSentAndSaid()
{
    Bench bench;
    bench.run();
    bench.wait(1min);
    bench.controllers.reset();
    bench.patch({{"spec", {{"disablePowerOff", true}}}});
    bench.annotate(base, "");
    const std::string now = formatMicroTime(bench.clock.now());
    bench.cluster.patch({&kinds::bareMetalHost(), h1},
                        cluster::PatchType::Merge,
                        {{"status",
                          {{"provisioning",
                            {{"pendingRebootSince", now},
                             {"powerAction",
                              {{"type", "SoftRestart"},
                               {"issuedAt", now},
                               {"deadline", formatMicroTime(bench.clock.now() + 1min)},
                               {"attempt", 1}}}}}}}},
                        cluster::Subresource::Status,
                        {},
                        [](const Result<cluster::Written> &answer) { QVERIFY(answer); });
    test::settle(bench.clock);
    QVERIFY(host::powerStatusOf(bench.host()).isPending());
    bench.run();
    bench.wait(30min);
    QCOMPARE(bench.posts(), QString());
    QCOMPARE(bench.events("RestartUnconfirmed"), 1);
    QVERIFY(!bench.host().annotation(base));
    QVERIFY(!host::powerStatusOf(bench.host()).isPending());
    bench.annotate(base, ""); // it is asked for again
    bench.wait(30min);
    QCOMPARE(bench.posts(), QStringLiteral("GracefulRestart"));
    QCOMPARE(bench.events("RestartUnconfirmed"), 1);
}

void TestHostControllers::aRestartIsSentOnce_data()
{
    QTest::addColumn<int>("failure"); // of the write after it; -1: none
    QTest::addColumn<int>("times");
    QTest::addColumn<bool>("answerIsLost");
    const auto row = [](const char *name, int failure, int times, bool answerIsLost) {
        QTest::newRow(name) << failure << times << answerIsLost;
    };
    const auto nothing = -1;
    const auto conflict = static_cast<int>(test::Failure::MovedOn);
    const auto silence = static_cast<int>(test::Failure::Unreachable);
    const auto lost = static_cast<int>(test::Failure::FirstAnswerLost);
    row("when all is well", nothing, 0, false);
    row("when its answer is lost", nothing, 0, true);
    row("when somebody writes the host meanwhile", conflict, 1, false);
    row("when somebody keeps writing the host", conflict, 5, false);
    row("when the API is away afterwards", silence, 4, false);
    row("when the API does not answer", lost, 2, false);
    row("when the answers of both are lost", lost, 2, true);
}

/// A host that must not be off shows nothing of a restart that was sent.
void TestHostControllers::aRestartIsSentOnce()
{
    QFETCH(const int, failure);
    QFETCH(const int, times);
    QFETCH(const bool, answerIsLost);
    Bench bench;
    bench.patch({{"spec", {{"disablePowerOff", true}}}});
    bench.run();
    bench.bmc().lostAnswers = answerIsLost ? 1 : 0;
    bench.driver.onPost = [&](const std::string &resetType) {
        bench.monitor.posted(h1, resetType);
        if (times > 0)
            bench.cluster.failNext("patch", static_cast<test::Failure>(failure), times);
    };
    bench.annotate(base, "");
    bench.wait(30min);
    QCOMPARE(bench.posts(), QStringLiteral("GracefulRestart"));
    QCOMPARE(bench.events("RestartUnconfirmed"), answerIsLost && failure < 0 ? 1 : 0);
    QVERIFY(!bench.host().annotation(base));
    QVERIFY(!host::powerStatusOf(bench.host()).isPending());
    QVERIFY(bench.host().at("/status/errorCount").is_null());

    bench.driver.onPost = [&](const std::string &resetType) {
        bench.monitor.posted(h1, resetType);
    };
    bench.annotate(base, ""); // another one
    bench.wait(30min);
    QCOMPARE(bench.posts(), QStringLiteral("GracefulRestart GracefulRestart"));
}

void TestHostControllers::noPasswordIsInTheObjectOrItsEvents()
{
    Bench bench;
    bench.bmc().password = "somethingElse";
    bench.run();
    bench.annotate(base, hard);
    bench.wait(5min);
    QVERIFY(bench.host().bytes().find("secret\"") == std::string::npos);
    for (const auto &event : bench.cluster.events())
        QVERIFY(event.note.find("somethingElse") == std::string::npos
                && event.note.find("c2VjcmV0") == std::string::npos);
}

void TestHostControllers::stoppedControllersTouchNothing()
{
    Bench bench;
    bench.run();
    bench.controllers->stop();
    const int reads = bench.bmc().reads;
    bench.annotate(base, hard);
    bench.wait(1h);
    QCOMPARE(bench.bmc().reads, reads);
    QCOMPARE(bench.posts(), QString());
}

void TestHostControllers::aPatientReadingHoldsUpNoRequest()
{
    /// Keeps readings that have time until somebody asks in a hurry.
    struct : drivers::PowerDriver {
        using PowerDriver::reset;
        void read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override
        {
            bmcs->read(target, std::move(reply));
            for (Reply<drivers::PowerReading> &waiting : std::exchange(patient, {}))
                bmcs->read(target, std::move(waiting));
        }
        void readWithin(const drivers::BmcTarget &target,
                        Duration timeout,
                        Reply<drivers::PowerReading> reply) override
        {
            if (timeout > Duration(0))
                patient.push_back(std::move(reply));
            else
                read(target, std::move(reply));
        }
        void reset(const drivers::BmcTarget &target,
                   ResetType type,
                   const drivers::ResetOptions &options,
                   Reply<drivers::ResetAck> reply) override
        {
            bmcs->reset(target, type, options, std::move(reply));
        }
        drivers::PowerDriver *bmcs = nullptr;
        std::vector<Reply<drivers::PowerReading>> patient{};
    } gathering;
    Bench bench;
    gathering.bmcs = &bench.driver;
    bench.controllers = std::make_unique<HostControllers>(
        bench.cluster, bench.clock, gathering, HostControllersSettings{});
    bench.controllers->start();
    test::settle(bench.clock);
    QVERIFY(bench.isOn());
    bench.wait(2min);
    QCOMPARE(gathering.patient.size(), std::size_t{1});

    bench.annotate(key, hard);
    bench.wait(1s);
    QCOMPARE(bench.posts(), QStringLiteral("ForceOff"));
    bench.controllers.reset();
}

void TestHostControllers::aQuietHostIsReadWithoutBeingDecidedAnew_data()
{
    QTest::addColumn<QString>("change");
    QTest::newRow("its power changes") << QStringLiteral("power");
    QTest::newRow("its object changes") << QStringLiteral("object");
    QTest::newRow("its Secret changes") << QStringLiteral("secret");
    QTest::newRow("its BMC falls silent") << QStringLiteral("silence");
}

void TestHostControllers::aQuietHostIsReadWithoutBeingDecidedAnew()
{
    QFETCH(const QString, change);
    Bench bench;
    bench.run();
    bench.wait(5min);
    int decisions = 0;
    bench.controllers->reconciler().onDecision =
        [&decisions](const ObjectKey &, const rules::HostPowerDecision &) { ++decisions; };
    const int reads = bench.bmc().reads;
    bench.wait(10min);
    QVERIFY(bench.bmc().reads >= reads + 9);
    QCOMPARE(decisions, 0);

    if (change == QStringLiteral("power"))
        bench.driver.setPower(bmcAddress, "Off");
    else if (change == QStringLiteral("object"))
        bench.annotate(key, hard);
    else if (change == QStringLiteral("secret"))
        bench.cluster.put(secretJson("another"));
    else
        bench.bmc().unreachable = true;
    bench.wait(61s);
    QVERIFY(decisions > 0);
}

void TestHostControllers::anIdleHostIsLookedAtOnceAMinute()
{
    Bench bench;
    bench.run();
    const int reads = bench.bmc().reads;
    const int writes = bench.cluster.calls("patch");
    const auto passes = bench.controllers->controller().counters().passes;
    bench.wait(1h);
    const int looks = bench.bmc().reads - reads;
    QVERIFY2(looks >= 50 && looks <= 75, qPrintable(QString::number(looks))); // a fifth to and fro
    QCOMPARE(bench.cluster.calls("patch"), writes);
    QCOMPARE(int(bench.controllers->controller().counters().passes - passes), looks);
}

void TestHostControllers::aHostThatAPersonLooksAtIsReadMoreOften()
{
    Bench bench;
    bench.run();
    bench.wait(5min);
    const auto readsWithin = [&bench](Duration time) {
        const int reads = bench.bmc().reads;
        bench.wait(time);
        return bench.bmc().reads - reads;
    };
    bench.controllers->setViewedHosts({h1});
    QCOMPARE(readsWithin(1s), 1);
    QCOMPARE(readsWithin(1min), 4);
    bench.controllers->setViewedHosts({h1}); // is no news
    QCOMPARE(readsWithin(1s), 0);
    bench.controllers->setViewedHosts({});
    QVERIFY(readsWithin(10min) <= 13);
}

void TestHostControllers::afterASleepNotAllAreReadAtOnce()
{
    HostControllersSettings spread;
    spread.power.firstSweepAtOnce = 0;
    spread.random = [] { return 0.5; };
    Bench bench;
    bench.run(spread);
    bench.wait(5min);
    const auto readsAfter = [&bench](const std::function<void()> &happens) {
        const int reads = bench.bmc().reads;
        happens();
        test::settle(bench.clock);
        return bench.bmc().reads - reads;
    };
    // A little late is not asleep.
    QCOMPARE(readsAfter([&] { bench.clock.standStill(61s); }), 1);
    QCOMPARE(readsAfter([&] { bench.clock.standStill(1h); }), 0);
    QCOMPARE(readsAfter([&] { bench.wait(4s); }), 0);
    QCOMPARE(readsAfter([&] { bench.wait(2s); }), 1); // half of the shortest sweep of ten seconds
    QCOMPARE(readsAfter([&] { bench.wait(61s); }), 1);

    // What somebody asks for does not wait.
    bench.clock.standStill(1h);
    QVERIFY(readsAfter([&] { bench.annotate(key, hard); }) > 0);
}

void TestHostControllers::aNewPasswordIsValidatedAnew()
{
    Bench bench;
    bench.run();
    const auto version = [&](const char *which) {
        return bench.host().text(std::string("/status/") + which + "/credentialsVersion");
    };
    const std::string first = version("goodCredentials");
    QVERIFY(!first.empty());
    QCOMPARE(bench.host().text("/status/goodCredentials/credentials/name"), std::string("bmc"));

    bench.cluster.put(secretJson("rotated")); // before the BMC has it
    test::settle(bench.clock);
    QCOMPARE(bench.host().text("/status/errorType"), std::string("provisioned registration error"));
    QCOMPARE(version("goodCredentials"), first);
    QVERIFY(version("triedCredentials") != first);
    QCOMPARE(bench.events("RegistrationError"), 1);
    QVERIFY(bench.isOn());
    bench.bmc().password = "rotated";
    bench.wait(61s);
    QCOMPARE(bench.host().text("/status/errorType"), std::string());
    QCOMPARE(version("goodCredentials"), version("triedCredentials"));
    QCOMPARE(bench.events("RegistrationError"), 1);
    QCOMPARE(bench.events("BMCAccessValidated"), 2);
}

/// Who may edit a host and not read Secrets does not get the password of its BMC.
void TestHostControllers::aPasswordGoesToTheAddressItWasFirstUsedFor()
{
    Bench bench;
    bench.run();
    bench.cluster.put(secretJson("rotated")); // its revision is written with the address
    bench.bmc().password = "rotated";
    bench.wait(61s);
    const std::string first = bench.host().text("/status/goodCredentials/address");
    QCOMPARE(first, bench.host().text("/spec/bmc/address"));
    QVERIFY(!first.empty());
    Json host = bench.host().json();
    host["spec"]["bmc"]["address"] = "redfish://attacker.example/redfish/v1/Systems/1";
    bench.cluster.put(host);
    bench.wait(61s);
    QCOMPARE(QString::fromStdString(bench.host().text("/status/errorType")),
             QStringLiteral("registration error"));
    const std::string said = bench.host().text("/status/errorMessage");
    QVERIFY2(said.find("Secret bmc was first used for " + first) != std::string::npos,
             said.c_str());
    const drivers::BmcTarget target =
        controllers::bmcTargetWith(bench.host(), Object(secretJson("rotated")));
    QCOMPARE(target.password, std::string());
    QCOMPARE(target.username, std::string());
    Json secret = secretJson("rotated");
    secret["metadata"]["annotations"][host::bmcAddressAnnotation] =
        "10.9.9.9, https://Attacker.example";
    QCOMPARE(controllers::bmcTargetWith(bench.host(), Object(secret)).password,
             std::string("rotated"));
}

/// The annotation of the Secret is all that changes, and what the host waits for.
void TestHostControllers::anAllowedAddressStartsAPass()
{
    Bench bench;
    bench.run();
    bench.cluster.put(secretJson("rotated")); // its revision is written with the address
    bench.bmc().password = "rotated";
    bench.wait(61s);
    const std::string moved = "redfish+http://127.0.0.1:8001";
    bench.driver.bmc(moved).password = "rotated";
    bench.patch({{"spec", {{"bmc", {{"address", moved}}}}}});
    QCOMPARE(bench.host().text("/status/errorType"), std::string("registration error"));
    QCOMPARE(bench.driver.bmc(moved).reads, 0);
    Json secret = secretJson("rotated");
    secret["metadata"]["annotations"][host::bmcAddressAnnotation] = "http://127.0.0.1:8001";
    bench.cluster.put(secret);
    test::settle(bench.clock);
    QCOMPARE(bench.host().text("/status/errorType"), std::string());
    QVERIFY(bench.driver.bmc(moved).reads > 0);
}

void TestHostControllers::aReadingOfAnotherBmcIsOfAnotherServer_data()
{
    QTest::addColumn<bool>("registered");
    QTest::newRow("a new host") << false;
    QTest::newRow("a host at rest") << true;
}

/// Somebody mends the address while the BMC that it named first is asked: what that one says is of
/// a server that the host does not mean.
void TestHostControllers::aReadingOfAnotherBmcIsOfAnotherServer()
{
    QFETCH(const bool, registered);
    struct : drivers::PowerDriver {
        using PowerDriver::reset;
        void read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override
        {
            if (std::exchange(isSlow, false))
                bmcs->read(target, [this, reply](const Result<drivers::PowerReading> &answer) {
                    late = [reply, answer] { reply(answer); };
                });
            else
                bmcs->read(target, std::move(reply));
        }
        void reset(const drivers::BmcTarget &target,
                   ResetType type,
                   const drivers::ResetOptions &options,
                   Reply<drivers::ResetAck> reply) override
        {
            bmcs->reset(target, type, options, std::move(reply));
        }
        drivers::PowerDriver *bmcs = nullptr;
        std::function<void()> late{};
        bool isSlow = false;
    } slow;
    Bench bench;
    slow.bmcs = &bench.driver;
    slow.isSlow = !registered;
    const std::string moved = "redfish+http://127.0.0.1:8001";
    bench.driver.bmc(moved).systemUuid = "uuid-2";
    for (const std::string &address : {bmcAddress, moved})
        bench.driver.setPower(address, "Off");
    Json secret = secretJson("secret");
    secret["metadata"]["annotations"][host::bmcAddressAnnotation] = "*";
    bench.cluster.put(secret);
    bench.patch({{"spec", {{"online", false}}}});
    bench.controllers = std::make_unique<HostControllers>(
        bench.cluster, bench.clock, slow, HostControllersSettings{});
    bench.controllers->start();
    test::settle(bench.clock);
    if (registered) {
        bench.wait(5min);
        slow.isSlow = true;
        bench.driver.setPower(bmcAddress, "On");
        bench.wait(2min);
    }
    QVERIFY(slow.late);
    bench.patch({{"spec", {{"bmc", {{"address", moved}}}}}});
    Json renewed = bench.host().json();
    renewed["status"]["provisioning"].erase("enrolledSystem");
    bench.cluster.put(renewed);
    test::settle(bench.clock);
    const QString before = bench.posts();
    std::exchange(slow.late, {})();
    test::settle(bench.clock);
    QCOMPARE(bench.host().text("/status/provisioning/enrolledSystem/uuid"), std::string("uuid-2"));
    QVERIFY(!bench.isOn());
    QCOMPARE(bench.posts(), before);
    QVERIFY(bench.driver.bmc(moved).posts.empty());
    bench.controllers.reset();
}

void TestHostControllers::aNewHostStandsBackFromAServerInUse()
{
    Bench bench;
    bench.run();
    const std::string alias = "redfish-virtualmedia+http://127.0.0.1:8000/";
    Json other = newHost();
    other["metadata"]["name"] = "h0";
    other["spec"]["online"] = false;
    other["spec"]["bmc"]["address"] = alias;
    bench.cluster.put(other);
    test::settle(bench.clock);
    const auto another = [&bench] {
        return bench.cluster.stored(kinds::bareMetalHost(), {"metal", "h0"});
    };
    QCOMPARE(another().text("/status/errorType"), std::string("registration error"));
    QCOMPARE(another().text("/status/errorMessage"),
             std::string("BareMetalHost metal/h1 has the same BMC; nothing is switched while both "
                         "are there"));
    bench.wait(1h);
    QCOMPARE(bench.driver.bmc(alias).reads, 0);
    QVERIFY(bench.driver.bmc(alias).posts.empty());
    QCOMPARE(another().text("/status/provisioning/state"), std::string("registering"));

    // The one in use goes on as ever, and leaves its place when it goes.
    bench.annotate(base, hard);
    bench.wait(1min);
    QCOMPARE(bench.posts(), QStringLiteral("ForceOff On"));
    Json wanted = another().json();
    wanted["spec"]["online"] = true;
    bench.cluster.put(wanted);
    test::settle(bench.clock);
    QCOMPARE(bench.driver.bmc(alias).reads, 0);
    bench.cluster.erase(kinds::bareMetalHost(), h1);
    test::settle(bench.clock);
    QCOMPARE(another().text("/status/errorType"), std::string());
    QCOMPARE(another().text("/status/provisioning/state"), std::string("externally provisioned"));
}

/// Both were there before anybody looked. The one that is deleted leaves the server to the other.
void TestHostControllers::twoHostsInUseSwitchNoServerOfBoth()
{
    Bench bench;
    bench.run();
    bench.wait(5min);
    Json other = bench.host().json();
    other["metadata"].erase("uid");
    other["metadata"]["name"] = "h2";
    bench.cluster.put(other);
    test::settle(bench.clock);
    for (const char *name : {"h1", "h2"})
        QCOMPARE(
            bench.cluster.stored(kinds::bareMetalHost(), {"metal", name}).text("/status/errorType"),
            std::string("registration error"));
    bench.annotate(key, hard);
    bench.wait(1h);
    QCOMPARE(bench.posts(), QString());

    bench.annotate(key, nullptr);
    bench.cluster.remove({&kinds::bareMetalHost(), {"metal", "h2"}},
                         {},
                         [](const Result<cluster::Deleted> &answer) { QVERIFY(answer); });
    bench.wait(1min);
    QVERIFY(!bench.cluster.stored(kinds::bareMetalHost(), {"metal", "h2"}));
    QCOMPARE(bench.posts(), QString());
    QCOMPARE(bench.events("DeletedWithoutPoweringOff"), 1);
    QCOMPARE(bench.host().text("/status/errorType"), std::string());
    QVERIFY(bench.isOn());
}

/// Deleted and made anew while no watch stood. What it was before is of another server.
void TestHostControllers::nothingIsKnownOfAHostThatWasMadeAnew()
{
    Bench bench;
    Json first = newHost();
    first["metadata"]["annotations"][base] = "{'mode':'hard'}";
    first["spec"]["online"] = false;
    bench.bmc().powerState = "Off";
    bench.cluster.put(first);
    bench.run();
    QCOMPARE(bench.events("InvalidAnnotationValue"), 1);
    Json again = bench.host().json();
    again["metadata"]["uid"] = "another-uid";
    bench.cluster.compact();
    bench.cluster.put(again);
    bench.wait(1min);
    QCOMPARE(bench.events("InvalidAnnotationValue"), 2);
}

void TestHostControllers::aHostComesWithItsStatus()
{
    Bench bench;
    Json host = newHost();
    host["metadata"]["annotations"] = {
        {"baremetalhost.metal3.io/status",
         R"({"poweredOn":true,"operationalStatus":"OK","hardware":{"hostname":"n1"},
             "provisioning":{"state":"externally provisioned",
                             "lastPoweredOn":"2026-01-09T10:00:00.000001Z"}})"}};
    bench.cluster.put(host);
    bench.run();
    QCOMPARE(bench.host().text("/status/provisioning/lastPoweredOn"),
             std::string("2026-01-09T10:00:00.000001Z"));
    QCOMPARE(bench.host().text("/status/hardware/hostname"), std::string("n1"));
    QVERIFY(!bench.host().annotation("baremetalhost.metal3.io/status"));
    bench.annotate("baremetalhost.metal3.io/status", R"({"poweredOn":false})");
    QVERIFY(!bench.host().annotation("baremetalhost.metal3.io/status"));
    QVERIFY(bench.isOn());
    QCOMPARE(bench.posts(), QString());
}

void TestHostControllers::aHostIsProvisionedAsDeclaredAndWiped()
{
    Bench bench;
    bench.patch({{"spec",
                  {{"externallyProvisioned", false},
                   {"online", true},
                   {"image", {{"url", "http://images/a"}}}}}});
    HostControllersSettings settings;
    settings.power.drivesProvisioning = true;
    bench.controllers = std::make_unique<HostControllers>(
        bench.cluster, bench.clock, bench.driver, std::move(settings));
    bench.controllers->start();
    test::settle(bench.clock);
    const auto state = [&] { return bench.host().text("/status/provisioning/state"); };
    QCOMPARE(state(), std::string("provisioned"));
    QCOMPARE(bench.host().text("/status/provisioning/image/url"), std::string("http://images/a"));
    QVERIFY(!bench.host().text("/status/operationHistory/register/end").empty());
    QVERIFY(!bench.host().text("/status/operationHistory/provision/end").empty());

    bench.annotate(key, hard);
    bench.wait(10s);
    QVERIFY(!bench.isOn());
    bench.annotate(key, nullptr);
    bench.wait(10s);
    QVERIFY(bench.isOn());
    bench.annotate(key, "");
    bench.patch({{"spec", {{"image", nullptr}, {"online", false}}}});
    bench.wait(10s);
    QCOMPARE(state(), std::string("available"));
    QVERIFY(!bench.isOn());
    QVERIFY(!bench.host().annotation(key));
    QCOMPARE(bench.events("HoldReleasedByDeprovision"), 1);
    QVERIFY(bench.host().text("/status/provisioning/lastPoweredOn").empty());
    QVERIFY(bench.host().at("/status/provisioning/image").is_null());
    QVERIFY(!bench.host().text("/status/operationHistory/deprovision/end").empty());
}

void TestHostControllers::whatUpstreamCountsIsCounted()
{
    using metrics::Metric;
    Bench bench;
    bench.controllers = std::make_unique<HostControllers>(
        bench.cluster, bench.clock, bench.driver, HostControllersSettings{});
    std::map<Metric, double> counts;
    std::set<std::vector<std::string>> power;
    bench.controllers->onCount([&](const rules::HostCount &count) {
        counts[count.metric] += count.amount;
        QCOMPARE(count.labels.size(), metrics::infoOf(count.metric).labels.size());
        if (count.metric == Metric::HostPowerChange)
            power.insert(count.labels);
    });
    bench.controllers->start();
    test::settle(bench.clock);
    QCOMPARE(counts[Metric::HostRegistrationRequired], 1.0);
    QCOMPARE(counts[Metric::HostStateChange], 2.0); // registering, externally provisioned
    bench.annotate(base, hard);
    bench.wait(20s);
    QCOMPARE(counts[Metric::HostPowerChange], 2.0);
    QVERIFY(power.count({"metal", "h1", "off"}) == 1 && power.count({"metal", "h1", "on"}) == 1);
    bench.cluster.put(secretJson("wrong"));
    test::settle(bench.clock);
    QCOMPARE(counts[Metric::CredentialsUpdated], 1.0);
    QVERIFY(counts[Metric::CredentialsNoAccess] >= 1.0);
    QCOMPARE(counts[Metric::HostError], 1.0);
    bench.cluster.erase(kinds::secret(), {"metal", "bmc"});
    bench.wait(1s);
    QVERIFY(counts[Metric::CredentialsMissing] >= 1.0);
    QVERIFY(counts[Metric::HostReconcile] > 10.0);
    QCOMPARE(counts[Metric::HostReconcileError], 0.0);
}

} // namespace tst_hostcontrollers

HP_TEST(tst_hostcontrollers, TestHostControllers)
#include "tst_hostcontrollers.moc"
