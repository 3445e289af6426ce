// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/Transfer.h"

#include "backend/kube/transport/CurlFailure.h"
#include "backend/kube/transport/HeaderLines.h"
#include "backend/kube/transport/ServerParts.h"
#include "backend/runtime/CurlSupport.h"
#include "model/messages/Connection.h"

#include <utility>

namespace hp::kube {

namespace {

constexpr std::size_t maxHeaderBytes = 64 * 1024;
/// Of a body that is a failure: a metav1.Status, or somebody's page.
constexpr std::size_t maxFailureBytes = 1024 * 1024;
constexpr long receiveBuffer = 256 * 1024;
/// What may be repeated is, on a kept connection that turns out to be gone.
constexpr int maxSends = 3;

long inMilliseconds(Duration duration)
{
    return static_cast<long>(
        std::chrono::duration_cast<std::chrono::milliseconds>(duration).count());
}

const char *nameOf(Method method)
{
    switch (method) {
    case Method::Get:
        return "GET";
    case Method::Post:
        return "POST";
    case Method::Put:
        return "PUT";
    case Method::Patch:
        return "PATCH";
    case Method::Delete:
        return "DELETE";
    }
    return "GET";
}

} // namespace

Transfer::Transfer(std::uint64_t id,
                   std::shared_ptr<const Target> target,
                   Request request,
                   const KubeSettings &settings,
                   Decoder &decoder)
    : m_id(id)
    , m_target(std::move(target))
    , m_request(std::move(request))
    , m_settings(settings)
    , m_decoder(decoder)
    , m_easy(curl_easy_init())
    , m_lastBytes(std::chrono::steady_clock::now())
{
    setUp();
    setAddress();
    setHeaders();
    setMethod();
    setIdentity();
}

Transfer::~Transfer()
{
    curl_easy_cleanup(m_easy);
    curl_slist_free_all(m_headers);
    curl_slist_free_all(m_connectTo);
}

void Transfer::setUp()
{
    const auto set = [this](CURLoption option, auto value) {
        curl_easy_setopt(m_easy, option, value);
    };
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_PRIVATE, this);
    set(CURLOPT_HTTP_VERSION, long{CURL_HTTP_VERSION_2TLS});
    // Rather the connection that is being made than one more.
    set(CURLOPT_PIPEWAIT, m_request.fresh ? 0L : 1L);
    set(CURLOPT_FRESH_CONNECT, m_request.fresh ? 1L : 0L);
    set(CURLOPT_CONNECTTIMEOUT_MS, inMilliseconds(m_settings.connectTimeout));
    set(CURLOPT_TIMEOUT_MS, m_request.stream ? 0L : inMilliseconds(m_request.timeout));
    set(CURLOPT_BUFFERSIZE, receiveBuffer);
    set(CURLOPT_HEADERFUNCTION, &Transfer::onHeader);
    set(CURLOPT_HEADERDATA, this);
    set(CURLOPT_WRITEFUNCTION, &Transfer::onBody);
    set(CURLOPT_WRITEDATA, this);
    set(CURLOPT_PREREQFUNCTION, &Transfer::onBeforeRequest);
    set(CURLOPT_PREREQDATA, this);
    set(CURLOPT_TCP_KEEPALIVE, 1L);
    set(CURLOPT_TCP_KEEPIDLE, 30L);
    set(CURLOPT_TCP_KEEPINTVL, 15L);
    set(CURLOPT_FOLLOWLOCATION, 0L); // a token is for one server
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_NETRC, long{CURL_NETRC_IGNORED});
    set(CURLOPT_PATH_AS_IS, 1L);
    set(CURLOPT_HTTP09_ALLOWED, 0L);
    set(CURLOPT_ERRORBUFFER, m_words.data());
    // Not the environment's: an Endpoint says what it wants.
    set(CURLOPT_PROXY, m_target->endpoint.proxyUrl.c_str());
    if (m_request.compressed && !m_target->endpoint.disableCompression)
        set(CURLOPT_ACCEPT_ENCODING, "gzip");
}

void Transfer::setAddress()
{
    const Endpoint &endpoint = m_target->endpoint;
    const ServerParts parts = partsOf(endpoint.server);
    std::string authority = parts.authority;
    if (!endpoint.tlsServerName.empty() && parts.scheme == "https") {
        // curl takes the name for SNI and verification from the address.
        authority = endpoint.tlsServerName + ':' + parts.port;
        const std::string way = authority + ':' + parts.authority;
        m_connectTo = curl_slist_append(nullptr, way.c_str());
        curl_easy_setopt(m_easy, CURLOPT_CONNECT_TO, m_connectTo);
        header("Host: " + parts.authority);
    }
    const std::string url = parts.scheme + "://" + authority + parts.prefix + m_request.path;
    curl_easy_setopt(m_easy, CURLOPT_URL, url.c_str());
}

