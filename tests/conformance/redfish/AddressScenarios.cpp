// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/BmcAddress.h"
#include "tests/conformance/redfish/Scenarios.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::conformance {

using redfish::BmcAddress;
using redfish::dissectBmcAddress;

namespace {

struct Row {
    const char *address;
    const char *expected; ///< type, scheme, host, port and system; empty: an error
};

/// facts/redfish.md 6.1, as the baremetal-operator's own tests have it.
constexpr Row table[] = {
    {"192.0.2.1", "ipmi udp 192.0.2.1 623 -"},
    {"host:623", "ipmi udp host 623 -"},
    {"host", "ipmi udp host 623 -"},
    {"192.0.2.1:6223", "ipmi udp 192.0.2.1 6223 -"},
    {"[fe80::1]:623", "ipmi udp [fe80::1] 623 -"},
    {"[fe80::1]", ""},
    {"ipmi://h", "ipmi udp h 623 -"},
    {"ipmi://[fe80::fc33:62ff:fe83:8a76]", "ipmi udp [fe80::fc33:62ff:fe83:8a76] 623 -"},
    {"ipmi:h:6230", "ipmi udp h 6230 -"},
    {"ipmi://h?privilegelevel=OPERATOR", "ipmi udp h 623 -"},
    {"libvirt://h:6233/?a=b", "libvirt udp h 6233 -"},
    {"libvirt:h:6233", "libvirt udp h 6233 -"},
    {"redfish://h", "redfish https h 443 -"},
    {"redfish:h", "redfish https h 443 -"},
    {"redfish:192.0.2.1/foo/bar", "redfish https 192.0.2.1 443 /foo/bar"},
    {"redfish://192.0.2.1:8443/redfish/v1/Systems/1",
     "redfish https 192.0.2.1 8443 /redfish/v1/Systems/1"},
    {"redfish+http://h:8000/redfish/v1/Systems/u", "redfish http h 8000 /redfish/v1/Systems/u"},
    {"redfish+https://h", "redfish https h 443 -"},
    {"redfish-virtualmedia+https://[2001:db8::1]:8443/x",
     "redfish-virtualmedia https [2001:db8::1] 8443 /x"},
    {"redfish-virtualmedia://h/", "redfish-virtualmedia https h 443 -"},
    {"idrac-redfish://h/redfish/v1/", "idrac-redfish https h 443 -"},
    {"idrac-redfish+http://h", "idrac-redfish http h 80 -"},
    {"idrac-virtualmedia://h/redfish/v1", "idrac-virtualmedia https h 443 -"},
    {"redfish-uefihttp://h", "redfish-uefihttp https h 443 -"},
    {"ilo5-redfish://h", "ilo5-redfish https h 443 -"},
    {"ilo5-virtualmedia://h", "ilo5-virtualmedia https h 443 -"},
    {"ipmi+https://h", ""},
    {"libvirt+http://h", ""},
    {"irmc://h", ""},
    {"idrac://h", ""},
    {"ilo4://h", ""},
    {"redfish+ftp://h", ""},
    {"redfish://", ""},
    {"redfish://ho_st", ""},
    {"", ""},
};

std::string told(const Result<BmcAddress> &address)
{
    if (!address)
        return {};
    const char *scheme = !address->speaksRedfish() ? "udp" : address->tls ? "https" : "http";
    return address->type + ' ' + scheme + ' ' + address->host + ' ' + std::to_string(address->port)
        + ' ' + (address->systemPath.empty() ? "-" : address->systemPath);
}

void addressTable(Scene &s)
{
    for (const Row &row : table)
        s.expectEqual(std::string("\"") + row.address + '"',
                      told(dissectBmcAddress(row.address)),
                      row.expected);
}

void plainHttp(Scene &s)
{
    auto target = s.target();
    target.address = "redfish+http://192.0.2.1/redfish/v1/Systems/1";
    const auto refused = s.read(target);
    s.expectEqual("plain http to another machine", said(refused), "Invalid");
    s.expect(has(trouble(refused), "plain http"), "not told: " + trouble(refused));
    s.endDriver();
    s.settings.allowPlainHttp = true;
    const auto patient = std::exchange(s.settings.connectTimeout, redfish::Span(200));
    const auto allowed = s.read(target);
    s.expect(said(allowed) != "Invalid", "refused although it is allowed");
    s.endDriver();
    s.settings.connectTimeout = patient;
    const auto here = s.read();
    s.expectEqual("plain http on this machine", said(here), "On");
    s.expect(here && has(here->weakness, "plain http"), "no badge");
}

void unsupportedSchemes(Scene &s)
{
    for (const char *address : {"ipmi://h", "192.0.2.1", "libvirt://h:6233/"}) {
        auto target = s.target();
        target.address = address;
        const auto answer = s.read(target);
        s.expectEqual(address, said(answer), "Invalid");
        s.expect(has(trouble(answer), "not supported"), "not told: " + trouble(answer));
    }
}

} // namespace

std::vector<Scenario> addressScenarios()
{
    return {
        {{"RF-120"},
         {"address table|parse|invalid address|malformed address"},
         playOn<Scene, addressTable>},
        {{"RF-122"}, {"plain-http|plain http|cleartext"}, playOn<Scene, plainHttp>},
        {{"RX-021"},
         {"ipmi|libvirt", "unsupported|not supported|refused|read via ironic"},
         playOn<Scene, unsupportedSchemes>},
    };
}

} // namespace hp::conformance
