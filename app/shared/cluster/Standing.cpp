// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/Standing.h"

#include "model/messages/Connection.h"

#include <algorithm>
#include <utility>

namespace hp::app {

namespace {

using controllers::Needs;
using controllers::Reach;
using controllers::Right;

constexpr Duration askOpenAfter = std::chrono::seconds(5);
constexpr Duration lookAgainAfter = std::chrono::seconds(60);
constexpr std::size_t namedInASentence = 3;

/// The first of a list, and how many more there are.
std::string listed(const std::vector<std::string> &items)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(items.size(), namedInASentence); ++i)
        text += (i == 0 ? "" : ", ") + items[i];
    if (items.size() > namedInASentence)
        text += " and " + std::to_string(items.size() - namedInASentence) + " more";
    return text;
}

} // namespace

Standing::Standing(Parts parts)
    : m_parts(std::move(parts))
{ }

Standing::RightKey Standing::keyOf(const Right &right) const
{
    std::string ns;
    if (right.kind->namespaced && right.reach == Reach::Machines)
        ns = m_parts.machineNamespace;
    else if (right.kind->namespaced && right.reach == Reach::Own)
        ns = m_parts.ownNamespace;
    else if (right.reach == Reach::System)
        ns = "kube-system";
    return {right.verb, right.kind, right.subresource, ns};
}

void Standing::ask()
{
    ++m_round;
    m_waiting = 0;
    m_rights.clear();
    m_fields.clear();
    for (const Needs *needs : m_parts.needs) {
        for (const Right &right : needs->rights)
            m_rights.emplace(keyOf(right), std::nullopt);
        for (const controllers::Field &field : needs->fields)
            m_fields.emplace(FieldKey(field.kind, field.path), std::nullopt);
    }
    askOpen();
}

void Standing::askOpen()
{
    m_parts.clock->cancel(m_timer);
    // Counted first: an answer may be at hand.
    std::vector<RightKey> rights;
    for (const auto &[key, allowed] : m_rights) {
        if (!allowed.value_or(false))
            rights.push_back(key);
    }
    std::vector<FieldKey> fields;
    for (const auto &[key, kept] : m_fields) {
        if (!kept || *kept != Field::Kept)
            fields.push_back(key);
    }
    m_waiting = static_cast<int>(rights.size() + fields.size());
    for (const RightKey &key : rights)
        askRight(key);
    for (const FieldKey &key : fields)
        askField(key);
}

void Standing::askRight(const RightKey &key)
{
    const auto &[verb, kind, subresource, ns] = key;
    m_parts.cluster->mayI(
        {verb, kind, ns, subresource},
        [this, alive = m_alive.token(), round = m_round, key](const Result<bool> &answer) {
            if (!alive || round != m_round)
                return;
            if (answer)
                m_rights[key] = *answer;
            answered();
        });
}

void Standing::askField(const FieldKey &key)
{
    m_parts.keepsField(
        *key.first,
        key.second,
        [this, alive = m_alive.token(), round = m_round, key](const Result<bool> &answer) {
            if (!alive || round != m_round)
                return;
            if (answer)
                m_fields[key] = *answer ? Field::Kept : Field::Pruned;
            else if (answer.error().code == ErrorCode::NotFound)
                m_fields[key] = Field::NoKind;
            answered();
        });
}

void Standing::answered()
{
    if (--m_waiting > 0)
        return;
    const bool refused =
        std::any_of(m_parts.needs.begin(), m_parts.needs.end(), [this](const Needs *needs) {
            return verdict(*needs).kind == Verdict::Kind::Refused;
        });
    if (anythingOpen() || refused)
        m_timer = m_parts.clock->after(
            anythingOpen() ? askOpenAfter : lookAgainAfter, this, [this] { askOpen(); });
    emit changed();
}

bool Standing::anythingOpen() const
{
    const auto open = [](const auto &entry) { return !entry.second.has_value(); };
    return std::any_of(m_rights.begin(), m_rights.end(), open)
        || std::any_of(m_fields.begin(), m_fields.end(), open);
}

Message Standing::notUnderstood(const Needs &needs) const
{
    for (const Right &right : needs.rights) {
        const std::string version =
            m_parts.otherVersion ? m_parts.otherVersion(*right.kind) : std::string();
        if (!version.empty())
            return say::versionIsNotUnderstood(right.kind->qualified(), version);
    }
    return {};
}

Standing::Verdict Standing::verdict(const Needs &needs) const
{
    std::vector<std::string> missing;
    std::vector<std::string> forbidden;
    Verdict verdict;
    bool open = m_rights.empty();
    const std::optional<Field> unknown;
    for (const controllers::Field &field : needs.fields) {
        const auto found = m_fields.find({field.kind, field.path});
        const std::optional<Field> &kept = found == m_fields.end() ? unknown : found->second;
        open |= !kept;
        if (kept == Field::Pruned)
            verdict.pruned.push_back(field.kind->qualified() + ' ' + field.path);
        const std::string kind = field.kind->qualified();
        if (kept == Field::NoKind
            && std::find(missing.begin(), missing.end(), kind) == missing.end())
            missing.push_back(kind);
    }
    for (const Right &right : needs.rights) {
        const RightKey key = keyOf(right);
        const auto found = m_rights.find(key);
        const auto allowed = found == m_rights.end() ? std::nullopt : found->second;
        open |= !allowed;
        const std::string &ns = std::get<3>(key);
        if (allowed == false)
            forbidden.push_back(controllers::toString(right) + (ns.empty() ? "" : " in " + ns));
    }
    // First: where a version is not known, nothing else means anything.
    if (Message why = notUnderstood(needs); !why.empty())
        verdict.reason = std::move(why);
    else if (!missing.empty())
        verdict.reason = say::thisClusterHasNoInstall(listed(missing), "`holdpointctl crds apply`");
    else if (!verdict.pruned.empty())
        verdict.reason = say::installedDefinitionsWouldPruneRun(listed(verdict.pruned),
                                                                "`holdpointctl crds apply`");
    else if (!forbidden.empty())
        verdict.reason = say::weMayNotGrant(listed(forbidden), controllers::manifestsOf(needs));
    if (!verdict.reason.empty())
        verdict.kind = Verdict::Kind::Refused;
    else if (!open)
        verdict.kind = Verdict::Kind::Fine;
    return verdict;
}

std::vector<live::RightRow> Standing::rights() const
{
    std::vector<live::RightRow> all;
    for (const Needs *needs : m_parts.needs) {
        for (const Right &right : needs->rights) {
            const RightKey key = keyOf(right);
            const auto found = m_rights.find(key);
            all.push_back({needs->name,
                           right.verb,
                           right.kind->qualified(),
                           right.subresource,
                           std::get<3>(key),
                           found == m_rights.end() ? std::nullopt : found->second});
        }
    }
    return all;
}

} // namespace hp::app

#include "moc_Standing.cpp"
