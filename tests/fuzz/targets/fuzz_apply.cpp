// SPDX-License-Identifier: Apache-2.0
// Server-side apply on {"kind", "steps": [{"manager", "apply" or "update", "force"}]}: what was
// applied is there, applying it again changes nothing, whoever wants the same values is not in
// conflict, and managedFields are the same after they were written and read.
#include "backend/api/wire/JsonBody.h"
#include "backend/cluster/Kind.h"
#include "backend/embedded/apply/FieldManager.h"
#include "backend/embedded/apply/Nulls.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "model/base/ApiStatus.h"
#include "model/resource/FieldPool.h"
#include "tests/fuzz/Expect.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

using hp::Json;
using hp::ManagedFields;
using hp::cluster::Kind;
using hp::embedded::FieldManager;
using hp::fuzz::expect;

std::span<const std::string_view> hp::fuzz::words()
{
    static constexpr std::string_view all[] = {"steps",
                                               "apply",
                                               "update",
                                               "force",
                                               "manager",
                                               "one",
                                               "two",
                                               "metadata",
                                               "name",
                                               "labels",
                                               "annotations",
                                               "finalizers",
                                               "spec",
                                               "lifecycleHooks",
                                               "preDrain",
                                               "preTerminate",
                                               "owner",
                                               "status",
                                               "conditions",
                                               "type",
                                               "Ready",
                                               "True",
                                               "taints",
                                               "key",
                                               "effect",
                                               "NoSchedule",
                                               "value",
                                               "providerSpec",
                                               "kind",
                                               "Machine",
                                               "Pod",
                                               "ConfigMap",
                                               "Node",
                                               "data",
                                               "containers",
                                               "ports",
                                               "containerPort",
                                               "protocol",
                                               "env",
                                               "ownerReferences",
                                               "uid",
                                               "a",
                                               "b"};
    return all;
}

namespace {

const Kind &kindNamed(const Json &name)
{
    const auto &kinds = hp::cluster::KindRegistry::instance().all();
    const auto it = std::find_if(
        kinds.begin(), kinds.end(), [&](const Kind &kind) { return name == kind.kind; });
    return it != kinds.end() ? *it : kinds.front();
}

/// One object on its way through writes of several managers.
class World
{
public:
    explicit World(const Kind &kind)
        : m_kind(kind)
        , m_object{{"apiVersion", kind.apiVersion()}, {"kind", kind.kind}}
    { }

    void apply(const std::string &manager, Json config, bool force)
    {
        config["apiVersion"] = m_kind.apiVersion();
        config["kind"] = m_kind.kind;
        if (m_kind.hasStatus)
            config.erase("status"); // belongs to the writes of the subresource
        const auto applied = m_fields.applied(by(manager), m_object, m_managed, config, force);
        if (!applied) {
            const int code = hp::statusFrom(applied.error()).code;
            expect(code == 400 || code == 409 || code == 500, "a refusal has a known code", {code});
            return;
        }
        const auto next = accepted(applied->object ? applied->object.json() : m_object);
        if (!next)
            return;
        store(*next, applied->managed);
        expect(holds(m_object, config), "what was applied is there", {config, m_object});
        // A null, and an object or list that lost its last member, are wanted and owned but not
        // stored, so the live object differs from them each time; and where nobody owns anything,
        // the next apply finds what was there before the first. The real merge does the same.
        Json stored = config;
        hp::embedded::dropNulls(stored);
        if (withoutEmpty(stored) != config || m_managed.empty())
            return;

        const auto again = m_fields.applied(by(manager), m_object, m_managed, config, false);
        expect(bool(again), "the same again is no conflict", {config, m_object});
        expect(!again->object || again->object.json() == m_object,
               "the same again changes nothing",
               {config, m_object, again->object ? again->object.json() : Json()});
        expect(hp::sameOwnership(again->managed, m_managed),
               "the same again changes no owner",
               {config, hp::textOf(m_managed), hp::textOf(again->managed)});
        const auto other = m_fields.applied(by("a third"), m_object, m_managed, config, false);
        expect(bool(other),
               "who wants the same values is not in conflict",
               {config, m_object, other ? "" : other.error().message});
    }

