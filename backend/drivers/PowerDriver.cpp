// SPDX-License-Identifier: Apache-2.0
#include "backend/drivers/PowerDriver.h"

#include <nlohmann/json.hpp>

namespace hp::drivers {

void PowerDriver::readDocument(const BmcTarget &, const std::string &, Reply<Json> reply)
{
    reply(unexpected(ErrorCode::Refused, "documents of this kind of BMC cannot be read"));
}

const char *toString(ResetType type)
{
    switch (type) {
    case ResetType::On:
        return "On";
    case ResetType::ForceOff:
        return "ForceOff";
    case ResetType::GracefulShutdown:
        return "GracefulShutdown";
    case ResetType::GracefulRestart:
        return "GracefulRestart";
    case ResetType::ForceRestart:
        break;
    }
    return "ForceRestart";
}

const char *toString(PowerState state)
{
    switch (state) {
    case PowerState::On:
        return "On";
    case PowerState::Off:
        return "Off";
    case PowerState::PoweringOn:
        return "PoweringOn";
    case PowerState::PoweringOff:
        return "PoweringOff";
    case PowerState::Paused:
        return "Paused";
    case PowerState::Unknown:
        break;
    }
    return "Unknown";
}

} // namespace hp::drivers
