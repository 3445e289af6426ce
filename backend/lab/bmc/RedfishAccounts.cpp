// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/RedfishAccounts.h"

#include "backend/lab/bmc/RedfishPages.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::lab {

namespace {

const std::string service = "/redfish/v1/AccountService";

struct Role {
    std::string name;
    std::vector<std::string> privileges;
};

/// The three that every service has, as the Redfish specification gives them.
const std::array<Role, 3> roles{
    {{"Administrator",
      {"Login", "ConfigureManager", "ConfigureUsers", "ConfigureComponents", "ConfigureSelf"}},
     {"Operator", {"Login", "ConfigureComponents", "ConfigureSelf"}},
     {"ReadOnly", {"Login", "ConfigureSelf"}}}};

Json accountService()
{
    Json page = pages::resource(
        service, "#AccountService.v1_15_0.AccountService", "AccountService", "Account Service");
    page["ServiceEnabled"] = true;
    page["Status"] = {{"State", "Enabled"}, {"Health", "OK"}};
    page["Accounts"] = {{"@odata.id", service + "/Accounts"}};
    page["Roles"] = {{"@odata.id", service + "/Roles"}};
    return page;
}

Json rolePage(const Role &role)
{
    Json page =
        pages::resource(service + "/Roles/" + role.name, "#Role.v1_3_2.Role", role.name, "Role");
    page["RoleId"] = role.name;
    page["IsPredefined"] = true;
    page["AssignedPrivileges"] = role.privileges;
    return page;
}

Json accountPage(const std::string &userName)
{
    Json page = pages::resource(
        service + "/Accounts/1", "#ManagerAccount.v1_12_0.ManagerAccount", "1", "User Account");
    page["UserName"] = userName;
    page["Password"] = nullptr;
    page["RoleId"] = "Administrator";
    page["Enabled"] = true;
    page["Locked"] = false;
    page["AccountTypes"] = Json::array({"Redfish"});
    page["Links"] = {{"Role", {{"@odata.id", service + "/Roles/Administrator"}}}};
    return page;
}

} // namespace

namespace pages {

std::vector<std::string> roleNames()
{
    std::vector<std::string> names;
    for (const Role &role : roles)
        names.push_back(role.name);
    return names;
}

Json account(const std::vector<std::string> &rest, const std::string &userName)
{
    if (rest.empty())
        return accountService();
    const bool isRole = rest[0] == "Roles";
    if (rest.size() > 2 || (!isRole && rest[0] != "Accounts"))
        return nullptr;
    if (rest.size() == 1)
        return isRole
            ? collection(service + "/Roles", "RoleCollection", "Roles", roleNames())
            : collection(service + "/Accounts", "ManagerAccountCollection", "Accounts", {"1"});
    if (!isRole)
        return rest[1] == "1" ? accountPage(userName) : Json();
    const auto role = std::find_if(
        roles.begin(), roles.end(), [&](const Role &one) { return one.name == rest[1]; });
    return role == roles.end() ? Json() : rolePage(*role);
}

} // namespace pages

} // namespace hp::lab
