// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/overrides/DraftedOverride.h"
#include "ui/session/GatewaySession.h"

namespace hp::ui {

/// The override that is on the screen, from the question to its observed end (product.md 4.7). It
/// asks for a preview, sends one commit for one act of a person and never by itself, and follows
/// the row of the view `overrides`. GUI thread; belongs to Overrides.
class OverrideReview : public DraftedOverride
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Overrides")
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    Q_PROPERTY(Step step READ step NOTIFY changed)
    /// What went wrong or changed, one sentence; empty when nothing did.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// Whole seconds until it is sent.
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY ticked)
    /// Who sits here is asked to approve what somebody else committed to.
    Q_PROPERTY(bool approving READ isApproving NOTIFY changed)
    Q_PROPERTY(bool ready READ isReady NOTIFY gatesChanged)
    /// Why the button does nothing, one sentence.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY gatesChanged)

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

    /// `rows` is the view `overrides`.
    OverrideReview(GatewaySession &session,
                   UiClock &clock,
                   const KeyedRowsModel &rows,
                   QObject *parent = nullptr);
    ~OverrideReview() override;

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
    Q_INVOKABLE void abort();
    /// Previews again; what was typed stays.
    Q_INVOKABLE void lookAgain();
    /// Looks whether what timed out was done after all; changes nothing.
    Q_INVOKABLE void checkNow();

    [[nodiscard]] bool isShown() const { return m_shown; }
    [[nodiscard]] Step step() const;
    [[nodiscard]] QString note() const { return m_note; }
    [[nodiscard]] int secondsLeft() const;
    [[nodiscard]] bool isApproving() const;
    [[nodiscard]] bool isReady() const { return verdict().open; }
    [[nodiscard]] QString whyNot() const { return verdict().why; }

signals:
    void ticked();
    void gatesChanged();
    /// An override of this person is on its way under this id.
    void committed(const QString &id);

private:
    enum class Sent { Nothing, Preview, Check, Commit, Lost };

    [[nodiscard]] GateVerdict verdict() const;
    [[nodiscard]] OverrideStanding standing() const;
    void preview(Sent why);
    void takePreview(const CommandAnswer &answer, int question);
    void commit();
    void approve();
    void sendAbort();
    void act();
    void readRows();
    void takeRow(const OverrideRow &row);
    void checked(const OverrideRow &row);
    void reconnected();
    void noteStanding();
    void giveUpPreview();

    GatewaySession &m_session;
    const KeyedRowsModel &m_rows;

    bool m_shown = false;
    QString m_id; ///< of the row that is shown
    QString m_nextId; ///< of the preview or check whose row is awaited
    Sent m_sent = Sent::Nothing;
    int m_question = 0; ///< answers to older questions are dropped
    bool m_abortWanted = false; ///< as soon as the backend has taken the commit
    QString m_note;
};

} // namespace hp::ui
