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

    /// What the record knows of a Machine that is no more.
    struct Gone {
        Object machine{}; ///< as it was last seen; null for one that the record never saw go
        TimePoint at{};
    };
    using LastKnown = std::function<Gone(const ObjectKey &machine)>;

    /// What is passed in outlives this; `setViewedHosts` and `lastKnown` may be empty.
    MachineViews(FleetObjects &objects,
                 FleetViews &fleet,
                 runtime::Clock &clock,
                 LookedAt setViewedHosts,
                 LastKnown lastKnown = {});

    [[nodiscard]] static bool serves(const std::string &name) { return name.starts_with(prefix); }
    /// The machine of a view that is served; nullopt when it names none.
    [[nodiscard]] static std::optional<ObjectKey> machineOf(const std::string &name);
    [[nodiscard]] Result<std::shared_ptr<View>> open(const std::string &name,
                                                     const Json &options) override;
    void refresh(TimePoint now) override { static_cast<void>(refreshUntil(now, {})); }
    /// As inTurn() says.
    [[nodiscard]] bool refreshUntil(TimePoint now, const std::optional<Duration> &until);

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
    /// Nobody had the page open when the object went: the record tells what it was.
    void showLastKnown(const ObjectKey &key, Page &page, TimePoint now);
    void reportViewedHosts();
    void reportPages();

    FleetObjects &m_objects;
    FleetViews &m_fleet;
    runtime::Clock &m_clock;
    LookedAt m_onViewedHosts;
    LastKnown m_lastKnown;
    std::map<ObjectKey, Page> m_pages;
    ObjectKey m_last{}; ///< whose turn was the last one
    std::set<ObjectKey> m_viewedHosts;
    bool m_hasCapiPages = false;
};

} // namespace hp::gateway
