// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/overrides/OverrideRow.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

namespace hp::ui {

/// What a review shows of its override: the row of the view `overrides`, and what was asked for as
/// long as there is none. GUI thread.
class ReviewedOverride : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(QString verb READ verb NOTIFY changed)
    Q_PROPERTY(QString level READ level NOTIFY changed)
    Q_PROPERTY(QStringList levelWhy READ levelWhy NOTIFY changed)
    Q_PROPERTY(QString object READ object NOTIFY changed)
    Q_PROPERTY(QString shortName READ shortName NOTIFY changed)
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString consequence READ consequence NOTIFY changed)
    Q_PROPERTY(QString next READ next NOTIFY changed)
    Q_PROPERTY(QStringList bypassed READ bypassed NOTIFY changed)
    Q_PROPERTY(QStringList saferExits READ saferExits NOTIFY changed)
    /// Maps of {question, light, evidence, source, at}: red first, then unknown.
    Q_PROPERTY(QVariantList checks READ checks NOTIFY changed)
    Q_PROPERTY(QString patch READ patch NOTIFY changed)
    Q_PROPERTY(QString kubectl READ kubectl NOTIFY changed)
    Q_PROPERTY(QString digest READ digest NOTIFY changed)
    Q_PROPERTY(double at READ at NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed)
    Q_PROPERTY(bool needsReason READ needsReason NOTIFY changed)
    Q_PROPERTY(bool needsHold READ needsHold NOTIFY changed)
    Q_PROPERTY(bool needsName READ needsName NOTIFY changed)
    Q_PROPERTY(bool needsSecond READ needsSecond NOTIFY changed)
    Q_PROPERTY(QString by READ by NOTIFY changed)
    Q_PROPERTY(QString givenReason READ givenReason NOTIFY changed)
    Q_PROPERTY(QString approvedBy READ approvedBy NOTIFY changed)
    Q_PROPERTY(QString revision READ revision NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(double committedAt READ committedAt NOTIFY changed)
    Q_PROPERTY(double sendAt READ sendAt NOTIFY changed)
    Q_PROPERTY(double acceptedAt READ acceptedAt NOTIFY changed)
    Q_PROPERTY(double endedAt READ endedAt NOTIFY changed)
    Q_PROPERTY(int delaySeconds READ delaySeconds NOTIFY changed)
    /// Instead of holding a key or a button: four digits to be typed; empty where there are none.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QString nameToType READ nameToType NOTIFY changed)
    /// Of the way without a second person; 0 where there is none.
    Q_PROPERTY(int breakGlassSeconds READ breakGlassSeconds NOTIFY changed)
    /// What the server said when it was asked without storing anything, one sentence.
    Q_PROPERTY(QString dryRunText READ dryRunText NOTIFY changed)
    Q_PROPERTY(double approvalUntil READ approvalUntil NOTIFY changed)
    Q_PROPERTY(double sentAt READ sentAt NOTIFY changed)
    Q_PROPERTY(bool breakGlassUsed READ isBreakGlassUsed NOTIFY changed)

public:
    [[nodiscard]] bool isOver() const { return m_row.isOver(); }
    [[nodiscard]] const OverrideRow &row() const { return m_row; }
    [[nodiscard]] const QVariantMap &request() const { return m_request; }
    [[nodiscard]] QString verb() const;
    [[nodiscard]] QString level() const { return m_row.level; }
    [[nodiscard]] QStringList levelWhy() const { return m_row.levelWhy; }
    [[nodiscard]] QString object() const;
    [[nodiscard]] QString shortName() const;
    [[nodiscard]] QString kind() const { return m_row.kind; }
    [[nodiscard]] QString consequence() const { return m_row.consequence; }
    [[nodiscard]] QString next() const { return m_row.next; }
    [[nodiscard]] QStringList bypassed() const { return m_row.bypassed; }
    [[nodiscard]] QStringList saferExits() const { return m_row.saferExits; }
    [[nodiscard]] QVariantList checks() const { return checkMaps(m_row.checks); }
    [[nodiscard]] QString patch() const { return m_row.patch; }
    [[nodiscard]] QString kubectl() const { return m_row.kubectl; }
    [[nodiscard]] QString digest() const { return m_row.digest; }
    [[nodiscard]] double at() const { return m_row.at; }
    [[nodiscard]] QString refusal() const { return m_row.refusal; }
    [[nodiscard]] bool isOffered() const { return m_row.offered; }
    [[nodiscard]] bool needsReason() const { return m_row.needsReason; }
    [[nodiscard]] bool needsHold() const { return m_row.needsHold; }
    [[nodiscard]] bool needsName() const { return m_row.needsName; }
    [[nodiscard]] bool needsSecond() const { return m_row.needsSecond; }
    [[nodiscard]] QString by() const { return m_row.by; }
    [[nodiscard]] QString givenReason() const { return m_row.reason; }
    [[nodiscard]] QString approvedBy() const { return m_row.approvedBy; }
    [[nodiscard]] QString revision() const { return m_row.revision; }
    [[nodiscard]] QString outcome() const { return m_row.outcome; }
    [[nodiscard]] double committedAt() const { return m_row.committedAt; }
    [[nodiscard]] double sendAt() const { return m_row.sendAt; }
    [[nodiscard]] double acceptedAt() const { return m_row.acceptedAt; }
    [[nodiscard]] double endedAt() const { return m_row.endedAt; }
    [[nodiscard]] int delaySeconds() const { return m_row.delaySeconds; }
    [[nodiscard]] QString code() const { return m_row.digits; }
    [[nodiscard]] QString nameToType() const { return m_row.nameToType; }
    [[nodiscard]] int breakGlassSeconds() const { return m_row.breakGlassSeconds; }
    [[nodiscard]] bool isBreakGlassUsed() const { return m_row.breakGlass; }
    [[nodiscard]] QString dryRunText() const;
    [[nodiscard]] double approvalUntil() const { return m_row.approvalUntil; }
    [[nodiscard]] double sentAt() const { return m_row.sentAt; }

signals:
    void changed();

protected:
    explicit ReviewedOverride(QObject *parent);

    QVariantMap m_request;
    OverrideRow m_row;
};

} // namespace hp::ui
