// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/RedfishPowerDriver.h"
#include "backend/runtime/SystemClock.h"
#include "model/base/ApiStatus.h"
#include "tests/support/bmc/ScriptedBmc.h"
#include "tests/support/gateway/Patience.h"

#include <QtTest>

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

namespace hp::test {

/// A driver in front of a scripted BMC, and calls that wait for the answer. What it waits for
/// between two requests is short; what an answer may take is not, for the BMC answers on the
/// thread of the test, which a busy machine may leave alone for seconds. A row with a BMC that is
/// silent sets its own limit.
class DriverBench
{
public:
    DriverBench()
    {
        settings.offConfirmation = redfish::Span(20);
        settings.connectTimeout = settings.headersTimeout = settings.totalTimeout =
            settings.actionTimeout = settings.logoutBudget = std::chrono::minutes(1);
        bmc.playDefaultBmc();
    }
    DriverBench(const DriverBench &) = delete;
    DriverBench &operator=(const DriverBench &) = delete;
    ~DriverBench()
    {
        if (m_driver)
            endDriver(); // the destructor of the driver would wait for a BMC that this thread
                         // serves
    }

    [[nodiscard]] drivers::BmcTarget target(const std::string &path = {}) const
    {
        return {"ns/host", bmc.address(path), "admin", "S3cr3t!#%", true};
    }

    [[nodiscard]] redfish::RedfishPowerDriver &driver()
    {
        if (!m_driver)
            m_driver = std::make_unique<redfish::RedfishPowerDriver>(m_clock, settings);
        return *m_driver;
    }

    [[nodiscard]] Result<drivers::PowerReading> read() { return read(target()); }
    [[nodiscard]] Result<drivers::PowerReading> read(const drivers::BmcTarget &from)
    {
        std::optional<Result<drivers::PowerReading>> result;
        driver().read(
            from, [&result](Result<drivers::PowerReading> answer) { result = std::move(answer); });
        if (!tests::waitFor([&result] { return result.has_value(); }))
            return unexpected(ErrorCode::Internal, "no reply at all");
        return *result;
    }
    /// The text of a member of a document, or why there is none.
    [[nodiscard]] std::string documentText(const std::string &path, const std::string &member)
    {
        std::optional<Result<Json>> result;
        driver().readDocument(
            target(), path, [&result](Result<Json> answer) { result = std::move(answer); });
        if (!tests::waitFor([&result] { return result.has_value(); }))
            return "no reply at all";
        return *result ? (*result)->value(member, "") : result->error().message;
    }
    [[nodiscard]] Result<drivers::ResetAck> reset(ResetType type)
    {
        std::optional<Result<drivers::ResetAck>> result;
        driver().reset(target(), type, [&result](Result<drivers::ResetAck> answer) {
            result = std::move(answer);
        });
        if (!tests::waitFor([&result] { return result.has_value(); }))
            return unexpected(ErrorCode::Internal, "no reply at all");
        return *result;
    }
    /// Ends the driver while the BMC goes on serving, which the logout needs.
    void endDriver()
    {
        bool stopped = false;
        m_driver->stop([&stopped] { stopped = true; });
        QVERIFY(tests::waitFor([&stopped] { return stopped; }));
        m_driver.reset();
    }

    ScriptedBmc bmc{};
    redfish::RedfishSettings settings{};

private:
    runtime::SystemClock m_clock{};
    std::unique_ptr<redfish::RedfishPowerDriver> m_driver{};
};

/// One word for a result: the power state, or the error code.
[[nodiscard]] inline QString said(const Result<drivers::PowerReading> &result)
{
    return QString::fromLatin1(result ? toString(result->state) : toString(result.error().code));
}
[[nodiscard]] inline QString said(const Result<drivers::ResetAck> &result)
{
    if (!result)
        return QString::fromLatin1(toString(result.error().code));
    return result->sent ? QStringLiteral("sent") : QStringLiteral("not needed");
}

} // namespace hp::test
