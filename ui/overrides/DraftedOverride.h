// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/overrides/OverrideGates.h"
#include "ui/overrides/PressAndHold.h"
#include "ui/overrides/ReviewedOverride.h"

#include <QHash>

namespace hp::ui {

/// What the person before a review has typed, ticked and pressed. A reason that was typed and not
/// sent is kept, through lost connections too, for the next time the same is asked for; acts are
/// forgotten as soon as what they were meant for differs. GUI thread.
class DraftedOverride : public ReviewedOverride
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QString reason READ reason WRITE setReason NOTIFY draftChanged)
    Q_PROPERTY(QString typedName READ typedName WRITE setTypedName NOTIFY draftChanged)
    Q_PROPERTY(bool breakGlass READ isBreakGlass WRITE setBreakGlass NOTIFY draftChanged)
    Q_PROPERTY(QString digits READ digits WRITE setDigits NOTIFY draftChanged)
    Q_PROPERTY(bool codeTyped READ isCodeTyped NOTIFY draftChanged)
    Q_PROPERTY(bool holding READ isHolding NOTIFY holdingChanged)
    /// How long the button is held, in milliseconds.
    Q_PROPERTY(int holdTime READ holdTime CONSTANT)

public:
    Q_INVOKABLE void stopHold() { m_press.stop(); }
    /// The key went up, and may only repeat.
    Q_INVOKABLE void loosenHold() { m_press.loosen(); }

    [[nodiscard]] QString reason() const { return m_draft.reason; }
    void setReason(const QString &reason);
    [[nodiscard]] QString typedName() const { return m_draft.typedName; }
    void setTypedName(const QString &name);
    [[nodiscard]] bool isBreakGlass() const { return m_draft.breakGlass; }
    void setBreakGlass(bool breakGlass);
    [[nodiscard]] QString digits() const { return m_digits; }
    void setDigits(const QString &digits);
    [[nodiscard]] bool isCodeTyped() const
    {
        return !m_row.digits.isEmpty() && m_digits == m_row.digits;
    }
    [[nodiscard]] bool isHolding() const { return m_press.isDown(); }
    [[nodiscard]] static int holdTime() { return static_cast<int>(PressAndHold::length.count()); }

signals:
    void draftChanged();
    void holdingChanged();

protected:
    DraftedOverride(UiClock &clock, QObject *parent);

    /// An empty draft for m_request, but for the reason that was typed for it before.
    void beginDraft();
    /// The reason was sent: it is not offered again.
    void forgetReason() { m_reasons.remove(draftKey()); }
    /// What is asked for before each commit anew: the press, the name, the digits, the glass.
    void forgetActs();
    /// The arguments of `override.commit` for the row that is shown.
    [[nodiscard]] QVariantMap commitArguments(const QString &id) const;

    OverrideDraft m_draft;
    PressAndHold m_press;

private:
    [[nodiscard]] QString draftKey() const;

    QString m_digits;
    QHash<QString, QString> m_reasons; ///< typed and not sent, by what they were typed for
};

} // namespace hp::ui
