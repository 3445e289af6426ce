// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/Site.h"
#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/Patience.h"

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The console of the stage, and another site beside it, in one picture.
struct Beside {
    Site site{"prod-b", 40};
    ui::GatewaySession session;
    ui::AlarmBoard alarms;
    ui::AllClusters all;
    ui::AllClustersWindow window;

    explicit Beside(ActingStage &stage)
        : session({site.gateway.url(), {}, {}}, stage.clock, [] { return 0.5; })
        , alarms(session, stage.clock)
        , window({.theme = stage.console->theme().choice()}, all)
    {
        all.add(stage.console->session(), stage.console->alarms());
        all.add(session, alarms);
        session.start();
    }
};

bool look(ActingStage &stage, const QString &page, bool lost, bool calm)
{
    const auto beside = std::make_shared<Beside>(stage);
    if (calm) {
        stage.gateway.setRows(u"holds"_s, {});
        beside->site.gateway.setRows(u"holds"_s, {});
    }
    if (!beside->window.show())
        return false;
    stage.lookAt(beside->window, beside);
    stage.window().setProperty("page", page);
    const ui::AllClusters &all = beside->all;
    if (!waitFor([&] { return all.isComplete() && all.areHoldsComplete(); }))
        return false;
    if (!lost)
        return true;
    beside->site.gateway.stop();
    return waitFor([&] { return !all.isComplete(); });
}

} // namespace

QList<Played> clustersScenes()
{
    QList<Played> rows;
    const auto add = [&rows](const QString &name, const QString &page, bool lost, bool calm) {
        rows.append({{u"clusters"_s, name}, [page, lost, calm](ActingStage &stage) {
                         return look(stage, page, lost, calm);
                     }});
    };
    add(u"fleet"_s, u"fleet"_s, false, false);
    add(u"fleet-one-lost"_s, u"fleet"_s, true, false);
    add(u"holds"_s, u"holds"_s, false, false);
    add(u"holds-one-lost"_s, u"holds"_s, true, false);
    add(u"holds-empty"_s, u"holds"_s, false, true);
    return rows;
}

} // namespace hp::tests
