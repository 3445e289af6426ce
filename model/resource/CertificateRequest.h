// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// What a CertificateSigningRequest of a kubelet says (certificates.k8s.io/v1).
namespace hp::certificate {

/// With the client certificate a kubelet registers its Node and reports.
inline constexpr const char *clientSigner = "kubernetes.io/kube-apiserver-client-kubelet";
/// The serving certificate is for whoever asks the kubelet: logs, exec, metrics.
inline constexpr const char *servingSigner = "kubernetes.io/kubelet-serving";
/// How kubelets are called, before the name of their Node.
inline constexpr std::string_view nodeUser = "system:node:";

enum class RequestState {
    Pending,
    Approved, ///< and no certificate is there yet
    Denied,
    Failed, ///< the signer refused it
    Issued,
};

/// Of one request what matters to a machine; what whoever made it wrote is checked.
struct Request {
    std::string name{};
    std::string signer{};
    std::string requestor{}; ///< as the API server knows who made it
    std::string node{}; ///< whom the certificate is for; empty: it cannot be read, or is for none
    std::vector<std::string> dnsNames{}; ///< for which it is to be valid
    std::vector<std::string> addresses{}; ///< the same
    RequestState state = RequestState::Pending;
    std::string message{}; ///< of whoever decided
    std::optional<TimePoint> created{};
    std::optional<TimePoint> decided{};

    bool operator==(const Request &) const = default;
};

/// The kubelet of that Node made it, with a certificate that was valid then.
[[nodiscard]] bool isOfItsNode(const Request &request);

/// What a PKCS #10 request asks for.
struct Subject {
    std::string commonName{};
    std::vector<std::string> dnsNames{};
    std::vector<std::string> addresses{};
};

/// Reads `spec.request`, base64 of PEM that anybody may have written. nullopt: it is no request,
/// too large, or asks in a form that no kubelet uses, such as two common names or one with a NUL.
[[nodiscard]] std::optional<Subject> subjectOf(std::string_view request);

/// nullopt: of another signer than those of kubelets.
[[nodiscard]] std::optional<Request> requestOf(const Object &object);

/// What the Node of a machine may be called: as its nodeRef says, and only while it has none as its
/// addresses and its own name do. In small letters; "localhost" is what many are called.
[[nodiscard]] std::set<std::string> nodeNamesOf(const Object &machine);

} // namespace hp::certificate
