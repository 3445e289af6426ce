// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::maintenance {

/// What watchers and sources look at, as it is now.
struct Fleet {
    std::vector<Object> machines{};
    std::vector<Object> nodes{};
    std::vector<Object> hosts{}; ///< BareMetalHosts
    bool isWhole = true; ///< false: what is not in it may exist
};

/// What a provider says of the instance of one Machine.
struct InstanceReading {
    ObjectKey machine{};
    enum class State { Running, Changing, Stopped, Gone } state = State::Running;
    std::string word{}; ///< the provider's own, such as "terminated"
};

/// What a load balancer, or a probe in its place, says of one Machine behind it.
struct TargetReading {
    ObjectKey machine{};
    std::string balancer{}; ///< its name, or that of the probe
    bool healthy = false;
    std::string reason{}; ///< the balancer's own words; empty: it gives none
    bool isProbe = false; ///< a site declared it, for Machines of any role
};

} // namespace hp::maintenance
