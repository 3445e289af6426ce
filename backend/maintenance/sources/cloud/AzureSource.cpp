// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/cloud/AzureSource.h"

#include "backend/maintenance/sources/cloud/JsonMembers.h"
#include "model/resource/Machine.h"

#include <deque>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::maintenance::azure {

namespace {

constexpr const char *provider = "Azure";
constexpr const char *computeVersion = "api-version=2024-07-01";
constexpr const char *maintenanceVersion = "api-version=2023-04-01";

cloud::CallSettings namedAzure(cloud::CallSettings settings)
{
    settings.provider = provider;
    return settings;
}

void append(const Announced &more, std::vector<ProviderEvent> &events)
{
    events.insert(events.end(), more.events.begin(), more.events.end());
}

EventAnswer
whatBecameOf(const Object &maintenance, const MachineState &state, const Announced &updates)
{
    std::vector<ProviderEvent> events = state.announced.events;
    append(updates, events);
    EventAnswer answer;
    answer.report = reportOf(maintenance, events);
    answer.instanceIsDown = isStopped(state.power);
    // What cannot be read may still be there.
    const bool isFaulty = !state.announced.faults.empty() || !updates.faults.empty();
    if (answer.report == EventReport::Gone && isFaulty)
        answer.report = EventReport::Unknown;
    return answer;
}

} // namespace

/// The virtual machines of Machines, looked for list after list.
struct AzureSource::Run {
    struct Known {
        MachineId id{};
        ObjectKey machine{};
    };
    struct List {
        std::string what{};
        std::string path{};
    };
    std::map<std::string, Known> machines{}; ///< by MachineId::key()
    std::deque<List> lists{};
    std::map<std::string, MachineState> states{};
    std::set<std::string> gone{};
    std::deque<std::string> missing{}; ///< to be asked for by name
    std::deque<std::string> updates{}; ///< to be asked for updates
    bool looksForMissing = false;
    bool looksForUpdates = false;
    EventPoll poll{};
    std::function<void(const Result<Done> &)> done{};
};

AzureSource::AzureSource(std::unique_ptr<Fetcher> fetcher, runtime::Clock &clock, Settings settings)
    : m_fetcher(std::move(fetcher))
    , m_settings(std::move(settings))
    , m_token(*m_fetcher,
              clock,
              {provider,
               m_settings.access.clientFile.empty() && m_settings.access.federatedFile.empty()
                   ? "the metadata service of Azure, which is asked without --azure-credentials"
                   : "the token service of Azure",
               [this](TimePoint) { return tokenRequest(m_settings.access); }})
    , m_calls(*m_fetcher, clock, m_token, namedAzure(m_settings.calls))
{ }

AzureSource::RunPtr AzureSource::runFor(const Fleet &fleet) const
{
    auto run = std::make_shared<Run>();
    std::map<std::string, Run::List> lists;
    for (const Object &machine : fleet.machines) {
        const auto id = machineOf(machine::providerId(machine));
        if (!id)
            continue;
        run->machines.emplace(id->key(), Run::Known{*id, machine.key()});
        if (id->scaleSet.empty()) {
            const std::string path = "/subscriptions/" + id->subscription
                + "/providers/Microsoft.Compute/virtualMachines?statusOnly=true&" + computeVersion;
            lists[path] = {"the virtual machines of subscription " + id->subscription, path};
        } else {
            const std::string path =
                id->scaleSet + "/virtualMachines?%24expand=instanceView&" + computeVersion;
            const std::string set = id->scaleSet.substr(id->scaleSet.rfind('/') + 1);
            lists[path] = {"the machines of scale set " + set, path};
        }
    }
    for (auto &[path, list] : lists)
        run->lists.push_back(std::move(list));
    return run;
}

