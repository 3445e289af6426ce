// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/PowerView.h"

#include "backend/gateway/views/RawRows.h"
#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

std::shared_ptr<View> PowerView::open(bool &isNew)
{
    auto view = m_view.lock();
    isNew = !view;
    if (isNew) {
        view = std::make_shared<View>();
        m_view = view;
        m_consumers.clear();
        m_hostOf.clear();
        for (const Object &host : m_hosts.list())
            m_dirty.insert(host.key());
        for (const Object &host : m_raw.list(cluster::kinds::bareMetalHost()))
            m_dirty.insert(host.key());
    }
    return view;
}

void PowerView::hostChanged(const ObjectKey &host)
{
    if (!m_view.expired())
        m_dirty.insert(host);
}

void PowerView::put(const EvaluatedMachine &machine)
{
    if (m_view.expired())
        return;
    const ObjectKey key = machine.view.machine.key();
    const ObjectKey host = machine.view.host ? machine.view.host.key() : ObjectKey{};
    if (const auto old = m_hostOf.find(key); old != m_hostOf.end() && old->second != host)
        remove(key);
    if (host.name.empty())
        return;
    m_hostOf[key] = host;
    const HostConsumer consumer = consumerOf(machine);
    if (const auto it = m_consumers.find(host); it != m_consumers.end() && it->second == consumer)
        return;
    m_consumers[host] = consumer;
    m_dirty.insert(host);
}

void PowerView::remove(const ObjectKey &machine)
{
    const auto it = m_hostOf.find(machine);
    if (it == m_hostOf.end())
        return;
    m_consumers.erase(it->second);
    m_dirty.insert(it->second);
    m_hostOf.erase(it);
}

void PowerView::flush(TimePoint now)
{
    const auto view = m_view.lock();
    if (!view)
        return;
    for (const ObjectKey &key : std::exchange(m_dirty, {})) {
        if (const Object raw = m_raw.get(cluster::kinds::bareMetalHost(), key)) {
            view->set(toString(key), rowText(rawHostRow(raw)));
            continue;
        }
        const Object host =
            m_raw.shows(cluster::kinds::bareMetalHost()) ? Object() : m_hosts.get(key);
        if (!host) {
            view->remove(toString(key));
            continue;
        }
        const auto consumer = m_consumers.find(key);
        view->set(toString(key),
                  rowText(powerRow(host,
                                   consumer == m_consumers.end() ? std::nullopt
                                                                 : std::optional(consumer->second),
                                   m_requests)));
    }
    view->flush(now);
}

} // namespace hp::gateway
