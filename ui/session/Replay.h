// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QSet>
#include <QString>

#include <chrono>
#include <memory>

namespace hp::ui {

class GatewaySession;
class LiveView;
class UiClock;

/// Where in the record the views of a session stand: now, or at an instant that is over. At most
/// one instant is asked for at a time, and of those that were wanted meanwhile the newest wins;
/// while it plays, the next is asked for when the one before was shown. Times are milliseconds
/// since 1970. Belongs to its session; GUI thread.
class Replay : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the session")
    /// What the pages show is over, or is about to be.
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)
    /// The instant that is shown; 0 while it is now.
    Q_PROPERTY(double at READ at NOTIFY moved)
    /// The instant that was chosen; what is shown follows it. 0 for now.
    Q_PROPERTY(double wanted READ wanted NOTIFY moved)
    /// What was chosen is not shown yet.
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY moved)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY playingChanged)
    /// So many seconds of the record in one of the screen: 1, 10, 60 or 600.
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY playingChanged)
    /// Why the instant cannot be shown, in one sentence; empty when it can.
    Q_PROPERTY(QString errorText READ errorText NOTIFY moved)
    /// Why nothing can be done on the pages, in one sentence; empty while it can.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY activeChanged)
    /// Instants that were shown since the start.
    Q_PROPERTY(int shown READ shown NOTIFY moved)

public:
    Replay(GatewaySession &session, UiClock &clock);
    ~Replay() override;

    [[nodiscard]] bool isActive() const { return m_wanted > 0; }
    [[nodiscard]] double at() const { return m_at; }
    [[nodiscard]] double wanted() const { return m_wanted; }
    [[nodiscard]] bool isWaiting() const
    {
        return m_asked > 0 && (m_asked != m_at || m_wanted != m_at);
    }
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    [[nodiscard]] int speed() const { return m_speed; }
    void setSpeed(int speed);
    [[nodiscard]] const QString &errorText() const { return m_errorText; }
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] int shown() const { return m_shown; }

    /// Shows this instant as soon as it can be; one that is not over is now.
    Q_INVOKABLE void seek(double instant);
    /// Back to now.
    Q_INVOKABLE void leave();
    /// Goes on from the instant that is shown; from now there is nowhere to go.
    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void togglePlaying();
    Q_INVOKABLE void faster();
    Q_INVOKABLE void slower();
    /// While somebody drags, what takes long to make is left for later.
    Q_INVOKABLE void setDragging(bool dragging);

    /// It shows instants of the record, and goes on with them.
    [[nodiscard]] static bool follows(const QString &view);
    /// It is made anew when the instant has been the same for a moment.
    [[nodiscard]] static bool comesAfter(const QString &view);
    /// What a view is asked for with: the instant, or nothing.
    [[nodiscard]] QVariantMap optionsFor(const LiveView &view) const;

signals:
    void activeChanged();
    void moved();
    void playingChanged();

private:
    friend class GatewaySession;

    /// A frame of the view is of this instant: all of it, or what changed since the one before.
    void arrived(LiveView &view, double at, bool isWhole);
    void refused(LiveView &view, const QString &why);
    void gone(LiveView &view);
    /// The connection is back; what was asked for may be lost, or all that was open is open anew.
    void askAgain(bool resumed);
    void ask(double instant);
    void settle();
    void showLater();
    void advance();

    GatewaySession &m_session;
    UiClock &m_clock;
    QString m_player; ///< who goes on from instant to instant, for the backend
    double m_at = 0;
    double m_wanted = 0;
    double m_asked = 0; ///< of which frames are awaited, or came last
    double m_laterAt = 0; ///< of which those are that come after
    QSet<LiveView *> m_pending;
    QString m_refusal;
    QString m_errorText;
    bool m_playing = false;
    bool m_dragging = false;
    /// What is calm may be told as of an instant before: the backend went on to this one.
    bool m_stepped = false;
    int m_speed = 60;
    int m_shown = 0;
    std::chrono::milliseconds m_askedAt{}; ///< uptime
    std::unique_ptr<QObject> m_tick; ///< what is to be done next
    std::unique_ptr<QObject> m_later;
};

} // namespace hp::ui
