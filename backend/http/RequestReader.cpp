// SPDX-License-Identifier: Apache-2.0
#include "backend/http/RequestReader.h"

#include "backend/http/RequestTarget.h"
#include "model/base/Text.h"

#include <algorithm>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>

namespace hp::http {
namespace {

namespace beast = boost::beast;

/// "0\r\n\r\n", without which no body in chunks ends. Of a part of it Beast asserts that it is
/// whole.
constexpr std::size_t shortestEnd = 5;

/// Headers that may come once; a second one is an attempt to be read in two ways.
bool isSingle(const std::string &name)
{
    return name == "host" || name == "content-length" || name == "transfer-encoding"
        || name == "authorization" || name == "origin" || name == "expect"
        || name == "content-type";
}

bool hasToken(const std::string &header, const std::string &token)
{
    const std::string list = ',' + lowerCase(header) + ',';
    std::string packed;
    std::copy_if(list.begin(), list.end(), std::back_inserter(packed), [](char c) {
        return c != ' ' && c != '\t';
    });
    return packed.find(',' + token + ',') != std::string::npos;
}

} // namespace

struct RequestReader::Private {
    using Parser = beast::http::request_parser<beast::http::string_body>;

    explicit Private(ReaderLimits own)
        : limits(own)
    { }

    ReaderLimits limits;
    std::string input{};
    std::size_t read = 0; ///< bytes of `input` that are used up
    std::uint64_t maxBody = 0; ///< of the request under way
    std::uint64_t afterHead = 0; ///< bytes of the request under way, behind its head
    std::optional<Parser> parser{};
    bool headDone = false;
    bool failed = false;
    HttpRequest request{};
    Failure failure{};
    std::string target{};
    bool continues = false;
    bool webSocket = false;

    [[nodiscard]] std::string_view rest() const { return std::string_view{input}.substr(read); }

    void start()
    {
        parser.emplace();
        parser->header_limit(static_cast<std::uint32_t>(limits.head));
        maxBody = limits.body;
        afterHead = 0;
        parser->body_limit(maxBody);
        headDone = false;
        continues = false;
        webSocket = false;
        request = {};
        target.clear();
    }

    Step fail(int status, std::string reason, std::string message)
    {
        failed = true;
        failure = {status, std::move(reason), std::move(message)};
        return Step::Failed;
    }

    Step bad(const std::string &message) { return fail(400, "BadRequest", message); }

    Step failFrom(const beast::error_code &why)
    {
        using Reason = beast::http::error;
        if (why == Reason::header_limit)
            return fail(431,
                        "RequestHeaderFieldsTooLarge",
                        "The request head is larger than " + std::to_string(limits.head)
                            + " bytes.");
        if (why == Reason::body_limit)
            return fail(413,
                        "RequestEntityTooLarge",
                        "Request entity too large: limit is " + std::to_string(maxBody));
        if (why == Reason::bad_version)
            return fail(
                505, "HTTPVersionNotSupported", "Only HTTP/1.1 and HTTP/1.0 are supported.");
        return bad("The request is malformed: " + why.message() + '.');
    }

    [[nodiscard]] std::size_t bodySize() const { return parser->get().body().size(); }

    /// The parser reads a size with its extensions, or a trailer, whole: until the end of the line
    /// is there it asks for more, without a limit of its own.
    [[nodiscard]] bool framesTooMuch() const
    {
        if (!headDone || parser->is_done() || !parser->chunked())
            return false;
        return rest().size() > limits.framing
            || afterHead > limits.framing + 17 * std::uint64_t(bodySize());
    }

