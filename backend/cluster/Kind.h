// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <vector>

namespace hp::cluster {

/// JSON pointers into an object. An empty selector: there is none.
struct ScalePaths {
    std::string replicas = "/spec/replicas";
    std::string current = "/status/replicas";
    std::string selector = "/status/labelSelector";

    [[nodiscard]] bool operator==(const ScalePaths &) const = default;
};

/// One served kind: how it is named on the wire and what it can do. Kinds are values owned by the
/// KindRegistry and live as long as the process.
struct Kind {
    std::string group{}; ///< empty for the core group
    std::string version{};
    std::string kind{}; ///< "Machine"
    std::string plural{}; ///< "machines"
    std::string singular{};
    std::vector<std::string> shortNames{};
    bool namespaced = true;
    bool hasStatus = true; ///< /status subresource; without it status is an ordinary field
    bool hasScale = false;
    bool custom = true; ///< custom resources refuse strategic merge patch and unconditional PUT
    bool unconditionalUpdate = false; ///< PUT without resourceVersion is allowed
    bool createOnUpdate = false; ///< PUT of a missing object creates it (Lease, Event)
    std::vector<std::string> categories{};
    std::vector<std::string> selectableFields{}; ///< of a definition: "spec.color"
    ScalePaths scale{}; ///< where the scale subresource reads and writes; with hasScale
    /// What all versions of a kind out of a definition have in common: its objects are stored under
    /// this one, which has no version. Null for every other kind.
    const Kind *home = nullptr;
    /// False for a kind in a version that we do not know: of its objects only the metadata means
    /// anything to us, and nothing is written to them.
    bool understood = true;

    [[nodiscard]] std::string apiVersion() const
    {
        return group.empty() ? version : group + '/' + version;
    }
    [[nodiscard]] std::string listKind() const { return kind + "List"; }
    /// The kind under which its objects are stored.
    [[nodiscard]] const Kind &stored() const { return home ? *home : *this; }
    [[nodiscard]] bool operator==(const Kind &) const = default;
    /// "machines.machine.openshift.io", or "nodes" in the core group: the name used in messages.
    [[nodiscard]] std::string qualified() const
    {
        return group.empty() ? plural : plural + '.' + group;
    }
};

/// The kinds that Holdpoint serves and reconciles (design.md 4), in serving order.
class KindRegistry
{
public:
    /// All kinds; one instance per process, immutable.
    [[nodiscard]] static const KindRegistry &instance();
    /// Adds a custom kind to those of the program, before anybody asks for the instance; false when
    /// that has happened, or when there is such a kind.
    [[nodiscard]] static bool serveAlso(Kind kind);

    [[nodiscard]] const std::vector<Kind> &all() const { return m_kinds; }
    /// By group, version and plural as in a URL; null when not served.
    [[nodiscard]] const Kind *
    find(const std::string &group, const std::string &version, const std::string &plural) const;
    /// By apiVersion and kind as in an object; null when not served.
    [[nodiscard]] const Kind *findKind(const std::string &apiVersion,
                                       const std::string &kind) const;

private:
    KindRegistry();
    std::vector<Kind> m_kinds;
};

/// Kinds that a cluster has only in a version that is not understood, and which that is.
using OtherVersions = std::map<const Kind *, std::string>;
/// The same kind as a server has it that does not have our version of it: not understood. Lives as
/// long as the process; for the control thread.
[[nodiscard]] const Kind &inOtherVersion(const Kind &kind, const std::string &version);
/// Why nothing is known and nothing is written, one clause: "this cluster serves … only as v1beta3,
/// which is not understood".
[[nodiscard]] std::string whyNotUnderstood(const Kind &kind, const std::string &version);

/// Shorthands for the kinds that our own code names.
namespace kinds {
[[nodiscard]] const Kind &machine();
[[nodiscard]] const Kind &machineSet();
[[nodiscard]] const Kind &controlPlaneMachineSet();
[[nodiscard]] const Kind &machineHealthCheck();
[[nodiscard]] const Kind &bareMetalHost();
[[nodiscard]] const Kind &metal3Remediation();
[[nodiscard]] const Kind &metal3RemediationTemplate();
[[nodiscard]] const Kind &node();
[[nodiscard]] const Kind &pod();
[[nodiscard]] const Kind &secret();
[[nodiscard]] const Kind &event();
[[nodiscard]] const Kind &ns();
[[nodiscard]] const Kind &configMap();
[[nodiscard]] const Kind &daemonSet();
[[nodiscard]] const Kind &podDisruptionBudget();
[[nodiscard]] const Kind &lease();
[[nodiscard]] const Kind &customResourceDefinition();
[[nodiscard]] const Kind &volumeAttachment();
[[nodiscard]] const Kind &certificateSigningRequest();
[[nodiscard]] const Kind &labInstance();
[[nodiscard]] const Kind &labBmc();
[[nodiscard]] const Kind &labHookOwner();
[[nodiscard]] const Kind &clusterOperator();
[[nodiscard]] const Kind &clusterVersion();
[[nodiscard]] const Kind &machineConfigPool();
[[nodiscard]] const Kind &machineMaintenance();
[[nodiscard]] const Kind &maintenanceWindow();
[[nodiscard]] const Kind &labProviderEvent();
[[nodiscard]] const Kind &labEtcdMember();
[[nodiscard]] const Kind &labWorkload();
} // namespace kinds

} // namespace hp::cluster
