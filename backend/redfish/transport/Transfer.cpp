// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/transport/Transfer.h"

#include "backend/redfish/transport/Multiplexer.h"
#include "backend/runtime/CurlSupport.h"
#include "model/base/Text.h"

#include <algorithm>
#include <string>

namespace hp::redfish {

namespace {

struct Meaning {
    CURLcode code;
    Failure failure;
    const char *sentence;
};

/// What a person can act on; curl's own texts name addresses and sometimes mislead ("Out of
/// memory").
constexpr Meaning meanings[] = {
    {CURLE_COULDNT_RESOLVE_HOST, Failure::Connect, "the name of the BMC cannot be resolved"},
    {CURLE_COULDNT_CONNECT, Failure::Connect, "the BMC refuses the connection or is not there"},
    {CURLE_OPERATION_TIMEDOUT, Failure::TimedOut, "the BMC does not answer in time"},
    {CURLE_PEER_FAILED_VERIFICATION,
     Failure::Untrusted,
     "the certificate of the BMC is not trusted"},
    {CURLE_SSL_CONNECT_ERROR, Failure::Tls, "no secure connection with the BMC is possible"},
    {CURLE_SSL_CACERT_BADFILE, Failure::Tls, "the file with trusted certificates cannot be read"},
    {CURLE_OUT_OF_MEMORY, Failure::TooLarge, "the answer of the BMC has headers beyond the limit"},
    {CURLE_WEIRD_SERVER_REPLY, Failure::Broken, "the BMC does not speak HTTP"},
    {CURLE_UNSUPPORTED_PROTOCOL, Failure::Broken, "the BMC does not speak HTTP"},
    {CURLE_PARTIAL_FILE, Failure::Broken, "the answer of the BMC is cut short"},
    {CURLE_GOT_NOTHING, Failure::Broken, "the BMC closed the connection without an answer"},
    {CURLE_ABORTED_BY_CALLBACK,
     Failure::Broken,
     "the BMC closed the connection without an answer"}, // and curl was about to repeat a POST
    {CURLE_SSL_PINNEDPUBKEYNOTMATCH,
     Failure::WrongKey,
     "the BMC shows another key than the one that was accepted for it"},
    {CURLE_SEND_ERROR, Failure::Broken, "the BMC closed the connection"},
    {CURLE_RECV_ERROR, Failure::Broken, "the BMC closed the connection"},
};

} // namespace

Transfer::Transfer(const RedfishSettings &settings, Multiplexer &multiplexer)
    : m_settings(settings)
    , m_multiplexer(multiplexer)
    , m_easy(curl_easy_init())
{
    setUpOnce();
}

Transfer::~Transfer()
{
    for (const curl_socket_t socket : m_open)
        m_multiplexer.disown(socket);
    curl_easy_cleanup(m_easy);
    curl_slist_free_all(m_resolve);
}

void Transfer::setUpOnce()
{
    const auto set = [this](CURLoption option, auto value) {
        curl_easy_setopt(m_easy, option, value);
    };
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_HTTP_VERSION, long{CURL_HTTP_VERSION_1_1});
    set(CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(m_settings.connectTimeout.count()));
    set(CURLOPT_BUFFERSIZE, 16384L);
    set(CURLOPT_HEADERFUNCTION, &Transfer::onHeader);
    set(CURLOPT_HEADERDATA, this);
    set(CURLOPT_WRITEFUNCTION, &Transfer::onBody);
    set(CURLOPT_WRITEDATA, this);
    set(CURLOPT_PREREQFUNCTION, &Transfer::onBeforeRequest);
    set(CURLOPT_PREREQDATA, this);
    set(CURLOPT_OPENSOCKETFUNCTION, &Transfer::onOpenSocket);
    set(CURLOPT_OPENSOCKETDATA, this);
    // A connection outlives its handle, so its end is told to the multiplexer.
    set(CURLOPT_CLOSESOCKETFUNCTION, &Multiplexer::closeSocket);
    set(CURLOPT_CLOSESOCKETDATA, &m_multiplexer);
    set(CURLOPT_TCP_KEEPALIVE, 1L);
    set(CURLOPT_TCP_KEEPIDLE, 30L);
    set(CURLOPT_TCP_KEEPINTVL, 30L);
    set(CURLOPT_MAXAGE_CONN, 600L);
    set(CURLOPT_DNS_CACHE_TIMEOUT, -1L); // pruning costs per transfer and BMC
    set(CURLOPT_FOLLOWLOCATION, 0L); // curl would hand X-Auth-Token to other hosts
    set(CURLOPT_PROXY, ""); // the environment's proxy must not see passwords
    set(CURLOPT_NETRC, long{CURL_NETRC_IGNORED});
    set(CURLOPT_PATH_AS_IS, 1L);
    set(CURLOPT_HTTP09_ALLOWED, 0L);
    // With a CApath the store of trusted certificates is parsed anew for every connection.
    set(CURLOPT_CAPATH, static_cast<const char *>(nullptr));
    set(CURLOPT_ERRORBUFFER, m_words.data());
    m_certificate.attach(m_easy);
}

