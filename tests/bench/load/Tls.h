// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/load/Server.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <memory>

namespace hp::bench {

using TlsStream = boost::asio::ssl::stream<boost::asio::ip::tcp::socket>;

/// A client context that trusts only the CA of the endpoint and shows the certificate that its
/// kubeconfig names, if any.
[[nodiscard]] std::shared_ptr<boost::asio::ssl::context> tlsContextFor(const Endpoint &endpoint);

/// The start of every request: request line, Host and credentials.
[[nodiscard]] std::string
requestStart(const Endpoint &endpoint, const std::string &method, const std::string &target);

} // namespace hp::bench
