// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/kube/auth/PluginFolder.h"

#include <QFile>

namespace hp::test {

namespace {

const char *const script = "#!/bin/sh\n"
                           "cd \"$(dirname \"$0\")\"\n"
                           "env > env\n"
                           "printf '%s\\n' \"$@\" > args\n"
                           "tty > tty 2>&1\n"
                           "(exec < /dev/tty) 2> /dev/null && echo terminal >> tty\n"
                           "cat > stdin\n"
                           "[ -f say ] && cat say >&2\n"
                           "echo run >> runs\n"
                           "if [ -f block ]; then sleep 600 & echo $! > child; wait; fi\n"
                           "[ -f answer ] && cat answer\n"
                           "exit $(cat code 2> /dev/null || echo 0)\n";

} // namespace

PluginFolder::PluginFolder()
{
    write("login", script);
    QFile::setPermissions(path("login"),
                          QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

void PluginFolder::answer(const QByteArray &status, const QByteArray &version) const
{
    write("answer",
          "{\"kind\":\"ExecCredential\",\"apiVersion\":\"" + version + "\",\"status\":" + status
              + "}");
}

void PluginFolder::write(const char *name, const QByteArray &content) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("the test's folder cannot be written");
    file.write(content);
}

void PluginFolder::remove(const char *name) const
{
    QFile::remove(path(name));
}

int PluginFolder::runs() const
{
    return static_cast<int>(read("runs").count('\n'));
}

QByteArray PluginFolder::read(const char *name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray PluginFolder::variable(const QByteArray &name) const
{
    for (const QByteArray &line : read("env").split('\n')) {
        if (line.startsWith(QByteArray(name + '=')))
            return line.mid(name.size() + 1);
    }
    return {};
}

} // namespace hp::test
