// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/cloud/GcpSource.h"

#include "backend/maintenance/sources/cloud/JsonMembers.h"
#include "model/resource/Machine.h"

#include <QUrl>

#include <algorithm>
#include <deque>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::maintenance::gcp {

namespace {

constexpr const char *provider = "Google";

cloud::CallSettings namedGoogle(cloud::CallSettings settings)
{
    settings.provider = provider;
    return settings;
}

} // namespace

/// The instances of Machines, looked for project after project.
struct GcpSource::Run {
    std::map<InstanceName, ObjectKey> machines{};
    std::deque<std::string> projects{};
    std::deque<InstanceName> missing{}; ///< to be asked for by name
    bool looksForMissing = false;
    std::map<InstanceName, InstanceStatus> found{};
    std::set<InstanceName> gone{};
    std::set<std::string> silent{}; ///< "project/zone" that Google cannot reach itself
    std::function<void(const Result<Done> &)> done{};
};

GcpSource::GcpSource(std::unique_ptr<Fetcher> fetcher, runtime::Clock &clock, Settings settings)
    : m_fetcher(std::move(fetcher))
    , m_settings(std::move(settings))
    , m_token(*m_fetcher,
              clock,
              {provider,
               m_settings.access.keyFile.empty()
                   ? "the metadata server of Google, which is asked without --gcp-credentials"
                   : "the token service of Google",
               [this](TimePoint now) { return tokenRequest(m_settings.access, now); }})
    , m_calls(*m_fetcher, clock, m_token, namedGoogle(m_settings.calls))
{ }

GcpSource::RunPtr GcpSource::runFor(const Fleet &fleet) const
{
    auto run = std::make_shared<Run>();
    std::set<std::string> projects;
    for (const Object &machine : fleet.machines) {
        if (const auto instance = instanceOf(machine::providerId(machine))) {
            run->machines.emplace(*instance, machine.key());
            projects.insert(instance->project);
        }
    }
    run->projects = {projects.begin(), projects.end()};
    return run;
}

void GcpSource::nextProject(const RunPtr &run)
{
    if (run->projects.empty()) {
        for (const auto &[instance, machine] : run->machines) {
            if (run->looksForMissing && !run->found.contains(instance)
                && !run->silent.contains(instance.project + '/' + instance.zone))
                run->missing.push_back(instance);
        }
        nextMissing(run);
        return;
    }
    const std::string project = run->projects.front();
    const auto base = computeUrl(m_settings.access);
    if (!base) {
        run->done(unexpected(base.error()));
        return;
    }
    // Unasked, Google gives nothing at all while one of its zones is away.
    const std::string url = *base + "/projects/" + project
        + "/aggregated/instances?maxResults=200&returnPartialSuccess=true";
    cloud::Call call;
    call.what = "the instances of project " + project;
    call.url = url;
    call.take = [run = run.get(), project](const Json &page) {
        InstancePage read = instancesIn(project, page);
        for (InstanceStatus &one : read.instances) {
            if (run->machines.contains(one.instance))
                run->found.insert_or_assign(one.instance, std::move(one));
        }
        for (const std::string &zone : read.unreachable)
            run->silent.insert(project + '/' + zone);
    };
    call.next = [url](const Json &page) {
        const std::string token = cloud::textOf(page, "nextPageToken");
        return token.empty() ? token
                             : url + "&pageToken="
                + QUrl::toPercentEncoding(QString::fromStdString(token)).toStdString();
    };
    m_calls.get(std::move(call), [this, run](const Result<Done> &all) {
        if (!all) {
            run->done(unexpected(all.error()));
            return;
        }
        run->projects.pop_front();
        nextProject(run);
    });
}

