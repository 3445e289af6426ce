// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/RedfishPages.h"

#include "backend/lab/plan/Read.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

Json link(const std::string &path)
{
    return {{"@odata.id", path}};
}

Json resource(const std::string &path,
              const std::string &type,
              const std::string &id,
              const std::string &name)
{
    return {{"@odata.id", path}, {"@odata.type", type}, {"Id", id}, {"Name", name}};
}

std::string textOr(const Object &bmc, std::string_view pointer, const std::string &fallback)
{
    const std::string &text = bmc.text(pointer);
    return text.empty() ? fallback : text;
}

std::string systemPath(const Object &bmc)
{
    return "/redfish/v1/Systems/" + bmc.name();
}
std::string chassisPath(const Object &bmc)
{
    return "/redfish/v1/Chassis/" + bmc.name();
}
std::string managerPath(const Object &bmc)
{
    return "/redfish/v1/Managers/" + bmc.name() + "-bmc";
}

std::string bootProgress(const BmcPower &power)
{
    if (power.state == "On")
        return "OSRunning";
    return power.state == "PoweringOn" ? "SystemHardwareInitializationComplete" : "None";
}

Json healthy()
{
    return {{"State", "Enabled"}, {"Health", "OK"}};
}

void identify(Json &page, const Object &bmc)
{
    page["Manufacturer"] = textOr(bmc, "/spec/manufacturer", "Holdpoint Lab");
    page["Model"] = textOr(bmc, "/spec/model", "LX-200");
    page["SerialNumber"] = textOr(bmc, "/spec/serialNumber", shortName(stableHash(bmc.name()), 7));
}

/// Follows a client's wish for few properties ($select=PowerState,Status).
Json selected(const http::HttpRequest &request, const Json &page)
{
    const std::string wish = request.param("$select");
    if (wish.empty())
        return page;
    Json few = Json::object();
    for (auto it = page.begin(); it != page.end(); ++it) {
        if (it.key().starts_with("@odata."))
            few[it.key()] = it.value();
    }
    for (std::size_t from = 0; from <= wish.size();) {
        const std::size_t comma = std::min(wish.find(',', from), wish.size());
        const std::string key = wish.substr(from, comma - from);
        if (page.contains(key))
            few[key] = page[key];
        from = comma + 1;
    }
    return few;
}

http::HttpResponse answer(int status)
{
    http::HttpResponse response;
    response.status = status;
    response.headers = {{"OData-Version", "4.0"}, {"Cache-Control", "no-cache"}};
    return response;
}

} // namespace

