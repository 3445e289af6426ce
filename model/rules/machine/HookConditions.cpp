// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machine/HookConditions.h"

#include "model/resource/Machine.h"

namespace hp::rules {

std::vector<Condition> hookConditions(const Object &machine)
{
    using machine::HookPoint;
    struct Row {
        HookPoint point;
        const char *type;
        const char *blocked;
    };
    static constexpr Row rows[] = {
        {HookPoint::PreCreate,
         machine::condition::creatable,
         "Create operation currently blocked by: "},
        {HookPoint::PreDrain,
         machine::condition::drainable,
         "Drain operation currently blocked by: "},
        {HookPoint::PreTerminate,
         machine::condition::terminable,
         "Terminate operation currently blocked by: "},
    };

    std::vector<Condition> conditions;
    for (const Row &row : rows) {
        const std::vector<machine::Hook> hooks = machine::hooks(machine, row.point);
        if (hooks.empty())
            conditions.push_back({row.type, "True", {}, {}, {}});
        else
            conditions.push_back({row.type,
                                  "False",
                                  "HookPresent",
                                  "Warning",
                                  row.blocked + machine::render(hooks)});
    }
    return conditions;
}

} // namespace hp::rules
