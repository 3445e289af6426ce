// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Logging.h"

#include "model/base/Secrets.h"
#include "model/base/Text.h"
#include "model/base/Time.h"

#include <QString>
#include <QtGlobal>

#include <chrono>
#include <cstdio>

namespace hp::app {

namespace {

int lowestShown = 1;

int rankOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return 0;
    case QtInfoMsg:
        return 1;
    case QtWarningMsg:
        return 2;
    case QtCriticalMsg:
    case QtFatalMsg:
        break;
    }
    return 3;
}

void write(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    static const char *const names[] = {"debug", "info", "warning", "error"};
    const int rank = rankOf(type);
    if (rank < lowestShown)
        return;
    const auto now = std::chrono::floor<Duration>(std::chrono::system_clock::now());
    // One call, so that lines of different threads do not mix.
    std::fprintf(stderr,
                 "%s %s %s: %s\n",
                 formatMicroTime(now).c_str(),
                 names[rank],
                 context.category ? context.category : "default",
                 visible(withoutSecrets(message.toStdString())).c_str());
}

} // namespace

void setUpLogging(const std::string &level)
{
    lowestShown = level == "debug" ? 0 : level == "info" ? 1 : level == "warning" ? 2 : 3;
    qInstallMessageHandler(write);
}

} // namespace hp::app
