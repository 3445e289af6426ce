// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/Scenarios.h"

#include <QTemporaryFile>

#include <nlohmann/json.hpp>

namespace hp::conformance {

using test::TlsIdentity;

namespace {

/// Nothing of HTTP reached the BMC, so no credential did.
void expectNothingSaid(Scene &s)
{
    s.expectEqual("requests that left", s.bmc.requests().size(), 0);
}

void expectReading(Scene &s, const drivers::BmcTarget &target, const std::string &what)
{
    const auto answer = s.read(target);
    s.expectEqual(what, said(answer) + (answer ? "" : ": " + trouble(answer)), "On");
}

void selfSigned(Scene &s)
{
    const TlsIdentity identity;
    s.bmc.useTls(identity);
    const auto answer = s.read();
    s.expectEqual("answer", said(answer), "Refused");
    const std::string text = trouble(answer);
    for (const std::string &part : {std::string("TlsUntrusted"),
                                    identity.fingerprint(),
                                    std::string("CN=127.0.0.1"),
                                    std::string("valid from"),
                                    std::string("holdpoint.dev/bmc-pin"),
                                    identity.pin()})
        s.expect(has(text, part), "the trouble does not tell " + part + ": " + text);
    expectNothingSaid(s);
    auto accepted = s.target();
    accepted.pin = identity.pin();
    expectReading(s, accepted, "after the key was accepted");
}

void expired(Scene &s)
{
    TlsIdentity::Traits traits;
    traits.validFromDays = -20'000; // a BMC whose clock starts in 1970
    traits.validUntilDays = -10'000;
    const TlsIdentity identity(traits);
    s.bmc.useTls(identity);
    // Its authority is known, so that nothing but the date is wrong.
    QTemporaryFile authority;
    s.expect(authority.open(), "no temporary file");
    authority.write(identity.pem().c_str());
    authority.close();
    s.settings.caFile = authority.fileName().toStdString();
    const auto answer = s.read();
    s.expectEqual("answer", said(answer), "Refused");
    s.expect(has(trouble(answer), "expired"), "the reason is not clear: " + trouble(answer));
    s.expect(!has(trouble(answer), "connection failed"), "the reason is generic");
    expectNothingSaid(s);
    auto accepted = s.target();
    accepted.pin = identity.pin();
    expectReading(s, accepted, "with the key pinned");
}

void oldProtocol(Scene &s)
{
    TlsIdentity::Traits traits;
    traits.newestProtocol = 0x0301;
    const TlsIdentity identity(traits);
    s.bmc.useTls(identity);
    auto target = s.target();
    target.pin = identity.pin();
    const auto answer = s.read(target);
    s.expectEqual("answer", said(answer), "Refused");
    s.expect(has(trouble(answer), "too old") && has(trouble(answer), "TlsTooOld"),
             "the reason is not clear: " + trouble(answer));
    expectNothingSaid(s);
    target.tlsMinimum = "1.0";
    const auto lowered = s.read(target);
    s.expectEqual(
        "with the floor lowered for this BMC", said(lowered) + ' ' + trouble(lowered), "On ");
    s.expect(lowered && has(lowered->weakness, "TLS 1.0"), "no warning badge");
    auto other = s.target();
    other.hostId = "metal/other";
    other.pin = identity.pin();
    s.expectEqual("another host", said(s.read(other)), "Refused");
}

void changedKey(Scene &s)
{
    const TlsIdentity first;
    s.bmc.useTls(first);
    auto target = s.target();
    target.pin = first.pin();
    expectReading(s, target, "with its key");
    const auto before = s.bmc.requests().size();
    s.endDriver();
    const TlsIdentity second;
    s.bmc.useTls(second);
    const auto after = s.bmc.requests().size();
    const auto answer = s.read(target);
    s.expectEqual("after the key changed", said(answer), "Refused");
    s.expect(has(trouble(answer), "another key") && has(trouble(answer), second.fingerprint()),
             "the trouble does not show the new key: " + trouble(answer));
    s.expect(before > 0 && s.bmc.requests().size() == after, "something was sent to the new key");
}

void wrongName(Scene &s)
{
    TlsIdentity::Traits traits;
    traits.name = "192.0.2.1";
    const TlsIdentity identity(traits);
    s.bmc.useTls(identity);
    const auto answer = s.read();
    s.expectEqual("answer", said(answer), "Refused");
    s.expect(has(trouble(answer), "TlsUntrusted"), trouble(answer));
    expectNothingSaid(s);
}

void notVerified(Scene &s)
{
    const TlsIdentity identity;
    s.bmc.useTls(identity);
    auto target = s.target();
    target.verifyCertificate = false;
    const auto answer = s.read(target);
    s.expectEqual("answer", said(answer), "On");
    s.expect(answer && has(answer->weakness, "not verified"), "no warning badge");
}

} // namespace

std::vector<Scenario> tlsScenarios()
{
    return {
        {{"RF-020"}, {"self-signed", "fingerprint|rejected"}, playOn<Scene, selfSigned>},
        {{"RF-023"}, {"expired|1970", "certificate"}, playOn<Scene, expired>},
        {{"RF-024"}, {"tls 1.0|tls1.0|tls 1.1"}, playOn<Scene, oldProtocol>},
        {{"RX-032"},
         {"disablecertificateverification|verification disabled|verification off"},
         playOn<Scene, notVerified>},
        {{"RX-006"}, {"pin|tofu|key", "changed|mismatch|wrong|rotat"}, playOn<Scene, changedKey>},
        {{"RX-007"},
         {"hostname|wrong cn|san|other name|another name", "certificate|cert|tls"},
         playOn<Scene, wrongName>},
    };
}

} // namespace hp::conformance
