// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/controlplane/EtcdGuardReconciler.h"

#include "backend/controllers/controlplane/WriteChain.h"
#include "model/base/JsonFields.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/controlplane/ControlPlaneDecision.h"
#include "model/rules/controlplane/EtcdHook.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using cluster::Deleted;
using cluster::Written;
using runtime::Outcome;

namespace {

constexpr const char *etcdGuard = "etcd-guard";
/// On the Lease of a hook-implementing controller: the owner that it writes into its hooks.
constexpr const char *leaseOwner = "holdpoint.dev/hook-owner";

bool flag(const Object &object, const char *pointer)
{
    return isTrue(object.at(pointer));
}

rules::EtcdMember memberOf(const Object &object)
{
    rules::EtcdMember member;
    member.key = object.key();
    member.uid = object.uid();
    member.address = object.text("/spec/address");
    member.learner = flag(object, "/status/learner");
    member.healthy = flag(object, "/status/healthy");
    member.settled = !object.isDeleting() && object.at("/status/healthy").is_boolean()
        && object.at("/status/learner").is_boolean();
    return member;
}

/// Its holder was seen to renew it `age` ago, within the time that it promised.
bool isHeld(const Object &lease, Duration age)
{
    const Json &length = lease.at("/spec/leaseDurationSeconds");
    return parseTime(lease.text("/spec/renewTime")) && length.is_number_integer()
        && age < std::chrono::seconds(length.get<std::int64_t>());
}

/// A removal that found nothing, or something else of that name, has nothing left to do.
Result<Done> doneUnless(const Result<Deleted> &answer)
{
    if (answer || answer.error().code == ErrorCode::NotFound
        || answer.error().code == ErrorCode::Conflict)
        return Done{};
    return unexpected(answer.error());
}

} // namespace

EtcdGuardReconciler::EtcdGuardReconciler(cluster::Cluster &cluster,
                                         runtime::Clock &clock,
                                         EtcdGuardSources sources,
                                         Settings settings)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_sources(sources)
    , m_settings(settings)
    , m_machines(sources.machines)
{ }

void EtcdGuardReconciler::machineChanged(const Object &after)
{
    if (after && machine::phaseOf(after) == machine::phase::running)
        m_functional = true;
}

std::string EtcdGuardReconciler::otherOperator()
{
    std::string holder;
    std::map<ObjectKey, Heartbeat> heartbeats;
    for (const Object &lease : m_sources.leases.list()) {
        if (lease.annotation(leaseOwner) != rules::etcd::hookOwner)
            continue;
        Heartbeat beat{lease.text("/spec/renewTime"), m_clock.uptime()};
        if (const auto known = m_heartbeats.find(lease.key());
            known != m_heartbeats.end() && known->second.renewTime == beat.renewTime)
            beat.seen = known->second.seen;
        if (isHeld(lease, m_clock.uptime() - beat.seen))
            holder = "the holder of lease " + toString(lease.key());
        heartbeats.emplace(lease.key(), std::move(beat));
    }
    m_heartbeats = std::move(heartbeats);
    for (const Object &one : m_sources.operators.list()) {
        if (one.name() == "etcd" && machine::conditionIs(one, "Available", "True"))
            return "the cluster operator etcd";
    }
    return holder;
}

/// The set of the control plane says how many are wanted; without it a control plane has three
/// Machines, or five when there are that many.
int EtcdGuardReconciler::desiredReplicas() const
{
    for (const Object &set : m_sources.sets.list()) {
        if (set.name() == rules::controlplane::singleton)
            return rules::replicasOf(set).value_or(3);
    }
    return m_sources.machines.size() >= 5 ? 5 : 3;
}

rules::EtcdGuardView EtcdGuardReconciler::gather()
{
    rules::EtcdGuardView view;
    view.enabled = m_settings.enabled;
    view.hasEtcd = m_sources.namespaces.size() > 0;
    view.otherOperator = otherOperator();
    view.functional = m_functional;
    for (const Object &one : m_sources.machines.list()) {
        if (const Object newest = m_machines.get(one.key()))
            view.machines.push_back(newest);
    }
    std::map<std::string, Object> nodes;
    for (const runtime::Informer *informer : {&m_sources.masters, &m_sources.controlPlane}) {
        for (const Object &node : informer->list())
            nodes.insert_or_assign(node.name(), node);
    }
    for (const auto &[name, node] : nodes)
        view.nodes.push_back(node);
    view.guardPods = m_sources.guardPods.list();
    for (const Object &member : m_sources.members.list())
        view.members.push_back(memberOf(member));
    view.desiredReplicas = desiredReplicas();
    return view;
}

