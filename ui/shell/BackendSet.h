// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/desktop/SingleInstance.h"
#include "ui/shell/AllClustersWindow.h"
#include "ui/shell/Console.h"
#include "ui/shell/ConsoleWindow.h"

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QSettings>

#include <memory>
#include <vector>

namespace hp::ui {

/// The backends that this console is connected to. Each has a session, an identity and a window of
/// its own: nothing of one is ever in the window of another, and what is written there goes to its
/// backend alone. All of them stay connected, so that an alarm is seen wherever it comes up; the
/// one window that shows all of them has no session and writes nothing. GUI thread; the clock
/// outlives it.
class BackendSet : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the console")
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Grows with each change of any backend, for bindings that call functions.
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    enum Role {
        PlaceRole = Qt::UserRole + 1, ///< "host:port", the key
        TitleRole, ///< the cluster, or the place while it is not known
        IdentityRole,
        StateRole, ///< GatewaySession::State
        AgeRole, ///< as GatewaySession::age
        ErrorRole, ///< why there is no connection
        PriorityRole, ///< of the worst alarm that nobody took notice of; 0 for none
        RaisedRole,
        HoldingRole, ///< -1 while it is not known
        RemovableRole, ///< a person added it
        ArchivedRole, ///< it shows a bundle
        OpenRole, ///< its window is on the screen
    };

    /// The first backend and `options.others` are there at once, also those that `settings` kept;
    /// null settings keep nothing.
    BackendSet(const ConsoleOptions &options,
               UiClock &clock,
               std::unique_ptr<QSettings> settings = {},
               QObject *parent = nullptr);
    ~BackendSet() override;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] ConsoleWindow &first() { return *m_backends.front().window; }
    [[nodiscard]] AllClusters &clusters() { return m_clusters; }
    /// Null before showAll().
    [[nodiscard]] AllClustersWindow *all() const { return m_all.get(); }
    [[nodiscard]] ConsoleWindow &at(int row) { return *m_backends.at(std::size_t(row)).window; }
    /// -1 when there is none.
    [[nodiscard]] Q_INVOKABLE int rowOf(const QString &place) const;

    /// Connects all; the first one also gets its window. False when that does not load.
    [[nodiscard]] bool start();
    /// Shows the window of a backend where the one of `from` is, and puts that away; without it, in
    /// a window beside the others.
    Q_INVOKABLE void show(const QString &place, const QString &from = {});
    /// Shows all clusters in one picture, where the window of `from` is, and puts that away.
    /// Nothing of it where there is only one.
    Q_INVOKABLE void showAll(const QString &from);
    /// Brings to the front what is on the screen.
    void raise();
    /// Brings a page to the front: a machine at the backend that has it, anything else at the one
    /// that is on the screen.
    void open(const hp::ui::StartRequest &request);
    /// The same at this backend; nothing when it is gone.
    void open(const QString &place, const StartRequest &request);
    /// Opens a link to a page at the backend that it names. Returns why it cannot be opened, one
    /// sentence; empty when it was.
    Q_INVOKABLE QString openLink(const QString &link);
    /// Adds and keeps a backend. `address` as people write it, the files as they are named on the
    /// command line. Returns why it cannot be done, one sentence; empty when it was.
    Q_INVOKABLE QString add(const QString &address,
                            const QString &tokenFile,
                            const QString &caFile);
    /// Ends its connection and forgets it. Not the one the console was started with.
    Q_INVOKABLE void remove(const QString &place);
    /// The most urgent alarm of the others, 0 for none.
    [[nodiscard]] Q_INVOKABLE int worstBeside(const QString &place) const;

signals:
    void changed();
    /// A backend has come; it is the last one.
    void added(hp::ui::ConsoleWindow *window);
    /// The window of all clusters has come.
    void allMade(hp::ui::AllClustersWindow *window);

private:
    struct Backend {
        std::unique_ptr<ConsoleWindow> window;
        BackendPlace place;
        bool kept = false;
    };

    /// The one whose window is on the screen.
    [[nodiscard]] ConsoleWindow &shown();
    [[nodiscard]] ConsoleWindow &holderOf(const QString &machine);
    ConsoleWindow &insert(const BackendPlace &place, bool kept);
    void notify(const ConsoleWindow &window);
    void keep() const;
    /// To a window of one backend, in the place of that of all.
    void goFromAll(const QString &place, const QString &machine, const QString &hold);

    ConsoleOptions m_options;
    UiClock &m_clock;
    std::unique_ptr<QSettings> m_settings;
    std::vector<Backend> m_backends;
    AllClusters m_clusters;
    std::unique_ptr<AllClustersWindow> m_all;
    QString m_before; ///< the place that all clusters were opened from
    int m_revision = 0;
    bool m_started = false;
};

/// The token in a file, which must hold one. The sentence of an error names the file.
struct TokenText {
    QString token{};
    QString error{};
};
[[nodiscard]] TokenText readToken(const QString &file);

} // namespace hp::ui
