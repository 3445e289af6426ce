// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/machine/DetailModel.h"
#include "ui/session/GatewaySession.h"
#include "ui/session/KeyedRowsModel.h"
#include "ui/session/LiveView.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantMap>

#include <memory>

namespace hp::ui {

/// What the machine page shows: one machine with everything that belongs to it, live, and its
/// timeline. Opens its views when it knows the session and the machine. GUI thread.
class MachineViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        hp::ui::GatewaySession *session READ session WRITE setSession NOTIFY sourceChanged REQUIRED)
    /// "namespace/name".
    Q_PROPERTY(QString key READ key WRITE setKey NOTIFY sourceChanged REQUIRED)
    Q_PROPERTY(bool loaded READ isLoaded NOTIFY changed)
    /// The backend answered, and there is no such machine.
    Q_PROPERTY(bool missing READ isMissing NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(QString role READ role NOTIFY changed)
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(double phaseSince READ phaseSince NOTIFY changed)
    Q_PROPERTY(QStringList phases READ phases NOTIFY changed)
    Q_PROPERTY(QString statusLook READ statusLook NOTIFY changed)
    Q_PROPERTY(QString statusWord READ statusWord NOTIFY changed)
    Q_PROPERTY(int priority READ priority NOTIFY changed)
    Q_PROPERTY(QString nodeText READ nodeText NOTIFY changed)
    Q_PROPERTY(QString hostText READ hostText NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QString next READ next NOTIFY changed)
    Q_PROPERTY(QStringList facts READ facts NOTIFY changed)
    Q_PROPERTY(QStringList exits READ exits NOTIFY changed)
    Q_PROPERTY(hp::ui::KeyedRowsModel *timeline READ timeline CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *hooks READ hooks CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *conditions READ conditions CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *power READ power CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *events READ events CONSTANT)

public:
    explicit MachineViewModel(QObject *parent = nullptr);
    ~MachineViewModel() override;

    [[nodiscard]] GatewaySession *session() const { return m_session; }
    void setSession(GatewaySession *session);
    [[nodiscard]] QString key() const { return m_key; }
    void setKey(const QString &key);

    [[nodiscard]] bool isLoaded() const;
    [[nodiscard]] bool isMissing() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QString role() const;
    [[nodiscard]] QString phase() const;
    [[nodiscard]] double phaseSince() const;
    [[nodiscard]] QStringList phases() const;
    [[nodiscard]] QString statusLook() const;
    [[nodiscard]] QString statusWord() const;
    [[nodiscard]] int priority() const;
    [[nodiscard]] QString nodeText() const;
    [[nodiscard]] QString hostText() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString next() const;
    [[nodiscard]] QStringList facts() const;
    [[nodiscard]] QStringList exits() const;
    [[nodiscard]] KeyedRowsModel *timeline() { return &m_timeline; }
    [[nodiscard]] DetailModel *hooks() { return &m_hooks; }
    [[nodiscard]] DetailModel *conditions() { return &m_conditions; }
    [[nodiscard]] DetailModel *power() { return &m_power; }
    [[nodiscard]] DetailModel *events() { return &m_events; }

    /// "47 m" between two instants in milliseconds; empty when `since` is 0.
    Q_INVOKABLE static QString age(double since, double now);

signals:
    void sourceChanged();
    void changed();

private:
    void reopen();
    void update();

    QPointer<GatewaySession> m_session;
    QString m_key;
    KeyedRowsModel m_rows;
    KeyedRowsModel m_timeline;
    std::unique_ptr<LiveView> m_view;
    std::unique_ptr<LiveView> m_timelineView;
    QVariantMap m_machine;
    QVariantMap m_why;
    DetailModel m_hooks;
    DetailModel m_conditions;
    DetailModel m_power;
    DetailModel m_events;
};

} // namespace hp::ui
