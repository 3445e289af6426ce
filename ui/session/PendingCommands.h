// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QJSValue>
#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

#include <functional>

namespace hp::ui {

/// How a command ended (docs/protocol.md, "Commands").
struct CommandAnswer {
    Q_GADGET
    QML_VALUE_TYPE(commandAnswer)
    Q_PROPERTY(bool ok READ ok)
    Q_PROPERTY(QString outcome MEMBER outcome)
    Q_PROPERTY(QVariantMap result MEMBER result)
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString message MEMBER message)

public:
    /// `observed`, `timedOut`, `refused`, or `lost`: the connection ended before an answer came,
    /// and nobody knows here what became of the command.
    QString outcome{};
    QVariantMap result{};
    QString code{}; ///< of a refusal
    QString message{}; ///< one sentence, of everything but `observed`

    [[nodiscard]] bool ok() const { return outcome == QLatin1String("observed"); }
    bool operator==(const CommandAnswer &) const = default;
};

/// The commands of a session that wait for their answer. Every one is answered exactly once. GUI
/// thread; belongs to the session.
class PendingCommands : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the session")
    /// How many wait.
    Q_PROPERTY(int waiting READ waiting NOTIFY waitingChanged)

public:
    using Answered = std::function<void(const CommandAnswer &)>;
    /// False when there is no connection to send on.
    using Send = std::function<bool(const QString &frame)>;

    explicit PendingCommands(Send send, QObject *parent = nullptr);
    /// Says why a command must not be sent now, in one sentence; empty when it may be.
    void setGuard(std::function<QString(const QString &command)> guard)
    {
        m_guard = std::move(guard);
    }

    [[nodiscard]] int waiting() const { return static_cast<int>(m_waiting.size()); }

    void send(const QString &command, const QVariantMap &arguments, Answered answered);
    /// For QML: `done` is called with a CommandAnswer; it may be left out.
    Q_INVOKABLE void
    run(const QString &command, const QVariantMap &arguments, const QJSValue &done = {});

    /// An answer that nobody waits for is dropped.
    void complete(const QString &id, const CommandAnswer &answer);
    /// The connection is gone: whoever waits learns that it does not know.
    void lose(const QString &why);

signals:
    void waitingChanged();

private:
    Send m_send;
    std::function<QString(const QString &command)> m_guard;
    QHash<QString, Answered> m_waiting;
    int m_nextId = 1;
};

} // namespace hp::ui
