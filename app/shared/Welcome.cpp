// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Welcome.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>
#include <QUrl>

#include <cstdio>
#include <unistd.h>

namespace hp::app {

std::string shellWord(const std::string &text)
{
    const bool isPlain = !text.empty()
        && text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                  "/._-+:@,=")
            == std::string::npos;
    if (isPlain)
        return text;
    std::string word = "'";
    for (const char c : text)
        word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + '\'';
}

std::string welcomeText(const BackendReady &ready, const Terminal &terminal)
{
    const bool isCluster = !ready.apiUrl.empty();
    const QUrl live(QString::fromStdString(ready.liveUrl));
    const std::string port = std::to_string(live.port());
    const std::string data = shellWord(ready.dataDir);
    const std::string folder = terminal.programs.empty() ? "" : terminal.programs + '/';
    const std::string ctl = shellWord(folder + "holdpointctl") + " --data-dir " + data;
    std::string text = "\nHoldpoint is ready. Ctrl+C stops it; what it keeps is in " + data + ".\n";
    const auto part = [&text](const std::string &about) { text += '\n' + about + '\n'; };
    const auto line = [&text](const std::string &command) { text += "  " + command + '\n'; };
    if (isCluster) {
        part("kubectl (install one; any from 1.24 on):");
        line("export KUBECONFIG=" + shellWord(ready.dataDir + "/admin.kubeconfig"));
        line("kubectl get " + ready.machines + " -A");
    }
    part("What holds, and a link that signs a browser in, once:");
    if (!terminal.hasCtl && terminal.isBuilt)
        line("./dev build holdpointctl");
    line(ctl + " holds");
    line(ctl + " share");
    part("The page, for who has a token:");
    line("https://" + live.authority().toStdString() + "/");
    part("On a laptop, over ssh: a token of its own, then the tunnel and the console");
    const std::string there = terminal.user + '@' + terminal.host;
    const std::string token = ctl + " token create --replace --role operator --user laptop";
    // Whoever can read it is an operator: no rest of an older one lends it its mode.
    line("(umask 077; rm -f laptop.token; sed -n 's/^ *token: //p' \"$(" + token
         + ")\" > laptop.token)");
    line("scp " + shellWord(there + ":laptop.token") + ' '
         + shellWord(there + ':' + ready.dataDir + "/ca.crt") + " .");
    line("ssh -L " + port + ":127.0.0.1:" + port + ' ' + shellWord(there));
    line("holdpoint --connect wss://127.0.0.1:" + port
         + "/live --token-file laptop.token --ca-file ca.crt");
    part("From other hosts:");
    line(terminal.hasOtherHosts ? "https://" + terminal.host + ':' + port + "/, trusting "
                 + shellWord(ready.dataDir + "/ca.crt")
                                : "start it with --listen 0.0.0.0:" + port);
    return text;
}

void welcome(const BackendReady &ready, const std::string &listenAddress)
{
    if (isatty(STDOUT_FILENO) == 0)
        return;
    const QDir programs(QCoreApplication::applicationDirPath());
    Terminal terminal;
    terminal.hasCtl = QFileInfo(programs.filePath(QStringLiteral("holdpointctl"))).isExecutable();
    terminal.isBuilt = QFile::exists(programs.filePath(QStringLiteral("../build.ninja")));
    const QString relative = QDir().relativeFilePath(programs.path());
    const QStringList path =
        qEnvironmentVariable("PATH").split(QLatin1Char(':'), Qt::SkipEmptyParts);
    if (!path.contains(programs.path()))
        terminal.programs =
            (relative.startsWith(QLatin1String("..")) ? programs.path() : relative).toStdString();
    terminal.user = qEnvironmentVariable("USER", QStringLiteral("USER")).toStdString();
    terminal.host = QSysInfo::machineHostName().toStdString();
    terminal.hasOtherHosts =
        listenAddress != "127.0.0.1" && listenAddress != "::1" && listenAddress != "localhost";
    std::fputs(welcomeText(ready, terminal).c_str(), stdout);
    std::fflush(stdout);
}

} // namespace hp::app
