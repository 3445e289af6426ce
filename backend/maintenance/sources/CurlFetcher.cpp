// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/CurlFetcher.h"

#include "backend/runtime/Mailbox.h"

#include <QThread>

#include <curl/curl.h>

#include <atomic>
#include <cerrno>
#include <mutex>
#include <utility>

namespace hp::maintenance {

namespace {

std::once_flag curlOnce;

constexpr long maxRedirects = 5;

/// One request under way, on the fetching thread.
struct Transfer {
    const FetchRequest &request;
    const std::atomic<bool> &stopping;
    FetchAnswer answer{};
    bool tooLarge = false;
};

std::size_t receiveBody(char *data, std::size_t size, std::size_t count, void *self)
{
    auto &transfer = *static_cast<Transfer *>(self);
    const std::size_t bytes = size * count;
    transfer.tooLarge = transfer.answer.body.size() + bytes > transfer.request.maxBytes;
    if (transfer.tooLarge)
        return 0;
    transfer.answer.body.append(data, bytes);
    return bytes;
}

int mayGoOn(void *self, curl_off_t expected, curl_off_t, curl_off_t, curl_off_t)
{
    auto &transfer = *static_cast<Transfer *>(self);
    transfer.tooLarge = expected > static_cast<curl_off_t>(transfer.request.maxBytes);
    return transfer.tooLarge || transfer.stopping ? 1 : 0;
}

class Headers
{
public:
    ~Headers() { curl_slist_free_all(m_list); }
    Headers() = default;
    Headers(const Headers &) = delete;
    Headers &operator=(const Headers &) = delete;
    void add(const std::string &line) { m_list = curl_slist_append(m_list, line.c_str()); }
    [[nodiscard]] curl_slist *list() const { return m_list; }

private:
    curl_slist *m_list = nullptr;
};

Error failureOf(CURLcode code, const Transfer &transfer, long systemError)
{
    if (transfer.tooLarge) {
        return {ErrorCode::Refused,
                "the answer is larger than "
                    + std::to_string(transfer.request.maxBytes / (1024 * 1024)) + " MiB"};
    }
    switch (code) {
    case CURLE_OPERATION_TIMEDOUT:
        return {ErrorCode::TimedOut, "it did not answer in time"};
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY:
        return {ErrorCode::Unreachable, "its name cannot be resolved"};
    case CURLE_COULDNT_CONNECT:
        if (transfer.request.probe && systemError == ECONNREFUSED)
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

void setProbe(CURL *easy, const ProbeOptions &options)
{
    curl_easy_setopt(easy, CURLOPT_PROXY, "");
    curl_easy_setopt(easy, CURLOPT_CONNECT_ONLY, options.connectsOnly ? 1L : 0L);
    curl_easy_setopt(easy, CURLOPT_SSL_VERIFYPEER, options.skipsVerify ? 0L : 1L);
    curl_easy_setopt(easy, CURLOPT_SSL_VERIFYHOST, options.skipsVerify ? 0L : 2L);
    if (!options.caFile.empty())
        curl_easy_setopt(easy, CURLOPT_CAINFO, options.caFile.c_str());
}

Result<FetchAnswer>
perform(CURL *easy, const FetchRequest &request, const std::atomic<bool> &stopping)
{
    Transfer transfer{request, stopping};
    const auto set = [easy](CURLoption option, auto value) {
        curl_easy_setopt(easy, option, value);
    };
    // Connections and names that were resolved are kept.
    curl_easy_reset(easy);
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_URL, request.url.c_str());
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
    set(CURLOPT_FOLLOWLOCATION, request.follows && !request.signature ? 1L : 0L);
    set(CURLOPT_MAXREDIRS, maxRedirects);
    set(CURLOPT_NETRC, long{CURL_NETRC_IGNORED});
    set(CURLOPT_HTTP09_ALLOWED, 0L);
    set(CURLOPT_SSLVERSION, long{CURL_SSLVERSION_TLSv1_2});
    set(CURLOPT_TIMEOUT_MS,
        static_cast<long>(
            std::chrono::duration_cast<std::chrono::milliseconds>(request.timeout).count()));
    set(CURLOPT_WRITEFUNCTION, &receiveBody);
    set(CURLOPT_WRITEDATA, &transfer);
    set(CURLOPT_NOPROGRESS, 0L);
    set(CURLOPT_XFERINFOFUNCTION, &mayGoOn);
    set(CURLOPT_XFERINFODATA, &transfer);
    if (request.probe)
        setProbe(easy, *request.probe);
    Headers headers;
    for (const std::string &line : request.headers)
        headers.add(line);
    std::string scope;
    if (const auto &signature = request.signature) {
        scope = "aws:amz:" + signature->region + ':' + signature->service;
        set(CURLOPT_AWS_SIGV4, scope.c_str());
        set(CURLOPT_USERNAME, signature->accessKey.c_str());
        set(CURLOPT_PASSWORD, signature->secretKey.c_str());
        if (!signature->sessionToken.empty())
            headers.add("X-Amz-Security-Token: " + signature->sessionToken);
    }
    if (!request.body.empty()) {
        set(CURLOPT_POSTFIELDSIZE, static_cast<long>(request.body.size()));
        set(CURLOPT_POSTFIELDS, request.body.data());
    }
    set(CURLOPT_HTTPHEADER, headers.list());
    const CURLcode code = curl_easy_perform(easy);
    if (code != CURLE_OK) {
        long systemError = 0;
        curl_easy_getinfo(easy, CURLINFO_OS_ERRNO, &systemError);
        return unexpected(failureOf(code, transfer, systemError));
    }
    long status = 0;
    curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
    transfer.answer.status = static_cast<int>(status);
    return std::move(transfer.answer);
}

} // namespace

struct CurlFetcher::Private {
    Private()
    {
        std::call_once(curlOnce, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
        worker.moveToThread(&thread);
        thread.start();
    }
    ~Private()
    {
        stopping = true;
        thread.quit();
        thread.wait();
        curl_easy_cleanup(easy);
    }

    QThread thread{};
    QObject worker{}; ///< lives on the thread
    QObject asker{}; ///< lives on that of the owner
    runtime::Mailbox requests{&worker};
    runtime::Mailbox replies{&asker};
    std::atomic<bool> stopping{false};
    CURL *easy = curl_easy_init(); ///< the thread's
};

CurlFetcher::CurlFetcher()
    : m(std::make_unique<Private>())
{ }

CurlFetcher::~CurlFetcher() = default;

void CurlFetcher::fetch(FetchRequest request, Reply<FetchAnswer> reply)
{
    m->requests.post([m = m.get(), request = std::move(request), reply = std::move(reply)] {
        if (m->stopping)
            return;
        // What is kept open says nothing about new connections: a probe has a handle of its own.
        const std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> once(
            request.probe ? curl_easy_init() : nullptr, &curl_easy_cleanup);
        auto answer = perform(once ? once.get() : m->easy, request, m->stopping);
        m->replies.post([reply, answer = std::move(answer)] { reply(answer); });
    });
}

} // namespace hp::maintenance
