// SPDX-License-Identifier: Apache-2.0
#pragma once

/// The one place that names the Asio types, for the few translation units that pay for them.
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>

namespace hp::http {

namespace asio = boost::asio;
using ErrorOf = boost::system::error_code;
using asio::ip::tcp;

/// What a Listener shares with the connections that it accepts.
struct TlsContext {
    asio::ssl::context context{asio::ssl::context::tls_server};
};

} // namespace hp::http
