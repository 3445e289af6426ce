// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/embedded/Filter.h"
#include "backend/embedded/Store.h"

#include <QObject>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::embedded {

/// Feeds every watch from one position in the log: a watch that is up to date gets the commits as
/// they happen, one that is behind reads the log in bounded steps until it is up to date, one that
/// asked for what there is takes it in bounded steps first. All move the same position, so nothing
/// is skipped and nothing comes twice. However many watches begin at once, a turn of the event loop
/// takes no longer than for one. Sinks may destroy any watch, start new ones and write. Lives on
/// the control thread.
class WatchHub : public QObject
{
    Q_OBJECT
public:
    explicit WatchHub(Store &store);
    ~WatchHub() override;

    [[nodiscard]] std::unique_ptr<cluster::Watch>
    add(const cluster::Query &query, const std::string &resourceVersion, cluster::WatchSink sink);
    /// Takes what a commit just made durable.
    void publish(const std::vector<Change> &changes);
    /// Running watches.
    [[nodiscard]] std::size_t size() const;

private:
    struct Subscription;
    class Handle;

    void schedulePump();
    void pump();
    void start(Subscription &subscription);
    /// Whether a step of the past may be delivered now; else it is held back.
    [[nodiscard]] static bool mayStep(Subscription &subscription);
    void showNext(Subscription &subscription);
    void catchUp(Subscription &subscription);
    void deliver(Subscription &subscription, const std::vector<cluster::WatchEvent> &events);
    void stop(Subscription &subscription, const Error &error);
    /// Equal queries share one filter, so that an event is made once for all of them.
    [[nodiscard]] Result<std::shared_ptr<const Filter>> filterFor(const cluster::Query &query);

    Store &m_store;
    std::vector<std::shared_ptr<Subscription>> m_subscriptions{};
    std::map<std::string, std::weak_ptr<const Filter>> m_filters{};
    std::uint64_t m_steps = 0; ///< so far
    bool m_pumpScheduled = false;
};

} // namespace hp::embedded
