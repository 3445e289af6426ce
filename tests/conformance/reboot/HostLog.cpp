// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/reboot/HostLog.h"

#include "model/resource/BareMetalHost.h"
#include "model/rules/power/RebootAnnotation.h"
#include "tests/support/cluster/Revision.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>

namespace hp::conformance {

void HostLog::add(const std::string &line, const Object &object)
{
    m_lines.push_back({test::revisionNumber(object.resourceVersion()), false, line});
}

void HostLog::posted(const std::string &resetType)
{
    m_lines.push_back({test::revisionNumber(m_revision()), true, resetType});
}

std::vector<std::string> HostLog::lines() const
{
    std::vector<Line> sorted = m_lines;
    std::stable_sort(sorted.begin(), sorted.end(), [](const Line &a, const Line &b) {
        return std::tie(a.revision, a.isReset) < std::tie(b.revision, b.isReset);
    });
    std::vector<std::string> lines;
    for (const Line &line : sorted)
        lines.push_back(line.text);
    return lines;
}

void HostLog::changed(const Object &before, const Object &after)
{
    if (!before || !after)
        return;
    const auto written = [&](const char *pointer) {
        return !after.text(pointer).empty() && before.text(pointer) != after.text(pointer);
    };
    if (written("/status/provisioning/pendingRebootSince"))
        add("status.pendingRebootSince written", after);
    if (written("/status/provisioning/lastPoweredOn"))
        add("status.lastPoweredOn written", after);
    if (before.at("/status/poweredOn") != after.at("/status/poweredOn"))
        add(after.at("/status/poweredOn") == Json(true) ? "observed On" : "observed Off", after);
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
        add(byClient ? "annotation removed by client" : "annotation removed", after);
        if (request.keyed)
            add("key removed", after);
    }
    for (const rules::RebootAnnotation &request : rules::rebootAnnotations(after)) {
        if (request.keyed && !before.annotation(request.key))
            add("key added", after);
    }
}

void HostLog::holdsChanged(const Object &before, const Object &after)
{
    add("holds changed", after);
    const auto known = host::powerStatusOf(before).rebootHolds;
    for (const host::RebootHold &hold : host::powerStatusOf(after).rebootHolds) {
        const auto old = std::find_if(
            known.begin(), known.end(), [&](const auto &one) { return one.key == hold.key; });
        if (old == known.end())
            add("key accepted", after);
        if (hold.heldSince && (old == known.end() || !old->heldSince))
            add("heldSince set", after);
    }
}

} // namespace hp::conformance
