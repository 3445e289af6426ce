// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/ServerTransfer.h"

#include "backend/kube/transport/CurlFailure.h"
#include "backend/kube/transport/HeaderLines.h"
#include "model/base/Version.h"
#include "model/messages/Connection.h"

#include <algorithm>
#include <utility>

namespace hp::kube {

namespace {

constexpr std::size_t maxHeaderBytes = 64 * 1024;
/// Of a body that is a failure: a metav1.Status, or somebody's page.
constexpr std::size_t maxFailureBytes = 1024 * 1024;
/// Of an object, of which etcd keeps 1.5 MB, and of what a server says of itself: many are asked
/// for at a time.
constexpr std::size_t maxOneBytes = 8 * 1024 * 1024;
constexpr long receiveBuffer = 256 * 1024;
/// What may be repeated is, on a kept connection that turns out to be gone.
constexpr int maxSends = 3;

std::chrono::milliseconds inMilliseconds(Duration duration)
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(duration);
}

/// As curl is told. A proxy of socks5 is given the server's name and looks it up, as client-go does
/// it: behind it there may be names that nobody knows here.
std::string proxyFor(const std::string &url)
{
    constexpr std::string_view scheme = "socks5:";
    return url.starts_with(scheme) ? "socks5h:" + url.substr(scheme.size()) : url;
}

} // namespace

ServerTransfer::ServerTransfer(curl::Multiplexer &multiplexer,
                               unsigned pool,
                               std::shared_ptr<const Target> target,
                               Request request,
                               const KubeSettings &settings,
                               Decoder &decoder)
    : Transfer(multiplexer, pool)
    , m_target(std::move(target))
    , m_request(std::move(request))
    , m_settings(settings)
    , m_decoder(decoder)
    , m_lastBytes(std::chrono::steady_clock::now())
{
    setUp();
    setAddress();
    setHeaders();
    setIdentity();
}

ServerTransfer::~ServerTransfer()
{
    cancel(); // before what it was given goes
    curl_slist_free_all(m_connectTo);
}

void ServerTransfer::setUp()
{
    const bool get = m_request.method == Method::Get;
    begin(get ? maxSends : 1);
    setMethod(m_request.method, get ? nullptr : &m_request.body);
    setTimeouts(inMilliseconds(m_settings.connectTimeout),
                m_request.stream ? std::chrono::milliseconds(0)
                                 : inMilliseconds(m_request.timeout));
    setHeaderLimits(maxHeaderBytes);
    set(CURLOPT_HTTP_VERSION, long{CURL_HTTP_VERSION_2TLS});
    // Rather the connection that is being made than one more.
    set(CURLOPT_PIPEWAIT, m_request.fresh ? 0L : 1L);
    set(CURLOPT_FRESH_CONNECT, m_request.fresh ? 1L : 0L);
    set(CURLOPT_BUFFERSIZE, receiveBuffer);
    set(CURLOPT_TCP_KEEPALIVE, 1L);
    set(CURLOPT_TCP_KEEPIDLE, 30L);
    set(CURLOPT_TCP_KEEPINTVL, 15L);
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_PATH_AS_IS, 1L);
    // Not the environment's: an Endpoint says what it wants.
    set(CURLOPT_PROXY, proxyFor(m_target->endpoint.proxyUrl).c_str());
    set(CURLOPT_NOPROXY, "");
    if (m_request.compressed && !m_target->endpoint.disableCompression)
        set(CURLOPT_ACCEPT_ENCODING, "gzip");
}

void ServerTransfer::setAddress()
{
    const Endpoint &endpoint = m_target->endpoint;
    const ServerParts parts = partsOf(endpoint.server);
    std::string authority = parts.authority;
    if (!endpoint.tlsServerName.empty() && parts.scheme == "https") {
        // curl takes the name for SNI and verification from the address.
        authority = endpoint.tlsServerName + ':' + parts.port;
        const std::string way = authority + ':' + parts.authority;
        m_connectTo = curl_slist_append(nullptr, way.c_str());
        set(CURLOPT_CONNECT_TO, m_connectTo);
        addHeader("Host: " + parts.authority);
    }
    const std::string url = parts.scheme + "://" + authority + parts.prefix + m_request.path;
    set(CURLOPT_URL, url.c_str());
}

void ServerTransfer::setHeaders()
{
    addHeader(std::string("User-Agent: holdpoint/") + version());
    addHeader("Accept: application/json");
    // Whoever listens on a plain connection would have it.
    const bool secure = m_target->endpoint.server.starts_with("https://");
    if (secure && !m_target->authentication.authorization.empty())
        addHeader("Authorization: " + headerValue(m_target->authentication.authorization));
    const Impersonation &as = m_target->endpoint.impersonation;
    if (!m_request.asUser.empty()) {
        addHeader("Impersonate-User: " + headerValue(m_request.asUser));
    } else if (!as.user.empty()) {
        addHeader("Impersonate-User: " + headerValue(as.user));
        for (const std::string &group : as.groups)
            addHeader("Impersonate-Group: " + headerValue(group));
        if (!as.uid.empty())
            addHeader("Impersonate-Uid: " + headerValue(as.uid));
        for (const auto &[key, value] : as.extra)
            addHeader("Impersonate-Extra-" + headerKey(key) + ": " + headerValue(value));
    }
    if (m_request.method != Method::Get) {
        addHeader("Content-Type: " + m_request.contentType);
        addHeader("Expect:");
    }
    useHeaders();
}

