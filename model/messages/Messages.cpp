// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Messages.h"

#include "model/messages/Answer.h"
#include "model/messages/Bulk.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Connection.h"
#include "model/messages/ControlPlane.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Machine.h"
#include "model/messages/Maintenance.h"
#include "model/messages/Metal.h"
#include "model/messages/Next.h"
#include "model/messages/Override.h"
#include "model/messages/Power.h"
#include "model/messages/Remediation.h"
#include "model/messages/Status.h"
#include "model/messages/Stuck.h"
#include "model/messages/WhatIf.h"
#include "model/messages/Window.h"

#include <algorithm>
#include <unordered_map>

namespace hp::say {

namespace {

// clang-format off
#define HP_SHOWN_MESSAGES(row) \
    HP_ANSWER_MESSAGES(row) \
    HP_BULK_MESSAGES(row) \
    HP_CLUSTER_API_MESSAGES(row) \
    HP_CONNECTION_MESSAGES(row) \
    HP_EXIT_MESSAGES(row) \
    HP_FACT_MESSAGES(row) \
    HP_MAINTENANCE_MESSAGES(row) \
    HP_METAL_MESSAGES(row) \
    HP_NEXT_MESSAGES(row) \
    HP_OVERRIDE_MESSAGES(row) \
    HP_POWER_MESSAGES(row) \
    HP_POWER_STUCK_MESSAGES(row) \
    HP_STATUS_MESSAGES(row) \
    HP_STUCK_MESSAGES(row) \
    HP_WHAT_IF_MESSAGES(row) \
    HP_WINDOW_MESSAGES(row)
#define HP_COUNT_MESSAGE(...) +1

constexpr std::size_t shownCount = 0 HP_SHOWN_MESSAGES(HP_COUNT_MESSAGE);
constexpr const MessageForm *rows[] = {
    HP_SHOWN_MESSAGES(HP_LIST_MESSAGE)
    HP_CONTROL_PLANE_EVENTS(HP_LIST_MESSAGE)
    HP_MACHINE_EVENTS(HP_LIST_MESSAGE)
    HP_METAL_EVENTS(HP_LIST_MESSAGE)
    HP_POWER_EVENTS(HP_LIST_MESSAGE)
    HP_REMEDIATION_EVENTS(HP_LIST_MESSAGE)
};
// clang-format on

} // namespace

std::span<const MessageForm *const> allMessages()
{
    return rows;
}

std::span<const MessageForm *const> shownMessages()
{
    return std::span(rows).first(shownCount);
}

const MessageForm *formOf(std::string_view id)
{
    static const auto byId = [] {
        std::unordered_map<std::string_view, const MessageForm *> map;
        for (const MessageForm *row : rows)
            map.emplace(row->id, row);
        return map;
    }();
    const auto found = byId.find(id);
    return found == byId.end() ? nullptr : found->second;
}

} // namespace hp::say
