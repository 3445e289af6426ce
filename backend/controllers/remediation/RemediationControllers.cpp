// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/remediation/RemediationControllers.h"

#include "backend/controllers/remediation/AnnotationRemediator.h"
#include "backend/controllers/remediation/HostFinder.h"
#include "backend/controllers/remediation/RemediationSteps.h"
#include "backend/controllers/remediation/RequestRemediator.h"
#include "backend/runtime/FieldIndex.h"
#include "backend/runtime/Informer.h"
#include "model/resource/Machine.h"
#include "model/rules/metal/HostClaim.h"
#include "model/rules/remediation/RemediationNames.h"

#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::controllers {

using runtime::Controller;
using runtime::FieldIndex;
using runtime::Informer;
using runtime::Priority;
namespace kinds = cluster::kinds;

namespace {

/// What a change of a host can mean for a remediation; that its BMC was read again does not.
bool concernsRemediation(const Object &before, const Object &after)
{
    return !before || !after || before.at("/spec") != after.at("/spec")
        || before.at("/metadata/annotations") != after.at("/metadata/annotations")
        || before.isDeleting() != after.isDeleting()
        || before.at("/status/poweredOn") != after.at("/status/poweredOn")
        || before.text("/status/operationalStatus") != after.text("/status/operationalStatus")
        || before.at("/status/provisioning/rebootHolds")
        != after.at("/status/provisioning/rebootHolds");
}

std::string ownerText(const Object &request)
{
    const std::string name = rules::machineOf(request);
    return name.empty() ? name : toString(ObjectKey{request.ns(), name});
}

} // namespace

struct RemediationControllers::Private {
    Private(const runtime::ControllerGroup &owner,
            cluster::Cluster &cluster,
            runtime::Clock &time,
            RemediationControllersSettings given)
        : group(owner)
        , settings(std::move(given))
        , machines(cluster, {&kinds::machine()}, time, {.jitter = settings.jitter})
        , hosts(cluster, {&kinds::bareMetalHost()}, time, {.jitter = settings.jitter})
        , nodes(cluster, {&kinds::node()}, time, {.jitter = settings.jitter})
        , requests(cluster, {&kinds::metal3Remediation()}, time, {.jitter = settings.jitter})
        , machinesByNode(machines, [](const Object &m) { return machine::nodeName(m); })
        , requestsByMachine(requests, ownerText)
        , requestsByUid(requests, [](const Object &request) { return request.uid(); })
        , hostFinder(hosts)
        , steps(cluster)
        , byAnnotation(steps, time, hostFinder)
        , byRequest(steps, time, hostFinder)
        , annotated({.name = "remediation", .workers = settings.parallel}, time, byAnnotation)
        , requested({.name = "metal3remediation", .workers = settings.parallel}, time, byRequest)
    {
        machines.onChange([this](const Object &before, const Object &after) {
            machineConcerned((after ? after : before).key());
        });
        hosts.onChange([this](const Object &before, const Object &after) {
            if (concernsRemediation(before, after))
                hostChanged(before, after);
        });
        nodes.onChange([this](const Object &before, const Object &after) {
            const std::set<ObjectKey> owners = machinesByNode.with((after ? after : before).name());
            for (const ObjectKey &machine : owners)
                machineConcerned(machine);
        });
        requests.onChange([this](const Object &, const Object &after) {
            if (group.isRunning() && after)
                requested.enqueue(after.key());
        });
    }

    std::vector<Informer *> informers() { return {&machines, &hosts, &nodes, &requests}; }

    void machineConcerned(const ObjectKey &key)
    {
        if (!group.isRunning())
            return;
        const Object machine = machines.get(key);
        if (machine && rules::concernsAnnotationRemediation(machine, hostFinder.hostOf(machine)))
            annotated.enqueue(key);
        const std::set<ObjectKey> asked = requestsByMachine.with(toString(key));
        for (const ObjectKey &request : asked)
            requested.enqueue(request);
    }

    void hostChanged(const Object &before, const Object &after)
    {
        if (!group.isRunning())
            return;
        for (const Object &host : {before, after}) {
            if (const auto consumer = rules::metal::consumerOf(host))
                machineConcerned(*consumer);
            if (host)
                keysConcerned(host);
        }
    }

    /// Of a host that nobody claims any more the keys alone tell whose business it is.
    void keysConcerned(const Object &host)
    {
        const std::string prefix = rules::remediation::requestKey({});
        const Json &annotations = host.at("/metadata/annotations");
        if (!annotations.is_object())
            return;
        for (const auto &[key, value] : annotations.items()) {
            if (!key.starts_with(prefix))
                continue;
            const std::set<ObjectKey> owners = requestsByUid.with(key.substr(prefix.size()));
            for (const ObjectKey &request : owners)
                requested.enqueue(request);
        }
    }

    void enqueueAnnotated()
    {
        for (const Object &machine : machines.list()) {
            if (!annotated.nextRun(machine.key())
                && rules::concernsAnnotationRemediation(machine, hostFinder.hostOf(machine)))
                annotated.enqueue(machine.key(), Priority::Low);
        }
    }

    const runtime::ControllerGroup &group;
    RemediationControllersSettings settings;
    Informer machines;
    Informer hosts;
    Informer nodes;
    Informer requests;
    FieldIndex machinesByNode;
    FieldIndex requestsByMachine;
    FieldIndex requestsByUid;
    HostFinder hostFinder;
    RemediationSteps steps;
    AnnotationRemediator byAnnotation;
    RequestRemediator byRequest;
    Controller annotated;
    Controller requested;
};

RemediationControllers::RemediationControllers(cluster::Cluster &cluster,
                                               runtime::Clock &clock,
                                               RemediationControllersSettings settings)
    : m(std::make_unique<Private>(*this, cluster, clock, std::move(settings)))
{
    assemble(clock,
             {.informers = m->informers(),
              .controllers = {&m->annotated, &m->requested},
              .resyncAll =
                  [this] {
                      m->enqueueAnnotated();
                      enqueueAll(m->requests, m->requested);
                  },
              .resync = m->settings.resync});
}

RemediationControllers::~RemediationControllers() = default;

} // namespace hp::controllers

#include "moc_RemediationControllers.cpp"
