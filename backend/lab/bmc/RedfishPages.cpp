// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/RedfishPages.h"

#include "backend/lab/Read.h"
#include "backend/lab/bmc/BmcParts.h"
#include "backend/lab/bmc/BmcProfile.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

std::string textOr(const Object &bmc, std::string_view pointer, const std::string &fallback)
{
    const std::string &text = bmc.text(pointer);
    return text.empty() ? fallback : text;
}

std::string systemPath(const Object &bmc)
{
    return "/redfish/v1/Systems/" + systemIdOf(bmc);
}
std::string managerPath(const Object &bmc)
{
    return "/redfish/v1/Managers/" + bmc.name() + "-bmc";
}

std::string bootProgress(const BmcPower &power)
{
    if (power.state == PowerState::On)
        return "OSRunning";
    return power.state == PowerState::PoweringOn ? "SystemHardwareInitializationComplete" : "None";
}

Json healthy()
{
    return {{"State", "Enabled"}, {"Health", "OK"}};
}

void identify(Json &page, const Object &bmc)
{
    page["Manufacturer"] = textOr(bmc, "/spec/manufacturer", "Holdpoint Lab");
    page["Model"] = textOr(bmc, "/spec/model", "LX-200");
    const bool other = flagAt(bmc, "/spec/faults/otherIdentity");
    const std::string serial = shortName(stableHash(bmc.name() + (other ? "another" : "")), 7);
    page["SerialNumber"] = other ? serial : textOr(bmc, "/spec/serialNumber", serial);
}

/// The second system of servers whose accelerators have one of their own.
const std::string baseboard = "HGX_Baseboard_0";

/// PowerState as it is or, with a fault, as something that it cannot be.
Json powerStateValue(const Object &bmc, const std::string &shown)
{
    if (flagAt(bmc, "/spec/faults/powerStateNull"))
        return nullptr;
    const std::string &type = bmc.text("/spec/faults/powerStateType");
    if (type == "number")
        return 0;
    if (type == "boolean")
        return false;
    if (type == "object")
        return Json{{"State", shown}};
    return type == "array" ? Json::array({shown}) : Json(shown);
}

} // namespace

