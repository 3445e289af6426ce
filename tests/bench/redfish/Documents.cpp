// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/redfish/Documents.h"

#include <map>

namespace hp::bench {

namespace {

std::string answer(const char *status, const std::string &body, const std::string &headers = {})
{
    return std::string("HTTP/1.1 ") + status
        + "\r\nOData-Version: 4.0\r\nContent-Type: application/json\r\n" + headers
        + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

/// About 2,000 bytes, the size of a small BMC's system (facts/redfish.md 8).
std::string system()
{
    return R"({"@odata.id":"/redfish/v1/Systems/1","@odata.type":"#ComputerSystem.v1_20_0.ComputerSystem",)"
           R"("Id":"1","Name":"System","Description":"Computer System","SystemType":"Physical",)"
           R"("AssetTag":"","Manufacturer":"Contoso","Model":"Rack 2U","SKU":"8675309","SerialNumber":"437XR1138R2",)"
           R"("PartNumber":"224071-J23","UUID":"38947555-7742-3448-3784-823347823834","HostName":"node-1",)"
           R"("IndicatorLED":"Off","PowerState":"On","LastResetTime":"2026-03-01T11:22:33Z",)"
           R"("Status":{"State":"Enabled","Health":"OK","HealthRollup":"OK"},)"
           R"("Boot":{"BootSourceOverrideEnabled":"Disabled","BootSourceOverrideMode":"UEFI",)"
           R"("BootSourceOverrideTarget":"None","UefiTargetBootSourceOverride":"",)"
           R"("BootSourceOverrideTarget@Redfish.AllowableValues":["None","Pxe","Floppy","Cd","Usb","Hdd","BiosSetup","UefiTarget","SDCard","UefiHttp"],)"
           R"("BootOrder":["Boot0003","Boot0004","Boot0005","Boot0006"]},)"
           R"("BootProgress":{"LastState":"OSRunning","LastStateTime":"2026-03-01T11:25:12Z"},)"
           R"("BiosVersion":"P79 v1.45 2025-12-06",
           "ProcessorSummary":
    {"Count":2,"Model":"Multi-Core Processor",)"
           R"("CoreCount":64,"LogicalProcessorCount":128,"Status":{"State":"Enabled","Health":"OK"}},)"
           R"("MemorySummary":{"TotalSystemMemoryGiB":512,"TotalSystemPersistentMemoryGiB":0,"MemoryMirroring":"None",)"
           R"("Status":{"State":"Enabled","Health":"OK"}},)"
           R"("Bios":{"@odata.id":"/redfish/v1/Systems/1/Bios"},"SecureBoot":{"@odata.id":"/redfish/v1/Systems/1/SecureBoot"},)"
           R"("Processors":{"@odata.id":"/redfish/v1/Systems/1/Processors"},"Memory":{"@odata.id":"/redfish/v1/Systems/1/Memory"},)"
           R"("EthernetInterfaces":{"@odata.id":"/redfish/v1/Systems/1/EthernetInterfaces"},)"
           R"("LogServices":{"@odata.id":"/redfish/v1/Systems/1/LogServices"},)"
           R"("Links":{"Chassis":[{"@odata.id":"/redfish/v1/Chassis/1"}],"ManagedBy":[{"@odata.id":"/redfish/v1/Managers/1"}]},)"
           R"("Actions":{"#ComputerSystem.Reset":{"target":"/redfish/v1/Systems/1/Actions/ComputerSystem.Reset",)"
           R"("ResetType@Redfish.AllowableValues":["On","ForceOff","GracefulShutdown","GracefulRestart","ForceRestart","Nmi","ForceOn"]}}})";
}

std::map<std::string, std::string, std::less<>> documents()
{
    const std::string root =
        R"({"@odata.id":"/redfish/v1/","@odata.type":"#ServiceRoot.v1_16_0.ServiceRoot","Id":"RootService",)"
        R"("Name":"Root Service","RedfishVersion":"1.18.0","UUID":"92384634-2938-2342-8820-489239905423",)"
        R"("Systems":{"@odata.id":"/redfish/v1/Systems"},"SessionService":{"@odata.id":"/redfish/v1/SessionService"},)"
        R"("Links":{"Sessions":{"@odata.id":"/redfish/v1/SessionService/Sessions"}}})";
    const std::string session =
        R"({"@odata.id":"/redfish/v1/SessionService/Sessions/1","@odata.type":"#Session.v1_7_0.Session",)"
        R"("Id":"1","Name":"User Session","UserName":"admin"})";
    const std::string place = "X-Auth-Token: 0123456789abcdef0123456789abcdef\r\n"
                              "Location: /redfish/v1/SessionService/Sessions/1\r\n";
    return {
        {"GET /redfish/v1/", answer("200 OK", root)},
        {"GET /redfish/v1", answer("200 OK", root)},
        {"GET /redfish/v1/SessionService",
         answer(
             "200 OK",
             R"({"@odata.id":"/redfish/v1/SessionService","@odata.type":)"
             R"("#SessionService.v1_1_9.SessionService","Id":"SessionService","Name":"Session Service",)"
             R"("ServiceEnabled":true,"SessionTimeout":1800,)"
             R"("Sessions":{"@odata.id":"/redfish/v1/SessionService/Sessions"}})")},
        {"POST /redfish/v1/SessionService/Sessions", answer("201 Created", session, place)},
        {"GET /redfish/v1/SessionService/Sessions/1", answer("200 OK", session)},
        {"DELETE /redfish/v1/SessionService/Sessions/1",
         "HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n"},
        {"GET /redfish/v1/Systems",
         answer("200 OK",
                R"({"@odata.id":"/redfish/v1/Systems","@odata.type":)"
                R"("#ComputerSystemCollection.ComputerSystemCollection","Name":"Systems",)"
                R"("Members@odata.count":1,"Members":[{"@odata.id":"/redfish/v1/Systems/1"}]})")},
        {"GET /redfish/v1/Systems/1", answer("200 OK", system())},
    };
}

bool isOpen(std::string_view what)
{
    return what == "GET /redfish/v1/" || what == "GET /redfish/v1"
        || what == "POST /redfish/v1/SessionService/Sessions";
}

} // namespace

const std::string *answerTo(std::string_view what, bool authorised)
{
    static const auto all = documents();
    static const std::string rejected = answer("401 Unauthorized", "{}");
    static const std::string unknown = answer("404 Not Found", "{}");
    const auto found = all.find(what);
    if (found == all.end())
        return &unknown;
    return authorised || isOpen(what) ? &found->second : &rejected;
}

} // namespace hp::bench
