// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/FindingWriter.h"
#include "backend/maintenance/sources/MaintenanceSource.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/Lifetime.h"
#include "model/rules/maintenance/WatcherState.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::maintenance {

/// Looks at one source after the other, each at its own pace: the keys are names of sources. What
/// it finds becomes MachineMaintenances; it never acts. A source that fails is tried again after a
/// back-off and keeps nobody else waiting. Lives on the control thread; what is passed in outlives
/// it.
class Watcher final : public runtime::Reconciler
{
public:
    using Look = std::function<void(const std::string &source, Reply<EventPoll> reply)>;
    struct Options {
        std::string name{}; ///< "maintenance-watcher"
        Duration period{};
        std::vector<std::string> sources{};
        /// Only what was there in the look before as well is written.
        std::set<std::string> twice{}; ///< names of sources
    };

    Watcher(runtime::Clock &clock, FindingWriter &writer, Look look, Options options);

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;
    /// Faults are told only while this holds: who ends takes its own questions back.
    void tellWhile(std::function<bool()> holds) { m_tells = std::move(holds); }
    /// The keys to enqueue.
    [[nodiscard]] std::vector<ObjectKey> keys() const;
    [[nodiscard]] std::vector<WatcherState> states() const;

private:
    struct Known {
        TimePoint begun{};
        std::optional<TimePoint> lastSuccess{};
        std::set<std::string> before{}; ///< event ids of the last look
        std::set<std::string> said{}; ///< faults that were told
    };

    void pollAnswered(const std::string &source,
                      const Result<EventPoll> &poll,
                      const std::function<void(runtime::Outcome)> &done);
    void report(const std::string &source, const std::vector<std::string> &faults);

    runtime::Clock &m_clock;
    FindingWriter &m_writer;
    Look m_look;
    Options m_options;
    std::map<std::string, Known> m_known{};
    std::function<bool()> m_tells{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::maintenance
