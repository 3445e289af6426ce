// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/HostScene.h"
#include "tests/conformance/redfish/Scenarios.h"

#include <nlohmann/json.hpp>

namespace hp::conformance {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;
using test::ScriptedBmc;
using End = ScriptedBmc::End;

namespace {

constexpr const char *stream = "GET /redfish/v1/EventService/SSE";

const char *const poweredOff =
    "id: 1\r\ndata: {\"Events\":[{\"MessageId\":\"ResourceEvent.1.0.ResourcePoweredOff\","
    "\"OriginOfCondition\":{\"@odata.id\":\"/redfish/v1/Systems/1\"}}]}\r\n\r\n";

/// A host that wants to listen, polled often enough to be connected.
void offerEvents(HostScene &s, const char *enabled, const ScriptedBmc::Answer &answer)
{
    s.bmc.on(url::root,
             {ScriptedBmc::json(200,
                                R"({"Systems":{"@odata.id":"/redfish/v1/Systems"},)"
                                R"("EventService":{"@odata.id":"/redfish/v1/EventService"},)"
                                R"("Links":{"Sessions":{"@odata.id":)"
                                R"("/redfish/v1/SessionService/Sessions"}}})")});
    s.bmc.on("GET /redfish/v1/EventService",
             {ScriptedBmc::json(200,
                                std::string(R"({"ServiceEnabled":)") + enabled
                                    + R"(,"ServerSentEventUri":"/redfish/v1/EventService/SSE"})")});
    s.bmc.on(stream, {answer});
    s.host["metadata"]["annotations"] = {{"holdpoint.dev/bmc-events", "listen"}};
    s.start();
    s.advance(seconds(61));
}

/// A host whose BMC is listened to.
void listen(HostScene &s, const ScriptedBmc::Answer &answer)
{
    offerEvents(s, "true", answer);
    s.expect(Scene::waitFor([&s] { return s.bmc.count(stream) > 0; }),
             "the event stream is never opened");
}

ScriptedBmc::Answer openStream()
{
    return {"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n:hello\r\n\r\n", End::Keep};
}

/// Whether the host is read although no time passes for those that poll it.
bool isReadAgain(HostScene &s)
{
    const int before = s.bmc.count(url::system);
    return Scene::waitFor([&s, before] {
        s.advance(seconds(0));
        return s.bmc.count(url::system) > before;
    });
}

void eventIsAHint(HostScene &s)
{
    listen(s, openStream());
    s.bmc.push(stream, poweredOff);
    s.expect(isReadAgain(s), "no reading after the event");
    s.advance(seconds(0));
    s.expectEqual("power, as read", s.status("/poweredOn"), "true");
    s.power = "Off";
    Scene::waitFor([] { return false; }, 1100);
    s.bmc.push(stream, poweredOff);
    s.expect(isReadAgain(s), "no reading after the second event");
    s.advance(seconds(1));
    s.expectEqual("power, as read now", s.status("/poweredOn"), "false");
    for (const auto &request : s.bmc.requests()) {
        if (request.path == "/redfish/v1/EventService/SSE")
            s.expectEqual("token of the stream", request.header("x-auth-token"), "token-1");
    }
    s.expectEqual("logins", s.bmc.count(url::login), 1);
}

/// Lets time pass in small leaps, each with a moment for what the BMC just did to be heard of.
void calmly(HostScene &s, seconds by)
{
    for (seconds passed(0); passed < by; passed += seconds(20)) {
        s.advance(seconds(20));
        Scene::waitFor([] { return false; }, 15);
    }
}

void streamIsRefused(HostScene &s)
{
    const bool unavailable = s.given.id != "RF-102" && has(s.given.words(), "503");
    listen(s,
           unavailable
               ? ScriptedBmc::empty(503)
               : ScriptedBmc::Answer{"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"
                                     "Max SSE subscriptions reached",
                                     End::Close});
    // Of a stream whose end is heard of minutes later, nobody could say that it was refused.
    s.expect(
        Scene::waitFor([] { return has(Scene::logged(), "the BMC refuses its event stream"); }),
        "the refusal is not heard");
    const auto polls = s.bmc.count(url::system);
    calmly(s, minutes(8));
    s.expectEqual("attempts in the first minutes", s.bmc.count(stream), 1);
    s.expect(s.bmc.count(url::system) - polls >= 7, "it is not polled meanwhile");
    s.bmc.on(stream, {ScriptedBmc::empty(503)});
    calmly(s, minutes(5));
    s.expect(Scene::waitFor([&s] { return s.bmc.count(stream) == 2; }),
             "attempts after ten minutes: " + std::to_string(s.bmc.count(stream)));
}

void streamIsOpenedAgain(HostScene &s)
{
    listen(s, openStream());
    s.bmc.push(stream, poweredOff); // with an id
    s.expect(isReadAgain(s), "no reading after the event");
    calmly(s, seconds(80)); // it has worked then, and its silence is not suspicious yet
    s.expectEqual("streams while it stands", s.bmc.count(stream), 1);
    s.bmc.dropConnections();
    // It is opened again some time after its end was heard of, which nothing here sees.
    s.expect(Scene::waitFor([&s] {
                 if (s.bmc.count(stream) == 1)
                     s.advance(seconds(5));
                 return s.bmc.count(stream) == 2;
             }),
             "streams after it ended: " + std::to_string(s.bmc.count(stream)));
    std::string last;
    for (const auto &request : s.bmc.requests()) {
        if (request.method + ' ' + request.path == stream)
            last = request.header("last-event-id");
    }
    s.expectEqual("Last-Event-ID", last, "1");
    s.expectEqual("power, as read", s.status("/poweredOn"), "true");
}

void eventsAreSwitchedOff(HostScene &s)
{
    offerEvents(s, "false", openStream());
    const int polls = s.bmc.count(url::system);
    calmly(s, minutes(5));
    s.expect(s.bmc.count("GET /redfish/v1/EventService") > 0, "the service was never looked at");
    s.expectEqual("streams", s.bmc.count(stream), 0);
    s.expect(s.bmc.count(url::system) - polls >= 4, "it is not polled");
    s.expectEqual("error", s.status("/errorType"), "");
}

void eventsFlood(HostScene &s)
{
    listen(s, openStream());
    const int before = s.bmc.count(url::system);
    const auto started = std::chrono::steady_clock::now();
    std::string many;
    for (int i = 0; i < 500; ++i)
        many += poweredOff;
    for (int i = 0; i < 40; ++i) { // 20,000 events in about two seconds
        s.bmc.push(stream, many);
        Scene::waitFor([] { return false; }, 45);
        s.advance(seconds(0));
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
    const int reads = s.bmc.count(url::system) - before;
    s.expect(reads >= 1, "no reading at all");
    s.expect(reads <= took.count() + 2,
             std::to_string(reads) + " readings in " + std::to_string(took.count()) + " s");
}

void streamInPieces(HostScene &s)
{
    listen(s, openStream());
    const std::string event = poweredOff;
    for (std::size_t i = 0; i < event.size(); i += 7) {
        s.bmc.push(stream, event.substr(i, 7));
        Scene::waitFor([] { return false; }, 2);
    }
    s.expect(isReadAgain(s), "an event in pieces is not heard");
}

} // namespace

std::vector<Scenario> eventScenarios()
{
    return {
        {{"RF-100"},
         {"sse|event", "immediate get|triggers read|hint"},
         playOn<HostScene, eventIsAHint>},
        {{"RF-102"}, {"sse", "refused|limit|503|closes"}, playOn<HostScene, streamIsRefused>},
        {{"RF-103"}, {"sse|event", "flood|events/s"}, playOn<HostScene, eventsFlood>},
        {{"RX-037"},
         {"sse|event stream", "last-event-id|reconnect|drop"},
         playOn<HostScene, streamIsOpenedAgain>},
        {{"RX-038"},
         {"eventservice|serviceenabled", "disabled|false|switched off"},
         playOn<HostScene, eventsAreSwitchedOff>},
        {{"RX-019"}, {"sse|event", "piece|split|chunk|partial"}, playOn<HostScene, streamInPieces>},
    };
}

} // namespace hp::conformance
