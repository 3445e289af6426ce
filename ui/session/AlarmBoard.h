// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/AlarmHead.h"
#include "ui/session/LiveTable.h"
#include "ui/session/PendingCommands.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QQmlEngine>

#include <memory>
#include <vector>

namespace hp::ui {

class GatewaySession;
class UiClock;

using AlarmHead = live::BasicAlarmHead<QString>;

/// What is raised under one cause: nobody has taken notice of it.
struct StandingAlarm {
    QString cause{}; ///< the key of the cause
    QStringList keys{}; ///< of its alarms, the most urgent first
    QString machine{}; ///< `namespace/name`, where it is one alarm alone
    QString name{}; ///< in the words of a person: a machine, or how many
    QString text{}; ///< a sentence: of that alarm, or of all of them
    int priority = 0; ///< 1 to 3
    double rang = 0; ///< people were told of the cause last: milliseconds since 1970
};

/// The alarms of a backend as every page needs them: what has to be looked at next, what was done
/// about each, and the way to acknowledge and shelve with eight seconds to take it back
/// (product.md 4.3, 4.7 G1). Keys are those of the view `holds`. One per engine; QML sees it as
/// `Alarms`. GUI thread.
class AlarmBoard : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Alarms)
    QML_SINGLETON
    /// Causes with alarms that nobody took notice of.
    Q_PROPERTY(int raised READ raised NOTIFY changed)
    /// The one to look at: the most urgent, of those what rang last. Empty when there is none.
    Q_PROPERTY(QString foremostKey READ foremostKey NOTIFY changed)
    /// All alarms of that cause, which are acknowledged with it.
    Q_PROPERTY(QStringList foremostKeys READ foremostKeys NOTIFY changed)
    /// Its machine, where it is one alarm alone, else empty.
    Q_PROPERTY(QString foremostMachine READ foremostMachine NOTIFY changed)
    /// What a page of holds calls the cause of several; else empty.
    Q_PROPERTY(QString foremostCause READ foremostCause NOTIFY changed)
    Q_PROPERTY(QString foremostText READ foremostText NOTIFY changed)
    Q_PROPERTY(int foremostPriority READ foremostPriority NOTIFY changed)
    Q_PROPERTY(bool flood READ isFlood NOTIFY changed)
    /// "23 alarms in ten minutes, 18 of them: hook.preTerminate BackupFileSystem"
    Q_PROPERTY(QString floodText READ floodText NOTIFY changed)
    /// What was done last, while it can be taken back; else what went wrong. Empty for nothing.
    Q_PROPERTY(QString told READ told NOTIFY toldChanged)
    Q_PROPERTY(bool undoable READ isUndoable NOTIFY toldChanged)
    /// Grows with each change of any alarm.
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    AlarmBoard(GatewaySession &session, UiClock &clock, QObject *parent = nullptr);
    ~AlarmBoard() override;

    /// Makes this the `Alarms` of an engine, which must not outlive it.
    void install(QQmlEngine &engine);
    /// For the QML type system; null in an engine without an installed one.
    static AlarmBoard *create(QQmlEngine *engine, QJSEngine *);

    /// "Raised", "Acknowledged", "Shelved", "Cleared", or empty for a hold that is no alarm; as the
    /// two that follow of the instant that is shown.
    [[nodiscard]] Q_INVOKABLE QString state(const QString &key) const;
    /// "New", "Ack ada 14:01", "Shelved to 15:00", or empty.
    [[nodiscard]] Q_INVOKABLE QString words(const QString &key) const;
    /// The page with the evidence of an alarm that is about no single machine: "settings", "power".
    [[nodiscard]] Q_INVOKABLE static QString pageOf(const QString &key);
    /// The id of the override, or of the plan of many, that the alarm is about; empty: neither.
    [[nodiscard]] Q_INVOKABLE static QString overrideOf(const QString &key);
    /// Who acknowledged it; empty while nobody did.
    [[nodiscard]] QString acknowledgedBy(const QString &key) const;

    Q_INVOKABLE void acknowledge(const QStringList &keys);
    /// `time` is a Go duration, "2h".
    Q_INVOKABLE void shelve(const QStringList &keys, const QString &time, const QString &reason);
    Q_INVOKABLE void unshelve(const QStringList &keys);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void dismiss();
    /// Says one sentence where what was done is said.
    Q_INVOKABLE void notify(const QString &sentence);

    /// A snapshot has arrived.
    [[nodiscard]] bool isLoaded() const { return m_table.isLoaded(); }
    /// Everything that is raised, a cause each, what is to be looked at first.
    [[nodiscard]] QList<StandingAlarm> standing() const;
    /// The causes of which somebody has taken notice, or put the alarms on a shelf, and when they
    /// rang: milliseconds since 1970.
    [[nodiscard]] QHash<QString, double> noticedCauses() const;
    /// "FlushLogs of logging/log-exporter at preDrain: 214 machines, oldest 3 h, 12 late"; `now`
    /// and `oldest` in milliseconds since 1970.
    Q_INVOKABLE static QString
    headline(const QString &name, int machines, double oldest, int late, double now);
    [[nodiscard]] int raised() const { return m_raised; }
    [[nodiscard]] QString foremostKey() const { return m_foremost.keys.value(0); }
    [[nodiscard]] QStringList foremostKeys() const { return m_foremost.keys; }
    [[nodiscard]] QString foremostMachine() const { return m_foremost.machine; }
    [[nodiscard]] QString foremostCause() const;
    [[nodiscard]] QString foremostText() const { return m_foremost.text; }
    [[nodiscard]] int foremostPriority() const { return m_foremost.priority; }
    [[nodiscard]] bool isFlood() const;
    [[nodiscard]] QString floodText() const { return m_floodText; }
    [[nodiscard]] const QString &told() const { return m_told; }
    [[nodiscard]] bool isUndoable() const { return !m_undo.isEmpty(); }
    [[nodiscard]] int revision() const { return m_revision; }

signals:
    void changed();
    void toldChanged();

private:
    struct Act;

    [[nodiscard]] AlarmGadget alarm(const QString &key) const;
    /// What people call it by: the machine, or what the alarm says.
    [[nodiscard]] QString nameOf(const QString &key) const;
    [[nodiscard]] AlarmGadget shownAlarm(const QString &key) const;
    [[nodiscard]] AlarmSummaryGadget summary() const;
    void read();
    void readFlood(const QList<StandingAlarm> &alarms);
    void run(const QString &command,
             const QStringList &keys,
             const QVariantMap &more,
             const QString &undo,
             const QString &words);
    /// What is left of an act, a frame after the other as answers come.
    void sendNext(const std::shared_ptr<Act> &act);
    void
    take(const std::shared_ptr<Act> &act, const QStringList &keys, const CommandAnswer &answer);
    void say(const QString &sentence, const QString &undo, const QStringList &keys);

    GatewaySession &m_session;
    UiClock &m_clock;
    LiveTable m_table; ///< of now: what is missed is missed now
    LiveTable m_then; ///< of the instant that is shown
    int m_raised = 0;
    std::vector<AlarmHead> m_heads;
    StandingAlarm m_foremost;
    QString m_floodText;
    QString m_told;
    QString m_undo; ///< the command that takes it back
    QStringList m_undoKeys;
    std::unique_ptr<QObject> m_toast;
    int m_revision = 0;
};

} // namespace hp::ui
