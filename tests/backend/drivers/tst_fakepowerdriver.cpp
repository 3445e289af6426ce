// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/ManualClock.h"
#include "tests/support/bmc/FakePowerDriver.h"
#include "tests/support/bmc/PowerDriverContract.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_fakepowerdriver {

using namespace hp;
using namespace hp::test;

namespace {

class FakeFixture final : public PowerDriverFixture
{
public:
    [[nodiscard]] drivers::PowerDriver &driver() override { return m_driver; }
    [[nodiscard]] drivers::BmcTarget target() override
    {
        return {"ns/host", m_address, "admin", "secret", true};
    }
    void setPower(const std::string &powerState) override
    {
        m_driver.setPower(m_address, powerState);
        bmc().powerStateAbsent = powerState.empty();
    }
    void vanish() override { bmc().unreachable = true; }
    void rejectNextReset(int httpStatus) override
    {
        for (const char *type : {"On", "ForceOff", "GracefulShutdown"})
            bmc().rejections[type] = {httpStatus, 1, {}};
    }
    void loseNextAnswer() override { bmc().lostAnswers = 1; }
    [[nodiscard]] int posts() const override { return static_cast<int>(m_bmc.posts.size()); }

private:
    [[nodiscard]] FakeBmc &bmc() { return m_bmc; }

    std::string m_address = "fake";
    runtime::ManualClock m_clock{*parseTime("2026-01-10T12:00:00Z")};
    FakePowerDriver m_driver{m_clock};
    FakeBmc &m_bmc = m_driver.bmc(m_address);
};

} // namespace

/// The simulated driver keeps the promises of the port, so tests over it mean something.
class TestFakePowerDriver : public PowerDriverContract
{
    Q_OBJECT
protected:
    std::unique_ptr<PowerDriverFixture> makeFixture() override
    {
        return std::make_unique<FakeFixture>();
    }
};

} // namespace tst_fakepowerdriver

HP_TEST(tst_fakepowerdriver, TestFakePowerDriver)
#include "tst_fakepowerdriver.moc"
