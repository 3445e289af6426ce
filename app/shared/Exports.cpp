// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Exports.h"

#include "backend/history/LastKnown.h"
#include "backend/history/lanes/HistoryFacts.h"
#include "backend/history/lanes/HookLane.h"
#include "backend/history/replay/RecordStates.h"
#include "backend/history/store/HookSpells.h"
#include "model/live/RowJson.h"
#include "model/resource/KeyText.h"
#include "model/rules/holds/Evaluation.h"

#include <QLoggingCategory>

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

Q_LOGGING_CATEGORY(lcExports, "holdpoint.exports", QtInfoMsg)

namespace hp::app {

using exports::ExportDeed;
using exports::ExportProgress;

namespace {

/// Exports that ended stay in the view for who looks a little later.
constexpr std::size_t maxFinished = 20;
/// Owners have series of their own; hooks name them as they like.
constexpr std::size_t maxOwners = 50;
constexpr Duration week = std::chrono::hours(7 * 24);

ObjectKey keyOf(const std::string &machine)
{
    return keyFrom(machine).value_or(ObjectKey{{}, machine});
}

live::ExportState stateOf(ExportProgress::State state)
{
    using live::ExportState;
    constexpr std::array states{
        ExportState::Running, ExportState::Done, ExportState::Failed, ExportState::Cancelled};
    return states[static_cast<std::size_t>(state)];
}

} // namespace

Result<std::unique_ptr<Exports>> Exports::open(Parts parts)
{
    auto incidentStore = exports::IncidentStore::open(
        parts.directory->file("incidents"), [](const std::string &trouble) {
            qCWarning(lcExports).noquote() << QString::fromStdString(trouble);
        });
    if (!incidentStore)
        return unexpected(incidentStore.error());
    return std::unique_ptr<Exports>(new Exports(std::move(parts), std::move(*incidentStore)));
}

Exports::Exports(Parts parts, exports::IncidentStore incidentStore)
    : m_parts(std::move(parts))
    , m_incidentStore(std::move(incidentStore))
    , m_running(m_parts.views->publish("exports"))
    , m_budgets(std::make_shared<std::atomic<std::shared_ptr<const holds::Budgets>>>(
          std::make_shared<const holds::Budgets>(m_parts.budgets)))
{
    exports::ExportEndpoint::Parts wanted;
    wanted.incidents = &m_incidentStore;
    wanted.open = [place = m_parts.record, cluster = m_parts.recordCluster](
                      const std::vector<std::string> &machines, TimePoint from, TimePoint to) {
        return history::openHistoryFacts(place, cluster, machines, from, to);
    };
    wanted.openStates = [place = m_parts.record,
                         cluster = m_parts.recordCluster,
                         budgets = m_budgets](TimePoint from, TimePoint to) {
        return history::openRecordStates(place, cluster, *budgets->load(), from, to);
    };
    wanted.limits = [budgets = m_budgets] { return limitsOfHolds(*budgets->load()); };
    wanted.usual = [this](const std::vector<std::string> &machines, TimePoint at) {
        return usualOfHooks(*m_parts.history, m_parts.usual(), {}, machines, at);
    };
    wanted.owners = [place = m_parts.record, cluster = m_parts.recordCluster](TimePoint from,
                                                                              TimePoint to) {
        return history::readOwnerFigures(place, cluster, from, to);
    };
    wanted.now = [this] { return m_parts.clock->now(); };
    wanted.settle = [this] {
        if (const auto written = m_parts.history->flush(); !written)
            qCWarning(lcExports).noquote() << QString::fromStdString(written.error().message);
    };
    wanted.isKnown = [this](const std::string &machine) {
        const ObjectKey key = keyOf(machine);
        if (m_parts.isThere && m_parts.isThere(key))
            return true;
        // A record that cannot be read says so itself.
        const auto has = m_parts.history->hasMoreThan(0, key, TimePoint(), m_parts.clock->now());
        return !has || *has;
    };
    wanted.onChanged = [this](const ExportDeed &deed) { onDeed(deed); };
    wanted.cluster = m_parts.cluster;
    wanted.timeScale = m_parts.clock->scale();
    wanted.drops = [this] { return m_parts.history->lost(); };
    wanted.folder = m_parts.directory->path();
    if (auto key = exports::BundleKey::open(wanted.folder))
        wanted.key = std::move(*key);
    else
        qCWarning(lcExports).noquote()
            << "bundles are not signed:" << QString::fromStdString(key.error().message);
    m_endpoint = std::make_unique<exports::ExportEndpoint>(std::move(wanted));
    m_service = std::make_unique<gateway::IncidentService>(gateway::IncidentService::Parts{
        &m_incidentStore,
        m_parts.clock,
        m_parts.views->publish("incidents"),
        [this](exports::PreviewRequest request, exports::PreviewReply reply) {
            m_endpoint->preview(std::move(request), std::move(reply));
        },
        [this](const incident::Incident &incident, const gateway::Caller &caller) {
            onListed("delete", incident, caller);
        },
        [this](const incident::Incident &incident, const gateway::Caller &caller) {
            onListed("restore", incident, caller);
        }});
    m_parts.clock->after(std::chrono::minutes(1), &m_hourly, [this] { readOwners(); });
}

void Exports::readOwners()
{
    const TimePoint now = m_parts.clock->now();
    m_endpoint->owners(
        now - week, now, [this](const Result<std::vector<incident::OwnerFigures>> &found) {
            if (found)
                m_owners = *found;
            else
                qCWarning(lcExports).noquote() << QString::fromStdString(found.error().message);
        });
    m_parts.clock->after(std::chrono::hours(1), &m_hourly, [this] { readOwners(); });
}

void Exports::addOwners(metrics::Snapshot &snapshot) const
{
    using metrics::Metric;
    for (std::size_t i = 0; i < std::min(m_owners.size(), maxOwners); ++i) {
        const incident::OwnerFigures &owner = m_owners[i];
        const std::vector<std::string> labels{owner.owner};
        if (owner.p95)
            snapshot.add(Metric::OwnerHeldP95, labels, secondsOf(*owner.p95));
        if (owner.judged > 0) {
            snapshot.add(Metric::OwnerLateRatio,
                         labels,
                         static_cast<double>(owner.late) / static_cast<double>(owner.judged));
            snapshot.add(Metric::OwnerLost, labels, secondsOf(owner.lost));
        }
        snapshot.add(Metric::OwnerOverridden, labels, static_cast<double>(owner.overridden));
    }
}

void Exports::setBudgets(const holds::Budgets &budgets)
{
    m_budgets->store(std::make_shared<const holds::Budgets>(budgets));
}

Exports::~Exports()
{
    stop();
}

std::vector<incident::Incident> Exports::incidents() const
{
    std::vector<incident::Incident> all;
    for (const auto &[id, incident] : m_incidentStore.all())
        all.push_back(incident);
    return all;
}

Result<std::string> Exports::rotateKey()
{
    auto key = exports::BundleKey::rotate(m_parts.directory->path(), m_parts.clock->now());
    if (!key)
        return unexpected(key.error());
    std::string fingerprint = (*key)->fingerprint();
    m_endpoint->signWith(std::move(*key));
    return fingerprint;
}

void Exports::endAllBut(const http::TokenHashes &good)
{
    m_endpoint->endAllBut(good);
}

void Exports::stop()
{
    m_endpoint->stop();
}

void Exports::onDeed(const ExportDeed &deed)
{
    const bool begins =
        deed.progress.state == ExportProgress::State::Running && deed.progress.done == 0;
    if (begins)
        audit(deed, "export");
    else if (deed.progress.state != ExportProgress::State::Running)
        audit(deed,
              deed.progress.state == ExportProgress::State::Done ? "exported" : "export-ended");
    show(deed);
}

void Exports::audit(const ExportDeed &deed, const char *verb)
{
    const exports::ExportRequest &request = deed.request;
    for (const std::string &machine : deed.machines) {
        history::AuditEntry entry;
        entry.at = m_parts.clock->now();
        entry.user = deed.user;
        entry.manager = std::string("holdpoint-export ") + incident::toString(request.preset);
        entry.verb = verb;
        entry.kind = request.incident.empty() ? "Machine" : "Incident";
        entry.object = request.incident.empty() ? keyOf(machine) : ObjectKey{{}, request.incident};
        entry.subresource = request.format ? request.format->name : "holdpoint";
        entry.digest =
            deed.progress.sha256.empty() ? std::string() : "sha256:" + deed.progress.sha256;
        entry.machine = keyOf(machine);
        m_parts.history->append(std::move(entry));
        m_parts.timelineChanged(keyOf(machine));
    }
}

/// That one is gone, or back, is of interest later, when somebody looks for it.
void Exports::onListed(const char *verb,
                       const incident::Incident &incident,
                       const gateway::Caller &caller)
{
    for (const std::string &machine : incident.machines) {
        history::AuditEntry entry;
        entry.at = m_parts.clock->now();
        entry.user = caller.name;
        entry.manager = "holdpoint-incidents";
        entry.verb = verb;
        entry.kind = "Incident";
        entry.object = {{}, incident.id};
        entry.machine = keyOf(machine);
        m_parts.history->append(std::move(entry));
        m_parts.timelineChanged(keyOf(machine));
    }
}

void Exports::show(const ExportDeed &deed)
{
    const std::string key = std::to_string(deed.number);
    const exports::ExportRequest &request = deed.request;
    live::ExportRow row;
    row.of = request.incident.empty() ? request.machine : request.incident;
    row.format = request.format ? request.format->name : "holdpoint";
    row.preset = incident::toString(request.preset);
    row.by = deed.user;
    row.startedAt = deed.startedAt;
    row.state = stateOf(deed.progress.state);
    row.done = static_cast<std::int64_t>(deed.progress.done);
    row.expected = static_cast<std::int64_t>(deed.progress.expected);
    row.bytes = static_cast<std::int64_t>(deed.progress.bytes);
    row.trouble = deed.progress.trouble;
    m_running->set(key, rowText(row));
    if (deed.progress.state == ExportProgress::State::Running)
        return;
    m_over.push_back(key);
    if (m_over.size() > maxFinished) {
        m_running->remove(m_over.front());
        m_over.pop_front();
    }
}

exports::UsualOf usualOfHooks(history::HistoryStore &store,
                              std::map<holds::BaselineKey, holds::Baseline> usual,
                              incident::UsualOfLanes ofLanes,
                              const std::vector<std::string> &machines,
                              TimePoint at)
{
    std::map<std::string, std::string> roles;
    for (const std::string &machine : machines)
        roles[machine] =
            history::lastKnownRole(store, keyFrom(machine).value_or(ObjectKey{{}, machine}), at);
    return [usual = std::move(usual), ofLanes = std::move(ofLanes), roles = std::move(roles)](
               const incident::Fact &fact) {
        if (const auto told = ofLanes.find({fact.machine, fact.lane}); told != ofLanes.end())
            return told->second;
        const auto hook = history::hookLaneFrom(fact.lane);
        const auto role = roles.find(fact.machine);
        if (!hook || role == roles.end())
            return incident::Usual{};
        const auto known = usual.find({hook->point, hook->name, fact.detail, role->second});
        if (known == usual.end() || known->second.n < holds::minForBaseline)
            return incident::Usual{};
        return incident::Usual{secondsOf(known->second.p50),
                               secondsOf(known->second.p95),
                               static_cast<int>(known->second.n)};
    };
}

exports::LimitsOfHolds limitsOfHolds(holds::Budgets budgets)
{
    return [budgets = std::move(budgets)](const incident::EntryHold &hold,
                                          const incident::Usual &usual) {
        using enum holds::HoldKind;
        constexpr std::array kinds{
            PreCreate, PreDrain, PreTerminate, PowerKey, DrainBudget, DrainPod};
        const auto kind = std::ranges::find_if(
            kinds, [&hold](holds::HoldKind one) { return hold.kind == holds::toString(one); });
        if (kind == kinds.end())
            return incident::budgetOf(hold);
        const auto micros = [](double seconds) { return Duration(std::llround(seconds * 1e6)); };
        holds::Expected expected;
        expected.budget = budgets.of(*kind, hold.name, hold.owner);
        if (usual.n >= static_cast<int>(holds::minForBaseline))
            expected.baseline = holds::Baseline{
                micros(usual.p50), micros(usual.p95), static_cast<std::size_t>(usual.n)};
        const incident::HoldLimits none = incident::budgetOf(hold);
        return incident::HoldLimits{expected.lateAfter().value_or(none.late),
                                    expected.overdueAfter().value_or(none.overdue),
                                    {}};
    };
}

} // namespace hp::app
