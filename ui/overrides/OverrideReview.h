// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/overrides/OverrideGates.h"
#include "ui/overrides/OverrideRow.h"
#include "ui/overrides/PressAndHold.h"
#include "ui/session/GatewaySession.h"

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

#include <optional>

namespace hp::ui {

/// The override that is on the screen, from the question to its observed end (product.md 4.7). It
/// asks for a preview, sends one commit for one act of a person and never by itself, and follows
/// the row of the view `overrides`. Where it stands is one of `Step`: a table in the .cpp says what
/// may follow each and what a person may do then.
///
/// A reason that was typed and not sent is kept, through lost connections too, for the next time
/// the same is asked for; acts are forgotten as soon as what they were meant for differs. GUI
/// thread; belongs to Overrides.
class OverrideReview : public QObject
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
    /// Whole seconds until it is sent.
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY ticked)
    /// Who sits here is asked to approve what somebody else committed to.
    Q_PROPERTY(bool approving READ isApproving NOTIFY changed)
    Q_PROPERTY(bool ready READ isReady NOTIFY gatesChanged)
    /// Why the button does nothing, one sentence.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY gatesChanged)

    // What the person has typed, ticked and pressed.
    Q_PROPERTY(QString reason READ reason WRITE setReason NOTIFY draftChanged)
    Q_PROPERTY(QString typedName READ typedName WRITE setTypedName NOTIFY draftChanged)
    Q_PROPERTY(bool breakGlass READ isBreakGlass WRITE setBreakGlass NOTIFY draftChanged)
    Q_PROPERTY(QString digits READ digits WRITE setDigits NOTIFY draftChanged)
    /// Why who sits here says no; may be empty.
    Q_PROPERTY(QString refusalReason READ refusalReason WRITE setRefusalReason NOTIFY draftChanged)
    Q_PROPERTY(bool codeTyped READ isCodeTyped NOTIFY draftChanged)
    Q_PROPERTY(bool holding READ isHolding NOTIFY holdingChanged)
    /// How long the button is held, in milliseconds.
    Q_PROPERTY(int holdTime READ holdTime CONSTANT)

    // The row of the view `overrides`, and what was asked for as long as there is none.
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(QString verb READ verb NOTIFY changed)
    Q_PROPERTY(QString level READ level NOTIFY changed)
    Q_PROPERTY(QStringList levelWhy READ levelWhy NOTIFY changed)
    Q_PROPERTY(QString object READ object NOTIFY changed)
    Q_PROPERTY(QString shortName READ shortName NOTIFY changed)
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString consequence READ consequence NOTIFY changed)
    Q_PROPERTY(QString next READ next NOTIFY changed)
    Q_PROPERTY(QStringList bypassed READ bypassed NOTIFY changed)
    /// What others do to the same object at this moment, one clause each.
    Q_PROPERTY(QStringList others READ others NOTIFY changed)
    Q_PROPERTY(QStringList saferExits READ saferExits NOTIFY changed)
    /// Maps of {question, light, evidence, source, at}: red first, then unknown.
    Q_PROPERTY(QVariantList checks READ checks NOTIFY changed)
    Q_PROPERTY(QString patch READ patch NOTIFY changed)
    Q_PROPERTY(QString kubectl READ kubectl NOTIFY changed)
    Q_PROPERTY(QString digest READ digest NOTIFY changed)
    Q_PROPERTY(double at READ at NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed)
    Q_PROPERTY(bool needsReason READ needsReason NOTIFY changed)
    Q_PROPERTY(bool needsHold READ needsHold NOTIFY changed)
    Q_PROPERTY(bool needsName READ needsName NOTIFY changed)
    Q_PROPERTY(bool needsSecond READ needsSecond NOTIFY changed)
    Q_PROPERTY(QString by READ by NOTIFY changed)
    Q_PROPERTY(QString givenReason READ givenReason NOTIFY changed)
    Q_PROPERTY(QString approvedBy READ approvedBy NOTIFY changed)
    Q_PROPERTY(QString revision READ revision NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(double committedAt READ committedAt NOTIFY changed)
    Q_PROPERTY(double sendAt READ sendAt NOTIFY changed)
    Q_PROPERTY(double acceptedAt READ acceptedAt NOTIFY changed)
    Q_PROPERTY(double endedAt READ endedAt NOTIFY changed)
    Q_PROPERTY(int delaySeconds READ delaySeconds NOTIFY changed)
    /// Instead of holding a key or a button: four digits to be typed; empty where there are none.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QString nameToType READ nameToType NOTIFY changed)
    /// Of the way without a second person; 0 where there is none.
    Q_PROPERTY(int breakGlassSeconds READ breakGlassSeconds NOTIFY changed)
    /// What the server said when it was asked without storing anything, one sentence.
    Q_PROPERTY(QString dryRunText READ dryRunText NOTIFY changed)
    Q_PROPERTY(double approvalUntil READ approvalUntil NOTIFY changed)
    Q_PROPERTY(double sentAt READ sentAt NOTIFY changed)
    Q_PROPERTY(bool breakGlassUsed READ isBreakGlassUsed NOTIFY changed)

public:
    enum Step {
        Closed,
        Asking, ///< for a preview
        Failed, ///< there is no preview; `note` says why
        Reviewing,
        Committing, ///< the commit is on its way to the backend
        Awaiting, ///< a second person
        Delayed, ///< sent in `secondsLeft` unless somebody aborts
        Sending,
        Accepted,
        Observed,
        TimedOut,
        Refused,
        Aborted,
        Expired,
        Voided,
        Unknown, ///< committed, and nobody here knows what became of it
    };
    Q_ENUM(Step)

    enum Act {
        Close = 1,
        Abort = 2, ///< what Esc does, instead of closing
        Withdraw = 4, ///< what waits for a second person
        Commit = 8,
        Approve = 16,
        LookAgain = 32,
        Check = 64,
        Reject = 128,
    };
    Q_ENUM(Act)

    /// `rows` is the view `overrides`.
    OverrideReview(GatewaySession &session,
                   UiClock &clock,
                   const KeyedRowsModel &rows,
                   QObject *parent = nullptr);
    ~OverrideReview() override;

    /// Whether one step may lead to the other.
    [[nodiscard]] static bool mayFollow(Step from, Step to);

    /// Asks for a preview: the arguments of `override.preview`.
    void ask(const QVariantMap &request);
    /// Shows one that exists.
    void show(const QString &id, const QVariantMap &request = {});

    /// Esc: cancels the press, aborts what is delayed, else closes. Never commits.
    Q_INVOKABLE void escape();
    /// Closes without any effect on what was committed; a preview is given up.
    Q_INVOKABLE void close();
    /// The button was clicked: commits or approves where no press-and-hold is asked for, or where
    /// the code was typed.
    Q_INVOKABLE void press();
    /// The button or Ctrl+Enter went down; what it does is done after `holdTime` of holding.
    Q_INVOKABLE void startHold();
    Q_INVOKABLE void stopHold() { m_press.stop(); }
    /// The key went up, and may only repeat.
    Q_INVOKABLE void loosenHold() { m_press.loosen(); }
    Q_INVOKABLE void abort();
    /// A second person says no.
    Q_INVOKABLE void reject();
    /// Previews again; what was typed stays.
    Q_INVOKABLE void previewAgain();
    /// Looks whether what timed out was done after all; changes nothing.
    Q_INVOKABLE void checkNow();

    [[nodiscard]] bool isShown() const { return m_step != Closed; }
    [[nodiscard]] Step step() const { return m_step; }
    [[nodiscard]] int acts() const;
    [[nodiscard]] QString note() const { return m_note; }
    [[nodiscard]] int secondsLeft() const;
    [[nodiscard]] bool isApproving() const;
    [[nodiscard]] bool isReady() const { return verdict().open; }
    [[nodiscard]] QString whyNot() const { return verdict().why; }

    [[nodiscard]] QString reason() const { return m_draft.reason; }
    void setReason(const QString &reason);
    [[nodiscard]] QString typedName() const { return m_draft.typedName; }
    void setTypedName(const QString &name);
    [[nodiscard]] bool isBreakGlass() const { return m_draft.breakGlass; }
    void setBreakGlass(bool breakGlass);
    [[nodiscard]] QString digits() const { return m_draft.digits; }
    void setDigits(const QString &digits);
    [[nodiscard]] QString refusalReason() const { return m_refusalReason; }
    void setRefusalReason(const QString &reason);
    [[nodiscard]] bool isCodeTyped() const
    {
        return !m_row.digits.isEmpty() && m_draft.digits == m_row.digits;
    }
    [[nodiscard]] bool isHolding() const { return m_press.isDown(); }
    [[nodiscard]] static int holdTime() { return static_cast<int>(PressAndHold::length.count()); }

    [[nodiscard]] bool isOver() const { return m_row.isOver(); }
    [[nodiscard]] const OverrideRow &row() const { return m_row; }
    /// It shows the override of this id, or asks anew for what that one was about.
    [[nodiscard]] bool isAbout(const QString &id) const
    {
        return isShown() && (id == m_row.id || id == m_voided);
    }
    [[nodiscard]] const QVariantMap &request() const { return m_request; }
    [[nodiscard]] QString verb() const;
    [[nodiscard]] QString level() const { return m_row.level; }
    [[nodiscard]] QStringList levelWhy() const { return m_row.levelWhy; }
    [[nodiscard]] QString object() const;
    [[nodiscard]] QString shortName() const;
    [[nodiscard]] QString kind() const { return m_row.kind; }
    [[nodiscard]] QString consequence() const { return m_row.consequence; }
    [[nodiscard]] QString next() const { return m_row.next; }
    [[nodiscard]] QStringList bypassed() const { return m_row.bypassed; }
    [[nodiscard]] QStringList others() const { return m_row.others; }
    [[nodiscard]] QStringList saferExits() const { return m_row.saferExits; }
    [[nodiscard]] QVariantList checks() const { return checkMaps(m_row.checks); }
    [[nodiscard]] QString patch() const { return m_row.patch; }
    [[nodiscard]] QString kubectl() const { return m_row.kubectl; }
    [[nodiscard]] QString digest() const { return m_row.digest; }
    [[nodiscard]] double at() const { return m_row.at; }
    [[nodiscard]] QString refusal() const { return m_row.refusal; }
    [[nodiscard]] bool isOffered() const { return m_row.offered; }
    [[nodiscard]] bool needsReason() const { return m_row.needsReason; }
    [[nodiscard]] bool needsHold() const { return m_row.needsHold; }
    [[nodiscard]] bool needsName() const { return m_row.needsName; }
    [[nodiscard]] bool needsSecond() const { return m_row.needsSecond; }
    [[nodiscard]] QString by() const { return m_row.by; }
    [[nodiscard]] QString givenReason() const { return m_row.reason; }
    [[nodiscard]] QString approvedBy() const { return m_row.approvedBy; }
    [[nodiscard]] QString revision() const { return m_row.revision; }
    [[nodiscard]] QString outcome() const { return m_row.outcome; }
    [[nodiscard]] double committedAt() const { return m_row.committedAt; }
    [[nodiscard]] double sendAt() const { return m_row.sendAt; }
    [[nodiscard]] double acceptedAt() const { return m_row.acceptedAt; }
    [[nodiscard]] double endedAt() const { return m_row.endedAt; }
    [[nodiscard]] int delaySeconds() const { return m_row.delaySeconds; }
    [[nodiscard]] QString code() const { return m_row.digits; }
    [[nodiscard]] QString nameToType() const { return m_row.nameToType; }
    [[nodiscard]] int breakGlassSeconds() const
    {
        return m_offersBreakGlass ? m_row.breakGlassSeconds : 0;
    }
    /// Whoever sits here may forbid it to themselves; what the backend allows is its own.
    void setOffersBreakGlass(bool offers);
    /// By the id of an action the least level that a rule of the person asks for.
    void setOwnLevels(const QVariantMap &levels) { m_ownLevels = levels; }
    [[nodiscard]] bool isBreakGlassUsed() const { return m_row.breakGlass; }
    [[nodiscard]] QString dryRunText() const;
    [[nodiscard]] double approvalUntil() const { return m_row.approvalUntil; }
    [[nodiscard]] double sentAt() const { return m_row.sentAt; }

signals:
    void changed();
    void ticked();
    void gatesChanged();
    void draftChanged();
    void holdingChanged();
    /// An override of this person is on its way under this id.
    void committed(const QString &id);

private:
    /// A preview that was asked for and whose row is not there yet.
    struct Look {
        enum Purpose { Review, Check };
        Purpose purpose = Review;
        QString id{}; ///< empty while the answer is awaited
    };

    /// Forgets what was shown before, to show something else.
    void begin(const QVariantMap &request);
    void go(Step next);
    [[nodiscard]] bool offers(int acts) const;
    [[nodiscard]] GateVerdict verdict() const;
    [[nodiscard]] OverrideStanding standing() const;

    void preview(Look::Purpose purpose);
    void receivePreview(const CommandAnswer &answer);
    void takeLook(const OverrideRow &row);
    /// What a look that differs from the one on the screen means for the acts of the person.
    void noteDifference(const OverrideRow &row);
    void renewOldPreview();
    void giveUp(const QString &preview);
    void act();
    void commit();
    void takeCommit(const CommandAnswer &answer);
    void approve();
    void sendPress();
    void sendAbort();
    void readRows();
    void receiveRow(const OverrideRow &row);
    void reconnected();
    void noteStanding();

    /// What is asked for before each commit anew: the press, the name, the digits, the glass.
    void forgetActs();
    void forgetPress();
    /// The button is held, or was, and the answer to the press is awaited.
    [[nodiscard]] bool isPressed() const { return isHolding() || m_isHeld; }
    [[nodiscard]] QString draftKey() const;

    GatewaySession &m_session;
    const KeyedRowsModel &m_rows;

    Step m_step = Closed;
    QVariantMap m_request;
    OverrideRow m_row; ///< has nothing but its id as long as the row is not there
    QString m_voided; ///< the id of the one that is asked for anew
    QString m_note;
    std::optional<Look> m_look;
    int m_question = 0; ///< answers to older questions are dropped
    bool m_abortWanted = false; ///< of Committing: as soon as the backend has taken it

    OverrideDraft m_draft;
    PressAndHold m_press;
    QString m_challenge; ///< that the backend has answered to the press; empty while it has not
    bool m_isHeld = false; ///< long enough, and that answer is still awaited
    QString m_refusalReason;
    QHash<QString, QString> m_reasons; ///< typed and not sent, by what they were typed for
    bool m_offersBreakGlass = true;
    QVariantMap m_ownLevels;
};

} // namespace hp::ui
