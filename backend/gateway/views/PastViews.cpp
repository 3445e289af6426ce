// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/PastViews.h"

#include "backend/gateway/views/MachineRows.h"
#include "backend/history/LastKnown.h"
#include "backend/history/lanes/RecordedKind.h"
#include "backend/runtime/SystemClock.h"
#include "model/resource/JsonPointer.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace {

constexpr std::size_t maxInstants = 4;
/// Read, and judged, at a stretch: some milliseconds each.
constexpr std::size_t objectsOfAPiece = 100;
constexpr std::size_t machinesOfAPiece = 50;
/// More than this is made anew: that goes in pieces.
constexpr std::int64_t maxRowsOfAStep = 3000;
constexpr std::size_t maxPlayerLength = 64;
/// Who asked for it has gone.
constexpr Duration givenUpAfter = std::chrono::seconds(10);

bool hasPast(const std::string &name)
{
    return name == "fleet" || name == "holds" || name == "power" || name == "counters"
        || name == "alarms" || MachineViews::serves(name);
}

/// Who goes on from instant to instant; empty: nobody does.
std::string playerIn(const Json &options)
{
    const Json &player = memberOf(options, "play");
    return player.is_string() ? player.get<std::string>().substr(0, maxPlayerLength)
                              : std::string();
}

} // namespace

PastViews::Site::Site(history::Moment &moment,
                      FleetViews::Evaluation judgement,
                      std::vector<Object> noticed)
    : objects(moment.cluster, moment.clock)
    , fleet(objects,
            moment.clock,
            std::move(judgement),
            {.recalled = std::move(noticed), .noticed = {}, .isPast = true, .blind = moment.blind})
    , machines(objects, fleet, moment.clock, {})
    , holds(*fleet.open("holds", {}))
    , power(*fleet.open("power", {}))
{ }

PastViews::Instant::Instant(TimePoint then,
                            std::string whose,
                            std::unique_ptr<history::Moment> there,
                            FleetViews::Evaluation how,
                            history::HistoryStore &store)
    : at(then)
    , player(std::move(whose))
    , moment(std::move(there))
    , judgement(std::move(how))
    , usual(judgement.baselines ? nullptr : &store)
    , advanced(runtime::steadyUptime())
{
    if (usual)
        judgement.baselines = history::baselinesAt(store, at);
}

bool PastViews::Instant::advance()
{
    advanced = runtime::steadyUptime();
    switch (stage) {
    case Stage::Noticed: {
        const std::vector<std::string> kinds = FleetViews::noticedKinds();
        if (moment->cluster.readSome(kinds.at(noticedKinds), objectsOfAPiece))
            return true;
        auto some = moment->cluster.take(kinds.at(noticedKinds));
        if (!some) {
            failure = some.error();
            stage = Stage::Whole;
            return false;
        }
        std::move(some->begin(), some->end(), std::back_inserter(noticed));
        if (++noticedKinds == kinds.size()) {
            site = std::make_unique<Site>(*moment, judgement, std::exchange(noticed, {}));
            stage = Stage::Objects;
        }
        return true;
    }
    case Stage::Objects:
        if (const std::string kind = site->objects.nextKind();
            !kind.empty() && moment->cluster.readSome(kind, objectsOfAPiece))
            return true;
        // Those of Cluster API are found last, all together.
        if (site->objects.nextKind().empty()
            && std::ranges::any_of(moment->cluster.clusterApiKinds(), [this](const auto &kind) {
                   return moment->cluster.readSome(kind, objectsOfAPiece);
               }))
            return true;
        if (!site->objects.startSome())
            stage = Stage::Usual;
        return true;
    case Stage::Usual:
        if (usual && usual->readUsual(at))
            return true;
        if (judgement.baselines)
            (void)judgement.baselines({}); // the first question sums up what was read
        stage = Stage::Judged;
        return true;
    case Stage::Judged:
    case Stage::JudgedAgain:
        if (site->fleet.refreshMachines(at, machinesOfAPiece))
            return true;
        site->machines.refresh(at);
        // What one machine says of another is known after all have been looked at once.
        stage = stage == Stage::Judged ? Stage::JudgedAgain : Stage::Whole;
        return true;
    case Stage::Whole:
        break;
    }
    return false;
}

