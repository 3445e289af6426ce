// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/EndHold.h"

namespace hp::ui {

namespace {

const auto keyPrefix = QStringLiteral("reboot.metal3.io/");
const auto ownKeyPrefix = QStringLiteral("reboot.metal3.io/holdpoint-");

} // namespace

QVariantMap requestToEnd(const HeldBy &held)
{
    const auto onMachine = [&held](const char *action) {
        return QVariantMap{{QStringLiteral("action"), QLatin1String(action)},
                           {QStringLiteral("machine"), held.machine}};
    };
    const auto onHost = [&held](const char *action) {
        return held.host.isEmpty() ? QVariantMap()
                                   : QVariantMap{{QStringLiteral("action"), QLatin1String(action)},
                                                 {QStringLiteral("host"), held.host}};
    };
    if (held.kind == live::HoldKind::Detached)
        return onHost("attach");
    if (held.waitingAt.startsWith(QLatin1String("pre"))) {
        QVariantMap request = onMachine("remove-hook");
        request.insert(QStringLiteral("point"), held.waitingAt);
        request.insert(QStringLiteral("hook"), held.hold);
        request.insert(QStringLiteral("owner"), held.owner);
        return request;
    }
    if (held.waitingAt == QLatin1String("power") && !held.hold.isEmpty()) {
        const QString key = held.hold.startsWith(keyPrefix) ? held.hold : keyPrefix + held.hold;
        QVariantMap request =
            onHost(key.startsWith(ownKeyPrefix) ? "release-hold" : "release-power-key");
        if (!request.isEmpty())
            request.insert(QStringLiteral("key"), key);
        return request;
    }
    if (held.waitingAt == QLatin1String("drain"))
        return onMachine("skip-drain");
    if (held.waitingAt == QLatin1String("paused"))
        return onHost("resume");
    return held.waitingAt == QLatin1String("finalizer") ? onMachine("strip-finalizer")
                                                        : QVariantMap();
}

} // namespace hp::ui
