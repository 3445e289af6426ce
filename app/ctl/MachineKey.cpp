// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/MachineKey.h"

#include "model/live/FleetRow.h"
#include "model/live/RowJson.h"

#include <nlohmann/json.hpp>

namespace hp::app {

Result<std::string> machineKey(LiveClient &client, const std::string &name, const Json &options)
{
    if (name.find('/') != std::string::npos)
        return name;
    const auto fleet = client.view("fleet", options);
    if (!fleet)
        return unexpected(fleet.error());
    std::string found;
    for (const auto &[key, row] : fleet->items()) {
        if (live::fromJson<live::FleetRow>(row).name != name)
            continue;
        if (!found.empty())
            return unexpected(ErrorCode::Invalid,
                              "there is more than one machine " + name + ": " + found + " and "
                                  + key);
        found = key;
    }
    if (found.empty())
        return unexpected(ErrorCode::NotFound,
                          "there is no machine " + name + "; for one that is gone give NAMESPACE/"
                              + name);
    return found;
}

Result<std::string> machineKey(LiveClient &client, const std::string &name)
{
    return machineKey(client, name, Json::object());
}

} // namespace hp::app