void Transfer::addHeader(char *line)
{
    curl_slist &node = m_headers[m_headerCount];
    node = {line, nullptr};
    if (m_headerCount > 0)
        m_headers[m_headerCount - 1].next = &node;
    ++m_headerCount;
}

void Transfer::prepare(HttpRequest request, bool keep, Steady now)
{
    m_request = std::move(request);
    m_answer = {};
    m_ownFailure = Failure::None;
    m_headerBytes = 0;
    m_headerLines = 0;
    m_sends = 0;
    m_headersDone = false;
    m_startedAt = now;
    m_words.front() = '\0';
    m_certificate.clear();

    const bool tls = m_request.url.starts_with("https:");
    if (m_url != m_request.url) {
        m_url = m_request.url;
        curl_easy_setopt(m_easy, CURLOPT_URL, m_url.c_str());
        curl_easy_setopt(m_easy, CURLOPT_PROTOCOLS_STR, tls ? "https" : "http");
    }
    setHeaders();
    setMethod();
    setTrust(tls);

    const bool action = m_request.method == Method::Post && !m_request.mayReuseConnection;
    // On a reused connection that dies without a byte curl would send the POST a second time.
    curl_easy_setopt(m_easy, CURLOPT_FRESH_CONNECT, action ? 1L : 0L);
    curl_easy_setopt(
        m_easy, CURLOPT_FORBID_REUSE, action || !m_request.keepAlive || !keep ? 1L : 0L);
    if (m_request.forgetAddress || m_resolve != nullptr) {
        curl_slist_free_all(m_resolve);
        m_resolve = nullptr;
        if (m_request.forgetAddress) {
            const std::string_view url = m_url;
            const std::size_t start = url.find("//") + 2;
            const std::string entry =
                '-' + std::string(url.substr(start, url.find('/', start) - start));
            m_resolve = curl_slist_append(nullptr, entry.c_str());
        }
        curl_easy_setopt(m_easy, CURLOPT_RESOLVE, m_resolve);
    }
}

void Transfer::setHeaders()
{
    static char accept[] = "Accept: application/json";
    static char acceptEvents[] = "Accept: text/event-stream";
    static char version[] = "OData-Version: 4.0";
    // Compressing proxies turn ETags weak, and a decoder is a place for bombs.
    static char encoding[] = "Accept-Encoding: identity";
    static char agent[] = "User-Agent: Holdpoint/" HP_VERSION;
    static char closing[] = "Connection: close";
    static char json[] = "Content-Type: application/json";
    static char noExpect[] = "Expect:";

    m_headerCount = 0;
    for (char *line : {m_request.stream ? acceptEvents : accept, version, encoding, agent})
        addHeader(line);
    if (!m_request.keepAlive)
        addHeader(closing);
    if (!m_request.authorisation.isEmpty())
        addHeader(const_cast<char *>(m_request.authorisation.text().c_str())); // curl only reads
    if (!m_request.lastEvent.empty())
        addHeader(m_request.lastEvent.data());
    if (m_request.method == Method::Post) {
        addHeader(json);
        addHeader(noExpect);
    }
    curl_easy_setopt(m_easy, CURLOPT_HTTPHEADER, m_headers.data());
}

