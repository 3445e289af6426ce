// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace hp {

/// The naming rules of the Kubernetes API (facts/kube-api.md 2, validation). Each answers with why
/// the text breaks the rule, in Kubernetes' own words; empty means it is fine.

/// RFC 1123 subdomain, at most 253: the name of most objects.
[[nodiscard]] std::string whyNotSubdomain(std::string_view text);
/// RFC 1123 label, at most 63: the name of a namespace.
[[nodiscard]] std::string whyNotDnsLabel(std::string_view text);
/// `[prefix/]name`, the key of a label, an annotation or the name of a finalizer.
[[nodiscard]] std::string whyNotQualifiedName(std::string_view text);
/// The value of a label, at most 63, may be empty.
[[nodiscard]] std::string whyNotLabelValue(std::string_view text);

} // namespace hp
