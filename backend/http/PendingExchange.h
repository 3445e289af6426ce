// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "backend/http/Reactor.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace hp::http {

/// The side of a connection that answers are handed to; called on the reactor's thread. `ticket`
/// names the request, so that a late answer cannot meet the next one.
class AnswerSink
{
public:
    AnswerSink() = default;
    AnswerSink(const AnswerSink &) = delete;
    AnswerSink &operator=(const AnswerSink &) = delete;
    virtual ~AnswerSink() = default;

    virtual void sendResponse(std::uint64_t ticket, HttpResponse response) = 0;
    virtual void openStream(std::uint64_t ticket, HttpResponse head) = 0;
    virtual void appendToStream(std::uint64_t ticket, Chunk chunk) = 0;
    virtual void endStream(std::uint64_t ticket) = 0;
    /// The client of this stream owes too much.
    virtual void cutStream(std::uint64_t ticket) = 0;
};

/// What the two ends of a stream share.
struct ClientStreamState {
    std::atomic<std::size_t> pending{0};
    std::atomic<bool> closed{false}; ///< nothing can be written any more
    bool gone = false; ///< reactor's thread: onClosed has run or is due
    std::function<void()> onClosed{}; ///< reactor's thread

    /// Reactor's thread: marks the end of the client and tells it once.
    void lose();
};

/// A request on its way through a handler. An exchange that is dropped without an answer becomes a
/// 500, so that no client waits for ever.
class PendingExchange final : public HttpExchange
{
public:
    PendingExchange(std::shared_ptr<Reactor> reactor,
                    std::weak_ptr<AnswerSink> sink,
                    std::uint64_t ticket,
                    HttpRequest request,
                    std::size_t streamLimit,
                    std::shared_ptr<ClientStreamState> state);
    ~PendingExchange() override;

    [[nodiscard]] const HttpRequest &request() const override { return m_request; }
    void respond(HttpResponse response) override;
    [[nodiscard]] std::shared_ptr<HttpStream> stream(HttpResponse head) override;

private:
    std::shared_ptr<Reactor> m_reactor;
    std::weak_ptr<AnswerSink> m_sink;
    std::uint64_t m_ticket;
    HttpRequest m_request;
    std::size_t m_streamLimit;
    std::shared_ptr<ClientStreamState> m_state;
    std::atomic<bool> m_answered{false};
};

} // namespace hp::http
