// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/HostScene.h"
#include "tests/conformance/redfish/Scenarios.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::conformance {

using std::chrono::milliseconds;
using std::chrono::seconds;
using test::ScriptedBmc;
using End = ScriptedBmc::End;

namespace {

/// Plays so many busy answers from now on and lets the host be polled until it is read again.
void playBusy(HostScene &s, const std::vector<std::string> &retryAfter)
{
    std::vector<ScriptedBmc::Answer> answers;
    for (const std::string &header : retryAfter)
        answers.push_back(ScriptedBmc::json(503, "{}", "Retry-After: " + header + "\r\n"));
    answers.push_back(systemIn("On"));
    s.bmc.on(url::system, answers);
}

void retryAfterSeconds(HostScene &s)
{
    const int pause = s.given.number(R"(Retry-After: (\d+))", 7);
    s.start();
    s.expectEqual("power before", s.status("/poweredOn"), "true");
    playBusy(s, {std::to_string(pause), std::to_string(pause)});
    const auto before = s.arrivals(url::system).size();
    s.advance(seconds(61));
    s.expectEqual("power meanwhile", s.status("/poweredOn"), "true");
    s.advance(seconds(3 * pause));
    const auto at = s.arrivals(url::system);
    s.expect(at.size() >= before + 3, "it was not read again");
    for (std::size_t i = before + 1; i < std::min(at.size(), before + 3); ++i) {
        const double gap = at[i] - at[i - 1];
        s.expect(gap >= pause, "retried after " + std::to_string(gap) + " s");
        s.expect(gap <= 1.2 * pause + 1, "retried only after " + std::to_string(gap) + " s");
    }
    s.expectEqual("power afterwards", s.status("/poweredOn"), "true");
}

void retryAfterDates(HostScene &s)
{
    s.start();
    // The date is one of the real time, of which some passes before the driver reads it.
    const QString date = QLocale::c().toString(QDateTime::currentDateTimeUtc().addSecs(240),
                                               QStringLiteral("ddd, dd MMM yyyy hh:mm:ss"));
    playBusy(s, {date.toStdString() + " GMT", "999999"});
    const auto before = s.arrivals(url::system).size();
    s.advance(seconds(900));
    const auto at = s.arrivals(url::system);
    s.expect(at.size() >= before + 3, "it was not read again");
    if (at.size() < before + 3)
        return;
    const double byDate = at[before + 1] - at[before];
    const double absurd = at[before + 2] - at[before + 1];
    s.expect(byDate >= 120 && byDate <= 1.2 * 240 + 1,
             "the date gave " + std::to_string(byDate) + " s");
    s.expect(absurd >= 299 && absurd <= 361, "the absurd gave " + std::to_string(absurd) + " s");
}

void slowHeaders(Scene &s)
{
    s.settings.headersTimeout = seconds(3);
    ScriptedBmc healthy;
    healthy.playDefaultBmc();
    auto other = s.target();
    other.hostId = "metal/healthy";
    other.address = healthy.address();
    s.bmc.on(url::system, {{"HTTP/1.1 200 OK\r\n" + std::string(400, 'X'), End::Drip}});
    s.expectEqual("the healthy one", said(s.read(other)), "On");
    std::optional<Result<drivers::PowerReading>> slow;
    s.driver().read(s.target(), [&slow](Result<drivers::PowerReading> answer) { slow = answer; });
    int meanwhile = 0;
    for (int reads = 0; !slow && reads < 100'000; ++reads) {
        s.expectEqual("the healthy one meanwhile", said(s.read(other)), "On");
        meanwhile += slow ? 0 : 1;
    }
    s.expect(slow.has_value(), "the slow one is never given up");
    s.expectEqual(
        "the slow one", said(slow.value_or(unexpected(ErrorCode::Internal, ""))), "TimedOut");
    s.expect(meanwhile >= 1, "the healthy one waited for the slow one");
    const auto again = s.read(other);
    s.expectEqual("the healthy one afterwards", said(again), "On");
}

void connectionDiesAtReset(Scene &s)
{
    for (const End end : {End::Close, End::Reset}) {
        s.bmc.on(url::system, {systemIn("On")});
        s.expectEqual("reading over a kept connection", said(s.read()), "On");
        const int posts = s.bmc.count(url::reset);
        const int reads = s.bmc.count(url::system);
        s.bmc.on(url::reset, {ScriptedBmc::raw("", end)});
        const auto answer = s.reset(ResetType::ForceRestart);
        s.expectEqual("answer", said(answer), "TimedOut");
        s.expect(has(trouble(answer), "OutcomeUnknown"), "not told as unknown: " + trouble(answer));
        s.expectEqual("deliveries", s.bmc.count(url::reset) - posts, 1);
        s.expect(s.bmc.count(url::system) - reads >= 2, "the power was not read again");
    }
}

void closingServer(Scene &s)
{
    s.bmc.useTls(test::TlsIdentity());
    auto target = s.target();
    target.verifyCertificate = false;
    ScriptedBmc::Answer closing =
        ScriptedBmc::json(200, ScriptedBmc::system("On"), "Connection: close\r\n");
    closing.end = End::Close;
    s.bmc.on(url::system, {closing});
    const int polls = s.given.number(R"(poll (\d+)x)", 100);
    for (int i = 0; i < polls; ++i)
        s.expectEqual("poll " + std::to_string(i), said(s.read(target)), "On");
    s.expect(s.bmc.connections() <= polls + 4, "more connections than polls");
    s.expect(s.bmc.resumptions() >= polls / 2,
             "TLS sessions resumed: " + std::to_string(s.bmc.resumptions()) + " of "
                 + std::to_string(s.bmc.handshakes()));
}

void http10Server(Scene &s)
{
    const std::string body = ScriptedBmc::system("On");
    s.bmc.on(url::system, {{"HTTP/1.0 200 OK\r\n\r\n" + body, End::Close}});
    for (int i = 0; i < 20; ++i)
        s.expectEqual("poll", said(s.read()), "On");
}

void idleConnectionsAreDropped(HostScene &s)
{
    s.start();
    const int failed = s.events("PowerManagementError");
    const int polls = s.given.number(R"(poll (\d+)x)", 20);
    for (int i = 0; i < polls; ++i) {
        s.bmc.dropConnections();
        const auto before = s.arrivals(url::system).size();
        s.advance(seconds(60));
        const auto readings = s.arrivals(url::system).size() - before;
        s.expect(readings == 1 || readings == 2, // a minute, less a fifth
                 std::to_string(readings) + " readings in a minute");
        s.expectEqual("power", s.status("/poweredOn"), "true");
    }
    s.expectEqual("errors shown", s.events("PowerManagementError") - failed, 0);
    s.expectEqual("status", s.status("/operationalStatus"), "OK");
}

void keptConnectionDies(Scene &s)
{
    s.expectEqual("poll", said(s.read()), "On");
    for (int i = 0; i < 3; ++i) {
        // The kept connection dies without a byte; the same question on a new one is answered.
        s.bmc.on(url::system, {ScriptedBmc::raw("", End::Reset), systemIn("On")});
        s.expectEqual("poll over a connection that dies", said(s.read()), "On");
        s.expectEqual("poll", said(s.read()), "On");
    }
}

void noAnswerAtAll(HostScene &s)
{
    s.settings.headersTimeout = milliseconds(300);
    s.start();
    s.pollUntil("/poweredOn", "true");
    s.bmc.setMute(true);
    s.bmc.dropConnections();
    s.advance(std::chrono::minutes(5));
    s.expectEqual("the last value stays", s.status("/poweredOn"), "true");
    s.expect(s.status("/provisioning/rebootHolds").empty() || !s.isHeld(), "held by silence");
    s.bmc.setMute(false);
    s.bmc.dropConnections();
    s.advance(std::chrono::minutes(2));
    s.pollUntil("/operationalStatus", "OK");
    s.expectEqual("status afterwards", s.status("/operationalStatus"), "OK");
}

} // namespace

