// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/load/HttpsClient.h"

#include "tests/bench/load/Tls.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>

namespace hp::bench {

namespace asio = boost::asio;
namespace beast = boost::beast;

struct HttpsClient::Private {
    explicit Private(const Endpoint &target)
        : endpoint(target)
        , context(tlsContextFor(target))
    { }

    bool connect()
    {
        if (stream)
            return true;
        boost::system::error_code error;
        stream.emplace(io, *context);
        buffer.clear();
        stream->lowest_layer().connect({asio::ip::address_v4::loopback(), endpoint.port}, error);
        if (!error)
            stream->lowest_layer().set_option(asio::ip::tcp::no_delay(true), error);
        if (!error)
            stream->handshake(asio::ssl::stream_base::client, error);
        if (error)
            stream.reset();
        return !error;
    }

    Endpoint endpoint;
    std::shared_ptr<asio::ssl::context> context;
    asio::io_context io{1};
    std::optional<TlsStream> stream{};
    beast::flat_buffer buffer{};
};

HttpsClient::HttpsClient(const Endpoint &endpoint)
    : m(std::make_unique<Private>(endpoint))
{ }

HttpsClient::~HttpsClient() = default;

Answer HttpsClient::ask(const std::string &method,
                        const std::string &target,
                        const std::string &accept,
                        const std::string &body,
                        const std::string &contentType)
{
    if (!m->connect())
        return {};
    std::string request = requestStart(m->endpoint, method, target) + "Accept: " + accept + "\r\n";
    if (!body.empty())
        request += "Content-Type: " + contentType
            + "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
    request += "\r\n" + body;
    boost::system::error_code error;
    asio::write(*m->stream, asio::buffer(request), error);
    beast::http::response_parser<beast::http::string_body> parser;
    parser.body_limit(boost::none);
    if (!error)
        beast::http::read(*m->stream, m->buffer, parser, error);
    if (error) {
        m->stream.reset();
        return {};
    }
    Answer answer{static_cast<int>(parser.get().result_int()), std::move(parser.get().body())};
    if (!parser.get().keep_alive())
        m->stream.reset();
    return answer;
}

} // namespace hp::bench
