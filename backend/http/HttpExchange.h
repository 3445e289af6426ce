// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::http {

/// Who is asking, after the front checked the credentials. An empty name is anonymous.
struct Identity {
    std::string name{};
    std::vector<std::string> roles{}; ///< "admin", "operator", "hook", "viewer", "wall"
    std::vector<std::string> owners{}; ///< of hooks, whom a token with the role hook acts for
    bool byCertificate = false; ///< of the client, and not by a token
    std::string tokenHash{}; ///< SHA-256 in hex of the token; empty: it came without one

    [[nodiscard]] bool has(const std::string &role) const;
};

/// The hashes of all tokens that are good now.
using TokenHashes = std::set<std::string>;

/// Whether what was opened with this token may stay open. What was opened without one does not end
/// with a token.
[[nodiscard]] inline bool isGood(const std::string &tokenHash, const TokenHashes &good)
{
    return tokenHash.empty() || good.contains(tokenHash);
}

struct HttpRequest {
    std::string method{};
    std::string path{}; ///< percent-decoded per segment, without query
    std::vector<std::pair<std::string, std::string>> query{}; ///< decoded, in order
    std::map<std::string, std::string> headers{}; ///< names in lower case
    std::string body{};
    std::string peer{};
    Identity identity{};

    /// The last value of a query parameter; empty when absent.
    [[nodiscard]] std::string param(const std::string &name) const;
    [[nodiscard]] bool hasParam(const std::string &name) const;
    /// Go's ParseBool: 1, t, T, TRUE, true, True (kube-api.md 0.4).
    [[nodiscard]] bool flag(const std::string &name) const;
    [[nodiscard]] std::string header(const std::string &lowerCaseName) const;
};

/// Bytes that many answers share; never null where one is sent.
using Chunk = std::shared_ptr<const std::string>;
[[nodiscard]] Chunk chunkOf(std::string text);

struct HttpResponse {
    int status = 200;
    std::string contentType = "application/json";
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string body{};
    std::vector<Chunk> more{}; ///< follows `body`, so that what is kept anyway is not copied
};

/// An answer of words for people.
[[nodiscard]] HttpResponse textResponse(int status, std::string text);

/// A response that goes on. Usable from any thread; copies refer to the same connection. Dropping
/// the last copy ends the stream cleanly.
class HttpStream
{
public:
    HttpStream() = default;
    HttpStream(const HttpStream &) = delete;
    HttpStream &operator=(const HttpStream &) = delete;
    virtual ~HttpStream() = default;

    /// Queues a chunk. False when the client is gone or too slow (over the pending limit): stop.
    virtual bool write(Chunk chunk) = 0;
    /// Bytes queued and not yet handed to the kernel.
    [[nodiscard]] virtual std::size_t pending() const = 0;
    virtual void end() = 0;
    /// Called once when the client goes away, on the front's thread.
    virtual void onClosed(std::function<void()> call) = 0;
};

/// One request and its answer. Answer exactly once, from any thread.
class HttpExchange
{
public:
    HttpExchange() = default;
    HttpExchange(const HttpExchange &) = delete;
    HttpExchange &operator=(const HttpExchange &) = delete;
    virtual ~HttpExchange() = default;

    [[nodiscard]] virtual const HttpRequest &request() const = 0;
    virtual void respond(HttpResponse response) = 0;
    /// Sends the head with chunked encoding and hands over the stream.
    [[nodiscard]] virtual std::shared_ptr<HttpStream> stream(HttpResponse head) = 0;
};

/// Answers the requests below a path prefix. Called on the front's thread; a handler that owns
/// state on another thread posts the exchange there.
class HttpHandler
{
public:
    HttpHandler() = default;
    HttpHandler(const HttpHandler &) = delete;
    HttpHandler &operator=(const HttpHandler &) = delete;
    virtual ~HttpHandler() = default;

    virtual void handle(std::shared_ptr<HttpExchange> exchange) = 0;
};

} // namespace hp::http
