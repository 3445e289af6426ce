// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/HostScene.h"
#include "tests/conformance/redfish/Scenarios.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::conformance {

using std::chrono::seconds;
using test::ScriptedBmc;
using End = ScriptedBmc::End;

namespace {

constexpr const char *key = "reboot.metal3.io/hold";
constexpr const char *monitor = "/redfish/v1/TaskService/TaskMonitors/7";

void softOff(HostScene &s)
{
    s.annotate(key, R"({"mode":"soft"})");
}
void hardOff(HostScene &s)
{
    s.annotate(key, R"({"mode":"hard"})");
}

/// When the first Reset with this word arrived, in seconds after `since`; -1: never.
double postedAt(const HostScene &s, const std::string &word, double since)
{
    const std::vector<std::string> words = s.resets();
    const std::vector<double> at = s.arrivals(url::reset);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == word)
            return at[i] - since;
    }
    return -1;
}

void gracefulThenForce(HostScene &s)
{
    const int soft = s.given.number(R"(D_soft\s*=\s*(\d+))", 180);
    s.controllerSettings.power.softOffTimeout = seconds(soft);
    s.onReset = [&](const std::string &word) {
        if (word == "ForceOff")
            s.powerAfter(seconds(2), "Off");
        return ScriptedBmc::empty(204);
    };
    s.start();
    const double since = s.secondsSinceStart();
    softOff(s);
    s.advance(seconds(soft + 20));
    s.expectEqual("Resets", s.resets(), Json({"GracefulShutdown", "ForceOff"}));
    const double forced = postedAt(s, "ForceOff", since);
    s.expect(forced >= soft - 2 && forced <= soft + 2,
             "ForceOff after " + std::to_string(forced) + " s");
    s.expect(s.isHeld(), "Off is not confirmed");
    s.expect(s.events("PowerOffEscalated") > 0, "the escalation is not told");
}

void offJustInTime(HostScene &s)
{
    const int late = s.given.number(R"(Off at (\d+) s)", 179);
    s.onReset = [&](const std::string &word) {
        if (word == "GracefulShutdown")
            s.powerAfter(seconds(late), "Off");
        return ScriptedBmc::empty(204);
    };
    s.start();
    softOff(s);
    s.advance(seconds(late + 21));
    s.expectEqual("Resets", s.resets(), Json({"GracefulShutdown"}));
    s.expect(s.isHeld(), "Off is not confirmed");
}

void alreadyOff(HostScene &s)
{
    s.power = "Off";
    s.host["spec"]["online"] = false;
    s.onReset = [](const std::string &) { return refusal(409, "IDRAC.2.8.PSU501"); };
    s.start();
    s.advance(seconds(5));
    s.expectEqual("power", s.status("/poweredOn"), "false");
    s.expectEqual("posts", s.resets().size(), 0);
    s.expectEqual("error", s.status("/errorType"), "");
    s.expectEqual("ForceOff", said(s.reset(ResetType::ForceOff)), "not needed");
    s.expectEqual("posts after an explicit off", s.resets().size(), 0);
}

void alreadyOn(HostScene &s)
{
    s.onReset = [](const std::string &) { return refusal(409, "IDRAC.2.8.PSU501"); };
    s.start();
    s.advance(seconds(61));
    s.expectEqual("posts", s.resets().size(), 0);
    s.expectEqual("On", said(s.reset(ResetType::On)), "not needed");
    s.expectEqual("posts after an explicit On", s.resets().size(), 0);
}

void refusedButOff(HostScene &s)
{
    for (const int status : {409, 400}) {
        s.power = "On";
        s.onReset = [&s, status](const std::string &) {
            s.power = "Off";
            return refusal(status, "iLO.2.14.InvalidOperationForSystemState");
        };
        s.expectEqual("ForceOff", said(s.reset(ResetType::ForceOff)), "sent");
    }
    s.power = "On";
    s.start();
    hardOff(s);
    s.advance(seconds(10));
    s.expect(s.isHeld(), "not held");
    s.expectEqual("error", s.status("/errorType"), "");
}

void onIsRefusedForAWhile(HostScene &s)
{
    const int refusedFor = s.given.number(R"(409 for (\d+) s)", 45);
    s.power = "Off";
    s.host["spec"]["online"] = false;
    s.start();
    const double since = s.secondsSinceStart();
    s.onReset = [&s, since, refusedFor](const std::string &word) {
        if (word == "On" && s.secondsSinceStart() - since < refusedFor)
            return refusal(409, "IDRAC.2.8.ActionParameterValueConflict");
        s.power = "On";
        return ScriptedBmc::empty(204);
    };
    s.patchSpec({{"online", true}});
    s.advance(seconds(refusedFor + 30));
    s.expectEqual("power", s.status("/poweredOn"), "true");
    s.expectEqual("error", s.status("/errorType"), "");
    const std::vector<double> at = s.arrivals(url::reset);
    s.expect(at.size() >= 3, "it was not repeated");
    for (std::size_t i = 1; i < at.size(); ++i)
        s.expect(at[i] - at[i - 1] >= 5 && at[i] - at[i - 1] <= 15,
                 "repeated after " + std::to_string(at[i] - at[i - 1]) + " s");
}

