// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/AwsSource.h"

#include "model/base/Patterns.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <sstream>

namespace hp::maintenance::aws {

namespace {

Call ec2(const std::string &region, const char *action)
{
    return {"ec2", "2016-11-15", region, action, {}, "NextToken", "nextToken"};
}

Call loadBalancing(const std::string &region, const char *action)
{
    return {"elasticloadbalancing", "2015-12-01", region, action, {}, {}, {}};
}

/// What was announced for an instance that is gone cannot happen any more, whatever is still
/// listed.
bool isGone(const std::string &state)
{
    return state == "terminated";
}

bool isDown(const std::string &state)
{
    return state == "stopped" || isGone(state);
}

InstanceReading::State stateFrom(const std::string &word)
{
    if (word == "running")
        return InstanceReading::State::Running;
    if (isGone(word))
        return InstanceReading::State::Gone;
    return isDown(word) ? InstanceReading::State::Stopped : InstanceReading::State::Changing;
}

} // namespace

std::vector<Instance> instancesOf(const std::vector<Object> &machines)
{
    // A zone is its region and a letter, or, near a city, more than that.
    static const std::regex id(R"(aws:///([a-z]{2}(?:-[a-z]+)+-\d+)[a-z0-9-]*/(i-[0-9a-zA-Z]+))");
    std::vector<Instance> instances;
    for (const Object &machine : machines) {
        std::smatch parts;
        const std::string &provider = machine::providerId(machine);
        if (matches(provider, parts, id))
            instances.push_back({machine.key(), parts[2].str(), parts[1].str()});
    }
    return instances;
}

/// Statuses of many instances, batch after batch.
struct AwsSource::StatusRun {
    std::deque<Batch> batches{};
    std::vector<InstanceStatus> statuses{};
    std::set<std::string> missing{}; ///< unknown to AWS
    std::function<void(const Result<Done> &)> done{};
};

struct AwsSource::StateRun {
    std::deque<Batch> batches{};
    std::map<std::string, std::string> words{}; ///< by instance
    std::function<void(const Result<Done> &)> done{};
};

struct AwsSource::TargetRun {
    std::deque<std::string> regions{};
    std::string region{};
    std::deque<TargetGroup> groups{}; ///< of the region
    std::map<std::string, ObjectKey> machines{}; ///< by instance id and by address
    std::vector<TargetReading> readings{};
    Reply<std::vector<TargetReading>> reply{};
};

AwsSource::AwsSource(std::unique_ptr<Fetcher> fetcher, runtime::Clock &clock, Settings settings)
    : m_fetcher(std::move(fetcher))
    , m_calls(*m_fetcher, clock, settings.calls)
    , m_settings(std::move(settings))
{ }

std::vector<AwsSource::Batch> AwsSource::batchesOf(const std::vector<Instance> &instances) const
{
    std::map<std::string, std::vector<std::string>> byRegion;
    for (const Instance &one : instances)
        byRegion[one.region].push_back(one.id);
    std::vector<Batch> batches;
    for (const auto &[region, ids] : byRegion) {
        for (std::size_t i = 0; i < ids.size(); i += m_settings.idsPerCall) {
            const std::size_t end = std::min(ids.size(), i + m_settings.idsPerCall);
            batches.push_back({region,
                               {ids.begin() + static_cast<std::ptrdiff_t>(i),
                                ids.begin() + static_cast<std::ptrdiff_t>(end)}});
        }
    }
    return batches;
}

std::set<std::string> AwsSource::regionsOf(const std::vector<Object> &machines) const
{
    std::set<std::string> regions;
    for (const Instance &one : instancesOf(machines))
        regions.insert(one.region);
    if (!m_settings.homeRegion.empty())
        regions.insert(m_settings.homeRegion);
    return regions;
}

void AwsSource::nextStatuses(const std::shared_ptr<StatusRun> &run)
{
    while (!run->batches.empty() && run->batches.front().ids.empty())
        run->batches.pop_front();
    if (run->batches.empty()) {
        run->done(Done{});
        return;
    }
    const Batch &batch = run->batches.front();
    Call call = ec2(batch.region, "DescribeInstanceStatus");
    call.parameters.emplace_back("IncludeAllInstances", "true");
    for (std::size_t i = 0; i < batch.ids.size(); ++i)
        call.parameters.emplace_back("InstanceId." + std::to_string(i + 1), batch.ids[i]);
    m_calls.get(std::move(call), [this, run](const Result<std::vector<XmlNode>> &pages) {
        if (pages) {
            for (const XmlNode &page : *pages) {
                for (InstanceStatus &status : statusesOf(page))
                    run->statuses.push_back(std::move(status));
            }
            run->batches.pop_front();
            nextStatuses(run);
            return;
        }
        // One id that AWS does not know spoils the answer for all.
        std::size_t left = 0;
        if (pages.error().code == ErrorCode::NotFound) {
            std::istringstream ids(pages.error().detail);
            for (std::string id; ids >> id;) {
                left += std::erase(run->batches.front().ids, id);
                run->missing.insert(id);
            }
        }
        if (left > 0)
            nextStatuses(run);
        else
            run->done(unexpected(pages.error()));
    });
}

void AwsSource::poll(const Fleet &fleet, Reply<EventPoll> reply)
{
    const std::vector<Instance> instances = instancesOf(fleet.machines);
    m_regions = regionsOf(fleet.machines);
    auto run = std::make_shared<StatusRun>();
    const auto batches = batchesOf(instances);
    run->batches = {batches.begin(), batches.end()};
    std::map<std::string, ObjectKey> machines;
    for (const Instance &one : instances)
        machines[one.id] = one.machine;
    // The run is kept by the call under way; held by its own end it would never go.
    run->done = [run = run.get(), machines = std::move(machines), reply = std::move(reply)](
                    const Result<Done> &done) {
        if (!done) {
            reply(unexpected(done.error()));
            return;
        }
        EventPoll poll;
        for (InstanceStatus &status : run->statuses) {
            const auto machine = machines.find(status.instance);
            if (machine == machines.end() || isGone(status.state))
                continue;
            for (ProviderEvent &event : status.events) {
                event.source = "aws";
                event.machine = machine->second;
                poll.events.push_back(std::move(event));
            }
            poll.faults.insert(poll.faults.end(), status.faults.begin(), status.faults.end());
        }
        reply(std::move(poll));
    };
    nextStatuses(run);
}

void AwsSource::ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply)
{
    const std::string &id = maintenance.text("/spec/machineid");
    std::set<std::string> regions = regionsOf(fleet.machines);
    regions.insert(m_regions.begin(), m_regions.end());
    for (const Instance &one : instancesOf(fleet.machines)) {
        if (one.id == id)
            regions = {one.region};
    }
    if (regions.empty()) {
        reply(unexpected(ErrorCode::Invalid,
                         "no Machine says in which region of AWS " + id + " was: set AWS_REGION"));
        return;
    }
    auto run = std::make_shared<StatusRun>();
    for (const std::string &region : regions)
        run->batches.push_back({region, {id}});
    run->done = [run = run.get(), maintenance, reply = std::move(reply)](const Result<Done> &done) {
        if (!done) {
            reply(unexpected(done.error()));
            return;
        }
        EventAnswer answer;
        answer.report = EventReport::Gone;
        answer.instanceIsDown = true;
        for (InstanceStatus &status : run->statuses) {
            answer.instanceIsDown = isDown(status.state);
            if (isGone(status.state))
                continue;
            for (ProviderEvent &event : status.events)
                event.source = "aws";
            answer.report = reportOf(maintenance, status.events);
            // What could not be read may still be there.
            if (answer.report == EventReport::Gone && !status.faults.empty())
                answer.report = EventReport::Unknown;
        }
        reply(answer);
    };
    nextStatuses(run);
}

