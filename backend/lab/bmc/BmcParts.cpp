// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/BmcParts.h"

#include "backend/lab/bmc/BmcProfile.h"
#include "backend/lab/bmc/RedfishPages.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

constexpr int drives = 2;
constexpr int powerSupplies = 2;
constexpr int fans = 4;
/// The one of its kind that a fault breaks.
constexpr int brokenDrive = 1;
constexpr int brokenPowerSupply = 2;
constexpr int brokenFan = 3;

using Path = std::vector<std::string>;
enum class PartPages { Subsystems, Older, None };

PartPages pagesOf(const Object &bmc)
{
    const std::string &word = bmc.text("/spec/faults/partPages");
    return word == "older" ? PartPages::Older
        : word == "none"   ? PartPages::None
                           : PartPages::Subsystems;
}

std::string storagePath(const Object &bmc)
{
    return "/redfish/v1/Systems/" + systemIdOf(bmc) + "/Storage";
}

Json status(const char *state, const char *health)
{
    return {{"State", state}, {"Health", health}};
}

/// "PSU2" is the second one.
std::vector<std::string> idsOf(const char *prefix, int amount)
{
    std::vector<std::string> ids;
    for (int i = 1; i <= amount; ++i)
        ids.push_back(prefix + std::to_string(i));
    return ids;
}

/// Its number, or 0 when `ids` has no such one.
int numberOf(const std::string &id, const std::vector<std::string> &ids)
{
    const auto found = std::find(ids.begin(), ids.end(), id);
    return found == ids.end() ? 0 : static_cast<int>(found - ids.begin()) + 1;
}

Json supplyStatus(const Object &bmc, int number)
{
    const std::string &fault = bmc.text("/spec/faults/powerSupplyFails");
    if (number != brokenPowerSupply || fault.empty())
        return status("Enabled", "OK");
    return fault == "lost" ? status("UnavailableOffline", "Critical")
                           : status("Enabled", "Warning");
}

Json fanStatus(const Object &bmc, int number)
{
    const std::string &fault = bmc.text("/spec/faults/fanFails");
    if (number != brokenFan || fault.empty())
        return status("Enabled", "OK");
    return status("Enabled", fault == "critical" ? "Critical" : "Warning");
}

Json drive(const Object &bmc, int number)
{
    const std::string id = "Disk" + std::to_string(number);
    const std::string fault =
        number == brokenDrive ? bmc.text("/spec/faults/driveFails") : std::string();
    Json page = pages::resource(pages::chassisPath(bmc) + "/Drives/" + id,
                                "#Drive.v1_18_0.Drive",
                                id,
                                "Disk " + std::to_string(number));
    page["MediaType"] = "SSD";
    page["Protocol"] = "NVMe";
    page["CapacityBytes"] = 960'197'124'096;
    page["FailurePredicted"] = fault == "predicted";
    page["PredictedMediaLifeLeftPercent"] = fault.empty() ? 93 : 2;
    page["Status"] = fault == "failed" ? status("Disabled", "Critical") : status("Enabled", "OK");
    return page;
}

Json powerSupply(const Object &bmc, int number)
{
    const std::string id = "PSU" + std::to_string(number);
    Json page = pages::resource(pages::chassisPath(bmc) + "/PowerSubsystem/PowerSupplies/" + id,
                                "#PowerSupply.v1_5_1.PowerSupply",
                                id,
                                "PSU " + std::to_string(number));
    page["PowerSupplyType"] = "AC";
    page["PowerCapacityWatts"] = 800;
    page["Status"] = supplyStatus(bmc, number);
    return page;
}

Json fan(const Object &bmc, int number)
{
    const std::string id = "Fan" + std::to_string(number);
    Json page = pages::resource(pages::chassisPath(bmc) + "/ThermalSubsystem/Fans/" + id,
                                "#Fan.v1_5_0.Fan",
                                id,
                                "Fan " + std::to_string(number));
    page["PhysicalContext"] = "SystemBoard";
    page["Status"] = fanStatus(bmc, number);
    return page;
}

/// Power and Thermal as services had them before the subsystems: everything of a kind on one page.
Json olderPage(const Object &bmc, const std::string &name)
{
    const bool isPower = name == "Power";
    const std::string path = pages::chassisPath(bmc) + '/' + name;
    Json page = pages::resource(
        path, isPower ? "#Power.v1_7_1.Power" : "#Thermal.v1_7_1.Thermal", name, name);
    const char *const list = isPower ? "PowerSupplies" : "Fans";
    page[list] = Json::array();
    for (int i = 1; i <= (isPower ? powerSupplies : fans); ++i) {
        const std::string number = std::to_string(i);
        page[list].push_back({{"@odata.id", path + "#/" + list + '/' + std::to_string(i - 1)},
                              {"MemberId", std::to_string(i - 1)},
                              {"Name", (isPower ? "PSU " : "Fan ") + number},
                              {"Status", isPower ? supplyStatus(bmc, i) : fanStatus(bmc, i)}});
    }
    return page;
}

