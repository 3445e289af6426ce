// SPDX-License-Identifier: Apache-2.0
#include "backend/http/Tunnel.h"

#include "backend/http/FrontContext.h"

#include <algorithm>

namespace hp::http {
namespace {

constexpr std::size_t serverHeadLimit = 16384;

bool beginsWith(const std::string &text, const std::string &start)
{
    return text.compare(0, start.size(), start) == 0;
}

std::string joined(const std::vector<std::string> &items)
{
    std::string text;
    for (const std::string &item : items)
        text += (text.empty() ? "" : ",") + item;
    return text;
}

/// QWebSocketServer answers with CORS headers that invite every origin; they stay inside.
std::string withoutCors(const std::string &head)
{
    std::string kept;
    std::size_t from = 0;
    while (from < head.size()) {
        const auto end = std::min(head.find("\r\n", from), head.size() - 2) + 2;
        const std::string line = head.substr(from, end - from);
        if (!beginsWith(line, "Access-Control-"))
            kept += line;
        from = end;
    }
    return kept;
}

} // namespace

std::string tunnelHead(const HttpRequest &request,
                       const std::string &target,
                       const Identity &identity,
                       const std::string &secret)
{
    std::string head = "GET " + target + " HTTP/1.1\r\n";
    for (const auto &[name, value] : request.headers) {
        if (beginsWith(name, "x-holdpoint-") || name == "authorization" || name == "cookie")
            continue;
        if (name != "sec-websocket-protocol") {
            head.append(name).append(": ").append(value).append("\r\n");
            continue;
        }
        std::vector<std::string> offered = listItems(value);
        offered.erase(
            std::remove_if(offered.begin(),
                           offered.end(),
                           [](const auto &item) { return beginsWith(item, bearerProtocol); }),
            offered.end());
        if (!offered.empty())
            head += name + ": " + joined(offered) + "\r\n";
    }
    head += "X-Holdpoint-Secret: " + secret + "\r\nX-Holdpoint-Identity: " + identity.name
        + "\r\nX-Holdpoint-Roles: " + joined(identity.roles)
        + (identity.byCertificate ? "\r\nX-Holdpoint-Certificate: yes" : "")
        + (identity.tokenHash.empty() ? "" : "\r\nX-Holdpoint-Token: " + identity.tokenHash)
        + "\r\nX-Holdpoint-Peer: " + request.peer + "\r\n\r\n";
    return head;
}

bool MaskedFrames::take(std::string_view bytes)
{
    while (!bytes.empty()) {
        if (m_left > 0) {
            const auto part = static_cast<std::size_t>(
                std::min<std::uint64_t>(m_left, static_cast<std::uint64_t>(bytes.size())));
            bytes.remove_prefix(part);
            m_left -= part;
            continue;
        }
        m_head += bytes.front();
        bytes.remove_prefix(1);
        if (m_head.size() < 2)
            continue;
        const auto second = static_cast<unsigned char>(m_head[1]);
        if ((second & 0x80U) == 0)
            return false;
        const unsigned brief = second & 0x7fU;
        const std::size_t wide = brief == 126 ? 2 : brief == 127 ? 8 : 0;
        if (m_head.size() < 2 + wide)
            continue;
        std::uint64_t length = brief;
        if (wide > 0) {
            length = 0;
            for (std::size_t i = 0; i < wide; ++i)
                length = (length << 8U) | static_cast<unsigned char>(m_head[2 + i]);
        }
        constexpr std::uint64_t mask = 4;
        m_left = length > UINT64_MAX - mask ? UINT64_MAX : length + mask;
        m_head.clear();
    }
    return true;
}

Tunnel::Tunnel(Reactor &reactor, std::shared_ptr<Wire> client)
    : m_reactor(reactor)
    , m_client(std::move(client))
{ }

void Tunnel::open(const TunnelTarget &target,
                  std::string head,
                  std::string early,
                  std::function<void()> failed,
                  std::function<void()> closed)
{
    m_closed = std::move(closed);
    Wire::connectLoopback(m_reactor,
                          target.port,
                          [self = shared_from_this(),
                           head = std::move(head),
                           early = std::move(early),
                           failed = std::move(failed)](std::shared_ptr<Wire> server) {
                              if (!server)
                                  return failed();
                              if (self->m_ended || !self->m_frames.take(early)) {
                                  server->close();
                                  return self->end();
                              }
                              self->m_server = std::move(server);
                              self->readServer();
                              self->toServer(head + early);
                          });
}

void Tunnel::close()
{
    end();
}

void Tunnel::toServer(std::string bytes)
{
    m_server->write({std::make_shared<const std::string>(std::move(bytes))},
                    [self = shared_from_this()](bool ok) {
                        if (!ok)
                            return self->end();
                        self->readClient();
                    });
}

void Tunnel::readClient()
{
    if (m_ended)
        return;
    m_client->read([self = shared_from_this()](std::string_view bytes) {
        if (bytes.empty())
            return self->end();
        if (!self->m_frames.take(bytes))
            return self->end();
        self->toServer(std::string(bytes));
    });
}

void Tunnel::readServer()
{
    if (m_ended)
        return;
    m_server->read([self = shared_from_this()](std::string_view bytes) {
        if (bytes.empty())
            return self->end();
        if (!self->m_headPassed)
            return self->onServerHead(bytes);
        self->m_client->write({std::make_shared<const std::string>(bytes)}, [self](bool ok) {
            if (!ok)
                return self->end();
            self->readServer();
        });
    });
}

void Tunnel::onServerHead(std::string_view bytes)
{
    m_serverHead += bytes;
    const auto end = m_serverHead.find("\r\n\r\n");
    if (end == std::string::npos) {
        if (m_serverHead.size() > serverHeadLimit)
            return this->end();
        return readServer();
    }
    m_headPassed = true;
    std::string first = withoutCors(m_serverHead.substr(0, end + 4)) + m_serverHead.substr(end + 4);
    m_serverHead.clear();
    m_client->write({std::make_shared<const std::string>(std::move(first))},
                    [self = shared_from_this()](bool ok) {
                        if (!ok)
                            return self->end();
                        self->readServer();
                    });
}

void Tunnel::end()
{
    if (m_ended)
        return;
    m_ended = true;
    m_client->closeCleanly();
    if (m_server)
        m_server->closeCleanly();
    const auto call = std::move(m_closed);
    m_closed = nullptr;
    if (call)
        call();
}

} // namespace hp::http
