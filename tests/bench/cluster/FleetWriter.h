// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/load/Server.h"

namespace hp::bench {

inline constexpr const char *fleetNamespace = "openshift-machine-api";
inline constexpr std::size_t machineBytes = 2477; ///< as in facts/kube-api.md 6

/// How many of each kind.
struct FleetSize {
    int machines = 5000;
    int hosts = 5000;
    int nodes = 5000;
};

/// What kwok does for Nodes, for all three kinds: objects that look as if somebody ran them,
/// written as fast as the server takes them. Machine number n runs on host n as Node n, with their
/// status. A write that the server refuses ends the bench. Returns the writes per second.
double writeFleet(const Endpoint &endpoint, const FleetSize &size);

/// Machines numbered from `first` with nothing in them but a phase, and without managedFields: what
/// is cheapest for a server to change.
void writeBareMachines(const Endpoint &endpoint, int first, int count);

} // namespace hp::bench
