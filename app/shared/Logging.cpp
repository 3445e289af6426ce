// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Logging.h"

#include "model/base/Secrets.h"
#include "model/base/Text.h"
#include "model/base/Time.h"

#include <QString>
#include <QtGlobal>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <iterator>
#include <string_view>

namespace hp::app {

namespace {

std::atomic<int> lowestShown{1};
bool isInLab = false;

/// What tells of machines, BMCs and what they do; the rest is about this program.
constexpr const char *siteCategories[] = {
    "holdpoint.lab", "holdpoint.maintenance", "holdpoint.reconcile", "holdpoint.redfish"};

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

int rankOf(const std::string &level)
{
    const auto &levels = logLevels();
    const auto found = std::ranges::find(levels, level) - levels.begin();
    return std::min(static_cast<int>(found), rankOf(QtCriticalMsg));
}

void write(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const int rank = rankOf(type);
    if (rank < lowestShown)
        return;
    const auto now = std::chrono::floor<Duration>(std::chrono::system_clock::now());
    // One call, so that lines of different threads do not mix.
    std::fprintf(
        stderr,
        "%s %s %s: %s\n",
        formatMicroTime(now).c_str(),
        logLevels()[static_cast<std::size_t>(rank)].c_str(),
        context.category ? context.category : "default",
        visible(withoutSecrets(loggedText(
                    context.category ? context.category : "", message.toStdString(), isInLab)))
            .c_str());
}

} // namespace

std::string loggedText(const std::string &category, const std::string &text, bool inLab)
{
    const bool isOfSite = std::any_of(
        std::begin(siteCategories), std::end(siteCategories), [&category](std::string_view of) {
            return category == of || category.starts_with(std::string(of) + '.');
        });
    return inLab && isOfSite ? "[lab] " + text : text;
}

const std::vector<std::string> &logLevels()
{
    static const std::vector<std::string> levels{"debug", "info", "warning", "error"};
    return levels;
}

std::string logLevel()
{
    return logLevels()[static_cast<std::size_t>(lowestShown.load())];
}

void changeLogLevel(const std::string &level, const std::function<void()> &say)
{
    const int next = rankOf(level);
    const bool showsLess = next > lowestShown;
    if (!showsLess)
        lowestShown = next;
    say();
    lowestShown = next;
}

void setUpLogging(const std::string &level, bool inLab)
{
    isInLab = inLab;
    lowestShown = rankOf(level);
    qInstallMessageHandler(write);
}

} // namespace hp::app
