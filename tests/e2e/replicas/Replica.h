// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProcess>
#include <QString>

#include <set>
#include <string>

namespace hp::test {

/// One holdpointd that reconciles on a real cluster, beside others. Its data are kept over kills.
class Replica
{
public:
    /// Starts it; ends the program with its own words when it does not become ready.
    Replica(const QString &program, const QString &folder, const QString &kubeconfig, int number);
    Replica(const Replica &) = delete;
    Replica &operator=(const Replica &) = delete;
    ~Replica();

    [[nodiscard]] const QString &name() const { return m_name; }
    [[nodiscard]] bool isRunning() const { return m_process.state() == QProcess::Running; }
    /// Whether the holder of the Lease is this replica, or was before it was started again: it says
    /// so in its log.
    [[nodiscard]] bool isCalled(const std::string &identity);
    void kill();
    void start();
    /// The end of what it said.
    [[nodiscard]] QByteArray log() const;

private:
    QString m_program;
    QString m_folder;
    QString m_kubeconfig;
    QString m_name;
    QProcess m_process{};
    std::set<std::string> m_identities{}; ///< under which it has led
};

} // namespace hp::test
