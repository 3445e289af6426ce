// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/rules/maintenance/Readings.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

/// Probes that a site declares where no load balancer says what it finds (facts/maintenance.md 6).
/// Pure and total.
namespace hp::maintenance {

struct Probe {
    std::string name{}; ///< part of ids of findings; unique
    /// Of Nodes, master, infra or worker; empty: nodeSelector chooses.
    std::string role{};
    std::map<std::string, std::string> nodeSelector{}; ///< labels that a Node has, all of them
    std::string url{}; ///< https, http or tcp, with {address}; without user and password
    Duration timeout = std::chrono::seconds(5);
    bool insecureSkipVerify = false;
    std::string caFile{}; ///< PEM; empty: the system's
};

/// A Node to be probed.
struct ProbeTarget {
    ObjectKey machine{};
    std::string nodeUid{};
    std::string address{}; ///< InternalIP
    Probe probe{};

    /// Where to, with the address filled in.
    [[nodiscard]] std::string url() const;
};

struct ProbeAnswer {
    ProbeTarget target{};
    std::string trouble{}; ///< what was seen, "answered 500"; empty: it is well
};

/// Failures in a row, by name of probe and uid of Node.
using ProbeCounts = std::map<std::pair<std::string, std::string>, int>;

/// So many failures in a row make a target unhealthy.
inline constexpr int failuresToUnhealthy = 3;

/// Who is to be probed: Nodes that are Ready, have an InternalIP and belong to a Machine that is
/// neither under maintenance nor being deleted.
[[nodiscard]] std::vector<ProbeTarget> probeTargets(const std::vector<Probe> &probes,
                                                    const Fleet &fleet);

/// What is known after the answers of all probeTargets() of `fleet`: a success ends a row of
/// failures, and so does whatever keeps a Node from being probed. A look at a part of the fleet
/// only tells whether a finding still stands: its failures do not count, its successes do.
[[nodiscard]] ProbeCounts
countProbes(ProbeCounts counts, const Fleet &fleet, const std::vector<ProbeAnswer> &answers);

/// The verdict on each target that was probed. What was found stands until a probe succeeds, also
/// for a backend that was restarted meanwhile: of a part of the fleet every failure is unhealthy.
[[nodiscard]] std::vector<TargetReading> probeReadings(const ProbeCounts &counts,
                                                       const Fleet &fleet,
                                                       const std::vector<ProbeAnswer> &answers);

} // namespace hp::maintenance
