// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::holds {

/// The annotation with which a controller's Lease names the owner string of its hooks.
inline constexpr const char *leaseOwnerAnnotation = "holdpoint.dev/hook-owner";

/// What an owner string leads to. Free text mostly leads nowhere, and then nothing is guessed.
enum class OwnerKind { Unresolved, ClusterOperator, Deployment, Lease, User };

/// How it fares.
enum class Liveness {
    Unknown, ///< nothing tells
    Alive,
    Silent, ///< it was alive, and its last sign is too old
    Failing, ///< it says so itself
    Missing, ///< what it names does not exist
};

/// Pods of one Deployment, or of another workload, as far as pods tell of it.
struct DeploymentPods {
    int ready = 0;
    int total = 0;
    /// How many of those that are not ready have this trouble (PodOwner.h); none is never there.
    std::map<std::string, int> troubles{};
    /// Why the next one cannot be created, in the words of the last Event FailedCreate.
    std::string refusal{};
    std::optional<TimePoint> refusedAt{};
    bool isJob = false; ///< it runs to an end, and nothing starts it again
    int ended = 0; ///< of a Job: pods that succeeded
    /// Of a Job: why it gave up, in the words of the last Event that says so; empty: it has not.
    std::string failure{};
    std::optional<TimePoint> failedAt{};
    std::optional<TimePoint> lastMade{}; ///< of a Job: its newest pod, also one that is gone
};

/// How the pod fares that holds a Lease; Unknown where the holder is no pod that is known.
enum class HolderPod { Unknown, Ready, NotReady };

/// What a Lease tells of whoever holds it. Its times are those of the holder's clock, so what was
/// seen of it while it was watched comes first (ARCHITECTURE.md, trap 12).
struct LeaseSign {
    ObjectKey lease{};
    std::optional<TimePoint> renewed{}; ///< as it says itself
    Duration valid{}; ///< without a renewal
    std::string holder{}; ///< without the part that leader election adds
    HolderPod pod = HolderPod::Unknown; ///< the pod of that name beside it
    std::optional<TimePoint> seenRenewed{}; ///< by our clock; nullopt: not since it is watched
    std::vector<TimePoint> returns{}; ///< when it was renewed after it had run out; the newest few
    std::vector<TimePoint> handovers{}; ///< when it changed its holder; the newest few
};

/// The newest renewal that counts, by our clock: the one that was seen, else what the Lease says
/// unless that has not come yet; nullopt: nothing tells.
[[nodiscard]] std::optional<TimePoint> lastRenewal(const LeaseSign &sign, TimePoint now);
/// The Lease as it is now, with what was noticed when it came after the one of `before`.
[[nodiscard]] LeaseSign followed(const LeaseSign &before, LeaseSign after, TimePoint now);
/// The same after our clock was set forward, or back (below zero), to `now`: nobody is silent for
/// longer, or was heard of since, because of that.
[[nodiscard]] LeaseSign clockSet(LeaseSign sign, Duration step, TimePoint now);

/// The owner strings that lead to a Lease: what its annotation names, "NS/NAME" and "lease/NS/NAME"
/// of its own, its holder, and its holder without the part after the last "_", which leader
/// election adds.
[[nodiscard]] std::vector<std::string> ownerNames(const Object &lease);
[[nodiscard]] LeaseSign signOf(const Object &lease);

/// What of a site tells about owners. Values; whoever keeps them keeps them up to date.
struct OwnerSigns {
    std::map<std::string, LeaseSign> leases{}; ///< by ownerNames(); of several the freshest
    std::vector<Object> operators{}; ///< ClusterOperators
    bool operatorsKnown = false; ///< the cluster was asked; an absent one does not exist
    std::map<ObjectKey, DeploymentPods> deployments{}; ///< that have pods, or had some
    bool podsKnown = false; ///< all pods are counted; a Deployment without any has none
    std::map<std::string, TimePoint> lastEvents{}; ///< newest Event by reporting component
};

/// What of them resolveOwner() looks at for this owner string, but for ClusterOperators.
[[nodiscard]] OwnerSigns signsFor(const std::string &raw, const OwnerSigns &signs);
/// Puts that in the place of what `signs` has of the same owner string.
void replaceSigns(const std::string &raw, OwnerSigns &signs, const OwnerSigns &with);

struct Owner {
    std::string raw{}; ///< as the hook names it
    std::string byName{}; ///< who is known to set hooks of that name, where it names nobody
    OwnerKind kind = OwnerKind::Unresolved;
    std::string object{}; ///< "clusteroperator/etcd"; empty when unresolved
    Liveness liveness = Liveness::Unknown;
    std::optional<TimePoint> lastSign{};
    std::optional<TimePoint> silentSince{}; ///< when the last sign is too old, or will be
    Message says{}; ///< about its liveness; empty when there is nothing to say
    bool unsteady = false; ///< it comes and goes, or several fight for its Lease
    bool isOver = false; ///< a Job that does not run again
    bool degraded = false; ///< what fails is a ClusterOperator that is Degraded, and Available
    /// What is true of it and is no reason for a hold: a fact with the age of lastSign.
    Message aside{};
    Message evidence{}; ///< where that stands

    /// For people; empty: nobody is known.
    [[nodiscard]] const std::string &shown() const { return raw.empty() ? byName : raw; }
};

/// "unresolved", "clusteroperator", "deployment", "lease", "user".
[[nodiscard]] const char *toString(OwnerKind kind);
/// "unknown", "alive", "silent", "failing", "missing".
[[nodiscard]] const char *toString(Liveness liveness);

/// Leads an owner string to an object of the site, first match wins: `clusteroperator/NAME`; a
/// Lease that names the owner in leaseOwnerAnnotation, is called so or is held by it; a Deployment
/// called `deployment/NS/NAME` (`job/`, `statefulset/` and `daemonset/` alike), or `NS/NAME` that
/// has pods or had some; `user/NAME` or an address of mail. Pure.
[[nodiscard]] Owner resolveOwner(const std::string &raw, const OwnerSigns &signs, TimePoint now);

/// A ClusterOperator that was Degraded before this hold began and does not name any of `names` is
/// so for another reason: that becomes a fact beside it.
void setAsideOlderTrouble(Owner &owner,
                          std::optional<TimePoint> holdSince,
                          const std::vector<std::string> &names);

} // namespace hp::holds