void GcpSource::nextMissing(const RunPtr &run)
{
    if (run->missing.empty()) {
        run->done(Done{});
        return;
    }
    const InstanceName instance = run->missing.front();
    get(instance, [this, run, instance](const Result<InstanceStatus> &status) {
        if (status)
            run->found.insert_or_assign(instance, *status);
        else if (status.error().code == ErrorCode::NotFound)
            run->gone.insert(instance);
        else {
            run->done(unexpected(status.error()));
            return;
        }
        run->missing.pop_front();
        nextMissing(run);
    });
}

void GcpSource::get(const InstanceName &instance, Reply<InstanceStatus> reply)
{
    const auto base = computeUrl(m_settings.access);
    if (!base) {
        reply(unexpected(base.error()));
        return;
    }
    auto read = std::make_shared<InstanceStatus>();
    cloud::Call call;
    call.what = "instance " + instance.name + " in " + instance.zone;
    call.url = *base + '/' + instance.path();
    call.take = [read, instance](const Json &page) { *read = statusOf(instance, page); };
    m_calls.get(std::move(call), [read, reply = std::move(reply)](const Result<Done> &got) {
        if (got)
            reply(std::move(*read));
        else
            reply(unexpected(got.error()));
    });
}

void GcpSource::poll(const Fleet &fleet, Reply<EventPoll> reply)
{
    const RunPtr run = runFor(fleet);
    // The run is kept by the call under way; held by its own end it would never go.
    run->done = [run = run.get(), reply = std::move(reply)](const Result<Done> &done) {
        if (!done) {
            reply(unexpected(done.error()));
            return;
        }
        EventPoll poll;
        for (auto &[instance, status] : run->found) {
            if (!status.fault.empty())
                poll.faults.push_back(status.fault);
            if (!status.event)
                continue;
            status.event->machine = run->machines.at(instance);
            poll.events.push_back(std::move(*status.event));
        }
        for (const auto &[instance, machine] : run->machines) {
            if (run->silent.contains(instance.project + '/' + instance.zone)
                && !run->found.contains(instance))
                poll.faults.push_back("Google does not reach its zone " + instance.zone
                                      + "; what it announces for " + instance.name
                                      + " is not known");
        }
        reply(std::move(poll));
    };
    nextProject(run);
}

void GcpSource::ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply)
{
    auto instance = instanceAt(maintenance.text("/spec/machineid"));
    for (const Object &machine : fleet.machines) {
        if (!instance)
            instance = instanceOf(machine::providerId(machine));
    }
    if (!instance) {
        reply(unexpected(ErrorCode::Invalid,
                         "spec.machineid of " + maintenance.name()
                             + " names no instance of Google, as in "
                               "projects/p/zones/z/instances/name"));
        return;
    }
    get(*instance, [maintenance, reply = std::move(reply)](const Result<InstanceStatus> &status) {
        EventAnswer answer;
        if (!status && status.error().code != ErrorCode::NotFound) {
            reply(unexpected(status.error()));
            return;
        }
        answer.report = EventReport::Gone;
        answer.instanceIsDown = !status || isStopped(status->status);
        if (status && status->event)
            answer.report = reportOf(maintenance, {*status->event});
        else if (status && !status->fault.empty())
            answer.report = EventReport::Unknown;
        reply(answer);
    });
}

void GcpSource::readInstances(const Fleet &fleet, Reply<std::vector<InstanceReading>> reply)
{
    const RunPtr run = runFor(fleet);
    run->looksForMissing = true;
    run->done = [run = run.get(), reply = std::move(reply)](const Result<Done> &done) {
        if (!done) {
            reply(unexpected(done.error()));
            return;
        }
        std::vector<InstanceReading> readings;
        for (const auto &[instance, machine] : run->machines) {
            const auto status = run->found.find(instance);
            if (status != run->found.end())
                readings.push_back(
                    {machine, stateFrom(status->second.status), status->second.status});
            else if (run->gone.contains(instance))
                readings.push_back({machine, InstanceReading::State::Gone, "unknown"});
        }
        reply(std::move(readings));
    };
    nextProject(run);
}

} // namespace hp::maintenance::gcp
