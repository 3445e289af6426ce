// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Reactor.h"
#include "backend/lab/bmc/BmcServer.h"
#include "model/resource/Object.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace hp::lab {

/// The own addresses of those Bmcs that have spec.ownAddress, kept in step with the objects. Lives
/// on the control thread; its connections on a thread of their own, which runs once there is one.
class BmcServers
{
public:
    using Serve = std::function<void(const ObjectKey &, std::shared_ptr<WireExchange>)>;

    /// `serve` is called on the connections' thread.
    explicit BmcServers(Serve serve)
        : m_serve(std::move(serve))
    { }
    BmcServers(const BmcServers &) = delete;
    BmcServers &operator=(const BmcServers &) = delete;
    ~BmcServers() { stop(); }

    /// The Bmc is new, changed, or gone (`after` is null).
    void bmcChanged(const Object &before, const Object &after);
    /// "https://127.0.0.1:41234", or empty for a Bmc that is served with the others.
    [[nodiscard]] std::string addressOf(const ObjectKey &bmc) const;
    void stop();

private:
    struct Server {
        std::shared_ptr<BmcServer> server{};
        std::uint16_t port = 0;
        BmcServerOptions options{};
    };

    void open(const Object &bmc);
    void shut(const ObjectKey &bmc);

    Serve m_serve;
    BmcCertificates m_certificates{};
    std::shared_ptr<http::Reactor> m_reactor{};
    std::map<ObjectKey, Server> m_servers{};
};

} // namespace hp::lab
