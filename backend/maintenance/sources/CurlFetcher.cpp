// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/CurlFetcher.h"

#include "backend/curl/Engine.h"
#include "backend/curl/Transfer.h"
#include "backend/runtime/Inbox.h"
#include "backend/runtime/Mailbox.h"
#include "model/base/JsonTree.h"

#include <QObject>

#include <cerrno>
#include <deque>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::maintenance {

namespace {

constexpr long maxRedirects = 5;
constexpr std::size_t mebibyte = std::size_t{1024} * 1024;
constexpr std::size_t maxRefusalBytes = 64 * std::size_t{1024};

/// One request and its answer.
struct FetchOrder {
    FetchRequest request{};
    Reply<FetchAnswer> reply{};
};

/// The request under way, on the fetching thread.
class FetchTransfer final : public curl::Transfer
{
public:
    explicit FetchTransfer(curl::Multiplexer &multiplexer)
        : Transfer(multiplexer, 0)
    { }
    ~FetchTransfer() override { cancel(); }

    void send(FetchRequest request);
    /// The result of the ended request.
    [[nodiscard]] Result<FetchAnswer> finish(CURLcode code);

private:
    [[nodiscard]] Flow receiveBody(std::string_view bytes) override;
    void read();
    void sign(const AwsSignature &signature);
    void setProbe(const ProbeOptions &options);
    [[nodiscard]] Error failureOf(CURLcode code) const;

    FetchRequest m_request{};
    FetchAnswer m_answer{};
    bool m_tooLarge = false;
};

void FetchTransfer::send(FetchRequest request)
{
    m_request = std::move(request);
    m_answer = {};
    m_tooLarge = false;
    resetOptions();
    begin();
    setTimeouts(std::chrono::milliseconds(0),
                std::chrono::duration_cast<std::chrono::milliseconds>(m_request.timeout));
    set(CURLOPT_URL, m_request.url.c_str());
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
    set(CURLOPT_FOLLOWLOCATION, m_request.follows && !m_request.signature ? 1L : 0L);
    set(CURLOPT_MAXREDIRS, maxRedirects);
    set(CURLOPT_MAXFILESIZE_LARGE, static_cast<curl_off_t>(m_request.maxBytes));
    if (m_request.direct)
        set(CURLOPT_PROXY, "");
    if (m_request.probe)
        setProbe(*m_request.probe);
    for (const std::string &line : m_request.headers)
        addHeader(line.c_str());
    if (m_request.signature)
        sign(*m_request.signature);
    if (!m_request.body.empty())
        setMethod(curl::Method::Post, &m_request.body);
    useHeaders();
    start();
}

void FetchTransfer::sign(const AwsSignature &signature)
{
    const std::string scope = "aws:amz:" + signature.region + ':' + signature.service;
    set(CURLOPT_AWS_SIGV4, scope.c_str());
    set(CURLOPT_USERNAME, signature.accessKey.c_str());
    set(CURLOPT_PASSWORD, signature.secretKey.c_str());
    if (!signature.sessionToken.empty())
        addHeader("X-Amz-Security-Token: " + signature.sessionToken);
}

void FetchTransfer::setProbe(const ProbeOptions &options)
{
    // What is kept says nothing about new connections.
    set(CURLOPT_FRESH_CONNECT, 1L);
    set(CURLOPT_FORBID_REUSE, 1L);
    set(CURLOPT_DNS_CACHE_TIMEOUT, 0L);
    set(CURLOPT_PROXY, "");
    set(CURLOPT_CONNECT_ONLY, options.connectsOnly ? 1L : 0L);
    set(CURLOPT_SSL_VERIFYPEER, options.skipsVerify ? 0L : 1L);
    set(CURLOPT_SSL_VERIFYHOST, options.skipsVerify ? 0L : 2L);
    if (!options.caFile.empty())
        set(CURLOPT_CAINFO, options.caFile.c_str());
}

FetchTransfer::Flow FetchTransfer::receiveBody(std::string_view bytes)
{
    m_tooLarge = m_answer.body.size() + bytes.size() > m_request.maxBytes;
    if (m_tooLarge)
        return Flow::Stop;
    m_answer.body.append(bytes);
    return Flow::Continue;
}

void FetchTransfer::read()
{
    if (m_request.reads == FetchRequest::Reads::Json)
        m_answer.json = std::make_shared<const Json>(parseJson(m_answer.body));
    else if (m_request.reads == FetchRequest::Reads::Xml)
        m_answer.xml = std::make_shared<Result<XmlNode>>(parseXml(m_answer.body));
    else
        return;
    m_answer.body = {};
}

Result<FetchAnswer> FetchTransfer::finish(CURLcode code)
{
    m_answer.status = status();
    curl_off_t patience = 0;
    curl_easy_getinfo(easy(), CURLINFO_RETRY_AFTER, &patience);
    m_answer.retryAfter = std::chrono::seconds(patience);
    const bool isGood = m_answer.status >= 200 && m_answer.status < 300;
    if (code == CURLE_OK && isGood)
        read();
    else if (m_answer.body.size() > maxRefusalBytes)
        m_answer.body.resize(maxRefusalBytes);
    Result<FetchAnswer> answer = std::move(m_answer);
    if (code != CURLE_OK)
        answer = unexpected(failureOf(code));
    dropRequest();
    m_request = {}; // its secrets need not stay
    return answer;
}

Error FetchTransfer::failureOf(CURLcode code) const
{
    if (m_tooLarge || code == CURLE_FILESIZE_EXCEEDED) {
        const bool isLarge = m_request.maxBytes >= mebibyte;
        return {ErrorCode::Refused,
                "the answer is larger than "
                    + std::to_string(m_request.maxBytes / (isLarge ? mebibyte : 1024))
                    + (isLarge ? " MiB" : " KiB")};
    }
    long systemError = 0;
    curl_easy_getinfo(easy(), CURLINFO_OS_ERRNO, &systemError);
    switch (code) {
    case CURLE_OPERATION_TIMEDOUT:
        return {ErrorCode::TimedOut, "it did not answer in time"};
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY:
        return {ErrorCode::Unreachable, "its name cannot be resolved"};
    case CURLE_COULDNT_CONNECT:
        if (m_request.probe && systemError == ECONNREFUSED)
            return {ErrorCode::Unreachable, "connection refused"};
        return {ErrorCode::Unreachable, "no connection to it can be made"};
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CONNECT_ERROR:
        return {ErrorCode::Unreachable, "its certificate is not trusted"};
    case CURLE_TOO_MANY_REDIRECTS:
        return {ErrorCode::Unreachable, "it sends from one address to another without end"};
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_URL_MALFORMAT:
        return {ErrorCode::Invalid, "its address is neither http nor https"};
    default:
        return {ErrorCode::Unreachable,
                std::string("the connection broke (") + curl_easy_strerror(code) + ')'};
    }
}

} // namespace

