// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/gateway/Commands.h"
#include "backend/runtime/Clock.h"
#include "backend/whatif/Action.h"
#include "model/rules/holds/Baseline.h"
#include "model/rules/maintenance/Occurrences.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::app {

/// The commands `whatif.forecast` and `whatif.stop` (docs/protocol.md): reads the objects of the
/// cluster and plays the action on a copy of them, on a thread of its own that everybody else goes
/// before. One forecast at a time: another question of the same person ends the one that is being
/// made, and so does one of who acts when whoever waits only looks on; others are asked to wait
/// while that person is there. Everybody but a wall may ask; nothing is changed by it. Control
/// thread.
class WhatIfService final : public QObject, public gateway::Commands
{
    Q_OBJECT
public:
    struct Parts {
        cluster::Cluster *cluster = nullptr;
        runtime::Clock *clock = nullptr;
        const maintenance::Occurrences *calendar = nullptr;
        /// What the record knows of how long hooks hold.
        std::function<std::map<holds::BaselineKey, holds::Baseline>()> usual{};
        /// Whether this is the name, or namespace/name, of a machine of Cluster API, of which no
        /// forecast is made. May be null.
        std::function<bool(const std::string &machine)> isOfClusterApi{};
        /// Whether an identity is connected over a session now; null: whoever asked waits.
        std::function<bool(const std::string &identity, const std::string &session)> isPresent{};
        /// A forecast that is not ready by then is given up.
        Duration patience = std::chrono::minutes(5);
    };

    explicit WhatIfService(Parts parts);
    /// Ends what is being played, and waits for it.
    ~WhatIfService() override;

    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const gateway::Caller &caller) override;
    /// `whatif.forecast` replies a live::ForecastRow.
    void execute(const std::string &command,
                 const Json &arguments,
                 const gateway::Caller &caller,
                 Reply reply) override;

private:
    /// A question, and who waits for its answer.
    struct Asked {
        whatif::Action action{};
        std::string who{};
        std::string session{}; ///< gateway::Caller::session
        bool acts = false; ///< may change something: who only looks on keeps nobody else waiting
        Reply reply{};
    };

    /// Somebody is there whom it can be told.
    [[nodiscard]] bool isAwaited(const Asked &asked) const;
    void begin(Asked asked);
    void readNext();
    void play();
    void finish(Result<Json> answer);

    Parts m_parts;
    std::optional<Asked> m_asked; ///< what is being answered
    std::optional<Asked> m_next; ///< what was asked instead
    whatif::Snapshot m_snapshot{};
    std::size_t m_kindsRead = 0;
    std::atomic<bool> m_isStopped = false;
    std::unique_ptr<QThread> m_thread;
    runtime::Lifetime m_alive{};
};

} // namespace hp::app
