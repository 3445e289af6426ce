// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/NoteService.h"

#include "model/base/JsonFields.h"
#include "model/base/Time.h"
#include "model/messages/Answer.h"
#include "model/resource/KeyText.h"
#include "model/rules/override/Guard.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace {

constexpr std::size_t maxNoteLength = 2000; ///< bytes

} // namespace

NoteService::NoteService(runtime::Clock &clock, Parts parts)
    : m_clock(clock)
    , m_parts(std::move(parts))
{ }

Result<Json>
NoteService::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    if (command != "note.add")
        return unexpected(ErrorCode::NotFound, say::thereIsNoCommand(command));
    if (!caller.operates() && !caller.approves())
        return unexpected(ErrorCode::Unauthorised, say::anOperatorOrApproverMay(caller.name));
    const std::string text = textOf(arguments, "text");
    if (overrides::showsNothing(text))
        return unexpected(ErrorCode::Invalid, say::textNoteSaysSomething());
    if (text.size() > maxNoteLength)
        return unexpected(ErrorCode::Invalid,
                          say::textNoteHasAtMost(static_cast<std::int64_t>(maxNoteLength),
                                                 static_cast<std::int64_t>(text.size())));
    const std::string name = textOf(arguments, "machine");
    const auto machine = keyFrom(name);
    if (!machine || !m_parts.known(*machine))
        return unexpected(ErrorCode::NotFound, say::thereIsNoMachine(name));
    m_parts.record(*machine, text, caller.name);
    return Json{{"at", formatMicroTime(m_clock.now())}};
}

} // namespace hp::gateway