void AwsSource::nextStates(const std::shared_ptr<StateRun> &run)
{
    if (run->batches.empty()) {
        run->done(Done{});
        return;
    }
    const Batch &batch = run->batches.front();
    Call call = ec2(batch.region, "DescribeInstances");
    call.parameters.emplace_back("Filter.1.Name", "instance-id");
    for (std::size_t i = 0; i < batch.ids.size(); ++i)
        call.parameters.emplace_back("Filter.1.Value." + std::to_string(i + 1), batch.ids[i]);
    m_calls.get(std::move(call), [this, run](const Result<std::vector<XmlNode>> &pages) {
        if (!pages) {
            run->done(unexpected(pages.error()));
            return;
        }
        for (const XmlNode &page : *pages) {
            for (const InstanceState &one : statesOf(page))
                run->words[one.instance] = one.state;
        }
        run->batches.pop_front();
        nextStates(run);
    });
}

void AwsSource::readInstances(const Fleet &fleet, Reply<std::vector<InstanceReading>> reply)
{
    const std::vector<Instance> instances = instancesOf(fleet.machines);
    auto run = std::make_shared<StateRun>();
    const auto batches = batchesOf(instances);
    run->batches = {batches.begin(), batches.end()};
    run->done = [run = run.get(), instances, reply = std::move(reply)](const Result<Done> &done) {
        if (!done) {
            reply(unexpected(done.error()));
            return;
        }
        std::vector<InstanceReading> readings;
        for (const Instance &one : instances) {
            const auto word = run->words.find(one.id);
            if (word == run->words.end())
                readings.push_back({one.machine, InstanceReading::State::Gone, "unknown"});
            else
                readings.push_back({one.machine, stateFrom(word->second), word->second});
        }
        reply(std::move(readings));
    };
    nextStates(run);
}

