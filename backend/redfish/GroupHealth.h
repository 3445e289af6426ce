// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/RedfishSettings.h"

#include <functional>
#include <map>
#include <string>

namespace hp::redfish {

/// A change of one group's health, for a person: one for the whole group, not one a host.
struct BrownOut {
    std::string group{};
    bool begins = false; ///< false: it is over
    int failing = 0;
    int members = 0;
};

/// Which BMCs of a rack fail at the same time. When many do it is the network and not the BMCs
/// (facts/redfish.md 7.8): no breaker opens for it, and force-offs go one at a time, because a
/// fleet that looks dead from here may be in full work.
class GroupHealth
{
public:
    explicit GroupHealth(const RedfishSettings &settings, std::function<void(BrownOut)> changed)
        : m_settings(settings)
        , m_changed(std::move(changed))
    { }

    void answered(const std::string &group, const std::string &host);
    void failed(const std::string &group, const std::string &host, Steady now);
    void forget(const std::string &group, const std::string &host);
    /// More than the share of its members failed within the window, and enough to tell.
    [[nodiscard]] bool isBrownOut(const std::string &group) const;
    /// False when another force-off of this group went out a moment ago in a brown-out.
    [[nodiscard]] bool mayForceOff(const std::string &group, Steady now);

private:
    struct Member {
        bool failing = false;
        Steady failedAt{};
    };
    struct Group {
        std::map<std::string, Member> members{};
        bool brownOut = false;
        bool forcedOff = false;
        Steady forcedOffAt{};
    };
    void evaluate(const std::string &name, Group &group, Steady now);

    const RedfishSettings &m_settings;
    std::function<void(BrownOut)> m_changed;
    std::map<std::string, Group> m_groups{};
};

} // namespace hp::redfish
