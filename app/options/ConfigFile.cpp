// SPDX-License-Identifier: Apache-2.0
#include "app/options/ConfigFile.h"

#include "app/options/OptionTable.h"
#include "app/options/YamlFile.h"

namespace hp::app {

namespace {

/// The one option that is a map: `hold-budgets`, how long holds may take.
Result<Done> readBudgets(const std::string &file, const YAML::Node &node, Options &options)
{
    const auto placeOf = [&file](const YAML::Node &at) {
        return placeIn(file, at.Mark().line) + "hold-budgets: ";
    };
    if (!node.IsMap())
        return unexpected(usage(placeOf(node) + "expected budgets as `preDrain: 45m`"));
    for (const auto &pair : node) {
        const bool scalars = pair.first.IsScalar() && pair.second.IsScalar();
        const std::string error = scalars
            ? options.holdBudgets.set(pair.first.Scalar(), pair.second.Scalar())
            : std::string("expected budgets as `preDrain: 45m`");
        if (!error.empty())
            return unexpected(usage(placeOf(pair.first) + error));
    }
    return Done{};
}

} // namespace

Result<Done> readConfig(Program program, const std::string &file, Options &options)
{
    const auto read = readYaml(file);
    if (!read) {
        const bool missing = read.error().code == ErrorCode::NotFound;
        return unexpected(usage((missing ? "--config: " : "") + read.error().message));
    }
    const YAML::Node &root = *read;
    if (root.IsNull())
        return Done{};
    if (!root.IsMap())
        return unexpected(usage(placeIn(file, 0) + "expected options as `name: value`"));
    for (const auto &pair : root) {
        const std::string place = placeIn(file, pair.first.Mark().line);
        const std::string name = pair.first.IsScalar() ? pair.first.Scalar() : std::string();
        if (name == "hold-budgets") {
            if (const auto budgets = readBudgets(file, pair.second, options); !budgets)
                return unexpected(budgets.error());
            continue;
        }
        const OptionEntry *entry = findOption(program, name);
        if (!entry || name == "help" || name == "version")
            return unexpected(usage(place + "no option is named '" + name + "'"));
        if (!pair.second.IsScalar())
            return unexpected(usage(place + name + ": expected one value"));
        if (!entry->argument && pair.second.Scalar() == "false")
            continue;
        if (const std::string error = entry->apply(options, pair.second.Scalar()); !error.empty())
            return unexpected(usage(place + name + ": " + error));
    }
    return Done{};
}

} // namespace hp::app
