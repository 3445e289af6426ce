// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/OverrideActions.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace hp::ui {

namespace {

struct Entry {
    const char *id;
    const char *verb;
    const char *level;
    bool onHost;
};

// clang-format off
constexpr std::array catalog{
    Entry{"remove-hook",          QT_TRANSLATE_NOOP("ActionCatalog", "Remove hook"),          "G3", false},
    Entry{"retry-drain",          QT_TRANSLATE_NOOP("ActionCatalog", "Retry drain now"),      "G2", false},
    Entry{"skip-drain",           QT_TRANSLATE_NOOP("ActionCatalog", "Skip drain"),           "G4", false},
    Entry{"skip-volumes",         QT_TRANSLATE_NOOP("ActionCatalog", "Skip volume wait"),     "G4", false},
    Entry{"limit-drain",          QT_TRANSLATE_NOOP("ActionCatalog", "Limit drain"),          "G4", false},
    Entry{"mark-for-replacement", QT_TRANSLATE_NOOP("ActionCatalog", "Mark for replacement"), "G2", false},
    Entry{"remediate-machine",    QT_TRANSLATE_NOOP("ActionCatalog", "Remediate machine"),    "G3", false},
    Entry{"cancel-remediation",   QT_TRANSLATE_NOOP("ActionCatalog", "Cancel remediation"),   "G2", false},
    Entry{"skip-remediation",     QT_TRANSLATE_NOOP("ActionCatalog", "Skip remediation"),     "G2", false},
    Entry{"allow-remediation",    QT_TRANSLATE_NOOP("ActionCatalog", "Allow remediation"),    "G3", false},
    Entry{"restore-drain",        QT_TRANSLATE_NOOP("ActionCatalog", "Restore drain"),        "G2", false},
    Entry{"restore-volume-wait",  QT_TRANSLATE_NOOP("ActionCatalog", "Restore volume wait"),  "G2", false},
    Entry{"pause-machine",        QT_TRANSLATE_NOOP("ActionCatalog", "Pause machine"),        "G2", false},
    Entry{"resume-machine",       QT_TRANSLATE_NOOP("ActionCatalog", "Resume machine"),       "G3", false},
    Entry{"pause-cluster",        QT_TRANSLATE_NOOP("ActionCatalog", "Pause cluster"),        "G3", false},
    Entry{"resume-cluster",       QT_TRANSLATE_NOOP("ActionCatalog", "Resume cluster"),       "G4", false},
    Entry{"cordon",               QT_TRANSLATE_NOOP("ActionCatalog", "Cordon"),               "G2", false},
    Entry{"uncordon",             QT_TRANSLATE_NOOP("ActionCatalog", "Uncordon"),             "G2", false},
    Entry{"add-hold",             QT_TRANSLATE_NOOP("ActionCatalog", "Hold off"),             "G2", true},
    Entry{"release-hold",         QT_TRANSLATE_NOOP("ActionCatalog", "Release my hold"),      "G2", true},
    Entry{"release-power-key",    QT_TRANSLATE_NOOP("ActionCatalog", "Release power key"),    "G4", true},
    Entry{"power-on",             QT_TRANSLATE_NOOP("ActionCatalog", "Power on"),             "G2", true},
    Entry{"power-off",            QT_TRANSLATE_NOOP("ActionCatalog", "Power off"),            "G3", true},
    Entry{"soft-reboot",          QT_TRANSLATE_NOOP("ActionCatalog", "Soft reboot"),          "G3", true},
    Entry{"hard-reboot",          QT_TRANSLATE_NOOP("ActionCatalog", "Hard reboot"),          "G3", true},
    Entry{"pause",                QT_TRANSLATE_NOOP("ActionCatalog", "Pause"),                "G2", true},
    Entry{"resume",               QT_TRANSLATE_NOOP("ActionCatalog", "Resume"),               "G2", true},
    Entry{"detach",               QT_TRANSLATE_NOOP("ActionCatalog", "Detach"),               "G3", true},
    Entry{"attach",               QT_TRANSLATE_NOOP("ActionCatalog", "Attach"),               "G2", true},
    Entry{"strip-finalizer",      QT_TRANSLATE_NOOP("ActionCatalog", "Remove finalizer"),     "G5", false},
    Entry{"force-delete",         QT_TRANSLATE_NOOP("ActionCatalog", "Force delete"),         "G5", false},
};
// clang-format on

const auto keyPrefix = QStringLiteral("reboot.metal3.io/");
const auto ownKeyPrefix = QStringLiteral("reboot.metal3.io/holdpoint-");

} // namespace

QString OverrideAction::levelAtLeast() const
{
    return level == QLatin1String("G2") || level == QLatin1String("G3") ? level + QLatin1Char('+')
                                                                        : level;
}

OverrideAction overrideAction(const QString &id)
{
    const auto found = std::ranges::find_if(
        catalog, [&id](const Entry &entry) { return id == QLatin1String(entry.id); });
    if (found == catalog.end())
        return {.id = id};
    return {.id = id,
            .verb = QCoreApplication::translate("ActionCatalog", found->verb),
            .level = QString::fromLatin1(found->level),
            .onHost = found->onHost};
}

QStringList overrideActions()
{
    QStringList ids;
    for (const Entry &entry : catalog) {
        if (QLatin1String(entry.level) != QLatin1String("G5"))
            ids.append(QLatin1String(entry.id));
    }
    return ids;
}

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
    // A failure that stops a machine is no key, whatever it is called.
    const bool isCause = held.kind == live::HoldKind::Cause;
    if (held.waitingAt == QLatin1String("power") && !held.hold.isEmpty() && !isCause) {
        const QString key = held.hold.startsWith(keyPrefix) ? held.hold : keyPrefix + held.hold;
        QVariantMap request =
            onHost(key.startsWith(ownKeyPrefix) ? "release-hold" : "release-power-key");
        if (!request.isEmpty())
            request.insert(QStringLiteral("key"), key);
        return request;
    }
    if (held.waitingAt == QLatin1String("drain"))
        return onMachine("skip-drain");
    if (held.waitingAt == QLatin1String("volumes"))
        return onMachine("skip-volumes");
    if (held.waitingAt == QLatin1String("paused")) {
        if (held.hold == QLatin1String("spec.paused"))
            return onMachine("resume-cluster");
        return held.hold == QLatin1String("cluster.x-k8s.io/paused") ? onMachine("resume-machine")
                                                                     : onHost("resume");
    }
    return held.waitingAt == QLatin1String("finalizer") ? onMachine("strip-finalizer")
                                                        : QVariantMap();
}

} // namespace hp::ui
