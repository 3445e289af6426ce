// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFile>
#include <QTemporaryDir>
#include <QWebSocket>
#include <QWebSocketServer>

#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hp::test {

/// A backend on the other end of `/live` whose answers the test writes: the same ones for each op,
/// or what `reply` makes of a frame. An empty answer breaks the connection.
class ScriptedBackend : public QObject
{
public:
    ScriptedBackend()
        : m_server(QStringLiteral("scripted"), QWebSocketServer::NonSecureMode)
    {
        m_server.listen(QHostAddress::LocalHost);
        connect(&m_server, &QWebSocketServer::newConnection, this, [this] {
            m_client.reset(m_server.nextPendingConnection());
            authorization = m_client->request().rawHeader("Authorization");
            connect(
                m_client.get(), &QWebSocket::textMessageReceived, this, [this](const QString &t) {
                    const auto frame = nlohmann::json::parse(t.toStdString());
                    received.push_back(frame);
                    for (const QString &answer : reply(frame)) {
                        if (answer.isEmpty())
                            m_client->abort();
                        else
                            m_client->sendTextMessage(answer);
                    }
                });
        });
    }

    [[nodiscard]] std::string url() const { return m_server.serverUrl().toString().toStdString(); }

    std::map<std::string, QStringList> answers{
        {"hello", {QStringLiteral(R"({"op":"welcome","protocol":1})")}}};
    std::function<QStringList(const nlohmann::json &frame)> reply =
        [this](const nlohmann::json &frame) { return answers[frame["op"]]; };
    std::vector<nlohmann::json> received;
    QByteArray authorization;

private:
    QWebSocketServer m_server;
    std::unique_ptr<QWebSocket> m_client;
};

/// A new file there with the token "a-token"; empty when it cannot be written.
[[nodiscard]] inline std::string tokenFileIn(const QTemporaryDir &folder)
{
    QFile file(folder.filePath(QStringLiteral("token")));
    const bool written = file.open(QIODevice::WriteOnly) && file.write("a-token\n") > 0;
    return written ? file.fileName().toStdString() : std::string();
}

} // namespace hp::test
