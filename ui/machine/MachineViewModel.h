// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/languages/Translated.h"
#include "ui/machine/DetailModel.h"
#include "ui/overrides/OverrideChecks.h"
#include "ui/session/GatewaySession.h"
#include "ui/session/KeyedRowsModel.h"
#include "ui/session/LiveValues.h"

#include <QQmlEngine>

#include <memory>

namespace hp::ui {

/// The selected machine: what inspector and machine page show. Opens the views of the machine and
/// of its timeline when a key is set, closes those of the one before; while somebody moves through
/// a list, only the machine on which they stop is asked for. GUI thread.
class MachineViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the console")
    /// "namespace/name"; empty for none.
    Q_PROPERTY(QString key READ key WRITE setKey NOTIFY keyChanged)
    /// The timeline is asked for only where it is looked at.
    Q_PROPERTY(bool wantsTimeline READ wantsTimeline WRITE setWantsTimeline NOTIFY keyChanged)
    /// How wide the timeline is drawn, in pixels: a long range with much in it comes as a picture
    /// of that resolution.
    Q_PROPERTY(int timelineColumns READ timelineColumns WRITE setTimelineColumns NOTIFY keyChanged)
    Q_PROPERTY(bool loaded READ isLoaded NOTIFY changed)
    /// The backend answered, and knows no such machine.
    Q_PROPERTY(bool missing READ isMissing NOTIFY changed)
    Q_PROPERTY(bool timelineLoaded READ isTimelineLoaded NOTIFY changed)
    Q_PROPERTY(QString errorText READ errorText NOTIFY changed)
    /// The timeline is that of an earlier machine of the same name, up to this instant; 0: of this
    /// one, up to now.
    Q_PROPERTY(double pastAt READ pastAt NOTIFY keyChanged)
    /// Where its timeline ends, of an earlier machine or of one that went long ago; 0: now. What
    /// stood there was not followed any further.
    Q_PROPERTY(double timelineEnd READ timelineEnd NOTIFY changed)
    /// When the Machine went away; 0 while it exists.
    Q_PROPERTY(double goneAt READ goneAt NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// The version that it comes in where that is not understood: it is shown as it is stored, and
    /// nothing can be done to it. Else empty.
    Q_PROPERTY(QString notUnderstood READ notUnderstood NOTIFY changed)
    Q_PROPERTY(bool deleting READ isDeleting NOTIFY changed)
    /// Of Cluster API, that the machine belongs to; else empty.
    Q_PROPERTY(QString cluster READ cluster NOTIFY changed)
    Q_PROPERTY(QString role READ role NOTIFY changed)
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(double phaseSince READ phaseSince NOTIFY changed)
    Q_PROPERTY(QString node READ node NOTIFY changed)
    Q_PROPERTY(QString nodeReady READ nodeReady NOTIFY changed)
    Q_PROPERTY(bool cordoned READ isCordoned NOTIFY changed)
    Q_PROPERTY(QString host READ host NOTIFY changed)
    Q_PROPERTY(QString power READ power NOTIFY changed)
    Q_PROPERTY(QString powerLook READ powerLook NOTIFY changed)
    Q_PROPERTY(QString look READ look NOTIFY changed)
    Q_PROPERTY(QString word READ word NOTIFY changed)
    Q_PROPERTY(int priority READ priority NOTIFY changed)
    Q_PROPERTY(double since READ since NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QString next READ next NOTIFY changed)
    /// What it means that it is marked as the next to go; empty when it is not.
    Q_PROPERTY(QString goesFirst READ goesFirst NOTIFY changed)
    /// What else is to be known of it, a sentence each.
    Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed)
    Q_PROPERTY(hp::ui::DetailModel *facts READ facts CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *exits READ exits CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *hooks READ hooks CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *conditions READ conditions CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *events READ events CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *powerKeys READ powerKeys CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *hostFacts READ hostFacts CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *machineFacts READ machineFacts CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *blockingPods READ blockingPods CONSTANT)
    /// {action, detail, request} of each entry of its menu.
    Q_PROPERTY(QVariantList actions READ actions NOTIFY changed)
    /// What Simulator.ask takes, of each that can be simulated.
    Q_PROPERTY(QVariantList simulations READ simulations NOTIFY changed)
    /// What a review asks for to end what the sentence is about; empty for nothing.
    Q_PROPERTY(QVariantMap override READ overrideRequest NOTIFY changed)
    /// The checks are asked for only where the page of the machine is looked at.
    Q_PROPERTY(bool wantsChecks READ wantsChecks WRITE setWantsChecks NOTIFY changed)
    /// How the checks of `override` stand: its button names the level that the review will have.
    Q_PROPERTY(hp::ui::OverrideChecks *checks READ checks CONSTANT)
    /// The Machine as it is stored, without secrets; empty while it is not known.
    Q_PROPERTY(QString yaml READ yaml NOTIFY changed)
    /// What to send to whoever holds the machine.
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel *timeline READ timeline CONSTANT)

