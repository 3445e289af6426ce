// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/DemoHolds.h"

namespace hp::tests {

/// A backend of its own: cluster, machines, who may write.
struct Site {
    DemoFleet demo;
    ScriptedGateway gateway;

    Site(const char *cluster, int machines)
        : demo(machines, demoNow())
    {
        gateway.setServer({{QStringLiteral("cluster"), QLatin1String(cluster)}});
        gateway.setMayWrite(true);
        gateway.setRows(QStringLiteral("fleet"), demo.fleet());
        const QJsonObject holds = demoHolds(demo.fleet(), demoNow());
        gateway.setRows(QStringLiteral("holds"), holds);
        gateway.setRows(QStringLiteral("alarms"), demoAlarms(holds, demoNow()));
        gateway.answerCommand(QStringLiteral("alarm.acknowledge"),
                              {{QStringLiteral("outcome"), QStringLiteral("observed")}});
        if (!gateway.listen())
            qFatal("no loopback port");
    }
    [[nodiscard]] QString place() const { return gateway.url().authority(); }
};

} // namespace hp::tests
