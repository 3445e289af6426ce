// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Asio.h"
#include "backend/http/Wire.h"
#include "backend/http/tls/TlsStream.h"

#include <optional>

namespace hp::http {

/// The Asio side of a Wire. The socket lives inside the TLS stream when there is one. Only a plain
/// one needs room to read into: TLS hands out what it has decrypted.
struct Wire::Native {
    Native(tcp::socket accepted, std::shared_ptr<TlsContext> tlsContext)
        : context(std::move(tlsContext))
        , stall(accepted.get_executor())
        , goodbye(accepted.get_executor())
    {
        if (context)
            tls.emplace(std::move(accepted), context->context.native_handle());
        else
            plain.emplace(std::move(accepted));
        if (plain)
            input.resize(16384);
        ErrorOf error;
        const auto remote = socket().remote_endpoint(error);
        if (!error) {
            const bool v6 = remote.address().is_v6();
            const std::string text = remote.address().to_string(error);
            peer = (v6 ? '[' + text + ']' : text) + ':' + std::to_string(remote.port());
        }
        ErrorOf ignored;
        socket().set_option(tcp::no_delay(true), ignored);
    }

    [[nodiscard]] tcp::socket &socket() { return tls ? tls->socket() : *plain; }

    std::shared_ptr<TlsContext> context;
    std::optional<TlsStream> tls{};
    std::optional<tcp::socket> plain{};
    std::string peer{};
    bool handshaken = false;
    bool closing = false;
    bool finSent = false;
    std::size_t drained = 0;

    std::string input{};
    ReadCall readCall{};

    std::vector<Chunk> pieces{};
    std::size_t piece = 0; ///< first piece that is not wholly written
    std::size_t offset = 0; ///< bytes of it that are
    DoneCall writeCall{};

    asio::steady_timer stall;
    asio::steady_timer goodbye;
    std::chrono::milliseconds stallLimit{30000};
    std::uint64_t stallSetting = 0;
};

} // namespace hp::http
