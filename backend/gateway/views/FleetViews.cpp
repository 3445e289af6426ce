// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetViews.h"

#include "backend/gateway/views/RawRows.h"
#include "backend/runtime/SystemClock.h"
#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"
#include "model/messages/Status.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/resource/MachinePool.h"
#include "model/rules/holds/CertificateApprover.h"
#include "model/rules/holds/Obstacles.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

namespace hp::gateway {

using cluster::Kind;
namespace kinds = cluster::kinds;

namespace {

/// How often an age in a sentence is brought up to date.
constexpr Duration aging = std::chrono::seconds(10);
constexpr Duration countingNodes = std::chrono::seconds(1);
/// Some milliseconds of judging.
constexpr std::size_t machinesOfPiece = 16;
/// As many are judged at a stretch without being noticed.
constexpr std::size_t machinesAtAStretch = 64;
constexpr Duration patienceWithPrepared = std::chrono::seconds(10);

bool isDrainedForMaintenance(const Object &machine, const holds::SiteView &site)
{
    return std::ranges::any_of(site.maintenances, [&machine](const Object &one) {
        return one.text("/status/maintenance") == maintenance::step::draining
            && maintenance::concerns(one, machine);
    });
}

/// When the first of the pods that were asked to end has used up its grace: it is told otherwise
/// from then on.
std::optional<TimePoint> endOfGrace(const std::vector<Object> &pods, TimePoint now)
{
    std::optional<TimePoint> first;
    for (const Object &pod : pods) {
        const auto end = pod.deletionTimestamp();
        if (end && *end > now && (!first || *end < *first))
            first = end;
    }
    return first;
}

/// The host that the annotation of a machine names; an empty name: none.
ObjectKey namedHost(const Object &machine)
{
    const std::string named = machine.annotation(host::hostAnnotation).value_or("");
    const std::size_t slash = named.find('/');
    if (slash == std::string::npos || named.find('/', slash + 1) != std::string::npos)
        return {};
    return {named.substr(0, slash), named.substr(slash + 1)};
}

} // namespace

FleetViews::FleetViews(FleetObjects &objects,
                       runtime::Clock &clock,
                       Evaluation judgement,
                       Memory memory)
    : m_objects(objects)
    , m_clock(clock)
    , m_isPast(memory.isPast)
    , m_blind(std::move(memory.blind))
    , m_power(objects.hosts(), objects.raw())
    , m_alarms(clock)
    , m_counters(clock)
{
    m_objects.site().setBaselines(std::move(judgement.baselines));
    m_objects.site().setLimits(std::move(judgement.limits));
    for (const Object &one : memory.recalled) {
        if (const auto machine = m_memory.recall(one))
            m_recalled.insert(*machine);
        else if (const auto noted = m_machineNotes.recall(one))
            m_recalled.insert(*noted);
        else if (!m_siteMemory.recall(one) && !m_alarms.recall(one))
            qWarning("a note of the record is of a kind that is not known");
    }
    m_memory.onChange(memory.noticed);
    m_siteMemory.onChange(memory.noticed);
    m_machineNotes.onChange(memory.noticed);
    m_alarms.onNoticed(std::move(memory.noticed));
    if (m_isPast) {
        m_fleet->setPast();
        m_alarms.setPast();
        m_counters.setPast();
    }
    for (const auto &[raw, signs] : m_siteMemory.owners())
        m_ownerCounts[raw] = 0; // forgotten when no machine names it
    m_holds.setLastCleared(m_siteMemory.lastCleared());
    if (m_isPast)
        m_objects.site().setSeenOfOwners(m_siteMemory.owners());
    else
        m_objects.site().watchClock();
    m_objects.machines().onChange([this](const Object &before, const Object &after) {
        mark(m_index.machineChanged(before, after));
        if (!before || !after)
            m_hostsOf.clear();
        if (!before || !after || before.at("/status/addresses") != after.at("/status/addresses")) {
            // The very ones that the other indexes have looked into.
            for (const Object *one : {&before, &after}) {
                for (const ObjectKey &namesake : m_objects.machinesWithAddressOf(*one))
                    mark({namesake});
            }
        }
    });
    m_objects.capi().onMachine([this](const Object &before, const Object &after) {
        m_capiIndex.machineChanged(before, after);
    });
    m_objects.capi().onChange([this](const std::set<ObjectKey> &machines) { mark(machines); });
    m_objects.workloads().onChange([this](const std::set<ObjectKey> &machines) { mark(machines); });
    m_objects.nodes().onChange([this](const Object &before, const Object &after) {
        mark(m_index.nodeChanged(before, after));
        mark(m_capiIndex.nodeChanged(before, after));
    });
    m_objects.hosts().onChange([this](const Object &before, const Object &after) {
        m_hostsOf.clear();
        mark(m_index.hostChanged(before, after));
        mark(m_objects.capi().machinesOfHost((after ? after : before).key()));
        m_power.hostChanged((after ? after : before).key());
    });
    const auto onNode = [this](const Object &before, const Object &after) {
        for (const Object &one : {before, after}) {
            const std::string node = one ? one.text("/spec/nodeName") : std::string();
            for (const FleetIndex *index : {&m_index, &m_capiIndex}) {
                for (const ObjectKey &machine : index->machinesOfNode(node)) {
                    if (m_waiting.contains(machine))
                        mark({machine});
                }
            }
        }
    };
    m_objects.pods().onChange(onNode);
    m_objects.attachments().onChange(onNode);
    m_objects.requests().onChange(
        [this](const std::string &node) { mark(m_index.machinesNamed(node)); });
    m_objects.events().onChange([this, onNode](const Object &before, const Object &after) {
        const Object &event = after ? after : before;
        mark(m_index.machinesOfEvent(event));
        mark(m_capiIndex.machinesOfEvent(event));
        if (event.text("/involvedObject/kind") == "Pod")
            onNode(m_objects.pods().get({event.text("/involvedObject/namespace"),
                                         event.text("/involvedObject/name")}),
                   {});
    });
    connect(&m_objects.site(), &SiteObjects::machineConcerned, this, [this](const ObjectKey &key) {
        mark({key});
    });
    m_objects.site().sets().onChange(
        [this](const Object &before, const Object &after) { markMachinesOfSet(before, after); });
    m_objects.raw().onChange(
        [this](const Kind &kind, const std::set<ObjectKey> &keys) { rawChanged(kind, keys); });
}

void FleetViews::mark(const std::set<ObjectKey> &machines)
{
    m_dirty.insert(machines.begin(), machines.end());
    emit marked(machines);
}

void FleetViews::addNote(const ObjectKey &machine, const std::string &text, const std::string &by)
{
    m_machineNotes.set(machine, m_objects.machine(machine).uid(), text, by, m_clock.now());
    mark({machine});
}

holds::Owner FleetViews::ownerOf(const std::string &raw, TimePoint now)
{
    return holds::resolveOwner(raw, m_objects.site().view()->owners, now);
}

holds::StuckView FleetViews::stuckView(const Object &machine)
{
    holds::StuckView view;
    view.machine = machine;
    if (!machine)
        return view;
    view.site = m_objects.site().view();
    view.nodesKnown = m_objects.nodes().isListed();
    const ObjectKey own = machine.key();
    const std::string &node = machine::nodeName(machine);
    if (!node.empty()) {
        view.node = m_objects.nodes().get({{}, node});
        (void)view.node.jsonInPassing();
        std::ranges::copy_if(m_index.machinesOfNode(node),
                             std::back_inserter(view.sharers),
                             [&own](const ObjectKey &key) { return key != own; });
        if (view.node.text("/spec/providerID").empty())
            view.namesakes = m_objects.machinesWithAddressOf(machine);
        if (machine.isDeleting() || isDrainedForMaintenance(machine, *view.site))
            view.pods = m_objects.podsOn(node);
        if (machine.isDeleting()) {
            view.attachments = m_objects.attachmentsOf(node);
            for (const Object &pod : view.pods) {
                if (!pod.isDeleting())
                    continue;
                if (auto signs = holds::eventSigns(m_objects.eventsAbout("Pod", pod));
                    !signs.empty())
                    view.podEvents.emplace(pod.key(), std::move(signs));
            }
        }
    } else {
        view.likeNode = m_objects.nodeLike(machine);
        if (view.likeNode) {
            const auto &owners = m_index.machinesOfNode(view.likeNode.name());
            if (!owners.empty())
                view.likeNodeOf = *owners.begin();
        }
        view.namesakes = m_objects.machinesWithAddressOf(machine);
    }
    addHost(view);
    addRequests(view);
    std::vector<Object> events;
    addEvents(events, "Machine", machine);
    addEvents(events, "Node", view.node);
    addEvents(events, "BareMetalHost", view.host);
    view.events = holds::eventSigns(events);
    view.notes = m_memory.notesOf(own);
    return view;
}

void FleetViews::addEvents(std::vector<Object> &events,
                           const char *kind,
                           const Object &object) const
{
    if (!object)
        return;
    std::ranges::move(m_objects.eventsAbout(kind, object), std::back_inserter(events));
}

std::shared_ptr<capi::CapiView> FleetViews::capiView(const Object &machine)
{
    auto view = std::make_shared<capi::CapiView>(m_objects.capi().viewOf(machine));
    view->site = m_objects.site().view();
    view->notes = m_memory.notesOf(machine.key());
    if (const ObjectKey host = capi::hostOfMetal3(view->infrastructure); !host.name.empty()) {
        view->host = m_objects.host(host);
    } else if (view->infrastructure.kind() == "Metal3Machine" && !machine.isDeleting()) {
        view->hosts = m_objects.hosts().list(machine.ns());
    }
    for (const Object &remediation : view->site->remediations) {
        if (remediation.key() == machine.key())
            view->remediation = remediation;
    }
    // This cluster may be that of the machine as well.
    if (const std::string &name = capi::nodeNameOf(machine); !name.empty()) {
        const Object node = m_objects.nodes().get({{}, name});
        if (capi::isNodeOf(node, machine))
            view->node = node;
    }
    const bool isAwaitedHere = capi::awaitsNode(machine) && m_objects.isClusterHere(machine);
    if (isAwaitedHere) {
        const Object known = m_objects.nodeWithProviderIdOf(machine);
        if (const Object like = known ? known : m_objects.nodeLike(machine);
            capi::isNodeLike(like, machine))
            view->likeNode = like;
    }
    if (view->node && machine.isDeleting()) {
        view->pods = m_objects.podsOn(view->node.name());
        view->budgets = view->site->budgets;
        view->attachments = m_objects.attachmentsOf(view->node.name());
    }
    if (view->machine && !view->node && !isAwaitedHere)
        m_objects.workloads().addTo(*view);
    std::vector<Object> events;
    addEvents(events, machine.kind().c_str(), machine);
    if (!view->isElsewhere)
        addEvents(events, "Node", view->node);
    addEvents(events, "BareMetalHost", view->host);
    view->events = holds::eventSigns(events);
    return view;
}

/// Its workload cluster is looked into while the machine is on its way out or does not get on.
void FleetViews::lookIntoWorkload(const EvaluatedMachine &machine)
{
    using Need = WorkloadClusters::Need;
    const capi::CapiView &view = *machine.capi;
    if (!view.machine)
        return;
    // A pool has no Node of its own.
    const bool isHere = (view.node && !view.isElsewhere) || capi::isMachinePool(view.machine)
        || (capi::awaitsNode(view.machine) && m_objects.isClusterHere(view.machine));
    const bool isDrained = capi::deletionOf(view.machine).step > capi::DeletionStep::Drain;
    // What boots, and what somebody does not want changed, needs no look.
    const bool isAtRest = !machine.why
        || (machine.why->look == holds::StuckState::Working && capi::awaitsNode(view.machine))
        || machine.why->rule == "upgrade deferred";
    const Need need = isHere || (isAtRest && !view.machine.isDeleting()) ? Need::None
        : view.machine.isDeleting() && !isDrained                        ? Need::Drain
                                                                         : Need::Node;
    m_objects.workloads().need(view.machine, need);
}

EvaluatedMachine FleetViews::judged(const Object &machine, TimePoint now)
{
    if (!capi::isOfClusterApi(machine))
        return evaluated(stuckView(machine), now);
    EvaluatedMachine one = evaluated(capiView(machine), now);
    one.cluster = m_objects.capi().clusterTitle(machine);
    return one;
}

void FleetViews::addRequests(holds::StuckView &view)
{
    if (view.machine.isDeleting())
        return;
    for (const std::string &name : certificate::nodeNamesOf(view.machine)) {
        if (m_index.machineNamed(name) == view.machine.key())
            std::ranges::move(m_objects.requests().of(name), std::back_inserter(view.requests));
    }
    if (view.requests.empty())
        return;
    std::ranges::sort(view.requests, [](const auto &one, const auto &other) {
        return std::tie(one.created, one.name) > std::tie(other.created, other.name);
    });
    view.servingIssued = m_objects.requests().hasIssued(certificate::servingSigner);
    view.requestsPending = m_objects.requests().pendingSince(m_clock.now() - holds::approverCounts);
    view.requestsAllowed =
        holds::approverAllows(m_objects.machines().size(), m_objects.nodes().size());
}

/// The host that has the machine for its consumer, of several the one that the machine names; else
/// the one that it names.
void FleetViews::addHost(holds::StuckView &view)
{
    const Object &machine = view.machine;
    ObjectKey key = m_index.hostOf(machine);
    if (key.name.empty())
        key = namedHost(machine);
    if (!key.name.empty())
        view.host = m_objects.host(key);
    if (view.host || !m_objects.hosts().isListed())
        return;
    view.missingHost = key;
    const bool isMetal =
        machine.text("/spec/providerSpec/value/kind") == rules::metal::providerSpecKind
        || machine.at("/spec/providerSpec/value/hostSelector").is_object();
    const bool wantsOne = isMetal && !machine.isDeleting() && machine::providerId(machine).empty();
    if (!wantsOne || !key.name.empty())
        return;
    const HostsOf &known = hostsOf(machine.ns());
    view.hosts = known.hosts;
    view.hostsKnown = true;
    view.hostsOfGone = known.ofGone;
}

const FleetViews::HostsOf &FleetViews::hostsOf(const std::string &ns)
{
    const bool isKnownWhoIsThere = m_objects.machines().hasSynced();
    if (!isKnownWhoIsThere)
        m_hostsOf.clear();
    const auto [at, isNew] = m_hostsOf.try_emplace(ns);
    HostsOf &found = at->second;
    if (!isNew)
        return found;
    for (const Object &host : m_objects.hosts().list(ns)) {
        found.hosts.push_back(host);
        auto consumer = rules::metal::consumerOf(host);
        if (!consumer || !isKnownWhoIsThere)
            continue;
        if (consumer->ns.empty())
            consumer->ns = ns;
        if (!m_objects.machines().get(*consumer))
            found.ofGone.push_back(host.key());
    }
    return found;
}

EvaluatedMachine FleetViews::evaluate(const Object &machine, TimePoint now)
{
    // So much of it is asked for that one tree for all who ask costs least.
    (void)machine.jsonInPassing();
    // Of the past nothing is noticed twice.
    if (m_isPast)
        m_memory.returnToKept(machine.key());
    EvaluatedMachine one = judged(machine, now);
    const bool wasNoticed = m_memory.knows(machine);
    if (m_memory.note(machine, one.holds, now))
        one = judged(machine, now);
    if (m_isPast)
        doubt(one, wasNoticed);
    return one;
}

void FleetViews::doubt(EvaluatedMachine &machine, bool wasNoticed) const
{
    if (!m_blind.empty())
        machine.unsure = say::notAllWasSeenThen(m_blind);
    for (holds::Hold &hold : machine.holds) {
        if (!wasNoticed)
            hold.observed.reset();
        const bool ownerIsKnown = hold.owner.raw.empty() || m_siteMemory.signsOf(hold.owner.raw);
        if (machine.unsure.empty() && (!wasNoticed || !ownerIsKnown))
            machine.unsure = say::nothingWasNoticedBefore();
    }
}

void FleetViews::setOwners(const ObjectKey &machine, std::set<std::string> owners)
{
    std::set<std::string> &known = m_owners[machine];
    if (known != owners) {
        for (const std::string &one : owners)
            ++m_ownerCounts[one];
        for (const std::string &one : known)
            --m_ownerCounts[one];
        known = std::move(owners);
        m_notedSite.reset();
    }
    if (known.empty())
        m_owners.erase(machine);
}

/// What the record cannot tell by itself of what was judged by.
void FleetViews::noteSite(TimePoint now)
{
    if (m_isPast)
        return;
    m_siteMemory.noteCleared(m_holds.lastCleared(), now);
    const auto site = m_objects.site().view();
    if (site == std::exchange(m_notedSite, site))
        return;
    // Until all machines were looked at, nobody knows that an owner has no hook.
    const bool all = m_objects.hasMachines();
    for (auto it = m_ownerCounts.begin(); it != m_ownerCounts.end();) {
        if (it->second > 0) {
            m_siteMemory.noteOwner(it->first, holds::signsFor(it->first, site->owners), now);
        } else if (all) {
            m_siteMemory.forgetOwner(it->first);
            it = m_ownerCounts.erase(it);
            continue;
        }
        ++it;
    }
}

/// The error of a set shows on the rows of all of its machines, calm ones too.
void FleetViews::markMachinesOfSet(const Object &before, const Object &after)
{
    const auto same = [&](std::string_view pointer) {
        return (before ? before.text(pointer) : std::string())
            == (after ? after.text(pointer) : std::string());
    };
    if (same("/status/errorMessage") && same("/status/errorReason"))
        return;
    const Object &set = after ? after : before;
    for (const Object &machine : m_objects.machines().list()) {
        if (machine.ns() == set.ns() && machine.label(machine::setLabel) == set.name())
            mark({machine.key()});
    }
}

std::vector<std::string> FleetViews::noticedKinds()
{
    return {HoldMemory::kind,
            SiteMemory::ownerKind,
            SiteMemory::siteKind,
            MachineNotes::kind,
            AlarmMemory::alarmKind,
            AlarmMemory::bookKind};
}

void FleetViews::goOn(const std::vector<Object> &noticed, const std::vector<Object> &forgotten)
{
    bool isOfOwners = false;
    for (const Object &one : forgotten) {
        m_memory.forgetKept(one);
        m_siteMemory.forgetKept(one);
        if (const auto machine = m_machineNotes.forgetKept(one))
            mark({*machine});
        m_alarms.forget(one);
        if (one.kind() == HoldMemory::kind)
            mark({one.key()});
        isOfOwners = isOfOwners || one.kind() == SiteMemory::ownerKind;
    }
    for (const Object &one : noticed) {
        if (const auto machine = m_memory.recall(one))
            mark({*machine});
        else if (const auto noted = m_machineNotes.recall(one))
            mark({*noted});
        else if (!m_alarms.recall(one) && m_siteMemory.recall(one))
            isOfOwners = isOfOwners || one.kind() == SiteMemory::ownerKind;
    }
    if (isOfOwners)
        m_objects.site().setSeenOfOwners(m_siteMemory.owners());
    // What waits is told with its age.
    mark(m_waiting);
}

void FleetViews::age(TimePoint now)
{
    if (m_clock.uptime() - m_lastAging >= aging) {
        m_lastAging = m_clock.uptime();
        mark(m_waiting);
    }
    std::set<ObjectKey> due;
    for (const auto &[machine, at] : m_due) {
        if (now > at)
            due.insert(machine);
    }
    mark(due);
}

/// The namespaces of the pods that stop its drain. Only the machine and its Events tell, so whoever
/// did not change is not asked again.
void FleetViews::noteBlocked(const ObjectKey &key)
{
    std::set<std::string> namespaces;
    if (const Object machine = m_objects.machines().get(key); machine && machine.isDeleting()) {
        holds::StuckView view;
        view.machine = machine;
        std::vector<Object> events;
        addEvents(events, "Machine", machine);
        view.events = holds::eventSigns(events);
        for (const rules::BlockingPod &pod : holds::blockingPodsOf(view))
            namespaces.insert(pod.ns);
    }
    if (namespaces.empty())
        m_blocked.erase(key);
    else
        m_blocked[key] = std::move(namespaces);
}

/// Where a Node is or is not ready any more, drains that its pods stop and machines whose own Node
/// is not ready are told otherwise: both count the others. A rack that comes up would have all of
/// them judged with each of its Nodes, so that is done once a second.
void FleetViews::markWhoCountsNodes()
{
    if (!m_objects.site().areNodesChanged()
        || (!m_isPast && m_clock.uptime() - m_lastCount < countingNodes))
        return;
    m_objects.site().takeNodesChanged();
    m_lastCount = m_clock.uptime();
    for (const ObjectKey &key : m_waiting) {
        const std::string &node = machine::nodeName(m_objects.machines().get(key));
        if (m_blocked.contains(key)
            || (!node.empty() && nodeReady(m_objects.nodes().get({{}, node})) != "True"))
            mark({key});
    }
}

void FleetViews::refreshSite()
{
    std::vector<holds::WaitEdge> waits;
    std::map<ObjectKey, Message> heldBy;
    for (const auto &[machine, edges] : m_waits) {
        waits.insert(waits.end(), edges.begin(), edges.end());
        for (const holds::WaitEdge &edge : edges) {
            if (const auto head = m_heads.find(edge.to); head != m_heads.end())
                heldBy.insert(*head);
        }
    }
    for (const ObjectKey &key : m_dirty)
        noteBlocked(key);
    std::set<std::string> namespaces;
    for (const auto &[machine, blocked] : m_blocked)
        namespaces.insert(blocked.begin(), blocked.end());
    m_objects.site().setWaits(std::move(waits), std::move(heldBy));
    m_objects.site().setBudgetNamespaces(std::move(namespaces), m_objects.pods());
    if (!m_objects.site().takeChanged()) {
        markWhoCountsNodes();
        return;
    }
    mark(m_waiting);
    const auto &maintenances = m_objects.site().view()->maintenances;
    if (maintenances.empty())
        return;
    for (const Object &machine : m_objects.machines().list()) {
        for (const Object &maintenance : maintenances) {
            if (maintenance::concerns(maintenance, machine))
                mark({machine.key()});
        }
    }
}

Result<std::shared_ptr<View>> FleetViews::open(const std::string &name, const Json &)
{
    const TimePoint now = m_clock.now();
    if (name == "fleet") {
        refreshFleet(now);
        return m_fleet;
    }
    if (name == "holds" || name == "power") {
        auto view = openMade(name);
        refreshFleet(now);
        return view;
    }
    if (name == "alarms")
        return m_alarms.open(now);
    if (name == "counters")
        return m_counters.open(now);
    return noSuchView(name);
}

std::shared_ptr<View> FleetViews::openMade(const std::string &name)
{
    bool isNew = false;
    auto view = name == "holds" ? m_holds.open(isNew) : m_power.open(isNew);
    // Their pages with them: what depends on the time is judged anew for all or for none.
    if (isNew)
        mark(m_objects.machineKeys());
    if (m_isPast)
        view->setPast();
    return view;
}

bool FleetViews::prepareWithin(const std::string &name, TimePoint now, Duration piece)
{
    const bool isMade = name == "holds" || name == "power";
    if (!isMade && name != "fleet")
        return false;
    if (isMade) {
        m_prepared = openMade(name);
        m_preparedAt = runtime::steadyUptime();
    }
    if (m_dirty.size() + m_pass.size() <= machinesAtAStretch)
        return false;
    // What was marked while a pass was under way waits for the next one.
    return refreshWithin(now, piece) || m_dirty.size() > machinesAtAStretch;
}

void FleetViews::refresh(TimePoint now)
{
    age(now);
    refreshSite();
    refreshFleet(now);
}

bool FleetViews::refreshMachines(TimePoint now, std::size_t machines)
{
    if (m_pass.empty()) {
        age(now);
        refreshSite();
        beginPass();
    }
    evaluateSome(now, machines);
    if (!m_pass.empty())
        return true;
    endPass(now);
    return false;
}

bool FleetViews::refreshWithin(TimePoint now, Duration piece)
{
    const Duration until = runtime::steadyUptime() + piece;
    // Whoever wanted it has it open by now, or is gone.
    if (m_prepared && m_preparedAt + patienceWithPrepared < until)
        m_prepared.reset();
    while (refreshMachines(now, machinesOfPiece)) {
        if (runtime::steadyUptime() >= until)
            return true;
    }
    return false;
}

void FleetViews::setLimits(holds::Budgets limits)
{
    m_objects.site().setLimits(std::move(limits));
    // Also of what does not wait: its holds show how long they may take.
    mark(m_objects.machineKeys());
}

void FleetViews::refreshFleet(TimePoint now)
{
    beginPass();
    evaluateSome(now, m_pass.size());
    endPass(now);
}

void FleetViews::beginPass()
{
    // What joins a pass that is under way does not make up for what was judged before.
    if (m_pass.empty())
        m_sawAll = m_objects.hasSynced();
    // Of those that went while nobody looked nothing is to be remembered.
    if (!m_recalled.empty() && m_objects.hasMachines())
        mark(std::exchange(m_recalled, {}));
    m_pass.merge(std::exchange(m_dirty, {}));
}

void FleetViews::evaluateSome(TimePoint now, std::size_t machines)
{
    for (; machines > 0 && !m_pass.empty(); --machines) {
        const ObjectKey key = m_pass.extract(m_pass.begin()).value();
        const Object machine = m_objects.machine(key);
        if (!machine) {
            if (!showRaw(key, now))
                forget(key, now);
            continue;
        }
        if (!m_isPast)
            m_machineNotes.dropOfOthers(machine);
        const EvaluatedMachine one = evaluate(machine, now);
        if (one.capi && !m_isPast)
            lookIntoWorkload(one);
        const auto edges = one.capi ? std::vector<holds::WaitEdge>() : waitsOf(one.view, now);
        if (edges.empty())
            m_waits.erase(key);
        else
            m_waits[key] = edges;
        if (Message head = one.why ? holds::headOf(one.why->sentence) : Message(); head.empty())
            m_heads.erase(key);
        else
            m_heads[key] = std::move(head);
        auto due = nextEvaluation(one.holds, now);
        if (const auto end = endOfGrace(one.capi ? one.capi->pods : one.view.pods, now))
            due = due ? std::min(*due, *end) : *end;
        if (one.why && one.why->turns && *one.why->turns >= now)
            due = due ? std::min(*due, *one.why->turns) : *one.why->turns;
        if (due)
            m_due[key] = *due;
        else
            m_due.erase(key);
        // What is calm is judged anew only when an object changes; a switch under way may be told
        // of by time alone.
        const bool calm = !one.why && !machine.isDeleting()
            && (!one.view.node || nodeReady(one.view.node) == "True")
            && !one.view.host.text("/status/powerState").starts_with("Powering")
            && !host::powerActionOf(one.view.host);
        if (calm)
            m_waiting.erase(key);
        else
            m_waiting.insert(key);
        (void)seenSince(key, one.why, now);
        std::set<std::string> owners;
        for (const holds::Hold &hold : one.holds) {
            if (!hold.owner.raw.empty())
                owners.insert(hold.owner.raw);
        }
        setOwners(key, std::move(owners));
        const live::FleetRow row = fleetRowOf(one);
        m_counters.put(key, row);
        m_fleet->set(toString(key), rowText(row));
        m_holds.put(key,
                    {one.view,
                     one.holds,
                     one.why,
                     one.unsure,
                     m_machineNotes.of(one.view.machine),
                     impactOf(one),
                     one.cluster},
                    now);
        m_power.put(one);
        m_alarms.put(key, one);
    }
}

void FleetViews::endPass(TimePoint now)
{
    if (m_isPast)
        m_holds.setLastCleared(m_siteMemory.lastCleared());
    noteSite(now);
    m_holds.flush(now);
    m_power.flush(now);
    // Hosts and Nodes may have come since the first of them was judged.
    m_alarms.refresh(now, m_sawAll && m_objects.hasSynced());
    m_counters.refresh(now, m_sawAll && m_objects.isWhole());
    m_fleet->flush(now);
}

void FleetViews::rawChanged(const Kind &kind, const std::set<ObjectKey> &objects)
{
    if (&kind == &kinds::machine()) {
        mark(objects);
        for (const Object &machine : m_objects.machines().list())
            mark({machine.key()});
        return;
    }
    for (const ObjectKey &host : objects)
        m_power.hostChanged(host);
    for (const Object &host : m_objects.hosts().list())
        m_power.hostChanged(host.key());
    for (const Object &machine : m_objects.machines().list())
        mark({machine.key()});
}

bool FleetViews::showRaw(const ObjectKey &machine, TimePoint now)
{
    if (!m_objects.raw().shows(kinds::machine()))
        return false;
    const Object raw = m_objects.raw().get(kinds::machine(), machine);
    if (!raw) {
        forget(machine, now);
        return true;
    }
    hide(machine, now);
    m_alarms.leave(machine);
    m_fleet->set(toString(machine), rowText(rawMachineRow(raw)));
    return true;
}

live::FleetRow FleetViews::fleetRowOf(const EvaluatedMachine &machine) const
{
    live::FleetRow row = fleetRow(machine);
    if (const MachineNote *note = m_machineNotes.of(machine.view.machine)) {
        row.note = note->text;
        row.noteBy = note->by;
        row.noteAt = note->at;
    }
    const auto host = rules::metal::hostNameOf(machine.view.machine);
    if (m_objects.raw().shows(kinds::bareMetalHost()) && host && *host) {
        row.host = toString((*host)->key);
        row.power = PowerState::Unknown;
    }
    return row;
}

void FleetViews::forget(const ObjectKey &machine, TimePoint now)
{
    m_fleet->remove(toString(machine));
    m_alarms.remove(machine);
    m_memory.forget(machine);
    // A later instant of the past may have it again.
    if (!m_isPast)
        m_machineNotes.drop(machine);
    hide(machine, now);
}

void FleetViews::hide(const ObjectKey &machine, TimePoint now)
{
    m_holds.remove(machine, now);
    m_power.remove(machine);
    m_counters.remove(machine);
    m_waiting.erase(machine);
    m_due.erase(machine);
    m_waits.erase(machine);
    m_heads.erase(machine);
    m_blocked.erase(machine);
    setOwners(machine, {});
}

} // namespace hp::gateway

#include "moc_FleetViews.cpp"
