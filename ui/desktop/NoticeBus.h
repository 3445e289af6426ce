// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/desktop/NoticePolicy.h"

#include <QDBusConnection>
#include <QDBusPendingReply>
#include <QHash>
#include <QObject>

#include <optional>

namespace hp::ui {

/// Notices through the desktop's own service, org.freedesktop.Notifications. A desktop without one
/// shows nothing, and nothing waits for it. GUI thread.
class NoticeBus : public QObject
{
    Q_OBJECT

public:
    explicit NoticeBus(const QDBusConnection &bus, QObject *parent = nullptr);
    ~NoticeBus() override;

    /// `scope` tells the notices of one backend from those of another.
    void show(const QString &scope, const Notice &notice);
    void withdraw(const QString &scope, const QString &id);

signals:
    /// A person clicked the notice; `machine` may be empty.
    void chosen(const QString &scope, const QString &machine);

private slots:
    void receiveActivation(uint number, const QString &token);
    void receiveAction(uint number, const QString &action);
    void receiveClosed(uint number, uint reason);

private:
    struct Shown {
        QString scope{};
        QString id{};
        QString machine{};
        uint number = 0; ///< of the service; 0 while it has not answered
        bool asked = false; ///< the service has not answered the last one yet
        bool gone = false; ///< withdrawn meanwhile
        std::optional<Notice> next{}; ///< what is to be shown instead, meanwhile
    };

    void send(const QString &key, const Notice &notice);
    void receiveAnswer(const QString &key, const QDBusPendingReply<uint> &reply);
    void close(uint number);

    QDBusConnection m_bus;
    QHash<QString, Shown> m_shown; ///< by scope and id
};

} // namespace hp::ui