Result<bool> PastViews::Instant::goOn(TimePoint to, history::HistoryStore &store)
{
    if (to <= at || stage != Stage::Whole || failure)
        return false;
    const auto next = history::momentAt(store, to);
    if (!next)
        return unexpected(next.error());
    const std::int64_t bound = (*next)->cluster.bound();
    const std::int64_t rows = bound - moment->cluster.bound();
    // A clock that was put back, another gap, or too much at a stretch.
    if (rows < 0 || rows > maxRowsOfAStep || (*next)->blind != moment->blind)
        return false;
    moment->clock.moveTo(to);
    auto changed = moment->cluster.goOn(bound);
    if (!changed)
        return unexpected(changed.error());
    // Which kinds of Cluster API there are is asked once.
    const std::vector<std::string> &followed = moment->cluster.clusterApiKinds();
    for (const Object &one : changed->there) {
        const std::string kind = history::recordedKind(one);
        if (history::isOfClusterApi(kind) && std::ranges::find(followed, kind) == followed.end())
            return false;
    }
    at = to;
    advanced = runtime::steadyUptime();
    site->fleet.goOn(changed->there, changed->gone);
    // What one machine says of another is known after all have been looked at once.
    for (int round = 0; round < 2; ++round) {
        site->fleet.refresh(to);
        site->machines.refresh(to);
    }
    return true;
}

Result<Done>
PastViews::Instant::showGone(View &view, const std::string &name, history::HistoryStore &store)
{
    const auto key = MachineViews::machineOf(name);
    if (!key)
        return Done{};
    const auto last = history::lastGoneMachine(store, *key, moment->cluster.bound());
    if (!last)
        return unexpected(last.error());
    if (last->object) {
        view.replace(goneMachineRows(last->object, last->at));
        view.flush(at);
    }
    return Done{};
}

PastViews::PastViews(history::HistoryStore &store, FleetViews::Evaluation judgement)
    : m_store(store)
    , m_judgement(std::move(judgement))
{ }

void PastViews::setLimits(holds::Budgets limits)
{
    if (limits == m_judgement.limits)
        return;
    m_judgement.limits = std::move(limits);
    m_instants.clear();
}

std::list<PastViews::Instant>::iterator PastViews::find(TimePoint at, const std::string &player)
{
    return std::find_if(m_instants.begin(), m_instants.end(), [&](const Instant &one) {
        return one.player == player && (!player.empty() || one.at == at);
    });
}

std::list<PastViews::Instant>::iterator PastViews::idle()
{
    const Duration now = runtime::steadyUptime();
    const auto last =
        std::find_if(m_instants.rbegin(), m_instants.rend(), [now](const Instant &one) {
            return one.isShown || now - one.advanced > givenUpAfter;
        });
    return last == m_instants.rend() ? m_instants.end() : std::prev(last.base());
}

Result<PastViews::Instant *> PastViews::instantAt(TimePoint at, const std::string &player)
{
    const auto known = find(at, player);
    if (known != m_instants.end()) {
        m_instants.splice(m_instants.begin(), m_instants, known);
        if (known->at == at)
            return &*known;
        const auto went = known->goOn(at, m_store);
        if (went && *went)
            return &*known;
        m_instants.erase(known);
        if (!went)
            return unexpected(went.error());
    }
    auto moment = history::momentAt(m_store, at);
    if (!moment)
        return unexpected(moment.error());
    if (m_instants.size() >= maxInstants) {
        const auto goes = idle();
        m_instants.erase(goes == m_instants.end() ? std::prev(goes) : goes);
    }
    m_instants.emplace_front(at, player, std::move(*moment), m_judgement, m_store);
    return &m_instants.front();
}

bool PastViews::prepare(const std::string &name, const Json &options, TimePoint at)
{
    if (!hasPast(name))
        return false;
    const std::string player = playerIn(options);
    const bool isNew = find(at, player) == m_instants.end();
    if (isNew && m_instants.size() >= maxInstants && idle() == m_instants.end())
        return true;
    const auto instant = instantAt(at, player);
    if (!instant)
        return false; // open() says why
    return isNew || (*instant)->advance();
}

Result<std::shared_ptr<View>>
PastViews::open(const std::string &name, const Json &options, TimePoint at)
{
    if (!hasPast(name))
        return hasNoPast(name);
    const std::string player = playerIn(options);
    const auto instant = instantAt(at, player);
    if (!instant)
        return unexpected(instant.error());
    Instant &then = **instant;
    while (then.advance()) { }
    if (const auto failure = then.failure) {
        m_instants.erase(find(at, player));
        return unexpected(*failure);
    }
    then.isShown = true;
    auto view = MachineViews::serves(name) ? then.site->machines.open(name, options)
                                           : then.site->fleet.open(name, options);
    if (!view)
        return view;
    then.site->fleet.refresh(at);
    then.site->machines.refresh(at);
    if (MachineViews::serves(name) && (*view)->rows().empty()) {
        if (const auto shown = then.showGone(**view, name, m_store); !shown)
            return unexpected(shown.error());
    }
    if (player.empty())
        (*view)->setAsOf(at, then.moment->blind);
    else
        (*view)->goOnTo(at, then.moment->blind);
    return view;
}

} // namespace hp::gateway
