// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/RedfishSettings.h"
#include "backend/redfish/session/Operation.h"

#include <memory>

namespace hp::redfish {

/// The thread that speaks to BMCs: one curl multi handle, one client for each host, one request
/// under way for each BMC. Results leave through the Voice.
class Engine
{
public:
    Engine(RedfishSettings settings, Voice voice);
    /// Ends all sessions within the budget and joins the thread; what still waits is dropped
    /// unanswered.
    ~Engine();
    Engine(const Engine &) = delete;
    Engine &operator=(const Engine &) = delete;

    /// Ends all sessions and then calls `done` through the Voice; the thread serves nothing
    /// afterwards. For those who cannot wait in the destructor. From the owner's thread, once.
    void stop(std::function<void()> done);
    /// From any thread.
    void submit(Operation operation);

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::redfish
