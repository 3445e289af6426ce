// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/NoticeBus.h"

#include "ui/desktop/Activation.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QVariantMap>

#include <algorithm>
#include <utility>

namespace hp::ui {

namespace {

const auto service = QStringLiteral("org.freedesktop.Notifications");
const auto path = QStringLiteral("/org/freedesktop/Notifications");
constexpr int untilClosed = 0;
constexpr int asTheDesktopLikes = -1;
constexpr uchar critical = 2;
constexpr uchar normal = 1;

QString keyOf(const QString &scope, const QString &id)
{
    return scope + QLatin1Char('\n') + id;
}

QDBusMessage call(const char *method)
{
    return QDBusMessage::createMethodCall(service, path, service, QLatin1String(method));
}

} // namespace

NoticeBus::NoticeBus(const QDBusConnection &bus, QObject *parent)
    : QObject(parent)
    , m_bus(bus)
{
    m_bus.connect(service,
                  path,
                  service,
                  QStringLiteral("ActivationToken"), // comes before the action
                  this,
                  SLOT(receiveActivation(uint, QString)));
    m_bus.connect(service,
                  path,
                  service,
                  QStringLiteral("ActionInvoked"),
                  this,
                  SLOT(receiveAction(uint, QString)));
    m_bus.connect(service,
                  path,
                  service,
                  QStringLiteral("NotificationClosed"),
                  this,
                  SLOT(receiveClosed(uint, uint)));
}

NoticeBus::~NoticeBus() = default;

void NoticeBus::receiveActivation(uint number, const QString &token)
{
    const bool ours = std::ranges::any_of(
        std::as_const(m_shown), [number](const Shown &shown) { return shown.number == number; });
    if (ours)
        allowActivation(token);
}

void NoticeBus::show(const QString &scope, const Notice &notice)
{
    const QString key = keyOf(scope, notice.id);
    Shown &shown = m_shown[key];
    shown.scope = scope;
    shown.id = notice.id;
    shown.machine = notice.machine;
    shown.gone = false;
    // Without the number of the one before it would stand beside it.
    if (shown.asked)
        shown.next = notice;
    else
        send(key, notice);
}

void NoticeBus::send(const QString &key, const Notice &notice)
{
    Shown &shown = m_shown[key];
    const bool urgent = notice.priority == 1;
    QDBusMessage message = call("Notify");
    message.setArguments(
        {QStringLiteral("Holdpoint"),
         shown.number,
         QStringLiteral("holdpoint"),
         notice.title,
         // The body is markup to the service; a sentence of ours is none.
         notice.body.toHtmlEscaped(),
         QStringList{QStringLiteral("default"), tr("Show in Holdpoint")},
         QVariantMap{{QStringLiteral("urgency"), QVariant::fromValue(urgent ? critical : normal)},
                     {QStringLiteral("desktop-entry"), QStringLiteral("holdpoint")},
                     {QStringLiteral("category"), QStringLiteral("device.error")}},
         urgent ? untilClosed : asTheDesktopLikes});
    shown.asked = true;
    auto *answer = new QDBusPendingCallWatcher(m_bus.asyncCall(message), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, key, answer] {
        answer->deleteLater();
        receiveAnswer(key, *answer);
    });
}

void NoticeBus::receiveAnswer(const QString &key, const QDBusPendingReply<uint> &reply)
{
    const auto shown = m_shown.find(key);
    if (shown == m_shown.end())
        return;
    if (reply.isError()) {
        m_shown.erase(shown);
        return;
    }
    shown->number = reply.value();
    shown->asked = false;
    if (shown->gone) {
        close(shown->number);
        m_shown.erase(shown);
    } else if (const auto next = std::exchange(shown->next, std::nullopt)) {
        send(key, *next);
    }
}

void NoticeBus::withdraw(const QString &scope, const QString &id)
{
    const auto shown = m_shown.find(keyOf(scope, id));
    if (shown == m_shown.end())
        return;
    if (shown->asked) {
        shown->gone = true;
        shown->next.reset();
        return;
    }
    close(shown->number);
    m_shown.erase(shown);
}

void NoticeBus::close(uint number)
{
    QDBusMessage message = call("CloseNotification");
    message.setArguments({number});
    m_bus.send(message);
}

void NoticeBus::receiveAction(uint number, const QString &action)
{
    if (action != QLatin1String("default"))
        return;
    for (const Shown &shown : std::as_const(m_shown)) {
        if (shown.number == number) {
            emit chosen(shown.scope, shown.machine);
            return;
        }
    }
}

void NoticeBus::receiveClosed(uint number, uint /*reason*/)
{
    // One whose successor is on its way is shown again, under the number that the answer gives.
    m_shown.removeIf([number](const auto &entry) {
        return entry.value().number == number && !entry.value().asked;
    });
}

} // namespace hp::ui

#include "moc_NoticeBus.cpp"
