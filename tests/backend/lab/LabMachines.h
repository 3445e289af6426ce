// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hp::tests {

/// A Machine m1 in the lab's cloud that begins running.
extern const std::string cloudMachine;
/// A Machine m1 on host h1, with the host's Bmc and its credentials.
extern const std::string metalMachine;

/// Machines m1 and m2 in the cloud, and a Workload.
[[nodiscard]] std::string twoNodes(const std::string &workload);

} // namespace hp::tests