void ServerTransfer::setIdentity()
{
    const Endpoint &endpoint = m_target->endpoint;
    setTrust(endpoint.insecureSkipVerify ? curl::Verify::Nothing : curl::Verify::Peer,
             {.pem = endpoint.caPem});
    if (!m_target->authentication.clientCertificatePem.empty()) {
        set(CURLOPT_SSLCERTTYPE, "PEM");
        set(CURLOPT_SSLKEYTYPE, "PEM");
        setPem(CURLOPT_SSLCERT_BLOB, m_target->authentication.clientCertificatePem);
        setPem(CURLOPT_SSLKEY_BLOB, m_target->authentication.clientKeyPem);
    }
}

void ServerTransfer::readOn()
{
    m_lastBytes = std::chrono::steady_clock::now();
    resume();
}

void ServerTransfer::received()
{
    m_lastBytes = std::chrono::steady_clock::now();
}

void ServerTransfer::receiveHeader(std::string_view line)
{
    readHeader(line, m_answer);
}

void ServerTransfer::headersEnded()
{
    if (m_request.stream && status() == 200 && sends() > 0 && !m_started) {
        m_started = true;
        if (onStarted)
            onStarted();
    }
}

ServerTransfer::Flow ServerTransfer::receiveBody(std::string_view bytes)
{
    if (m_started)
        return mustWait && mustWait() ? Flow::Pause : receiveEvents(bytes);
    const int code = status();
    const std::size_t most = code < 200 || code >= 300 ? maxFailureBytes
        : m_request.content == Content::Page           ? m_settings.maxAnswerBytes
                                             : std::min(m_settings.maxAnswerBytes, maxOneBytes);
    if (m_answer.body.size() + bytes.size() > most) {
        m_ownFailure = Failure::TooLarge;
        return Flow::Stop;
    }
    if (mustWait && mustWait())
        return Flow::Pause;
    m_answer.body.append(bytes);
    return Flow::Continue;
}

ServerTransfer::Flow ServerTransfer::receiveEvents(std::string_view bytes)
{
    EventBatch batch;
    batch.bytes = bytes.size();
    while (!bytes.empty() && !m_over) {
        const std::size_t end = bytes.find('\n');
        if (end == std::string_view::npos) {
            m_line.append(bytes);
            break;
        }
        bool read = false;
        if (m_line.empty()) {
            read = m_decoder.event(bytes.substr(0, end), *m_request.kind, batch);
        } else {
            m_line.append(bytes.substr(0, end));
            read = m_decoder.event(m_line, *m_request.kind, batch);
            m_line = {};
        }
        bytes.remove_prefix(end + 1);
        m_over = batch.error.has_value();
        if (!read) {
            m_ownFailure = Failure::Garbage;
            break;
        }
    }
    if (m_line.size() > m_settings.maxEventBytes)
        m_ownFailure = Failure::TooLarge;
    if (onBatch && (!batch.events.empty() || batch.error))
        onBatch(std::move(batch));
    return m_ownFailure == Failure::None ? Flow::Continue : Flow::Stop;
}

void ServerTransfer::decode(Answer &answer)
{
    if (m_request.stream || m_request.content == Content::Text || answer.status >= 300)
        return;
    bool read = false;
    if (m_request.content == Content::Page) {
        read = m_decoder.page(answer.body, *m_request.kind, answer);
    } else {
        Object object = m_decoder.object(answer.body, *m_request.kind);
        read = static_cast<bool>(object);
        if (read)
            answer.objects.push_back(std::move(object));
    }
    answer.body = {};
    if (!read) {
        answer.failure = Failure::Garbage;
        answer.trouble = say::whatAnswersIsNoServer(peer());
    }
}

/// Who is turned away at the door is answered before the body is read, and the stream is closed
/// under it. The status is what counts.
bool ServerTransfer::isRefusalCutShort(CURLcode code, int status) const
{
    const bool closed = code == CURLE_SEND_ERROR || code == CURLE_RECV_ERROR
        || code == CURLE_HTTP2_STREAM || code == CURLE_PARTIAL_FILE;
    return closed && !m_started && status >= 400 && status < 500;
}

Answer ServerTransfer::finish(CURLcode code)
{
    Answer answer = std::move(m_answer);
    m_answer = {};
    answer.status = status();
    answer.mayHaveArrived = sends() > 0;
    if (exceededHeaderLimits() || m_ownFailure == Failure::TooLarge) {
        answer.failure = Failure::TooLarge;
        answer.trouble = say::answerIsTooLarge(peer());
    } else if (m_ownFailure == Failure::Garbage) {
        answer.failure = Failure::Garbage;
        answer.trouble = say::whatComesIsNoWatch(peer());
    } else if (code != CURLE_OK && !isRefusalCutShort(code, answer.status)) {
        explain(answer, code);
    } else {
        decode(answer);
        return answer;
    }
    answer.body.clear();
    answer.status = 0;
    return answer;
}

void ServerTransfer::explain(Answer &answer, CURLcode code) const
{
    const CurlFailure known = meaningOf(code, peer(), std::string(words()));
    answer.failure = known.failure;
    if (answer.failure == Failure::TimedOut && !answer.mayHaveArrived)
        answer.failure = Failure::Connect;
    answer.trouble = known.sentence;
}

std::string ServerTransfer::peer() const
{
    return partsOf(m_target->endpoint.server).authority;
}

} // namespace hp::kube