void AwsSource::readTargets(const Fleet &fleet, Reply<std::vector<TargetReading>> reply)
{
    auto run = std::make_shared<TargetRun>();
    const auto regions = regionsOf(fleet.machines);
    run->regions = {regions.begin(), regions.end()};
    for (const Instance &one : instancesOf(fleet.machines))
        run->machines[one.id] = one.machine;
    for (const Object &machine : fleet.machines) {
        for (const std::string &address : machine::internalIps(machine))
            run->machines[address] = machine.key();
    }
    run->reply = std::move(reply);
    nextGroups(run);
}

void AwsSource::nextGroups(const std::shared_ptr<TargetRun> &run)
{
    if (run->regions.empty()) {
        run->reply(std::move(run->readings));
        return;
    }
    run->region = run->regions.front();
    run->regions.pop_front();
    Call call = loadBalancing(run->region, "DescribeTargetGroups");
    call.pageParameter = "Marker";
    call.pageElement = "DescribeTargetGroupsResult/NextMarker";
    m_calls.get(std::move(call), [this, run](const Result<std::vector<XmlNode>> &pages) {
        if (!pages) {
            run->reply(unexpected(pages.error()));
            return;
        }
        for (const XmlNode &page : *pages) {
            for (TargetGroup &group : targetGroupsOf(page))
                run->groups.push_back(std::move(group));
        }
        nextHealth(run);
    });
}

void AwsSource::nextHealth(const std::shared_ptr<TargetRun> &run)
{
    if (run->groups.empty()) {
        nextGroups(run);
        return;
    }
    Call call = loadBalancing(run->region, "DescribeTargetHealth");
    call.parameters.emplace_back("TargetGroupArn", run->groups.front().arn);
    m_calls.get(std::move(call), [this, run](const Result<std::vector<XmlNode>> &pages) {
        if (!pages) {
            run->reply(unexpected(pages.error()));
            return;
        }
        for (const XmlNode &page : *pages) {
            for (const TargetHealth &one : targetHealthOf(page)) {
                const auto machine = run->machines.find(one.target);
                if (machine == run->machines.end())
                    continue;
                // A target that registers, drains or is not used is not well, nor found ill.
                run->readings.push_back({machine->second,
                                         run->groups.front().name,
                                         one.state != "unhealthy",
                                         one.reason});
            }
        }
        run->groups.pop_front();
        nextHealth(run);
    });
}

} // namespace hp::maintenance::aws
