// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/FieldPath.h"

namespace hp::embedded {

std::string FieldPath::text() const
{
    if (!m_parent)
        return {};
    std::string text = m_parent->text();
    if (m_isIndex)
        return text + '[' + std::to_string(m_index) + ']';
    if (!text.empty())
        text += '.';
    return text.append(m_field);
}

} // namespace hp::embedded
