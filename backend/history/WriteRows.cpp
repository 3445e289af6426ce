// SPDX-License-Identifier: Apache-2.0
#include "backend/history/WriteRows.h"

#include <nlohmann/json.hpp>
#include <string>

namespace hp::history {

void addWriteRows(Json &rows, const std::vector<AuditEntry> &writes)
{
    for (const AuditEntry &write : writes) {
        rows["write/" + std::to_string(write.id)] = {{"at", formatMicroTime(write.at)},
                                                     {"user", write.user},
                                                     {"manager", write.manager},
                                                     {"verb", write.verb},
                                                     {"kind", write.kind},
                                                     {"group", write.group},
                                                     {"object", toString(write.object)},
                                                     {"uid", write.uid},
                                                     {"subresource", write.subresource},
                                                     {"resourceVersion", write.resourceVersion},
                                                     {"digest", write.digest}};
    }
}

} // namespace hp::history
