// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/machine/DetailModel.h"
#include "ui/session/ConnectionProbe.h"
#include "ui/session/GatewaySession.h"
#include "ui/session/KeyedRowsModel.h"
#include "ui/settings/RightsMatrix.h"

#include <QQmlEngine>

#include <memory>

namespace hp::ui {

/// What the connection page shows: this end of the connection, the backend, and the streams that
/// the backend lives on. The view is open while the page is looked at.
class ConnectionViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the console")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(bool loaded READ isLoaded NOTIFY changed)
    Q_PROPERTY(QString errorText READ errorText NOTIFY changed)
    Q_PROPERTY(hp::ui::DetailModel *link READ link CONSTANT)
    Q_PROPERTY(hp::ui::DetailModel *backend READ backend CONSTANT)
    /// name: the kind; second: the state; third: the number of objects; text: the reason.
    Q_PROPERTY(hp::ui::DetailModel *streams READ streams CONSTANT)
    /// Of a real cluster: name: what is to be done; second: whether it is; third: how many of its
    /// rights we have; text: what is in the way.
    Q_PROPERTY(hp::ui::DetailModel *standing READ standing CONSTANT)
    /// The same rights one by one, see RightsMatrix.
    Q_PROPERTY(QStringList rightVerbs READ rightVerbs NOTIFY rightsChanged)
    Q_PROPERTY(QVariantList rights READ rights NOTIFY rightsChanged)
    /// When the credentials towards a real cluster end by their own word, milliseconds since 1970;
    /// 0 when they do not say.
    Q_PROPERTY(double credentialsEnd READ credentialsEnd NOTIFY changed)
    /// The backend has signed in to a real cluster, or tries to.
    Q_PROPERTY(bool signsIn READ signsIn NOTIFY changed)
    /// What a plugin printed last and what came of it, a line each, without secrets.
    Q_PROPERTY(QString signInLog READ signInLog NOTIFY changed)
    /// What came of the last test of the connection, in one sentence.
    Q_PROPERTY(QString tested READ tested NOTIFY testedChanged)
    Q_PROPERTY(bool testing READ isTesting NOTIFY testedChanged)

public:
    explicit ConnectionViewModel(GatewaySession &session, QObject *parent = nullptr);
    ~ConnectionViewModel() override;

    [[nodiscard]] bool isActive() const { return m_view != nullptr; }
    void setActive(bool active);
    [[nodiscard]] bool isLoaded() const { return m_view && m_view->isLoaded(); }
    [[nodiscard]] QString errorText() const { return m_view ? m_view->errorText() : QString(); }
    /// Connects a second time, and says what came of it.
    Q_INVOKABLE void test() { m_probe.start(); }
    [[nodiscard]] QString tested() const { return m_probe.text(); }
    [[nodiscard]] bool isTesting() const { return m_probe.isRunning(); }
    [[nodiscard]] double credentialsEnd() const;
    [[nodiscard]] bool signsIn() const { return m_rows.find(QStringLiteral("server")) != nullptr; }
    [[nodiscard]] QString signInLog() const;
    [[nodiscard]] DetailModel *link() { return &m_link; }
    [[nodiscard]] DetailModel *backend() { return &m_backend; }
    [[nodiscard]] DetailModel *streams() { return &m_streams; }
    [[nodiscard]] DetailModel *standing() { return &m_standing; }
    [[nodiscard]] QStringList rightVerbs() const { return m_rights.verbs; }
    [[nodiscard]] QVariantList rights() const { return m_rights.rows; }

signals:
    void activeChanged();
    void changed();
    void testedChanged();
    void rightsChanged();

private:
    void readLink();
    void readRows();
    void readStreams();
    void readStanding();
    void readRights();
    [[nodiscard]] std::vector<live::BasicRightRow<QString>> rightRows() const;
    /// An empty one when there is none.
    template<live::Row Type>
    [[nodiscard]] Type rowAt(const char *key) const;

    GatewaySession &m_session;
    ConnectionProbe m_probe;
    KeyedRowsModel m_rows;
    std::unique_ptr<LiveView> m_view;
    DetailModel m_link;
    DetailModel m_backend;
    DetailModel m_streams;
    DetailModel m_standing;
    RightsMatrix m_rights;
};

} // namespace hp::ui
