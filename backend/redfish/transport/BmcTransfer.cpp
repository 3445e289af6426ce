// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/transport/BmcTransfer.h"

#include "model/base/Text.h"
#include "model/base/Version.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>
#include <utility>

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
    {CURLE_COULDNT_RESOLVE_HOST, Failure::Unresolved, "the name of the BMC cannot be resolved"},
    {CURLE_COULDNT_CONNECT, Failure::Connect, "no route to the address of the BMC"},
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

BmcTransfer::BmcTransfer(const RedfishSettings &settings,
                         curl::Multiplexer &multiplexer,
                         unsigned pool)
    : Transfer(multiplexer, pool)
    , m_settings(settings)
{
    setUpOnce();
}

BmcTransfer::~BmcTransfer()
{
    cancel(); // before what it was given goes
    curl_slist_free_all(m_resolve);
}

void BmcTransfer::setUpOnce()
{
    setHeaderLimits(m_settings.maxHeaderBytes, m_settings.maxHeaderLines);
    set(CURLOPT_HTTP_VERSION, long{CURL_HTTP_VERSION_1_1});
    set(CURLOPT_BUFFERSIZE, 16384L);
    set(CURLOPT_TCP_KEEPALIVE, 1L);
    set(CURLOPT_TCP_KEEPIDLE, 30L);
    set(CURLOPT_TCP_KEEPINTVL, 30L);
    set(CURLOPT_MAXAGE_CONN, 600L);
    set(CURLOPT_DNS_CACHE_TIMEOUT, -1L); // pruning costs per transfer and BMC
    set(CURLOPT_PROXY, ""); // the environment's proxy must not see passwords
    set(CURLOPT_PATH_AS_IS, 1L);
    m_certificate.attach(easy());
}

void BmcTransfer::send(HttpRequest request, bool keep, Steady now)
{
    m_request = std::move(request);
    m_answer = {};
    m_ownFailure = Failure::None;
    m_headersDone = false;
    m_startedAt = now;
    m_certificate.clear();

    const bool post = m_request.method == Method::Post;
    begin(post ? 1 : std::numeric_limits<int>::max());
    const bool tls = m_request.url.starts_with("https:");
    if (m_url != m_request.url) {
        m_url = m_request.url;
        set(CURLOPT_URL, m_url.c_str());
        set(CURLOPT_PROTOCOLS_STR, tls ? "https" : "http");
    }
    setHeaders();
    setMethod(m_request.method, post ? &m_request.body.text() : nullptr);
    setPatience();
    setTrustOnce(tls);
    setReuse(keep);
    if (m_request.stream)
        set(CURLOPT_BUFFERSIZE, 2048L);
    start();
}

void BmcTransfer::setReuse(bool keep)
{
    const bool action = m_request.method == Method::Post && !m_request.mayReuseConnection;
    // On a reused connection that dies without a byte curl would send the POST a second time.
    set(CURLOPT_FRESH_CONNECT, action ? 1L : 0L);
    set(CURLOPT_FORBID_REUSE, action || !m_request.keepAlive || !keep ? 1L : 0L);
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
        set(CURLOPT_RESOLVE, m_resolve);
    }
}

void BmcTransfer::setHeaders()
{
    static constexpr char accept[] = "Accept: application/json";
    static constexpr char acceptEvents[] = "Accept: text/event-stream";
    static constexpr char version[] = "OData-Version: 4.0";
    // Compressing proxies turn ETags weak, and a decoder is a place for bombs.
    static constexpr char encoding[] = "Accept-Encoding: identity";
    static const std::string agent = std::string("User-Agent: Holdpoint/") + hp::version();
    static constexpr char closing[] = "Connection: close";
    static constexpr char json[] = "Content-Type: application/json";
    static constexpr char noExpect[] = "Expect:";

    for (const char *line :
         {m_request.stream ? acceptEvents : accept, version, encoding, agent.c_str()})
        addHeader(line);
    if (!m_request.keepAlive)
        addHeader(closing);
    if (!m_request.authorisation.isEmpty())
        addHeader(m_request.authorisation.text().c_str());
    if (!m_request.lastEvent.empty())
        addHeader(m_request.lastEvent.c_str());
    if (m_request.method == Method::Post) {
        addHeader(json);
        addHeader(noExpect);
    }
    useHeaders();
}

void BmcTransfer::setPatience()
{
    const bool post = m_request.method == Method::Post;
    const Span total = m_request.stream ? Span(0) // has no end
        : post                          ? m_settings.actionTimeout
                                        : m_settings.totalTimeout;
    setTimeouts(m_settings.connectTimeout, total);
    // A BMC may think about a Reset for long; a document that drips is a dead BMC. While it thinks
    // about a document it sends nothing either, and has until the headers are due.
    const auto slow = std::chrono::ceil<std::chrono::seconds>(
        m_request.stream ? m_settings.listenIdleTimeout
                         : std::max(m_settings.lowSpeedTime, m_settings.headersTimeout));
    const long least = m_request.stream ? 1L : m_settings.lowSpeedBytes;
    set(CURLOPT_LOW_SPEED_LIMIT, post ? 0L : least);
    set(CURLOPT_LOW_SPEED_TIME, post ? 0L : static_cast<long>(slow.count()));
    m_headersDue = m_startedAt + (post ? m_settings.actionTimeout : m_settings.headersTimeout);
}

