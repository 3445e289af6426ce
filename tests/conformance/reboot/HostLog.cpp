// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/reboot/HostLog.h"

#include "model/resource/BareMetalHost.h"
#include "model/rules/power/RebootAnnotation.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::conformance {

void HostLog::changed(const Object &before, const Object &after)
{
    if (!before || !after)
        return;
    const auto written = [&](const char *pointer) {
        return !after.text(pointer).empty() && before.text(pointer) != after.text(pointer);
    };
    if (written("/status/provisioning/pendingRebootSince"))
        m_lines.emplace_back("status.pendingRebootSince written");
    if (written("/status/provisioning/lastPoweredOn"))
        m_lines.emplace_back("status.lastPoweredOn written");
    if (before.at("/status/poweredOn") != after.at("/status/poweredOn"))
        m_lines.emplace_back(after.at("/status/poweredOn") == Json(true) ? "observed On"
                                                                         : "observed Off");
    if (before.at("/status/provisioning/rebootHolds")
        != after.at("/status/provisioning/rebootHolds"))
        holdsChanged(before, after);
    annotationsChanged(before, after);
}

void HostLog::annotationsChanged(const Object &before, const Object &after)
{
    for (const rules::RebootAnnotation &request : rules::rebootAnnotations(before)) {
        if (after.annotation(request.key))
            continue;
        const bool byClient = m_byClient.erase(request.key) > 0;
        m_lines.emplace_back(byClient ? "annotation removed by client" : "annotation removed");
        if (request.keyed)
            m_lines.emplace_back("key removed");
    }
    for (const rules::RebootAnnotation &request : rules::rebootAnnotations(after)) {
        if (request.keyed && !before.annotation(request.key))
            m_lines.emplace_back("key added");
    }
}

void HostLog::holdsChanged(const Object &before, const Object &after)
{
    m_lines.emplace_back("holds changed");
    const auto known = host::powerStatusOf(before).rebootHolds;
    for (const host::RebootHold &hold : host::powerStatusOf(after).rebootHolds) {
        const auto old = std::find_if(
            known.begin(), known.end(), [&](const auto &one) { return one.key == hold.key; });
        if (old == known.end())
            m_lines.emplace_back("key accepted");
        if (hold.heldSince && (old == known.end() || !old->heldSince))
            m_lines.emplace_back("heldSince set");
    }
}

} // namespace hp::conformance
