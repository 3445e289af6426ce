// SPDX-License-Identifier: Apache-2.0
#include "backend/history/WriteRows.h"

#include "model/live/RowJson.h"
#include "model/live/TimelineRows.h"

#include <nlohmann/json.hpp>
#include <string>

namespace hp::history {

void addWriteRows(Json &rows, const std::vector<AuditEntry> &writes)
{
    for (const AuditEntry &write : writes) {
        live::WriteRow row;
        row.at = write.at;
        row.user = write.user;
        row.manager = write.manager;
        row.verb = write.verb;
        row.kind = write.kind;
        row.group = write.group;
        row.object = toString(write.object);
        row.uid = write.uid;
        row.subresource = write.subresource;
        row.resourceVersion = write.resourceVersion;
        row.digest = write.digest;
        rows["write/" + std::to_string(write.id)] = toJson(row);
    }
}

} // namespace hp::history
