// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"
#include "model/resource/Object.h"

#include <functional>

namespace hp::gateway {

/// "Retry now" for a BMC: the command `bmc.retry`. What the backend learned makes it leave a BMC
/// alone for up to minutes; a person who mended it need not wait. Control thread.
class BmcService final : public Commands
{
public:
    /// Asks the BMC of a host now; false: there is no such host.
    using Retry = std::function<bool(const ObjectKey &host)>;

    explicit BmcService(Retry retry)
        : m_retry(std::move(retry))
    { }

    /// `bmc.retry` {host: "namespace/name"} gives {host}; what the BMC says stands in its row.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;

private:
    Retry m_retry;
};

} // namespace hp::gateway