std::vector<Scenario> httpScenarios()
{
    return {
        {{"RF-040"}, {"503|429", "retry-after", "second"}, playOn<HostScene, retryAfterSeconds>},
        {{"RF-041"}, {"retry-after", "date|absurd|clamp"}, playOn<HostScene, retryAfterDates>},
        {{"RF-042"}, {"slow|drip|byte", "header|status line"}, playOn<Scene, slowHeaders>},
        {{"RF-045"},
         {"rst|fin|reset|close", "reset post|post", "exactly once|2 deliveries|twice"},
         playOn<Scene, connectionDiesAtReset>},
        {{"RX-027"},
         {"rst|reset|stale", "get|poll", "reused|keep-alive"},
         playOn<Scene, keptConnectionDies>},
        {{"RF-054"}, {"connection: close|closes after each"}, playOn<Scene, closingServer>},
        {{"RX-008"}, {"http/1.0"}, playOn<Scene, http10Server>},
        {{"RF-055"},
         {"idle", "keep-alive|connection"},
         playOn<HostScene, idleConnectionsAreDropped>},
        {{"RX-009"},
         {"black-hol|blackhol|no answer|syn dropped|accept-no-answer", "poll"},
         playOn<HostScene, noAnswerAtAll>},
    };
}

} // namespace hp::conformance
