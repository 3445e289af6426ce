// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/HostScene.h"
#include "tests/conformance/redfish/Scenarios.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::conformance {

using std::chrono::milliseconds;
using std::chrono::seconds;
using test::ScriptedBmc;

namespace {

constexpr const char *fenceKey = "reboot.metal3.io/fence";
constexpr const char *hard = R"({"mode":"hard"})";

void fence(HostScene &s)
{
    s.annotate(fenceKey, hard);
}

void nullIsNoProof(HostScene &s)
{
    s.start();
    int turn = 0;
    for (const char *value :
         {"null", "false", "\"Sleeping\"", "\"Hibernating\"", "\"off\"", "{}"}) {
        s.bmc.on(url::system,
                 {document(std::string(R"("UUID":"uuid-1","PowerState":)") + value
                           + R"(,"Actions":{"#ComputerSystem.Reset":{"target":)"
                             R"("/redfish/v1/Systems/1/Actions/ComputerSystem.Reset"}})")});
        s.expectEqual(std::string("reading ") + value, said(s.read()), "Unknown");
        if (turn++ == 0)
            fence(s);
        s.advance(seconds(120));
        s.expect(!s.isHeld(), std::string("held by ") + value);
        s.expect(s.status("/poweredOn") == "true", std::string("shown off by ") + value);
    }
}

void poweringOffIsNotOff(HostScene &s)
{
    s.settings.offConfirmation = seconds(1);
    const int lasts = s.given.number(R"(PoweringOff for (\d+) s)", 90);
    s.onReset = [&](const std::string &) {
        s.power = "PoweringOff";
        s.powerAfter(seconds(lasts), "Off");
        return ScriptedBmc::empty(204);
    };
    s.start();
    fence(s);
    const double posted = s.secondsSinceStart();
    const auto before = s.arrivals(url::system).size();
    s.advance(seconds(lasts - 4));
    s.expect(!s.isHeld(), "held while it goes off");
    s.expectEqual("power while it goes off", s.status("/poweredOn"), "true");
    const auto polls = s.arrivals(url::system).size() - before;
    s.expect(polls >= static_cast<std::size_t>(lasts / 6), "polled too seldom meanwhile");
    const auto asked = s.bmc.requests().size();
    const auto realStart = std::chrono::steady_clock::now();
    s.advance(seconds(10));
    const std::chrono::duration<double> waited = std::chrono::steady_clock::now() - realStart;
    s.expect(s.isHeld(), "not held after it went off");
    int offs = 0;
    for (std::size_t i = asked; i < s.bmc.requests().size(); ++i)
        offs += s.bmc.requests()[i].path == "/redfish/v1/Systems/1" ? 1 : 0;
    s.expect(offs >= 2, "Off was believed at once");
    s.expect(waited.count() >= 1.0,
             "the two readings were " + std::to_string(waited.count()) + " s apart");
    s.expect(s.secondsSinceStart() > posted, "time stood still");
}

void offFlapsBack(HostScene &s)
{
    s.start();
    bool first = true;
    s.onReset = [&](const std::string &) {
        s.power = "Off";
        return ScriptedBmc::empty(204);
    };
    s.bmc.on(url::system, [&](const ScriptedBmc::Request &) {
        const std::string shown = s.power;
        if (s.power == "Off" && std::exchange(first, false))
            return systemIn("Off");
        return systemIn(shown == "Off" ? "On" : shown);
    });
    fence(s);
    s.advance(seconds(20));
    s.expect(!s.isHeld(), "held by an Off that did not last");
    s.expectEqual("power", s.status("/poweredOn"), "true");
    s.expect(s.events("PowerOffNotConfirmed") > 0, "nobody is told: " + s.eventNotes());
}

void chassisStillOn(HostScene &s)
{
    s.extra = R"("Links":{"ManagedBy":[{"@odata.id":"/redfish/v1/Managers/bmc"}],)"
              R"("Chassis":[{"@odata.id":"/redfish/v1/Chassis/c"}]},)";
    std::string chassis = "On";
    s.bmc.on("GET /redfish/v1/Chassis/c", [&chassis](const ScriptedBmc::Request &) {
        return ScriptedBmc::json(200, R"({"PowerState":")" + chassis + "\"}");
    });
    s.onReset = [&](const std::string &word) {
        s.power = "Off"; // what the host's software says
        if (word == "ForceOff")
            chassis = "Off";
        return ScriptedBmc::empty(204);
    };
    s.start();
    s.annotate(fenceKey, R"({"mode":"soft"})");
    s.advance(seconds(60));
    s.expect(!s.isHeld(), "held by the state of the host alone");
    s.expectEqual("power by the host alone", s.status("/poweredOn"), "true");
    const auto reading = s.read();
    s.expect(reading && has(reading->contradiction, "chassis still has power"),
             "the contradiction is not explained");
    s.advance(seconds(150));
    s.expectEqual("Resets", s.resets(), Json({"GracefulShutdown", "ForceOff"}));
    s.expect(s.isHeld(), "not held when the chassis is off too");
}

void offWouldBeAReboot(HostScene &s)
{
    s.host["spec"]["disablePowerOff"] = true;
    s.start();
    fence(s);
    s.advance(seconds(300));
    s.expect(!s.isHeld(), "told as fenced");
    s.expectEqual("Resets", s.resets().size(), 0);
    const std::string told = s.eventNotes() + s.stored().at("/status").dump();
    s.expect(has(told, "not be switched off") || has(told, "not a fence"), "not told: " + told);
}

void bothSourcesMustAgree(HostScene &s)
{
    s.onReset = [&](const std::string &) {
        s.power = "Off";
        return ScriptedBmc::empty(204);
    };
    s.start();
    fence(s);
    s.advance(seconds(20));
    s.expect(s.isHeld(), "not held although it is off");
    s.onReset = {};
    s.power = "On"; // somebody switches it on behind the status
    s.expectEqual("stored before the next look", s.status("/poweredOn"), "false");
    s.advance(seconds(61));
    s.expect(!s.isHeld(), "still told as held while the BMC says On");
    s.expect(s.events("PoweredOnWhileHeld") > 0, "the conflict is not told: " + s.eventNotes());
}

} // namespace

std::vector<Scenario> fenceScenarios()
{
    return {
        {{"RF-060"},
         {"null|wrong type|unknown string|absent|sleeping|hibernating", "powerstate"},
         playOn<HostScene, nullIsNoProof>},
        {{"RF-062"}, {"poweringoff"}, playOn<HostScene, poweringOffIsNotOff>},
        {{"RF-063"}, {"flap|back on"}, playOn<HostScene, offFlapsBack>},
        {{"RF-064"}, {"chassis"}, playOn<HostScene, chassisStillOn>},
        {{"RF-131"}, {"disablepoweroff"}, playOn<HostScene, offWouldBeAReboot>},
        {{"RF-132"},
         {"independent verification|bmc says on|conflict shown"},
         playOn<HostScene, bothSourcesMustAgree>},
        {{},
         {"ironic", "back on|force_power_state_during_sync"},
         playOn<HostScene, bothSourcesMustAgree>},
    };
}

} // namespace hp::conformance
