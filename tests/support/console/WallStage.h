// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/console/Site.h"
#include "ui/wall/Wall.h"

#include <QTcpServer>
#include <QTemporaryDir>

#include <memory>
#include <vector>

class QTcpSocket;

namespace hp::tests {

/// The demo site with all that a wall follows.
struct WallSite : Site {
    explicit WallSite(const char *cluster = "prod-a", int machines = 120);
    /// Nothing asks for a person.
    void calm();
    /// Its one alarm of P1 waits for somebody, or nobody.
    void setUrgent(bool urgent);
};

/// The two ways of a front that a screen without a token takes (docs/protocol.md), with the answers
/// that a test prepares.
class PairingFront : public QObject
{
    Q_OBJECT

public:
    PairingFront();

    [[nodiscard]] QUrl url() const;
    void approve(const QString &token) { m_token = token; }
    void deny() { m_denied = true; }
    /// How often each path was asked.
    [[nodiscard]] int asked(const QString &path) const { return int(m_asked.count(path)); }

private:
    void answer(QTcpSocket &socket);

    QTcpServer m_listener;
    QStringList m_asked;
    QString m_token;
    bool m_denied = false;
};

/// A wall over sites of its own, on a clock that somebody moves. For QtTest.
class WallStage
{
public:
    using Options = QList<std::pair<QString, QString>>;

    QTemporaryDir folder;
    ui::ManualUiClock clock;
    std::vector<std::unique_ptr<WallSite>> sites;
    std::unique_ptr<ui::Wall> wall;

    explicit WallStage(int clusters = 1);
    /// Makes the wall with a token for each site, without waiting for anything.
    [[nodiscard]] bool
    open(const Options &options, QSize size, ui::ThemeChoice theme = ui::ThemeChoice::Dark);
    /// The same over one front, where it has no token.
    [[nodiscard]] bool openAt(const QUrl &front, QSize size = {1920, 1080});
    /// Until all that was asked for is on the screen.
    [[nodiscard]] bool fill();
    [[nodiscard]] bool show(const Options &options,
                            QSize size = {1920, 1080},
                            ui::ThemeChoice theme = ui::ThemeChoice::Dark)
    {
        return open(options, size, theme) && fill();
    }
    /// Time passes, with a sign of life of each site every second, or without one.
    void pass(std::chrono::seconds time, bool alive);
    [[nodiscard]] bool draw();
    [[nodiscard]] QQuickWindow &window() { return wall->window(); }
    [[nodiscard]] QString said(const char *what) const
    {
        return wall->face().property(what).toString();
    }
    /// The file in which the token for a site is.
    [[nodiscard]] QString tokenFile(int cluster = 0) const;

private:
    QDateTime m_now = demoNow();
};

} // namespace hp::tests
