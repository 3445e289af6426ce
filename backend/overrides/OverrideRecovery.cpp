// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/OverrideRecovery.h"

#include "backend/overrides/AuditContent.h"
#include "model/base/JsonTree.h"

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
                                const char *state, const std::string &outcome) {
            Json closing = content;
            closing["result"] = state;
            closing["outcome"] = outcome;
            if (const auto closed = audit.append(id, false, closing, clock.now()); !closed)
                qCWarning(lcOverrides).noquote() << QString::fromStdString(closed.error().message);
            if (--*left == 0)
                done(all);
        };
        if (!kept) {
            settle("timedOut", "What it was cannot be read: its outcome is unknown.");
            continue;
        }
        cluster.get(
            {&kindOf(kept->patch.target), kept->patch.key}, [settle, kept](Result<Object> now) {
                const Object object = now ? *now : Object();
                if (!now && now.error().code != ErrorCode::NotFound)
                    return settle("timedOut", "Holdpoint ended before the end was seen.");
                if (isObserved(kept->request, kept->patch, object))
                    return settle("observed", "Seen when Holdpoint started again.");
                settle("timedOut",
                       "Holdpoint ended before the end was seen; its effect is not there now.");
            });
    }
}

} // namespace hp::overrides
