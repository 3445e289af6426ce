// SPDX-License-Identifier: Apache-2.0
#include "backend/drivers/PowerDriver.h"

namespace hp::drivers {

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
