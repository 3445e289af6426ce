// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/serve/IncidentStore.h"
#include "backend/export/serve/PreviewJob.h"
#include "backend/gateway/Commands.h"
#include "backend/gateway/views/View.h"
#include "backend/runtime/Clock.h"

#include <functional>
#include <memory>
#include <string>

namespace hp::gateway {

/// Incidents as clients of the gateway see them: the view `incidents`, the commands `incident.*`
/// (docs/protocol.md, "Incidents"). Who wrote one is who the front says they are. Control thread.
class IncidentService final : public Commands
{
public:
    struct Parts {
        exports::IncidentStore *registry = nullptr;
        runtime::Clock *clock = nullptr;
        std::shared_ptr<View> view{};
        /// Shows what a draft would look like, later.
        std::function<void(exports::PreviewRequest, exports::PreviewReply)> preview{};
        /// Somebody took an incident off the list.
        std::function<void(const incident::Incident &, const Caller &)> removed{};
        /// Somebody put it back.
        std::function<void(const incident::Incident &, const Caller &)> restored{};
    };

    /// What is passed in outlives this, the view excepted.
    explicit IncidentService(Parts parts);

    /// `incident.get` {id}, `incident.save` {incident, id}, `incident.remove` {id, changed_at},
    /// `incident.removed` {}, `incident.restore` {id}.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;
    /// And `incident.preview` {incident, id, format, preset}, which replies when it is ready.
    void execute(const std::string &command,
                 const Json &arguments,
                 const Caller &caller,
                 Reply reply) override;

private:
    [[nodiscard]] Result<Json>
    save(const std::string &id, const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json>
    remove(const std::string &id, const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> restore(const std::string &id, const Caller &caller);
    [[nodiscard]] Json removed() const;
    [[nodiscard]] Result<exports::PreviewRequest> previewOf(const Json &arguments) const;

    Parts m_parts;
};

} // namespace hp::gateway
