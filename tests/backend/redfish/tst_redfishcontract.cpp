// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/redfish/DriverBench.h"
#include "tests/support/bmc/PowerDriverContract.h"
#include "tests/support/runner/Runner.h"

namespace tst_redfishcontract {

using namespace hp;
using namespace hp::test;
using Request = ScriptedBmc::Request;

namespace {

const std::string systemUrl = "GET /redfish/v1/Systems/1";
const std::string loginUrl = "POST /redfish/v1/SessionService/Sessions";
const std::string resetUrl = "POST /redfish/v1/Systems/1/Actions/ComputerSystem.Reset";

class RedfishFixture final : public PowerDriverFixture
{
public:
    RedfishFixture()
    {
        m_bench.bmc.on(loginUrl, [](const Request &request) {
            return request.body.find("wrong") == std::string::npos
                ? ScriptedBmc::json(201,
                                    "{}",
                                    "X-Auth-Token: t\r\nLocation: "
                                    "/redfish/v1/SessionService/Sessions/1\r\n")
                : ScriptedBmc::json(401, "{}");
        });
    }
    [[nodiscard]] drivers::PowerDriver &driver() override { return m_bench.driver(); }
    [[nodiscard]] drivers::BmcTarget target() override { return m_target; }
    void setPower(const std::string &powerState) override
    {
        m_bench.bmc.on(systemUrl, {ScriptedBmc::json(200, ScriptedBmc::system(powerState))});
    }
    void vanish() override { m_bench.bmc.die(); }
    void rejectNextReset(int httpStatus) override
    {
        m_bench.bmc.on(resetUrl, {ScriptedBmc::json(httpStatus, "{}"), ScriptedBmc::empty(204)});
    }
    void loseNextAnswer() override
    {
        m_bench.bmc.on(resetUrl,
                       {ScriptedBmc::raw("", ScriptedBmc::End::Reset), ScriptedBmc::empty(204)});
    }
    [[nodiscard]] int posts() const override { return m_bench.bmc.count(resetUrl); }

private:
    DriverBench m_bench{};
    drivers::BmcTarget m_target = m_bench.target(); // the port is gone when the BMC is
};

} // namespace

/// The real driver keeps the promises of the port over real HTTP.
class TestRedfishContract : public PowerDriverContract
{
    Q_OBJECT
protected:
    std::unique_ptr<PowerDriverFixture> makeFixture() override
    {
        return std::make_unique<RedfishFixture>();
    }
};

} // namespace tst_redfishcontract

HP_TEST(tst_redfishcontract, TestRedfishContract)
#include "tst_redfishcontract.moc"
