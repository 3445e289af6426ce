// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/HostScene.h"
#include "tests/conformance/redfish/Scenarios.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::conformance {

using std::chrono::seconds;
using test::ScriptedBmc;

namespace {

constexpr const char *softKey = "reboot.metal3.io/fence";

/// A system whose Reset has these members beside its target.
ScriptedBmc::Answer offering(const std::string &members, const std::string &power = "On")
{
    return document(R"("UUID":"uuid-1","PowerState":")" + power
                    + R"(","Actions":{"#ComputerSystem.Reset":{)" + members
                    + R"("target":"/redfish/v1/Systems/1/Actions/ComputerSystem.Reset"}})");
}

ScriptedBmc::Answer systems(const std::vector<std::string> &names)
{
    std::string members;
    for (const std::string &name : names)
        members += (members.empty() ? "" : ",")
            + std::string(R"({"@odata.id":"/redfish/v1/Systems/)") + name + "\"}";
    return ScriptedBmc::json(200, R"({"Members":[)" + members + "]}");
}

void noReset(Scene &s)
{
    s.bmc.on(url::system, {document(R"("PowerState":"On")")});
    const auto reading = s.read();
    s.expectEqual("poll", said(reading), "On");
    s.expect(reading && !reading->resettable, "the reading does not say that nothing can be reset");
    const auto off = s.reset(ResetType::ForceOff);
    s.expectEqual("ForceOff", said(off), "Invalid");
    s.expect(has(trouble(off), "BMC exposes no Reset"), "not told: " + trouble(off));
    for (const std::string &line : s.bmc.log())
        s.expect(!has(line, "Actions"), "a place was guessed: " + line);
}

void softIsNotOffered(Scene &s)
{
    s.bmc.on(url::system, {offering(R"("ResetType@Redfish.AllowableValues":["On","ForceOff"],)")});
    const auto soft = s.reset(ResetType::GracefulShutdown);
    s.expectEqual("soft off", said(soft), "Invalid");
    s.expect(has(trouble(soft), "does not offer GracefulShutdown")
                 && has(trouble(soft), "On, ForceOff"),
             "not explained: " + trouble(soft));
    s.expectEqual("posts", s.bmc.count(url::reset), 0);
}

void actionInfoOnly(Scene &s)
{
    s.bmc.on(url::system,
             {offering(R"("@Redfish.ActionInfo":"/redfish/v1/Systems/1/ResetInfo",)")});
    s.bmc.on("GET /redfish/v1/Systems/1/ResetInfo",
             {ScriptedBmc::json(200,
                                R"({"Parameters":[{"Name":"ResetType","AllowableValues":)"
                                R"(["On","ForceOff","GracefulShutdown"]}]})")});
    for (int i = 0; i < 3; ++i)
        s.expectEqual("poll", said(s.read()), "On");
    const auto soft = s.reset(ResetType::GracefulShutdown);
    s.expectEqual("soft off", said(soft), "sent");
    s.expect(soft && soft->resetType == "GracefulShutdown", "another word was posted");
    s.expectEqual("readings of ActionInfo", s.bmc.count("GET /redfish/v1/Systems/1/ResetInfo"), 1);
}

void nothingIsSaidAboutValues(HostScene &s)
{
    s.extra.clear();
    for (const int status : {400, 501}) {
        std::string power = "On";
        s.bmc.on(url::system, [&power](const ScriptedBmc::Request &) {
            return offering(R"("@Redfish.ActionInfo":"/redfish/v1/nowhere",)", power);
        });
        std::vector<std::string> words;
        s.bmc.on(url::reset, [&](const ScriptedBmc::Request &request) {
            const bool soft = has(request.body, "GracefulShutdown");
            words.emplace_back(soft ? "GracefulShutdown" : "ForceOff");
            if (soft)
                return refusal(status, "Base.1.8.ActionNotSupported");
            power = "Off";
            return ScriptedBmc::empty(204);
        });
        if (s.secondsSinceStart() == 0)
            s.start();
        s.advance(seconds(60));
        s.annotate(softKey, R"({"mode":"soft"})");
        s.advance(seconds(15));
        s.expectEqual(
            "posts after " + std::to_string(status), words, Json({"GracefulShutdown", "ForceOff"}));
        s.expect(s.isHeld(), "not held off");
        s.expectEqual("errors", s.status("/errorType"), "");
        power = "On";
        s.annotate(softKey, nullptr);
        s.advance(seconds(130));
    }
}

void forceWhereSoftIsNotOffered(HostScene &s)
{
    std::string power = "On";
    s.bmc.on(url::system, [&power](const ScriptedBmc::Request &) {
        return offering(R"("ResetType@Redfish.AllowableValues":["On","ForceOff"],)", power);
    });
    s.onReset = [&power](const std::string &) {
        power = "Off";
        return ScriptedBmc::empty(204);
    };
    s.start();
    s.advance(seconds(60));
    s.annotate(softKey, R"({"mode":"soft"})");
    s.advance(seconds(15));
    s.expectEqual("Resets", s.resets(), Json({"ForceOff"}));
    s.expect(s.isHeld(), "not held off");
    s.expectEqual("errors", s.status("/errorType"), "");
}

void systemMoves(Scene &s)
{
    s.expectEqual("reading", said(s.read()), "On");
    s.bmc.on(url::system, {ScriptedBmc::empty(404)});
    s.bmc.on("GET /redfish/v1/Systems", {systems({"2"})});
    s.bmc.on("GET /redfish/v1/Systems/2", {systemIn("On")});
    s.expect(said(s.read()) != "Off", "a system that is gone is off");
    s.leap(seconds(60));
    const auto found = s.read();
    s.expectEqual("reading once it was looked for", said(found), "On");
    s.expect(found && found->systemPath == "/redfish/v1/Systems/2", "the old place is kept");
}

void oneOfTwoCanBeReset(Scene &s)
{
    int turn = 0;
    for (const auto &order : {std::vector<std::string>{"System_0", "HGX_Baseboard_0"},
                              std::vector<std::string>{"HGX_Baseboard_0", "System_0"}}) {
        s.bmc.on("GET /redfish/v1/Systems", {systems(order)});
        s.bmc.on("GET /redfish/v1/Systems/System_0", {systemIn("On")});
        s.bmc.on("GET /redfish/v1/Systems/HGX_Baseboard_0", {document(R"("PowerState":"Off")")});
        auto target = s.target();
        target.hostId = "metal/host-" + std::to_string(++turn);
        const auto reading = s.read(target);
        s.expectEqual("reading", said(reading), "On");
        if (!reading)
            continue;
        s.expectEqual("chosen", reading->systemPath, "/redfish/v1/Systems/System_0");
        s.expect(has(reading->systemChoice, "only one that can be reset"), "no reason recorded");
    }
}

void severalCanBeReset(Scene &s)
{
    const int blades = s.given.number(R"((\d+) blades)", 4);
    std::vector<std::string> names;
    for (int i = 1; i <= blades; ++i) {
        names.push_back("Blade" + std::to_string(i));
        s.bmc.on("GET /redfish/v1/Systems/" + names.back(), {systemIn("On")});
    }
    s.bmc.on("GET /redfish/v1/Systems", {systems(names)});
    const auto reading = s.read();
    s.expectEqual("reading", said(reading), "Invalid");
    s.expect(has(trouble(reading), "AmbiguousSystem"), "not told: " + trouble(reading));
    for (const std::string &name : names)
        s.expect(has(trouble(reading), name), "not offered: " + name);
    s.expectEqual("ForceOff", said(s.reset(ResetType::ForceOff)), "Invalid");
    for (const std::string &line : s.bmc.log())
        s.expect(!has(line, "Actions"), "something was powered: " + line);
}

void noSystemYet(Scene &s)
{
    s.bmc.on("GET /redfish/v1/Systems", {systems({})});
    const auto none = s.read();
    s.expectEqual("reading", said(none), "Unreachable");
    s.expect(has(trouble(none), "NoSystem"), "not told: " + trouble(none));
    s.bmc.on("GET /redfish/v1/Systems", {systems({"1"})});
    s.leap(seconds(30));
    s.expectEqual("reading once it is there", said(s.read()), "On");
}

void slashes(Scene &s)
{
    const std::string withSlash =
        R"({"Systems":{"@odata.id":"/redfish/v1/Systems/"},)"
        R"("Links":{"Sessions":{"@odata.id":"/redfish/v1/SessionService/Sessions/"}}})";
    s.bmc.on("GET /redfish/v1/Systems/",
             {ScriptedBmc::json(200, R"({"Members":[{"@odata.id":"/redfish/v1/Systems/1/"}]})")});
    s.bmc.on("GET /redfish/v1/Systems/1/", {systemIn("On")});
    s.bmc.on("POST /redfish/v1/SessionService/Sessions/", {session(1)});
    s.bmc.on(url::root, {ScriptedBmc::empty(404)});
    s.bmc.on("GET /redfish/v1", {ScriptedBmc::json(200, withSlash)});
    const auto without = s.read();
    s.expectEqual("a root without the slash", said(without), "On");
    s.expect(without && without->systemPath == "/redfish/v1/Systems/1/",
             "the stored form is not the server's");
    for (int i = 0; i < 3; ++i)
        s.expectEqual("poll", said(s.read()), "On");
    s.expect(s.bmc.count(url::root) <= 1, "the wrong form is asked again and again");
    s.endDriver();
    s.bmc.on(url::root, {ScriptedBmc::json(200, withSlash)});
    s.bmc.on("GET /redfish/v1", {ScriptedBmc::empty(404)});
    const int before = s.bmc.count("GET /redfish/v1");
    s.expectEqual("a root with the slash alone", said(s.read()), "On");
    s.expectEqual("requests of the other form", s.bmc.count("GET /redfish/v1") - before, 0);
}

void selectDoesNotWork(Scene &s)
{
    const std::string selected =
        "GET /redfish/v1/Systems/1?$select=PowerState,UUID,SerialNumber,Status";
    s.bmc.on(url::root,
             {ScriptedBmc::json(200,
                                R"({"Systems":{"@odata.id":"/redfish/v1/Systems"},)"
                                R"("ProtocolFeaturesSupported":{"SelectQuery":true},)"
                                R"("Links":{"Sessions":{"@odata.id":)"
                                R"("/redfish/v1/SessionService/Sessions"}}})")});
    int turn = 0;
    for (const auto &wrong : {ScriptedBmc::empty(400),
                              ScriptedBmc::empty(501),
                              ScriptedBmc::json(200, "{}"),
                              ScriptedBmc::json(200, R"({"PowerState":null})")}) {
        s.bmc.on(selected, {wrong});
        auto target = s.target();
        target.hostId = "metal/host-" + std::to_string(++turn);
        const int before = s.bmc.count(selected);
        for (int i = 0; i < 4; ++i)
            s.expectEqual("poll", said(s.read(target)), "On");
        s.expectEqual("readings with $select", s.bmc.count(selected) - before, 1);
    }
    s.bmc.on(selected, {ScriptedBmc::json(200, R"({"PowerState":"On","UUID":"uuid-1"})")});
    auto target = s.target();
    target.hostId = "metal/host-works";
    const int whole = s.bmc.count(url::system);
    for (int i = 0; i < 4; ++i) {
        const auto reading = s.read(target);
        s.expectEqual("poll where it works", said(reading), "On");
        s.expect(reading && reading->resettable, "what is not selected got lost");
    }
    s.expectEqual("whole documents where it works", s.bmc.count(url::system) - whole, 1);
}

void anotherServerAnswers(Scene &s)
{
    auto target = s.target();
    target.enrolledUuid = "UUID-1";
    target.enrolledSerial = "S1";
    s.expectEqual("the enrolled one", said(s.read(target)), "On");
    std::string other = ScriptedBmc::system("Off");
    other.replace(other.find("uuid-1"), 6, "uuid-2");
    s.bmc.on(url::system, {ScriptedBmc::json(200, other)});
    s.expectEqual("another one's Off", said(s.read(target)), "Unknown");
    const auto off = s.reset(ResetType::ForceOff, target);
    s.expectEqual("ForceOff", said(off), "Refused");
    s.expect(has(trouble(off), "another server"), "not told: " + trouble(off));
    s.expectEqual("posts", s.bmc.count(url::reset), 0);
    s.endDriver();
    s.expectEqual("after a restart too", said(s.reset(ResetType::ForceOff, target)), "Refused");
    s.bmc.on(url::system, {document(R"("PowerState":"On","SerialNumber":"S2")")});
    s.expectEqual("by its serial number", said(s.read(target)), "Unknown");
    s.bmc.on(url::system, {document(R"("UUID":"uuid-1","PowerState":"Off","SerialNumber":"S2")")});
    s.expectEqual("with the UUID of its batch", said(s.read(target)), "Unknown");
    s.bmc.on(url::system, {document(R"("UUID":"uuid-2","PowerState":"Off","SerialNumber":"S1")")});
    s.expectEqual("with the serial number of its chassis", said(s.read(target)), "Unknown");
    s.bmc.on(url::system, {document(R"("PowerState":"On","SerialNumber":"s1")")});
    s.expectEqual("the enrolled one, by its serial number", said(s.read(target)), "On");
    s.bmc.on(url::system,
             {document(R"("UUID":"uuid-1","PowerState":"Off","SerialNumber":"000000000000")")});
    s.expectEqual("the enrolled one, which says no number yet", said(s.read(target)), "Off");
    s.bmc.on(url::system, {document(R"("PowerState":"Off","SerialNumber":"Not Specified")")});
    s.expectEqual("one that says nothing of itself", said(s.read(target)), "Unknown");
}

void forceOnInstead(Scene &s)
{
    s.bmc.on(url::system,
             {offering(R"("ResetType@Redfish.AllowableValues":["ForceOn","ForceOff"],)", "Off")});
    const auto on = s.reset(ResetType::On);
    s.expect(on && on->resetType == "ForceOn", "posted: " + (on ? on->resetType : trouble(on)));
}

} // namespace