/// Whom to trust and how; setting it again for every request would copy the same texts every time.
void BmcTransfer::setTrustOnce(bool tls)
{
    if (!tls || m_trust == m_request.trust)
        return;
    m_trust = m_request.trust;
    const TlsTrust &trust = *m_trust;
    // An accepted key says more than a certificate: names and dates do not count beside it.
    const bool verify = trust.verifyCertificate && trust.pin.empty();
    setTrust(verify ? curl::Verify::Peer : curl::Verify::Nothing, {.file = m_settings.caFile});
    set(CURLOPT_PINNEDPUBLICKEY, trust.pin.empty() ? nullptr : trust.pin.c_str());
    constexpr std::array<long, 4> minimums = {CURL_SSLVERSION_TLSv1_0,
                                              CURL_SSLVERSION_TLSv1_1,
                                              CURL_SSLVERSION_TLSv1_2,
                                              CURL_SSLVERSION_TLSv1_3};
    set(CURLOPT_SSLVERSION, minimums[static_cast<std::size_t>(trust.minimum)]);
    // OpenSSL offers neither TLS 1.0 nor keys of 1024 bits above its lowest level.
    const bool old = trust.minimum < TlsMinimum::Tls12;
    set(CURLOPT_SSL_CIPHER_LIST, old ? "DEFAULT@SECLEVEL=0" : nullptr);
}

bool BmcTransfer::maySend()
{
    if (onConnected)
        onConnected();
    if (!m_request.stillAllowed || m_request.stillAllowed())
        return true;
    m_ownFailure = Failure::Withdrawn;
    return false;
}

void BmcTransfer::answerStarted()
{
    m_answer = {};
    m_headersDone = false;
}

void BmcTransfer::receiveHeader(std::string_view line)
{
    const std::string_view whole = trimmed(line);
    const std::size_t colon = whole.find(':');
    if (colon == std::string_view::npos)
        return;
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
}

BmcTransfer::Flow BmcTransfer::receiveBody(std::string_view bytes)
{
    if (m_ownFailure != Failure::None)
        return Flow::Stop;
    if (m_request.stream) {
        onStream(bytes);
        return Flow::Continue;
    }
    // MAXFILESIZE does not stop a chunked answer.
    if (m_answer.body.size() + bytes.size() > m_settings.maxBodyBytes) {
        m_ownFailure = Failure::TooLarge;
        return Flow::Stop;
    }
    m_answer.body.append(bytes);
    return Flow::Continue;
}

HttpAnswer BmcTransfer::finish(CURLcode code)
{
    HttpAnswer answer = std::move(m_answer);
    m_answer = {};
    dropRequest();
    m_request = {}; // its secrets are wiped with it

    long connections = 0;
    curl_easy_getinfo(easy(), CURLINFO_NUM_CONNECTS, &connections);
    answer.status = status();
    answer.reusedConnection = connections == 0 || sends() > 1;
    answer.mayHaveArrived = sends() > 0;

    if (exceededHeaderLimits() || m_ownFailure == Failure::TooLarge) {
        answer.failure = Failure::TooLarge;
        answer.trouble = "the answer of the BMC is larger than the limit";
    } else if (m_ownFailure == Failure::Encoding) {
        answer.failure = Failure::Encoding;
        answer.trouble = "the BMC sent a compressed answer that was not asked for";
    } else if (m_ownFailure == Failure::Withdrawn) {
        answer.failure = Failure::Withdrawn;
        answer.trouble =
            "the command was withdrawn before its turn came; nothing was sent to the BMC";
    } else if (code == CURLE_OK) {
        return answer;
    } else if (code == CURLE_PARTIAL_FILE && (answer.status == 401 || answer.status == 403)) {
        return answer; // iDRAC 8 cuts its 401 page short; the status is all that counts
    } else {
        explain(answer, code);
    }
    answer.body.clear();
    answer.status = 0;
    return answer;
}

void BmcTransfer::explain(HttpAnswer &answer, CURLcode code) const
{
    const auto *known = std::find_if(std::begin(meanings),
                                     std::end(meanings),
                                     [code](const Meaning &entry) { return entry.code == code; });
    const bool found = known != std::end(meanings);
    answer.failure = found ? known->failure : Failure::Broken;
    answer.trouble = found ? known->sentence : "the connection to the BMC failed";
    long systemError = 0;
    curl_easy_getinfo(easy(), CURLINFO_OS_ERRNO, &systemError);
    if (answer.failure == Failure::Connect && systemError == ECONNREFUSED) {
        answer.failure = Failure::NobodyListens;
        answer.trouble = "the address of the BMC refuses the connection";
    }
    if (answer.failure == Failure::Tls
        && (words().find("protocol version") != std::string_view::npos
            || words().find("unsupported protocol") != std::string_view::npos)) {
        answer.failure = Failure::TooOldTls;
        answer.trouble = "the TLS protocol of the BMC is too old";
    }
    if (answer.failure == Failure::Untrusted || answer.failure == Failure::WrongKey)
        answer.certificate = m_certificate.seen();
}

} // namespace hp::redfish