namespace pages {

Json link(const std::string &path)
{
    return {{"@odata.id", path}};
}

std::string chassisPath(const Object &bmc)
{
    return "/redfish/v1/Chassis/" + bmc.name();
}

Json resource(const std::string &path,
              const std::string &type,
              const std::string &id,
              const std::string &name)
{
    return {{"@odata.id", path}, {"@odata.type", type}, {"Id", id}, {"Name", name}};
}

Json versions()
{
    return {{"v1", "/redfish/v1/"}};
}

Json serviceRoot(const Object &bmc)
{
    Json root =
        resource("/redfish/v1/", "#ServiceRoot.v1_15_0.ServiceRoot", "RootService", "Root Service");
    root["RedfishVersion"] = "1.17.0";
    root["UUID"] = uuidFrom("holdpoint lab redfish service " + (bmc ? bmc.name() : ""));
    const Json &vendor = bmc.at("/spec/vendor");
    if (vendor != "")
        root["Vendor"] = vendor.is_string() ? vendor : Json("Holdpoint");
    root["Product"] = textOr(bmc, "/spec/product", "Lab Redfish Service");
    root["Systems"] = link("/redfish/v1/Systems");
    root["Chassis"] = link("/redfish/v1/Chassis");
    root["Managers"] = link("/redfish/v1/Managers");
    root["AccountService"] = link("/redfish/v1/AccountService");
    root["EventService"] = link("/redfish/v1/EventService");
    root["UpdateService"] = link("/redfish/v1/UpdateService");
    root["Tasks"] = link("/redfish/v1/TaskService");
    if (!flagAt(bmc, "/spec/faults/noSessions")) {
        root["SessionService"] = link("/redfish/v1/SessionService");
        root["Links"] = {{"Sessions", link("/redfish/v1/SessionService/Sessions")}};
    } else {
        root["Links"] = Json::object();
    }
    root["ProtocolFeaturesSupported"] = {
        {"SelectQuery", true},
        {"FilterQuery", false},
        {"OnlyMemberQuery", false},
        {"ExpandQuery",
         {{"ExpandAll", false}, {"Levels", false}, {"Links", false}, {"NoLinks", false}}}};
    return root;
}

Json sessionService(Duration timeout)
{
    Json page = resource("/redfish/v1/SessionService",
                         "#SessionService.v1_1_8.SessionService",
                         "SessionService",
                         "Session Service");
    page["ServiceEnabled"] = true;
    page["SessionTimeout"] = std::chrono::ceil<std::chrono::seconds>(timeout).count();
    page["Sessions"] = link("/redfish/v1/SessionService/Sessions");
    page["Status"] = healthy();
    return page;
}

Json session(const std::string &id, const std::string &userName)
{
    Json page = resource(
        "/redfish/v1/SessionService/Sessions/" + id, "#Session.v1_5_0.Session", id, "User Session");
    page["UserName"] = userName;
    return page;
}

Json collection(const std::string &path,
                const std::string &type,
                const std::string &name,
                const std::vector<std::string> &members)
{
    Json list = Json::array();
    for (const std::string &member : members)
        list.push_back(link(member.find('/') == std::string::npos ? path + '/' + member : member));
    return {{"@odata.id", path},
            {"@odata.type", '#' + type + '.' + type},
            {"Name", name},
            {"Members@odata.count", members.size()},
            {"Members", std::move(list)}};
}

std::vector<std::string> systemIds(const Object &bmc)
{
    const std::string id = systemIdOf(bmc);
    const std::string &systems = bmc.text("/spec/faults/systems");
    if (systems == "none")
        return {};
    if (systems == "baseboard")
        return {id, baseboard};
    if (systems == "baseboardFirst")
        return {baseboard, id};
    if (systems == "blades")
        return {id, id + "-2", id + "-3", id + "-4"};
    return {id};
}

Json system(const Object &bmc, const std::string &id, const std::string &shown, TimePoint now)
{
    const bool own = id == systemIdOf(bmc);
    const std::string path = "/redfish/v1/Systems/" + id;
    const BmcPower power = powerOf(bmc, now);
    Json page = resource(path, "#ComputerSystem.v1_20_0.ComputerSystem", id, own ? bmc.name() : id);
    identify(page, bmc);
    page["SystemType"] = "Physical";
    page["UUID"] = own ? uuidOf(bmc) : uuidFrom("system " + bmc.ns() + '/' + bmc.name() + '/' + id);
    page["Status"] = {{"State", power.state == PowerState::On ? "Enabled" : "StandbyOffline"},
                      {"Health", textOr(bmc, "/spec/health", "OK")}};
    if (own) {
        page["Bios"] = link(path + "/Bios");
        addPartLinks(bmc, page);
    }
    if (!flagAt(bmc, "/spec/faults/powerStateAbsent"))
        page["PowerState"] = own ? powerStateValue(bmc, shown) : Json(toString(PowerState::On));
    page["BootProgress"] = {{"LastState", bootProgress(power)}};
    if (const std::string &last = bmc.text("/status/lastReset/at"); !last.empty())
        page["LastResetTime"] = last;
    page["Links"] = {{"Chassis", Json::array({link(chassisPath(bmc))})},
                     {"ManagedBy", Json::array({link(managerPath(bmc))})}};
    if (flagAt(bmc, "/spec/faults/noActions") || id == baseboard)
        return page;
    const std::string &target = bmc.text("/spec/faults/actionTarget");
    Json reset = {{"target", target.empty() ? path + "/Actions/ComputerSystem.Reset" : target}};
    const bool silent = flagAt(bmc, "/spec/faults/noAllowableValues");
    if (!silent && !flagAt(bmc, "/spec/faults/inlineOnly"))
        reset["@Redfish.ActionInfo"] =
            textOr(bmc, "/spec/faults/actionInfoTarget", path + "/ResetActionInfo");
    if (!silent && !flagAt(bmc, "/spec/faults/actionInfoOnly"))
        reset["ResetType@Redfish.AllowableValues"] = allowedResets(bmc);
    page["Actions"] = {{"#ComputerSystem.Reset", std::move(reset)}};
    return page;
}

Json resetActionInfo(const Object &bmc)
{
    Json page = resource(systemPath(bmc) + "/ResetActionInfo",
                         "#ActionInfo.v1_3_0.ActionInfo",
                         "ResetActionInfo",
                         "Reset Action Info");
    page["Parameters"] = Json::array({{{"Name", "ResetType"},
                                       {"Required", true},
                                       {"DataType", "String"},
                                       {"AllowableValues", allowedResets(bmc)}}});
    return page;
}

Json chassis(const Object &bmc, TimePoint now)
{
    Json page = resource(chassisPath(bmc), "#Chassis.v1_23_0.Chassis", bmc.name(), bmc.name());
    identify(page, bmc);
    page["ChassisType"] = "RackMount";
    addPartLinks(bmc, page);
    page["PowerState"] = toString(chassisState(bmc, now));
    page["Status"] = healthy();
    page["Links"] = {{"ComputerSystems", Json::array({link(systemPath(bmc))})},
                     {"ManagedBy", Json::array({link(managerPath(bmc))})}};
    return page;
}

Json manager(const Object &bmc, TimePoint now)
{
    Json page =
        resource(managerPath(bmc), "#Manager.v1_18_0.Manager", bmc.name() + "-bmc", "Manager");
    page["ManagerType"] = "BMC";
    page["FirmwareVersion"] = textOr(bmc, "/spec/firmware", "2.14.0");
    page["DateTime"] = formatTime(now);
    page["DateTimeLocalOffset"] = "+00:00";
    page["PowerState"] = toString(PowerState::On);
    page["Status"] = healthy();
    page["Links"] = {{"ManagerForServers", Json::array({link(systemPath(bmc))})},
                     {"ManagerForChassis", Json::array({link(chassisPath(bmc))})}};
    return page;
}

} // namespace pages

} // namespace hp::lab
