// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/holds/HoldsTable.h"
#include "ui/overrides/OverrideChecks.h"
#include "ui/session/AlarmBoard.h"
#include "ui/session/GatewaySession.h"

#include <QObject>
#include <QQmlEngine>

#include <memory>

namespace hp::ui {

/// What page S3 shows and does. It outlives the page, so that filters and the chosen row survive
/// leaving it. GUI thread.
class HoldsViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the console")
    /// The page is on the screen: its view is open.
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    Q_PROPERTY(bool loaded READ isLoaded NOTIFY changed)
    Q_PROPERTY(QString errorText READ errorText NOTIFY changed)
    Q_PROPERTY(hp::ui::HoldsTable *table READ table CONSTANT)
    /// Everything that stops a machine, whether shown or not.
    Q_PROPERTY(int holding READ holding NOTIFY changed)
    /// Why an empty list is empty: what is armed, and when the last hold cleared.
    Q_PROPERTY(QString proof READ proof NOTIFY proofChanged)
    /// The row that the keyboard is at.
    Q_PROPERTY(QString current READ current WRITE setCurrent NOTIFY currentChanged)
    Q_PROPERTY(QString machineKey READ machineKey NOTIFY currentChanged)
    Q_PROPERTY(QString title READ title NOTIFY currentChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY currentChanged)
    Q_PROPERTY(QString next READ next NOTIFY currentChanged)
    Q_PROPERTY(QStringList facts READ facts NOTIFY currentChanged)
    /// What to ask for to end the hold: the arguments of a review, empty where there is none.
    Q_PROPERTY(QVariantMap request READ request NOTIFY currentChanged)
    /// The same for all machines that its cause holds: the arguments of a plan. Empty where the
    /// cause holds no other machine, or nobody here may start one.
    Q_PROPERTY(QVariantMap bulkRequest READ bulkRequest NOTIFY bulkChanged)
    /// How many machines that cause holds.
    Q_PROPERTY(int causeMachines READ causeMachines NOTIFY bulkChanged)
    /// How what it asks for is checked.
    Q_PROPERTY(hp::ui::OverrideChecks *checks READ checks CONSTANT)

public:
    HoldsViewModel(GatewaySession &session, AlarmBoard &alarms, QObject *parent = nullptr);
    ~HoldsViewModel() override;

    [[nodiscard]] bool isActive() const { return m_view != nullptr; }
    void setActive(bool active);
    [[nodiscard]] bool isLoaded() const { return m_view && m_view->isLoaded(); }
    [[nodiscard]] QString errorText() const { return m_view ? m_view->errorText() : QString(); }
    [[nodiscard]] HoldsTable *table() { return &m_table; }
    [[nodiscard]] int holding() const;
    [[nodiscard]] QString proof() const;
    [[nodiscard]] const QString &current() const { return m_current; }
    void setCurrent(const QString &key);
    [[nodiscard]] QString machineKey() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString next() const;
    [[nodiscard]] QStringList facts() const;
    [[nodiscard]] QVariantMap request() const;
    [[nodiscard]] QVariantMap bulkRequest() const;
    [[nodiscard]] int causeMachines() const;
    [[nodiscard]] OverrideChecks *checks() { return &m_checks; }

    /// What an act is about: the chosen rows, or else the current one.
    Q_INVOKABLE QStringList targets() const;
    /// The first row of a lifecycle hook of a worker, which an override can remove; empty: there is
    /// none.
    Q_INVOKABLE QString firstHook() const;
    /// The machines of several selected rows, "namespace/name"; none of a single one.
    Q_INVOKABLE QStringList selectedMachines() const;
    /// A message to the owners of these holds, to be pasted where they read it.
    Q_INVOKABLE QString question(const QStringList &keys) const;
    /// The command that shows the machine of the current row.
    Q_INVOKABLE QString kubectl() const;
    /// The same of a machine, `namespace/name`: those of Cluster API are another resource.
    Q_INVOKABLE QString kubectlOf(const QString &machine) const;

signals:
    void changed();
    void proofChanged();
    void currentChanged();
    void bulkChanged();

private:
    [[nodiscard]] const HoldRow *row() const { return m_holds.find(m_current); }
    void pollChecks();

    GatewaySession &m_session;
    HoldsModel m_holds;
    HoldsTable m_table;
    OverrideChecks m_checks;
    std::unique_ptr<LiveView> m_view;
    QString m_current;
};

} // namespace hp::ui