void EtcdGuardReconciler::reconcile(const ObjectKey &, std::function<void(Outcome)> done)
{
    const rules::EtcdGuardView view = gather();
    m_last = rules::decideEtcdGuard(view);
    auto chain = std::make_shared<WriteChain>(AfterRefusal::GoOn);
    for (const rules::HookChange &change : m_last.hooks)
        chain->add([this, change](Reply<Done> reply) { changeHook(change, std::move(reply)); });
    for (const rules::EtcdMember &member : m_last.removal.members)
        chain->add([this, member, subject = m_last.removal.subject](Reply<Done> reply) {
            removeMember(member, subject, std::move(reply));
        });
    for (const rules::GuardPodRemoval &removal : m_last.pods)
        chain->add([this, removal](Reply<Done> reply) { removeGuard(removal, std::move(reply)); });
    if (m_last.row == std::string_view("guard")) {
        for (const Object &machine : view.machines) {
            const bool isSubject = machine.key() == m_last.removal.subject.key();
            const std::string says = isSubject ? m_last.removal.report : std::string();
            const auto told =
                Conditions(machine.at("/status/conditions")).get(rules::etcd::reportCondition);
            if (says != (told ? told->message : std::string()))
                chain->add([this, machine, says](Reply<Done> reply) {
                    report(machine, says, std::move(reply));
                });
        }
    }
    notice(m_last.removal);
    const std::string &error = m_last.removal.error;
    chain->run(
        error.empty()
            ? Outcome::recheckAfter(m_settings.sync)
            : Outcome::failed({ErrorCode::Refused, error, m_last.removal.reason.text(), nullptr}),
        std::move(done));
}

void EtcdGuardReconciler::changeHook(const rules::HookChange &change, Reply<Done> reply)
{
    cluster::WriteOptions options;
    options.fieldManager = options.user = etcdGuard;
    const auto token = m_alive.token();
    m_cluster.patch({&cluster::kinds::machine(), change.machine.key()},
                    cluster::PatchType::Merge,
                    change.patch.json(),
                    cluster::Subresource::None,
                    options,
                    [this, token, change, reply = std::move(reply)](const Result<Written> &answer) {
                        if (!token)
                            return;
                        if (!answer) {
                            reply(unexpected(answer.error()));
                            return;
                        }
                        m_machines.remember(answer->object);
                        for (const rules::EtcdEvent &event : change.events)
                            recordEvents(answer->object, event);
                        reply(Done{});
                    });
}

void EtcdGuardReconciler::removeMember(const rules::EtcdMember &member,
                                       const Object &subject,
                                       Reply<Done> reply)
{
    cluster::DeleteOptions options;
    options.uid = member.uid;
    options.user = etcdGuard;
    const auto token = m_alive.token();
    m_cluster.remove(
        {&cluster::kinds::labEtcdMember(), member.key},
        options,
        [this, token, member, subject, reply = std::move(reply)](const Result<Deleted> &answer) {
            if (!token)
                return;
            if (answer && subject)
                recordEvents(subject, rules::memberRemovedEvent(member));
            reply(doneUnless(answer));
        });
}

void EtcdGuardReconciler::removeGuard(const rules::GuardPodRemoval &removal, Reply<Done> reply)
{
    cluster::DeleteOptions options;
    options.uid = removal.pod.uid();
    options.user = etcdGuard;
    const auto token = m_alive.token();
    m_cluster.remove(
        {&cluster::kinds::pod(), removal.pod.key()},
        options,
        [this, token, removal, reply = std::move(reply)](const Result<Deleted> &answer) {
            if (!token)
                return;
            if (answer) {
                for (const rules::EtcdEvent &event : removal.events)
                    recordEvents(removal.machine, event);
            }
            reply(doneUnless(answer));
        });
}

void EtcdGuardReconciler::notice(const rules::MemberRemoval &removal)
{
    if (removal.notice.empty())
        return;
    const Duration uptime = m_clock.uptime();
    if (m_noticedAt && uptime < *m_noticedAt + m_settings.noticeEvery)
        return;
    m_noticedAt = uptime;
    recordEvents(removal.subject, {"ScaleDown", "RemoveMember", removal.notice});
}

void EtcdGuardReconciler::report(const Object &machine, const std::string &says, Reply<Done> reply)
{
    Conditions conditions(machine.at("/status/conditions"));
    if (says.empty())
        conditions.remove(rules::etcd::reportCondition);
    else
        conditions.set({rules::etcd::reportCondition, "False", "MemberStays", "Warning", says},
                       m_clock.now());
    cluster::WriteOptions options;
    options.fieldManager = options.user = etcdGuard;
    m_cluster.patch({&cluster::kinds::machine(), machine.key()},
                    cluster::PatchType::Merge,
                    {{"metadata", {{"resourceVersion", machine.resourceVersion()}}},
                     {"status", {{"conditions", conditions.json()}}}},
                    cluster::Subresource::Status,
                    options,
                    [reply = std::move(reply)](const Result<Written> &answer) {
                        // Somebody else wrote it meanwhile: that starts the next pass.
                        const bool isOver = answer || answer.error().code == ErrorCode::NotFound
                            || answer.error().code == ErrorCode::Conflict;
                        reply(isOver ? Result<Done>(Done{}) : unexpected(answer.error()));
                    });
}

void EtcdGuardReconciler::recordEvents(const Object &regarding, const rules::EtcdEvent &event)
{
    cluster::EventRecord record;
    record.regarding = regarding;
    record.reason = event.reason;
    record.action = event.action;
    record.note = event.note;
    record.reportingController = etcdGuard;
    m_cluster.recordEvent(std::move(record));
}

} // namespace hp::controllers
