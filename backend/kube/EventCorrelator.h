// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "model/base/Time.h"

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>

namespace hp::kube {

/// What is to be written of an Event.
struct EventWrite {
    bool create = true; ///< false: `body` is a merge patch that counts one more
    ObjectKey key{};
    Json body;
    std::string identity{}; ///< for stored() and forget()
};

/// client-go's EventCorrelator (facts/kube-api.md 3, "Events"): an Event that repeats becomes a
/// count, more than ten similar ones within ten minutes become one that says so, and who floods one
/// object is cut to 25 and then one per five minutes. Pure: times come in.
class EventCorrelator
{
public:
    /// nullopt: it is dropped.
    [[nodiscard]] std::optional<EventWrite>
    correlate(const cluster::EventRecord &record, TimePoint now, Duration uptime);
    /// The write of this identity could not be done, or what it counted is gone: it begins anew.
    void forget(const std::string &identity);

private:
    struct Similar {
        std::set<std::string> notes{};
        Duration lastSeen{};
    };
    struct Known {
        ObjectKey key{};
        int count = 1;
        std::uint64_t serial = 0; ///< of its last repetition
    };
    struct Bucket {
        double tokens = 0;
        Duration filledAt{};
    };

    /// The note, or that of many.
    [[nodiscard]] std::string combined(const cluster::EventRecord &record,
                                       const std::string &group,
                                       Duration uptime,
                                       std::string &identity);
    [[nodiscard]] bool withinBudget(const std::string &source, Duration uptime);
    void makeRoom(Duration uptime);

    std::map<std::string, Similar> m_similar{};
    std::map<std::string, Known> m_known{};
    std::map<std::string, Bucket> m_buckets{};
    std::uint64_t m_serial = 0;
};

} // namespace hp::kube