void AzureSource::read(const std::string &what,
                       const std::string &path,
                       std::function<void(const Json &)> take,
                       Reply<Done> reply)
{
    const auto base = managementUrl(m_settings.access);
    if (!base) {
        reply(unexpected(base.error()));
        return;
    }
    cloud::Call call;
    call.what = what;
    call.url = *base + path;
    call.take = std::move(take);
    call.next = [](const Json &page) { return cloud::textOf(page, "nextLink"); };
    m_calls.get(std::move(call), std::move(reply));
}

void AzureSource::nextList(const RunPtr &run)
{
    if (run->lists.empty()) {
        for (const auto &[key, known] : run->machines) {
            if (run->looksForMissing && !run->states.contains(key))
                run->missing.push_back(key);
            if (run->looksForUpdates)
                run->updates.push_back(key);
        }
        nextMissing(run);
        return;
    }
    const Run::List list = run->lists.front();
    run->lists.pop_front();
    read(
        list.what,
        list.path,
        [run = run.get()](const Json &page) {
            for (const Json &item : cloud::memberOf(page, "value")) {
                const auto id = machineAt(cloud::textOf(item, "id"));
                const auto known = id ? run->machines.find(id->key()) : run->machines.end();
                if (known != run->machines.end())
                    run->states.insert_or_assign(
                        known->first,
                        stateIn(
                            known->second.id,
                            cloud::memberOf(cloud::memberOf(item, "properties"), "instanceView")));
            }
        },
        [this, run](const Result<Done> &all) {
            // A scale set that is gone took its machines along.
            if (all || all.error().code == ErrorCode::NotFound)
                nextList(run);
            else
                run->done(unexpected(all.error()));
        });
}

void AzureSource::nextMissing(const RunPtr &run)
{
    if (run->missing.empty()) {
        nextUpdates(run);
        return;
    }
    const std::string key = run->missing.front();
    run->missing.pop_front();
    readView(run->machines.at(key).id, [this, run, key](const Result<MachineState> &state) {
        if (state)
            run->states.insert_or_assign(key, *state);
        else if (state.error().code == ErrorCode::NotFound)
            run->gone.insert(key);
        else {
            run->done(unexpected(state.error()));
            return;
        }
        nextMissing(run);
    });
}

void AzureSource::nextUpdates(const RunPtr &run)
{
    if (run->updates.empty()) {
        run->done(Done{});
        return;
    }
    const std::string key = run->updates.front();
    run->updates.pop_front();
    const Run::Known &known = run->machines.at(key);
    readUpdates(known.id, [this, run, known](const Result<Announced> &updates) {
        if (updates) {
            for (ProviderEvent event : updates->events) {
                event.machine = known.machine;
                run->poll.events.push_back(std::move(event));
            }
            run->poll.faults.insert(
                run->poll.faults.end(), updates->faults.begin(), updates->faults.end());
        } else if (updates.error().code == ErrorCode::Unauthorised) {
            // Not enabled, or not allowed, in all of its subscription: the rest is worth having.
            run->poll.faults.push_back(updates.error().message);
            std::erase_if(run->updates, [run, &known](const std::string &other) {
                return run->machines.at(other).id.subscription == known.id.subscription;
            });
        } else if (updates.error().code != ErrorCode::NotFound) {
            run->done(unexpected(updates.error()));
            return;
        }
        nextUpdates(run);
    });
}

void AzureSource::readView(const MachineId &machine, Reply<MachineState> reply)
{
    auto state = std::make_shared<MachineState>();
    read(
        "virtual machine " + machine.name,
        machine.path + "/instanceView?" + computeVersion,
        [state, machine](const Json &page) { *state = stateIn(machine, page); },
        [state, reply = std::move(reply)](const Result<Done> &got) {
            if (got)
                reply(std::move(*state));
            else
                reply(unexpected(got.error()));
        });
}

