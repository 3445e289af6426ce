// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/FindingWriter.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QStringList>
#include <QTest>

#include <optional>

namespace tst_findingwriter {

using namespace hp;
using namespace hp::maintenance;

namespace {

std::vector<ProviderEvent> eventsOf(const std::vector<std::string> &machines)
{
    std::vector<ProviderEvent> events;
    for (const std::string &machine : machines) {
        ProviderEvent event;
        event.id = "event-" + machine;
        event.code = "instance-stop";
        event.source = "aws";
        event.machine = {"contract", machine};
        events.push_back(std::move(event));
    }
    return events;
}

} // namespace

class TestFindingWriter : public QObject
{
    Q_OBJECT
private slots:
    void whatIsRefusedKeepsNothingBack_data();
    void whatIsRefusedKeepsNothingBack();
};

void TestFindingWriter::whatIsRefusedKeepsNothingBack_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("written");
    const auto row = [](const char *title, ErrorCode code, const char *written) {
        QTest::newRow(title) << static_cast<int>(code) << QString::fromUtf8(written);
    };
    row("one that a webhook refuses", ErrorCode::Invalid, "mm-a mm-c");
    row("one that a quota refuses", ErrorCode::Unauthorised, "mm-a mm-c");
    row("one whose name somebody took", ErrorCode::AlreadyExists, "mm-a mm-c");
    row("a server that does not answer is not asked again", ErrorCode::Unreachable, "mm-a");
}

void TestFindingWriter::whatIsRefusedKeepsNothingBack()
{
    QFETCH(const int, code);
    test::EmbeddedFixture fixture;
    test::InterceptedCluster door(fixture.cluster());
    door.refuse = [code](const std::string &, const std::string &name) {
        return name == "mm-b"
            ? std::optional(Error{static_cast<ErrorCode>(code), "no", {}, nullptr})
            : std::nullopt;
    };
    FindingWriter writer(door, "contract");
    std::optional<Result<Done>> told;
    writer.write(eventsOf({"a", "b", "c"}),
                 [&told](const Result<Done> &written) { told.emplace(written); });
    test::settle(fixture.clock());
    QVERIFY(told && !*told);
    QCOMPARE(static_cast<int>(told->error().code), code);
    QStringList written;
    for (const char *name : {"mm-a", "mm-b", "mm-c"}) {
        if (fixture.exists(cluster::kinds::machineMaintenance(), name))
            written.append(QLatin1String(name));
    }
    QTEST(written.join(QLatin1Char(' ')), "written");
}

} // namespace tst_findingwriter

HP_TEST(tst_findingwriter, TestFindingWriter)
#include "tst_findingwriter.moc"