    /// Copies and checks the head; nullopt when it is good.
    std::optional<Step> takeHead()
    {
        const auto &message = parser->get();
        request.method = std::string{message.method_string()};
        for (const auto &field : message) {
            const std::string name = lowerCase(std::string{field.name_string()});
            const std::string value(field.value());
            const auto [slot, isNew] = request.headers.emplace(name, value);
            if (isNew)
                continue;
            if (isSingle(name))
                return bad("The header " + name + " is given twice.");
            slot->second += (name == "cookie" ? "; " : ", ") + value;
        }

        const bool http10 = message.version() == 10;
        if (message.version() != 11 && !http10)
            return fail(
                505, "HTTPVersionNotSupported", "Only HTTP/1.1 and HTTP/1.0 are supported.");
        if (!http10 && request.headers.count("host") == 0)
            return bad("The Host header is missing.");
        if (request.headers.count("transfer-encoding") != 0) {
            if (request.headers.count("content-length") != 0)
                return bad("Content-Length and Transfer-Encoding exclude each other.");
            if (http10 || lowerCase(request.header("transfer-encoding")) != "chunked")
                return fail(501, "NotImplemented", "The only transfer encoding is chunked.");
        }
        if (request.headers.count("expect") != 0) {
            if (lowerCase(request.header("expect")) != "100-continue")
                return fail(417, "ExpectationFailed", "The only expectation is 100-continue.");
            continues = !http10;
        }

        auto parsed =
            parseTarget(std::string_view(message.target().data(), message.target().size()));
        if (!parsed)
            return bad(parsed.error().message);
        request.path = std::move(parsed->path);
        request.query = std::move(parsed->query);
        target = std::move(parsed->raw);
        webSocket = hasToken(request.header("connection"), "upgrade")
            && lowerCase(request.header("upgrade")) == "websocket";
        return std::nullopt;
    }
};

RequestReader::RequestReader(ReaderLimits limits)
    : m(std::make_unique<Private>(limits))
{
    m->start();
}

RequestReader::~RequestReader() = default;

void RequestReader::feed(std::string_view bytes)
{
    if (m->read == m->input.size()) {
        m->input.clear();
        m->read = 0;
    } else if (m->read > m->limits.head) {
        m->input.erase(0, m->read);
        m->read = 0;
    }
    m->input.append(bytes);
}

RequestReader::Step RequestReader::advance()
{
    auto &parser = *m->parser;
    while (true) {
        if (!parser.got_some()) {
            // Empty lines before a request line are skipped (RFC 9112 2.2).
            const auto content = m->rest().find_first_not_of("\r\n");
            m->read += content == std::string_view::npos ? m->rest().size() : content;
        }
        if (m->headDone && parser.is_done()) {
            m->request.body = std::move(parser.get().body());
            return Step::Complete;
        }
        const bool inChunks = m->headDone && parser.chunked();
        if (m->rest().size() < (inChunks ? shortestEnd : 1))
            return Step::NeedMore;

        beast::error_code error;
        parser.eager(m->headDone);
        const std::size_t used =
            parser.put(boost::asio::const_buffer(m->rest().data(), m->rest().size()), error);
        m->read += used;
        if (m->headDone)
            m->afterHead += used;
        if (m->framesTooMuch())
            return m->bad("Sizes, extensions and trailer of the chunks are too long.");
        if (error && error != beast::http::error::need_more)
            return m->failFrom(error);
        if (!m->headDone && parser.is_header_done()) {
            m->headDone = true;
            if (const auto failed = m->takeHead())
                return *failed;
            return Step::Head;
        }
        if (error == beast::http::error::need_more)
            return Step::NeedMore;
    }
}

bool RequestReader::limitBody(std::uint64_t bytes)
{
    m->maxBody = std::min(m->maxBody, bytes);
    m->parser->body_limit(m->maxBody);
    const auto length = m->parser->content_length();
    if (!length || *length <= m->maxBody)
        return true;
    (void)m->failFrom(beast::http::error::body_limit);
    return false;
}

void RequestReader::next()
{
    m->start();
}
HttpRequest &RequestReader::request()
{
    return m->request;
}
const RequestReader::Failure &RequestReader::failure() const
{
    return m->failure;
}
bool RequestReader::isComplete() const
{
    return m->headDone && !m->failed && m->parser->is_done();
}

bool RequestReader::keepAlive() const
{
    return m->headDone && m->parser->get().keep_alive();
}
bool RequestReader::isHttp10() const
{
    return m->headDone && m->parser->get().version() == 10;
}
bool RequestReader::expectsContinue() const
{
    return m->continues;
}
bool RequestReader::wantsWebSocket() const
{
    return m->webSocket;
}
const std::string &RequestReader::target() const
{
    return m->target;
}
bool RequestReader::hasStarted() const
{
    return m->parser->got_some() || !m->rest().empty();
}
std::size_t RequestReader::buffered() const
{
    return m->rest().size();
}

std::size_t RequestReader::held() const
{
    return m->rest().size() + m->request.body.size() + m->bodySize();
}

std::string RequestReader::takeBuffered()
{
    std::string rest(m->rest());
    m->input.clear();
    m->read = 0;
    return rest;
}

} // namespace hp::http
