// SPDX-License-Identifier: Apache-2.0
#include "backend/http/PendingExchange.h"

#include "backend/http/FrontContext.h"

namespace hp::http {
namespace {

class ConnectionStream final : public HttpStream
{
public:
    ConnectionStream(std::shared_ptr<Reactor> reactor,
                     std::weak_ptr<AnswerSink> sink,
                     std::uint64_t ticket,
                     std::size_t limit,
                     std::shared_ptr<ClientStreamState> state)
        : m_reactor(std::move(reactor))
        , m_sink(std::move(sink))
        , m_ticket(ticket)
        , m_limit(limit)
        , m_state(std::move(state))
    { }

    ~ConnectionStream() override { end(); }

    bool write(Chunk chunk) override
    {
        if (m_state->closed.load() || m_ended.load())
            return false;
        if (!chunk || chunk->empty())
            return true;
        const std::size_t before = m_state->pending.fetch_add(chunk->size());
        // One chunk above the limit is let through while nothing waits: the first list of a watch
        // may be that large and says nothing about the client's speed.
        if (before > 0 && before + chunk->size() > m_limit) {
            if (!m_state->closed.exchange(true))
                post([ticket = m_ticket](AnswerSink &sink) { sink.cutStream(ticket); });
            return false;
        }
        post([ticket = m_ticket, moved = std::move(chunk)](AnswerSink &sink) {
            sink.appendToStream(ticket, moved);
        });
        return true;
    }

    [[nodiscard]] std::size_t pending() const override { return m_state->pending.load(); }

    void end() override
    {
        if (!m_ended.exchange(true))
            post([ticket = m_ticket](AnswerSink &sink) { sink.endStream(ticket); });
    }

    void onClosed(std::function<void()> call) override
    {
        m_reactor->post([state = m_state, moved = std::move(call)] {
            if (state->gone)
                return moved();
            state->onClosed = moved;
        });
    }

private:
    template<typename Call>
    void post(Call call)
    {
        m_reactor->post([weak = m_sink, moved = std::move(call)] {
            if (const auto sink = weak.lock())
                moved(*sink);
        });
    }

    std::shared_ptr<Reactor> m_reactor;
    std::weak_ptr<AnswerSink> m_sink;
    std::uint64_t m_ticket;
    std::size_t m_limit;
    std::shared_ptr<ClientStreamState> m_state;
    std::atomic<bool> m_ended{false};
};

} // namespace

void ClientStreamState::lose()
{
    closed.store(true);
    if (gone)
        return;
    gone = true;
    const auto call = std::move(onClosed);
    onClosed = nullptr;
    if (call)
        call();
}

PendingExchange::PendingExchange(std::shared_ptr<Reactor> reactor,
                                 std::weak_ptr<AnswerSink> sink,
                                 std::uint64_t ticket,
                                 HttpRequest request,
                                 std::size_t streamLimit,
                                 std::shared_ptr<ClientStreamState> state)
    : m_reactor(std::move(reactor))
    , m_sink(std::move(sink))
    , m_ticket(ticket)
    , m_request(std::move(request))
    , m_streamLimit(streamLimit)
    , m_state(std::move(state))
{ }

PendingExchange::~PendingExchange()
{
    if (!m_answered.load())
        respond(statusResponse(
            500, "InternalError", "Internal error occurred: the request was not answered"));
}

void PendingExchange::respond(HttpResponse response)
{
    if (m_answered.exchange(true))
        return;
    m_reactor->post([weak = m_sink,
                     ticket = m_ticket,
                     moved = std::make_shared<HttpResponse>(std::move(response))] {
        if (const auto sink = weak.lock())
            sink->sendResponse(ticket, std::move(*moved));
    });
}

std::shared_ptr<HttpStream> PendingExchange::stream(HttpResponse head)
{
    m_answered.store(true);
    m_reactor->post([weak = m_sink,
                     ticket = m_ticket,
                     moved = std::make_shared<HttpResponse>(std::move(head))] {
        if (const auto sink = weak.lock())
            sink->openStream(ticket, std::move(*moved));
    });
    return std::make_shared<ConnectionStream>(m_reactor, m_sink, m_ticket, m_streamLimit, m_state);
}

} // namespace hp::http