void Transfer::setMethod()
{
    const bool post = m_request.method == Method::Post;
    if (post) {
        const std::string &body = m_request.body.text();
        curl_easy_setopt(m_easy, CURLOPT_POSTFIELDSIZE, static_cast<long>(body.size()));
        curl_easy_setopt(m_easy, CURLOPT_POSTFIELDS, body.data());
    } else {
        curl_easy_setopt(m_easy, CURLOPT_HTTPGET, 1L);
    }
    curl_easy_setopt(m_easy,
                     CURLOPT_CUSTOMREQUEST,
                     m_request.method == Method::Delete ? "DELETE"
                                                        : static_cast<const char *>(nullptr));
    const Span total = m_request.stream ? Span(0) // has no end
        : post                          ? m_settings.actionTimeout
                                        : m_settings.totalTimeout;
    curl_easy_setopt(m_easy, CURLOPT_TIMEOUT_MS, static_cast<long>(total.count()));
    // A BMC may think about a Reset for long; a document that drips is a dead BMC.
    const auto slow = std::chrono::ceil<std::chrono::seconds>(
        m_request.stream ? m_settings.listenIdleTimeout : m_settings.lowSpeedTime);
    const long least = m_request.stream ? 1L : m_settings.lowSpeedBytes;
    curl_easy_setopt(m_easy, CURLOPT_LOW_SPEED_LIMIT, post ? 0L : least);
    curl_easy_setopt(m_easy, CURLOPT_LOW_SPEED_TIME, post ? 0L : static_cast<long>(slow.count()));
    m_headersDue = m_startedAt + (post ? m_settings.actionTimeout : m_settings.headersTimeout);
}

/// Whom to trust and how; setting it again for every request would copy the same texts every time.
void Transfer::setTrust(bool tls)
{
    if (!tls || m_trust == m_request.trust)
        return;
    m_trust = m_request.trust;
    const TlsTrust &trust = *m_trust;
    // An accepted key says more than a certificate: names and dates do not count beside it.
    const bool verify = trust.verifyCertificate && trust.pin.empty();
    curl_easy_setopt(m_easy, CURLOPT_SSL_VERIFYPEER, verify ? 1L : 0L);
    curl_easy_setopt(m_easy, CURLOPT_SSL_VERIFYHOST, verify ? 2L : 0L);
    // Without verification nothing is cached, and the authorities would be parsed for nothing.
    if (!verify)
        curl_easy_setopt(m_easy, CURLOPT_CAINFO, nullptr);
    else if (!m_settings.caFile.empty())
        curl_easy_setopt(m_easy, CURLOPT_CAINFO, m_settings.caFile.c_str());
    else
        curl_easy_setopt(m_easy, CURLOPT_CAINFO, runtime::systemAuthorities());
    curl_easy_setopt(
        m_easy, CURLOPT_PINNEDPUBLICKEY, trust.pin.empty() ? nullptr : trust.pin.c_str());
    constexpr std::array<long, 4> minimums = {CURL_SSLVERSION_TLSv1_0,
                                              CURL_SSLVERSION_TLSv1_1,
                                              CURL_SSLVERSION_TLSv1_2,
                                              CURL_SSLVERSION_TLSv1_3};
    curl_easy_setopt(m_easy, CURLOPT_SSLVERSION, minimums[static_cast<std::size_t>(trust.minimum)]);
    // OpenSSL offers neither TLS 1.0 nor keys of 1024 bits above its lowest level.
    const bool old = trust.minimum < TlsMinimum::Tls12;
    curl_easy_setopt(m_easy, CURLOPT_SSL_CIPHER_LIST, old ? "DEFAULT@SECLEVEL=0" : nullptr);
}

curl_socket_t Transfer::onOpenSocket(void *self, curlsocktype, curl_sockaddr *address)
{
    auto &transfer = *static_cast<Transfer *>(self);
    const curl_socket_t socket = transfer.m_multiplexer.openSocket(transfer, *address);
    if (socket != CURL_SOCKET_BAD)
        transfer.m_open.push_back(socket);
    return socket;
}

void Transfer::connectionEnded(curl_socket_t socket)
{
    std::erase(m_open, socket);
}

/// The last moment before bytes are sent. curl comes here a second time when a reused connection
/// died without an answer and it is about to repeat the request.
int Transfer::onBeforeRequest(void *self, char *, char *, int, int)
{
    auto &transfer = *static_cast<Transfer *>(self);
    if (++transfer.m_sends > 1 && transfer.m_request.method == Method::Post)
        return CURL_PREREQFUNC_ABORT;
    if (transfer.onConnected)
        transfer.onConnected();
    return CURL_PREREQFUNC_OK;
}

std::size_t Transfer::onHeader(char *data, std::size_t size, std::size_t count, void *self)
{
    return static_cast<Transfer *>(self)->receiveHeader({data, size * count}) ? size * count : 0;
}

