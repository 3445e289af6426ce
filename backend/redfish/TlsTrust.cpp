// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/TlsTrust.h"

#include <algorithm>

namespace hp::redfish {

namespace {

/// "sha256//" and the base64 of 32 bytes.
bool isKeyDigest(std::string_view text)
{
    constexpr std::string_view prefix = "sha256//";
    if (!text.starts_with(prefix) || text.size() != prefix.size() + 44 || text.back() != '=')
        return false;
    text.remove_prefix(prefix.size());
    text.remove_suffix(1);
    return std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || c == '+' || c == '/';
    });
}

bool arePins(std::string_view text)
{
    while (true) {
        const std::size_t end = std::min(text.find(';'), text.size());
        if (!isKeyDigest(text.substr(0, end)))
            return false;
        if (end == text.size())
            return true;
        text.remove_prefix(end + 1);
    }
}

} // namespace

Result<TlsTrust> tlsTrust(bool verifyCertificate, std::string_view pin, std::string_view oldest)
{
    TlsTrust trust;
    trust.verifyCertificate = verifyCertificate;
    if (!pin.empty() && !arePins(pin))
        return unexpected(ErrorCode::Invalid,
                          "the annotation holdpoint.dev/bmc-pin is not sha256//BASE64 of a key; "
                          "nothing is sent to this BMC");
    trust.pin = std::string(pin);
    if (oldest == "1.0")
        trust.minimum = TlsMinimum::Tls10;
    else if (oldest == "1.1")
        trust.minimum = TlsMinimum::Tls11;
    else if (oldest == "1.3")
        trust.minimum = TlsMinimum::Tls13;
    else if (!oldest.empty() && oldest != "1.2")
        return unexpected(ErrorCode::Invalid,
                          "the annotation holdpoint.dev/bmc-tls-min is none of 1.0, 1.1, 1.2 and "
                          "1.3; nothing is sent to this BMC");
    return trust;
}

std::string weaknessOf(const TlsTrust &trust)
{
    std::string found;
    const auto add = [&found](const char *what) {
        found += found.empty() ? "" : "; ";
        found += what;
    };
    if (trust.minimum == TlsMinimum::Tls10)
        add("TLS 1.0 and 1.1 are allowed with this BMC");
    if (trust.minimum == TlsMinimum::Tls11)
        add("TLS 1.1 is allowed with this BMC");
    if (!trust.verifyCertificate && trust.pin.empty())
        add("the certificate of this BMC is not verified");
    return found;
}

} // namespace hp::redfish
