// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/Report.h"
#include "backend/gateway/AuditAnchors.h"
#include "model/live/RowJson.h"

#include <cstdio>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace hp::app {

namespace {

constexpr const char *fileName = "/audit.db";

int auditFailed(const Error &error)
{
    printError(error);
    return 1;
}

Result<live::ChainVerdict> verdict(const OverrideOptions &options)
{
    if (options.backend.url.empty()) {
        const std::string &directory = options.backend.dataDir;
        history::RecordPlace place;
        place.file = directory + "/history.db";
        const auto offline = overrides::AuditChain::verify(
            directory + fileName, options.keyFile, gateway::anchorsIn(place));
        if (!offline)
            return unexpected(offline.error());
        return live::ChainVerdict{offline->rows, offline->head, offline->fault};
    }
    LiveClient client;
    if (const auto opened = client.open(options.backend); !opened)
        return unexpected(opened.error());
    const auto online = client.command("audit.verify", Json::object());
    if (!online)
        return unexpected(online.error());
    return live::fromJson<live::ChainVerdict>(*online);
}

/// Prints it; what main gives back.
int auditPrinted(const Result<std::string> &text, const Output &output)
{
    if (!text) {
        printError(text.error());
        return text.error().code == ErrorCode::Invalid ? 2 : 1;
    }
    print(stdout, *text, output.style.colour);
    return 0;
}

int listAudit(const OverrideOptions &options)
{
    LiveClient client;
    if (const auto opened = client.open(options.backend); !opened)
        return auditFailed(opened.error());
    const Output &output = options.backend.output;
    const auto make = [&]() -> Result<Answer> {
        const auto rows = client.view("audit", Json::object());
        if (!rows)
            return unexpected(rows.error());
        std::vector<std::string> names;
        for (const auto &[key, row] : rows->items())
            names.push_back(key);
        return Answer{
            auditText(*rows, output.style), *rows, std::move(names), olderAuditText(*rows)};
    };
    return auditPrinted(answered(client, output, "audit", Json::object(), make), output);
}

/// Only the backend can: it is its audit, and it knows who asks.
Result<live::ChainVerdict> accepted(const OverrideOptions &options)
{
    CtlOptions backend = options.backend;
    backend.administers = true;
    LiveClient client;
    if (const auto opened = client.open(backend); !opened)
        return unexpected(opened.error());
    const auto verdict = client.command("audit.accept", {{"reason", options.reason}});
    if (!verdict)
        return unexpected(verdict.error());
    return live::fromJson<live::ChainVerdict>(*verdict);
}

} // namespace

int runAuditCommand(const OverrideOptions &options)
{
    if (options.verb == OverrideVerb::ListAudit)
        return listAudit(options);
    const auto found =
        options.verb == OverrideVerb::AcceptAudit ? accepted(options) : verdict(options);
    if (!found)
        return auditFailed(found.error());
    const Output &output = options.backend.output;
    const int printed =
        auditPrinted(rendered(output, {verdictText(*found), toJson(*found), {}}), output);
    return printed != 0 ? printed : found->fault.empty() ? 0 : 1;
}

} // namespace hp::app