void AzureSource::readUpdates(const MachineId &machine, Reply<Announced> reply)
{
    auto all = std::make_shared<Announced>();
    read(
        "the updates of virtual machine " + machine.name,
        machine.path + "/providers/Microsoft.Maintenance/updates?" + maintenanceVersion,
        [all, machine](const Json &page) {
            const Announced more = updatesIn(machine, page);
            append(more, all->events);
            all->faults.insert(all->faults.end(), more.faults.begin(), more.faults.end());
        },
        [all, reply = std::move(reply)](const Result<Done> &got) {
            if (got)
                reply(std::move(*all));
            else
                reply(unexpected(got.error()));
        });
}

void AzureSource::poll(const Fleet &fleet, Reply<EventPoll> reply)
{
    const RunPtr run = runFor(fleet);
    run->looksForUpdates = true;
    // The run is kept by the call under way; held by its own end it would never go.
    run->done = [run = run.get(), reply = std::move(reply)](const Result<Done> &done) {
        if (!done) {
            reply(unexpected(done.error()));
            return;
        }
        for (auto &[key, state] : run->states) {
            for (ProviderEvent &event : state.announced.events) {
                event.machine = run->machines.at(key).machine;
                run->poll.events.push_back(std::move(event));
            }
            run->poll.faults.insert(run->poll.faults.end(),
                                    state.announced.faults.begin(),
                                    state.announced.faults.end());
        }
        reply(std::move(run->poll));
    };
    nextList(run);
}

void AzureSource::ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply)
{
    auto machine = machineAt(maintenance.text("/spec/machineid"));
    for (const Object &one : fleet.machines) {
        if (!machine)
            machine = machineOf(machine::providerId(one));
    }
    if (!machine) {
        reply(unexpected(ErrorCode::Invalid,
                         "spec.machineid of " + maintenance.name()
                             + " names no virtual machine of Azure, as in /subscriptions/…"));
        return;
    }
    readView(*machine,
             [this, machine = *machine, maintenance, reply = std::move(reply)](
                 const Result<MachineState> &state) {
                 if (!state && state.error().code != ErrorCode::NotFound)
                     reply(unexpected(state.error()));
                 else if (!state)
                     reply(EventAnswer{EventReport::Gone, {}, true});
                 else if (maintenance.text("/spec/eventid") == redeployId(machine))
                     // No update is of this id, and not every subscription lets them be read.
                     reply(whatBecameOf(maintenance, *state, {}));
                 else
                     askUpdates(machine, *state, maintenance, reply);
             });
}

void AzureSource::askUpdates(const MachineId &machine,
                             const MachineState &state,
                             const Object &maintenance,
                             const Reply<EventAnswer> &reply)
{
    readUpdates(machine, [state, maintenance, reply](const Result<Announced> &got) {
        const EventAnswer answer = whatBecameOf(maintenance, state, got ? *got : Announced());
        const bool isUnread = !got && got.error().code != ErrorCode::NotFound;
        const bool isFound =
            answer.report != EventReport::Gone && answer.report != EventReport::Unknown;
        if (isUnread && !isFound)
            reply(unexpected(got.error()));
        else
            reply(answer);
    });
}

void AzureSource::readInstances(const Fleet &fleet, Reply<std::vector<InstanceReading>> reply)
{
    const RunPtr run = runFor(fleet);
    run->looksForMissing = true;
    run->done = [run = run.get(), reply = std::move(reply)](const Result<Done> &done) {
        if (!done) {
            reply(unexpected(done.error()));
            return;
        }
        std::vector<InstanceReading> readings;
        for (const auto &[key, known] : run->machines) {
            const auto state = run->states.find(key);
            if (run->gone.contains(key))
                readings.push_back({known.machine, InstanceReading::State::Gone, "unknown"});
            else if (state != run->states.end() && !state->second.power.empty())
                readings.push_back(
                    {known.machine, stateFrom(state->second.power), state->second.power});
        }
        reply(std::move(readings));
    };
    nextList(run);
}

} // namespace hp::maintenance::azure