namespace pages {

Json versions()
{
    return {{"v1", "/redfish/v1/"}};
}

Json serviceRoot()
{
    Json root =
        resource("/redfish/v1/", "#ServiceRoot.v1_15_0.ServiceRoot", "RootService", "Root Service");
    root["RedfishVersion"] = "1.17.0";
    root["UUID"] = uuidFrom("holdpoint lab redfish service");
    root["Vendor"] = "Holdpoint";
    root["Product"] = "Lab Redfish Service";
    root["Systems"] = link("/redfish/v1/Systems");
    root["Chassis"] = link("/redfish/v1/Chassis");
    root["Managers"] = link("/redfish/v1/Managers");
    root["SessionService"] = link("/redfish/v1/SessionService");
    root["Links"] = {{"Sessions", link("/redfish/v1/SessionService/Sessions")}};
    root["ProtocolFeaturesSupported"] = {
        {"SelectQuery", true},
        {"FilterQuery", false},
        {"OnlyMemberQuery", false},
        {"ExpandQuery",
         {{"ExpandAll", false}, {"Levels", false}, {"Links", false}, {"NoLinks", false}}}};
    return root;
}

Json odata()
{
    Json value = Json::array();
    for (const char *name : {"Systems", "Chassis", "Managers", "SessionService"})
        value.push_back(
            {{"name", name}, {"kind", "Singleton"}, {"url", std::string("/redfish/v1/") + name}});
    return {{"@odata.context", "/redfish/v1/$metadata"}, {"value", std::move(value)}};
}

Json sessionService()
{
    Json page = resource("/redfish/v1/SessionService",
                         "#SessionService.v1_1_8.SessionService",
                         "SessionService",
                         "Session Service");
    page["ServiceEnabled"] = true;
    page["SessionTimeout"] = 1800;
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
        list.push_back(link(path + '/' + member));
    return {{"@odata.id", path},
            {"@odata.type", '#' + type + '.' + type},
            {"Name", name},
            {"Members@odata.count", members.size()},
            {"Members", std::move(list)}};
}

Json system(const Object &bmc, const std::string &shown, TimePoint now)
{
    const std::string path = systemPath(bmc);
    const BmcPower power = powerOf(bmc, now);
    Json page = resource(path, "#ComputerSystem.v1_20_0.ComputerSystem", bmc.name(), bmc.name());
    identify(page, bmc);
    page["SystemType"] = "Physical";
    page["UUID"] = textOr(bmc, "/spec/uuid", uuidFrom("system " + bmc.ns() + '/' + bmc.name()));
    page["Status"] = {{"State", power.state == "On" ? "Enabled" : "StandbyOffline"},
                      {"Health", "OK"}};
    if (flagAt(bmc, "/spec/faults/powerStateNull"))
        page["PowerState"] = nullptr;
    else if (!flagAt(bmc, "/spec/faults/powerStateAbsent"))
        page["PowerState"] = shown;
    page["BootProgress"] = {{"LastState", bootProgress(power)}};
    if (const std::string &last = bmc.text("/status/lastReset/at"); !last.empty())
        page["LastResetTime"] = last;
    page["Links"] = {{"Chassis", Json::array({link(chassisPath(bmc))})},
                     {"ManagedBy", Json::array({link(managerPath(bmc))})}};
    if (flagAt(bmc, "/spec/faults/noActions"))
        return page;
    Json reset = {{"target", path + "/Actions/ComputerSystem.Reset"},
                  {"@Redfish.ActionInfo", path + "/ResetActionInfo"}};
    if (!flagAt(bmc, "/spec/faults/actionInfoOnly"))
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
    page["PowerState"] = powerOf(bmc, now).state;
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
    page["PowerState"] = "On";
    page["Status"] = healthy();
    page["Links"] = {{"ManagerForServers", Json::array({link(systemPath(bmc))})},
                     {"ManagerForChassis", Json::array({link(chassisPath(bmc))})}};
    return page;
}

} // namespace pages

http::HttpResponse pageAnswer(const http::HttpRequest &request, const Json &page)
{
    http::HttpResponse response = answer(200);
    response.body = selected(request, page).dump();
    const std::string tag = "W/\"" + shortName(stableHash(response.body), 12) + '"';
    response.headers.emplace_back("ETag", tag);
    if (request.header("if-none-match") == tag) {
        response.status = 304;
        response.body.clear();
    }
    if (request.method == "HEAD")
        response.body.clear();
    return response;
}

http::HttpResponse errorAnswer(int status, const RedfishMessage &message)
{
    const std::string id = "Base.1.17." + message.id;
    const Json info = {{"@odata.type", "#Message.v1_1_2.Message"},
                       {"MessageId", id},
                       {"Message", message.text},
                       {"MessageArgs", message.args},
                       {"MessageSeverity", status >= 500 ? "Critical" : "Warning"},
                       {"Resolution", message.resolution.empty() ? "None." : message.resolution}};
    http::HttpResponse response = answer(status);
    response.body = Json{{"error",
                          {{"code", id},
                           {"message", message.text},
                           {"@Message.ExtendedInfo", Json::array({info})}}}}
                        .dump();
    return response;
}

http::HttpResponse emptyAnswer(int status)
{
    http::HttpResponse response = answer(status);
    response.contentType.clear();
    return response;
}

} // namespace hp::lab
