// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/transport/Transfer.h"

#include <algorithm>
#include <cstring>
#include <string>

namespace hp::redfish {

namespace {

bool sameName(std::string_view left, std::string_view right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b;
    });
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.back() == '\r' || text.back() == '\n' || text.back() == ' '))
        text.remove_suffix(1);
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    return text;
}

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
    {CURLE_SSL_PINNEDPUBKEYNOTMATCH,
     Failure::WrongKey,
     "the BMC shows another key than the accepted one"},
    {CURLE_SSL_CONNECT_ERROR, Failure::Tls, "no secure connection with the BMC is possible"},
    {CURLE_SSL_CACERT_BADFILE, Failure::Tls, "the file with trusted certificates cannot be read"},
    {CURLE_OUT_OF_MEMORY, Failure::TooLarge, "the answer of the BMC has headers beyond the limit"},
    {CURLE_WEIRD_SERVER_REPLY, Failure::Broken, "the BMC does not speak HTTP"},
    {CURLE_UNSUPPORTED_PROTOCOL, Failure::Broken, "the BMC does not speak HTTP"},
    {CURLE_PARTIAL_FILE, Failure::Broken, "the answer of the BMC is cut short"},
    {CURLE_GOT_NOTHING, Failure::Broken, "the BMC closed the connection without an answer"},
    {CURLE_SEND_ERROR, Failure::Broken, "the BMC closed the connection"},
    {CURLE_RECV_ERROR, Failure::Broken, "the BMC closed the connection"},
};

} // namespace

Transfer::Transfer(const RedfishSettings &settings)
    : m_settings(settings)
    , m_easy(curl_easy_init())
{ }

Transfer::~Transfer()
{
    curl_easy_cleanup(m_easy);
    wipeHeaders();
    curl_slist_free_all(m_resolve);
}

void Transfer::wipeHeaders()
{
    for (curl_slist *line = m_headers; line != nullptr; line = line->next)
        explicit_bzero(line->data, std::strlen(line->data));
    curl_slist_free_all(m_headers);
    m_headers = nullptr;
}

void Transfer::addHeader(const std::string &line)
{
    m_headers = curl_slist_append(m_headers, line.c_str());
}

void Transfer::prepare(const HttpRequest &request, Steady now)
{
    wipeHeaders();
    curl_slist_free_all(m_resolve);
    m_resolve = nullptr;
    m_answer = {};
    m_ownFailure = Failure::None;
    m_headerBytes = 0;
    m_headerLines = 0;
    m_headersDone = false;
    m_body = request.body;
    m_stream = request.stream;

    curl_easy_reset(m_easy); // keeps connections and TLS sessions, drops every option
    curl_easy_setopt(m_easy, CURLOPT_URL, request.url.c_str());
    addHeader(request.stream ? "Accept: text/event-stream" : "Accept: application/json");
    addHeader("OData-Version: 4.0");
    // Compressing proxies turn ETags weak, and a decoder is a place for bombs.
    addHeader("Accept-Encoding: identity");
    addHeader("User-Agent: Holdpoint/" HP_VERSION);
    if (!request.keepAlive)
        addHeader("Connection: close");
    if (!request.authorisation.isEmpty())
        addHeader(request.authorisation.text());

    const bool post = request.method == Method::Post;
    if (post) {
        addHeader("Content-Type: application/json");
        addHeader("Expect:");
        curl_easy_setopt(m_easy, CURLOPT_POSTFIELDSIZE, static_cast<long>(m_body.text().size()));
        curl_easy_setopt(m_easy, CURLOPT_POSTFIELDS, m_body.text().data());
        // On a reused connection that dies without a byte curl would send the POST a second time.
        curl_easy_setopt(m_easy, CURLOPT_FRESH_CONNECT, 1L);
    } else if (request.method == Method::Delete) {
        curl_easy_setopt(m_easy, CURLOPT_CUSTOMREQUEST, "DELETE");
    }
    curl_easy_setopt(m_easy, CURLOPT_FORBID_REUSE, post || !request.keepAlive ? 1L : 0L);
    curl_easy_setopt(m_easy, CURLOPT_HTTPHEADER, m_headers);
    setLimits(request);
    setSecurity(request);
    m_headersDue = now + (post ? m_settings.actionTimeout : m_settings.headersTimeout);
}

