// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpFront.h"
#include "tests/backend/http/RawClient.h"

#include <QTemporaryDir>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace hp::test {

/// Knows "admin-token" (admin), "approver-token" (approver), "viewer-token" (viewer), with the hash
/// "hash-of-veras", and "stranger-token", of somebody with a role that is none here.
class KnownTokens final : public http::Authenticator
{
public:
    [[nodiscard]] std::optional<http::Identity> identify(const std::string &token) const override;
    [[nodiscard]] bool isGood(const std::string &tokenHash) const override;

    std::atomic<bool> isVeraGood = true; ///< her token
};

/// Answers with what it saw: method, path, query, identity, Authorization and body, a line each.
class EchoHandler final : public http::HttpHandler
{
public:
    void handle(std::shared_ptr<http::HttpExchange> exchange) override;
};

/// Keeps the exchanges for the test to answer.
class KeepingHandler final : public http::HttpHandler
{
public:
    void handle(std::shared_ptr<http::HttpExchange> exchange) override;
    /// Waits until `count` exchanges were kept in all; the last of them, or null.
    [[nodiscard]] std::shared_ptr<http::HttpExchange> waitFor(std::size_t count);
    [[nodiscard]] std::vector<std::shared_ptr<http::HttpExchange>> takeAll();

private:
    std::mutex m_mutex;
    std::size_t m_seen = 0;
    std::vector<std::shared_ptr<http::HttpExchange>> m_kept;
};

/// A front with its own CA, the routes of the tests and both listeners:
/// /echo (token), /open (anonymous, also on the wall), /redfish/v1 (handler), /keep (token, kept).
class FrontBench
{
public:
    explicit FrontBench(http::FrontLimits limits = {});

    /// Starts on free ports.
    [[nodiscard]] bool start();
    [[nodiscard]] RawClient client() { return RawClient(front.port(), caPem); }
    [[nodiscard]] RawClient wallClient() { return RawClient(front.wallPort(), {}); }

    QTemporaryDir dir;
    QByteArray caPem;
    http::TlsMaterial tls;
    KnownTokens tokens;
    EchoHandler echo;
    KeepingHandler keep;
    http::HttpFront front;
};

/// "METHOD target HTTP/1.1" with Host, the admin's token and more header lines ("A: b\r\n").
[[nodiscard]] QByteArray
request(const QByteArray &line,
        const QByteArray &headers = "Authorization: Bearer admin-token\r\n",
        const QByteArray &body = {});

/// Waits for something that another thread brings about.
[[nodiscard]] bool eventually(const std::function<bool()> &isSo);

} // namespace hp::test
