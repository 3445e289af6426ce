// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/ForecastText.h"
#include "app/ctl/LiveClient.h"
#include "model/live/RowJson.h"

#include <nlohmann/json.hpp>

namespace hp::app {

namespace {

/// "Retiring worker-1", "Upgrading 3 machines of workers".
std::string actionText(const CtlOptions &options, const live::ForecastRow &forecast)
{
    const std::size_t count = forecast.machines.size();
    const std::string machines = std::to_string(count) + (count == 1 ? " machine" : " machines");
    const std::string atATime = " (" + std::to_string(forecast.atOnce) + " at a time)";
    if (options.action == "maintain")
        return "Maintaining " + machines + atATime + " in the window " + options.window + " from "
            + formatTime(forecast.at.value_or(TimePoint{}));
    const std::string verb = options.action == "upgrade" ? "Upgrading "
        : options.action == "replace"                    ? "Replacing "
                                                         : "Retiring ";
    if (!options.machine.empty() && count == 1)
        return verb + nameIn(forecast.machines.front());
    return verb + machines
        + (options.set.empty() ? " in rack " + options.rack : " of " + options.set)
        + (forecast.atOnce > 0 ? atATime : "");
}

} // namespace

Result<std::string> runWhatIfCommand(LiveClient &client, const CtlOptions &options)
{
    Json arguments{{"action", options.action}};
    const auto put = [&arguments](const char *name, const std::string &value) {
        if (!value.empty())
            arguments[name] = value;
    };
    put("machine", options.machine);
    put("set", options.set);
    put("rack", options.rack);
    put("window", options.window);
    put("maxUnavailable", options.maxUnavailable);
    put("assume", options.assumed);
    auto answer = client.command("whatif.forecast", arguments);
    if (!answer)
        return unexpected(answer.error());
    const auto forecast = live::fromJson<live::ForecastRow>(*answer);
    const std::string action = actionText(options, forecast);
    if (options.output.format == CtlFormat::Svg)
        return forecastPicture(forecast, action);
    return rendered(options.output,
                    {forecastText(forecast, action, options.output.style),
                     std::move(*answer),
                     forecast.machines});
}

} // namespace hp::app
