// SPDX-License-Identifier: Apache-2.0
#include "backend/export/BundleKey.h"

#include "backend/http/credentials/DataDirectory.h"

#include <QByteArray>

#include <array>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <sstream>
#include <utility>

namespace hp::exports {

namespace {

constexpr const char *keyFile = "bundle.key";
/// A key that was replaced in a line: its fingerprint, and until when it signed.
constexpr const char *formerFile = "bundle.former";
constexpr const char *scheme = "holdpoint-bundle-v1 ed25519";
constexpr std::size_t publicBytes = 32;
constexpr std::size_t signatureBytes = 64;

struct KeyFree {
    void operator()(EVP_PKEY *key) const { EVP_PKEY_free(key); }
};
struct ContextFree {
    void operator()(EVP_MD_CTX *context) const { EVP_MD_CTX_free(context); }
};
struct BioFree {
    void operator()(BIO *bio) const { BIO_free(bio); }
};
using KeyPtr = std::unique_ptr<EVP_PKEY, KeyFree>;
using ContextPtr = std::unique_ptr<EVP_MD_CTX, ContextFree>;
using BioPtr = std::unique_ptr<BIO, BioFree>;

const unsigned char *bytesOf(std::string_view text)
{
    return reinterpret_cast<const unsigned char *>(text.data());
}

/// Of this use alone: a signature of anything else is none of a manifest.
std::string signedText(std::string_view manifest)
{
    return std::string(scheme) + '\n' + std::string(manifest);
}

QByteArray publicOf(const EVP_PKEY *key)
{
    QByteArray bytes(static_cast<qsizetype>(publicBytes), '\0');
    std::size_t size = publicBytes;
    if (EVP_PKEY_get_raw_public_key(key, reinterpret_cast<unsigned char *>(bytes.data()), &size)
            != 1
        || size != publicBytes)
        return {};
    return bytes;
}

std::string fingerprintOf(const QByteArray &publicKey)
{
    std::array<unsigned char, 32> digest{};
    unsigned int size = 0;
    EVP_Digest(publicKey.constData(),
               static_cast<std::size_t>(publicKey.size()),
               digest.data(),
               &size,
               EVP_sha256(),
               nullptr);
    const QByteArray raw(reinterpret_cast<const char *>(digest.data()), 32);
    return "SHA256:" + raw.toBase64(QByteArray::OmitTrailingEquals).toStdString();
}

KeyPtr privateFrom(const std::string &pem)
{
    const BioPtr bio(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
    KeyPtr key(bio ? PEM_read_bio_PrivateKey(bio.get(), nullptr, nullptr, nullptr) : nullptr);
    return key && EVP_PKEY_get_id(key.get()) == EVP_PKEY_ED25519 ? std::move(key) : KeyPtr();
}

std::string pemOf(EVP_PKEY *key)
{
    const BioPtr bio(BIO_new(BIO_s_mem()));
    if (!bio
        || PEM_write_bio_PrivateKey(bio.get(), key, nullptr, nullptr, 0, nullptr, nullptr) != 1)
        return {};
    char *data = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &data);
    return {data, static_cast<std::size_t>(size)};
}

} // namespace

struct BundleKey::Private {
    KeyPtr key{};
};

BundleKey::BundleKey(std::unique_ptr<Private> state)
    : m(std::move(state))
{ }

BundleKey::~BundleKey() = default;

Result<std::shared_ptr<const BundleKey>> BundleKey::read(const std::string &folder)
{
    const std::string file = folder + '/' + keyFile;
    const auto pem = http::readFile(file);
    if (!pem)
        return unexpected(pem.error());
    auto state = std::make_unique<Private>();
    state->key = privateFrom(*pem);
    if (!state->key)
        return unexpected(ErrorCode::Invalid, "The file " + file + " holds no Ed25519 key.");
    return std::shared_ptr<const BundleKey>(new BundleKey(std::move(state)));
}

Result<std::shared_ptr<const BundleKey>> BundleKey::open(const std::string &folder)
{
    auto known = read(folder);
    if (known || known.error().code != ErrorCode::NotFound)
        return known;
    return make(folder);
}

Result<std::shared_ptr<const BundleKey>> BundleKey::rotate(const std::string &folder, TimePoint now)
{
    const auto before = read(folder);
    if (!before && before.error().code != ErrorCode::NotFound)
        return before;
    if (before) {
        const auto directory = http::DataDirectory::open(folder);
        if (!directory)
            return unexpected(directory.error());
        const auto former = directory->read(formerFile);
        // First, so that no signature is unknown after a power cut.
        const auto written =
            directory->write(formerFile,
                             (former ? *former : std::string()) + (*before)->fingerprint() + ' '
                                 + formatTime(now) + '\n');
        if (!written)
            return unexpected(written.error());
    }
    return make(folder);
}

std::string BundleKey::wasUntil(const std::string &folder, const std::string &fingerprint)
{
    const auto former = http::readFile(folder + '/' + formerFile);
    std::istringstream lines(former ? *former : std::string());
    std::string until;
    for (std::string key, time; lines >> key >> time;) {
        if (key == fingerprint)
            until = time;
    }
    return until;
}

Result<std::shared_ptr<const BundleKey>> BundleKey::make(const std::string &folder)
{
    const auto directory = http::DataDirectory::open(folder);
    if (!directory)
        return unexpected(directory.error());
    auto state = std::make_unique<Private>();
    state->key.reset(EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"));
    const std::string pem = state->key ? pemOf(state->key.get()) : std::string();
    if (pem.empty())
        return unexpected(ErrorCode::Internal, "no key to sign bundles with could be made");
    if (const auto written = directory->write(keyFile, pem); !written)
        return unexpected(written.error());
    return std::shared_ptr<const BundleKey>(new BundleKey(std::move(state)));
}

std::string BundleKey::sign(std::string_view manifest) const
{
    const std::string text = signedText(manifest);
    const ContextPtr context(EVP_MD_CTX_new());
    QByteArray signature(static_cast<qsizetype>(signatureBytes), '\0');
    std::size_t size = signatureBytes;
    if (!context || EVP_DigestSignInit(context.get(), nullptr, nullptr, nullptr, m->key.get()) != 1
        || EVP_DigestSign(context.get(),
                          reinterpret_cast<unsigned char *>(signature.data()),
                          &size,
                          bytesOf(text),
                          text.size())
            != 1)
        return {};
    return std::string(scheme) + ' ' + publicOf(m->key.get()).toBase64().toStdString() + ' '
        + signature.toBase64().toStdString();
}

std::string BundleKey::fingerprint() const
{
    return fingerprintOf(publicOf(m->key.get()));
}

Result<std::string> signerOf(std::string_view line, std::string_view manifest)
{
    const auto wrong = [](const char *why) { return unexpected(ErrorCode::Invalid, why); };
    std::istringstream words{std::string(line)};
    std::string version;
    std::string algorithm;
    std::string keyText;
    std::string signatureText;
    words >> version >> algorithm >> keyText >> signatureText;
    if (version + ' ' + algorithm != scheme)
        return wrong("is signed in a way that is not known here");
    const QByteArray publicKey = QByteArray::fromBase64(QByteArray::fromStdString(keyText));
    const QByteArray signature = QByteArray::fromBase64(QByteArray::fromStdString(signatureText));
    const KeyPtr key(publicKey.size() == static_cast<qsizetype>(publicBytes)
                         ? EVP_PKEY_new_raw_public_key(
                             EVP_PKEY_ED25519,
                             nullptr,
                             reinterpret_cast<const unsigned char *>(publicKey.constData()),
                             publicBytes)
                         : nullptr);
    const std::string text = signedText(manifest);
    const ContextPtr context(EVP_MD_CTX_new());
    if (!key || !context || signature.size() != static_cast<qsizetype>(signatureBytes)
        || EVP_DigestVerifyInit(context.get(), nullptr, nullptr, nullptr, key.get()) != 1
        || EVP_DigestVerify(context.get(),
                            reinterpret_cast<const unsigned char *>(signature.constData()),
                            signatureBytes,
                            bytesOf(text),
                            text.size())
            != 1)
        return wrong("has a signature that does not fit: it was changed after it was signed");
    return fingerprintOf(publicKey);
}

} // namespace hp::exports
