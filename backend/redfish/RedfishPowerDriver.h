// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/PowerDriver.h"
#include "backend/redfish/GroupHealth.h"
#include "backend/redfish/RedfishSettings.h"
#include "backend/runtime/Clock.h"

#include <memory>

namespace hp::redfish {

/// Power over Redfish (facts/redfish.md). Questions go to an engine with its own thread; answers
/// come back to the thread that made the driver, many in one queued call. Readings are stamped with
/// the time of the question, which is never later than the observation.
class RedfishPowerDriver final : public drivers::PowerDriver
{
public:
    /// `clock` outlives the driver.
    explicit RedfishPowerDriver(const runtime::Clock &clock, RedfishSettings settings = {});
    /// Ends the sessions on all BMCs, which takes at most settings.logoutBudget.
    ~RedfishPowerDriver() override;

    /// Ends the sessions without blocking this thread; `done` runs here afterwards. Call it once,
    /// before the destructor, where something that this thread serves may be a BMC itself (the
    /// lab).
    void stop(std::function<void()> done);

    void onHint(Hint hint) override { m_hint = std::move(hint); }
    /// Hears that a group of BMCs begins or ceases to fail together.
    void onBrownOut(std::function<void(const BrownOut &)> callback)
    {
        m_brownOut = std::move(callback);
    }
    /// Connections to BMCs opened since the start.
    [[nodiscard]] std::uint64_t connections() const;

    using PowerDriver::reset;
    void read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override;
    void readWithin(const drivers::BmcTarget &target,
                    Duration mayWait,
                    Reply<drivers::PowerReading> reply) override;
    void readAnew(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override;
    void readDocument(const drivers::BmcTarget &target,
                      const std::string &path,
                      Reply<Json> reply) override;
    void reset(const drivers::BmcTarget &target,
               ResetType type,
               const drivers::ResetOptions &options,
               Reply<drivers::ResetAck> reply) override;

private:
    struct Private;
    Hint m_hint{};
    std::function<void(const BrownOut &)> m_brownOut{};
    std::unique_ptr<Private> m;
};

} // namespace hp::redfish
