// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/ConnectionView.h"

#include <utility>

namespace hp::gateway {

namespace {

/// How often the record is asked how it is.
constexpr Duration recordEvery = std::chrono::seconds(2);

} // namespace

ConnectionView::ConnectionView(const FleetObjects &objects, runtime::Clock &clock, Parts parts)
    : m_objects(objects)
    , m_clock(clock)
    , m_parts(std::move(parts))
{ }

Result<std::shared_ptr<View>> ConnectionView::open(const std::string &, const Json &)
{
    auto view = m_view.lock();
    if (!view) {
        view = std::make_shared<View>();
        m_view = view;
        refresh(m_clock.now());
    }
    return view;
}

void ConnectionView::refresh(TimePoint now)
{
    const auto view = m_view.lock();
    if (!view)
        return;
    // A megabyte of grain: memory is not worth a frame per tick.
    const ConnectionNumbers numbers{residentMemory() >> 20U << 20U, m_clients, m_dropped};
    RowMap rows = connectionRows(m_parts.server,
                                 m_objects.streamsAt(now),
                                 m_parts.facts ? m_parts.facts() : ClusterFacts(),
                                 numbers,
                                 now);
    if (m_parts.record && (m_recordRow.empty() || m_clock.uptime() - m_recordAt >= recordEvery)) {
        m_recordAt = m_clock.uptime();
        m_recordRow = recordRow(m_parts.record());
    }
    if (m_parts.record)
        rows["history"] = m_recordRow;
    view->replace(std::move(rows));
    view->flush(now);
}

} // namespace hp::gateway
