// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/BulkRows.h"
#include "ui/overrides/BulkMachines.h"
#include "ui/overrides/OverrideGates.h"
#include "ui/session/GatewaySession.h"
#include "ui/session/LiveTable.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

namespace hp::ui {

using BulkPlanRow = live::BasicBulkRow<QString>;

/// The plan of many overrides that is on the screen, from the question to its end
/// (docs/overrides.md). It asks for a plan, sends one start for one act of a person and never by
/// itself, and follows the rows of the view `bulk`. A table in the .cpp says what a person may do
/// at each `Step`.
///
/// What was typed for one plan counts for that plan alone: another digest voids it. Stopping is
/// possible on old data too, as long as the backend is heard. GUI thread; belongs to Overrides.
class BulkReview : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Overrides")
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    Q_PROPERTY(Step step READ step NOTIFY changed)
    /// What a person may do now, of `Act`.
    Q_PROPERTY(int acts READ acts NOTIFY changed)
    /// What went wrong or changed, one sentence; empty when nothing did.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// The connection is lost: what that means for what is shown, one or two sentences.
    Q_PROPERTY(QString lost READ lost NOTIFY standingChanged)
    /// Where it stands, one line; changes with the seconds that are left.
    Q_PROPERTY(QString headline READ headline NOTIFY ticked)
    /// What became of its machines so far, one line; empty before it was started.
    Q_PROPERTY(QString tally READ tally NOTIFY changed)
    /// Who sits here is asked to approve what somebody else started.
    Q_PROPERTY(bool approving READ isApproving NOTIFY changed)
    /// The button starts or approves.
    Q_PROPERTY(bool ready READ isReady NOTIFY gatesChanged)
    /// Why it does nothing, one sentence.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY gatesChanged)
    /// Stop, withdraw and reject are one command, and it can be sent.
    Q_PROPERTY(bool stoppable READ isStoppable NOTIFY standingChanged)
    /// A plan can be continued from here now, and another one asked for.
    Q_PROPERTY(bool writable READ isWritable NOTIFY standingChanged)

    // What the person has typed and ticked.
    Q_PROPERTY(QString reason READ reason WRITE setReason NOTIFY draftChanged)
    Q_PROPERTY(QString typedNumber READ typedNumber WRITE setTypedNumber NOTIFY draftChanged)
    Q_PROPERTY(QString digits READ digits WRITE setDigits NOTIFY draftChanged)
    Q_PROPERTY(bool evenIfILeave READ isEvenIfILeave WRITE setEvenIfILeave NOTIFY draftChanged)

