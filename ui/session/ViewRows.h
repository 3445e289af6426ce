// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/AlarmRow.h"
#include "model/live/PowerRow.h"
#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"

#include <QQmlEngine>
#include <QString>
#include <QVariant>

namespace simdjson::dom {
class object;
}

/// Rows of views as QML takes them: typed, instants in milliseconds since 1970 (0 for none), states
/// in their words. What a row has is said once, in model/live; here stands which of it pages read.
namespace hp::ui {

/// What a row says foremost.
struct StatusGadget : live::BasicStatus<QString> {
    Q_GADGET
    QML_VALUE_TYPE(rowStatus)
    Q_PROPERTY(QString look READ lookWord)
    Q_PROPERTY(QString word READ words)
    Q_PROPERTY(int priority MEMBER priority)
    Q_PROPERTY(double since READ sinceAt)

public:
    [[nodiscard]] QString lookWord() const { return textOf(look); }
    [[nodiscard]] QString words() const { return translated(word); }
    [[nodiscard]] double sinceAt() const { return millisecondsOf(since); }
};

struct PowerKeyGadget : live::BasicPowerKey<QString> {
    Q_GADGET
    QML_VALUE_TYPE(powerKey)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(bool keyed MEMBER keyed)
    Q_PROPERTY(QString mode MEMBER mode)
    Q_PROPERTY(QString state READ stateWord)
    Q_PROPERTY(QString requester READ requesterWords)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(bool ours MEMBER ours)
    Q_PROPERTY(double acceptedAt READ accepted)
    Q_PROPERTY(double heldSince READ held)

public:
    [[nodiscard]] QString stateWord() const { return textOf(state); }
    [[nodiscard]] QString requesterWords() const { return translated(requester); }
    [[nodiscard]] double accepted() const { return millisecondsOf(acceptedAt); }
    [[nodiscard]] double held() const { return millisecondsOf(heldSince); }
};

/// A row of the view `power`; without a name it is none.
struct PowerGadget : live::BasicPowerRow<QString> {
    Q_GADGET
    QML_VALUE_TYPE(powerRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString notUnderstood MEMBER notUnderstood)
    Q_PROPERTY(QString description MEMBER description)
    Q_PROPERTY(QString rack MEMBER rack)
    Q_PROPERTY(QString zone MEMBER zone)
    Q_PROPERTY(QString region MEMBER region)
    Q_PROPERTY(QString machine MEMBER machine)
    Q_PROPERTY(QString role MEMBER role)
    Q_PROPERTY(QString power READ powerWord)
    Q_PROPERTY(bool wantsOn MEMBER wantsOn)
    Q_PROPERTY(bool mismatch MEMBER mismatch)
    Q_PROPERTY(bool detached MEMBER detached)
    Q_PROPERTY(bool paused MEMBER paused)
    Q_PROPERTY(bool held MEMBER held)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(hp::ui::StatusGadget status READ statusGadget)
    /// Why the power is not known; empty where it is.
    Q_PROPERTY(QString reason READ reasonWords)
    Q_PROPERTY(QString requester READ requesterWords)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString errorType MEMBER errorType)
    Q_PROPERTY(QString errorMessage MEMBER errorMessage)
    Q_PROPERTY(double errorCount READ errors)
    Q_PROPERTY(double observedAt READ observed)
    Q_PROPERTY(double lastPoweredOn READ lastOn)
    Q_PROPERTY(double pendingRebootSince READ rebootSince)
    Q_PROPERTY(QString action MEMBER action)
    Q_PROPERTY(double actionDeadline READ deadline)
    Q_PROPERTY(double retryAt READ retry)
    Q_PROPERTY(double maintenanceUntil READ maintenanceEnd)
    /// Of PowerKeyGadget.
    Q_PROPERTY(QVariantList keys READ keyGadgets)

public:
    [[nodiscard]] QString powerWord() const { return textOf(power); }
    [[nodiscard]] StatusGadget statusGadget() const { return {status}; }
    [[nodiscard]] double errors() const { return static_cast<double>(errorCount); }
    [[nodiscard]] double observed() const { return millisecondsOf(observedAt); }
    [[nodiscard]] double lastOn() const { return millisecondsOf(lastPoweredOn); }
    [[nodiscard]] double rebootSince() const { return millisecondsOf(pendingRebootSince); }
    [[nodiscard]] double deadline() const { return millisecondsOf(actionDeadline); }
    [[nodiscard]] double retry() const { return millisecondsOf(retryAt); }
    [[nodiscard]] double maintenanceEnd() const { return millisecondsOf(maintenanceUntil); }
    [[nodiscard]] QString reasonWords() const { return translated(reason); }
    [[nodiscard]] QString requesterWords() const { return translated(requester); }
    [[nodiscard]] QVariantList keyGadgets() const;
};

