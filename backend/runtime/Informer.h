// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/RateLimiter.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::runtime {

/// A live copy of the objects of one query: lists, watches, lists again after Compacted (which
/// replaces, never appends), and tells handlers about every change. Lives on the control thread.
class Informer : public QObject
{
    Q_OBJECT
public:
    /// `before` is null for a new object, `after` is null for a removed one.
    using Handler = std::function<void(const Object &before, const Object &after)>;

    struct Options {
        /// Between two attempts to reach the cluster; starts over with every sign of life.
        Backoff backoff{std::chrono::milliseconds(800), std::chrono::seconds(30)};
        /// A number in [0, 1) that spreads the attempts of many: a wait becomes up to twice as
        /// long. Without it nothing is added.
        std::function<double()> jitter{};
        /// Asked once about each object that is listed or changes, before the handlers hear of it:
        /// what it declines is as if it were not there. Empty: all is kept.
        std::function<bool(const Object &)> keeps{};
    };

    Informer(cluster::Cluster &cluster, cluster::Query query, Clock &clock);
    Informer(cluster::Cluster &cluster, cluster::Query query, Clock &clock, Options options);
    ~Informer() override;

    /// Handlers added before start() see every object once as new. While the first list is handed
    /// out, get() and list() already know all of it and hasSynced() is still false.
    void onChange(Handler handler);
    void start();
    void stop();

    /// True once the first list is in. Until then get() and list() know nothing.
    [[nodiscard]] bool hasSynced() const;
    /// What is not here does not exist. A list that is denied counts as synced and comes empty,
    /// without a revision; so does that of a kind that is not served.
    [[nodiscard]] bool isListed() const;
    /// Age of the last sign of life of the stream (event, bookmark or list).
    [[nodiscard]] Duration idleTime() const;

    /// Null when it does not exist.
    [[nodiscard]] Object get(const ObjectKey &key) const;
    [[nodiscard]] std::vector<Object> list(const std::string &ns = {}) const;
    [[nodiscard]] std::size_t size() const;

signals:
    void synced();
    /// The stream broke (reason) or is back (empty): back means that something was received.
    void streamStateChanged(const QString &reason);

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::runtime
