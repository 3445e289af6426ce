// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/LoginBody.h"

#include <string_view>

namespace hp::redfish {

namespace {

void appendJson(SecretText &out, std::string_view text)
{
    constexpr std::string_view hex = "0123456789abcdef";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            const char escaped[] = {'\\', c};
            out.append({escaped, 2});
        } else if (code < 0x20) {
            const char escaped[] = {'\\', 'u', '0', '0', hex[code >> 4U], hex[code & 15U]};
            out.append({escaped, 6});
        } else {
            out.append({&c, 1});
        }
    }
}

void appendBase64(SecretText &out, std::string_view text)
{
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (std::size_t i = 0; i < text.size(); i += 3) {
        unsigned bits = 0;
        for (std::size_t j = 0; j < 3; ++j)
            bits =
                bits << 8U | (i + j < text.size() ? static_cast<unsigned char>(text[i + j]) : 0U);
        const char quad[] = {digits[bits >> 18U & 63U],
                             digits[bits >> 12U & 63U],
                             i + 1 < text.size() ? digits[bits >> 6U & 63U] : '=',
                             i + 2 < text.size() ? digits[bits & 63U] : '='};
        out.append({quad, 4});
    }
}

} // namespace

SecretText loginBody(const BmcAccess &access)
{
    SecretText body(std::string(R"({"UserName": ")"));
    appendJson(body, access.username);
    body.append(R"(", "Password": ")");
    appendJson(body, access.password.text());
    body.append(R"("})");
    return body;
}

SecretText basicHeader(const BmcAccess &access)
{
    SecretText pair(access.username + ':');
    pair.append(access.password.text());
    SecretText header(std::string("Authorization: Basic "));
    appendBase64(header, pair.text());
    return header;
}

} // namespace hp::redfish
