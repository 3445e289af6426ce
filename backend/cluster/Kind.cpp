// SPDX-License-Identifier: Apache-2.0
#include "backend/cluster/Kind.h"

#include "model/messages/Connection.h"

#include <algorithm>
#include <map>
#include <utility>

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
    const std::string rights = "rbac.authorization.k8s.io";
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
        shortNamed(builtIn("", "v1", "Service", "services", "service"), {"svc"}),
        clusterScoped(shortNamed(
            builtIn("", "v1", "PersistentVolume", "persistentvolumes", "persistentvolume"),
            {"pv"})),
        shortNamed(builtIn("",
                           "v1",
                           "PersistentVolumeClaim",
                           "persistentvolumeclaims",
                           "persistentvolumeclaim"),
                   {"pvc"}),
        conditional(withoutStatus(shortNamed(
            builtIn("", "v1", "ServiceAccount", "serviceaccounts", "serviceaccount"), {"sa"}))),
        shortNamed(builtIn("apps", "v1", "DaemonSet", "daemonsets", "daemonset"), {"ds"}),
        withScale(shortNamed(builtIn("apps", "v1", "Deployment", "deployments", "deployment"),
                             {"deploy"})),
        builtIn("batch", "v1", "Job", "jobs", "job"),
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
        clusterScoped(shortNamed(builtIn("certificates.k8s.io",
                                         "v1",
                                         "CertificateSigningRequest",
                                         "certificatesigningrequests",
                                         "certificatesigningrequest"),
                                 {"csr"})),
        withoutStatus(builtIn(rights, "v1", "Role", "roles", "role")),
        withoutStatus(builtIn(rights, "v1", "RoleBinding", "rolebindings", "rolebinding")),
        clusterScoped(
            withoutStatus(builtIn(rights, "v1", "ClusterRole", "clusterroles", "clusterrole"))),
        clusterScoped(withoutStatus(builtIn(
            rights, "v1", "ClusterRoleBinding", "clusterrolebindings", "clusterrolebinding"))),
        clusterScoped(withoutStatus(conditional(builtIn("admissionregistration.k8s.io",
                                                        "v1",
                                                        "ValidatingWebhookConfiguration",
                                                        "validatingwebhookconfigurations",
                                                        "validatingwebhookconfiguration")))),
        clusterScoped(withoutStatus(conditional(builtIn("admissionregistration.k8s.io",
                                                        "v1",
                                                        "MutatingWebhookConfiguration",
                                                        "mutatingwebhookconfigurations",
                                                        "mutatingwebhookconfiguration")))),
        clusterScoped(shortNamed(conditional(builtIn("apiextensions.k8s.io",
                                                     "v1",
                                                     "CustomResourceDefinition",
                                                     "customresourcedefinitions",
                                                     "customresourcedefinition")),
                                 {"crd", "crds"})),
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
        clusterScoped(custom(
            "config.openshift.io", "v1", "Infrastructure", "infrastructures", "infrastructure")),
        clusterScoped(shortNamed(custom("machineconfiguration.openshift.io",
                                        "v1",
                                        "MachineConfigPool",
                                        "machineconfigpools",
                                        "machineconfigpool"),
                                 {"mcp"})),
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

const Kind &inOtherVersion(const Kind &kind, const std::string &version)
{
    static std::map<std::pair<std::string, std::string>, Kind> others;
    const auto [place, isNew] = others.try_emplace({kind.qualified(), version}, kind);
    place->second.version = version;
    place->second.understood = false;
    return place->second;
}

std::string whyNotUnderstood(const Kind &kind, const std::string &version)
{
    return say::versionIsNotUnderstood(kind.qualified(), version).text();
}

