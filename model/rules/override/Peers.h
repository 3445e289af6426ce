// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/override/OverrideView.h"

#include <map>
#include <string>
#include <vector>

namespace hp::overrides {

/// The other members of the control plane of `machine`, which may be null, and its Node: `masters`
/// with their Nodes, and `nodes` that no Machine names, by name. Each server counts once: of
/// Machines that name one Node, one, and none that names the Node in question. Where that one has a
/// member of etcd by its role, those without do not count.
[[nodiscard]] std::vector<Peer> peersOf(const Object &machine,
                                        const Object &node,
                                        const std::vector<Object> &masters,
                                        const std::map<std::string, Object> &nodes);

} // namespace hp::overrides
