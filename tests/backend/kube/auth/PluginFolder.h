// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

#include <string>

namespace hp::test {

/// A folder with an exec plugin in it: a shell script that notes each run and what it was run with,
/// and does what the files beside it say.
class PluginFolder
{
public:
    PluginFolder();

    [[nodiscard]] std::string program() const { return path("login").toStdString(); }
    [[nodiscard]] QString path(const char *name) const
    {
        return m_dir.filePath(QString::fromLatin1(name));
    }

    /// What it prints to stdout, an ExecCredential with this status (JSON).
    void answer(const QByteArray &status,
                const QByteArray &version = "client.authentication.k8s.io/v1") const;
    void write(const char *name, const QByteArray &content) const; ///< answer, say, code, block
    void remove(const char *name) const;

    [[nodiscard]] int runs() const;
    [[nodiscard]] QByteArray read(const char *name) const; ///< env, tty, stdin, args, child
    /// The value of a variable in the last run; null when it was not set.
    [[nodiscard]] QByteArray variable(const QByteArray &name) const;

private:
    QTemporaryDir m_dir;
};

} // namespace hp::test
