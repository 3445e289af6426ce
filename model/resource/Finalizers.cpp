// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Finalizers.h"

#include <nlohmann/json.hpp>

namespace hp {

Json finalizersWithout(const Object &object, std::string_view finalizer)
{
    Json kept = Json::array();
    for (const Json &entry : object.at("/metadata/finalizers")) {
        if (entry != finalizer)
            kept.push_back(entry);
    }
    return kept;
}

Json finalizersWith(const Object &object, std::string_view finalizer)
{
    Json list = finalizersWithout(object, finalizer);
    list.push_back(finalizer);
    return list;
}

} // namespace hp
