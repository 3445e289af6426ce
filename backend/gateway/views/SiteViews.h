// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/ConnectionView.h"
#include "backend/gateway/views/FleetViews.h"
#include "backend/gateway/views/MachineViews.h"
#include "backend/gateway/views/ObjectView.h"
#include "backend/gateway/views/RecordViews.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace hp::gateway {

/// All views of one site: those of now over live copies of the objects, and of the past what the
/// record answers. Control thread.
class SiteViews final : public QObject, public ViewSource
{
    Q_OBJECT
public:
    /// Makes a view as of an instant of the past, `options` without the instant.
    using PastView = std::function<Result<std::shared_ptr<View>>(
        const std::string &name, const Json &options, TimePoint at)>;

    /// Where what no object tells comes from.
    struct Parts {
        FleetViews::Evaluation judgement{};
        FleetViews::Memory memory{};
        MachineViews::LookedAt setViewedHosts{};
        TimelineViews::Rows timeline{};
        IncarnationViews::Rows incarnations{};
        GoneView::Rows gone{};
        MachineViews::LastKnown lastKnown{};
        MarkViews::Rows marks{}; ///< empty: there is no record
        PastView past{}; ///< empty: there is no record
        /// A piece of such a view (PastViews::prepare).
        std::function<bool(const std::string &name, const Json &options, TimePoint at)>
            preparePast{};
        ConnectionView::Parts connection{};
    };

    /// `objects` and the clock outlive this; made before the objects start.
    SiteViews(FleetObjects &objects, runtime::Clock &clock, Parts parts);

    [[nodiscard]] FleetViews &fleet() { return m_fleet; }
    [[nodiscard]] ConnectionView &connection() { return m_connection; }
    /// Something of that machine was recorded.
    void timelineChanged(const ObjectKey &machine);
    /// A gap shows on every timeline.
    void allTimelinesChanged() { m_timelines.allChanged(); }

    [[nodiscard]] Result<std::shared_ptr<View>> open(const std::string &name,
                                                     const Json &options) override;
    [[nodiscard]] bool prepare(const std::string &name, const Json &options) override;
    void refresh(TimePoint now) override;
    [[nodiscard]] bool refreshSome(TimePoint now) override;

private:
    /// Those beside the fleet's, as inTurn() says.
    [[nodiscard]] bool refreshOthers(TimePoint now, const std::optional<Duration> &until);

    runtime::Clock &m_clock;
    FleetViews m_fleet;
    MachineViews m_machines;
    ObjectView m_object;
    TimelineViews m_timelines;
    IncarnationViews m_incarnations;
    GoneView m_gone;
    MarkViews m_marks;
    ConnectionView m_connection;
    PastView m_past;
    std::function<bool(const std::string &name, const Json &options, TimePoint at)> m_preparePast;
};

} // namespace hp::gateway
