// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace simdjson::dom {
class object;
}

namespace hp::ui {

class GatewaySession;

/// What receives the rows of one view. The objects are `key → row` as in docs/protocol.md and live
/// only during the call.
class LiveRows
{
public:
    LiveRows() = default;
    LiveRows(const LiveRows &) = delete;
    LiveRows &operator=(const LiveRows &) = delete;
    virtual ~LiveRows() = default;

    /// A snapshot: whatever is not in it is gone.
    virtual void replaceRows(const simdjson::dom::object &rows) = 0;
    virtual void changeRows(const QStringList &removed, const simdjson::dom::object &set) = 0;
};

/// One open view of a session: asks for it, feeds its rows, asks again after a lost connection or a
/// hole in the numbers, closes it on destruction. The rows must outlive the view. GUI thread.
class LiveView : public QObject
{
    Q_OBJECT

public:
    /// Whether it goes to the instants that its session shows.
    enum class Shows { Instants, Now };

    LiveView(GatewaySession &session,
             QString view,
             QVariantMap options,
             LiveRows &rows,
             Shows shows = Shows::Instants,
             QObject *parent = nullptr);
    ~LiveView() override;

    [[nodiscard]] const QString &view() const { return m_view; }
    [[nodiscard]] const QVariantMap &options() const { return m_options; }
    /// It shows the present, whatever instant its session shows.
    [[nodiscard]] bool isAlwaysNow() const { return m_alwaysNow; }
    /// A snapshot has arrived since the view was opened.
    [[nodiscard]] bool isLoaded() const { return m_loaded; }
    /// Why the server refused the view; empty when it did not.
    [[nodiscard]] const QString &errorText() const { return m_errorText; }

signals:
    void changed();

private:
    friend class GatewaySession;

    QPointer<GatewaySession> m_session;
    QString m_view;
    QVariantMap m_options;
    LiveRows &m_rows;
    QString m_id; ///< on the wire; a new one for each subscription
    double m_seq = 0; ///< of the last frame taken in; 0 before the snapshot
    bool m_loaded = false;
    QString m_errorText;
    bool m_alwaysNow = false;
    bool m_goesOn = false; ///< asked for again, it keeps its id and gets what changed
};

} // namespace hp::ui
