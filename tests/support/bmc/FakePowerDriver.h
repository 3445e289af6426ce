// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/PowerDriver.h"
#include "backend/runtime/Clock.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::test {

/// A Reset that a simulated BMC turns down.
struct Rejection {
    int httpStatus = 500;
    int times = 1;
    std::string messageId{};
};

/// One simulated BMC: how long things take and how it misbehaves. During a shutdown it shows
/// PoweringOff, while it powers on it still shows Off.
struct FakeBmc {
    std::string powerState = "On";
    std::vector<std::string> allowedResets{
        "On", "ForceOff", "GracefulShutdown", "GracefulRestart", "ForceRestart", "ForceOn"};
    std::string systemUuid = "uuid-1";
    std::string username = "admin"; ///< other credentials are rejected
    std::string password = "secret";
    std::optional<Duration> gracefulShutdownTakes =
        std::chrono::seconds(20); ///< nullopt: never ends
    std::optional<Duration> forceOffTakes = std::chrono::seconds(2);
    std::optional<Duration> onTakes = std::chrono::seconds(5);

    // Named failures.
    bool unreachable = false; ///< no answer
    std::optional<TimePoint> unreachableUntil{};
    bool powerStateAbsent = false; ///< the document has no PowerState
    std::string transitionalString{}; ///< instead of PoweringOff
    int staleReads = 0; ///< the first readings show `staleValue`
    std::string staleValue{};
    int lostAnswers = 0; ///< the Reset is done, its answer does not arrive
    int acceptedNotDone = 0; ///< the Reset is answered with 204, and nothing happens
    std::map<std::string, Rejection> rejections{}; ///< by ResetType

    // What happened.
    std::vector<std::string> posts{}; ///< every Reset that reached it, accepted or not
    int reads = 0;

    // Inside.
    std::string target{}; ///< where it is going; empty: it rests
    Duration arrival{}; ///< by the clock's uptime
    bool arrives = false;
};

/// The PowerDriver port over simulated BMCs that live on an injected clock. Answers arrive from the
/// event loop, later than the call, as from the real one.
class FakePowerDriver final : public drivers::PowerDriver
{
public:
    explicit FakePowerDriver(runtime::Clock &clock)
        : m_clock(clock)
    { }

    /// The BMC behind an address; made On when it was not there. Stays valid.
    [[nodiscard]] FakeBmc &bmc(const std::string &address) { return m_bmcs[address]; }
    /// Somebody presses the power button, or pulls the plug.
    void setPower(const std::string &address, const std::string &powerState);

    using PowerDriver::reset;
    void read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override;
    void reset(const drivers::BmcTarget &target,
               ResetType type,
               const drivers::ResetOptions &options,
               Reply<drivers::ResetAck> reply) override;

    /// Hears of every Reset that reaches a BMC, before it is answered.
    std::function<void(const std::string &resetType)> onPost{};
    /// Hears the PowerState of every reading that is answered; empty when it has none.
    std::function<void(const std::string &powerState)> onReading{};

private:
    void settle(FakeBmc &bmc) const;
    [[nodiscard]] std::string shownState(FakeBmc &bmc) const;
    [[nodiscard]] std::optional<Error> trouble(const FakeBmc &bmc,
                                               const drivers::BmcTarget &target) const;
    [[nodiscard]] Result<drivers::PowerReading> reading(FakeBmc &bmc);
    [[nodiscard]] Result<drivers::ResetAck> execute(FakeBmc &bmc, ResetType type);
    void start(FakeBmc &bmc, ResetType type) const;
    template<typename T>
    void answer(Reply<T> reply, Result<T> result);

    runtime::Clock &m_clock;
    QObject m_context{};
    std::map<std::string, FakeBmc> m_bmcs{};
};

} // namespace hp::test