/// A row `alarm/<key>` of the view `alarms`.
struct AlarmGadget : live::BasicAlarmRow<QString> {
    Q_GADGET
    QML_VALUE_TYPE(alarmRow)
    Q_PROPERTY(QString machine MEMBER machine)
    Q_PROPERTY(QString text READ words)
    Q_PROPERTY(int priority MEMBER priority)
    Q_PROPERTY(QString state READ stateWord)
    Q_PROPERTY(double raised READ raisedAt)
    Q_PROPERTY(double acknowledged READ acknowledgedAt)
    Q_PROPERTY(QString acknowledgedBy MEMBER acknowledgedBy)
    Q_PROPERTY(double shelvedUntil READ shelvedTo)
    Q_PROPERTY(QString shelvedBy MEMBER shelvedBy)
    Q_PROPERTY(QString reason MEMBER reason)
    /// In words that all alarms of it have; empty where it is one of its own.
    Q_PROPERTY(QString cause READ causeWords)
    /// It counts: it is raised, or somebody has taken notice of it.
    Q_PROPERTY(bool standing READ isStanding)

public:
    [[nodiscard]] QString stateWord() const { return textOf(state); }
    [[nodiscard]] QString words() const { return translated(text); }
    [[nodiscard]] QString causeWords() const { return translated(cause); }
    [[nodiscard]] double raisedAt() const { return millisecondsOf(raised); }
    [[nodiscard]] double acknowledgedAt() const { return millisecondsOf(acknowledged); }
    [[nodiscard]] double shelvedTo() const { return millisecondsOf(shelvedUntil); }
    [[nodiscard]] bool isStanding() const
    {
        return state == live::AlarmState::Raised || state == live::AlarmState::Acknowledged;
    }
};

struct AlarmTimesGadget : live::BasicAlarmTimes<QString> {
    Q_GADGET
    QML_VALUE_TYPE(alarmTimes)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(double times READ timesRaised)
    /// What a person calls it; the key from an older backend.
    Q_PROPERTY(QString name READ words)
    Q_PROPERTY(QString machine MEMBER machine)
    /// The backend says what it is.
    Q_PROPERTY(bool named READ isNamed)

public:
    [[nodiscard]] bool isNamed() const { return !name.empty(); }
    [[nodiscard]] QString words() const;
    [[nodiscard]] double timesRaised() const { return static_cast<double>(times); }
};

/// The row `summary` of the view `alarms`.
struct AlarmSummaryGadget : live::BasicAlarmSummary<QString> {
    Q_GADGET
    QML_VALUE_TYPE(alarmSummary)
    /// A backend has told it.
    Q_PROPERTY(bool known READ isKnown)
    Q_PROPERTY(bool flood MEMBER flood)
    Q_PROPERTY(double floodSince READ floodAt)
    Q_PROPERTY(double inTenMinutes READ tenMinutes)
    Q_PROPERTY(double lastHour READ hour)
    Q_PROPERTY(double lastDay READ day)
    Q_PROPERTY(QList<double> lastDayByPriority READ dayByPriority)
    Q_PROPERTY(QList<double> perTenMinutes READ rates)
    /// Of AlarmTimesGadget.
    Q_PROPERTY(QVariantList most READ maxGadgets)
    Q_PROPERTY(QVariantList chattering READ chatteringGadgets)

public:
    [[nodiscard]] bool isKnown() const { return !perTenMinutes.empty(); }
    [[nodiscard]] double floodAt() const { return millisecondsOf(floodSince); }
    [[nodiscard]] double tenMinutes() const { return static_cast<double>(inTenMinutes); }
    [[nodiscard]] double hour() const { return static_cast<double>(lastHour); }
    [[nodiscard]] double day() const { return static_cast<double>(lastDay); }
    [[nodiscard]] QList<double> dayByPriority() const;
    [[nodiscard]] QList<double> rates() const;
    [[nodiscard]] QVariantList maxGadgets() const;
    [[nodiscard]] QVariantList chatteringGadgets() const;
};

/// How the rows of a view are kept: as gadgets, or as maps of their members as they came.
struct RowForm {
    /// What stands for the row of that key.
    QVariant (*read)(const QString &key, const simdjson::dom::object &row);
    /// What stands for a row that is not there.
    QVariant (*none)(const QString &key);
};
[[nodiscard]] const RowForm &rowFormOf(const QString &view);

} // namespace hp::ui
