// SPDX-License-Identifier: Apache-2.0
#include "backend/http/tls/ClientCertificate.h"

#include "backend/http/credentials/Roles.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace hp::http {
namespace {

constexpr std::size_t maxNameLength = 256;
/// With which the API shows our roles among the groups of a user.
constexpr std::string_view prefix = "holdpoint:";

/// The values of a subject's field in UTF-8, in order; values that cannot stand in a log line or a
/// header are left out.
std::vector<std::string> valuesOf(const X509 *certificate, int field)
{
    std::vector<std::string> values;
    const X509_NAME *subject = X509_get_subject_name(certificate);
    for (int at = X509_NAME_get_index_by_NID(subject, field, -1); at >= 0;
         at = X509_NAME_get_index_by_NID(subject, field, at)) {
        unsigned char *text = nullptr;
        const int size =
            ASN1_STRING_to_UTF8(&text, X509_NAME_ENTRY_get_data(X509_NAME_get_entry(subject, at)));
        if (size < 0)
            continue;
        std::string value(reinterpret_cast<const char *>(text), static_cast<std::size_t>(size));
        OPENSSL_free(text);
        const bool printable = std::none_of(
            value.begin(), value.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; });
        if (printable && !value.empty() && value.size() <= maxNameLength)
            values.push_back(std::move(value));
    }
    return values;
}

} // namespace

Identity identityOf(const X509 *certificate, Masters masters)
{
    Identity identity;
    identity.byCertificate = true;
    const auto names = valuesOf(certificate, NID_commonName);
    if (names.empty())
        return identity;
    identity.name = names.front();
    for (const std::string &group : valuesOf(certificate, NID_organizationName)) {
        const bool prefixed = group.compare(0, prefix.size(), prefix) == 0;
        const std::string role = group == "system:masters" && masters == Masters::Admins
            ? "admin"
            : group.substr(prefixed ? prefix.size() : 0);
        if (isRole(role) && !identity.has(role))
            identity.roles.push_back(role);
    }
    return identity;
}

namespace {

/// Where that is kept; nothing of it is to be freed.
int mastersIndex()
{
    static const int index = SSL_CTX_get_ex_new_index(0, nullptr, nullptr, nullptr, nullptr);
    return index;
}

int admins = 0;

} // namespace

void setMasters(SSL_CTX *context, Masters masters)
{
    SSL_CTX_set_ex_data(context, mastersIndex(), masters == Masters::Admins ? &admins : nullptr);
}

Masters mastersOf(const SSL_CTX *context)
{
    return SSL_CTX_get_ex_data(context, mastersIndex()) == &admins ? Masters::Admins
                                                                   : Masters::Nobody;
}

} // namespace hp::http
