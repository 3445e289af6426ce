// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "backend/http/Reactor.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hp::http {

/// One byte connection, over TLS or plain. Lives on the reactor's thread. At most one read and one
/// write are under way; every callback comes exactly once, after close() with failure.
class Wire : public std::enable_shared_from_this<Wire>
{
public:
    /// Bytes that arrived; empty means the other side has closed or the connection failed.
    using ReadCall = std::function<void(std::string_view bytes)>;
    using DoneCall = std::function<void(bool ok)>;

    struct Native;
    Wire(Reactor &reactor, std::unique_ptr<Native> native);
    Wire(const Wire &) = delete;
    Wire &operator=(const Wire &) = delete;
    ~Wire();

    /// Connects to a port of this machine (for the private hop of the tunnel). Gives null on
    /// failure.
    static void connectLoopback(Reactor &reactor,
                                std::uint16_t port,
                                std::function<void(std::shared_ptr<Wire>)> call);

    /// Completes at once on a plain connection.
    void handshake(DoneCall call);
    void read(ReadCall call);
    /// Hands all pieces to the kernel. Fails when nothing moves for the stall limit.
    void write(std::vector<Chunk> pieces, DoneCall call);
    /// Says goodbye (TLS close_notify, FIN) at once, throws away what still comes in for at most
    /// two seconds, then closes.
    void closeCleanly();
    void close();

    void setStallLimit(std::chrono::milliseconds limit);
    /// Who the client's certificate names; without a name when it showed none. After the handshake.
    [[nodiscard]] Identity certified() const;
    /// "127.0.0.1:41234"
    [[nodiscard]] const std::string &peer() const;
    [[nodiscard]] bool isOpen() const;

private:
    void writeSome();
    void skipWritten();
    [[nodiscard]] bool encryptSome();
    void finishWrite(bool ok);
    void sayGoodbye();
    void drain();

    std::unique_ptr<Native> m;
};

} // namespace hp::http
