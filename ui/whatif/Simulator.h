// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/GatewaySession.h"
#include "ui/whatif/ExpectedHolds.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

#include <optional>

namespace hp::ui {

/// The forecast that is on the screen: how an action would go, which changes nothing
/// (docs/whatif.md). One per engine; QML sees it as `Simulator`:
///
///     Simulator.ask({ action: "replace", machine: "ns/name" })
///
/// opens the dialog over whatever is shown; the arguments are those of `whatif.forecast`
/// (docs/protocol.md). What was typed stays for the next question. GUI thread.
class Simulator : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    /// The backend plays it.
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    /// For how many seconds the answer has been awaited.
    Q_PROPERTY(int waited READ waited NOTIFY ticked)
    /// "Simulation: replace worker-1"
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Why there is no forecast, one sentence; empty while there may be one.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// Some machines at a time: how many may be missing is part of the question.
    Q_PROPERTY(bool sharing READ isSharing NOTIFY changed)
    /// "1", "10%".
    Q_PROPERTY(QString share READ share WRITE setShare NOTIFY draftChanged)
    /// How long hooks without a record hold, "30m"; empty: until a person removes them.
    Q_PROPERTY(QString assume READ assume WRITE setAssume NOTIFY draftChanged)
    /// What was typed is not what was asked.
    Q_PROPERTY(bool edited READ isEdited NOTIFY draftChanged)

    // The forecast; empty while there is none.
    Q_PROPERTY(bool ready READ isReady NOTIFY changed)
    /// "Ends after 1 h 20 m, between 40 m and 3 h (p5 to p95)"
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /// Most runs come to an end.
    Q_PROPERTY(bool ends READ ends NOTIFY changed)
    /// What it waits for in the runs that do not end, one line.
    Q_PROPERTY(QString waitsFor READ waitsFor NOTIFY changed)
    /// How many machines are missing on the way, one line.
    Q_PROPERTY(QString surge READ surge NOTIFY changed)
    Q_PROPERTY(int runs READ runs NOTIFY changed)
    /// When the action starts, of a maintenance in its window; 0: now.
    Q_PROPERTY(double startsAt READ startsAt NOTIFY changed)
    /// A sentence each: what was assumed or left out.
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed)
    Q_PROPERTY(hp::ui::ExpectedHolds *holds READ holds CONSTANT)
    /// Of the axis: {place, text}, the place as a share of its width.
    Q_PROPERTY(QVariantList ticks READ ticks NOTIFY changed)
    /// The end as shares of the width: p5, p50 and p95; 1 for one that never comes.
    Q_PROPERTY(QList<double> end READ end NOTIFY changed)

public:
    explicit Simulator(GatewaySession &session, QObject *parent = nullptr);
    ~Simulator() override;

    /// Makes this the `Simulator` of an engine, which must not outlive it.
    void install(QQmlEngine &engine);
    /// For the QML type system; null in an engine without an installed one.
    static Simulator *create(QQmlEngine *engine, QJSEngine *);

    /// How a menu offers a request: "Simulate replacement…".
    [[nodiscard]] Q_INVOKABLE QString offer(const QVariantMap &request) const;
    Q_INVOKABLE void ask(const QVariantMap &request);
    /// The same with what has been typed since.
    Q_INVOKABLE void again();
    /// Ends what is being played.
    Q_INVOKABLE void close();

    [[nodiscard]] bool isShown() const { return !m_request.isEmpty(); }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] int waited() const { return m_waited; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] const QString &note() const { return m_note; }
    [[nodiscard]] bool isSharing() const;
    [[nodiscard]] const QString &share() const { return m_share; }
    void setShare(const QString &share);
    [[nodiscard]] const QString &assume() const { return m_assume; }
    void setAssume(const QString &assume);
    [[nodiscard]] bool isEdited() const { return isShown() && arguments() != m_asked; }

    [[nodiscard]] bool isReady() const { return m_forecast.has_value(); }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] bool ends() const { return m_forecast && m_forecast->end.p50; }
    [[nodiscard]] QString waitsFor() const;
    [[nodiscard]] QString surge() const;
    [[nodiscard]] int runs() const { return m_forecast ? static_cast<int>(m_forecast->runs) : 0; }
    [[nodiscard]] double startsAt() const;
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] ExpectedHolds *holds() { return &m_holds; }
    [[nodiscard]] QVariantList ticks() const;
    [[nodiscard]] QList<double> end() const;

signals:
    void changed();
    void ticked();
    void draftChanged();

private:
    [[nodiscard]] QVariantMap arguments() const;
    [[nodiscard]] QString text(const char *member) const;
    void tickLater(int question);
    void take(const CommandAnswer &answer);

    GatewaySession &m_session;
    QVariantMap m_request{}; ///< empty while the dialog is closed
    QVariantMap m_asked{}; ///< with what was typed
    QString m_share{QStringLiteral("1")};
    QString m_assume{};
    QString m_note{};
    bool m_busy = false;
    int m_waited = 0;
    int m_question = 0; ///< an answer to an earlier one is dropped
    std::optional<ForecastRow> m_forecast{};
    Duration m_span = std::chrono::minutes(1);
    ExpectedHolds m_holds{};
};

} // namespace hp::ui
