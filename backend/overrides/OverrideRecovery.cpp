// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/OverrideRecovery.h"

#include "backend/overrides/AuditContent.h"
#include "model/base/JsonTree.h"
#include "model/messages/Override.h"

#include <QLoggingCategory>

#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

Q_DECLARE_LOGGING_CATEGORY(lcOverrides)

namespace hp::overrides {

void recoverOverrides(cluster::Cluster &cluster,
                      runtime::Clock &clock,
                      AuditChain &audit,
                      std::function<void(int)> done)
{
    const auto rows = audit.unclosed();
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
        cluster.get({&kindOf(kept->patch.target), kept->patch.key},
                    [settle, kept](Result<Object> now) {
                        const Object object = now ? *now : Object();
                        if (!now && now.error().code != ErrorCode::NotFound)
                            return settle("timedOut", say::endedBeforeEndWasSeen());
                        if (isObserved(kept->request, kept->patch, object))
                            return settle("observed", say::seenAfterRestart());
                        settle("timedOut", say::endedBeforeEffectWasSeen());
                    });
    }
}

} // namespace hp::overrides
