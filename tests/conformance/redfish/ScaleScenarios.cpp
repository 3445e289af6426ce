// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/HostScene.h"
#include "tests/conformance/redfish/Scenarios.h"

#include <QCoreApplication>
#include <QProcess>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::conformance {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;
using test::ScriptedBmc;

namespace {

/// For what ends by itself, however busy the machine is: ctest is what ends a test that hangs.
constexpr int timeoutMs = 600'000;

/// The bench of this tree sweeps BMCs that are a process of their own, through the real driver in a
/// third one. `./dev bench redfish` says what it takes on a quiet machine; a test must not, so what
/// is judged here is what no other program on the machine can change. `together`: from the second
/// sweep on, the BMCs answer when so many of them were asked; 0: at once.
Json sweep(Scene &s, int bmcs, int delay, int together = 0)
{
    const QString bench = QCoreApplication::applicationDirPath() + QStringLiteral("/bench_redfish");
    QProcess responder;
    responder.start(bench,
                    {QStringLiteral("--respond"),
                     QStringLiteral("https"),
                     QStringLiteral("--delay"),
                     QString::number(delay),
                     QStringLiteral("--together"),
                     QString::number(together)});
    if (!responder.waitForReadyRead(-1)) {
        s.expect(false, "the BMCs of the bench do not start");
        return Json::object();
    }
    const Json said = Json::parse(responder.readLine().toStdString(), nullptr, false);
    QProcess run;
    run.start(bench,
              {QStringLiteral("--case"),
               QStringLiteral("sweep"),
               QStringLiteral("--scheme"),
               QStringLiteral("https"),
               QStringLiteral("--port"),
               QString::number(said.value("port", 0)),
               QStringLiteral("--pin"),
               QString::fromStdString(said.value("pin", std::string())),
               QStringLiteral("--bmcs"),
               QString::number(bmcs),
               QStringLiteral("--amount"),
               QStringLiteral("5")});
    s.expect(run.waitForFinished(-1) && run.exitCode() == 0, "not every BMC was read");
    const Json figures = Json::parse(run.readAllStandardOutput().toStdString(), nullptr, false);
    responder.closeWriteChannel();
    responder.waitForFinished();
    return figures.is_object() ? figures.value("warm", Json::object()) : Json::object();
}

void sweepOfSlowBmcs(Scene &s)
{
    // Whoever asks 300 at a time waits for four rounds of answers, and 64 at a time for sixteen.
    // How long they take on a machine with other work says nothing; so none of these BMCs answers
    // before all of them were asked, and whoever asks fewer at once is never done.
    constexpr int bmcs = 1000;
    const Json warm = sweep(s, bmcs, 400, bmcs);
    s.expectEqual("new connections", warm.value("connections", -1), 0);
}

void sweepOfManyBmcs(Scene &s)
{
    const Json few = sweep(s, 1000, 0);
    const Json many = sweep(s, 10'000, 0);
    // With one multi handle a BMC among ten thousand costs twenty times one among a thousand.
    const double growth = many.value("cpuSeconds", 1e9) / 10 / few.value("cpuSeconds", 1e-9);
    s.expect(growth <= 5, "a BMC costs more among many: " + few.dump() + " and " + many.dump());
    s.expect(many.value("residentMB", 1e9) <= 650, "memory: " + many.dump());
    s.expectEqual("new connections", many.value("connections", -1), 0);
}

void blackHoles(Scene &s)
{
    constexpr int healthyBmcs = 700;
    constexpr int deadBmcs = 300;
    // How long 700 that live take on this machine now, before the first one dies: a limit that is
    // far above it, and above any pause of the machine, is passed by dead ones only.
    s.settings.headersTimeout = s.settings.totalTimeout = minutes(10);
    const auto begun = std::chrono::steady_clock::now();
    int living = 0;
    for (int i = 0; i < healthyBmcs; ++i) {
        auto target = s.target();
        target.hostId = "metal/measured-" + std::to_string(i);
        s.driver().read(target, [&living](const auto &answer) { living += answer ? 1 : 0; });
    }
    s.expect(Scene::waitFor([&living] { return living == healthyBmcs; }, timeoutMs),
             "not every BMC that lives is read");
    s.endDriver();
    s.settings.headersTimeout = std::max(
        milliseconds(10'000),
        std::chrono::duration_cast<milliseconds>(5 * (std::chrono::steady_clock::now() - begun)));
    s.settings.totalTimeout = s.settings.headersTimeout + milliseconds(500);
    // The dead ones of a round do not end together: the first is let alone until the last round.
    s.settings.breakerOpen = s.settings.breakerOpenMax = std::chrono::hours(1);
    ScriptedBmc dead;
    dead.setMute(true);
    const auto host = [&s, &dead](int number) {
        auto target = s.target();
        target.hostId = "metal/host-" + std::to_string(number);
        if (number < deadBmcs)
            target.address = dead.address();
        return target;
    };
    int connections = 0;
    for (int round = 0; round < 5; ++round) { // at first all is well with those that live
        const int dying = round == 0 ? 0 : deadBmcs;
        int healthy = 0;
        int failed = 0;
        int gone = 0;
        int goneFirst = 0; // dead ones that ended before the last healthy one was read
        connections = dead.connections();
        for (int i = deadBmcs - dying; i < healthyBmcs + deadBmcs; ++i) {
            s.driver().read(host(i), [&](const Result<drivers::PowerReading> &answer) {
                if (answer) {
                    ++healthy;
                } else {
                    failed += answer.error().code == ErrorCode::TimedOut ? 1 : 0;
                    ++gone;
                    goneFirst += healthy < healthyBmcs ? 1 : 0;
                }
            });
        }
        const bool done =
            Scene::waitFor([&] { return healthy + gone == healthyBmcs + dying; }, timeoutMs);
        s.expect(done, "round " + std::to_string(round) + " does not end");
        s.expectEqual("healthy BMCs read in round " + std::to_string(round), healthy, healthyBmcs);
        if (round == 1)
            s.expect(goneFirst < deadBmcs, "the healthy ones waited for the dead ones");
        s.leap(seconds(1)); // polled on: after three failures the dead ones are let alone
    }
    s.expectEqual(
        "connections to dead BMCs in the last round", dead.connections() - connections, 0);
}

void oneBmcManyRequests(Scene &s)
{
    // A busy machine makes a reading of 0.15 s one that gives way: that is another case.
    s.settings.commandTimeout = minutes(10);
    s.expectEqual("a first reading", said(s.read()), "On");
    ScriptedBmc::Answer slow = systemIn("On");
    slow.delay = milliseconds(150);
    s.bmc.on(url::system, {slow});
    const auto before = s.bmc.log().size();
    const int reads = s.given.number(R"(refresh (\d+)x)", 50);
    int answered = 0;
    bool posted = false;
    for (int i = 0; i < reads; ++i)
        s.driver().read(s.target(), [&](const Result<drivers::PowerReading> &) { ++answered; });
    s.driver().reset(
        s.target(), ResetType::ForceOff, [&](const Result<drivers::ResetAck> &) { posted = true; });
    s.expect(Scene::waitFor([&] { return answered == reads && posted; }), "not all is answered");
    s.expect(s.bmc.maxConnections() <= 2,
             std::to_string(s.bmc.maxConnections()) + " connections at one time");
    const auto log = s.bmc.log();
    int readsBefore = 0;
    for (std::size_t i = before; i < log.size() && log[i] != url::reset; ++i)
        readsBefore += log[i] == url::system ? 1 : 0;
    s.expect(readsBefore <= 2, std::to_string(readsBefore) + " readings went before the ForceOff");
    s.expect(log.size() - before <= 6, std::to_string(log.size() - before) + " requests in all");
}

void fastLane(HostScene &s)
{
    ScriptedBmc other;
    other.playDefaultBmc();
    Json neighbour = s.host;
    neighbour["metadata"]["name"] = "neighbour";
    neighbour["spec"]["bmc"]["address"] = other.address();
    s.cluster.put(neighbour);
    s.onReset = [&s](const std::string &word) {
        s.power = word == "On" ? "On" : "PoweringOff";
        if (word != "On")
            s.powerAfter(seconds(12), "Off");
        return ScriptedBmc::empty(204);
    };
    s.start();
    s.advance(seconds(61));
    const int othersBefore = other.count(url::system);
    const auto before = s.arrivals(url::system).size();
    s.annotate("reboot.metal3.io/hold", R"({"mode":"hard"})");
    s.advance(seconds(11));
    const auto at = s.arrivals(url::system);
    s.expect(at.size() - before >= 10, std::to_string(at.size() - before) + " readings in 11 s");
    for (std::size_t i = before + 1; i < at.size(); ++i)
        s.expect(at[i] - at[i - 1] <= 1.5, "read again after " + std::to_string(at[i] - at[i - 1]));
    s.expect(other.count(url::system) - othersBefore <= 1, "the neighbour is polled fast too");
    s.advance(seconds(60));
    s.annotate("reboot.metal3.io/hold", nullptr);
    s.advance(minutes(3));
    const auto settled = s.arrivals(url::system).size();
    s.advance(minutes(5));
    const auto polls = s.arrivals(url::system).size() - settled;
    s.expect(polls >= 3 && polls <= 8, std::to_string(polls) + " readings in five quiet minutes");
}

void breakerHalfOpen(HostScene &s)
{
    const int down = s.given.number(R"(down (\d+) min)", 10);
    s.start();
    s.advance(seconds(61));
    s.bmc.die();
    const int logins = s.bmc.count(url::login);
    s.advance(minutes(down));
    s.expectEqual("the last value stays", s.status("/poweredOn"), "true");
    s.bmc.on(url::system, [](const ScriptedBmc::Request &request) {
        return request.header("x-auth-token") == "token-2"
            ? systemIn("On")
            : refusal(401, "Base.1.12.NoValidSession"); // it lost its sessions
    });
    s.bmc.on(url::login, {session(2)});
    s.bmc.revive();
    const auto before = s.bmc.requests().size();
    s.advance(seconds(60));
    s.expect(s.bmc.requests().size() > before, "not asked within a minute of its recovery");
    if (s.bmc.requests().size() == before)
        return;
    const auto &probe = s.bmc.requests()[before];
    s.expectEqual("the first request", probe.method + ' ' + probe.path, url::root);
    s.expect(probe.header("x-auth-token").empty() && probe.header("authorization").empty(),
             "the probe carries a secret");
    s.expectEqual("logins", s.bmc.count(url::login) - logins, 1);
    s.expectEqual("status", s.status("/operationalStatus"), "OK");
}

void brownOut(Scene &s)
{
    constexpr int members = 40;
    std::vector<redfish::BrownOut> changes;
    ScriptedBmc dead;
    dead.playDefaultBmc();
    const auto host = [&](int number, bool cut) {
        auto target = s.target();
        target.hostId = "metal/host-" + std::to_string(number);
        target.address = cut ? dead.address() : s.bmc.address();
        target.group = "rack-1";
        return target;
    };
    s.driver().onBrownOut([&changes](const redfish::BrownOut &one) { changes.push_back(one); });
    const auto cut = [](int i) { return i % 2 == 0; };
    for (int i = 0; i < members; ++i)
        s.expectEqual("at first", said(s.read(host(i, cut(i)))), "On");
    dead.die();
    for (int round = 0; round < 4; ++round) {
        for (int i = 0; i < members; ++i)
            s.expectEqual(
                "in the brown-out", said(s.read(host(i, cut(i)))), cut(i) ? "Unreachable" : "On");
        s.leap(seconds(5));
    }
    s.expect(has(trouble(s.read(host(0, true))), "BrownOut"), "a host does not tell the cause");
    s.expectEqual("banners", changes.size(), 1);
    s.expect(!changes.empty() && changes[0].begins && changes[0].group == "rack-1", "not told");
    s.expectEqual("the first ForceOff", said(s.reset(ResetType::ForceOff, host(1, false))), "sent");
    const auto second = s.reset(ResetType::ForceOff, host(3, false));
    s.expectEqual("the second", said(second), "Refused");
    s.expect(has(trouble(second), "BrownOut"), "not told: " + trouble(second));
    s.expectEqual(
        "an orderly shutdown", said(s.reset(ResetType::GracefulShutdown, host(5, false))), "sent");
    dead.revive();
    for (int i = 0; i < members; ++i)
        s.expectEqual("at once when it is over", said(s.read(host(i, cut(i)))), "On");
    s.expect(changes.size() == 2 && !changes[1].begins, "its end is not told");
    s.expectEqual(
        "ForceOff afterwards", said(s.reset(ResetType::ForceOff, host(3, false))), "sent");
}

} // namespace

std::vector<Scenario> scaleScenarios()
{
    return {
        {{"RF-110"}, {"200-400 ms", "sweep"}, playOn<Scene, sweepOfSlowBmcs>},
        {{"RF-111"}, {"10 000 bmcs", "sweep"}, playOn<Scene, sweepOfManyBmcs>},
        {{"RF-112"}, {"black-holed|black-hole|accept-no-answer"}, playOn<Scene, blackHoles>},
        {{"RF-114"}, {"per-bmc|many ui requests|50x"}, playOn<Scene, oneBmcManyRequests>},
        {{"RF-116"}, {"fast lane|1 s polling"}, playOn<HostScene, fastLane>},
        {{"RF-117"}, {"half-open|breaker"}, playOn<HostScene, breakerHalfOpen>},
        {{"RX-020"}, {"brown-out|brownout|of a rack"}, playOn<Scene, brownOut>},
    };
}

} // namespace hp::conformance
