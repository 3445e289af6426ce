// SPDX-License-Identifier: Apache-2.0
#include "app/shared/AccessSetup.h"

#include <utility>

namespace hp::app {

Result<std::unique_ptr<AccessSetup>> AccessSetup::open(const http::DataDirectory &directory,
                                                       const std::string &sharedTokens)
{
    auto read = http::TokenFile::open(directory, sharedTokens);
    if (!read)
        return unexpected(read.error());
    auto changed = http::TokenFile::open(directory, sharedTokens);
    if (!changed)
        return unexpected(changed.error());
    return std::unique_ptr<AccessSetup>(new AccessSetup(std::move(*read), std::move(*changed)));
}

AccessSetup::AccessSetup(std::unique_ptr<http::TokenFile> read,
                         std::unique_ptr<http::TokenFile> changed)
    : m_read(std::move(read))
    , m_changed(std::move(changed))
    , m_known(m_links.authenticator(*m_read))
    , m_seen(std::make_unique<http::SeenTokens>(*m_known, [this](const std::string &name) {
        QMetaObject::invokeMethod(
            &m_here,
            [this, name] {
                if (!m_service)
                    return;
                m_service->seen(name);
                m_walls->seen(name);
            },
            Qt::QueuedConnection);
    }))
{ }

void AccessSetup::compose(runtime::Clock &clock,
                          gateway::PublishedViews &views,
                          gateway::Gateway &gateway)
{
    m_service = std::make_unique<gateway::TokenService>(
        *m_changed, m_links, clock, views.publish("tokens", gateway::Audience::Admins));
    QObject::connect(
        m_service.get(), &gateway::TokenService::looked, &gateway, &gateway::Gateway::endAllBut);
    m_service->seeWhoIsConnected([&gateway] { return gateway.connectedByToken(); });
    gateway.judgeTokensBy([service = m_service.get()](const std::string &tokenHash) {
        return service->isGood(tokenHash);
    });
    QObject::connect(
        m_service.get(), &gateway::TokenService::renamed, &gateway, &gateway::Gateway::renamed);
    gateway::WallService::Parts parts;
    parts.pairing = &m_pairing;
    parts.tokens = m_changed.get();
    parts.issued = m_service.get();
    parts.clock = &clock;
    parts.outside = &m_outside;
    parts.isConnected = [&gateway](const std::string &name) { return gateway.isConnected(name); };
    parts.shown = views.publish("walls", gateway::Audience::Operators);
    m_walls = std::make_unique<gateway::WallService>(std::move(parts));
    QObject::connect(&gateway,
                     &gateway::Gateway::clientCountChanged,
                     m_walls.get(),
                     &gateway::WallService::show);
}

} // namespace hp::app
