// SPDX-License-Identifier: Apache-2.0
#include "backend/cluster/Kind.h"

#include <algorithm>

namespace hp::cluster {

namespace {

Kind custom(std::string group,
            std::string version,
            std::string kind,
            std::string plural,
            std::string singular)
{
    Kind result;
    result.group = std::move(group);
    result.version = std::move(version);
    result.kind = std::move(kind);
    result.plural = std::move(plural);
    result.singular = std::move(singular);
    return result;
}

Kind builtIn(std::string group,
             std::string version,
             std::string kind,
             std::string plural,
             std::string singular)
{
    Kind result = custom(std::move(group),
                         std::move(version),
                         std::move(kind),
                         std::move(plural),
                         std::move(singular));
    result.custom = false;
    result.unconditionalUpdate = true;
    return result;
}

Kind shortNamed(Kind kind, std::vector<std::string> names)
{
    kind.shortNames = std::move(names);
    return kind;
}

Kind clusterScoped(Kind kind)
{
    kind.namespaced = false;
    return kind;
}

Kind withoutStatus(Kind kind)
{
    kind.hasStatus = false;
    return kind;
}

Kind withScale(Kind kind)
{
    kind.hasScale = true;
    return kind;
}

Kind conditional(Kind kind)
{
    kind.unconditionalUpdate = false;
    return kind;
}

Kind createdOnUpdate(Kind kind)
{
    kind.createOnUpdate = true;
    return kind;
}

std::vector<Kind> servedKinds()
{
    const std::string machineApi = "machine.openshift.io";
    const std::string lab = "lab.holdpoint.dev";
    return {
        clusterScoped(
            shortNamed(builtIn("", "v1", "Namespace", "namespaces", "namespace"), {"ns"})),
        clusterScoped(shortNamed(builtIn("", "v1", "Node", "nodes", "node"), {"no"})),
        shortNamed(builtIn("", "v1", "Pod", "pods", "pod"), {"po"}),
        withoutStatus(builtIn("", "v1", "Secret", "secrets", "secret")),
        withoutStatus(
            shortNamed(builtIn("", "v1", "ConfigMap", "configmaps", "configmap"), {"cm"})),
        createdOnUpdate(
            withoutStatus(shortNamed(builtIn("", "v1", "Event", "events", "event"), {"ev"}))),
        shortNamed(builtIn("apps", "v1", "DaemonSet", "daemonsets", "daemonset"), {"ds"}),
        conditional(shortNamed(builtIn("policy",
                                       "v1",
                                       "PodDisruptionBudget",
                                       "poddisruptionbudgets",
                                       "poddisruptionbudget"),
                               {"pdb"})),
        createdOnUpdate(withoutStatus(
            conditional(builtIn("coordination.k8s.io", "v1", "Lease", "leases", "lease")))),
        clusterScoped(builtIn(
            "storage.k8s.io", "v1", "VolumeAttachment", "volumeattachments", "volumeattachment")),
        custom(machineApi, "v1beta1", "Machine", "machines", "machine"),
        withScale(custom(machineApi, "v1beta1", "MachineSet", "machinesets", "machineset")),
        shortNamed(custom(machineApi,
                          "v1beta1",
                          "MachineHealthCheck",
                          "machinehealthchecks",
                          "machinehealthcheck"),
                   {"mhc", "mhcs"}),
        custom(machineApi,
               "v1",
               "ControlPlaneMachineSet",
               "controlplanemachinesets",
               "controlplanemachineset"),
        shortNamed(
            custom("metal3.io", "v1alpha1", "BareMetalHost", "baremetalhosts", "baremetalhost"),
            {"bmh", "bmhost"}),
        shortNamed(custom("infrastructure.cluster.x-k8s.io",
                          "v1beta1",
                          "Metal3Remediation",
                          "metal3remediations",
                          "metal3remediation"),
                   {"m3r", "m3remediation"}),
        shortNamed(custom("infrastructure.cluster.x-k8s.io",
                          "v1beta1",
                          "Metal3RemediationTemplate",
                          "metal3remediationtemplates",
                          "metal3remediationtemplate"),
                   {"m3rt", "m3remediationtemplate", "m3remediationtemplates"}),
        custom("machinemaintenance.managed.openshift.io",
               "v1alpha1",
               "MachineMaintenance",
               "machinemaintenances",
               "machinemaintenance"),
        custom("holdpoint.dev",
               "v1alpha1",
               "MaintenanceWindow",
               "maintenancewindows",
               "maintenancewindow"),
        clusterScoped(shortNamed(custom("config.openshift.io",
                                        "v1",
                                        "ClusterOperator",
                                        "clusteroperators",
                                        "clusteroperator"),
                                 {"co"})),
        clusterScoped(custom(
            "config.openshift.io", "v1", "ClusterVersion", "clusterversions", "clusterversion")),
        custom(lab, "v1alpha1", "Instance", "instances", "instance"),
        custom(lab, "v1alpha1", "Bmc", "bmcs", "bmc"),
        custom(lab, "v1alpha1", "HookOwner", "hookowners", "hookowner"),
        custom(lab, "v1alpha1", "Workload", "workloads", "workload"),
        custom(lab, "v1alpha1", "EtcdMember", "etcdmembers", "etcdmember"),
        custom(lab, "v1alpha1", "LoadBalancer", "loadbalancers", "loadbalancer"),
        custom(lab, "v1alpha1", "ProviderEvent", "providerevents", "providerevent"),
    };
}

/// What serveAlso() collected, until the registry is made.
struct FurtherKinds {
    std::vector<Kind> kinds{};
    bool taken = false;
};

FurtherKinds &furtherKinds()
{
    static FurtherKinds further;
    return further;
}

bool sameKind(const Kind &left, const Kind &right)
{
    return left.group == right.group && left.kind == right.kind;
}

const Kind &byKind(const char *apiVersion, const char *kind)
{
    return *KindRegistry::instance().findKind(apiVersion, kind);
}

} // namespace

KindRegistry::KindRegistry()
    : m_kinds(servedKinds())
{
    FurtherKinds &further = furtherKinds();
    further.taken = true;
    m_kinds.insert(m_kinds.end(), further.kinds.begin(), further.kinds.end());
}

bool KindRegistry::serveAlso(Kind kind)
{
    FurtherKinds &further = furtherKinds();
    const auto known = [&kind](const std::vector<Kind> &kinds) {
        return std::any_of(kinds.begin(), kinds.end(), [&kind](const Kind &other) {
            return sameKind(other, kind);
        });
    };
    if (further.taken || known(further.kinds) || known(servedKinds()))
        return false;
    further.kinds.push_back(std::move(kind));
    return true;
}

const KindRegistry &KindRegistry::instance()
{
    static const KindRegistry registry;
    return registry;
}

const Kind *KindRegistry::find(const std::string &group,
                               const std::string &version,
                               const std::string &plural) const
{
    const auto it = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const Kind &kind) {
        return kind.group == group && kind.version == version && kind.plural == plural;
    });
    return it == m_kinds.end() ? nullptr : &*it;
}