/// A 202 with a monitor that runs for so many looks and then ends like this.
void playTask(
    HostScene &s, const std::string &word, int looks, const ScriptedBmc::Answer &end, int pause)
{
    s.onReset = [&s, word, pause](const std::string &posted) {
        if (posted == word)
            return ScriptedBmc::json(202,
                                     R"({"@odata.id":"/redfish/v1/TaskService/Tasks/7"})",
                                     std::string("Location: ") + monitor
                                         + "\r\nRetry-After: " + std::to_string(pause) + "\r\n");
        s.power = "Off";
        return ScriptedBmc::empty(204);
    };
    std::vector<ScriptedBmc::Answer> answers(
        static_cast<std::size_t>(looks),
        ScriptedBmc::json(202, "{}", "Retry-After: " + std::to_string(pause) + "\r\n"));
    answers.push_back(end);
    s.bmc.on(std::string("GET ") + monitor, answers);
}

void taskMonitor(HostScene &s)
{
    const int pause = s.given.number(R"(Retry-After (\d+))", 2);
    playTask(s, "ForceOff", s.given.number(R"(202 x(\d+))", 3), ScriptedBmc::empty(204), pause);
    s.start();
    hardOff(s);
    s.expect(!s.isHeld(), "success at 202");
    s.powerAfter(seconds(4 * pause + 2), "Off");
    s.advance(seconds(4 * pause));
    s.expect(!s.isHeld(), "success before the power is off");
    s.advance(seconds(15));
    s.expect(s.isHeld(), "not held after the power is off");
    const std::vector<double> at = s.arrivals(std::string("GET ") + monitor);
    s.expect(at.size() >= 4, "the monitor was asked " + std::to_string(at.size()) + " times");
    for (std::size_t i = 1; i < at.size(); ++i)
        s.expect(at[i] - at[i - 1] >= pause, "asked after " + std::to_string(at[i] - at[i - 1]));
    s.expectEqual("Resets", s.resets(), Json({"ForceOff"}));
}

void taskFails(HostScene &s)
{
    const std::vector<ScriptedBmc::Answer> ends = {
        refusal(500, "Base.1.8.InternalError"),
        refusal(400, "Base.1.8.ActionNotSupported"),
        ScriptedBmc::json(200,
                          R"({"TaskState":"Exception","TaskStatus":"Critical","Messages":[]})")};
    for (const auto &end : ends) {
        s.power = "On";
        playTask(s, "GracefulShutdown", 1, end, 2);
        if (s.secondsSinceStart() == 0)
            s.start();
        const auto before = s.resets().size();
        softOff(s);
        s.advance(seconds(20));
        const std::vector<std::string> all = s.resets();
        s.expectEqual("Resets within 20 s",
                      std::vector<std::string>(all.begin() + static_cast<long>(before), all.end()),
                      Json({"GracefulShutdown", "ForceOff"}));
        s.expect(s.isHeld(), "not held after the force");
        s.onReset = [&s](const std::string &) {
            s.power = "On";
            return ScriptedBmc::empty(204);
        };
        s.annotate(key, nullptr);
        s.advance(seconds(30));
    }
}

void taskIsForgotten(HostScene &s)
{
    playTask(s, "ForceOff", 1, ScriptedBmc::empty(404), 2);
    s.start();
    hardOff(s);
    s.powerAfter(seconds(8), "Off");
    s.advance(seconds(25));
    s.expect(s.isHeld(), "not held although it is off");
    s.expectEqual("Resets", s.resets(), Json({"ForceOff"}));
}

void acceptedWithoutATask(HostScene &s)
{
    s.onReset = [&s](const std::string &) {
        s.powerAfter(seconds(5), "Off");
        return ScriptedBmc::empty(202);
    };
    s.start();
    hardOff(s);
    s.expect(!s.isHeld(), "success at 202");
    s.advance(seconds(15));
    s.expect(s.isHeld(), "not held although it is off");
    s.expectEqual("Resets", s.resets(), Json({"ForceOff"}));
}

