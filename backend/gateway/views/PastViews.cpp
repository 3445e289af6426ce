// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/PastViews.h"

#include <algorithm>
#include <utility>

namespace hp::gateway {

namespace {

constexpr std::size_t maxInstants = 3;

bool hasPast(const std::string &name)
{
    return name == "fleet" || name == "holds" || MachineViews::serves(name);
}

} // namespace

PastViews::Instant::Instant(TimePoint then,
                            std::unique_ptr<history::Moment> there,
                            const FleetViews::Evaluation &judgement,
                            std::vector<Object> noticed)
    : at(then)
    , moment(std::move(there))
    , objects(moment->cluster, moment->clock)
    , fleet(objects, moment->clock, judgement, {std::move(noticed), {}})
    , machines(objects, fleet, moment->clock, {})
{
    objects.start();
}

void PastViews::Instant::refresh()
{
    fleet.refresh(at);
    machines.refresh(at);
}

PastViews::PastViews(history::HistoryStore &store, FleetViews::Evaluation judgement)
    : m_store(store)
    , m_judgement(std::move(judgement))
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
    auto noticed = m_store.objectsAt(HoldMemory::kind, (*moment)->cluster.bound());
    if (!noticed)
        return unexpected(noticed.error());
    m_instants.emplace_front(at, std::move(*moment), m_judgement, std::move(*noticed));
    if (m_instants.size() > maxInstants)
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
    Instant &then = **instant;
    then.refresh();
    then.refresh();
    auto view = MachineViews::serves(name) ? then.machines.open(name, options)
                                           : then.fleet.open(name, options);
    if (!view)
        return view;
    then.refresh();
    (*view)->setAsOf(at, then.moment->blind);
    return view;
}

} // namespace hp::gateway
