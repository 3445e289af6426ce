// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/machine/MachineControllers.h"
#include "backend/gateway/views/MachineViews.h"
#include "backend/history/Recorder.h"
#include "backend/lab/file/LabFile.h"
#include "backend/lab/file/LabTexts.h"
#include "tests/backend/lab/LabFixture.h"
#include "tests/support/cluster/Settle.h"

#include <chrono>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <utility>

namespace hp::tests {

using namespace std::chrono_literals;

inline constexpr const char *ns = "openshift-machine-api";

/// What a client saw at an instant: rows of the fleet, and of every machine in it.
struct Seen {
    TimePoint at{};
    std::map<std::string, gateway::RowMap> views{};
};

/// Whether its record keeps the alarms; those of older backends did not.
enum class Alarms { Kept, NotKept };

/// A lab under the controllers that ship, with its views and its record, on a clock that moves only
/// when told.
class RecordedLab
{
public:
    explicit RecordedLab(const std::string &path, Alarms alarms = Alarms::Kept)
        : m_lab(std::string(lab::builtInLab("demo")))
        , m_controllers(*m_lab.cluster,
                        m_lab.clock,
                        m_lab.world->actuator(),
                        controllers::MachineControllersSettings{.jitter = [] { return 0.5; }})
        , m_objects(*m_lab.cluster, m_lab.clock)
        , m_views(m_objects,
                  m_lab.clock,
                  {},
                  {{},
                   [this, alarms](const Object &before, const Object &after) {
                       const std::string &kind = (after ? after : before).kind();
                       if (alarms == Alarms::NotKept && kind.starts_with("Alarm"))
                           return;
                       m_store->append(history::ObjectChange{before, after, m_lab.clock.now()});
                   }})
        , m_pages(m_objects, m_views, m_lab.clock, {})
    {
        history::HistoryStore::Options options;
        options.path = path;
        auto opened = history::HistoryStore::open(options, m_lab.clock);
        if (!opened)
            qFatal("%s", opened.error().message.c_str());
        m_store = std::move(*opened);
        history::Recorder::Sources sources{&m_objects.machines(),
                                           &m_objects.nodes(),
                                           &m_objects.hosts(),
                                           &m_objects.events(),
                                           &m_objects.pods(),
                                           {}};
        for (const auto &[informer, info] : m_objects.streams()) {
            const bool named = informer == sources.machines || informer == sources.nodes
                || informer == sources.hosts || informer == sources.events
                || informer == sources.pods;
            if (!named)
                sources.further.push_back(
                    {info.kind, info.resource.substr(0, info.resource.find('.')), informer});
        }
        m_recorder = std::make_unique<history::Recorder>(*m_store, m_lab.clock, std::move(sources));
        if (const std::string failed = m_lab.load(); !failed.empty())
            qFatal("%s", failed.c_str());
        if (!m_recorder->start())
            qFatal("the recorder did not start");
        m_objects.start();
        m_controllers.start();
        m_lab.start();
    }
    ~RecordedLab()
    {
        m_recorder->stop();
        m_controllers.stop();
    }

    void pass(Duration time) { m_lab.pass(time); }

    /// Something that people or hook controllers do.
    void act(std::mt19937 &random)
    {
        const auto machines = m_lab.list(cluster::kinds::machine());
        const auto nodes = m_lab.list(cluster::kinds::node());
        const auto hosts = m_lab.list(cluster::kinds::bareMetalHost());
        const auto any = [&random](const std::vector<Object> &objects) {
            return objects[random() % objects.size()];
        };
        switch (random() % 5) {
        case 0:
            m_lab.remove(cluster::kinds::machine(), any(machines).name(), ns);
            break;
        case 1:
            m_lab.patch(cluster::kinds::node(),
                        any(nodes).name(),
                        random() % 2 ? R"({"spec":{"unschedulable":true}})"
                                     : R"({"spec":{"unschedulable":null}})");
            break;
        case 2:
            m_lab.patch(cluster::kinds::labHookOwner(),
                        any(m_lab.list(cluster::kinds::labHookOwner())).name(),
                        R"({"spec":{"behaviour":"release"}})",
                        cluster::Subresource::None,
                        ns);
            break;
        case 3:
            m_lab.patch(cluster::kinds::bareMetalHost(),
                        any(hosts).name(),
                        random() % 2
                            ? R"({"metadata":{"annotations":{"reboot.metal3.io/x":""}}})"
                            : R"({"metadata":{"annotations":{"reboot.metal3.io/x":null}}})",
                        cluster::Subresource::None,
                        ns);
            break;
        default:
            m_lab.patch(cluster::kinds::machine(),
                        any(machines).name(),
                        R"({"spec":{"lifecycleHooks":{"preDrain":null,"preTerminate":null}}})",
                        cluster::Subresource::None,
                        ns);
        }
    }

    /// The same while somebody looks: the views are brought up to date all the time.
    void passWatched(Duration time)
    {
        for (Duration left = time; left > Duration(0); left -= 1s) {
            m_lab.pass(std::min<Duration>(left, 1s));
            m_views.refresh(m_lab.clock.now());
            m_pages.refresh(m_lab.clock.now());
        }
    }

    /// What the views show that ran all the time, ages and all.
    Seen look()
    {
        // Ages in sentences are renewed every ten seconds: look when they just were.
        m_lab.pass(10s);
        const TimePoint now = m_lab.clock.now();
        m_views.refresh(now);
        m_views.refresh(now);
        Seen seen{now, {}};
        seen.views["fleet"] = (*m_views.open("fleet", {}))->rows();
        seen.views["holds"] = (*m_views.open("holds", {}))->rows();
        seen.views["alarms"] = (*m_views.open("alarms", {}))->rows();
        for (const auto &[key, row] : seen.views["fleet"])
            seen.views["machine/" + key] = (*m_pages.open("machine/" + key, {}))->rows();
        return seen;
    }

    history::HistoryStore &store() { return *m_store; }
    gateway::AlarmService &alarms() { return m_views.alarms(); }
    [[nodiscard]] TimePoint now() const { return m_lab.clock.now(); }

private:
    LabFixture m_lab;
    controllers::MachineControllers m_controllers;
    std::unique_ptr<history::HistoryStore> m_store{};
    gateway::FleetObjects m_objects;
    gateway::FleetViews m_views;
    gateway::MachineViews m_pages;
    std::unique_ptr<history::Recorder> m_recorder{};
};

} // namespace hp::tests
