// SPDX-License-Identifier: Apache-2.0
#include "app/shared/LogService.h"

#include "app/shared/Logging.h"
#include "model/base/JsonFields.h"
#include "model/messages/Answer.h"

#include <QLoggingCategory>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::app {

namespace {

Q_LOGGING_CATEGORY(lcLevel, "holdpoint.log", QtInfoMsg)

} // namespace

Result<Json>
LogService::run(const std::string &command, const Json &arguments, const gateway::Caller &caller)
{
    if (command != "log.level")
        return gateway::noCommand(command);
    if (!caller.administers())
        return unexpected(ErrorCode::Unauthorised, say::anAdministratorMay(caller.name));
    const std::string before = logLevel();
    const std::string level = textOf(arguments, "level");
    if (level.empty())
        return Json{{"level", before}};
    if (!std::ranges::count(logLevels(), level))
        return unexpected(ErrorCode::Invalid,
                          "level: '" + level + "' is not one of debug, info, warning, error");
    changeLogLevel(level, [&] {
        qCInfo(lcLevel).noquote() << QString::fromStdString(
            caller.name + " changed the level of the log from " + before + " to " + level);
    });
    return Json{{"level", level}, {"before", before}};
}

} // namespace hp::app
