// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/Operation.h"
#include "backend/redfish/RedfishSettings.h"

#include <cstdint>
#include <memory>

namespace hp::redfish {

/// The thread that speaks to BMCs, and the way in and out of it. Answers leave through the Voice,
/// all of one turn in one call.
class BmcEngine
{
public:
    BmcEngine(RedfishSettings settings, Callbacks callbacks);
    /// Ends all sessions within the budget and joins the thread; what still waits is dropped
    /// unanswered.
    ~BmcEngine();
    BmcEngine(const BmcEngine &) = delete;
    BmcEngine &operator=(const BmcEngine &) = delete;

    /// Ends all sessions and then calls `done` through the Voice; the thread serves nothing
    /// afterwards. For those who cannot wait in the destructor. From the owner's thread, once.
    void stop(std::function<void()> done);
    /// From any thread.
    void submit(Operation operation);
    /// Connections opened since the start; from any thread.
    [[nodiscard]] std::uint64_t connections() const;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::redfish
