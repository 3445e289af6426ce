// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/CertificateRequest.h"
#include "model/resource/Object.h"
#include "model/rules/holds/Baseline.h"
#include "model/rules/holds/Budgets.h"
#include "model/rules/holds/Owner.h"
#include "model/rules/holds/WaitGraph.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::holds {

/// What of a site bears on more than one machine. A value that is made anew when one of its inputs
/// changes and shared by all views of a pass. Empty lists are "none, or not asked for".
struct SiteView {
    std::vector<Object> masters{}; ///< Machines with the master role
    std::vector<Object> controlPlaneNodes{};
    int wantedMasters = 3; ///< replicas of the control plane
    std::vector<Object> budgets{}; ///< PodDisruptionBudgets
    std::vector<Object> budgetPods{}; ///< pods in the namespaces of pods that block a drain
    std::set<std::string> unreadyNodes{}; ///< names of Nodes that do not report Ready
    std::vector<Object> healthChecks{};
    std::vector<Object> machineSets{};
    std::vector<Object> remediations{}; ///< Metal3Remediations
    bool remediationsKnown = false; ///< they were asked for; an absent one does not exist
    std::vector<Object> clusterVersions{};
    std::vector<Object> maintenances{}; ///< MachineMaintenances
    std::vector<Object> windows{}; ///< MaintenanceWindows
    OwnerSigns owners{};
    std::vector<WaitEdge> waits{}; ///< who waits for whom, over all machines
    /// What holds each machine that another one waits for: the first clause of its sentence.
    std::map<ObjectKey, Message> heldBy{};
    Budgets limits{}; ///< of this site
    BaselineLookup baselines{}; ///< none: there is no history yet
};

/// What the Events of one reason about one object say, put together: they repeat, and each new text
/// makes another object of them.
struct EventSign {
    std::string kind{}; ///< of the object: "Machine", "Node", "BareMetalHost"
    std::string object{}; ///< its name
    std::string reason{};
    std::string message{}; ///< the newest
    std::string reporter{};
    bool warning = false;
    std::int64_t count = 1; ///< how often it was told
    std::optional<TimePoint> first{};
    std::optional<TimePoint> last{};

    bool operator==(const EventSign &) const = default;
};

/// The Events of one object, in any order, by their reasons; the newest first. What has no reason
/// or no time is left out.
[[nodiscard]] std::vector<EventSign> eventSigns(const std::vector<Object> &events);

/// What was noticed of the holds of one machine while they were watched, which no object tells.
struct HoldNotes {
    std::map<std::string, TimePoint> observed{}; ///< by key of the hold: seen in its state since
    std::map<std::string, bool> addedLate{}; ///< keys of those that came after the deletion
};

/// What the rules look at: the machine and the objects that belong to it. Null objects are "none".
struct StuckView {
    Object machine{};
    Object node{};
    bool nodesKnown = true; ///< they were listed; an absent one does not exist
    Object host{}; ///< BareMetalHost
    std::shared_ptr<const SiteView> site{}; ///< null: nothing is known of the site
    HoldNotes notes{};
    std::vector<EventSign> events{}; ///< of machine, Node and host, the newest first
    /// Pods on its Node, while it is being deleted.
    std::vector<Object> pods{};
    /// What the Events of those of them say that are asked to end, by namespace and name of the
    /// pod.
    std::map<ObjectKey, std::vector<EventSign>> podEvents{};
    /// VolumeAttachments of its Node, while it is being deleted.
    std::vector<Object> attachments{};
    /// Other Machines whose nodeRef names the same Node.
    std::vector<ObjectKey> sharers{};
    /// A Node that carries an address or the name of this machine and is not its Node: with the
    /// provider id of another instance, say. Asked for while the machine has none.
    Object likeNode{};
    /// The Machine whose nodeRef names likeNode; an empty name: none does.
    ObjectKey likeNodeOf{};
    /// Other Machines that have its first address. Asked for while the machine has no Node, or one
    /// that does not say of which instance it is.
    std::vector<ObjectKey> namesakes{};
    /// The BareMetalHost that the machine names and that does not exist; an empty name: there is
    /// none such.
    ObjectKey missingHost{};
    /// The BareMetalHosts of its namespace, while it waits for one.
    std::vector<Object> hosts{};
    bool hostsKnown = false; ///< they were asked for; without any there is none
    /// Which of those hosts name a Machine as their consumer that does not exist.
    std::vector<ObjectKey> hostsOfGone{};
    /// For certificates of its Node, those that were not issued and that no issued one came after;
    /// the newest first. Asked for while it is not being deleted.
    std::vector<certificate::Request> requests{};
    /// Somebody gives serving certificates to the kubelets of this cluster: one was issued.
    bool servingIssued = false;
    /// How many of all kubelets are not approved, of those of the last hour.
    std::int64_t requestsPending = 0;
    /// Beyond so many the approver of OpenShift approves none; 0: not known.
    std::int64_t requestsAllowed = 0;
};

/// The MachineSet that the label of the machine names; null when there is none.
[[nodiscard]] const Object *setOf(const StuckView &view);
/// The site of a view, an empty one where there is none.
[[nodiscard]] const SiteView &siteOf(const StuckView &view);

} // namespace hp::holds