std::vector<Scenario> modelScenarios()
{
    return {
        {{"RF-065"}, {"missing actions|without actions|no reset"}, playOn<Scene, noReset>},
        {{"RF-067"}, {"soft-only|soft only"}, playOn<Scene, softIsNotOffered>},
        {{"RF-068"}, {"actioninfo", "cached|once"}, playOn<Scene, actionInfoOnly>},
        {{"RF-069"},
         {"neither values|actioninfo 404|no allowable"},
         playOn<HostScene, nothingIsSaidAboutValues>},
        {{"RF-071"}, {"two systems", "one resettable|hgx"}, playOn<Scene, oneOfTwoCanBeReset>},
        {{"RF-072"},
         {"ambiguoussystem|several resettable|blades"},
         playOn<Scene, severalCanBeReset>},
        {{"RX-012"}, {"nosystem|no systems|0 systems|empty members"}, playOn<Scene, noSystemYet>},
        {{"RF-076"}, {"trailing slash|slash"}, playOn<Scene, slashes>},
        {{"RF-077"}, {"$select|selectquery"}, playOn<Scene, selectDoesNotWork>},
        {{"RX-013"},
         {"uuid|serial", "changed|differ|another server|re-used|swapped"},
         playOn<Scene, anotherServerAnswers>},
        {{"RX-014"}, {"forceon"}, playOn<Scene, forceOnInstead>},
        {{"RX-033"},
         {"allowablevalues|allowable values|not offered|without gracefulshutdown|unsupported",
          "soft-then-hard|soft then hard"},
         playOn<HostScene, forceWhereSoftIsNotOffered>},
        {{"RX-034"},
         {"404", "rediscover|new member|moved|new uri|list again"},
         playOn<Scene, systemMoves>},
    };
}

} // namespace hp::conformance
