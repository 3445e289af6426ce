// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/Report.h"
#include "model/base/JsonFields.h"

#include <nlohmann/json.hpp>

namespace hp::app {

namespace {

std::string orDash(const std::string &text)
{
    return text.empty() ? "–" : text;
}

std::string receiversText(const Json &rows, const TableStyle &style)
{
    if (rows.empty())
        return "No receiver is configured.\n";
    std::vector<TableLine> lines{{"NAME", "TYPE", "PENDING", "LAST DELIVERY", "LAST ERROR"}};
    for (const Json &row : rows) {
        std::string error = textOf(row, "lastError");
        if (const std::string &since = textOf(row, "failingSince"); !since.empty())
            error += ", failing since " + since;
        lines.push_back({textOf(row, "name"),
                         textOf(row, "type"),
                         row.value("pending", Json(0)).dump(),
                         orDash(textOf(row, "lastDelivery")),
                         orDash(error)});
    }
    return tableText(lines, style);
}

/// An error names every receiver that did not take the test.
Result<std::string> testText(const Json &rows)
{
    std::string text;
    std::string failures;
    for (const Json &row : rows) {
        const std::string &name = textOf(row, "name");
        const std::string &error = textOf(row, "error");
        if (error.empty())
            text += name + " took the test\n";
        else
            failures += (failures.empty() ? "" : "; ") + name + ": " + error;
    }
    if (!failures.empty())
        return unexpected(ErrorCode::Refused, failures);
    return text;
}

} // namespace

Result<std::string> runNotifyCommand(LiveClient &client, const CtlOptions &options)
{
    Json arguments = Json::object();
    if (!options.receiver.empty())
        arguments["receiver"] = options.receiver;
    const auto done = client.command("notify." + options.action, arguments);
    if (!done)
        return unexpected(done.error());
    const Json rows = done->value("receivers", Json::array());
    std::vector<std::string> names;
    for (const Json &row : rows)
        names.push_back(textOf(row, "name"));
    if (options.action == "status")
        return rendered(options.output,
                        {receiversText(rows, options.output.style), *done, std::move(names)});
    auto text = testText(rows);
    if (!text && options.output.isData()) {
        // The data is whole, and the end is that of a failure all the same.
        const auto data = rendered(options.output, {{}, *done, std::move(names)});
        if (!data)
            return data;
        print(stdout, *data);
        return text;
    }
    if (!text)
        return text;
    return rendered(options.output, {std::move(*text), *done, std::move(names)});
}

} // namespace hp::app
