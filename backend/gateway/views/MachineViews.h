// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/FleetViews.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace hp::gateway {

/// The views `machine/<namespace>/<name>`, the pages of machines: each is made while somebody has
/// it open, anew when something that it shows changed. Control thread.
class MachineViews final : public QObject, public ViewSource
{
    Q_OBJECT
public:
    /// Hears which hosts are those of machines whose page is open, whenever that changes.
    using LookedAt = std::function<void(const std::set<ObjectKey> &hosts)>;

    /// What is passed in outlives this; `setViewedHosts` may be empty.
    MachineViews(FleetObjects &objects,
                 FleetViews &fleet,
                 runtime::Clock &clock,
                 LookedAt setViewedHosts);

    [[nodiscard]] static bool serves(const std::string &name) { return name.starts_with(prefix); }
    /// The machine of a view that is served; nullopt when it names none.
    [[nodiscard]] static std::optional<ObjectKey> machineOf(const std::string &name);
    [[nodiscard]] Result<std::shared_ptr<View>> open(const std::string &name,
                                                     const Json &options) override;
    void refresh(TimePoint now) override;

private:
    static constexpr std::string_view prefix = "machine/";

    struct Page {
        std::weak_ptr<View> view{};
        bool dirty = true;
        std::string lastMachineRow{}; ///< shown on when the machine is gone
        std::optional<TimePoint> goneAt{};
    };

    void mark(const ObjectKey &machine);
    void markByEvent(const Object &event);
    void refreshPage(const ObjectKey &key, Page &page, TimePoint now);
    /// What was known stays readable; it is marked as of when the object went.
    static void markGone(Page &page, TimePoint now);
    void reportViewedHosts();

    FleetObjects &m_objects;
    FleetViews &m_fleet;
    runtime::Clock &m_clock;
    LookedAt m_onViewedHosts;
    std::map<ObjectKey, Page> m_pages;
    std::set<ObjectKey> m_viewedHosts;
};

} // namespace hp::gateway
