// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/kube/KindDiscovery.h"
#include "backend/kube/KubeClient.h"
#include "backend/kube/Lister.h"
#include "backend/kube/ServerProbe.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::kube {

/// What all watches of a cluster share.
struct WatchParts {
    KubeClient &client;
    Lister &lister;
    KindDiscovery &discovery;
    ConnectionKeeper &keeper;
    ServerProbe &probe;
    runtime::Clock &clock;
    const KubeSettings &settings;
};

/// One watch of somebody's, over as many requests as it takes (facts/kube-api.md 3, "Reflector"): a
/// request whose time is up is followed by the next from where it ended, one that failed after a
/// back-off. What was delivered is never delivered again. Lives on the control thread.
class WatchStream : public std::enable_shared_from_this<WatchStream>
{
public:
    WatchStream(const WatchParts &parts,
                cluster::Query query,
                std::string resourceVersion,
                cluster::WatchSink sink);
    ~WatchStream();
    WatchStream(const WatchStream &) = delete;
    WatchStream &operator=(const WatchStream &) = delete;

    /// Later than the constructor, as it hands out itself.
    void start();
    /// Nothing is delivered any more.
    void stop();
    /// What waits is tried now: the server is back, or somebody is tired of waiting.
    void tryNow();
    /// The way to the server is another one: begins a new request from where it is.
    void startOver();
    /// It may be another server: whoever watches has to list there.
    void beginAnew();
    /// Takes up what the sink held back.
    void goOn();

    [[nodiscard]] const std::string &reached() const { return m_reached; }
    [[nodiscard]] StreamState state() const;
    [[nodiscard]] std::uint64_t relists() const { return m_compacted ? 1 : 0; }

private:
    void attempt();
    void list();
    void listed(Listing listing);
    void handOut();
    void request();
    void started();
    void eventsReceived(EventBatch batch);
    /// False: with these more would be kept than a list may have.
    [[nodiscard]] bool mayKeep(const std::vector<cluster::WatchEvent> &events) const;
    void alive();
    void ended(const Answer &answer);
    void failedWith(const Error &error, bool down, Duration retryAfter);
    void kindIsGone(const Answer &answer);
    void wait(Duration atLeast);
    void waitForKind();
    void broken(const Error &error);
    void over(const Error &error);
    void deliver(const std::vector<cluster::WatchEvent> &events);
    void bookmark();
    void schedule(Duration delay);
    void notify();

    WatchParts m_parts;
    cluster::Query m_query;
    cluster::WatchSink m_sink;
    std::string m_reached; ///< a request goes on from here; empty: the beginning is to be listed
    bool m_over = false;
    bool m_live = false;
    bool m_compacted = false;
    bool m_replaying = false; ///< m_pending is handed out
    bool m_expectsSign = false; ///< live again, and the sink has not been told
    /// The server was known to be down when this began, or the sink was told: it waits, then.
    bool m_patient = false;
    Message m_trouble{};
    std::deque<Object> m_pending{}; ///< the beginning, as far as the sink has not had it
    std::string m_afterPending{};
    std::uint64_t m_call = 0;
    int m_failures = 0;
    int m_kindChecks = 0;
    bool m_renewed = false; ///< tried again at once after a 401
    Duration m_lastSign{};
    Duration m_startedAt{};
    Duration m_failedAt{};
    std::uint64_t m_timer = 0;
    std::uint64_t m_reportTimer = 0;
    std::unique_ptr<QObject> m_context = std::make_unique<QObject>();
};

/// A watch in somebody's hand; the cluster may be gone before it.
class HeldWatch final : public cluster::Watch
{
public:
    using Drop = std::function<void(const std::shared_ptr<WatchStream> &stream)>;

    HeldWatch(std::weak_ptr<WatchStream> stream, Drop drop);
    ~HeldWatch() override;

    [[nodiscard]] std::string reached() const override;
    void goOn() override;

private:
    std::weak_ptr<WatchStream> m_stream;
    Drop m_drop;
};

} // namespace hp::kube
