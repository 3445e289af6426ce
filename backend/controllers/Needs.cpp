// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/Needs.h"

#include "backend/cluster/DefinedKind.h"

#include <initializer_list>
#include <utility>

namespace hp::controllers {

namespace {

using cluster::Kind;
namespace kinds = cluster::kinds;

using Rights = std::vector<Right>;

/// What an informer needs.
Rights watched(std::initializer_list<const Kind *> list, Reach reach = Reach::Everywhere)
{
    Rights rights;
    for (const Kind *kind : list) {
        for (const char *verb : {"get", "list", "watch"})
            rights.push_back({verb, kind, {}, reach});
    }
    return rights;
}

Right may(const char *verb, const Kind &kind, Reach reach = Reach::Everywhere)
{
    return {verb, &kind, {}, reach};
}

Right mayPart(const char *verb, const Kind &kind, const char *subresource, Reach reach)
{
    return {verb, &kind, subresource, reach};
}

/// Events are told in the namespace of what they are about, those of Nodes in "default".
Rights recordingEvents()
{
    return {may("create", kinds::event()), may("patch", kinds::event())};
}

Rights all(std::initializer_list<Rights> parts)
{
    Rights rights;
    for (const Rights &part : parts)
        rights.insert(rights.end(), part.begin(), part.end());
    return rights;
}

Needs observing()
{
    return {"observe",
            "show machines, what holds them and why",
            watched({&kinds::machine(),
                     &kinds::machineSet(),
                     &kinds::controlPlaneMachineSet(),
                     &kinds::machineHealthCheck(),
                     &kinds::metal3Remediation(),
                     &kinds::bareMetalHost(),
                     &kinds::machineMaintenance(),
                     &kinds::maintenanceWindow(),
                     &kinds::node(),
                     &kinds::pod(),
                     &kinds::event(),
                     &kinds::podDisruptionBudget(),
                     &kinds::volumeAttachment(),
                     &kinds::certificateSigningRequest(),
                     &kinds::lease(),
                     &kinds::clusterOperator(),
                     &kinds::clusterVersion()}),
            {}};
}

/// In whatever version there is.
const Kind &discovered(const char *group, const char *plural)
{
    Kind kind;
    kind.group = group;
    kind.plural = plural;
    return cluster::lastingKind(std::move(kind));
}

Needs observingClusterApi()
{
    constexpr const char *core = "cluster.x-k8s.io";
    return {"cluster-api",
            "show machines of Cluster API",
            all({watched({&discovered(core, "clusters"),
                          &discovered(core, "machines"),
                          &discovered(core, "machinesets"),
                          &discovered(core, "machinedeployments"),
                          &discovered(core, "machinepools"),
                          &discovered(core, "machinehealthchecks"),
                          &discovered(core, "machinedrainrules"),
                          &discovered("controlplane.cluster.x-k8s.io", "*"),
                          &discovered("infrastructure.cluster.x-k8s.io", "*")}),
                 {may("get", discovered("bootstrap.cluster.x-k8s.io", "*"))}}),
            {}};
}

Needs lookingIntoWorkloads()
{
    return {"workload",
            "look into the workload clusters of Cluster API",
            {may("get", kinds::secret(), Reach::Machines)},
            {}};
}

Needs overridingClusterApi()
{
    constexpr const char *core = "cluster.x-k8s.io";
    return {"cluster-api override",
            "release a hold of a machine of Cluster API when an operator signs for it",
            {may("patch", discovered(core, "machines")),
             may("patch", discovered(core, "machinesets")),
             may("patch", discovered(core, "machinedeployments"))},
            {}};
}

Needs overriding()
{
    return {"override",
            "release a hold when an operator signs for it",
            all({{may("patch", kinds::machine(), Reach::Machines),
                  may("patch", kinds::bareMetalHost(), Reach::Machines),
                  may("patch", kinds::node()),
                  // How far the audit is, in the ConfigMap holdpoint-audit, and the budgets that
                  // people set, in holdpoint-budgets.
                  may("get", kinds::configMap(), Reach::Own),
                  may("create", kinds::configMap(), Reach::Own),
                  may("patch", kinds::configMap(), Reach::Own)},
                 recordingEvents()}),
            {}};
}

/// Not of the group that does maintenance: that one runs without it.
Needs planning()
{
    return {"windows",
            "make, change and remove maintenance windows when an operator says so",
            {may("create", kinds::maintenanceWindow()),
             may("patch", kinds::maintenanceWindow()),
             may("delete", kinds::maintenanceWindow())},
            {}};
}

/// A Role in a namespace may grant that very Namespace, though it is cluster-scoped.
Needs recording()
{
    return {"record",
            "distinguish this cluster from others in a shared record",
            {may("get", kinds::ns(), Reach::System)},
            {}};
}

Needs leading()
{
    return {"lease",
            "elect the replica that writes",
            all({{may("get", kinds::lease(), Reach::Own),
                  may("create", kinds::lease(), Reach::Own),
                  may("update", kinds::lease(), Reach::Own)},
                 recordingEvents()}),
            {}};
}

Needs machines()
{
    return {"machines",
            "phases, hooks, drain and instances of Machines",
            all({watched({&kinds::machine(),
                          &kinds::node(),
                          &kinds::pod(),
                          &kinds::podDisruptionBudget(),
                          &kinds::bareMetalHost()}),
                 {may("get", kinds::daemonSet()),
                  may("patch", kinds::machine(), Reach::Machines),
                  mayPart("patch", kinds::machine(), "status", Reach::Machines),
                  may("patch", kinds::bareMetalHost(), Reach::Machines),
                  may("patch", kinds::node()),
                  may("delete", kinds::node()),
                  mayPart("create", kinds::pod(), "eviction", Reach::Everywhere)},
                 recordingEvents()}),
            {{&kinds::machine(), "/spec/lifecycleHooks/preCreate"},
             {&kinds::machine(), "/spec/lifecycleHooks/preDrain"},
             {&kinds::machine(), "/spec/lifecycleHooks/preTerminate"},
             {&kinds::machine(), "/status/conditions"},
             {&kinds::machine(), "/status/nodeRef"},
             {&kinds::machine(), "/status/phase"}}};
}

Needs machineSets()
{
    return {"machinesets",
            "as many Machines as a MachineSet says",
            all({watched({&kinds::machineSet(), &kinds::machine(), &kinds::node()}),
                 {mayPart("patch", kinds::machineSet(), "status", Reach::Machines),
                  may("create", kinds::machine(), Reach::Machines),
                  may("patch", kinds::machine(), Reach::Machines),
                  may("delete", kinds::machine(), Reach::Machines)},
                 recordingEvents()}),
            {{&kinds::machineSet(), "/spec/template/spec/lifecycleHooks/preCreate"},
             {&kinds::machineSet(), "/status/labelSelector"},
             {&kinds::machineSet(), "/status/replicas"}}};
}

Needs healthChecks()
{
    return {"healthchecks",
            "MachineHealthChecks and the remediation they ask for",
            all({watched({&kinds::machineHealthCheck(), &kinds::machine(), &kinds::node()}),
                 {may("get", kinds::metal3RemediationTemplate(), Reach::Machines),
                  may("list", kinds::metal3Remediation(), Reach::Machines),
                  may("create", kinds::metal3Remediation(), Reach::Machines),
                  may("delete", kinds::metal3Remediation(), Reach::Machines),
                  mayPart("patch", kinds::machineHealthCheck(), "status", Reach::Machines),
                  may("patch", kinds::machine(), Reach::Machines),
                  may("delete", kinds::machine(), Reach::Machines)},
                 recordingEvents()}),
            {{&kinds::machineHealthCheck(), "/status/conditions"},
             {&kinds::machineHealthCheck(), "/status/currentHealthy"}}};
}

Needs hosts()
{
    return {"hosts",
            "power of BareMetalHosts: reboots, holds, on and off",
            all({watched({&kinds::bareMetalHost()}),
                 watched({&kinds::secret()}, Reach::Machines),
                 {may("patch", kinds::bareMetalHost(), Reach::Machines),
                  mayPart("patch", kinds::bareMetalHost(), "status", Reach::Machines)},
                 recordingEvents()}),
            {{&kinds::bareMetalHost(), "/status/poweredOn"},
             {&kinds::bareMetalHost(), "/status/powerState"},
             {&kinds::bareMetalHost(), "/status/powerStateObservedAt"},
             {&kinds::bareMetalHost(), "/status/provisioning/lastPoweredOn"},
             {&kinds::bareMetalHost(), "/status/provisioning/pendingRebootSince"},
             {&kinds::bareMetalHost(), "/status/provisioning/pendingRebootMode"},
             {&kinds::bareMetalHost(), "/status/provisioning/powerAction"},
             {&kinds::bareMetalHost(), "/status/provisioning/powerRetry"},
             {&kinds::bareMetalHost(), "/status/provisioning/rebootHolds"},
             {&kinds::bareMetalHost(), "/status/provisioning/poweredOnWhileHeld"},
             {&kinds::bareMetalHost(), "/status/provisioning/enrolledSystem"}}};
}

Needs remediation()
{
    return {"remediation",
            "fencing: off, Node deleted, on, Node restored",
            all({watched({&kinds::machine(),
                          &kinds::bareMetalHost(),
                          &kinds::node(),
                          &kinds::metal3Remediation()}),
                 {may("list", kinds::machineHealthCheck()),
                  may("patch", kinds::bareMetalHost(), Reach::Machines),
                  may("patch", kinds::machine(), Reach::Machines),
                  may("delete", kinds::machine(), Reach::Machines),
                  may("patch", kinds::metal3Remediation(), Reach::Machines),
                  mayPart("patch", kinds::metal3Remediation(), "status", Reach::Machines),
                  may("patch", kinds::node()),
                  may("delete", kinds::node())},
                 recordingEvents()}),
            {{&kinds::metal3Remediation(), "/status/phase"},
             {&kinds::metal3Remediation(), "/status/lastRemediated"}}};
}

/// Maintenances may have a namespace of their own, so what is written of them is not bound to one.
Needs maintenance()
{
    return {"maintenance",
            "announced maintenance of machines, in windows, before its deadline",
            all({watched({&kinds::machineMaintenance(),
                          &kinds::maintenanceWindow(),
                          &kinds::machine(),
                          &kinds::machineSet(),
                          &kinds::node(),
                          &kinds::pod(),
                          &kinds::podDisruptionBudget(),
                          &kinds::bareMetalHost(),
                          &kinds::clusterVersion(),
                          &kinds::machineConfigPool()}),
                 // What people plan at consoles is one calendar for all replicas.
                 {may("get", kinds::configMap(), Reach::Own),
                  may("create", kinds::configMap(), Reach::Own),
                  may("patch", kinds::configMap(), Reach::Own)},
                 // What BMCs have staged is read with the credentials of their hosts.
                 {may("get", kinds::secret(), Reach::Machines),
                  may("get", kinds::daemonSet()),
                  may("create", kinds::machineMaintenance()),
                  may("patch", kinds::machineMaintenance()),
                  may("delete", kinds::machineMaintenance()),
                  mayPart("patch", kinds::machineMaintenance(), "status", Reach::Everywhere),
                  mayPart("patch", kinds::maintenanceWindow(), "status", Reach::Everywhere),
                  may("patch", kinds::machine(), Reach::Machines),
                  may("delete", kinds::machine(), Reach::Machines),
                  may("patch", kinds::bareMetalHost(), Reach::Machines),
                  may("patch", kinds::node()),
                  mayPart("create", kinds::pod(), "eviction", Reach::Everywhere)},
                 recordingEvents()}),
            {{&kinds::machineMaintenance(), "/spec/deadline"},
             {&kinds::machineMaintenance(), "/spec/group"},
             {&kinds::machineMaintenance(), "/spec/machinenamespace"},
             {&kinds::machineMaintenance(), "/spec/maxunavailable"},
             {&kinds::machineMaintenance(), "/spec/source"},
             {&kinds::machineMaintenance(), "/status/alerts"},
             {&kinds::machineMaintenance(), "/status/bootid"},
             {&kinds::machineMaintenance(), "/status/hostname"},
             {&kinds::machineMaintenance(), "/status/machinenamespace"},
             {&kinds::machineMaintenance(), "/status/machineuid"},
             {&kinds::machineMaintenance(), "/status/maintenance"},
             {&kinds::machineMaintenance(), "/status/nodename"},
             {&kinds::machineMaintenance(), "/status/retryat"},
             {&kinds::maintenanceWindow(), "/status/open"}}};
}

/// The guard of etcd's quorum is the etcd operator's business on a real cluster and not in here.
Needs controlPlane()
{
    return {"controlplane",
            "ControlPlaneMachineSets: one master at a time",
            all({watched({&kinds::machine(),
                          &kinds::node(),
                          &kinds::controlPlaneMachineSet(),
                          &kinds::pod(),
                          &kinds::ns(),
                          &kinds::clusterOperator()}),
                 watched({&kinds::lease()}, Reach::Machines),
                 {may("patch", kinds::controlPlaneMachineSet(), Reach::Machines),
                  mayPart("patch", kinds::controlPlaneMachineSet(), "status", Reach::Machines),
                  may("create", kinds::machine(), Reach::Machines),
                  may("patch", kinds::machine(), Reach::Machines),
                  may("delete", kinds::machine(), Reach::Machines)},
                 recordingEvents()}),
            {{&kinds::controlPlaneMachineSet(), "/status/conditions"}}};
}

} // namespace

std::string manifestsOf(const Needs &needs)
{
    const std::string folder = "installer/kubernetes/";
    if (&needs == &observeNeeds() || &needs == &clusterApiNeeds())
        return folder + "base";
    if (&needs == &clusterApiOverrideNeeds())
        return manifestsOf(overrideNeeds());
    return folder + "components/" + needs.name;
}

const Needs &observeNeeds()
{
    static const Needs needs = observing();
    return needs;
}

const Needs &clusterApiNeeds()
{
    static const Needs needs = observingClusterApi();
    return needs;
}

const Needs &clusterApiOverrideNeeds()
{
    static const Needs needs = overridingClusterApi();
    return needs;
}

const Needs &overrideNeeds()
{
    static const Needs needs = overriding();
    return needs;
}

const Needs &workloadNeeds()
{
    static const Needs needs = lookingIntoWorkloads();
    return needs;
}

const Needs &windowNeeds()
{
    static const Needs needs = planning();
    return needs;
}

const Needs &recordNeeds()
{
    static const Needs needs = recording();
    return needs;
}

const Needs &leaseNeeds()
{
    static const Needs needs = leading();
    return needs;
}

const std::vector<Needs> &groupNeeds()
{
    static const std::vector<Needs> groups{machines(),
                                           machineSets(),
                                           healthChecks(),
                                           hosts(),
                                           remediation(),
                                           controlPlane(),
                                           maintenance()};
    return groups;
}

const Needs *groupNeeds(const std::string &name)
{
    for (const Needs &needs : groupNeeds()) {
        if (needs.name == name)
            return &needs;
    }
    return nullptr;
}

std::string toString(const Right &right)
{
    return right.verb + ' ' + right.kind->qualified()
        + (right.subresource.empty() ? std::string() : '/' + right.subresource);
}

} // namespace hp::controllers
