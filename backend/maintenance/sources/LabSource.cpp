// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/LabSource.h"

#include "model/resource/Machine.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace hp::maintenance {

namespace kinds = cluster::kinds;

namespace {

constexpr const char *providerPrefix = "lab:///";

const cluster::Kind &loadBalancers()
{
    static const cluster::Kind &kind =
        *cluster::KindRegistry::instance().findKind("lab.holdpoint.dev/v1alpha1", "LoadBalancer");
    return kind;
}

std::string idOf(const Object &event)
{
    const std::string &given = event.text("/spec/eventId");
    return given.empty() ? event.name() : given;
}

/// A sentence in `faults` when a word or a time in it is not understood; then there is no event.
std::optional<ProviderEvent>
read(const Object &object, const Fleet &fleet, std::vector<std::string> &faults)
{
    ProviderEvent event;
    event.source = "lab";
    event.id = idOf(object);
    event.code = object.text("/spec/code");
    event.description = object.text("/spec/description");
    const std::string &state = object.text("/spec/state");
    const auto known = eventStateFrom(state.empty() ? "scheduled" : state);
    if (!known) {
        faults.push_back("ProviderEvent " + toString(object.key()) + ": state \"" + state
                         + "\" is not scheduled, started, completed or cancelled");
        return std::nullopt;
    }
    event.state = *known;
    event.notBefore = parseTime(object.text("/spec/notBefore"));
    event.notAfter = parseTime(object.text("/spec/notAfter"));
    event.startDeadline = parseTime(object.text("/spec/deadline"));
    // As with AWS: an event that has a latest start can be put off until then.
    event.waitsForUs = event.startDeadline.has_value();
    if (object.text("/spec/disruption") == "none")
        event.disruption = Disruption::None;
    const std::string &name = object.text("/spec/machine");
    for (const Object &machine : fleet.machines) {
        if (machine.name() != name)
            continue;
        event.machine = machine.key();
        event.machineId = machine.text("/spec/providerID");
    }
    if (event.machine.name.empty())
        faults.push_back("ProviderEvent " + toString(object.key()) + ": there is no Machine \""
                         + name + '"');
    return event;
}

InstanceReading::State stateFrom(const std::string &word)
{
    using State = InstanceReading::State;
    if (word == "running")
        return State::Running;
    if (word == "stopped")
        return State::Stopped;
    return word == "terminated" ? State::Gone : State::Changing;
}

/// Plain labels, or a selector with matchLabels.
bool isBehind(const Object &balancer, const Object &machine)
{
    const Json &selector = balancer.at("/spec/selector");
    const Json labels = selector.is_object() && selector.contains("matchLabels")
        ? selector["matchLabels"]
        : selector;
    if (!labels.is_object() || labels.empty())
        return false;
    for (const auto &[key, value] : labels.items()) {
        if (!value.is_string() || machine.label(key) != value.get<std::string>())
            return false;
    }
    return true;
}

bool isUnhealthy(const Object &balancer, const std::string &machine)
{
    const Json &named = balancer.at("/spec/unhealthy");
    return named.is_array() && std::find(named.begin(), named.end(), machine) != named.end();
}

} // namespace

void LabSource::list(const cluster::Kind &kind,
                     std::function<void(const Result<cluster::ObjectList> &)> call)
{
    m_cluster.list({&kind},
                   [token = m_alive.token(),
                    call = std::move(call)](const Result<cluster::ObjectList> &found) {
                       if (token)
                           call(found);
                   });
}

void LabSource::poll(const Fleet &fleet, Reply<EventPoll> reply)
{
    list(kinds::labProviderEvent(),
         [fleet, reply = std::move(reply)](const Result<cluster::ObjectList> &found) {
             if (!found) {
                 reply(unexpected(found.error()));
                 return;
             }
             EventPoll poll;
             for (const Object &object : found->items) {
                 if (auto event = read(object, fleet, poll.faults))
                     poll.events.push_back(std::move(*event));
             }
             reply(std::move(poll));
         });
}

void LabSource::ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply)
{
    poll(fleet, [maintenance, reply = std::move(reply)](const Result<EventPoll> &poll) {
        if (!poll)
            reply(unexpected(poll.error()));
        else
            reply(EventAnswer{reportOf(maintenance, poll->events), {}, false});
    });
}

void LabSource::readInstances(const Fleet &fleet, Reply<std::vector<InstanceReading>> reply)
{
    list(kinds::labInstance(),
         [fleet, reply = std::move(reply)](const Result<cluster::ObjectList> &found) {
             if (!found) {
                 reply(unexpected(found.error()));
                 return;
             }
             std::vector<InstanceReading> readings;
             for (const Object &machine : fleet.machines) {
                 const std::string &id = machine.text("/spec/providerID");
                 if (!id.starts_with(providerPrefix))
                     continue;
                 const auto instance = std::find_if(
                     found->items.begin(), found->items.end(), [&id](const Object &one) {
                         return one.text("/status/providerID") == id;
                     });
                 if (instance == found->items.end())
                     readings.push_back({machine.key(), InstanceReading::State::Gone, {}});
                 else
                     readings.push_back({machine.key(),
                                         stateFrom(instance->text("/status/state")),
                                         instance->text("/status/state")});
             }
             reply(std::move(readings));
         });
}

void LabSource::readTargets(const Fleet &fleet, Reply<std::vector<TargetReading>> reply)
{
    list(loadBalancers(),
         [fleet, reply = std::move(reply)](const Result<cluster::ObjectList> &found) {
             if (!found) {
                 reply(unexpected(found.error()));
                 return;
             }
             std::vector<TargetReading> readings;
             for (const Object &balancer : found->items) {
                 for (const Object &machine : fleet.machines) {
                     if (isBehind(balancer, machine))
                         readings.push_back({machine.key(),
                                             balancer.name(),
                                             !isUnhealthy(balancer, machine.name()),
                                             {}});
                 }
             }
             reply(std::move(readings));
         });
}

} // namespace hp::maintenance
