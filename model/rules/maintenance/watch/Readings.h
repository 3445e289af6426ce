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
};

/// What a provider says of the instance of one Machine.
struct InstanceReading {
    ObjectKey machine{};
    enum class State { Running, Changing, Stopped, Gone } state = State::Running;
    std::string word{}; ///< the provider's own, such as "terminated"
};

/// What a load balancer says of one Machine behind it.
struct TargetReading {
    ObjectKey machine{};
    std::string balancer{}; ///< its name
    bool healthy = false;
    std::string reason{}; ///< the balancer's own words; empty: it gives none
};

} // namespace hp::maintenance
