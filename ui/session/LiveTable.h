// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/KeyedRowsModel.h"
#include "ui/session/LiveView.h"

#include <QObject>
#include <QQmlEngine>
#include <QQmlParserStatus>

#include <memory>

namespace hp::ui {

class GatewaySession;

/// One view of the gateway for a page: `LiveTable { view: "alarms"; active: page.visible }`. Its
/// rows stay while it is not active, so that a page that comes back has a picture at once.
class LiveTable : public QObject, public QQmlParserStatus
{
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(QString view READ view WRITE setView NOTIFY changed)
    Q_PROPERTY(QVariantMap options READ options WRITE setOptions NOTIFY changed)
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    /// It shows the present, whatever instant the session shows.
    Q_PROPERTY(bool alwaysNow READ isAlwaysNow WRITE setAlwaysNow NOTIFY changed)
    /// A snapshot has arrived since it became active.
    Q_PROPERTY(bool loaded READ isLoaded NOTIFY changed)
    /// Why the view is refused, in one sentence.
    Q_PROPERTY(QString errorText READ errorText NOTIFY changed)
    Q_PROPERTY(hp::ui::KeyedRowsModel *rows READ rows CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY settled)

public:
    explicit LiveTable(QObject *parent = nullptr);
    /// For C++ that has no engine.
    LiveTable(GatewaySession &session, QString view, QObject *parent = nullptr);
    ~LiveTable() override;

    [[nodiscard]] const QString &view() const { return m_viewName; }
    void setView(const QString &view);
    [[nodiscard]] const QVariantMap &options() const { return m_options; }
    void setOptions(const QVariantMap &options);
    [[nodiscard]] bool isActive() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] bool isAlwaysNow() const { return m_alwaysNow; }
    void setAlwaysNow(bool always);
    [[nodiscard]] bool isLoaded() const { return m_live && m_live->isLoaded(); }
    [[nodiscard]] QString errorText() const { return m_live ? m_live->errorText() : QString(); }
    [[nodiscard]] KeyedRowsModel *rows() { return &m_rows; }
    [[nodiscard]] const KeyedRowsModel *rows() const { return &m_rows; }
    [[nodiscard]] int count() const { return m_rows.rowCount(); }
    /// What stands for none when there is no such row: an empty one.
    Q_INVOKABLE QVariant row(const QString &key) const { return m_rows.row(key); }

    void classBegin() override { }
    void componentComplete() override;

signals:
    void changed();
    /// Once after each frame, when the rows are whole again.
    void settled();

private:
    void reopen();

    GatewaySession *m_session = nullptr;
    QString m_viewName;
    QVariantMap m_options;
    bool m_active = false;
    bool m_alwaysNow = false;
    KeyedRowsModel m_rows;
    std::unique_ptr<LiveView> m_live;
};

} // namespace hp::ui
