// SPDX-License-Identifier: Apache-2.0
#include "backend/export/formats/JsonExport.h"

#include "backend/export/formats/Words.h"
#include "model/base/JsonTree.h"
#include "model/base/Version.h"

#include <nlohmann/json.hpp>

namespace hp::exports {

using namespace incident;

JsonExport::JsonExport(Sink &sink)
    : m_out(sink)
{
    m_out << "{\"entries\":[";
}

void JsonExport::add(const Fact * /*fact*/, const std::vector<Entry> &entries)
{
    for (const Entry &entry : entries) {
        m_out << (m_any ? ",\n" : "\n") << compactJson(toJson(entry));
        m_any = true;
    }
}

void JsonExport::finish(const Story &story)
{
    Json incident = toJson(story.incident);
    incident.update(toJson(story.digest));
    incident["id"] = story.incident.id;
    incident["title"] = titleOf(story);
    if (story.digest.status() != story.incident.status) {
        incident["status"] = story.digest.status();
        incident["status_set"] = story.incident.status;
    }
    incident["timezone"] = "UTC";
    Json gaps = Json::array();
    for (const GapRow &gap : story.digest.gaps()) {
        gaps.push_back(
            {{"entry_id", gap.id}, {"from", formatMicroTime(gap.from)}, {"cause", gap.cause}});
        if (gap.to)
            gaps.back()["to"] = formatMicroTime(*gap.to);
    }
    const Json record = {{"end", formatMicroTime(story.settings.end)},
                         {"cluster", story.settings.cluster},
                         {"time_scale", story.settings.timeScale},
                         {"facts", story.facts},
                         {"drops", story.settings.drops},
                         {"observed", gaps.empty() && story.settings.drops == 0},
                         {"gaps", gaps}};
    m_out << "\n],\n\"incident\":" << compactJson(incident) << ",\n\"preset\":\""
          << toString(story.settings.preset) << "\",\n\"record\":" << compactJson(record)
          << ",\n\"schema\":\"" << schemaName << "\",\n\"tool\":\"" << toolVersion() << "\"}\n";
    m_out.flush();
}

} // namespace hp::exports
