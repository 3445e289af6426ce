// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/ConnectionKeeper.h"
#include "backend/kube/KubeSettings.h"
#include "backend/kube/RequestCounts.h"
#include "backend/kube/auth/Credentials.h"
#include "backend/kube/auth/Endpoint.h"
#include "backend/kube/transport/ServerEngine.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/TokenBucket.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace hp::kube {

/// Sends requests as who we are, at our rate, and repeats what a server asks to repeat: after 401
/// with renewed credentials, once; after 429 when it says when; after 5xx with Retry-After when
/// nothing can be done twice. What may not be sent any more by then is not, and is answered as by a
/// server that cannot be reached. All other answers are the asker's to judge. Lives on the control
/// thread; answers come later than the call.
class KubeClient
{
public:
    struct Context {
        runtime::Clock &clock;
        const KubeSettings &settings;
        ServerEngine &engine;
        ConnectionKeeper &keeper;
    };

    KubeClient(const Context &context, Endpoint endpoint, std::shared_ptr<Credentials> credentials);
    ~KubeClient();
    KubeClient(const KubeClient &) = delete;
    KubeClient &operator=(const KubeClient &) = delete;

    void use(Endpoint endpoint);
    void use(std::shared_ptr<Credentials> credentials);
    [[nodiscard]] const Endpoint &endpoint() const { return m_endpoint; }
    /// Grows when the endpoint leads to what may be another server: revisions and pages of the
    /// former mean nothing there.
    [[nodiscard]] std::uint64_t serverNumber() const { return m_serverNumber; }

    std::uint64_t send(Request request, std::function<void(Answer)> done);
    /// A watch: sent once, at no rate, 401 told to the credentials like any other.
    std::uint64_t open(Request request, StreamListener listener);
    /// Nothing is answered any more. Unknown and finished ones are ignored.
    void cancel(std::uint64_t call);
    [[nodiscard]] std::uint64_t repeated() const { return m_repeated; }
    /// What was answered, and the watches that came about.
    [[nodiscard]] const RequestCounts &counts() const { return m_counts; }
    /// In [0, 1).
    [[nodiscard]] double jitter() const;
    /// Somebody wants it tried now: credentials that the server did not know are shown once more.
    void tryAgain() { m_unknown.reset(); }

private:
    struct Call {
        Request request{};
        StreamListener listener{};
        std::uint64_t underWay = 0; ///< with the engine
        std::uint64_t timer = 0;
        std::uint64_t generation = 0; ///< of the credentials it went with
        int tries = 0;
        bool renewed = false; ///< went again after a 401
        bool started = false; ///< of a watch: it came about
        Duration waited{};
    };

    std::uint64_t add(Request request, StreamListener listener);
    void identify(std::uint64_t id);
    void submit(std::uint64_t id, const Authentication &authentication);
    void answered(std::uint64_t id, Answer answer);
    /// True when it goes again.
    [[nodiscard]] bool goesAgain(std::uint64_t id, Call &call, const Answer &answer);
    void refuse(std::uint64_t id, const Message &why);
    void leaveUnsent(std::uint64_t id);
    void finish(std::uint64_t id, Answer answer);
    /// Why these credentials are not shown to the server for the moment; empty when they are.
    [[nodiscard]] Message whyNotNow(const Authentication &authentication);
    void noteUnknown(const Call &call, const Message &why);
    void after(Duration wait, std::uint64_t id);

    Context m_context;
    Endpoint m_endpoint;
    std::shared_ptr<Credentials> m_credentials;
    std::shared_ptr<const Target> m_target{}; ///< of the last request; reused while nothing differs
    runtime::TokenBucket m_reads;
    runtime::TokenBucket m_writes;
    std::map<std::uint64_t, Call> m_calls{};
    /// Credentials that the server answered with 401, again after they were renewed: asked about at
    /// a slow pace by one call at a time, however many wait.
    struct Unknown {
        std::uint64_t generation = 0;
        Duration until{}; ///< uptime
        Duration pause{};
        Message why{};
    };
    std::optional<Unknown> m_unknown{};
    std::uint64_t m_lastId = 0;
    std::uint64_t m_serverNumber = 0;
    std::uint64_t m_repeated = 0;
    RequestCounts m_counts{};
    /// Owner of what waits; expires what the credentials answer too late.
    std::unique_ptr<QObject> m_owner = std::make_unique<QObject>();
    runtime::Lifetime m_alive{};
};

} // namespace hp::kube
