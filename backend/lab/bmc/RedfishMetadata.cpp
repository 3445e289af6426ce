// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/RedfishMetadata.h"

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::lab {

namespace {

constexpr std::array<std::string_view, 10> singletons{"Systems",
                                                      "Chassis",
                                                      "Managers",
                                                      "AccountService",
                                                      "SessionService",
                                                      "EventService",
                                                      "TaskService",
                                                      "UpdateService",
                                                      "Sessions",
                                                      "Service"};

std::string pathOf(std::string_view singleton)
{
    if (singleton == "Service")
        return "/redfish/v1/";
    if (singleton == "Sessions")
        return "/redfish/v1/SessionService/Sessions";
    return "/redfish/v1/" + std::string(singleton);
}

/// A schema and the version of it that the pages have; empty for one without versions.
struct Schema {
    std::string_view name;
    std::string_view version;
};

constexpr std::array<Schema, 39> schemas{{{"ServiceRoot", "v1_15_0"},
                                          {"ComputerSystemCollection", ""},
                                          {"ComputerSystem", "v1_20_0"},
                                          {"ActionInfo", "v1_3_0"},
                                          {"ChassisCollection", ""},
                                          {"Chassis", "v1_23_0"},
                                          {"ManagerCollection", ""},
                                          {"Manager", "v1_18_0"},
                                          {"StorageCollection", ""},
                                          {"Storage", "v1_15_0"},
                                          {"DriveCollection", ""},
                                          {"Drive", "v1_18_0"},
                                          {"PowerSubsystem", "v1_1_1"},
                                          {"PowerSupplyCollection", ""},
                                          {"PowerSupply", "v1_5_1"},
                                          {"ThermalSubsystem", "v1_3_0"},
                                          {"FanCollection", ""},
                                          {"Fan", "v1_5_0"},
                                          {"Thermal", "v1_7_1"},
                                          {"Power", "v1_7_1"},
                                          {"AccountService", "v1_15_0"},
                                          {"ManagerAccountCollection", ""},
                                          {"ManagerAccount", "v1_12_0"},
                                          {"RoleCollection", ""},
                                          {"Role", "v1_3_2"},
                                          {"SessionService", "v1_1_8"},
                                          {"SessionCollection", ""},
                                          {"Session", "v1_5_0"},
                                          {"EventService", "v1_10_0"},
                                          {"EventDestinationCollection", ""},
                                          {"EventDestination", "v1_15_0"},
                                          {"TaskService", "v1_2_0"},
                                          {"TaskCollection", ""},
                                          {"Task", "v1_7_2"},
                                          {"Message", "v1_1_2"},
                                          {"UpdateService", "v1_11_0"},
                                          {"SoftwareInventoryCollection", ""},
                                          {"SoftwareInventory", "v1_8_0"},
                                          {"Bios", "v1_2_0"}}};

} // namespace

namespace pages {

Json odata()
{
    Json value = Json::array();
    for (const auto name : singletons)
        value.push_back({{"name", name}, {"kind", "Singleton"}, {"url", pathOf(name)}});
    return {{"@odata.context", "/redfish/v1/$metadata"}, {"value", std::move(value)}};
}

std::string metadata()
{
    std::string xml = R"(<?xml version="1.0" encoding="UTF-8"?>
<edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0">
)";
    for (const auto &[name, version] : schemas) {
        const std::string schema(name);
        xml += "  <edmx:Reference Uri=\"http://redfish.dmtf.org/schemas/v1/" + schema
            + "_v1.xml\">\n    <edmx:Include Namespace=\"" + schema + "\"/>\n";
        if (!version.empty())
            xml +=
                "    <edmx:Include Namespace=\"" + schema + '.' + std::string(version) + "\"/>\n";
        xml += "  </edmx:Reference>\n";
    }
    xml += R"(  <edmx:DataServices>
    <Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="Service">
      <EntityContainer Name="Service" Extends="ServiceRoot.v1_15_0.ServiceContainer"/>
    </Schema>
  </edmx:DataServices>
</edmx:Edmx>
)";
    return xml;
}

} // namespace pages

} // namespace hp::lab
