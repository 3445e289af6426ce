// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/overrides/BulkReview.h"
#include "ui/overrides/OverrideReview.h"
#include "ui/session/LiveTable.h"

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QSettings>

#include <memory>

namespace hp::ui {

/// The way from any page to a change of the cluster. One per engine; QML sees it as `Overrides`:
///
///     Overrides.review({ action: "remove-hook", machine: "ns/name", point: "preDrain",
///                        hook: "backup", owner: "backup-controller" })
///     Overrides.review({ action: "release-power-key", host: "ns/name", key: "reboot.metal3.io/x"
///     }) Overrides.review({ action: "power-off", host: "ns/name" })
///
/// opens the dialog of the right guard level over whatever is shown; nothing else is needed. The
/// actions are those of docs/protocol.md, `override.preview`; `Overrides.verb(action)` and
/// `Overrides.guard(action)` give what a menu shows.
///
///     Overrides.reviewAll({ action: "remove-hook", cause: "FlushLogs of a/b at preDrain" })
///
/// opens the plan for all machines that one cause holds. GUI thread.
class Overrides : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(hp::ui::OverrideReview *current READ current CONSTANT)
    Q_PROPERTY(hp::ui::BulkReview *bulk READ bulk CONSTANT)
    /// Ids of what others committed to and who sits here may approve, the oldest first.
    Q_PROPERTY(QStringList awaiting READ awaiting NOTIFY awaitingChanged)
    /// Committed here and not over yet.
    Q_PROPERTY(int running READ running NOTIFY awaitingChanged)
    /// Ids of the plans that somebody started and that are not over: first those that who sits here
    /// may approve, then those that stopped.
    Q_PROPERTY(QStringList plans READ plans NOTIFY plansChanged)
    /// What the console before this one left without an end, one sentence each with what is known
    /// of it now; empty when it ended well.
    Q_PROPERTY(QStringList left READ left NOTIFY leftChanged)

public:
    /// What a plan that is not over asks of who sits here.
    enum PlanNeed { NeedsApproval, IsStopped, IsRunning, AwaitsOthers };
    Q_ENUM(PlanNeed)

    /// `unfinished` keeps what was committed and not seen to end, for the next console after one
    /// that did not end well; null keeps nothing.
    Overrides(GatewaySession &session,
              UiClock &clock,
              std::unique_ptr<QSettings> unfinished = {},
              QObject *parent = nullptr);
    ~Overrides() override;

    /// Makes this the `Overrides` of an engine, which must not outlive it.
    void install(QQmlEngine &engine);
    /// For the QML type system; null in an engine without an installed one.
    static Overrides *create(QQmlEngine *engine, QJSEngine *);

    /// A person has read what was left.
    Q_INVOKABLE void forgetLeft();
    Q_INVOKABLE void review(const QVariantMap &request);
    /// Shows one that was committed: to approve it, or to see how it goes.
    Q_INVOKABLE void show(const QString &id);
    /// Asks for a plan: the arguments of `bulk.plan`.
    Q_INVOKABLE void reviewAll(const QVariantMap &request);
    /// Shows a plan: to approve, stop or continue it, or to see how it goes.
    Q_INVOKABLE void showPlan(const QString &id);
    /// "Remove hook on 214 machines, started by ada".
    [[nodiscard]] Q_INVOKABLE QString planTitle(const QString &id) const;
    [[nodiscard]] Q_INVOKABLE PlanNeed planNeed(const QString &id) const;
    /// The ids of all that can be done, in the order of menus.
    [[nodiscard]] Q_INVOKABLE QStringList actions() const;
    [[nodiscard]] Q_INVOKABLE QString verb(const QString &action) const;
    /// The least guard level of an action, "G2" to "G5".
    [[nodiscard]] Q_INVOKABLE QString guard(const QString &action) const;
    /// The same for a reader who does not know yet what the checks add to it: "G3+"; "G4" and "G5"
    /// as they are, because nothing adds to them.
    [[nodiscard]] Q_INVOKABLE QString guardAtLeast(const QString &action) const;
    /// Whether it is known here and not over: show() has something that may still be acted on.
    [[nodiscard]] Q_INVOKABLE bool isUnderWay(const QString &id) const;
    /// "Remove hook, worker-b-7, asked by ada".
    [[nodiscard]] Q_INVOKABLE QString title(const QString &id) const;

    [[nodiscard]] OverrideReview *current() { return &m_review; }
    [[nodiscard]] BulkReview *bulk() { return &m_bulk; }
    [[nodiscard]] const QStringList &plans() const { return m_plans; }
    [[nodiscard]] const QStringList &awaiting() const { return m_awaiting; }
    [[nodiscard]] QStringList left() const;
    [[nodiscard]] int running() const { return static_cast<int>(m_running.size()); }

signals:
    void awaitingChanged();
    void leftChanged();
    void plansChanged();
    /// What was committed here is over while its dialog is closed.
    void ended(const QString &sentence, bool good);

private:
    void readRows();
    void readPlans();
    void keep() const;
    [[nodiscard]] bool approves() const;
    [[nodiscard]] PlanNeed needOf(const BulkPlanRow &row) const;

    GatewaySession &m_session;
    LiveTable m_table;
    OverrideReview m_review;
    LiveTable m_bulkTable;
    BulkReview m_bulk;
    QStringList m_awaiting;
    QStringList m_plans;
    /// How the plans stood that who sits here started.
    QHash<QString, live::BulkState> m_ownPlans;
    QHash<QString, QVariantMap> m_running; ///< request by id
    std::unique_ptr<QSettings> m_unfinished;
    QStringList m_left; ///< ids
};

} // namespace hp::ui