public:
    MachineViewModel(GatewaySession &session, UiClock &clock, QObject *parent = nullptr);
    ~MachineViewModel() override;

    [[nodiscard]] QString key() const { return m_key; }
    void setKey(const QString &key);
    [[nodiscard]] bool wantsTimeline() const { return m_wantsTimeline; }
    void setWantsTimeline(bool wants);
    [[nodiscard]] int timelineColumns() const { return m_timelineColumns; }
    void setTimelineColumns(int columns);
    [[nodiscard]] bool isLoaded() const { return m_view && m_view->isLoaded(); }
    [[nodiscard]] bool isMissing() const { return isLoaded() && !m_known; }
    [[nodiscard]] bool isTimelineLoaded() const
    {
        return m_timelineView && m_timelineView->isLoaded();
    }
    [[nodiscard]] QString errorText() const { return m_view ? m_view->errorText() : QString(); }
    [[nodiscard]] double goneAt() const { return m_goneAt; }
    [[nodiscard]] double pastAt() const { return m_pastAt; }
    [[nodiscard]] double timelineEnd() const { return m_pastAt > 0 ? m_pastAt : m_endedAt; }
    /// The timeline of the machine that bore the name from `made` to `gone`, milliseconds since
    /// 1970.
    Q_INVOKABLE void showPast(double made, double gone);
    Q_INVOKABLE void showPresent();

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString notUnderstood() const { return m_row.notUnderstood; }
    [[nodiscard]] bool isDeleting() const { return m_row.deleting; }
    [[nodiscard]] QString cluster() const { return m_row.cluster; }
    [[nodiscard]] QString role() const { return m_row.role; }
    [[nodiscard]] QString phase() const { return m_row.phase; }
    [[nodiscard]] double phaseSince() const { return millisecondsOf(m_row.phaseSince); }
    [[nodiscard]] QString node() const { return m_row.node; }
    [[nodiscard]] QString nodeReady() const { return m_row.nodeReady; }
    [[nodiscard]] bool isCordoned() const { return m_row.cordoned; }
    [[nodiscard]] QString host() const { return m_row.host; }
    [[nodiscard]] QString power() const { return textOf(m_row.power); }
    [[nodiscard]] QString powerLook() const;
    [[nodiscard]] QString look() const { return textOf(m_row.look()); }
    [[nodiscard]] QString word() const { return translated(m_row.status.word); }
    [[nodiscard]] int priority() const { return m_row.status.priority; }
    [[nodiscard]] double since() const { return millisecondsOf(m_row.status.since); }
    [[nodiscard]] QString sentence() const { return translated(m_sentence); }
    [[nodiscard]] QString goesFirst() const { return translated(m_row.goesFirst); }
    [[nodiscard]] QStringList remarks() const;
    [[nodiscard]] QString next() const { return translated(m_next); }
    [[nodiscard]] DetailModel *facts() { return &m_facts; }
    [[nodiscard]] DetailModel *exits() { return &m_exits; }
    [[nodiscard]] DetailModel *hooks() { return &m_hooks; }
    [[nodiscard]] DetailModel *conditions() { return &m_conditions; }
    [[nodiscard]] DetailModel *events() { return &m_events; }
    [[nodiscard]] DetailModel *powerKeys() { return &m_powerKeys; }
    [[nodiscard]] DetailModel *hostFacts() { return &m_hostFacts; }
    [[nodiscard]] DetailModel *machineFacts() { return &m_machineFacts; }
    [[nodiscard]] DetailModel *blockingPods() { return &m_blockingPods; }
    [[nodiscard]] QVariantList actions() const { return m_actions; }
    [[nodiscard]] QVariantList simulations() const { return m_simulations; }
    [[nodiscard]] QVariantMap overrideRequest() const { return m_override; }
    [[nodiscard]] OverrideChecks *checks() { return &m_checks; }
    [[nodiscard]] bool wantsChecks() const { return m_wantsChecks; }
    void setWantsChecks(bool wants);
    [[nodiscard]] QString yaml() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QAbstractItemModel *timeline() { return &m_timeline; }

signals:
    void keyChanged();
    void changed();

private:
    void setTimelineOf(double made, double gone);
    void endTimelineAt(double end);
    void openSoon();
    void open();
    void read();
    void readFleetRow();
    void pollChecks();

    GatewaySession &m_session;
    UiClock &m_clock;
    std::unique_ptr<QObject> m_waiting;
    QString m_key;
    bool m_wantsTimeline = false;
    int m_timelineColumns = 2000; ///< of a screen, until it is known
    KeyedRowsModel m_rows;
    KeyedRowsModel m_timeline;
    std::unique_ptr<LiveView> m_view;
    std::unique_ptr<LiveView> m_timelineView;

    FleetRow m_row;
    bool m_known = false;
    double m_goneAt = 0;
    double m_pastFrom = 0; ///< of the earlier machine whose timeline is shown
    double m_pastAt = 0;
    double m_endedAt = 0; ///< where the timeline of one that is gone ends; 0: now
    Said m_sentence;
    Said m_next;
    QVariantList m_actions;
    QVariantList m_simulations;
    QVariantMap m_override;
    bool m_wantsChecks = false;
    OverrideChecks m_checks;
    DetailModel m_facts;
    DetailModel m_exits;
    DetailModel m_hooks;
    DetailModel m_conditions;
    DetailModel m_events;
    DetailModel m_powerKeys;
    DetailModel m_hostFacts;
    DetailModel m_machineFacts;
    DetailModel m_blockingPods;
};

} // namespace hp::ui
