// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>

#include <optional>

namespace hp::ui {

/// What a start asks of the console: that it comes to the front, and with which page.
struct StartRequest {
    QString page{}; ///< of the rail, or "machine"; empty: the one that is there
    QString machine{}; ///< `namespace/name`, for the page "machine"
    /// What the desktop gave to the start so that its window may come to the front; may be empty.
    QString activation{};
    QString link{}; ///< a link to a page (PageLink), which says all of it; may be empty
    QString view{}; ///< how the page looks, from its link (SavedViews); empty: as it is
    double at = 0; ///< the instant that is to be shown, in milliseconds since 1970; 0: now
    double from = 0; ///< where its timeline begins; 0: where it likes

    bool operator==(const StartRequest &) const = default;
};

/// Reads a page as `--open` names it: "holds", "machine:<namespace>/<name>". Empty when there is
/// no page of that name. See PageLink for addresses.
[[nodiscard]] std::optional<StartRequest> startRequest(const QString &words);

/// One console of a person for one purpose: whoever starts another says what it is asked for and
/// leaves. The socket is the user's own. GUI thread.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// `purpose` tells apart what may run side by side, such as the data directory of a backend
    /// that runs inside.
    explicit SingleInstance(const QString &purpose, QObject *parent = nullptr);
    ~SingleInstance() override;

    /// Gives the request to the one that runs. False when there is none: then call listen().
    [[nodiscard]] bool handOver(const StartRequest &request) const;
    /// False when the socket cannot be made: the console then runs without it.
    bool listen();

    [[nodiscard]] const QString &socketName() const { return m_name; }

signals:
    void asked(const hp::ui::StartRequest &request);

private:
    void acquire();

    QString m_name;
    QLocalServer m_server;
};

} // namespace hp::ui
