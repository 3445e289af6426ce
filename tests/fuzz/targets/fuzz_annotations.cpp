// SPDX-License-Identifier: Apache-2.0
// Annotations that people and other programs write and the rules read. Whatever is in one, the
// answer is a decision that can be shown; what we write ourselves is read as we meant it.
#include "model/base/JsonTree.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/rules/drain/DrainRecord.h"
#include "model/rules/power/RebootAnnotation.h"
#include "model/rules/remediation/NodeBackup.h"
#include "model/rules/remediation/RemediationNames.h"
#include "tests/fuzz/Expect.h"

#include <nlohmann/json.hpp>
#include <string>

using hp::Json;
using hp::Object;
using hp::fuzz::expect;

std::span<const std::string_view> hp::fuzz::words()
{
    static constexpr std::string_view all[] = {
        "mode",     "hard",        "soft",       "force",
        "attempts", "failures",    "startedAt",  "nextAttempt",
        "blocking", "ns",          "pod",        "pdb",
        "needs",    "has",         "says",       "deleteAction",
        "delete",   "detach",      "poweredOn",  "provisioning",
        "state",    "powerAction", "errorCount", "2026-01-10T12:00:00Z"};
    return all;
}

namespace {

Object with(const char *annotation, const std::string &value)
{
    return Object(
        Json{{"kind", "x"}, {"metadata", {{"name", "n"}, {"annotations", {{annotation, value}}}}}});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    (void)hp::rules::parseRebootAnnotation(text).diagnostic.text();
    (void)hp::rules::parseDetachment(text);
    (void)hp::rules::rebootAnnotations(with("reboot.metal3.io/key", text));
    const auto record = hp::rules::drainRecordOf(with(hp::machine::drainRecord, text));
    const std::string written = hp::rules::toJsonText(record);
    expect(hp::rules::toJsonText(hp::rules::drainRecordOf(with(hp::machine::drainRecord, written)))
               == written,
           "what is written is read as the same",
           {written});
    for (const char *key :
         {hp::rules::remediation::labelsBackup, hp::rules::remediation::annotationsBackup}) {
        const Object keeper = with(key, text);
        (void)hp::rules::nodebackup::restorePatch(keeper, with("a", "b")).bytes();
    }
    const Json status = hp::parseJson(text);
    if (status.is_object()) {
        const Object host(Json{{"kind", "BareMetalHost"}, {"status", status}});
        (void)hp::host::powerStatusOf(host);
    }
    // As a whole object at rest, deep or not.
    const Object raw = Object::fromBytes(R"({"kind":"x","metadata":{"name":"n"},"spec":)"
                                         + (hp::isJson(text) ? text : std::string("1")) + "}");
    (void)raw.json();
    expect(raw.name() == "n", "its name is read");
    return 0;
}
