// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/StagedWork.h"

#include "backend/lab/Read.h"
#include "backend/lab/bmc/BmcProfile.h"
#include "backend/lab/bmc/RedfishPages.h"
#include "backend/lab/bmc/RedfishTasks.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

constexpr const char *firstVersion = "2.8.0";
constexpr const char *inventoryPath = "/redfish/v1/UpdateService/FirmwareInventory";

/// How messages of the Update registry name what is staged.
std::string imageOf(const Object &bmc)
{
    return "BIOS-" + bmc.text("/spec/staged/version");
}

std::string biosPath(const Object &bmc)
{
    return "/redfish/v1/Systems/" + systemIdOf(bmc) + "/Bios";
}

Json updateMessage(const Object &bmc, StagedState state)
{
    const std::string image = imageOf(bmc);
    const std::string device = std::string(inventoryPath) + '/' + pages::inventoryId(bmc);
    Json message = {{"@odata.type", "#Message.v1_1_2.Message"}};
    if (state == StagedState::Completed) {
        message["MessageId"] = "Update.1.0.UpdateSuccessful";
        message["Message"] =
            "Device '" + device + "' successfully updated with image '" + image + "'.";
        message["MessageArgs"] = {device, image};
    } else if (state == StagedState::Exception) {
        message["MessageId"] = "Update.1.0.ApplyFailed";
        message["Message"] = "Installation of image '" + image + "' to '" + device + "' failed.";
        message["MessageArgs"] = {image, device};
    } else {
        message["MessageId"] = "Update.1.0.AwaitToUpdate";
        message["Message"] = "Awaiting for an action to proceed with installing image '" + image
            + "' on '" + device + "'.";
        message["MessageArgs"] = {image, device};
    }
    return message;
}

} // namespace

StagedState firmwareState(const Object &bmc)
{
    const std::string &staged = bmc.text("/spec/staged/version");
    if (staged.empty())
        return StagedState::None;
    if (bmc.text("/status/installed/version") == staged)
        return StagedState::Completed;
    return bmc.text("/status/installed/refused") == staged ? StagedState::Exception
                                                           : StagedState::Pending;
}

std::string firmwareVersion(const Object &bmc)
{
    const std::string &installed = bmc.text("/status/installed/version");
    return installed.empty() ? firstVersion : installed;
}

Json settingsOf(const Object &bmc)
{
    Json settings = {{"BootMode", "Uefi"}};
    if (const Json &installed = bmc.at("/status/installed/settings"); installed.is_object())
        settings.update(installed);
    return settings;
}

Json settingsAhead(const Object &bmc)
{
    Json settings = settingsOf(bmc);
    if (const Json &staged = bmc.at("/spec/staged/settings"); staged.is_object())
        settings.update(staged);
    return settings;
}

Json installedBy(const Object &bmc, const std::string &resetType)
{
    const bool starts = resetType == toString(ResetType::On) || resetType == forceOnWord
        || resetType.ends_with("Restart") || resetType == "PowerCycle";
    Json installed = Json::object();
    if (starts && firmwareState(bmc) == StagedState::Pending) {
        const char *const key = flagAt(bmc, "/spec/staged/fails") ? "refused" : "version";
        installed[key] = bmc.text("/spec/staged/version");
    }
    if (starts && settingsAhead(bmc) != settingsOf(bmc))
        installed["settings"] = settingsAhead(bmc);
    return installed.empty() ? Json() : installed;
}

namespace pages {

Json updateService()
{
    Json page = resource("/redfish/v1/UpdateService",
                         "#UpdateService.v1_11_0.UpdateService",
                         "UpdateService",
                         "Update Service");
    page["ServiceEnabled"] = true;
    page["FirmwareInventory"] = {{"@odata.id", inventoryPath}};
    page["Status"] = {{"State", "Enabled"}, {"Health", "OK"}};
    return page;
}

std::string inventoryId(const Object &bmc)
{
    return bmc.name() + "-BIOS";
}

Json firmware(const Object &bmc)
{
    const std::string id = inventoryId(bmc);
    Json page = resource(std::string(inventoryPath) + '/' + id,
                         "#SoftwareInventory.v1_8_0.SoftwareInventory",
                         id,
                         "System BIOS of " + bmc.name());
    page["Version"] = firmwareVersion(bmc);
    page["Updateable"] = true;
    page["RelatedItem"] = Json::array({{{"@odata.id", "/redfish/v1/Systems/" + systemIdOf(bmc)}}});
    page["Status"] = {{"State", "Enabled"}, {"Health", "OK"}};
    return page;
}

Json bios(const Object &bmc)
{
    Json page = resource(biosPath(bmc), "#Bios.v1_2_0.Bios", "Bios", "BIOS settings");
    page["Attributes"] = settingsOf(bmc);
    page["@Redfish.Settings"] = {{"@odata.type", "#Settings.v1_3_3.Settings"},
                                 {"SettingsObject", {{"@odata.id", biosPath(bmc) + "/Settings"}}},
                                 {"SupportedApplyTimes", {"OnReset"}}};
    return page;
}

Json biosSettings(const Object &bmc)
{
    Json page =
        resource(biosPath(bmc) + "/Settings", "#Bios.v1_2_0.Bios", "Settings", "Staged settings");
    page["Attributes"] = settingsAhead(bmc);
    page["@Redfish.SettingsApplyTime"] = {{"@odata.type", "#Settings.v1_3_3.PreferredApplyTime"},
                                          {"ApplyTime", "OnReset"}};
    return page;
}

std::string stagedTaskId(const Object &bmc)
{
    if (firmwareState(bmc) == StagedState::None)
        return {};
    return "update-" + shortName(stableHash(toString(bmc.key()) + imageOf(bmc)), 8);
}

Json stagedTask(const Object &bmc)
{
    const std::string id = stagedTaskId(bmc);
    const StagedState state = firmwareState(bmc);
    Json page = resource(taskPath(id), "#Task.v1_7_2.Task", id, "Update of the BIOS");
    page["TaskState"] = state == StagedState::Pending ? "Pending"
        : state == StagedState::Completed             ? "Completed"
                                                      : "Exception";
    page["TaskStatus"] = state == StagedState::Exception ? "Critical" : "OK";
    const Json request = {{"ImageURI", "https://images.example/" + imageOf(bmc)},
                          {"Targets", {std::string(inventoryPath) + '/' + inventoryId(bmc)}},
                          {"@Redfish.OperationApplyTime", "OnReset"}};
    page["Payload"] = {
        {"HttpOperation", "POST"},
        {"TargetUri", "/redfish/v1/UpdateService/Actions/UpdateService.SimpleUpdate"},
        {"JsonBody", request.dump()}};
    page["Messages"] = Json::array({updateMessage(bmc, state)});
    return page;
}

} // namespace pages

} // namespace hp::lab
