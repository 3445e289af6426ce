// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/KubeSettings.h"
#include "backend/kube/transport/Exchange.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace hp::kube {

/// What is called while a request is under way; on the control thread.
struct StreamListener {
    /// Once, unless it was cancelled: the answer, or how a stream ended.
    std::function<void(Answer)> onAnswer{};
    // Of a stream:
    std::function<void()> onStarted{}; ///< the server has accepted the watch
    std::function<void(EventBatch)> onBatch{};
    std::function<void()> onAlive{}; ///< it is quiet, but its connection answers
};

/// The thread that speaks to one API server and decodes what it says. Knows nothing of who asks
/// why: credentials, patience and repetition are the Caller's. Used on the control thread.
class ServerEngine
{
public:
    struct Counters {
        std::uint64_t requests = 0;
        std::uint64_t connections = 0;
        std::uint64_t cuts = 0;
        int openWatching = 0; ///< connections of the watches that are open now
    };

    explicit ServerEngine(KubeSettings settings);
    /// Gives up everything and joins the thread.
    ~ServerEngine();
    ServerEngine(const ServerEngine &) = delete;
    ServerEngine &operator=(const ServerEngine &) = delete;

    /// Sends `request`; the listener is called later, never from here.
    std::uint64_t
    submit(std::shared_ptr<const Target> target, Request request, StreamListener listener);
    /// The listener is not called any more.
    void cancel(std::uint64_t id);
    [[nodiscard]] Counters counters() const;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::kube
