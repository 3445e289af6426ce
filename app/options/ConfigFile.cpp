// SPDX-License-Identifier: Apache-2.0
#include "app/options/ConfigFile.h"

#include "app/options/OptionTable.h"

#include <yaml-cpp/yaml.h>

namespace hp::app {

namespace {

/// The one option that is a map: `hold-budgets`, how long holds may take.
Result<Done> readBudgets(const std::string &file, const YAML::Node &node, Options &options)
{
    const auto placeOf = [&file](const YAML::Node &at) {
        return file + ":" + std::to_string(at.Mark().line + 1) + ": hold-budgets: ";
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
    YAML::Node root;
    try {
        root = YAML::LoadFile(file);
    } catch (const YAML::BadFile &) {
        return unexpected(usage("--config: cannot read " + file));
    } catch (const YAML::Exception &failure) {
        return unexpected(usage(file + ":" + std::to_string(failure.mark.line + 1)
                                + ": not YAML: " + failure.msg));
    }
    if (root.IsNull())
        return Done{};
    if (!root.IsMap())
        return unexpected(usage(file + ":1: expected options as `name: value`"));
    for (const auto &pair : root) {
        const std::string place = file + ":" + std::to_string(pair.first.Mark().line + 1) + ": ";
        const std::string name = pair.first.IsScalar() ? pair.first.Scalar() : std::string();
        if (name == "hold-budgets") {
            if (const auto read = readBudgets(file, pair.second, options); !read)
                return unexpected(read.error());
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
