// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/PastViews.h"

#include <algorithm>
#include <utility>

namespace hp::gateway {

namespace {

constexpr std::size_t mostInstants = 3;

bool hasPast(const std::string &name)
{
    return name == "fleet" || name == "holds" || name.rfind("machine/", 0) == 0;
}

} // namespace

PastViews::PastViews(history::HistoryStore &store, ServerInfo server)
    : m_store(store)
    , m_server(std::move(server))
{ }

Result<PastViews::Instant *> PastViews::instantAt(TimePoint at)
{
    const auto known = std::find_if(
        m_instants.begin(), m_instants.end(), [at](const Instant &one) { return one.at == at; });
    if (known != m_instants.end()) {
        m_instants.splice(m_instants.begin(), m_instants, known);
        return &m_instants.front();
    }
    auto moment = history::momentAt(m_store, at);
    if (!moment)
        return unexpected(moment.error());
    Instant instant{at, std::move(*moment), {}};
    instant.views =
        std::make_unique<FleetViews>(instant.moment->cluster, instant.moment->clock, m_server);
    if (m_prepare)
        m_prepare(*instant.views);
    const auto noticed = m_store.objectsAt(HoldMemory::kind, instant.moment->cluster.bound());
    if (!noticed)
        return unexpected(noticed.error());
    instant.views->recall(*noticed);
    instant.views->start();
    m_instants.push_front(std::move(instant));
    if (m_instants.size() > mostInstants)
        m_instants.pop_back();
    return &m_instants.front();
}

Result<std::shared_ptr<View>>
PastViews::open(const std::string &name, const Json &options, TimePoint at)
{
    if (!hasPast(name))
        return unexpected(ErrorCode::Invalid, "the view '" + name + "' has no past");
    const auto instant = instantAt(at);
    if (!instant)
        return unexpected(instant.error());
    FleetViews &views = *(*instant)->views;
    // What one machine says of another is known after all have been looked at once.
    views.refresh(at);
    views.refresh(at);
    auto view = views.open(name, options);
    if (!view)
        return view;
    views.refresh(at);
    (*view)->setAsOf(at, (*instant)->moment->blind);
    return view;
}

} // namespace hp::gateway
