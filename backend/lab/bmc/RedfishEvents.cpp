// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/RedfishEvents.h"

#include "backend/lab/bmc/BmcProfile.h"
#include "backend/lab/bmc/RedfishAnswers.h"
#include "backend/lab/bmc/RedfishPages.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;

constexpr const char *defaultStreamPath = "/redfish/v1/EventService/SSE";
constexpr const char *subscriptions = "/redfish/v1/EventService/Subscriptions/";
constexpr Duration eventHeartbeat = 15s;
constexpr Duration floodEvery = 10ms;
constexpr int floodEvents = 100; ///< each time: ten thousand in a second

/// The message of the ResourceEvent registry for a power state; empty for a state without one.
std::string messageFor(const std::string &powerState)
{
    const auto state = powerStateFrom(powerState);
    if (state == PowerState::On || state == PowerState::Off)
        return "ResourcePowered" + powerState;
    return state && isChanging(*state) ? "Resource" + powerState : "";
}

std::string wordOf(const Object &bmc)
{
    return bmc.text("/spec/faults/events");
}

} // namespace

std::string eventStreamPath(const Object &bmc)
{
    const std::string &given = bmc.text("/spec/eventsUri");
    return given.empty() ? defaultStreamPath : given;
}

bool hasEventStream(const Object &bmc)
{
    return wordOf(bmc) != "none";
}

void RedfishEvents::open(const std::shared_ptr<http::HttpExchange> &exchange,
                         const BmcLogin &login,
                         const std::vector<Object> &bmcs)
{
    const Object first = withProfile(bmcs.front());
    if (wordOf(first) == "refused") {
        exchange->respond(errorAnswer(503, busyNow));
        return;
    }
    http::HttpResponse head;
    head.contentType = "text/event-stream";
    head.headers = {{"OData-Version", "4.0"}, {"Cache-Control", "no-cache"}};
    Listener listener;
    listener.id = std::to_string(++m_lastListener);
    listener.login = login;
    listener.stream = exchange->stream(head);
    listener.silent = wordOf(first) == "silent";
    if (!listener.stream)
        return;
    if (wordOf(first) == "closed") {
        listener.stream->write(http::chunkOf(": Max SSE subscriptions reached\n\n"));
        listener.stream->end();
        return;
    }
    for (const Object &bmc : bmcs)
        listener.bmcs.push_back(bmc.key());
    if (wordOf(first) == "flood")
        listener.flooding = first;
    m_listeners.push_back(std::move(listener));
    write(m_listeners.back(), ": listening\n\n");
    if (!std::exchange(m_beating, true))
        m_clock.after(eventHeartbeat, this, [this] { beat(); });
    if (m_listeners.back().flooding && !std::exchange(m_floods, true))
        flood();
}

void RedfishEvents::bmcChanged(const Object &before, const Object &after)
{
    forgetGone();
    const Object bmc = withProfile(after);
    for (Listener &listener : m_listeners) {
        if (std::find(listener.bmcs.begin(), listener.bmcs.end(), before.key())
            == listener.bmcs.end())
            continue;
        if (listener.flooding.key() == before.key())
            listener.flooding = wordOf(bmc) == "flood" ? bmc : Object();
        const std::string message = messageFor(bmc.text("/status/powerState"));
        const bool changed = before.text("/status/powerState") != bmc.text("/status/powerState");
        if (changed && !message.empty())
            send(listener, bmc, message);
    }
}

std::vector<std::string> RedfishEvents::idsOf(const BmcLogin &login) const
{
    std::vector<std::string> ids;
    for (const Listener &listener : m_listeners) {
        if (listener.login == login)
            ids.push_back(listener.id);
    }
    return ids;
}

Json RedfishEvents::page(const std::string &id) const
{
    Json page = pages::resource(
        subscriptions + id, "#EventDestination.v1_15_0.EventDestination", id, "Event Stream " + id);
    page["Destination"] = "stream://" + id;
    page["Context"] = "stream-" + id;
    page["Protocol"] = "Redfish";
    page["SubscriptionType"] = "SSE";
    page["EventFormatType"] = "Event";
    page["RegistryPrefixes"] = Json::array({"ResourceEvent"});
    return page;
}

bool RedfishEvents::close(const std::string &id, const BmcLogin &login)
{
    const auto it = std::find_if(m_listeners.begin(), m_listeners.end(), [&](const Listener &one) {
        return one.id == id && one.login == login;
    });
    if (it == m_listeners.end())
        return false;
    it->stream->end();
    m_listeners.erase(it);
    return true;
}

void RedfishEvents::send(Listener &listener, const Object &bmc, const std::string &messageId)
{
    const std::string id = std::to_string(++m_lastEvent);
    const std::string system = "/redfish/v1/Systems/" + systemIdOf(bmc);
    const Json event = {{"EventType", "Event"},
                        {"EventId", id},
                        {"MemberId", "0"},
                        {"EventTimestamp", formatTime(m_clock.now())},
                        {"MessageId", "ResourceEvent.1.4." + messageId},
                        {"Message", "The power state of the resource " + system + " has changed."},
                        {"MessageArgs", Json::array({system})},
                        {"MessageSeverity", "OK"},
                        {"OriginOfCondition", {{"@odata.id", system}}}};
    const Json body = {{"@odata.type", "#Event.v1_11_0.Event"},
                       {"Id", id},
                       {"Name", "Power Event"},
                       {"Events", Json::array({event})}};
    write(listener, "id: " + id + "\ndata: " + body.dump() + "\n\n");
}

void RedfishEvents::write(Listener &listener, std::string text)
{
    if (listener.silent)
        return;
    if (listener.stream && !listener.stream->write(http::chunkOf(std::move(text))))
        listener.stream.reset();
}

void RedfishEvents::forgetGone()
{
    std::erase_if(m_listeners, [](const Listener &one) { return !one.stream; });
}

void RedfishEvents::beat()
{
    for (Listener &listener : m_listeners)
        write(listener, ": alive\n\n");
    forgetGone();
    m_beating = !m_listeners.empty();
    if (m_beating)
        m_clock.after(eventHeartbeat, this, [this] { beat(); });
}

void RedfishEvents::flood()
{
    m_floods = false;
    for (Listener &listener : m_listeners) {
        if (!listener.flooding)
            continue;
        for (int i = 0; i < floodEvents && listener.stream; ++i)
            send(listener, listener.flooding, "ResourceStatusChangedOK");
        m_floods = m_floods || listener.stream;
    }
    forgetGone();
    if (m_floods)
        m_clock.after(floodEvery, this, [this] { flood(); });
}

namespace pages {

Json eventService(const Object &bmc)
{
    Json page = resource("/redfish/v1/EventService",
                         "#EventService.v1_10_0.EventService",
                         "EventService",
                         "Event Service");
    page["ServiceEnabled"] = true;
    page["EventFormatTypes"] = Json::array({"Event"});
    page["RegistryPrefixes"] = Json::array({"ResourceEvent"});
    page["Status"] = {{"State", "Enabled"}, {"Health", "OK"}};
    page["Subscriptions"] = {{"@odata.id", "/redfish/v1/EventService/Subscriptions"}};
    if (hasEventStream(bmc))
        page["ServerSentEventUri"] = eventStreamPath(bmc);
    return page;
}

} // namespace pages

} // namespace hp::lab

#include "moc_RedfishEvents.cpp"