bool Transfer::receiveHeader(std::string_view line)
{
    m_headerBytes += line.size();
    if (m_headerBytes > m_settings.maxHeaderBytes || ++m_headerLines > m_settings.maxHeaderLines) {
        m_ownFailure = Failure::TooLarge;
        return false;
    }
    if (line.starts_with("HTTP/")) { // a new response: 100 Continue came before
        m_answer = {};
        m_headersDone = false;
        return true;
    }
    const std::string_view whole = trimmed(line);
    if (whole.empty()) {
        long status = 0;
        curl_easy_getinfo(m_easy, CURLINFO_RESPONSE_CODE, &status);
        m_headersDone = status >= 200;
        return true;
    }
    const std::size_t colon = whole.find(':');
    if (colon == std::string_view::npos)
        return true;
    const std::string_view name = whole.substr(0, colon);
    const std::string_view value = trimmed(whole.substr(colon + 1));
    if (isNamed(name, "location"))
        m_answer.location = std::string(value);
    else if (isNamed(name, "x-auth-token"))
        m_answer.token = SecretText(std::string(value));
    else if (isNamed(name, "retry-after"))
        m_answer.retryAfter = std::string(value);
    else if (isNamed(name, "odata-version"))
        m_answer.redfish = true;
    else if (isNamed(name, "content-encoding") && !value.empty() && !isNamed(value, "identity"))
        m_ownFailure = Failure::Encoding;
    return true;
}

std::size_t Transfer::onBody(char *data, std::size_t size, std::size_t count, void *self)
{
    auto &transfer = *static_cast<Transfer *>(self);
    const std::size_t bytes = size * count;
    if (transfer.m_ownFailure != Failure::None)
        return 0;
    if (transfer.m_request.stream) {
        transfer.onStream({data, bytes});
        return bytes;
    }
    // MAXFILESIZE does not stop a chunked answer.
    if (transfer.m_answer.body.size() + bytes > transfer.m_settings.maxBodyBytes) {
        transfer.m_ownFailure = Failure::TooLarge;
        return 0;
    }
    transfer.m_answer.body.append(data, bytes);
    return bytes;
}

HttpAnswer Transfer::finish(CURLcode code)
{
    HttpAnswer answer = std::move(m_answer);
    m_answer = {};
    curl_easy_setopt(m_easy, CURLOPT_HTTPHEADER, nullptr);
    curl_easy_setopt(m_easy, CURLOPT_POSTFIELDS, nullptr);
    m_request = {}; // its secrets are wiped with it

    long status = 0;
    long connections = 0;
    curl_easy_getinfo(m_easy, CURLINFO_RESPONSE_CODE, &status);
    curl_easy_getinfo(m_easy, CURLINFO_NUM_CONNECTS, &connections);
    answer.status = static_cast<int>(status);
    answer.reusedConnection = connections == 0 || m_sends > 1;
    answer.mayHaveArrived = m_sends > 0;

    if (m_ownFailure == Failure::TooLarge) {
        answer.failure = Failure::TooLarge;
        answer.trouble = "the answer of the BMC is larger than the limit";
    } else if (m_ownFailure == Failure::Encoding) {
        answer.failure = Failure::Encoding;
        answer.trouble = "the BMC sent a compressed answer that was not asked for";
    } else if (code == CURLE_OK) {
        return answer;
    } else if (code == CURLE_PARTIAL_FILE && (status == 401 || status == 403)) {
        return answer; // iDRAC 8 cuts its 401 page short; the status is all that counts
    } else {
        explain(answer, code);
    }
    answer.body.clear();
    answer.status = 0;
    return answer;
}

void Transfer::explain(HttpAnswer &answer, CURLcode code) const
{
    const auto *known = std::find_if(std::begin(meanings),
                                     std::end(meanings),
                                     [code](const Meaning &entry) { return entry.code == code; });
    const bool found = known != std::end(meanings);
    answer.failure = found ? known->failure : Failure::Broken;
    answer.trouble = found ? known->sentence : "the connection to the BMC failed";
    const std::string_view words(m_words.data());
    if (answer.failure == Failure::Tls
        && (words.find("protocol version") != std::string_view::npos
            || words.find("unsupported protocol") != std::string_view::npos)) {
        answer.failure = Failure::TooOldTls;
        answer.trouble = "the TLS protocol of the BMC is too old";
    }
    if (answer.failure == Failure::Untrusted || answer.failure == Failure::WrongKey)
        answer.certificate = m_certificate.seen();
}

} // namespace hp::redfish
