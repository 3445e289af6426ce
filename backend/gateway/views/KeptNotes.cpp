// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/KeptNotes.h"

#include "model/base/Time.h"

#include <nlohmann/json.hpp>

namespace hp::gateway {

namespace {

std::string noteUid(const char *kind, const std::string &name)
{
    return std::string(kind) + '-' + name;
}

} // namespace

void KeptNotes::keep(const char *kind, const std::string &name, Json notes, TimePoint now)
{
    if (!m_told)
        return;
    const std::string uid = noteUid(kind, name);
    const auto kept = m_kept.find(uid);
    const Object before = kept == m_kept.end() ? Object() : kept->second;
    if (before && before.at("/notes") == notes)
        return;
    // Several things may be noticed at one time.
    const std::string revision =
        formatMicroTime(now) + '-' + m_writer + std::to_string(++m_revision);
    const Object after(
        Json{{"kind", kind},
             {"metadata", {{"name", name}, {"uid", uid}, {"resourceVersion", revision}}},
             {"notes", std::move(notes)}});
    m_kept[uid] = after.atRest();
    m_told(before, after);
}

void KeptNotes::drop(const char *kind, const std::string &name)
{
    const auto kept = m_kept.extract(noteUid(kind, name));
    if (kept && m_told)
        m_told(kept.mapped(), {});
}

} // namespace hp::gateway
