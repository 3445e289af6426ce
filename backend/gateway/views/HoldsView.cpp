// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/HoldsView.h"

#include "backend/gateway/views/HoldRows.h"
#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::gateway {

std::shared_ptr<View> HoldsView::open(bool &isNew)
{
    auto view = m_view.lock();
    isNew = !view;
    if (isNew) {
        view = std::make_shared<View>();
        m_view = view;
        for (auto &[machine, counted] : m_machines)
            counted.keys.clear();
    }
    return view;
}

void HoldsView::put(const ObjectKey &machine, const Entry &entry, TimePoint now)
{
    const auto view = m_view.lock();
    Counted counted;
    const auto set = [&](const std::string &key, live::HoldRow row) {
        row.unsure = live::sentence(entry.unsure);
        if (entry.note) {
            row.note = entry.note->text;
            row.noteBy = entry.note->by;
            row.noteAt = entry.note->at;
        }
        counted.keys.push_back(toString(machine) + '/' + key);
        view->set(counted.keys.back(), rowText(row));
    };
    bool named = false;
    for (const holds::Hold &hold : entry.holds) {
        if (view)
            set(hold.key(), holdRow(entry.view, hold, entry.why, now, entry.cluster));
        named = named || (entry.why && isAbout(*entry.why, hold));
        counted.armed += hold.state == holds::HoldState::Armed ? 1 : 0;
        counted.holding += isHolding(hold.state) ? 1 : 0;
        counted.late += hold.state == holds::HoldState::Late ? 1 : 0;
        counted.overdue += hold.state == holds::HoldState::Overdue ? 1 : 0;
    }
    if (stops(entry.why) && !named) {
        counted.holding += live::isHolding(causeState(*entry.why)) ? 1 : 0;
        if (view)
            set("cause", causeRow(entry.view, *entry.why, entry.impact, entry.cluster));
    }
    Counted &known = m_machines[machine];
    for (const std::string &key : known.keys) {
        if (view && std::find(counted.keys.begin(), counted.keys.end(), key) == counted.keys.end())
            view->remove(key);
    }
    if (counted.holding < known.holding)
        m_lastCleared = now;
    known = std::move(counted);
}

void HoldsView::remove(const ObjectKey &machine, TimePoint now)
{
    const auto it = m_machines.find(machine);
    if (it == m_machines.end())
        return;
    if (const auto view = m_view.lock()) {
        for (const std::string &key : it->second.keys)
            view->remove(key);
    }
    if (it->second.holding > 0)
        m_lastCleared = now;
    m_machines.erase(it);
}

void HoldsView::flush(TimePoint now)
{
    const auto view = m_view.lock();
    if (!view)
        return;
    live::HoldSummary sum;
    sum.machines = static_cast<std::int64_t>(m_machines.size());
    for (const auto &[key, one] : m_machines) {
        sum.armedMachines += one.armed > 0 ? 1 : 0;
        sum.armed += one.armed;
        sum.holding += one.holding;
        sum.late += one.late;
        sum.overdue += one.overdue;
    }
    sum.lastCleared = m_lastCleared;
    view->set("summary", rowText(sum));
    view->flush(now);
}

} // namespace hp::gateway
