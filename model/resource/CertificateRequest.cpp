// SPDX-License-Identifier: Apache-2.0
#include "model/resource/CertificateRequest.h"

#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
#include <utility>

namespace hp::certificate {

namespace {

/// That of a kubelet has less than two kilobytes.
constexpr std::size_t maxRequestLength = 32 * 1024;
/// A Node is called by so many addresses at most.
constexpr int maxAlternativeNames = 100;
/// Names of Nodes are DNS subdomains.
constexpr std::size_t maxNodeNameLength = 253;

struct OpenSslFree {
    void operator()(BIO *bio) const { BIO_free(bio); }
    void operator()(X509_REQ *request) const { X509_REQ_free(request); }
    void operator()(STACK_OF(X509_EXTENSION) * list) const
    {
        sk_X509_EXTENSION_pop_free(list, X509_EXTENSION_free);
    }
    void operator()(GENERAL_NAMES *names) const { GENERAL_NAMES_free(names); }
};
template<typename T>
using Freed = std::unique_ptr<T, OpenSslFree>;

/// Other code of this thread finds no fault of ours in the queue of OpenSSL.
struct ErrorQueue {
    ErrorQueue() { ERR_set_mark(); }
    ErrorQueue(const ErrorQueue &) = delete;
    ErrorQueue &operator=(const ErrorQueue &) = delete;
    ~ErrorQueue() { ERR_pop_to_mark(); }
};

/// Empty: it is no base64.
std::string bytesOfBase64(std::string_view text)
{
    if (text.empty() || text.size() % 4 != 0)
        return {};
    std::string bytes(text.size() / 4 * 3, '\0');
    const int length = EVP_DecodeBlock(reinterpret_cast<unsigned char *>(bytes.data()),
                                       reinterpret_cast<const unsigned char *>(text.data()),
                                       static_cast<int>(text.size()));
    if (length < 0)
        return {};
    bytes.resize(static_cast<std::size_t>(length));
    // The zeros that stand for its padding come along.
    for (std::size_t at = text.size(); at > text.size() - 2 && text[at - 1] == '='; --at)
        bytes.pop_back();
    return bytes;
}

/// Null: the first block is no request, or is more than one. As Kubernetes reads it
/// (k8s.io/kubernetes, pkg/apis/certificates, ParseCSR). PEM_read_bio_X509_REQ() would go on to a
/// later block, and ask the terminal for the password of one that is encrypted.
Freed<X509_REQ> requestIn(const std::string &pem)
{
    const Freed<BIO> bio(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
    char *name = nullptr;
    char *header = nullptr;
    unsigned char *data = nullptr;
    long length = 0;
    Freed<X509_REQ> request;
    if (bio && PEM_read_bio(bio.get(), &name, &header, &data, &length) == 1) {
        const unsigned char *at = data;
        if (std::string_view(name) == PEM_STRING_X509_REQ)
            request.reset(d2i_X509_REQ(nullptr, &at, length));
        if (at != data + length)
            request.reset();
    }
    OPENSSL_free(name);
    OPENSSL_free(header);
    OPENSSL_free(data);
    return request;
}

bool isPrintable(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7f'; });
}

/// Empty: there is none, or one that nobody is called.
std::string commonNameOf(const X509_REQ *request)
{
    const X509_NAME *subject = X509_REQ_get_subject_name(request);
    const int at = X509_NAME_get_index_by_NID(subject, NID_commonName, -1);
    // Of two names others take the last one, or the first.
    if (at < 0 || X509_NAME_get_index_by_NID(subject, NID_commonName, at) >= 0)
        return {};
    const ASN1_STRING *value = X509_NAME_ENTRY_get_data(X509_NAME_get_entry(subject, at));
    unsigned char *utf8 = nullptr;
    const int length = ASN1_STRING_to_UTF8(&utf8, value);
    if (length < 0)
        return {};
    const std::string name(reinterpret_cast<const char *>(utf8), static_cast<std::size_t>(length));
    OPENSSL_free(utf8);
    return name.size() <= nodeUser.size() + maxNodeNameLength && isPrintable(name) ? name
                                                                                   : std::string();
}

/// Empty: it is neither of IPv4 nor of IPv6.
std::string addressIn(const ASN1_STRING *bytes)
{
    const int length = ASN1_STRING_length(bytes);
    const int family = length == 4 ? AF_INET : AF_INET6;
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (length != 4 && length != 16)
        return {};
    return inet_ntop(family, ASN1_STRING_get0_data(bytes), text.data(), text.size())
        ? std::string(text.data())
        : std::string();
}

void readAlternativeNames(Subject &subject, X509_REQ *request)
{
    const Freed<STACK_OF(X509_EXTENSION)> extensions(X509_REQ_get_extensions(request));
    if (!extensions)
        return;
    const Freed<GENERAL_NAMES> names(static_cast<GENERAL_NAMES *>(
        X509V3_get_d2i(extensions.get(), NID_subject_alt_name, nullptr, nullptr)));
    const int count = names ? std::min(sk_GENERAL_NAME_num(names.get()), maxAlternativeNames) : 0;
    for (int at = 0; at < count; ++at) {
        const GENERAL_NAME *name = sk_GENERAL_NAME_value(names.get(), at);
        if (name->type == GEN_IPADD) {
            if (std::string address = addressIn(name->d.iPAddress); !address.empty())
                subject.addresses.push_back(std::move(address));
        } else if (name->type == GEN_DNS) {
            const std::string text(
                reinterpret_cast<const char *>(ASN1_STRING_get0_data(name->d.dNSName)),
                static_cast<std::size_t>(std::max(ASN1_STRING_length(name->d.dNSName), 0)));
            if (!text.empty() && text.size() <= maxNodeNameLength && isPrintable(text))
                subject.dnsNames.push_back(text);
        }
    }
}

/// "worker-1" of "system:node:worker-1"; empty: it is called otherwise.
std::string nodeIn(std::string_view user)
{
    if (!user.starts_with(nodeUser))
        return {};
    user.remove_prefix(nodeUser.size());
    const bool isName =
        user.size() <= maxNodeNameLength && std::ranges::all_of(user, [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
        });
    return isName ? std::string(user) : std::string();
}

void readDecision(Request &request, const Object &object)
{
    if (!object.text("/status/certificate").empty())
        request.state = RequestState::Issued;
    constexpr std::array<std::pair<std::string_view, RequestState>, 3> decisions{
        {{"Approved", RequestState::Approved},
         {"Failed", RequestState::Failed},
         {"Denied", RequestState::Denied}}};
    for (const auto &[type, state] : decisions) {
        for (const Json &condition : object.at("/status/conditions")) {
            // One of an earlier version has no status and means True.
            const std::string &status = textOf(condition, "status");
            if (textOf(condition, "type") != type || status == "False")
                continue;
            if (state != RequestState::Approved || request.state != RequestState::Issued)
                request.state = state;
            request.message = textOf(condition, "message");
            request.decided = parseTime(textOf(condition, "lastTransitionTime"));
            if (!request.decided)
                request.decided = parseTime(textOf(condition, "lastUpdateTime"));
        }
    }
}

} // namespace

bool isOfItsNode(const Request &request)
{
    return !request.node.empty() && nodeIn(request.requestor) == request.node;
}

std::optional<Subject> subjectOf(std::string_view request)
{
    if (request.size() > maxRequestLength)
        return std::nullopt;
    const ErrorQueue queue;
    const Freed<X509_REQ> parsed = requestIn(bytesOfBase64(request));
    if (!parsed)
        return std::nullopt;
    Subject subject;
    subject.commonName = commonNameOf(parsed.get());
    if (subject.commonName.empty())
        return std::nullopt;
    readAlternativeNames(subject, parsed.get());
    return subject;
}

std::optional<Request> requestOf(const Object &object)
{
    Request request;
    request.signer = object.text("/spec/signerName");
    if (request.signer != clientSigner && request.signer != servingSigner)
        return std::nullopt;
    request.name = object.name();
    request.requestor = object.text("/spec/username");
    request.created = object.creationTimestamp();
    readDecision(request, object);
    // What was issued to a Node is of no more interest, and there may be thousands.
    if (request.state == RequestState::Issued)
        request.node = nodeIn(request.requestor);
    if (!request.node.empty())
        return request;
    if (auto subject = subjectOf(object.text("/spec/request"))) {
        request.node = nodeIn(subject->commonName);
        request.dnsNames = std::move(subject->dnsNames);
        request.addresses = std::move(subject->addresses);
    } else {
        request.node = nodeIn(request.requestor);
    }
    return request;
}

std::set<std::string> nodeNamesOf(const Object &machine)
{
    if (const std::string &known = machine::nodeName(machine); !known.empty())
        return {lowerCase(known)};
    std::set<std::string> names;
    const auto add = [&names](std::string name) {
        if (name.ends_with('.'))
            name.pop_back();
        if (!name.empty() && name != "localhost" && !name.starts_with("localhost."))
            names.insert(lowerCase(name));
    };
    for (const Json &address : machine.at("/status/addresses")) {
        const std::string &type = textOf(address, "type");
        if (type == "Hostname" || type == "InternalDNS")
            add(textOf(address, "address"));
    }
    add(machine.name());
    return names;
}

} // namespace hp::certificate
