// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Manifest.h"
#include "model/incident/LineSource.h"

#include <cstdint>
#include <memory>
#include <string>

namespace hp::exports {

/// How large a bundle may be before it is taken for an attack.
struct BundleLimits {
    std::uint64_t files = 64;
    std::uint64_t fileBytes = 512ULL * 1024 * 1024;
    std::uint64_t totalBytes = 1024ULL * 1024 * 1024;
    std::uint64_t manifestBytes = 16ULL * 1024 * 1024;
    std::uint64_t lineBytes = 4096ULL * 1024; ///< an object of an API is smaller
    /// A record is packed 10 to 30 to 1; what deflate can do with a trap is 1,000.
    std::uint64_t ratio = 200;
    std::uint64_t ratioFrom = 1024ULL * 1024; ///< bytes from which the ratio counts
};

/// The clause for who wants more of a bundle than it was given.
[[nodiscard]] std::string cannotGiveMoreThan(incident::Preset preset);

/// A `.holdpoint` file that was checked whole: every file is in the manifest, as long as it says
/// and with its checksum, and a signature, if it has one, fits. It is read in place; nothing is
/// unpacked to a disk and nothing in it is run.
class Bundle
{
public:
    /// Errors are Invalid (NotFound when there is no such file), one sentence that names the file
    /// and what is wrong with it.
    [[nodiscard]] static Result<std::unique_ptr<Bundle>> open(const std::string &path,
                                                              BundleLimits limits = {});
    Bundle(const Bundle &) = delete;
    Bundle &operator=(const Bundle &) = delete;
    ~Bundle();

    [[nodiscard]] const Manifest &manifest() const;
    /// The key that it is signed with, "SHA256:…"; empty when nobody signed it.
    [[nodiscard]] const std::string &signer() const;
    /// What an export of the bundle needs; the preset is the bundle's, which took out the rest.
    [[nodiscard]] ExportSettings settings() const;
    /// The transitions from the beginning. One at a time; lives at most as long as the bundle.
    [[nodiscard]] Result<std::unique_ptr<incident::FactSource>> facts() const;
    /// The lines of the states, likewise; null when the bundle has none.
    [[nodiscard]] Result<std::unique_ptr<incident::LineSource>> states() const;

private:
    struct Private;
    explicit Bundle(std::unique_ptr<Private> state);
    std::unique_ptr<Private> m;
};

} // namespace hp::exports
