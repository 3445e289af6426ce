// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Reactor.h"
#include "backend/http/RequestReader.h"
#include "backend/http/Wire.h"
#include "backend/lab/bmc/WireExchange.h"

#include <deque>
#include <functional>
#include <memory>

namespace hp::lab {

/// One connection to a Bmc's own address. It reads requests as the front of the program does, and
/// sends answers as well or as badly as they are asked to go. Lives on the reactor's thread;
/// answers may be given from any.
class BmcConnection : public std::enable_shared_from_this<BmcConnection>
{
public:
    using Serve = std::function<void(std::shared_ptr<WireExchange>)>;

    BmcConnection(const std::shared_ptr<http::Reactor> &reactor,
                  std::shared_ptr<http::Wire> wire,
                  Serve serve);

    /// `idleClose` is how long a connection without a request is kept; zero keeps it.
    void start(std::chrono::milliseconds idleClose);
    void close();
    [[nodiscard]] bool isOpen() const { return m_phase != Phase::Closed; }

private:
    class Exchange;
    class Stream;
    enum class Phase { Reading, Handling, Sending, Streaming, Closed };

    void read();
    void process();
    void send(Outgoing answer, const WireFault &fault);
    void openStream(http::HttpResponse head, std::shared_ptr<Stream> stream);
    void queue(http::Chunk chunk);
    void endStream();
    void flush();
    void drip(std::string bytes, std::size_t from, std::chrono::milliseconds every);
    void afterAnswer(bool keep);

    /// Not a share of it: the loop holds the connections that wait in it.
    std::weak_ptr<http::Reactor> m_reactor;
    std::shared_ptr<http::Wire> m_wire;
    http::RequestReader m_reader;
    http::DeadlineTimer m_alarm;
    Serve m_serve;
    Phase m_phase = Phase::Reading;
    std::chrono::milliseconds m_idleClose{};
    std::shared_ptr<Stream> m_stream{};
    std::deque<http::Chunk> m_queue{};
    bool m_writing = false;
    bool m_ending = false;
    bool m_reading = false;
    bool m_head = false; ///< the request asks for no body
};

} // namespace hp::lab
