// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>

namespace hp::lab {

/// What waits in a Bmc for the next start of its server: spec.staged, against what status.installed
/// says was installed by the starts before (facts/maintenance.md 6.2).
enum class StagedState {
    None, ///< no firmware is staged
    Pending,
    Completed,
    Exception ///< the server started, and the old version stayed
};
[[nodiscard]] StagedState firmwareState(const Object &bmc);
[[nodiscard]] std::string firmwareVersion(const Object &bmc);
/// The settings that are in force, and those with what is staged in them.
[[nodiscard]] Json settingsOf(const Object &bmc);
[[nodiscard]] Json settingsAhead(const Object &bmc);
/// What a Reset of that type makes of status.installed; null when it starts nothing.
[[nodiscard]] Json installedBy(const Object &bmc, const std::string &resetType);

/// The resources that show it. The task has an id that stays with what is staged.
namespace pages {

[[nodiscard]] Json updateService();
[[nodiscard]] std::string inventoryId(const Object &bmc);
[[nodiscard]] Json firmware(const Object &bmc);
[[nodiscard]] Json bios(const Object &bmc);
[[nodiscard]] Json biosSettings(const Object &bmc);
/// Empty when no firmware is staged.
[[nodiscard]] std::string stagedTaskId(const Object &bmc);
[[nodiscard]] Json stagedTask(const Object &bmc);

} // namespace pages

} // namespace hp::lab
