// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/LivesViews.h"

#include <utility>

namespace hp::gateway {

std::shared_ptr<View> LivesViews::open(const ObjectKey &machine, TimePoint now)
{
    Entry &entry = m_views[machine];
    if (auto view = entry.view.lock())
        return view;
    auto view = std::make_shared<View>();
    entry = {view, false};
    fill(machine, *view, now);
    return view;
}

void LivesViews::changed(const ObjectKey &machine)
{
    if (const auto it = m_views.find(machine); it != m_views.end())
        it->second.dirty = true;
}

void LivesViews::refresh(TimePoint now)
{
    for (auto it = m_views.begin(); it != m_views.end();) {
        const auto view = it->second.view.lock();
        if (!view) {
            it = m_views.erase(it);
            continue;
        }
        if (std::exchange(it->second.dirty, false))
            fill(it->first, *view, now);
        ++it;
    }
}

void LivesViews::fill(const ObjectKey &machine, View &view, TimePoint now) const
{
    if (m_rows)
        view.replace(m_rows(machine, now));
    view.flush(now);
}

} // namespace hp::gateway
