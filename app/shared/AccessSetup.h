// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Gateway.h"
#include "backend/gateway/TokenService.h"
#include "backend/gateway/WallService.h"
#include "backend/gateway/views/ViewSource.h"
#include "backend/http/LinkEndpoint.h"
#include "backend/http/WallEndpoint.h"
#include "backend/http/credentials/SeenTokens.h"
#include "backend/http/credentials/TokenFile.h"
#include "backend/http/credentials/ViewLinks.h"
#include "backend/http/credentials/WallPairing.h"
#include "backend/runtime/SystemClock.h"

#include <memory>

namespace hp::app {

/// Who is let in, composed: the tokens as the front reads them on its thread and as administrators
/// change them on the control thread, the links that people share, and the screens that are paired.
/// Made on the control thread, outlives the front.
class AccessSetup
{
public:
    /// `sharedTokens` names a file of tokens beside those of the directory; see TokenFile. The
    /// error names the file.
    [[nodiscard]] static Result<std::unique_ptr<AccessSetup>>
    open(const http::DataDirectory &directory, const std::string &sharedTokens = {});

    /// For the front.
    [[nodiscard]] const http::Authenticator &authenticator() const { return *m_seen; }
    /// Makes the desk. Who lost their token loses their connections. Clock and gateway outlive
    /// this.
    void compose(runtime::Clock &clock, gateway::PublishedViews &views, gateway::Gateway &gateway);
    /// After compose().
    [[nodiscard]] gateway::TokenService &service() { return *m_service; }
    /// The tokens of the control thread.
    [[nodiscard]] http::TokenFile &tokens() { return *m_changed; }
    [[nodiscard]] http::ViewLinks &links() { return m_links; }
    [[nodiscard]] http::WallPairing &pairing() { return m_pairing; }
    /// After compose().
    [[nodiscard]] gateway::WallService &walls() { return *m_walls; }
    /// Has the front exchange links and pair screens, before it starts.
    void route(http::HttpFront &front)
    {
        m_linkEndpoint.route(front);
        m_wallEndpoint.route(front);
    }

private:
    AccessSetup(std::unique_ptr<http::TokenFile> read, std::unique_ptr<http::TokenFile> changed);

    std::unique_ptr<http::TokenFile> m_read; ///< on the front's thread
    std::unique_ptr<http::TokenFile> m_changed;
    /// Links and codes are for people, who wait in the time of the world, not the lab's.
    runtime::SystemClock m_outside{};
    http::ViewLinks m_links{m_outside};
    http::LinkEndpoint m_linkEndpoint{m_links, m_outside};
    http::WallPairing m_pairing{*m_changed, m_outside};
    http::WallEndpoint m_wallEndpoint{m_pairing, m_outside};
    std::unique_ptr<http::Authenticator> m_known; ///< the front's: those in the file and by links
    std::unique_ptr<http::SeenTokens> m_seen;
    std::unique_ptr<gateway::TokenService> m_service;
    std::unique_ptr<gateway::WallService> m_walls;
    QObject m_here{}; ///< lives on the control thread: what the front tells comes through it
};

} // namespace hp::app
