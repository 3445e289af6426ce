// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlCommands.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/Report.h"
#include "backend/overrides/AuditChain.h"
#include "model/live/RowJson.h"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace hp::app {

namespace {

constexpr const char *fileName = "/audit.db";

int auditFailed(const Error &error)
{
    std::fprintf(stderr, "holdpointctl: %s\n", error.message.c_str());
    return 1;
}

Result<live::ChainVerdict> verdict(const OverrideOptions &options)
{
    if (options.backend.url.empty()) {
        const auto offline = overrides::AuditChain::verify(options.backend.dataDir + fileName);
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

int list(const OverrideOptions &options)
{
    LiveClient client;
    if (const auto opened = client.open(options.backend); !opened)
        return auditFailed(opened.error());
    const auto rows = client.view("audit", Json::object());
    if (!rows)
        return auditFailed(rows.error());
    std::fputs((options.json ? rows->dump(2) + '\n' : auditText(*rows)).c_str(), stdout);
    return 0;
}

} // namespace

int runAuditCommand(const OverrideOptions &options)
{
    if (options.verb == OverrideVerb::ListAudit)
        return list(options);
    const auto found = verdict(options);
    if (!found)
        return auditFailed(found.error());
    std::fputs((options.json ? toJson(*found).dump(2) + '\n' : verdictText(*found)).c_str(),
               stdout);
    return found->fault.empty() ? 0 : 1;
}

} // namespace hp::app