struct CurlFetcher::Private {
    // On the fetching thread.
    [[nodiscard]] curl::Sleep step();
    void ended(CURLcode code);

    QObject asker{}; ///< lives on the thread of the owner
    runtime::Mailbox replies{&asker};
    runtime::Inbox<FetchOrder> orders{};
    curl::Engine engine{{curl::PoolOptions{.multiplexes = true}}};

    // The fetching thread's.
    std::deque<FetchOrder> waiting{}; ///< the first is under way
    std::unique_ptr<FetchTransfer> kept{}; ///< resumes TLS sessions
    std::unique_ptr<FetchTransfer> probe{}; ///< resumes none
    FetchTransfer *underWay = nullptr;
};

CurlFetcher::CurlFetcher()
    : m(std::make_unique<Private>())
{
    m->engine.start([m = m.get()] { return m->step(); },
                    [m = m.get()] {
                        m->kept.reset();
                        m->probe.reset();
                    });
}

CurlFetcher::~CurlFetcher()
{
    m->engine.stop();
    m->engine.join();
}

void CurlFetcher::fetch(FetchRequest request, Reply<FetchAnswer> reply)
{
    if (m->orders.put({std::move(request), std::move(reply)})
        == runtime::Inbox<FetchOrder>::Put::First)
        m->engine.wake();
}

curl::Sleep CurlFetcher::Private::step()
{
    for (FetchOrder &order : orders.take())
        waiting.push_back(std::move(order));
    if (underWay != nullptr || waiting.empty())
        return {};
    auto &place = waiting.front().request.probe ? probe : kept;
    if (!place || &place == &probe)
        place = std::make_unique<FetchTransfer>(engine.multiplexer());
    underWay = place.get();
    underWay->onEnded = [this](CURLcode code) { ended(code); };
    underWay->send(std::move(waiting.front().request));
    return {};
}

void CurlFetcher::Private::ended(CURLcode code)
{
    replies.post([reply = std::move(waiting.front().reply),
                  answer = std::exchange(underWay, nullptr)->finish(code)] { reply(answer); });
    waiting.pop_front();
}

} // namespace hp::maintenance