namespace kinds {

const Kind &machine()
{
    static const Kind &kind = byKind("machine.openshift.io/v1beta1", "Machine");
    return kind;
}
const Kind &machineSet()
{
    static const Kind &kind = byKind("machine.openshift.io/v1beta1", "MachineSet");
    return kind;
}
const Kind &controlPlaneMachineSet()
{
    static const Kind &kind = byKind("machine.openshift.io/v1", "ControlPlaneMachineSet");
    return kind;
}
const Kind &machineHealthCheck()
{
    static const Kind &kind = byKind("machine.openshift.io/v1beta1", "MachineHealthCheck");
    return kind;
}
const Kind &bareMetalHost()
{
    static const Kind &kind = byKind("metal3.io/v1alpha1", "BareMetalHost");
    return kind;
}
const Kind &metal3Remediation()
{
    static const Kind &kind =
        byKind("infrastructure.cluster.x-k8s.io/v1beta1", "Metal3Remediation");
    return kind;
}
const Kind &metal3RemediationTemplate()
{
    static const Kind &kind =
        byKind("infrastructure.cluster.x-k8s.io/v1beta1", "Metal3RemediationTemplate");
    return kind;
}
const Kind &node()
{
    static const Kind &kind = byKind("v1", "Node");
    return kind;
}
const Kind &pod()
{
    static const Kind &kind = byKind("v1", "Pod");
    return kind;
}
const Kind &secret()
{
    static const Kind &kind = byKind("v1", "Secret");
    return kind;
}
const Kind &event()
{
    static const Kind &kind = byKind("v1", "Event");
    return kind;
}
const Kind &ns()
{
    static const Kind &kind = byKind("v1", "Namespace");
    return kind;
}
const Kind &configMap()
{
    static const Kind &kind = byKind("v1", "ConfigMap");
    return kind;
}
const Kind &daemonSet()
{
    static const Kind &kind = byKind("apps/v1", "DaemonSet");
    return kind;
}
const Kind &podDisruptionBudget()
{
    static const Kind &kind = byKind("policy/v1", "PodDisruptionBudget");
    return kind;
}
const Kind &lease()
{
    static const Kind &kind = byKind("coordination.k8s.io/v1", "Lease");
    return kind;
}
const Kind &customResourceDefinition()
{
    static const Kind &kind = byKind("apiextensions.k8s.io/v1", "CustomResourceDefinition");
    return kind;
}
const Kind &volumeAttachment()
{
    static const Kind &kind = byKind("storage.k8s.io/v1", "VolumeAttachment");
    return kind;
}
const Kind &certificateSigningRequest()
{
    static const Kind &kind = byKind("certificates.k8s.io/v1", "CertificateSigningRequest");
    return kind;
}
const Kind &labInstance()
{
    static const Kind &kind = byKind("lab.holdpoint.dev/v1alpha1", "Instance");
    return kind;
}
const Kind &labBmc()
{
    static const Kind &kind = byKind("lab.holdpoint.dev/v1alpha1", "Bmc");
    return kind;
}
const Kind &labHookOwner()
{
    static const Kind &kind = byKind("lab.holdpoint.dev/v1alpha1", "HookOwner");
    return kind;
}
const Kind &clusterOperator()
{
    static const Kind &kind = byKind("config.openshift.io/v1", "ClusterOperator");
    return kind;
}
const Kind &clusterVersion()
{
    static const Kind &kind = byKind("config.openshift.io/v1", "ClusterVersion");
    return kind;
}

const Kind &machineConfigPool()
{
    static const Kind &kind = byKind("machineconfiguration.openshift.io/v1", "MachineConfigPool");
    return kind;
}
const Kind &machineMaintenance()
{
    static const Kind &kind =
        byKind("machinemaintenance.managed.openshift.io/v1alpha1", "MachineMaintenance");
    return kind;
}
const Kind &maintenanceWindow()
{
    static const Kind &kind = byKind("holdpoint.dev/v1alpha1", "MaintenanceWindow");
    return kind;
}
const Kind &labProviderEvent()
{
    static const Kind &kind = byKind("lab.holdpoint.dev/v1alpha1", "ProviderEvent");
    return kind;
}
const Kind &labEtcdMember()
{
    static const Kind &kind = byKind("lab.holdpoint.dev/v1alpha1", "EtcdMember");
    return kind;
}
const Kind &labWorkload()
{
    static const Kind &kind = byKind("lab.holdpoint.dev/v1alpha1", "Workload");
    return kind;
}

} // namespace kinds

} // namespace hp::cluster
