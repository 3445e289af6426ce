// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/ListenAddress.h"
#include "backend/http/Wire.h"
#include "backend/http/tls/TlsMaterial.h"

#include <functional>
#include <memory>

namespace hp::http {

struct TlsContext;

/// The server side of TLS: 1.2 or newer, ALPN http/1.1, no renegotiation, with client certificates
/// when there are authorities for them. Errors are Invalid and say what is at fault.
[[nodiscard]] Result<std::shared_ptr<TlsContext>> makeTlsContext(const TlsMaterial &material);

/// Accepts connections on one address. open() is called before the reactor starts or on its thread;
/// everything else on the reactor's thread.
class Listener
{
public:
    using Accepted = std::function<void(std::shared_ptr<Wire>)>;

    Listener(Reactor &reactor, Accepted accepted);
    Listener(const Listener &) = delete;
    Listener &operator=(const Listener &) = delete;
    ~Listener();

    /// Without a TLS context the connections are plain. The error is one sentence with the address
    /// and the port.
    [[nodiscard]] Result<Done> open(const ListenAddress &address, std::shared_ptr<TlsContext> tls);
    [[nodiscard]] std::uint16_t port() const;
    /// For the connections from now on.
    void useTls(std::shared_ptr<TlsContext> tls);
    void close();

private:
    struct Native;
    std::shared_ptr<Native> m;
};

} // namespace hp::http