/// A subsystem, the collection of its parts, or one of them.
Json subsystem(const Object &bmc, const Path &path)
{
    const bool isPower = path[0] == "PowerSubsystem";
    const std::string at = pages::chassisPath(bmc) + '/' + path[0];
    const std::string list = isPower ? "PowerSupplies" : "Fans";
    if (path.size() == 1) {
        Json page = pages::resource(at,
                                    isPower ? "#PowerSubsystem.v1_1_1.PowerSubsystem"
                                            : "#ThermalSubsystem.v1_3_0.ThermalSubsystem",
                                    path[0],
                                    isPower ? "Power Subsystem" : "Thermal Subsystem");
        page[list] = pages::link(at + '/' + list);
        page["Status"] = status("Enabled", "OK");
        return page;
    }
    const auto ids = isPower ? idsOf("PSU", powerSupplies) : idsOf("Fan", fans);
    if (path.size() > 3 || path[1] != list)
        return nullptr;
    if (path.size() == 2)
        return pages::collection(at + '/' + list,
                                 isPower ? "PowerSupplyCollection" : "FanCollection",
                                 list + " Collection",
                                 ids);
    const int number = numberOf(path[2], ids);
    if (number == 0)
        return nullptr;
    return isPower ? powerSupply(bmc, number) : fan(bmc, number);
}

/// Drives belong to the chassis; below Storage their address is deprecated.
Json chassisDrive(const Object &bmc, const Path &path)
{
    const auto ids = idsOf("Disk", drives);
    if (path.size() == 1)
        return pages::collection(
            pages::chassisPath(bmc) + "/Drives", "DriveCollection", "Drive Collection", ids);
    const int number = path.size() == 2 ? numberOf(path[1], ids) : 0;
    return number == 0 ? Json() : drive(bmc, number);
}

} // namespace

namespace pages {

void addPartLinks(const Object &bmc, Json &page)
{
    const PartPages served = pagesOf(bmc);
    const std::string at = page.value("@odata.id", "");
    const bool isChassis = at == pages::chassisPath(bmc);
    if (served == PartPages::None)
        return;
    if (!isChassis) {
        page["Storage"] = pages::link(storagePath(bmc));
        return;
    }
    page["Drives"] = pages::link(at + "/Drives");
    if (served == PartPages::Older) {
        page["Power"] = pages::link(at + "/Power");
        page["Thermal"] = pages::link(at + "/Thermal");
    } else {
        page["PowerSubsystem"] = pages::link(at + "/PowerSubsystem");
        page["ThermalSubsystem"] = pages::link(at + "/ThermalSubsystem");
    }
}

Json chassisPart(const Object &bmc, const Path &path)
{
    const PartPages served = pagesOf(bmc);
    if (path[0] == "Drives")
        return served == PartPages::None ? Json() : chassisDrive(bmc, path);
    const bool isOlder = path[0] == "Power" || path[0] == "Thermal";
    if (isOlder)
        return served == PartPages::Older && path.size() == 1 ? olderPage(bmc, path[0]) : Json();
    const bool isSubsystem = path[0] == "PowerSubsystem" || path[0] == "ThermalSubsystem";
    return isSubsystem && served == PartPages::Subsystems ? subsystem(bmc, path) : Json();
}

Json storagePart(const Object &bmc, const Path &path)
{
    const std::string at = storagePath(bmc);
    if (pagesOf(bmc) == PartPages::None || path.empty() || path[0] != "Storage")
        return nullptr;
    if (path.size() == 1)
        return collection(at, "StorageCollection", "Storage Collection", {"1"});
    if (path[1] != "1")
        return nullptr;
    if (path.size() == 2) {
        Json page = resource(at + "/1", "#Storage.v1_15_0.Storage", "1", "Drives of the server");
        const auto ids = idsOf("Disk", drives);
        page["Drives"] = Json::array();
        for (const std::string &id : ids)
            page["Drives"].push_back(pages::link(pages::chassisPath(bmc) + "/Drives/" + id));
        page["Drives@odata.count"] = ids.size();
        page["Status"] = status("Enabled", "OK");
        return page;
    }
    return nullptr;
}

} // namespace pages

} // namespace hp::lab
