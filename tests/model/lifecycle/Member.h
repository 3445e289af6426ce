// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace hp::lifecycle {

enum class Phase : std::uint8_t { Unset, Provisioning, Provisioned, Running, Deleting, Failed };
enum class Drained : std::uint8_t { Absent, False, True };
enum class InstanceExists : std::uint8_t { Absent, NotCreated, True, Missing, Unknown };
/// The next attempt to drain that the record annotation names.
enum class NextAttempt : std::uint8_t { Absent, Later, Due };

/// A stored Machine object, reduced to what any rule reads or any property speaks about. All hooks
/// of a point are alike to the rules, so they are counted.
struct Stored {
    bool present = true;
    bool finalizer = false;
    bool deleting = false;
    bool excluded = false; ///< annotation exclude-node-draining
    bool hookConditionsFresh = false; ///< the three hook conditions say what the lists say
    Phase phase = Phase::Unset;
    std::uint8_t preCreate = 0;
    std::uint8_t preDrain = 0;
    std::uint8_t preTerminate = 0;
    Drained drained = Drained::Absent;
    InstanceExists instanceExists = InstanceExists::Absent;
    std::uint8_t providerId = 0; ///< 0 none, else which instance
    std::uint8_t nodeRef = 0; ///< 0 none, else which registration of the Node (its uid)
    NextAttempt nextAttempt = NextAttempt::Absent;

    auto operator<=>(const Stored &) const = default;
};

/// Where a pass of the machine controller stands between two steps that the world can see. A crash
/// is possible in each; what a pass does without leaving a trace outside is one step.
enum class MachinePass : std::uint8_t {
    None,
    StatusPending, ///< spec.providerID is written, the status that goes with it is not
    CreatePending, ///< the provider is about to be asked to create
    RemovePending, ///< the provider is about to be asked to delete
    NodePending, ///< the instance is gone, its Node is about to be deleted
};

enum class DrainPass : std::uint8_t {
    None,
    NodeAsked, ///< the Node is about to be read
    Cordoning,
    Evicting, ///< cordoned; evicts, waits, or runs out of time
    RecordPending, ///< the condition is written, the record annotation is not
};

/// Whether the drain loop has the Machine in its queue.
enum class Wake : std::uint8_t { Asleep, Due, Overtake };

/// One Machine with everything that belongs to it alone.
struct Member {
    Stored stored{};
    // the provider
    std::uint8_t instances = 0;
    std::uint8_t newest = 0; ///< which instance was created last
    bool going = false; ///< deletion of the instance is under way
    bool lost = false; ///< the world has taken an instance away; it does that once
    // the cluster
    std::uint8_t node = 0; ///< 0 absent, else which registration
    bool nodeLost = false; ///< somebody has deleted the Node; that happens once
    bool cordoned = false;
    std::uint8_t pod = 0; ///< 0 none, 1 running, 2 terminating
    bool budgetClosed = false; ///< the PodDisruptionBudget of the pod refuses
    // the controllers
    MachinePass machinePass = MachinePass::None;
    Stored machineSnapshot{}; ///< what the pass decided on; default while there is none
    DrainPass drainPass = DrainPass::None;
    Stored drainSnapshot{};
    NextAttempt pendingRecord = NextAttempt::Absent;
    Wake wake = Wake::Due;

    auto operator<=>(const Member &) const = default;
};

/// The world as one Member sees its neighbour.
struct Neighbour {
    bool cordoned = false; ///< another control-plane Node is cordoned, or a drain began on it
};

/// One line for a trace.
[[nodiscard]] std::string toString(const Member &member);
[[nodiscard]] const char *toString(Phase phase);

struct MemberHash {
    [[nodiscard]] std::size_t operator()(const Member &member) const;
};

} // namespace hp::lifecycle
