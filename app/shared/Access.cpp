// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Access.h"

#include <utility>

namespace hp::app {

Result<std::unique_ptr<Access>> Access::open(const http::DataDirectory &directory)
{
    auto read = http::TokenFile::open(directory);
    if (!read)
        return unexpected(read.error());
    auto changed = http::TokenFile::open(directory);
    if (!changed)
        return unexpected(changed.error());
    return std::unique_ptr<Access>(new Access(std::move(*read), std::move(*changed)));
}

Access::Access(std::unique_ptr<http::TokenFile> read, std::unique_ptr<http::TokenFile> changed)
    : m_read(std::move(read))
    , m_changed(std::move(changed))
    , m_seen(std::make_unique<http::SeenTokens>(*m_read, [this](const std::string &name) {
        QMetaObject::invokeMethod(
            &m_here,
            [this, name] {
                if (m_desk)
                    m_desk->seen(name);
            },
            Qt::QueuedConnection);
    }))
{ }

void Access::compose(runtime::Clock &clock,
                     gateway::PublishedViews &views,
                     gateway::Gateway &gateway)
{
    m_desk = std::make_unique<gateway::TokenDesk>(
        *m_changed, clock, views.publish("tokens", gateway::Audience::Admins));
    QObject::connect(
        m_desk.get(), &gateway::TokenDesk::ended, &gateway, &gateway::Gateway::dismiss);
}

} // namespace hp::app