void Transfer::setLimits(const HttpRequest &request)
{
    const Span total = request.stream    ? Span(0) // none
        : request.method == Method::Post ? m_settings.actionTimeout
                                         : m_settings.totalTimeout;
    curl_easy_setopt(m_easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(m_easy, CURLOPT_HTTP_VERSION, long{CURL_HTTP_VERSION_1_1});
    curl_easy_setopt(
        m_easy, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(m_settings.connectTimeout.count()));
    curl_easy_setopt(m_easy, CURLOPT_TIMEOUT_MS, static_cast<long>(total.count()));
    if (request.stream) {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(m_settings.listenSilence);
        curl_easy_setopt(m_easy, CURLOPT_LOW_SPEED_LIMIT, 1L);
        curl_easy_setopt(m_easy, CURLOPT_LOW_SPEED_TIME, static_cast<long>(seconds.count()));
    } else if (request.method != Method::Post) {
        // A BMC may think about a Reset for long; a document that drips is a dead BMC.
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(m_settings.lowSpeedTime);
        curl_easy_setopt(m_easy, CURLOPT_LOW_SPEED_LIMIT, m_settings.lowSpeedBytes);
        curl_easy_setopt(m_easy, CURLOPT_LOW_SPEED_TIME, static_cast<long>(seconds.count()));
    }
    curl_easy_setopt(m_easy, CURLOPT_BUFFERSIZE, request.stream ? 2048L : 16384L);
    curl_easy_setopt(m_easy, CURLOPT_HEADERFUNCTION, &Transfer::onHeader);
    curl_easy_setopt(m_easy, CURLOPT_HEADERDATA, this);
    curl_easy_setopt(m_easy, CURLOPT_WRITEFUNCTION, &Transfer::onBody);
    curl_easy_setopt(m_easy, CURLOPT_WRITEDATA, this);
    curl_easy_setopt(m_easy, CURLOPT_TCP_KEEPALIVE, 1L);
    curl_easy_setopt(m_easy, CURLOPT_TCP_KEEPIDLE, 30L);
    curl_easy_setopt(m_easy, CURLOPT_MAXAGE_CONN, 600L);
    curl_easy_setopt(m_easy, CURLOPT_DNS_CACHE_TIMEOUT, -1L); // pruning costs per transfer and BMC
    if (request.forgetAddress) {
        const std::string_view url = request.url;
        const std::size_t start = url.find("//") + 2;
        const std::string entry =
            '-' + std::string(url.substr(start, url.find('/', start) - start));
        m_resolve = curl_slist_append(nullptr, entry.c_str());
        curl_easy_setopt(m_easy, CURLOPT_RESOLVE, m_resolve);
    }
}

void Transfer::setSecurity(const HttpRequest &request)
{
    const bool tls = request.url.starts_with("https:");
    curl_easy_setopt(m_easy, CURLOPT_PROTOCOLS_STR, tls ? "https" : "http");
    curl_easy_setopt(
        m_easy, CURLOPT_FOLLOWLOCATION, 0L); // curl would hand X-Auth-Token to other hosts
    curl_easy_setopt(m_easy, CURLOPT_PROXY, ""); // the environment's proxy must not see passwords
    curl_easy_setopt(m_easy, CURLOPT_NETRC, long{CURL_NETRC_IGNORED});
    curl_easy_setopt(m_easy, CURLOPT_PATH_AS_IS, 1L);
    curl_easy_setopt(m_easy, CURLOPT_HTTP09_ALLOWED, 0L);
    if (tls)
        setTrust(request.trust);
    // With a CApath the store of trusted certificates is parsed anew for every connection.
    curl_easy_setopt(m_easy, CURLOPT_CAPATH, nullptr);
    if (!m_settings.caFile.empty())
        curl_easy_setopt(m_easy, CURLOPT_CAINFO, m_settings.caFile.c_str());
}

void Transfer::setTrust(const TlsTrust &trust)
{
    const long floors[] = {CURL_SSLVERSION_TLSv1_0,
                           CURL_SSLVERSION_TLSv1_1,
                           CURL_SSLVERSION_TLSv1_2,
                           CURL_SSLVERSION_TLSv1_3};
    curl_easy_setopt(m_easy, CURLOPT_SSLVERSION, floors[static_cast<int>(trust.floor)]);
    if (trust.floor < TlsFloor::Tls12) // the old protocols need digests that OpenSSL bars otherwise
        curl_easy_setopt(m_easy, CURLOPT_SSL_CIPHER_LIST, "DEFAULT:@SECLEVEL=0");
    // An accepted key says more than a certificate: names and dates do not count beside it.
    const bool verify = trust.verifyCertificate && trust.pin.empty();
    curl_easy_setopt(m_easy, CURLOPT_SSL_VERIFYPEER, verify ? 1L : 0L);
    curl_easy_setopt(m_easy, CURLOPT_SSL_VERIFYHOST, verify ? 2L : 0L);
    if (!trust.pin.empty())
        curl_easy_setopt(m_easy, CURLOPT_PINNEDPUBLICKEY, trust.pin.c_str());
    m_words.fill(0);
    curl_easy_setopt(m_easy, CURLOPT_ERRORBUFFER, m_words.data());
    m_certificate.attach(m_easy);
}

std::size_t Transfer::onHeader(char *data, std::size_t size, std::size_t count, void *self)
{
    return static_cast<Transfer *>(self)->takeHeader({data, size * count}) ? size * count : 0;
}

bool Transfer::takeHeader(std::string_view line)
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
    if (sameName(name, "location"))
        m_answer.location = std::string(value);
    else if (sameName(name, "x-auth-token"))
        m_answer.token = SecretText(std::string(value));
    else if (sameName(name, "retry-after"))
        m_answer.retryAfter = std::string(value);
    else if (sameName(name, "odata-version"))
        m_answer.redfish = true;
    else if (sameName(name, "content-encoding") && !value.empty() && !sameName(value, "identity"))
        m_ownFailure = Failure::Encoding;
    return true;
}

std::size_t Transfer::onBody(char *data, std::size_t size, std::size_t count, void *self)
{
    auto &transfer = *static_cast<Transfer *>(self);
    const std::size_t bytes = size * count;
    if (transfer.m_ownFailure != Failure::None)
        return 0;
    if (transfer.m_stream) {
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
    m_body = {};
    wipeHeaders();
    curl_easy_setopt(m_easy, CURLOPT_HTTPHEADER, nullptr);
    curl_easy_setopt(m_easy, CURLOPT_POSTFIELDS, nullptr);

    long status = 0;
    long connections = 0;
    curl_off_t sending = 0;
    curl_easy_getinfo(m_easy, CURLINFO_RESPONSE_CODE, &status);
    curl_easy_getinfo(m_easy, CURLINFO_NUM_CONNECTS, &connections);
    curl_easy_getinfo(m_easy, CURLINFO_PRETRANSFER_TIME_T, &sending);
    answer.status = static_cast<int>(status);
    answer.reusedConnection = connections == 0;
    answer.mayHaveArrived = sending > 0;

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
