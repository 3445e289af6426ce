// SPDX-License-Identifier: Apache-2.0
#include "app/options/Options.h"
#include "app/shared/BackendThread.h"
#include "app/shared/run/Logging.h"
#include "app/shared/run/StopSignal.h"
#include "backend/http/credentials/DataDirectory.h"
#include "ui/settings/preferences/Preferences.h"
#include "ui/shell/Console.h"

#include <QGuiApplication>

#include <cstdio>
#include <memory>

using namespace hp;
using namespace hp::app;

namespace {

int fail(const std::string &sentence, int code)
{
    std::fprintf(stderr, "holdpoint: %s\n", sentence.c_str());
    return code;
}

ui::ThemeChoice themeChoice(const std::string &name)
{
    return name == "light"   ? ui::ThemeChoice::Light
        : name == "dark"     ? ui::ThemeChoice::Dark
        : name == "contrast" ? ui::ThemeChoice::Contrast
                             : ui::ThemeChoice::System;
}

Result<QString> tokenIn(const std::string &file)
{
    const auto content = http::readFile(file);
    if (!content)
        return unexpected(content.error());
    return QString::fromStdString(*content).trimmed();
}

/// What was asked for beside the backend; an error names the option.
Result<ui::ConsoleOptions> consoleOptions(const Options &options)
{
    ui::ConsoleOptions console;
    console.kiosk = options.kiosk;
    console.theme = themeChoice(options.theme);
    console.selfTest = options.selfTest;
    for (const Shot &shot : options.shots) {
        const QString page = QString::fromStdString(shot.page);
        if (const QString error = ui::shotPageError(page); !error.isEmpty())
            return unexpected(ErrorCode::Invalid, "--shot: " + error.toStdString());
        console.shots.append({page, QString::fromStdString(shot.file)});
    }
    if (options.connections.size() > 1)
        return unexpected(ErrorCode::Invalid,
                          "--connect: this version shows one backend at a time");
    if (!options.connections.empty() && options.connections.front().tokenFile.empty())
        return unexpected(ErrorCode::Invalid, "--connect needs a --token-file behind it");
    return console;
}

/// wss://host:port also when it was written as https, and without the path.
QUrl liveUrl(const std::string &text)
{
    QUrl url(QString::fromStdString(text));
    url.setScheme(QStringLiteral("wss"));
    if (url.path().isEmpty() || url.path() == QLatin1String("/"))
        url.setPath(QStringLiteral("/live"));
    return url;
}

} // namespace

int main(int argc, char *argv[])
{
    auto options = parseOptions(Program::Console, {argv + 1, argv + argc});
    if (!options)
        return fail(options.error().message, 2);
    if (options->help || options->version) {
        std::fputs(options->help ? helpText(Program::Console).c_str()
                                 : "holdpoint " HP_VERSION "\n",
                   stdout);
        return 0;
    }
    auto console = consoleOptions(*options);
    if (!console)
        return fail(console.error().message, 2);
    // Pictures and the self-test need no screen, so that they work in a script on any machine.
    const bool unattended = options->selfTest || !options->shots.empty();
    if (unattended && qEnvironmentVariableIsEmpty("DISPLAY")
        && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // Pictures are of the program as it is shipped, not as one person likes it.
    if (!unattended) {
        console->preferencesFile = ui::Preferences::userFile();
        if (qEnvironmentVariableIsEmpty("QT_SCALE_FACTOR"))
            qputenv("QT_SCALE_FACTOR",
                    QByteArray::number(ui::Preferences::scaleIn(console->preferencesFile)));
    }
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("holdpoint"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Holdpoint"));
    setUpLogging(options->logLevel);
    StopSignal stop;
    QObject::connect(&stop, &StopSignal::requested, &application, &QCoreApplication::quit);

    std::unique_ptr<BackendThread> backend;
    std::string tokenFile;
    if (options->connections.empty()) {
        backend = std::make_unique<BackendThread>(*options);
        const auto ready = backend->start();
        if (!ready)
            return fail(ready.error().message, ready.error().code == ErrorCode::Internal ? 1 : 2);
        console->url = QUrl(QString::fromStdString(ready->liveUrl));
        console->caFile = QString::fromStdString(ready->caFile);
        tokenFile = ready->tokenFile;
    } else {
        const Connection &connection = options->connections.front();
        console->url = liveUrl(connection.url);
        console->caFile = QString::fromStdString(connection.caFile);
        tokenFile = connection.tokenFile;
    }
    auto token = tokenIn(tokenFile);
    if (!token)
        return fail(token.error().message, 2);
    console->token = *token;
    return ui::runConsole(application, *console);
}
