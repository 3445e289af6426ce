// SPDX-License-Identifier: Apache-2.0
#include "backend/curl/Transfer.h"

#include <utility>

namespace hp::curl {

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

Transfer::Transfer(Multiplexer &multiplexer, unsigned pool)
    : m_multiplexer(multiplexer)
    , m_pool(pool)
    , m_easy(curl_easy_init())
{
    setDefaults();
}

Transfer::~Transfer()
{
    cancel();
    for (const curl_socket_t socket : m_open)
        m_multiplexer.disown(socket);
    curl_easy_cleanup(m_easy);
}

void Transfer::setDefaults()
{
    set(CURLOPT_PRIVATE, this);
    set(CURLOPT_NOSIGNAL, 1L);
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
#if LIBCURL_VERSION_NUM >= 0x075700
    // Who gives a request up would wait in curl for the name server else, with all others of its
    // thread, or with the thread that joins that one.
    set(CURLOPT_QUICK_EXIT, 1L);
#endif
    set(CURLOPT_FOLLOWLOCATION, 0L); // curl would hand tokens to other hosts
    set(CURLOPT_NETRC, long{CURL_NETRC_IGNORED});
    set(CURLOPT_HTTP09_ALLOWED, 0L);
    set(CURLOPT_SSLVERSION, long{CURL_SSLVERSION_TLSv1_2});
    set(CURLOPT_ERRORBUFFER, m_words.data());
}

void Transfer::resetOptions()
{
    curl_easy_reset(m_easy);
    setDefaults();
}

void Transfer::begin(int maxSends)
{
    m_maxSends = maxSends;
    m_sends = 0;
    m_headers.clear();
    m_lines.clear();
    m_headerBytes = 0;
    m_headerLines = 0;
    m_headersTooLarge = false;
    m_words.front() = '\0';
}

void Transfer::start()
{
    m_state = State::UnderWay;
    m_paused = false;
    m_multiplexer.add(m_pool, m_easy);
}

void Transfer::cancel()
{
    if (m_state == State::UnderWay)
        m_multiplexer.remove(m_pool, m_easy);
    else if (m_state == State::Ended)
        m_multiplexer.forget(*this);
    m_state = State::Idle;
}

void Transfer::resume()
{
    m_paused = false; // it may pause again in the call
    curl_easy_pause(m_easy, CURLPAUSE_CONT);
    m_multiplexer.touch(m_pool);
}

/// Calls a copy: what is called may destroy us.
void Transfer::tellEnd(CURLcode code)
{
    m_state = State::Idle;
    const auto call = onEnded;
    call(code);
}

void Transfer::setTimeouts(std::chrono::milliseconds connect, std::chrono::milliseconds total)
{
    set(CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(connect.count()));
    set(CURLOPT_TIMEOUT_MS, static_cast<long>(total.count()));
}

void Transfer::setMethod(Method method, const std::string *body)
{
    if (body != nullptr) {
        set(CURLOPT_POSTFIELDSIZE, static_cast<long>(body->size()));
        set(CURLOPT_POSTFIELDS, body->data());
    } else {
        set(CURLOPT_HTTPGET, 1L);
    }
    const bool usual = method == (body != nullptr ? Method::Post : Method::Get);
    set(CURLOPT_CUSTOMREQUEST, usual ? nullptr : nameOf(method));
}

void Transfer::setTrust(Verify verify, const Authorities &authorities)
{
    const bool peer = verify == Verify::Peer;
    set(CURLOPT_SSL_VERIFYPEER, peer ? 1L : 0L);
    set(CURLOPT_SSL_VERIFYHOST, peer ? 2L : 0L);
    // With a folder of authorities the store would be parsed anew for every connection.
    set(CURLOPT_CAPATH, static_cast<const char *>(nullptr));
    // Without verification nothing is cached, and the authorities would be parsed for nothing.
    if (!peer)
        set(CURLOPT_CAINFO, static_cast<const char *>(nullptr));
    else if (!authorities.pem.empty())
        setPem(CURLOPT_CAINFO_BLOB, authorities.pem);
    else if (!authorities.file.empty())
        set(CURLOPT_CAINFO, authorities.file.c_str());
    else
        set(CURLOPT_CAINFO, curl_version_info(CURLVERSION_NOW)->cainfo);
}

void Transfer::setPem(CURLoption option, std::string_view pem)
{
    // A connection takes a copy.
    curl_blob text{const_cast<char *>(pem.data()), pem.size(), CURL_BLOB_NOCOPY};
    set(option, &text);
}

void Transfer::useHeaders()
{
    for (std::size_t i = 0; i + 1 < m_headers.size(); ++i)
        m_headers[i].next = &m_headers[i + 1];
    set(CURLOPT_HTTPHEADER, m_headers.empty() ? nullptr : m_headers.data());
}

void Transfer::setHeaderLimits(std::size_t bytes, int lines)
{
    m_maxHeaderBytes = bytes;
    m_maxHeaderLines = lines;
}

void Transfer::dropRequest()
{
    set(CURLOPT_HTTPHEADER, static_cast<curl_slist *>(nullptr));
    set(CURLOPT_POSTFIELDS, static_cast<const char *>(nullptr));
    m_headers.clear();
    m_lines.clear();
}

int Transfer::status() const
{
    long status = 0;
    curl_easy_getinfo(m_easy, CURLINFO_RESPONSE_CODE, &status);
    return static_cast<int>(status);
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

Transfer &Transfer::ended(CURL *easy)
{
    char *self = nullptr; // curl hands out pointers as char *
    curl_easy_getinfo(easy, CURLINFO_PRIVATE, &self);
    auto &transfer = *reinterpret_cast<Transfer *>(self);
    transfer.m_state = State::Ended;
    return transfer;
}

curl_socket_t Transfer::onOpenSocket(void *self, curlsocktype, curl_sockaddr *address)
{
    auto &transfer = *static_cast<Transfer *>(self);
    const curl_socket_t socket = transfer.m_multiplexer.openSocket(transfer, *address);
    if (socket != CURL_SOCKET_BAD)
        transfer.m_open.push_back(socket);
    return socket;
}

/// The last moment before bytes are sent. curl comes here again when a kept connection was gone and
/// it is about to send the request once more.
int Transfer::onBeforeRequest(void *self, char *, char *, int, int)
{
    auto &transfer = *static_cast<Transfer *>(self);
    if (!transfer.maySend() || ++transfer.m_sends > transfer.m_maxSends)
        return CURL_PREREQFUNC_ABORT;
    return CURL_PREREQFUNC_OK;
}

std::size_t Transfer::onHeader(char *data, std::size_t size, std::size_t count, void *self)
{
    return static_cast<Transfer *>(self)->receiveHeaderLine({data, size * count}) ? size * count
                                                                                  : 0;
}

bool Transfer::receiveHeaderLine(std::string_view line)
{
    received();
    m_headerBytes += line.size();
    if (m_headerBytes > m_maxHeaderBytes || ++m_headerLines > m_maxHeaderLines) {
        m_headersTooLarge = true;
        return false;
    }
    if (line.starts_with("HTTP/"))
        answerStarted();
    else if (line.find_first_not_of("\r\n") != std::string_view::npos)
        receiveHeader(line);
    else
        headersEnded();
    return true;
}

std::size_t Transfer::onBody(char *data, std::size_t size, std::size_t count, void *self)
{
    auto &transfer = *static_cast<Transfer *>(self);
    const std::size_t bytes = size * count;
    transfer.received();
    switch (transfer.receiveBody({data, bytes})) {
    case Flow::Continue:
        return bytes;
    case Flow::Pause:
        transfer.m_paused = true;
        return CURL_WRITEFUNC_PAUSE;
    case Flow::Stop:
        return 0;
    }
    return 0;
}

} // namespace hp::curl
