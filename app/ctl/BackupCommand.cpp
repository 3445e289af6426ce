// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "backend/backup/Archive.h"
#include "model/base/JsonFields.h"

#include <nlohmann/json.hpp>

namespace hp::app {

Result<std::string> runBackupCommand(LiveClient &client, const CtlOptions &options)
{
    const auto made = client.command("backup.make", Json::object());
    if (!made)
        return unexpected(made.error());
    const std::string file = textOf(*made, "file");
    const std::string record = textOf(*made, "record");
    std::string text =
        "file: " + file + "\nbytes: " + std::to_string(made->value("bytes", 0LL)) + '\n';
    if (!record.empty())
        text += "not in it: the record, which is in " + record + '\n';
    text += "It has keys, tokens and passwords in it: keep it as you keep those.\n";
    return rendered(options.output, {text, *made, {file}});
}

Result<std::string> runRestoreCommand(const CtlOptions &options)
{
    const auto about = backup::manifestOf(options.file);
    if (!about)
        return unexpected(about.error());
    const auto now = std::chrono::time_point_cast<Duration>(std::chrono::system_clock::now());
    const auto before = backup::restore(options.file, options.dataDir, options.replace, now);
    if (!before)
        return unexpected(before.error());
    std::string text = options.dataDir + " is as it was at " + formatTime(about->at) + '\n';
    if (!before->empty())
        text += "what was there is in " + *before + '\n';
    if (!about->record.empty())
        text += "the record was not in it: " + about->record + '\n';
    return text;
}

} // namespace hp::app
