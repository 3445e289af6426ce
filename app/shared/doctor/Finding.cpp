// SPDX-License-Identifier: Apache-2.0
#include "app/shared/doctor/Finding.h"

#include "model/base/Secrets.h"
#include "model/base/Text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::app {

std::string findingsText(const Findings &findings)
{
    std::string text;
    for (const Finding &finding : findings) {
        text += finding.kind == Finding::Kind::Ok ? "ok    "
            : finding.kind == Finding::Kind::Warn ? "warn  "
                                                  : "FAIL  ";
        // What others say of themselves is in it.
        text += visible(
            withoutSecrets(finding.what + (finding.todo.empty() ? "" : " \u2014 " + finding.todo)));
        text += '\n';
    }
    return text;
}

Json findingsJson(const Findings &findings)
{
    Json list = Json::array();
    for (const Finding &finding : findings) {
        Json row{{"state",
                  finding.kind == Finding::Kind::Ok         ? "ok"
                      : finding.kind == Finding::Kind::Warn ? "warn"
                                                            : "fail"},
                 {"what", withoutSecrets(finding.what)}};
        if (!finding.todo.empty())
            row["todo"] = finding.todo;
        list.push_back(std::move(row));
    }
    return list;
}

int exitCodeOf(const Findings &findings)
{
    int code = 0;
    for (const Finding &finding : findings)
        code = std::max(code, static_cast<int>(finding.kind));
    return code;
}

} // namespace hp::app
