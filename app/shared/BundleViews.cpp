// SPDX-License-Identifier: Apache-2.0
#include "app/shared/BundleViews.h"

#include "model/base/JsonTree.h"
#include "model/live/MachineRows.h"
#include "model/live/RowJson.h"
#include "model/resource/KeyText.h"

#include <chrono>
#include <nlohmann/json.hpp>

namespace hp::app {

using gateway::View;

Result<std::shared_ptr<View>> BundleViews::open(const std::string &name, const Json &options)
{
    constexpr std::string_view prefix = "machine/";
    const bool isOfNow = !options.is_object() || !options.contains("at");
    if (isOfNow && name.starts_with(prefix)) {
        const auto key = keyFrom(name.substr(prefix.size()));
        const auto went = key ? m_gone.find(*key) : m_gone.end();
        if (went != m_gone.end())
            return lastOf(name, options, went->second);
    }
    return m_end.open(name, options);
}

Result<std::shared_ptr<View>>
BundleViews::lastOf(const std::string &name, const Json &options, TimePoint went)
{
    std::shared_ptr<View> &last = m_lasts[name];
    if (last)
        return last;
    const auto then = m_past.open(name, options, went - std::chrono::microseconds(1));
    if (!then)
        return then;
    gateway::RowMap rows = (*then)->rows();
    // As a live view shows one that goes: what was known stays readable, nothing stops it now.
    rows.erase("why");
    if (const auto machine = rows.find("machine"); machine != rows.end()) {
        auto row = live::fromJson<live::MachineRow>(parseJson(machine->second));
        row.gone = went;
        machine->second = rowText(row);
    }
    last = std::make_shared<View>();
    last->replace(std::move(rows));
    last->flush(went);
    return last;
}

} // namespace hp::app