    void update(const std::string &manager, const Json &patch)
    {
        Json next = m_object;
        next.merge_patch(patch);
        if (!next.is_object())
            return;
        next["apiVersion"] = m_kind.apiVersion();
        next["kind"] = m_kind.kind;
        const auto sound = accepted(next);
        if (!sound)
            return;
        store(*sound, m_fields.updated(by(manager), m_object, *sound, m_managed));
        const ManagedFields same = m_fields.updated(by("a third"), m_object, m_object, m_managed);
        expect(hp::sameOwnership(same, m_managed),
               "an update that changes nothing owns nothing",
               {hp::textOf(m_managed), hp::textOf(same)});
    }

private:
    FieldManager::Write by(const std::string &manager)
    {
        const auto now = hp::TimePoint(std::chrono::seconds(1'768'046'400 + ++m_seconds));
        return {.kind = m_kind,
                .type = hp::embedded::SchemaSet::instance().typeOf(m_kind),
                .manager = manager,
                .now = now};
    }

    /// With defaults, as a write stores it; an error when the schema refuses it.
    hp::Result<Json> accepted(Json object)
    {
        if (!m_kind.custom)
            hp::embedded::dropNulls(object); // as Go's types read it
        std::vector<std::string> warnings;
        return hp::embedded::SchemaSet::instance().accept(
            m_kind, object, hp::cluster::FieldValidation::Strict, warnings, {});
    }

    void store(const Json &next, ManagedFields managed)
    {
        m_object = next;
        m_managed = std::move(managed);
        const auto read = m_pool.read(Json::parse(hp::textOf(m_managed)));
        expect(m_managed.empty() || (read && hp::sameManagedFields(*read, m_managed)),
               "owners are the same after they were written",
               {hp::textOf(m_managed), read ? hp::textOf(*read) : ""});
    }

    /// `value` without members that are empty objects or lists, at any depth.
    static Json withoutEmpty(Json value)
    {
        if (!value.is_object())
            return value;
        for (auto it = value.begin(); it != value.end();) {
            it.value() = withoutEmpty(std::move(it.value()));
            it = it->is_structured() && it->empty() ? value.erase(it) : std::next(it);
        }
        return value;
    }

    /// Whether the members of `part` are those of `whole`, down to lists and values.
    static bool holds(const Json &whole, const Json &part)
    {
        if (!part.is_object() || !whole.is_object())
            return part.is_array() ? whole.is_array() || part.empty() : part == whole;
        return std::all_of(part.items().begin(), part.items().end(), [&](const auto &entry) {
            const auto it = whole.find(entry.key());
            return entry.value().is_null() || entry.value().empty()
                || (it != whole.end() && holds(*it, entry.value()));
        });
    }

    const Kind &m_kind;
    hp::FieldPool m_pool{};
    FieldManager m_fields{m_pool};
    Json m_object;
    ManagedFields m_managed{};
    int m_seconds = 0;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::vector<std::string> duplicates;
    const auto input = hp::api::parseJsonBody(
        std::string_view(reinterpret_cast<const char *>(data), size), duplicates);
    if (!input || !input->is_object())
        return 0;
    World world(kindNamed(input->value("kind", Json())));
    const Json steps = input->value("steps", Json());
    for (std::size_t i = 0; steps.is_array() && i < std::min<std::size_t>(steps.size(), 8); ++i) {
        if (!steps[i].is_object())
            continue;
        const Json manager = steps[i].value("manager", Json("one"));
        const std::string name = manager.is_string() ? manager.get<std::string>() : "one";
        if (const auto it = steps[i].find("apply"); it != steps[i].end() && it->is_object())
            world.apply(name, *it, steps[i].value("force", Json()) == true);
        else if (const auto change = steps[i].find("update");
                 change != steps[i].end() && change->is_object())
            world.update(name, *change);
    }
    return 0;
}
