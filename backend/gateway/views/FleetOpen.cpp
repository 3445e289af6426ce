// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetViews.h"

#include <nlohmann/json.hpp>

namespace hp::gateway {

namespace {

/// "a/b" as a key; nullopt when it is not two non-empty parts.
std::optional<ObjectKey> keyFrom(const std::string &text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos || slash == 0 || slash + 1 == text.size()
        || text.find('/', slash + 1) != std::string::npos)
        return std::nullopt;
    return ObjectKey{text.substr(0, slash), text.substr(slash + 1)};
}

} // namespace

Result<std::shared_ptr<View>> FleetViews::open(const std::string &name, const Json &options)
{
    const TimePoint now = m_clock.now();
    if (name == "fleet") {
        refreshFleet(now);
        return m_fleet;
    }
    if (name == "holds") {
        bool isNew = false;
        auto view = m_holds.open(isNew);
        if (isNew) {
            for (const Object &machine : m_machines.list())
                m_dirty.insert(machine.key());
        }
        refreshFleet(now);
        return view;
    }
    if (name == "alarms")
        return m_alarms.open(now);
    if (name == "connection") {
        auto view = m_connection.lock();
        if (!view) {
            view = std::make_shared<View>();
            m_connection = view;
            refreshConnection(now);
        }
        return view;
    }
    if (name.rfind("machine/", 0) == 0)
        return openMachine(name.substr(8));
    if (name.rfind("timeline/", 0) == 0)
        return openTimeline(name.substr(9), options);
    return unexpected(ErrorCode::NotFound, "there is no view named '" + name + "'");
}

Result<std::shared_ptr<View>> FleetViews::openMachine(const std::string &name)
{
    const auto key = keyFrom(name);
    if (!key)
        return unexpected(ErrorCode::Invalid,
                          "'" + name + "' is not <namespace>/<name> of a machine");
    MachineView &entry = m_machineViews[*key];
    if (auto view = entry.view.lock())
        return view;
    auto view = std::make_shared<View>();
    entry.view = view;
    refreshMachine(*key, entry, m_clock.now());
    return view;
}

Result<std::shared_ptr<View>> FleetViews::openTimeline(const std::string &name, const Json &options)
{
    const auto range = parseDuration(name);
    if (!range || *range <= Duration(0))
        return unexpected(ErrorCode::Invalid, "'" + name + "' is not a range such as 2h");
    const auto object = options.is_object() ? options.find("object") : options.end();
    const auto key = options.is_object() && object != options.end() && object->is_string()
        ? keyFrom(object->get_ref<const std::string &>())
        : std::nullopt;
    if (!key)
        return unexpected(ErrorCode::Invalid,
                          "a timeline needs options.object as <namespace>/<name>");
    TimelineView &entry = m_timelineViews[name + ' ' + toString(*key)];
    if (auto view = entry.view.lock())
        return view;
    auto view = std::make_shared<View>();
    entry = {view, *key, *range, false};
    if (m_timeline) {
        const TimePoint now = m_clock.now();
        view->replace(m_timeline(*key, *range, now));
        view->flush(now);
    }
    return view;
}

} // namespace hp::gateway
