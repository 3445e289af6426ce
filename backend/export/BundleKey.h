// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/base/Time.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace hp::exports {

/// With what a backend signs the bundles that it makes: an Ed25519 key in `bundle.key` of its data
/// directory, for its owner alone. Immutable; of any thread.
class BundleKey
{
public:
    /// Reads the key of the data directory, and makes one where there is none. Errors are one
    /// sentence with the file.
    [[nodiscard]] static Result<std::shared_ptr<const BundleKey>> open(const std::string &folder);
    /// Reads it; NotFound where there is none.
    [[nodiscard]] static Result<std::shared_ptr<const BundleKey>> read(const std::string &folder);
    /// Makes another key in its place, and remembers in `bundle.former` whose key it was until
    /// `now`: what it signed is known by that.
    [[nodiscard]] static Result<std::shared_ptr<const BundleKey>> rotate(const std::string &folder,
                                                                         TimePoint now);
    /// Until when the key of this fingerprint was that of the data directory; empty: it never was.
    [[nodiscard]] static std::string wasUntil(const std::string &folder,
                                              const std::string &fingerprint);
    ~BundleKey();
    BundleKey(const BundleKey &) = delete;
    BundleKey &operator=(const BundleKey &) = delete;

    /// What a bundle carries: the public key and its signature of the manifest, as one line.
    [[nodiscard]] std::string sign(std::string_view manifest) const;
    /// "SHA256:…" of the public key, as people compare it.
    [[nodiscard]] std::string fingerprint() const;

private:
    [[nodiscard]] static Result<std::shared_ptr<const BundleKey>> make(const std::string &folder);

    struct Private;
    explicit BundleKey(std::unique_ptr<Private> state);
    std::unique_ptr<Private> m;
};

/// Who signed a manifest, by the line that sign() made: the fingerprint of the key. Invalid when
/// the signature does not fit.
[[nodiscard]] Result<std::string> signerOf(std::string_view line, std::string_view manifest);

} // namespace hp::exports