const Kind *KindRegistry::findKind(const std::string &apiVersion, const std::string &kind) const
{
    const auto it = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const Kind &candidate) {
        return candidate.kind == kind && candidate.apiVersion() == apiVersion;
    });
    return it == m_kinds.end() ? nullptr : &*it;
}

namespace kinds {

const Kind &machine()
{
    return byKind("machine.openshift.io/v1beta1", "Machine");
}
const Kind &machineSet()
{
    return byKind("machine.openshift.io/v1beta1", "MachineSet");
}
const Kind &controlPlaneMachineSet()
{
    return byKind("machine.openshift.io/v1", "ControlPlaneMachineSet");
}
const Kind &machineHealthCheck()
{
    return byKind("machine.openshift.io/v1beta1", "MachineHealthCheck");
}
const Kind &bareMetalHost()
{
    return byKind("metal3.io/v1alpha1", "BareMetalHost");
}
const Kind &metal3Remediation()
{
    return byKind("infrastructure.cluster.x-k8s.io/v1beta1", "Metal3Remediation");
}
const Kind &metal3RemediationTemplate()
{
    return byKind("infrastructure.cluster.x-k8s.io/v1beta1", "Metal3RemediationTemplate");
}
const Kind &node()
{
    return byKind("v1", "Node");
}
const Kind &pod()
{
    return byKind("v1", "Pod");
}
const Kind &secret()
{
    return byKind("v1", "Secret");
}
const Kind &event()
{
    return byKind("v1", "Event");
}
const Kind &ns()
{
    return byKind("v1", "Namespace");
}
const Kind &configMap()
{
    return byKind("v1", "ConfigMap");
}
const Kind &daemonSet()
{
    return byKind("apps/v1", "DaemonSet");
}
const Kind &podDisruptionBudget()
{
    return byKind("policy/v1", "PodDisruptionBudget");
}
const Kind &lease()
{
    return byKind("coordination.k8s.io/v1", "Lease");
}
const Kind &volumeAttachment()
{
    return byKind("storage.k8s.io/v1", "VolumeAttachment");
}
const Kind &labInstance()
{
    return byKind("lab.holdpoint.dev/v1alpha1", "Instance");
}
const Kind &labBmc()
{
    return byKind("lab.holdpoint.dev/v1alpha1", "Bmc");
}
const Kind &labHookOwner()
{
    return byKind("lab.holdpoint.dev/v1alpha1", "HookOwner");
}
const Kind &clusterOperator()
{
    return byKind("config.openshift.io/v1", "ClusterOperator");
}
const Kind &labEtcdMember()
{
    return byKind("lab.holdpoint.dev/v1alpha1", "EtcdMember");
}
const Kind &labWorkload()
{
    return byKind("lab.holdpoint.dev/v1alpha1", "Workload");
}

} // namespace kinds

} // namespace hp::cluster