void Transfer::header(const std::string &line)
{
    m_headers = curl_slist_append(m_headers, line.c_str());
}

void Transfer::setHeaders()
{
    header("User-Agent: holdpoint/" HP_VERSION);
    header("Accept: application/json");
    // Whoever listens on a plain connection would have it.
    const bool secure = m_target->endpoint.server.starts_with("https://");
    if (secure && !m_target->authentication.authorization.empty())
        header("Authorization: " + headerValue(m_target->authentication.authorization));
    const Impersonation &as = m_target->endpoint.impersonation;
    if (!m_request.asUser.empty()) {
        header("Impersonate-User: " + headerValue(m_request.asUser));
    } else if (!as.user.empty()) {
        header("Impersonate-User: " + headerValue(as.user));
        for (const std::string &group : as.groups)
            header("Impersonate-Group: " + headerValue(group));
        if (!as.uid.empty())
            header("Impersonate-Uid: " + headerValue(as.uid));
        for (const auto &[key, value] : as.extra)
            header("Impersonate-Extra-" + headerKey(key) + ": " + headerValue(value));
    }
    if (m_request.method != Method::Get) {
        header("Content-Type: " + m_request.contentType);
        header("Expect:");
    }
    curl_easy_setopt(m_easy, CURLOPT_HTTPHEADER, m_headers);
}

void Transfer::setMethod()
{
    if (m_request.method == Method::Get) {
        curl_easy_setopt(m_easy, CURLOPT_HTTPGET, 1L);
        return;
    }
    curl_easy_setopt(m_easy, CURLOPT_POSTFIELDSIZE, static_cast<long>(m_request.body.size()));
    curl_easy_setopt(m_easy, CURLOPT_POSTFIELDS, m_request.body.data());
    curl_easy_setopt(m_easy, CURLOPT_CUSTOMREQUEST, nameOf(m_request.method));
}

void Transfer::setIdentity()
{
    // The texts live as long as the target, and a connection takes a copy.
    const auto blob = [this](CURLoption option, const std::string &pem) {
        curl_blob text{const_cast<char *>(pem.data()), pem.size(), CURL_BLOB_NOCOPY};
        curl_easy_setopt(m_easy, option, &text);
    };
    const Endpoint &endpoint = m_target->endpoint;
    curl_easy_setopt(m_easy, CURLOPT_SSLVERSION, long{CURL_SSLVERSION_TLSv1_2});
    // A folder of authorities would be read anew for every connection.
    curl_easy_setopt(m_easy, CURLOPT_CAPATH, nullptr);
    if (endpoint.insecureSkipVerify) {
        curl_easy_setopt(m_easy, CURLOPT_SSL_VERIFYPEER, 0L);
        curl_easy_setopt(m_easy, CURLOPT_SSL_VERIFYHOST, 0L);
    } else if (!endpoint.caPem.empty()) {
        blob(CURLOPT_CAINFO_BLOB, endpoint.caPem);
    } else {
        curl_easy_setopt(m_easy, CURLOPT_CAINFO, runtime::systemAuthorities());
    }
    if (!m_target->authentication.clientCertificatePem.empty()) {
        curl_easy_setopt(m_easy, CURLOPT_SSLCERTTYPE, "PEM");
        curl_easy_setopt(m_easy, CURLOPT_SSLKEYTYPE, "PEM");
        blob(CURLOPT_SSLCERT_BLOB, m_target->authentication.clientCertificatePem);
        blob(CURLOPT_SSLKEY_BLOB, m_target->authentication.clientKeyPem);
    }
}

long Transfer::localPort() const
{
    long port = 0;
    curl_easy_getinfo(m_easy, CURLINFO_LOCAL_PORT, &port);
    return port;
}

bool Transfer::sharesConnection() const
{
    long version = 0;
    curl_easy_getinfo(m_easy, CURLINFO_HTTP_VERSION, &version);
    return version == CURL_HTTP_VERSION_2_0;
}

void Transfer::resume()
{
    m_paused = false;
    m_lastBytes = std::chrono::steady_clock::now();
    curl_easy_pause(m_easy, CURLPAUSE_CONT);
}

