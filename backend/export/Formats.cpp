// SPDX-License-Identifier: Apache-2.0
#include "backend/export/Formats.h"

#include "backend/export/formats/CsvExport.h"
#include "backend/export/formats/FactsExport.h"
#include "backend/export/formats/HtmlExport.h"
#include "backend/export/formats/JsonExport.h"
#include "backend/export/formats/MarkdownExport.h"
#include "backend/export/formats/SvgExport.h"
#include "backend/export/formats/TraceExport.h"

#include <algorithm>

namespace hp::exports {

namespace {

template<typename Writer>
std::unique_ptr<Exporter> make(Sink &sink)
{
    return std::make_unique<Writer>(sink);
}

} // namespace

const std::array<Format, formatCount> &formats()
{
    static constexpr std::array<Format, formatCount> list{{
        {"md", "incident.md", "text/markdown; charset=utf-8", make<MarkdownExport>},
        {"html", "incident.html", "text/html; charset=utf-8", make<HtmlExport>},
        {"json", "incident.json", "application/json", make<JsonExport>},
        {"csv", "entries.csv", "text/csv; charset=utf-8", make<CsvExport>},
        {"trace", "trace.json", "application/json", make<TraceExport>},
        {"svg", "lanes.svg", "image/svg+xml", make<SvgExport>},
        {"jsonl", "transitions.jsonl", "application/x-ndjson", make<FactsExport>},
    }};
    return list;
}

const Format *formatOf(std::string_view name)
{
    const auto &list = formats();
    const auto it = std::find_if(
        list.begin(), list.end(), [name](const Format &format) { return name == format.name; });
    return it == list.end() ? nullptr : &*it;
}

} // namespace hp::exports
