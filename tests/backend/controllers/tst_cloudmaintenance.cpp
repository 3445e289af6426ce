// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/MaintenanceWatchers.h"
#include "backend/maintenance/sources/CurlFetcher.h"
#include "backend/maintenance/sources/cloud/AzureSource.h"
#include "backend/maintenance/sources/cloud/GcpSource.h"
#include "tests/backend/controllers/MaintainedFleet.h"
#include "tests/support/cloud/FakeAzure.h"
#include "tests/support/cloud/FakeGoogle.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cloudmaintenance {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;
namespace kinds = hp::cluster::kinds;

namespace {

constexpr const char *azureMachine =
    "/subscriptions/s-1/resourceGroups/rg/providers/Microsoft.Compute/virtualMachines/w1";

/// Counts what is under way, so that it is known when nothing is left to do.
class CountedFetcher final : public maintenance::Fetcher
{
public:
    explicit CountedFetcher(int &underWay)
        : m_underWay(underWay)
    { }
    void fetch(maintenance::FetchRequest request, Reply<maintenance::FetchAnswer> reply) override
    {
        ++m_underWay;
        m_curl.fetch(std::move(request),
                     [this, reply = std::move(reply)](const Result<maintenance::FetchAnswer> &got) {
                         --m_underWay;
                         reply(got);
                     });
    }

private:
    int &m_underWay;
    maintenance::CurlFetcher m_curl{};
};

/// Either cloud with the instance of Machine w1.
struct Cloud {
    explicit Cloud(bool atGoogle)
        : isGoogle(atGoogle)
    {
        alsoAwait([this] { return underWay > 0 ? std::string("the cloud") : std::string(); });
    }
    ~Cloud() { alsoAwait({}); }

    [[nodiscard]] std::string providerId() const
    {
        return isGoogle ? std::string("gce://p/europe-west4-a/w1")
                        : std::string("azure://") + azureMachine;
    }
    void announce(const std::string &start)
    {
        if (isGoogle) {
            google.add("p",
                       Json::parse(FakeGoogle::resource("w1",
                                                        "europe-west4-a",
                                                        "RUNNING",
                                                        Json{{"upcomingMaintenance",
                                                              {{"type", "SCHEDULED"},
                                                               {"canReschedule", false},
                                                               {"windowStartTime", start},
                                                               {"maintenanceStatus", "PENDING"}}}}
                                                            .dump()
                                                            .insert(0, "\"resourceStatus\":"))));
        } else {
            azure.machines[azureMachine] = {"running",
                                            {},
                                            Json::array({{{"maintenanceScope", "Host"},
                                                          {"impactType", "Redeploy"},
                                                          {"status", "Pending"},
                                                          {"notBefore", start}}})
                                                .dump()};
        }
    }
    void removeInstance()
    {
        google.remove("w1");
        azure.machines.clear();
    }
    maintenance::SourceRegistry::Sources sources(runtime::Clock &clock)
    {
        maintenance::SourceRegistry::Sources all;
        QFile file(folder.filePath(QStringLiteral("credentials.json")));
        if (!file.open(QIODevice::WriteOnly))
            return all;
        file.write(QByteArray::fromStdString(isGoogle ? google.keyFile() : azure.clientFile()));
        const std::string name = file.fileName().toStdString();
        auto fetcher = std::make_unique<CountedFetcher>(underWay);
        if (isGoogle) {
            maintenance::gcp::GcpSource::Settings settings;
            settings.access.keyFile = name;
            settings.access.endpoint = google.url() + "/compute/v1";
            all.push_back(
                std::make_unique<maintenance::gcp::GcpSource>(std::move(fetcher), clock, settings));
        } else {
            maintenance::azure::AzureSource::Settings settings;
            settings.access.clientFile = name;
            all.push_back(std::make_unique<maintenance::azure::AzureSource>(
                std::move(fetcher), clock, settings));
        }
        return all;
    }

    bool isGoogle;
    int underWay = 0;
    FakeGoogle google{};
    FakeAzure azure{};
    QTemporaryDir folder{};
};

} // namespace

class TestCloudMaintenance : public QObject
{
    Q_OBJECT
private slots:
    void whatACloudAnnouncesIsDoneInAWindowBeforeItsDeadline_data();
    void whatACloudAnnouncesIsDoneInAWindowBeforeItsDeadline();
};

void TestCloudMaintenance::whatACloudAnnouncesIsDoneInAWindowBeforeItsDeadline_data()
{
    QTest::addColumn<bool>("isGoogle");
    QTest::newRow("Google announces host maintenance that ends the instance") << true;
    QTest::newRow("Azure announces an update that redeploys the machine") << false;
}

void TestCloudMaintenance::whatACloudAnnouncesIsDoneInAWindowBeforeItsDeadline()
{
    QFETCH(bool, isGoogle);
    MaintainedFleet fleet;
    Cloud cloud(isGoogle);
    fleet.addWorker(1);
    fleet.change(kinds::machine(), "w1", {{"spec", {{"providerID", cloud.providerId()}}}});
    const TimePoint opens =
        std::chrono::floor<std::chrono::days>(fleet.clock().now()) + std::chrono::hours(24 + 3);
    fleet.fixture.make(kinds::maintenanceWindow(),
                       Json::parse(R"({"metadata": {"name": "nights"}, "spec": {
        "rrule": "FREQ=DAILY", "start": "03:00", "duration": "2h", "timezone": "UTC"}})"));
    const std::string deadline = formatTime(opens + 96h);
    cloud.announce(deadline);
    maintenance::MaintenanceWatchersSettings watching;
    watching.maintenanceNamespace = MaintainedFleet::space;
    watching.off = {maintenance::watcher::states};
    maintenance::MaintenanceWatchers watchers(
        fleet.cluster(), fleet.clock(), cloud.sources(fleet.clock()), std::move(watching));
    fleet.asks = [&watchers](const Object &maintenance,
                             std::function<void(maintenance::EventAnswer)> answer) {
        watchers.ask(maintenance, std::move(answer));
    };
    watchers.start();
    settle(fleet.clock());
    const Object found = fleet.maintenance(1);
    QCOMPARE(found.text("/spec/eventcode"), std::string("instance-stop"));
    QCOMPARE(found.text("/spec/source"), std::string(isGoogle ? "gcp" : "azure"));
    QCOMPARE(found.text("/spec/deadline"), deadline);

    fleet.run();
    QCOMPARE(fleet.stepOf(1), std::string("waiting-window"));
    QCOMPARE(fleet.maintenance(1).text("/status/window/start"), formatTime(opens));
    test::advance(fleet.clock(), opens - fleet.clock().now() - 1min);
    QVERIFY(!fleet.machine(1).isDeleting());
    test::advance(fleet.clock(), 3min);
    QVERIFY(fleet.machine(1).isDeleting());

    fleet.change(kinds::machine(), "w1", {{"metadata", {{"finalizers", nullptr}}}});
    test::advance(fleet.clock(), 6min);
    QCOMPARE(fleet.stepOf(1), std::string("verifying")); // the cloud has the event still
    cloud.removeInstance();
    test::advance(fleet.clock(), 6min);
    QCOMPARE(fleet.stepOf(1), std::string("gone"));
    fleet.controllers.reset();
}

} // namespace tst_cloudmaintenance

HP_TEST(tst_cloudmaintenance, TestCloudMaintenance)
#include "tst_cloudmaintenance.moc"
