// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"

#include <QJsonArray>

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;

namespace {

const auto words = u"v1beta3 not understood: shown raw"_s;

/// What is left of a row when nothing but the metadata is understood.
QJsonObject bare(QJsonObject row)
{
    static const QStringList kept{u"ns"_s,
                                  u"name"_s,
                                  u"uid"_s,
                                  u"role"_s,
                                  u"set"_s,
                                  u"zone"_s,
                                  u"rack"_s,
                                  u"created"_s,
                                  u"deleting"_s};
    const bool deleting = row.value("deleting").toBool();
    for (const QString &member : row.keys()) {
        if (kept.contains(member))
            continue;
        const QJsonValue value = row.value(member);
        row.insert(member,
                   value.isString()       ? QJsonValue(QString())
                       : value.isBool()   ? QJsonValue(false)
                       : value.isDouble() ? QJsonValue(0)
                                          : QJsonValue(QJsonArray()));
    }
    row.insert("notUnderstood", "v1beta3");
    row.insert("status",
               QJsonObject{{"look", "raw"},
                           {"word", words},
                           {"priority", 0},
                           {"since", deleting ? stampAgo(2820) : QString()}});
    return row;
}

QJsonObject allBare(QJsonObject rows)
{
    for (const QString &key : rows.keys())
        rows.insert(key, bare(rows.value(key).toObject()));
    return rows;
}

/// A real cluster that has machines, or hosts, only in a version that nobody here knows.
void serve(ActingStage &stage, const QString &resource)
{
    stage.gateway.setServer({{"version", "0.1.0"},
                             {"cluster", "prod-a"},
                             {"mode", "observe"},
                             {"timeScale", 1},
                             {"startedAt", stampAgo(21780)}});
    QJsonObject rows = stage.demo.connection();
    rows.insert("server", QJsonObject{{"state", "live"}, {"context", "prod-a"}, {"user", "ada"}});
    rows.insert(
        u"kind/"_s + resource,
        QJsonObject{{"kind", resource}, {"state", "notUnderstood"}, {"version", "v1beta3"}});
    stage.gateway.setRows(u"connection"_s, rows);
}

void serveMachines(ActingStage &stage)
{
    serve(stage, u"machines.machine.openshift.io"_s);
    stage.setFleet(allBare(stage.demo.fleet()));
    stage.gateway.setRows(u"holds"_s, {});
    const QString key = DemoFleet::heldKey();
    const QJsonObject known = stage.demo.machine(key);
    QJsonObject page{{"machine", bare(known.value("machine").toObject())},
                     {"yaml", known.value("yaml")}};
    QJsonObject yaml = page.value("yaml").toObject();
    yaml.insert("text", yaml.value("text").toString().replace("v1beta1", "v1beta3"));
    page.insert("yaml", yaml);
    stage.gateway.setRows(u"machine/"_s + key, page);
}

void serveHosts(ActingStage &stage)
{
    serve(stage, u"baremetalhosts.metal3.io"_s);
    stage.gateway.setRows(u"power"_s, allBare(DemoSite(demoNow()).power(24)));
}

} // namespace

QList<Played> rawScenes()
{
    const auto says = [](ActingStage &stage, const QString &text) {
        return waitFor([&] { return isSaid(stage.window(), text); });
    };
    QList<Played> rows;
    rows.append({.scene = {u"fleet"_s, u"not-understood"_s},
                 .play = [says](ActingStage &stage) { return stage.draw() && says(stage, words); },
                 .prepare = serveMachines});
    rows.append({.scene = {u"machine"_s, u"not-understood"_s},
                 .play =
                     [says](ActingStage &stage) {
                         stage.console->machine().setKey(DemoFleet::heldKey());
                         return stage.goTo(u"machine"_s) && says(stage, words);
                     },
                 .prepare = serveMachines});
    rows.append({.scene = {u"holds"_s, u"not-understood"_s},
                 .play =
                     [says](ActingStage &stage) {
                         return stage.goTo(u"holds"_s) && says(stage, u"Holds are not known"_s);
                     },
                 .prepare = serveMachines});
    for (const bool chosen : {false, true})
        rows.append({.scene = {u"power"_s, chosen ? u"not-understood"_s : u"not-understood-all"_s},
                     .play =
                         [says, chosen](ActingStage &stage) {
                             if (!stage.goTo(u"power"_s) || !says(stage, words))
                                 return false;
                             if (chosen)
                                 stage.press(Qt::Key_Right);
                             return true;
                         },
                     .prepare = serveHosts});
    return rows;
}

} // namespace hp::tests
