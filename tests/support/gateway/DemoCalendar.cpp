// SPDX-License-Identifier: Apache-2.0

#include "tests/support/gateway/DemoCalendar.h"

#include <QJsonArray>

#include <utility>

namespace hp::tests {

namespace {

QString stamp(const QDateTime &time)
{
    return time.toUTC().toString(QStringLiteral("yyyy-MM-dd'T'HH:mm:ss'Z'"));
}

/// The next midnights, and a time of day in each.
QJsonArray nightly(const QDateTime &now, int hour, int hours, int every)
{
    QJsonArray openings;
    const QDateTime midnight(now.toUTC().date(), QTime(0, 0), Qt::UTC);
    for (int day = 0; day < 40; day += every) {
        const QDateTime start = midnight.addDays(day).addSecs(hour * 3600);
        openings.append(
            QJsonObject{{"start", stamp(start)}, {"end", stamp(start.addSecs(hours * 3600))}});
    }
    return openings;
}

QJsonObject window(const char *name, const char *machines, const QJsonArray &openings)
{
    const bool every = *machines == 0;
    const QJsonArray labels = every ? QJsonArray() : QJsonArray{"rack=r12", "tier=gold"};
    const QJsonArray excludes = every ? QJsonArray()
                                      : QJsonArray{QJsonObject{{"start", "2026-12-24T00:00:00Z"},
                                                               {"end", "2026-12-27T00:00:00Z"}}};
    return {{"kind", "window"},
            {"name", name},
            {"namespace", "openshift-machine-api"},
            {"rule", "FREQ=DAILY"},
            {"start", "23:00"},
            {"duration", "4h"},
            {"timezone", "Europe/Berlin"},
            {"machines", machines},
            {"labels", labels},
            {"minRemaining", "30m"},
            {"excludes", excludes},
            {"generation", 2},
            {"pausedUntil", ""},
            {"open", false},
            {"fault", ""},
            {"openings", openings}};
}

struct Work {
    const char *machine;
    const char *set;
    const char *code;
    const char *source;
    const char *description;
    const char *step;
    const char *state;
    const char *reason;
    double startHours; ///< from now
    double hours; ///< 0: no time is known
    int expectedMinutes;
    int overrunMinutes;
    int priority;
    const char *alert;
};

QJsonObject row(const Work &work, const QDateTime &now)
{
    const QDateTime start = now.addSecs(static_cast<qint64>(work.startHours * 3600));
    const QString name = QLatin1String(work.machine);
    const bool timed = work.hours > 0;
    QJsonArray alerts;
    if (*work.alert)
        alerts.append(QJsonObject{{"name", "Alert"}, {"message", work.alert}});
    const bool unknown = name == QLatin1String("worker-b-7");
    QJsonArray bites;
    QJsonArray windows;
    if (name == QLatin1String("worker-a-9")) {
        windows.append("window/openshift-machine-api/nights");
        bites = {QJsonObject{
                     {"kind", "hook.preDrain"},
                     {"name", "FlushLogs"},
                     {"owner", "logging/log-exporter"},
                     {"usualSeconds", 720},
                     {"sentence", "hook FlushLogs of logging/log-exporter will hold at preDrain"}},
                 QJsonObject{{"kind", "drain.pdb"},
                             {"name", "shop/db"},
                             {"owner", ""},
                             {"usualSeconds", 0},
                             {"sentence", "PodDisruptionBudget shop/db allows no eviction now"}}};
    }
    return {
        {"kind", "maintenance"},
        {"name", QString(QStringLiteral("mm-") + name)},
        {"namespace", "openshift-machine-api"},
        {"machine", name},
        {"machineKey", QString(QStringLiteral("openshift-machine-api/") + name)},
        {"set", work.set},
        {"role", name.startsWith(QLatin1String("master")) ? "master" : "worker"},
        {"code", work.code},
        {"source", work.source},
        {"description", work.description},
        {"step", work.step},
        {"state", work.state},
        {"reason", work.reason},
        {"way", *work.set ? "delete" : ""},
        {"chosen", QLatin1String(work.state) != QLatin1String("announced")},
        {"start", timed ? stamp(start) : QString()},
        {"end", timed ? stamp(start.addSecs(static_cast<qint64>(work.hours * 3600))) : QString()},
        {"deadline", timed ? stamp(now.addDays(6)) : QString()},
        {"expectedSeconds", work.expectedMinutes * 60},
        {"overrunSeconds", work.overrunMinutes * 60},
        {"unknownHooks", unknown ? QJsonArray{QStringLiteral("BackupFileSystem")} : QJsonArray{}},
        {"priority", work.priority},
        {"alerts", alerts},
        {"bites", bites},
        {"windows", windows}};
}

} // namespace

QJsonObject demoCalendar(const QDateTime &now)
{
    QJsonObject rows;
    const QString space = QStringLiteral("openshift-machine-api/");
    rows.insert("window/" + space + "nights", window("nights", "", nightly(now, 22, 4, 1)));
    rows.insert("window/" + space + "rack-b-weekly",
                window("rack-b-weekly", "zone rack-b", nightly(now, 1, 5, 3)));
    QJsonObject never = window("thirtieth-february", "role infra", {});
    never.insert("fault",
                 "spec.rrule of MaintenanceWindow thirtieth-february: "
                 "\"FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\" selects no date, so it never opens");
    rows.insert("window/" + space + "thirtieth-february", never);

    const Work works[] = {
        {"worker-a-2",
         "worker-a",
         "instance-retirement",
         "aws",
         "The instance is running on degraded hardware",
         "in-progress",
         "inProgress",
         "the Machine is being deleted",
         -1,
         4,
         47,
         0,
         0,
         ""},
        {"worker-a-9",
         "worker-a",
         "system-reboot",
         "aws",
         "Scheduled reboot",
         "waiting-window",
         "scheduled",
         "the window opens at 22:00",
         10,
         4,
         47,
         0,
         0,
         ""},
        {"worker-b-7",
         "worker-b",
         "firmware-pending",
         "redfish",
         "BIOS 2.19.1 is staged for the next reset",
         "waiting-window",
         "tooLong",
         "the window opens at 01:00",
         36,
         1,
         72,
         12,
         2,
         "no window is long enough before 2026-11-28T00:00:00Z"},
        {"worker-c-4",
         "worker-c",
         "system-maintenance",
         "calendar",
         "PSU swap rack B, power must be off",
         "waiting-window",
         "announced",
         "a person has to approve it",
         60,
         3,
         30,
         0,
         0,
         ""},
        {"worker-c-5",
         "worker-c",
         "hardware-degraded",
         "redfish",
         "Fan 3 is critical",
         "failed",
         "failed",
         "the component is still not OK",
         84,
         2,
         30,
         0,
         1,
         "the check after the work failed: Fan 3 is still Critical"},
        {"master-0",
         "",
         "instance-retirement",
         "aws",
         "The instance is running on degraded hardware",
         "manual",
         "manual",
         "masters are never touched",
         110,
         4,
         30,
         0,
         2,
         "master-0 has scheduled maintenance"},
        {"worker-d-1",
         "worker-d",
         "lb-unhealthy",
         "aws",
         "Request timed out",
         "manual",
         "manual",
         "a person has to look",
         0,
         0,
         30,
         0,
         2,
         "the load balancer finds worker-d-1 unhealthy"},
    };
    for (const Work &work : works) {
        QJsonObject shown = row(work, now);
        if (shown["state"] == QLatin1String("scheduled")) {
            shown.insert("plannedStart", stamp(now.addSecs(10 * 3600)));
            shown.insert("plannedEnd", stamp(now.addSecs(10 * 3600 + work.expectedMinutes * 60)));
            shown.insert("wave", 1);
        } else if (shown["state"] == QLatin1String("tooLong")) {
            shown.insert("late",
                         "its turn comes too late for its deadline at 2026-11-28T00:00:00Z: "
                         "no more than 1 at a time");
        }
        rows.insert("maintenance/" + space + "mm-" + QLatin1String(work.machine), shown);
    }
    const std::pair<const char *, const char *> conflicts[] = {
        {"error", "two masters at the same time: master-0 and master-1 from 2026-11-25T02:00:00Z"},
        {"warning",
         "mm-worker-b-7 will take 1 h 12 m and must be done before 2026-11-27T00:00:00Z"},
        {"note",
         "windows nights and rack-b-weekly are open at the same time, first at "
         "2026-11-23T01:00:00Z"}};
    int number = 1000;
    for (const auto &[weight, sentence] : conflicts) {
        rows.insert(QStringLiteral("conflict/%1").arg(number++),
                    QJsonObject{{"kind", "conflict"}, {"weight", weight}, {"sentence", sentence}});
    }
    rows.insert("summary",
                QJsonObject{{"windows", 3},
                            {"maintenances", 7},
                            {"conflicts", 3},
                            {"faults", 1},
                            {"late", 1},
                            {"waves", 1}});
    return rows;
}

} // namespace hp::tests
