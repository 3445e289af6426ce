// SPDX-License-Identifier: Apache-2.0
#include "app/options/YamlFile.h"

namespace hp::app {

std::string placeIn(const std::string &file, int line)
{
    return file + ":" + std::to_string(line + 1) + ": ";
}

Result<YAML::Node> readYaml(const std::string &file)
{
    try {
        return YAML::LoadFile(file);
    } catch (const YAML::BadFile &) {
        return unexpected(ErrorCode::NotFound, "cannot read " + file);
    } catch (const YAML::Exception &failure) {
        return unexpected(ErrorCode::Invalid,
                          placeIn(file, failure.mark.line) + "not YAML: " + failure.msg);
    }
}

} // namespace hp::app