/// The last moment before bytes are sent. curl comes here again when a kept connection was gone and
/// it is about to send the request a second time, which is not its to decide for a write.
int Transfer::onBeforeRequest(void *self, char *, char *, int, int)
{
    auto &transfer = *static_cast<Transfer *>(self);
    const int most = transfer.m_request.method == Method::Get ? maxSends : 1;
    if (++transfer.m_sends > most)
        return CURL_PREREQFUNC_ABORT;
    return CURL_PREREQFUNC_OK;
}

std::size_t Transfer::onHeader(char *data, std::size_t size, std::size_t count, void *self)
{
    return static_cast<Transfer *>(self)->receiveHeader({data, size * count}) ? size * count : 0;
}

bool Transfer::receiveHeader(std::string_view line)
{
    m_lastBytes = std::chrono::steady_clock::now();
    m_headerBytes += line.size();
    if (m_headerBytes > maxHeaderBytes) {
        m_ownFailure = Failure::TooLarge;
        return false;
    }
    if (line.starts_with("HTTP/")) { // a new answer: that of a proxy, or 100, came before
        m_answer = {};
        return true;
    }
    if (line.find_first_not_of("\r\n") != std::string_view::npos) {
        readHeader(line, m_answer);
        return true;
    }
    long status = 0;
    long proxy = 0;
    curl_easy_getinfo(m_easy, CURLINFO_RESPONSE_CODE, &status);
    curl_easy_getinfo(m_easy, CURLINFO_HTTP_CONNECTCODE, &proxy);
    if (m_request.stream && status == 200 && m_sends > 0 && !m_started) {
        m_started = true;
        if (onStarted)
            onStarted();
    }
    return true;
}

std::size_t Transfer::onBody(char *data, std::size_t size, std::size_t count, void *self)
{
    auto &transfer = *static_cast<Transfer *>(self);
    if (transfer.m_started && transfer.mustWait && transfer.mustWait()) {
        transfer.m_paused = true;
        return CURL_WRITEFUNC_PAUSE;
    }
    return transfer.receiveBody({data, size * count}) ? size * count : 0;
}

bool Transfer::receiveBody(std::string_view bytes)
{
    m_lastBytes = std::chrono::steady_clock::now();
    if (m_started)
        return receiveEvents(bytes);
    long status = 0;
    curl_easy_getinfo(m_easy, CURLINFO_RESPONSE_CODE, &status);
    const std::size_t most =
        status >= 200 && status < 300 ? m_settings.maxAnswerBytes : maxFailureBytes;
    if (m_answer.body.size() + bytes.size() > most) {
        m_ownFailure = Failure::TooLarge;
        return false;
    }
    m_answer.body.append(bytes);
    return true;
}

bool Transfer::receiveEvents(std::string_view bytes)
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
    return m_ownFailure == Failure::None;
}

void Transfer::decode(Answer &answer)
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
bool Transfer::isRefusalCutShort(CURLcode code, long status) const
{
    const bool closed = code == CURLE_SEND_ERROR || code == CURLE_RECV_ERROR
        || code == CURLE_HTTP2_STREAM || code == CURLE_PARTIAL_FILE;
    return closed && !m_started && status >= 400 && status < 500;
}

Answer Transfer::finish(CURLcode code)
{
    Answer answer = std::move(m_answer);
    m_answer = {};
    long status = 0;
    curl_easy_getinfo(m_easy, CURLINFO_RESPONSE_CODE, &status);
    answer.status = static_cast<int>(status);
    answer.mayHaveArrived = m_sends > 0;
    if (m_ownFailure == Failure::TooLarge) {
        answer.failure = Failure::TooLarge;
        answer.trouble = say::answerIsTooLarge(peer());
    } else if (m_ownFailure == Failure::Garbage) {
        answer.failure = Failure::Garbage;
        answer.trouble = say::whatComesIsNoWatch(peer());
    } else if (code != CURLE_OK && !isRefusalCutShort(code, status)) {
        explain(answer, code);
    } else {
        decode(answer);
        return answer;
    }
    answer.body.clear();
    answer.status = 0;
    return answer;
}

void Transfer::explain(Answer &answer, CURLcode code) const
{
    const CurlFailure known = meaningOf(code, peer(), m_words.data());
    answer.failure = known.failure;
    if (answer.failure == Failure::TimedOut && !answer.mayHaveArrived)
        answer.failure = Failure::Connect;
    answer.trouble = known.sentence;
}

std::string Transfer::peer() const
{
    return partsOf(m_target->endpoint.server).authority;
}

} // namespace hp::kube
