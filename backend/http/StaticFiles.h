// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace hp::http {

class HttpFront;

/// A file that is built into the program (installer/cmake/embed_files.sh).
struct StaticFile {
    std::string_view name{}; ///< without a folder
    std::string_view plain{};
    std::string_view gzip{}; ///< the same, compressed
    std::string_view digest{}; ///< of the plain bytes, in hex
};

/// Serves the web page: `index.html` for the document at each of its addresses, every file below
/// /assets/. The files hold nothing of a site, so that no identity is needed, and both listeners
/// have them. GET and HEAD; whatever else is asked for gets 405, and what is not there 404, as a
/// status. Any thread.
class StaticFiles final : public HttpHandler
{
public:
    /// The bytes are copied once, and each answer shares them.
    explicit StaticFiles(std::span<const StaticFile> files);

    /// Before the front starts; this outlives it.
    void route(HttpFront &front);
    void handle(std::shared_ptr<HttpExchange> exchange) override;

private:
    /// One form of a file, as it is sent.
    struct Form {
        Chunk bytes{};
        std::string etag{};
    };
    struct File {
        std::string contentType{};
        Form plain{};
        Form gzip{}; ///< without bytes where it would not be shorter
    };

    [[nodiscard]] HttpResponse answer(const HttpRequest &request) const;

    std::map<std::string, File, std::less<>> m_files{};
};

/// What a client says about gzip in Accept-Encoding (RFC 9110 12.5.3): it takes it, and likes it no
/// less than the plain bytes.
[[nodiscard]] bool prefersGzip(const std::string &acceptEncoding);
/// Does If-None-Match name this entity tag (RFC 9110 13.1.2)? Weak ones count as well.
[[nodiscard]] bool namesTag(const std::string &ifNoneMatch, const std::string &etag);

} // namespace hp::http
