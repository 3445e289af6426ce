// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/LiveTable.h"

#include <QObject>
#include <QQmlEngine>
#include <QQmlParserStatus>
#include <QVariantList>

#include <memory>

namespace hp::ui {

/// The machines that the record has under a part of a name: those that are no more, and those that
/// are there if asked for. `MachineFinder { text: search.text; active: page.visible }`. GUI thread.
class MachineFinder : public QObject, public QQmlParserStatus
{
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    /// Under two letters nothing is found.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    /// Machines that are there are found too, before the others.
    Q_PROPERTY(bool withPresent READ isWithPresent WRITE setWithPresent NOTIFY changed)
    /// Maps of {machine, name, gone}: "namespace/name", the name, and since when it is no more in
    /// milliseconds since 1970, 0 while it is there. Of the gone ones the last comes first.
    Q_PROPERTY(QVariantList found READ found NOTIFY changed)

public:
    explicit MachineFinder(QObject *parent = nullptr);
    /// For C++ that has no engine.
    explicit MachineFinder(GatewaySession &session, QObject *parent = nullptr);

    [[nodiscard]] const QString &text() const { return m_text; }
    void setText(const QString &text);
    [[nodiscard]] bool isActive() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] bool isWithPresent() const { return m_withPresent; }
    void setWithPresent(bool with);
    [[nodiscard]] const QVariantList &found() const { return m_found; }

    void classBegin() override { }
    void componentComplete() override;

    static constexpr int most = 20;

signals:
    void changed();

private:
    void start(GatewaySession &session);
    void ask();
    void find();

    GatewaySession *m_session = nullptr;
    std::unique_ptr<LiveTable> m_gone{};
    QString m_text;
    bool m_active = false;
    bool m_withPresent = false;
    QVariantList m_found;
};

} // namespace hp::ui
