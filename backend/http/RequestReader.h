// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace hp::http {

struct ReaderLimits {
    std::size_t head = 65536;
    std::uint64_t body = 3145728;
    /// What chunks may need beside their bytes: their sizes, extensions and the trailer. A body has
    /// sixteen bytes more for each of its own, enough for chunks of one byte.
    std::uint64_t framing = 16384;
};

/// Turns the bytes of a connection into requests, one after the other, with every check that keeps
/// two servers from reading the same bytes differently. Pure: no socket, no clock.
class RequestReader
{
public:
    enum class Step {
        NeedMore, ///< feed() and try again
        Head, ///< the head is complete and valid; the body follows (or is empty)
        Complete, ///< the request with its body
        Failed, ///< not a request; see failure(), nothing more can be read
    };

    struct Failure {
        int status = 400;
        std::string reason = "BadRequest";
        std::string message{};
    };

    explicit RequestReader(ReaderLimits limits);
    RequestReader(const RequestReader &) = delete;
    RequestReader &operator=(const RequestReader &) = delete;
    ~RequestReader();

    void feed(std::string_view bytes);
    /// After Head: the body of this request may be no larger. False when it is going to be; see
    /// failure().
    [[nodiscard]] bool limitBody(std::uint64_t bytes);
    /// Goes on to the next event. After Complete call next() first.
    [[nodiscard]] Step advance();
    /// Ready for the request that follows; bytes that already arrived are kept.
    void next();

    [[nodiscard]] HttpRequest &request();
    [[nodiscard]] const Failure &failure() const;
    /// Head and body are in and valid; nothing of this request is still to come.
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] bool keepAlive() const;
    [[nodiscard]] bool isHttp10() const;
    /// The client waits for "100 Continue" before it sends the body.
    [[nodiscard]] bool expectsContinue() const;
    /// The client asks for a WebSocket.
    [[nodiscard]] bool wantsWebSocket() const;
    /// The path with its query as it came.
    [[nodiscard]] const std::string &target() const;
    /// True once a byte of the request under way is in.
    [[nodiscard]] bool hasStarted() const;
    /// Bytes that wait and belong to no request yet.
    [[nodiscard]] std::size_t buffered() const;
    [[nodiscard]] std::string takeBuffered();
    /// Everything that is kept of the request under way and of what follows it.
    [[nodiscard]] std::size_t held() const;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::http