    // The row of the plan, and what was asked for as long as there is none.
    Q_PROPERTY(hp::ui::BulkMachines *list READ list CONSTANT)
    /// "Remove hook on 214 machines"
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString verb READ verb NOTIFY changed)
    /// What is released on each machine, or what they were chosen by, in words.
    Q_PROPERTY(QString released READ released NOTIFY changed)
    Q_PROPERTY(QString level READ level NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QString digest READ digest NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(bool needsReason READ needsReason NOTIFY changed)
    Q_PROPERTY(bool needsSecond READ needsSecond NOTIFY changed)
    Q_PROPERTY(int machines READ machines NOTIFY changed)
    Q_PROPERTY(int leftOut READ leftOut NOTIFY changed)
    /// How many machines each wave has.
    Q_PROPERTY(QList<int> waves READ waves NOTIFY changed)
    /// From 1: the one that is under way, or the next.
    Q_PROPERTY(int wave READ wave NOTIFY changed)
    /// From 0 to 1: of its machines, how many are over.
    Q_PROPERTY(double share READ share NOTIFY changed)
    /// After each wave, in words: "5 m".
    Q_PROPERTY(QString pauseText READ pauseText NOTIFY changed)
    Q_PROPERTY(int failuresAllowed READ failuresAllowed NOTIFY changed)
    Q_PROPERTY(double at READ at NOTIFY changed)
    Q_PROPERTY(QString by READ by NOTIFY changed)
    Q_PROPERTY(QString givenReason READ givenReason NOTIFY changed)
    Q_PROPERTY(QString approvedBy READ approvedBy NOTIFY changed)
    /// It was started to go on without who started it.
    Q_PROPERTY(bool goesOnAlone READ goesOnAlone NOTIFY changed)

public:
    enum Step {
        Closed,
        Asking, ///< for a plan: each machine is read
        Failed, ///< there is no plan; `note` says why
        Planned,
        Starting, ///< the start is on its way to the backend
        Awaiting, ///< a second person
        Waiting, ///< for its first wave, or between two
        UnderWay,
        Stopped, ///< by a rule, or a backend that stopped
        Done,
        Ended, ///< by a person, or nobody approved in time
        Unknown, ///< the backend does not have it any more, or in a state from after this console
    };
    Q_ENUM(Step)

    enum Act {
        Start = 1,
        Approve = 2,
        Withdraw = 4, ///< the request, of who started it
        Reject = 8, ///< of who is asked to approve
        Stop = 16,
        GoOn = 32,
        PlanAgain = 64,
    };
    Q_ENUM(Act)

    /// `table` is the view `bulk`.
    BulkReview(GatewaySession &session, LiveTable &table, QObject *parent = nullptr);
    ~BulkReview() override;

    /// What a plan does to how many machines, as its dialog and its banner are headed.
    [[nodiscard]] static QString titleOf(const BulkPlanRow &row);

    /// Asks for a plan: the arguments of `bulk.plan`.
    void ask(const QVariantMap &request);
    /// Shows one that exists.
    void show(const QString &id);

    /// Closes without any effect on the plan.
    Q_INVOKABLE void close();
    /// Starts or approves, whichever is offered, when everything that is asked for was given.
    Q_INVOKABLE void press();
    /// Ends it: what was not sent is not sent any more.
    Q_INVOKABLE void stop();
    /// Continues what a rule stopped.
    Q_INVOKABLE void goOn();
    /// Reads each machine again; the reason stays.
    Q_INVOKABLE void planAgain();

    [[nodiscard]] bool isShown() const { return m_step != Closed; }
    [[nodiscard]] Step step() const { return m_step; }
    [[nodiscard]] int acts() const;
    [[nodiscard]] QString note() const { return m_note; }
    [[nodiscard]] QString lost() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString tally() const;
    [[nodiscard]] bool isApproving() const;
    [[nodiscard]] bool isReady() const { return verdict().open; }
    [[nodiscard]] QString whyNot() const { return verdict().why; }
    [[nodiscard]] bool isStoppable() const;
    [[nodiscard]] bool isWritable() const;

    [[nodiscard]] const QString &reason() const { return m_draft.reason; }
    void setReason(const QString &reason);
    [[nodiscard]] const QString &typedNumber() const { return m_draft.typedName; }
    void setTypedNumber(const QString &number);
    [[nodiscard]] const QString &digits() const { return m_draft.digits; }
    void setDigits(const QString &digits);
    [[nodiscard]] bool isEvenIfILeave() const { return m_evenIfILeave; }
    void setEvenIfILeave(bool even);
    /// By the id of an action the least level that a rule of the person asks for.
    void setOwnLevels(const QVariantMap &levels) { m_ownLevels = levels; }

    [[nodiscard]] BulkMachines *list() { return &m_list; }
    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] const BulkPlanRow &row() const { return m_row; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString verb() const;
    [[nodiscard]] QString released() const;
    [[nodiscard]] QString level() const { return m_row.level; }
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] QString digest() const { return m_row.digest; }
    [[nodiscard]] QString code() const { return m_row.digits; }
    [[nodiscard]] bool needsReason() const { return m_row.gates.reason; }
    [[nodiscard]] bool needsSecond() const { return m_row.gates.secondPerson; }
    [[nodiscard]] int machines() const { return static_cast<int>(m_row.machines); }
    [[nodiscard]] int leftOut() const { return static_cast<int>(m_row.leftOut); }
    [[nodiscard]] QList<int> waves() const;
    [[nodiscard]] int wave() const { return static_cast<int>(m_row.wave); }
    [[nodiscard]] double share() const;
    [[nodiscard]] QString pauseText() const;
    [[nodiscard]] int failuresAllowed() const { return static_cast<int>(m_row.failuresAllowed); }
    [[nodiscard]] double at() const;
    [[nodiscard]] QString by() const { return m_row.by; }
    [[nodiscard]] QString givenReason() const { return m_row.reason; }
    [[nodiscard]] QString approvedBy() const { return m_row.approvedBy; }
    [[nodiscard]] bool goesOnAlone() const { return m_row.evenIfILeave; }

signals:
    void changed();
    void ticked();
    void gatesChanged();
    void draftChanged();
    /// What the connection or the person allows is another.
    void standingChanged();

private:
    void go(Step next);
    [[nodiscard]] bool offers(int acts) const { return (this->acts() & acts) != 0; }
    [[nodiscard]] GateVerdict verdict() const;
    [[nodiscard]] OverrideStanding standing() const;
    /// The plan, as the gates of a single override look at one.
    [[nodiscard]] OverrideRow gateRow() const;
    [[nodiscard]] bool mayStop() const;

    void plan();
    void start();
    void approve();
    /// Sends a command about the plan; what is refused or lost is said.
    void send(const char *command, const QVariantMap &more = {});
    void receiveAnswer(const CommandAnswer &answer);
    void readRows();
    void receiveRow(const BulkPlanRow &row);
    void forgetActs();

    GatewaySession &m_session;
    LiveTable &m_table;

    Step m_step = Closed;
    QVariantMap m_request;
    QString m_id;
    BulkPlanRow m_row;
    BulkMachines m_list;
    QString m_note;
    int m_question = 0; ///< answers to older questions are dropped
    OverrideDraft m_draft;
    bool m_evenIfILeave = false;
    QVariantMap m_ownLevels;
};

} // namespace hp::ui
