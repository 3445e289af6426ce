// SPDX-License-Identifier: Apache-2.0
#include "ui/session/PendingCommands.h"

#include "ui/session/Wire.h"

#include <utility>

namespace hp::ui {

namespace {

/// A longer frame of a client ends its connection (docs/protocol.md).
constexpr qsizetype maxFrame = 65536; // bytes

} // namespace

PendingCommands::PendingCommands(Send send, QObject *parent)
    : QObject(parent)
    , m_send(std::move(send))
{ }

void PendingCommands::send(const QString &command, const QVariantMap &arguments, Answered answered)
{
    if (const QString why = m_guard ? m_guard(command) : QString(); !why.isEmpty()) {
        answered({.outcome = QStringLiteral("refused"),
                  .code = QStringLiteral("Refused"),
                  .message = why});
        return;
    }
    const QString id = QStringLiteral("c%1").arg(m_nextId++);
    const QString frame = wire::frameText(live::BasicCommand<wire::Side>{id, command, arguments});
    if (frame.toUtf8().size() > maxFrame) {
        answered({.outcome = QStringLiteral("refused"),
                  .code = QStringLiteral("Invalid"),
                  .message = tr("Nothing was sent: the backend takes at most 64 KiB at a time.")});
        return;
    }
    if (!m_send(frame)) {
        answered({.outcome = QStringLiteral("refused"),
                  .code = QStringLiteral("Disconnected"),
                  .message = tr("Nothing was sent: there is no connection to the backend.")});
        return;
    }
    m_waiting.insert(id, std::move(answered));
    emit waitingChanged();
}

void PendingCommands::run(const QString &command,
                          const QVariantMap &arguments,
                          const QJSValue &done)
{
    send(command, arguments, [this, done](const CommandAnswer &answer) {
        QJSEngine *engine = qjsEngine(this);
        if (done.isCallable() && engine)
            done.call({engine->toScriptValue(answer)});
    });
}

void PendingCommands::complete(const QString &id, const CommandAnswer &answer)
{
    const Answered answered = m_waiting.take(id);
    if (!answered)
        return;
    emit waitingChanged();
    answered(answer);
}

void PendingCommands::lose(const QString &why)
{
    const auto lost = std::exchange(m_waiting, {});
    if (lost.isEmpty())
        return;
    emit waitingChanged();
    for (const Answered &answered : lost)
        answered({.outcome = QStringLiteral("lost"), .message = why});
}

} // namespace hp::ui

#include "moc_PendingCommands.cpp"
