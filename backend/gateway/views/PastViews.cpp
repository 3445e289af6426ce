// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/PastViews.h"

#include "backend/gateway/views/MachineRows.h"

#include <algorithm>
#include <iterator>
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
                            FleetViews::Evaluation judgement,
                            std::vector<Object> noticed)
    : at(then)
    , moment(std::move(there))
    , objects(moment->cluster, moment->clock)
    , fleet(objects,
            moment->clock,
            std::move(judgement),
            {.recalled = std::move(noticed), .noticed = {}, .isPast = true, .blind = moment->blind})
    , machines(objects, fleet, moment->clock, {})
{
    objects.start();
}

void PastViews::Instant::refresh()
{
    fleet.refresh(at);
    machines.refresh(at);
}

Result<Done>
PastViews::Instant::showGone(View &view, const std::string &name, history::HistoryStore &store)
{
    const auto key = MachineViews::machineOf(name);
    if (!key)
        return Done{};
    const auto last = store.lastGone("Machine", *key, moment->cluster.bound());
    if (!last)
        return unexpected(last.error());
    if (last->object) {
        view.set("machine", goneMachineRow(last->object, last->at));
        view.flush(at);
    }
    return Done{};
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
    std::vector<Object> noticed;
    for (const std::string &kind : FleetViews::noticedKinds()) {
        auto some = m_store.objectsAt(kind, (*moment)->cluster.bound());
        if (!some)
            return unexpected(some.error());
        std::move(some->begin(), some->end(), std::back_inserter(noticed));
    }
    FleetViews::Evaluation judgement = m_judgement;
    if (!judgement.baselines)
        judgement.baselines = history::baselinesAt(m_store, at);
    m_instants.emplace_front(at, std::move(*moment), std::move(judgement), std::move(noticed));
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
    if (MachineViews::serves(name) && (*view)->rows().empty()) {
        if (const auto shown = then.showGone(**view, name, m_store); !shown)
            return unexpected(shown.error());
    }
    (*view)->setAsOf(at, then.moment->blind);
    return view;
}

} // namespace hp::gateway
