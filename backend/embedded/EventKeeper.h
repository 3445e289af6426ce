// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/embedded/Store.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/SteadyDeadline.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace hp::embedded {

/// Writes Events and takes them away again after an hour. An Event that repeats (same object,
/// reason, note and reporter) becomes a count; a reporter that floods one object is cut to 25
/// Events and then one per five minutes, as client-go does. Best effort: what is dropped is
/// counted.
class EventKeeper : public QObject
{
    Q_OBJECT
public:
    struct Options {
        Duration keepFor = std::chrono::hours(1);
        Duration sweepEvery = std::chrono::minutes(1);
    };

    EventKeeper(cluster::Cluster &cluster,
                const Store &store,
                runtime::Clock &clock,
                Options options);

    void record(const cluster::EventRecord &record);
    /// Events that were dropped or could not be stored.
    [[nodiscard]] std::uint64_t lost() const { return m_lost; }

private:
    struct Bucket {
        double tokens = 0;
        Duration filledAt{};
    };

    /// An Event that can still repeat. The count lives here, because the first write of it may not
    /// be in the store yet when it repeats.
    struct Known {
        ObjectKey key{};
        int count = 1;
        bool stored = false;
        std::uint64_t serial = 0; ///< of its last repetition: who is quiet for longest is forgotten
    };

    void create(const cluster::EventRecord &record, const std::string &identity);
    void repeat(const cluster::EventRecord &record, Known &known);
    [[nodiscard]] bool withinBudget(const std::string &source);
    /// With how long ago it gave its last sign of life, by the clock that does not step: what was
    /// not there when we looked before cannot be older than that.
    void lookAtAll(const std::function<void(const Object &event, Duration age)> &call);
    void sweep();
    void forgetOld();

    cluster::Cluster &m_cluster;
    const Store &m_store;
    runtime::Clock &m_clock;
    Options m_options;
    std::map<std::string, Known> m_known{};
    std::map<std::string, Bucket> m_buckets{};
    std::map<ObjectKey, runtime::SteadyDeadline> m_ages{}; ///< of what there was
    std::optional<Duration> m_lookedAt{}; ///< by uptime
    std::uint64_t m_lost = 0;
    std::uint64_t m_serial = 0;
};

} // namespace hp::embedded
