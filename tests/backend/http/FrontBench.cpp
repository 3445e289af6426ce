// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/http/FrontBench.h"

#include "backend/http/tls/CertificateAuthority.h"
#include "tests/support/gateway/Patience.h"

#include <QTest>

#include <chrono>

namespace hp::test {

std::optional<http::Identity> KnownTokens::identify(const std::string &token) const
{
    if (token == "admin-token")
        return http::Identity{"alice", {"admin"}};
    if (token == "viewer-token")
        return http::Identity{"vera", {"viewer"}, {}, false, "hash-of-veras"};
    if (token == "approver-token")
        return http::Identity{"bert", {"approver"}};
    if (token == "stranger-token")
        return http::Identity{"eve", {"Example Corp"}};
    return std::nullopt;
}

bool KnownTokens::isGood(const std::string &tokenHash) const
{
    return tokenHash == "hash-of-veras" && isVeraGood;
}

void EchoHandler::handle(std::shared_ptr<http::HttpExchange> exchange)
{
    const http::HttpRequest &request = exchange->request();
    std::string text = request.method + '\n' + request.path + '\n';
    for (const auto &[name, value] : request.query)
        text += name + '=' + value + ';';
    text += '\n' + request.identity.name + ':';
    for (const std::string &role : request.identity.roles)
        text += role;
    text += '\n' + request.header("authorization") + '\n' + request.body;
    exchange->respond({200, "text/plain", {{"X-Bad", "a\r\nX-Injected: 1"}}, text});
}

void KeepingHandler::handle(std::shared_ptr<http::HttpExchange> exchange)
{
    const std::lock_guard lock(m_mutex);
    m_kept.push_back(std::move(exchange));
    ++m_seen;
}

std::shared_ptr<http::HttpExchange> KeepingHandler::waitFor(std::size_t count)
{
    const bool came = eventually([&] {
        const std::lock_guard lock(m_mutex);
        return m_seen >= count;
    });
    const std::lock_guard lock(m_mutex);
    if (!came || m_kept.empty())
        return nullptr;
    auto last = std::move(m_kept.back());
    m_kept.pop_back();
    return last;
}

std::vector<std::shared_ptr<http::HttpExchange>> KeepingHandler::takeAll()
{
    const std::lock_guard lock(m_mutex);
    return std::move(m_kept);
}

FrontBench::FrontBench(http::FrontLimits limits)
    : front(tokens, limits)
{
    const auto directory = http::DataDirectory::open(dir.path().toStdString());
    const auto now = std::chrono::time_point_cast<Duration>(std::chrono::system_clock::now());
    if (!directory)
        return;
    const auto authority = http::CertificateAuthority::open(*directory, now);
    if (!authority)
        return;
    caPem = QByteArray::fromStdString(authority->certificatePem());
    if (auto material = authority->serverMaterial("testhost", {}, now))
        tls = *material;
}

bool FrontBench::start()
{
    front.route("/echo", echo);
    front.route("/open", echo, {http::RouteAccess::Anonymous, true});
    front.route("/redfish/v1", echo, {http::RouteAccess::Handler, false});
    front.route("/keep", keep);
    front.route("/feed", echo, {.tokenInQuery = true});
    http::FrontOptions options;
    options.wall = http::ListenAddress{};
    options.tls = tls;
    return front.start(options).has_value();
}

QByteArray request(const QByteArray &line, const QByteArray &headers, const QByteArray &body)
{
    QByteArray bytes = line + " HTTP/1.1\r\nHost: test\r\n" + headers;
    if (!body.isEmpty())
        bytes += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    return bytes + "\r\n" + body;
}

bool eventually(const std::function<bool()> &isSo)
{
    return hp::tests::waitFor(isSo);
}

} // namespace hp::test
