// SPDX-License-Identifier: Apache-2.0
#include "model/resource/KeyText.h"

namespace hp {

std::optional<ObjectKey> keyFrom(const std::string &text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos || slash == 0 || slash + 1 == text.size()
        || text.find('/', slash + 1) != std::string::npos)
        return std::nullopt;
    return ObjectKey{text.substr(0, slash), text.substr(slash + 1)};
}

} // namespace hp
