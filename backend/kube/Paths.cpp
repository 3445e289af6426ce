// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/Paths.h"

namespace hp::kube {

std::string percentEncoded(std::string_view text)
{
    constexpr std::string_view hex = "0123456789ABCDEF";
    std::string encoded;
    encoded.reserve(text.size());
    for (const char c : text) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' || c == '~';
        if (plain) {
            encoded += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        encoded += '%';
        encoded += hex[byte >> 4U];
        encoded += hex[byte & 15U];
    }
    return encoded;
}

QueryText &QueryText::add(std::string_view key, std::string_view value)
{
    m_text += m_text.empty() ? '?' : '&';
    m_text.append(key).append("=").append(percentEncoded(value));
    return *this;
}

QueryText &QueryText::addIfAny(std::string_view key, std::string_view value)
{
    return value.empty() ? *this : add(key, value);
}

std::string groupPath(const cluster::Kind &kind)
{
    return (kind.group.empty() ? "/api/" : "/apis/") + kind.apiVersion();
}

std::string collectionPath(const cluster::Kind &kind, const std::string &ns)
{
    std::string path = groupPath(kind);
    if (kind.namespaced && !ns.empty())
        path += "/namespaces/" + percentEncoded(ns);
    return path + '/' + kind.plural;
}

std::string
objectPath(const cluster::Kind &kind, const ObjectKey &key, std::string_view subresource)
{
    std::string path = collectionPath(kind, key.ns) + '/' + percentEncoded(key.name);
    if (!subresource.empty())
        path.append("/").append(subresource);
    return path;
}

} // namespace hp::kube
