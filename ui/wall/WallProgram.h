// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/Dial.h"
#include "ui/wall/WallTokenFile.h"

#include <QJSEngine>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QObject>
#include <QStringList>
#include <QWebSocket>

#include <chrono>
#include <map>
#include <memory>
#include <utility>
#include <vector>

class QNetworkReply;

namespace hp::ui {

class UiClock;

/// A cluster that a wall shows.
struct WallPlace {
    GatewayAddress address{}; ///< without a token: that is in the file
    QString tokenFile{}; ///< empty: one of the screen's own
};

/// The options of a wall by the names of the browser's address (docs/page.md), in their order, and
/// the languages that are wanted.
struct WallQuery {
    QList<std::pair<QString, QString>> options{};
    QStringList languages{};

    [[nodiscard]] bool has(const QString &name) const;
};

/// One option that was not understood: "it wants a number from 0.5 to 50".
struct WallFault {
    QString name{};
    QString value{};
    QString rule{};
};

/// What a wall is: the program of the browser's wall (ui/web/wall), which the console's own engine
/// runs. It pairs, follows, rotates and says what is to be seen; this gives it sockets, files and
/// the time. Whatever it says goes out as signals. GUI thread; the clock outlives it.
class WallProgram : public QObject
{
    Q_OBJECT

public:
    WallProgram(const QList<WallPlace> &places,
                WallQuery query,
                UiClock &clock,
                QObject *parent = nullptr);
    ~WallProgram() override;

    /// What of the options is not understood.
    [[nodiscard]] static QList<WallFault> faultsOf(const WallQuery &query, int clusters);
    /// The options as they hold: {layouts, distance, diagonal, rotate, language, …}.
    [[nodiscard]] const QJsonObject &options() const { return m_options; }

    void start();
    /// Text sizes {small, normal, headline} in pixels of a screen; `diagonal` in inches.
    [[nodiscard]] QJsonObject sizes(QSize screen, double diagonal);
    /// Which of the picture's lines have room: {shown: […], left}. Pixels.
    [[nodiscard]] QJsonObject fit(const QJsonObject &room);
    /// Where the machines lie in the matrix: {cell, heading, groups, cells: [[x, y, look,
    /// priority]]}.
    [[nodiscard]] QJsonObject matrix(QSize room, int small, int largest);
    [[nodiscard]] QString moreText(int left);

    // Of the program; nobody else calls these.
    Q_INVOKABLE double uptime() const;
    Q_INVOKABLE double random() const;
    Q_INVOKABLE QString localTime(double instant) const;
    Q_INVOKABLE QString client() const;
    Q_INVOKABLE void openSocket(int cluster, int socket, const QString &token);
    Q_INVOKABLE void send(int socket, const QString &text);
    Q_INVOKABLE void close(int socket);
    Q_INVOKABLE void
    ask(int cluster, int question, const QString &path, const QString &body, const QString &token);
    Q_INVOKABLE QString token(int cluster);
    Q_INVOKABLE void keepToken(int cluster, const QString &token);
    Q_INVOKABLE void forgetToken(int cluster);
    Q_INVOKABLE QString place(int cluster) const;
    Q_INVOKABLE void showPairing(const QString &json);
    Q_INVOKABLE void showFrame(const QString &json);
    Q_INVOKABLE void showPicture(const QString &json);
    Q_INVOKABLE void beep();
    Q_INVOKABLE void beginAnew();

signals:
    void pairingShown(const QJsonObject &pairing);
    void frameShown(const QJsonObject &frame);
    void pictureShown(const QJsonObject &picture);
    void sounded();

private:
    void load();
    void stopProgram();
    void turn();
    void drop(int socket);
    void finish(QNetworkReply *reply, int cluster, int question);
    QJSValue call(const QString &function, const QJSValueList &arguments = {});

    QList<WallPlace> m_places;
    WallQuery m_query;
    UiClock &m_clock;
    std::chrono::milliseconds m_began{};
    std::vector<WallTokenFile> m_tokens;
    std::unique_ptr<QJSEngine> m_engine;
    QJSValue m_library;
    QJSValue m_wall;
    QJsonObject m_options;
    QNetworkAccessManager m_network;
    std::map<int, std::unique_ptr<QWebSocket>> m_sockets;
    std::unique_ptr<QObject> m_turns; ///< context of the next one
};

} // namespace hp::ui
