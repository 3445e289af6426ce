// SPDX-License-Identifier: Apache-2.0
#include "backend/export/Bundle.h"
#include "backend/history/replay/RecordImport.h"
#include "backend/history/replay/Replay.h"
#include "backend/whatif/Forecast.h"
#include "model/resource/Machine.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tst_whatifincident {

using namespace hp;
using namespace std::chrono_literals;

namespace {

constexpr const char *ns = "openshift-machine-api";

std::size_t countOf(const std::vector<Object> &objects, const std::string &set)
{
    return static_cast<std::size_t>(std::ranges::count_if(objects, [&set](const Object &object) {
        return object.kind() == "Machine" && object.label(machine::setLabel) == set;
    }));
}

/// The record of the incident that docs/example-incident is about.
struct Incident {
    QTemporaryDir folder;
    history::ImportedRecord record;
    TimePoint from{};

    [[nodiscard]] Result<Done> open()
    {
        const auto bundle =
            exports::Bundle::open(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR").toStdString()
                                  + "/docs/example-incident/incident.holdpoint");
        if (!bundle)
            return unexpected(bundle.error());
        const auto facts = (*bundle)->facts();
        const auto states = (*bundle)->states();
        if (!facts || !states)
            return unexpected(ErrorCode::Internal, "the bundle has neither facts nor states");
        const auto &manifest = (*bundle)->manifest();
        auto made =
            history::importRecord({folder.filePath(QStringLiteral("history.db")).toStdString(),
                                   manifest.incident.machines,
                                   manifest.incident.from,
                                   facts->get(),
                                   states->get(),
                                   manifest.usual});
        if (!made)
            return unexpected(made.error());
        record = std::move(*made);
        from = manifest.incident.from;
        return Done{};
    }

    /// The site when all of it had been observed, had nobody deleted this machine yet.
    [[nodiscard]] whatif::Snapshot soonAfterItsBegin(const std::string &machine)
    {
        whatif::Snapshot snapshot;
        snapshot.at = from + 4min;
        snapshot.usual = record.usual;
        auto moment = history::momentAt(*record.store, snapshot.at);
        for (const char *kind :
             {"Machine", "MachineSet", "BareMetalHost", "PodDisruptionBudget", "Pod"}) {
            auto found = (*moment)->cluster.take(kind);
            for (Object &object : *found) {
                Json json = object.json();
                // One of the two went because its set was made smaller.
                if (object.kind() == "MachineSet")
                    json["spec"]["replicas"] = countOf(snapshot.objects, object.name());
                if (object.kind() == "Machine" && object.name() == machine) {
                    json["metadata"].erase("deletionTimestamp");
                    json["status"]["phase"] = "Running";
                }
                snapshot.objects.emplace_back(std::move(json));
            }
        }
        return snapshot;
    }
};

} // namespace

/// Forecasts of what was recorded, against what came of it.
class TestWhatIfIncident : public QObject
{
    Q_OBJECT
private slots:
    void whatHeldIsForecast_data()
    {
        QTest::addColumn<QString>("machine");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("holder");
        QTest::newRow("a hook whose owner had stopped: a person took it off after 49 minutes")
            << QStringLiteral("fra1-worker-eu-central-1b-rr8js") << QStringLiteral("preTerminate")
            << QStringLiteral("preTerminate BackupFileSystem of my-backup-controller");
        QTest::newRow("a budget that allowed nothing for 50 minutes")
            << QStringLiteral("fra1-worker-eu-central-1c-m6twz") << QStringLiteral("drain")
            << QStringLiteral("drain, budget payments/ledger");
    }
    void whatHeldIsForecast()
    {
        QFETCH(const QString, machine);
        QFETCH(const QString, kind);
        QFETCH(const QString, holder);
        Incident incident;
        const auto opened = incident.open();
        QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
        const auto snapshot = incident.soonAfterItsBegin(machine.toStdString());
        whatif::Question question;
        question.retired = {{ns, machine.toStdString()}};
        const auto made = whatif::forecast(snapshot, question);
        QVERIFY2(made, made ? "" : made.error().message.c_str());
        const live::ForecastRow row = whatif::rowOf(*made, question, "retire");
        QStringList holders;
        for (const live::ExpectedHoldRow &hold : row.holds)
            holders.append(QString::fromStdString(hold.holder.text)
                           + (hold.isLasting() ? QStringLiteral(" (lasting)") : QString()));
        QVERIFY2(std::ranges::any_of(row.holds,
                                     [&](const live::ExpectedHoldRow &hold) {
                                         return hold.kind == kind.toStdString()
                                             && hold.holder.text == holder.toStdString()
                                             && hold.isLasting();
                                     }),
                 qPrintable(holders.join(QStringLiteral("; "))));
        // Neither ended as long as the site stayed as it was.
        QVERIFY(!row.end.p50);
    }
};

HP_TEST(tst_whatifincident, TestWhatIfIncident)

} // namespace tst_whatifincident

#include "tst_whatifincident.moc"
