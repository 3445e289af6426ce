// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/overrides/OverrideRow.h"
#include "ui/session/GatewaySession.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

namespace hp::ui {

/// How the checks of an override stand for whoever looks at what it would end, before any review.
/// It asks `override.checks`, which leaves nothing behind, and only for what was looked at for a
/// moment; again when the answer has got old, never on old data. GUI thread.
class OverrideChecks : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a view model")
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// Maps as those of a review: red first, then unknown. They stay while they are asked for
    /// again.
    Q_PROPERTY(QVariantList checks READ checks NOTIFY changed)
    /// When they were read, milliseconds since 1970; 0 while there are none.
    Q_PROPERTY(double at READ at NOTIFY changed)
    /// "G3", as things stand.
    Q_PROPERTY(QString level READ level NOTIFY changed)
    /// Why it cannot be done as things stand, or empty.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    /// Why there are no checks, one sentence; of Forbidden and Failed.
    Q_PROPERTY(QString note READ note NOTIFY changed)

public:
    enum State {
        Nothing, ///< there is no such override
        Asking,
        Shown,
        OldData, ///< asked for when the data is the present again; what there is was read before
        Forbidden,
        Failed,
    };
    Q_ENUM(State)

    explicit OverrideChecks(GatewaySession &session, QObject *parent = nullptr);
    ~OverrideChecks() override;

    /// What is looked at: the arguments of `override.preview`; empty for nothing.
    void setRequest(const QVariantMap &request);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QVariantList checks() const { return checkMaps(m_checks); }
    [[nodiscard]] double at() const { return m_at; }
    [[nodiscard]] QString level() const { return m_level; }
    [[nodiscard]] QString refusal() const { return m_refusal; }
    [[nodiscard]] QString note() const { return m_note; }

signals:
    void changed();

private:
    void settle(State state, const QString &note = {});
    void askLater();
    void ask();
    void askAgain();
    void receive(const CommandAnswer &answer);
    void noteStanding();
    [[nodiscard]] bool isPresent() const;

    GatewaySession &m_session;
    QVariantMap m_request;
    State m_state = Nothing;
    int m_question = 0; ///< what older ones lead to is dropped
    bool m_asked = false; ///< an answer is on its way
    QString m_forbidden; ///< what the backend said to this identity
    QList<OverrideCheck> m_checks;
    double m_at = 0;
    double m_takenAt = 0; ///< by the clock of the backend
    QString m_level;
    QString m_refusal;
    QString m_note;
};

} // namespace hp::ui
