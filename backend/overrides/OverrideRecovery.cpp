// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/OverrideRecovery.h"

#include "backend/overrides/AuditContent.h"
#include "model/base/JsonTree.h"
#include "model/messages/Override.h"

#include <QLoggingCategory>

#include <memory>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

Q_DECLARE_LOGGING_CATEGORY(lcOverrides)

namespace hp::overrides {

namespace {

using Kinds = Result<std::vector<const cluster::Kind *>>;

/// In the version of the patch; null where that is not served any more.
const cluster::Kind *kindIn(const Kinds &kinds, const OverridePatch &patch)
{
    for (const cluster::Kind *kind : kinds ? *kinds : std::vector<const cluster::Kind *>{}) {
        if (kind->apiVersion() == patch.apiVersion && kind->kind == patch.kind)
            return kind;
    }
    return nullptr;
}

} // namespace

void recoverOverrides(cluster::Cluster &cluster,
                      runtime::Clock &clock,
                      AuditChain &audit,
                      std::function<void(int)> done)
{
    auto rows = audit.unclosed();
    // A plan waits for a person, and its members have rows of their own.
    if (rows)
        std::erase_if(*rows, [](const AuditRow &row) { return isPlan(parseJson(row.content)); });
    if (!rows || rows->empty())
        return done(0);
    const auto left = std::make_shared<std::size_t>(rows->size());
    const int all = static_cast<int>(rows->size());
    for (const AuditRow &row : *rows) {
        const Json content = parseJson(row.content);
        const auto kept = keptIn(content);
        const auto settle = [&clock, &audit, left, all, done, content, id = row.override](
                                const char *result, const Message &outcome) {
            Json closing = content;
            addOutcome(closing, result, outcome);
            if (const auto closed = audit.append(id, false, closing, clock.now()); !closed)
                qCWarning(lcOverrides).noquote() << QString::fromStdString(closed.error().message);
            if (--*left == 0)
                done(all);
        };
        if (phaseIn(content) != AuditPhase::Sent) {
            settle(toString(TicketState::Voided), say::backendStopped());
            continue;
        }
        if (!kept) {
            settle("timedOut", say::cannotBeReadOutcomeUnknown());
            continue;
        }
        const auto seen = [settle, kept](Result<Object> now) {
            const Object object = now ? *now : Object();
            if (!now && now.error().code != ErrorCode::NotFound)
                return settle("timedOut", say::endedBeforeEndWasSeen());
            if (isObserved(kept->request, kept->patch, object))
                return settle("observed", say::seenAfterRestart());
            settle("timedOut", say::endedBeforeEffectWasSeen());
        };
        const OverridePatch &patch = kept->patch;
        if (patch.apiVersion.empty()) {
            cluster.get({&kindOf(patch.target), patch.key}, seen);
            continue;
        }
        cluster.kindsOf(patch.apiVersion.substr(0, patch.apiVersion.find('/')),
                        [&cluster, settle, kept, seen](const Kinds &kinds) {
                            const cluster::Kind *kind = kindIn(kinds, kept->patch);
                            if (kind == nullptr)
                                return settle("timedOut", say::endedBeforeEndWasSeen());
                            cluster.get({kind, kept->patch.key}, seen);
                        });
    }
}

} // namespace hp::overrides