void postTimesOut(HostScene &s)
{
    s.settings.actionTimeout = seconds(1);
    s.onReset = [&s](const std::string &) {
        s.power = "Off";
        return ScriptedBmc::raw("", End::Silence);
    };
    s.start();
    s.pollUntil("/poweredOn", "true");
    hardOff(s);
    s.advance(seconds(10));
    s.expectEqual("Resets", s.resets(), Json({"ForceOff"}));
    s.expect(s.isHeld(), "not held although it is off");
    s.power = "On";
    s.onReset = [](const std::string &) { return ScriptedBmc::raw("", End::Silence); };
    const auto before = s.bmc.log().size();
    const auto lost = s.reset(ResetType::ForceOff);
    s.expect(has(trouble(lost), "OutcomeUnknown"), "not told as unknown: " + trouble(lost));
    const auto log = s.bmc.log();
    int readsAfter = 0;
    bool posted = false;
    for (std::size_t i = before; i < log.size(); ++i) {
        s.expect(!(posted && log[i] == url::reset && readsAfter == 0),
                 "sent again before a reading");
        posted = posted || log[i] == url::reset;
        readsAfter += posted && log[i] == url::system ? 1 : 0;
    }
    s.expect(readsAfter >= 1, "not read again");
}

void busyAtReset(HostScene &s)
{
    int refusals = 2;
    s.onReset = [&](const std::string &) {
        if (refusals-- > 0)
            return refusal(400, "IDRAC.2.8.SYS518");
        s.power = "Off";
        return ScriptedBmc::empty(204);
    };
    s.start();
    hardOff(s);
    s.advance(seconds(30));
    s.expect(s.isHeld(), "not held in the end");
    s.expectEqual("error", s.status("/errorType"), "");
    s.expectEqual("Resets", s.resets().size(), 3);
}

void hardOvertakesSoft(HostScene &s)
{
    s.onReset = [&s](const std::string &word) {
        if (word == "ForceOff")
            s.powerAfter(seconds(2), "Off");
        return ScriptedBmc::empty(204);
    };
    s.start();
    s.pollUntil("/poweredOn", "true");
    softOff(s);
    s.advance(seconds(10));
    s.expectEqual("Resets before", s.resets(), Json({"GracefulShutdown"}));
    hardOff(s);
    s.advance(seconds(20));
    s.expectEqual("Resets", s.resets(), Json({"GracefulShutdown", "ForceOff"}));
    s.expect(s.isHeld(), "not held after the force");
    s.expectEqual("error", s.status("/errorType"), "");
}

void forceDoesNothing(HostScene &s)
{
    s.start();
    s.pollUntil("/poweredOn", "true");
    hardOff(s);
    s.advance(std::chrono::minutes(5));
    s.expect(!s.isHeld(), "held while it is on");
    s.expectEqual("power", s.status("/poweredOn"), "true");
    s.expectEqual("error", s.status("/errorType"), "power management error");
    s.expect(s.resets().size() >= 2, "it is not repeated");
    for (const std::string &word : s.resets())
        s.expectEqual("Reset", word, "ForceOff");
}

void noToggling(HostScene &s)
{
    s.onReset = [](const std::string &) { return refusal(400, "Base.1.8.ActionNotSupported"); };
    s.start();
    softOff(s);
    s.advance(seconds(120));
    for (const std::string &word : s.resets())
        s.expect(word != "PushPowerButton" && word != "ForceRestart" && word != "PowerCycle",
                 "posted " + word);
}

} // namespace

std::vector<Scenario> actionScenarios()
{
    return {
        {{"RF-080"},
         {"graceful", "forceoff post at|force fallback"},
         playOn<HostScene, gracefulThenForce>},
        {{"RF-081"}, {"late graceful|just before"}, playOn<HostScene, offJustInTime>},
        {{"RF-082"}, {"already off"}, playOn<HostScene, alreadyOff>},
        {{"RX-028"}, {"already on"}, playOn<HostScene, alreadyOn>},
        {{"RF-083"}, {"409|400", "now off|get off"}, playOn<HostScene, refusedButOff>},
        {{"RF-084"},
         {"actionparametervalueconflict|on rejected"},
         playOn<HostScene, onIsRefusedForAWhile>},
        {{"RF-085"}, {"task", "monitor", "retry-after"}, playOn<HostScene, taskMonitor>},
        {{"RF-087"}, {"task", "exception|fail|500"}, playOn<HostScene, taskFails>},
        {{"RX-015"}, {"task|monitor", "404|410|forgot"}, playOn<HostScene, taskIsForgotten>},
        {{"RX-016"},
         {"202", "without location|no location"},
         playOn<HostScene, acceptedWithoutATask>},
        {{"RF-088"}, {"post", "times out|timeout|no answer"}, playOn<HostScene, postTimesOut>},
        {{"RX-017"}, {"sys518|not ready|resourcenotreadyretry"}, playOn<HostScene, busyAtReset>},
        {{"RX-018"}, {"pushpowerbutton"}, playOn<HostScene, noToggling>},
        {{"RX-035"},
         {"soft|graceful", "overtake|pre-empt|preempt|supersede"},
         playOn<HostScene, hardOvertakesSoft>},
        {{"RX-036"},
         {"forceoff", "stays on|no effect|not effective|offnotconfirmed|does nothing"},
         playOn<HostScene, forceDoesNothing>},
    };
}

} // namespace hp::conformance
