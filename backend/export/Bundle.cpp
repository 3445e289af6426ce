// SPDX-License-Identifier: Apache-2.0
#include "backend/export/Bundle.h"

#include "backend/export/BundleKey.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <utility>
#include <zip.h>

namespace hp::exports {

using namespace incident;

namespace {

struct ArchiveCloser {
    void operator()(zip_t *archive) const { zip_discard(archive); }
};
struct FileCloser {
    void operator()(zip_file_t *file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, ArchiveCloser>;
using ArchivedFile = std::unique_ptr<zip_file_t, FileCloser>;

constexpr zip_uint32_t typeBits = 0170000;
constexpr zip_uint32_t plainFile = 0100000;

Unexpected refused(const std::string &path, const std::string &why)
{
    return unexpected(ErrorCode::Invalid, path + ' ' + why);
}

/// A plain name: bundles have no folders, so that every path is one that leads out.
bool isPlainName(const std::string &name)
{
    return !name.empty() && name.size() <= 100 && name.front() != '.'
        && std::all_of(name.begin(), name.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
                   || c == '.' || c == '-' || c == '_';
           });
}

/// For a message; a name may hold anything.
std::string shown(const std::string &name)
{
    std::string text = name.substr(0, 80);
    std::replace_if(
        text.begin(),
        text.end(),
        [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; },
        '?');
    return '\'' + text + '\'';
}

struct Listed {
    zip_uint64_t index = 0;
    std::uint64_t bytes = 0;
};
using Directory = std::map<std::string, Listed>;

/// Judged by the directory alone, before a byte is unpacked.
Result<Directory> directoryOf(zip_t *archive, const std::string &path, const BundleLimits &limits)
{
    const zip_int64_t count = zip_get_num_entries(archive, 0);
    if (count < 0 || static_cast<std::uint64_t>(count) > limits.files)
        return refused(path, "holds more than " + std::to_string(limits.files) + " files");
    Directory directory;
    std::uint64_t total = 0;
    for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(count); ++i) {
        zip_stat_t stat;
        const char *raw = zip_get_name(archive, i, ZIP_FL_ENC_RAW);
        constexpr zip_uint64_t needed =
            ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_ENCRYPTION_METHOD | ZIP_STAT_COMP_METHOD;
        if (!raw || zip_stat_index(archive, i, 0, &stat) != 0 || (stat.valid & needed) != needed)
            return refused(path, "is damaged: its directory cannot be read");
        const std::string name = raw;
        if (!isPlainName(name))
            return refused(path, "holds " + shown(name) + ", whose path leads out of the bundle");
        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        zip_file_get_external_attributes(archive, i, 0, &system, &attributes);
        const zip_uint32_t type = (attributes >> 16U) & typeBits;
        if (system == ZIP_OPSYS_UNIX && type != 0 && type != plainFile)
            return refused(path, "holds " + shown(name) + ", which is a link or no plain file");
        if (stat.encryption_method != ZIP_EM_NONE)
            return refused(path, "holds " + shown(name) + ", which is encrypted");
        if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
            return refused(path, "holds " + shown(name) + ", which is packed in an unknown way");
        if (stat.size > limits.fileBytes)
            return refused(path,
                           "holds " + shown(name) + ", which would unpack to more than "
                               + std::to_string(limits.fileBytes) + " bytes");
        if (stat.size > limits.ratioFrom
            && stat.size / std::max<zip_uint64_t>(stat.comp_size, 1) > limits.ratio)
            return refused(path,
                           "holds " + shown(name) + ", which is packed more than "
                               + std::to_string(limits.ratio) + " to 1, as no record is");
        total += stat.size;
        if (total > limits.totalBytes)
            return refused(
                path, "would unpack to more than " + std::to_string(limits.totalBytes) + " bytes");
        if (!directory.try_emplace(name, Listed{i, stat.size}).second)
            return refused(path, "holds " + shown(name) + " twice");
    }
    return directory;
}

ArchivedFile openFile(zip_t *archive, zip_uint64_t index)
{
    return ArchivedFile(zip_fopen_index(archive, index, 0));
}

/// Gives the bytes in pieces; false when the file is damaged or longer than its directory says,
/// which is how a trap hides its size.
bool readFile(zip_t *archive,
              const Listed &listed,
              const std::function<void(std::string_view)> &take)
{
    const ArchivedFile file = openFile(archive, listed.index);
    if (!file)
        return false;
    std::array<char, 65536> piece{};
    std::uint64_t bytes = 0;
    while (true) {
        const zip_int64_t read = zip_fread(file.get(), piece.data(), piece.size());
        if (read < 0)
            return false;
        if (read == 0)
            return bytes == listed.bytes;
        bytes += static_cast<std::uint64_t>(read);
        if (bytes > listed.bytes)
            return false;
        take({piece.data(), static_cast<std::size_t>(read)});
    }
}

/// A file of a bundle, line by line.
class BundledLines final : public LineSource
{
public:
    BundledLines(ArchivedFile file, std::string path, const char *name, std::uint64_t longest)
        : m_file(std::move(file))
        , m_path(std::move(path))
        , m_name(name)
        , m_longest(longest)
    { }

    Result<bool> next(std::string &line) override
    {
        while (true) {
            const std::size_t end = m_text.find('\n', m_at);
            if (end != std::string::npos) {
                line.assign(m_text, m_at, end - m_at);
                m_at = end + 1;
                return true;
            }
            m_text.erase(0, std::exchange(m_at, 0));
            if (m_text.size() > m_longest)
                return refused(m_path, "has a line in " + m_name + " that is longer than any is");
            std::array<char, 65536> piece{};
            const zip_int64_t read = zip_fread(m_file.get(), piece.data(), piece.size());
            if (read < 0)
                return refused(m_path, "is damaged");
            if (read == 0 && m_text.empty())
                return false;
            if (read == 0)
                m_text += '\n';
            m_text.append(piece.data(), static_cast<std::size_t>(read));
        }
    }

private:
    ArchivedFile m_file;
    std::string m_path;
    std::string m_name;
    std::uint64_t m_longest;
    std::string m_text{};
    std::size_t m_at = 0;
};

/// The transitions of a bundle.
class BundledFacts final : public FactSource
{
public:
    BundledFacts(std::unique_ptr<LineSource> lines, std::string path, std::uint64_t facts)
        : m_lines(std::move(lines))
        , m_path(std::move(path))
        , m_expected(facts)
    { }

    Result<bool> next(Fact &fact) override
    {
        auto more = m_lines->next(m_line);
        if (!more || !*more)
            return more;
        auto read = factFromLine(m_line);
        if (!read)
            return refused(m_path, "cannot be opened: " + read.error().message);
        fact = std::move(*read);
        return true;
    }
    std::uint64_t expected() const override { return m_expected; }

private:
    std::unique_ptr<LineSource> m_lines;
    std::string m_path;
    std::uint64_t m_expected;
    std::string m_line{};
};

} // namespace

std::string cannotGiveMoreThan(Preset preset)
{
    return std::string("the bundle is redacted as ") + toString(preset)
        + "; what it does not hold cannot be given";
}

struct Bundle::Private {
    std::string path{};
    BundleLimits limits{};
    Archive archive{};
    Directory directory{};
    Manifest manifest{};
    std::string signer{};

    Result<Done> readManifest()
    {
        const auto listed = directory.find(manifestFile);
        if (listed == directory.end())
            return refused(path, "has no manifest.json, so it is not a Holdpoint bundle");
        if (listed->second.bytes > limits.manifestBytes)
            return refused(path, "has a manifest that is larger than any is");
        std::string text;
        const bool whole = readFile(
            archive.get(), listed->second, [&text](std::string_view piece) { text += piece; });
        if (!whole)
            return refused(path, "is damaged or was cut off: its manifest cannot be read");
        int length = 0;
        const char *comment = zip_get_archive_comment(archive.get(), &length, ZIP_FL_ENC_RAW);
        if (comment && length > 0) {
            auto signedBy = signerOf({comment, static_cast<std::size_t>(length)}, text);
            if (!signedBy)
                return refused(path, signedBy.error().message);
            signer = std::move(*signedBy);
        }
        auto read = manifestFrom(text);
        if (!read)
            return refused(path, "cannot be trusted: " + read.error().message);
        manifest = std::move(*read);
        return Done{};
    }

    Result<std::unique_ptr<LineSource>> linesOf(const char *name) const
    {
        ArchivedFile file = openFile(archive.get(), directory.at(name).index);
        if (!file)
            return refused(path, std::string("is damaged: ") + name + " cannot be read");
        return std::unique_ptr<LineSource>(
            std::make_unique<BundledLines>(std::move(file), path, name, limits.lineBytes));
    }

    Result<Done> checkFiles() const
    {
        std::set<std::string> listed{manifestFile};
        for (const BundledFile &file : manifest.files) {
            const auto found = directory.find(file.name);
            if (found == directory.end())
                return refused(path, "lacks " + shown(file.name) + ", which its manifest lists");
            QCryptographicHash hash(QCryptographicHash::Sha256);
            const bool whole =
                readFile(archive.get(), found->second, [&hash](std::string_view piece) {
                    hash.addData(
                        QByteArrayView(piece.data(), static_cast<qsizetype>(piece.size())));
                });
            if (!whole)
                return refused(path,
                               "is damaged: " + shown(file.name) + " cannot be unpacked whole");
            if (found->second.bytes != file.bytes
                || hash.result().toHex().toStdString() != file.sha256)
                return refused(
                    path,
                    "holds " + shown(file.name)
                        + " with another checksum than its manifest says: it was changed");
            if (!listed.insert(file.name).second)
                return refused(path, "lists " + shown(file.name) + " twice in its manifest");
        }
        for (const auto &[name, entry] : directory) {
            if (!listed.contains(name))
                return refused(path, "holds " + shown(name) + ", which its manifest does not list");
        }
        if (!directory.contains(transitionsFile))
            return refused(path, "has no transitions.jsonl to open it by");
        return Done{};
    }
};

Result<std::unique_ptr<Bundle>> Bundle::open(const std::string &path, BundleLimits limits)
{
    auto state = std::make_unique<Private>();
    state->path = path;
    state->limits = limits;
    int code = 0;
    state->archive.reset(zip_open(path.c_str(), ZIP_RDONLY | ZIP_CHECKCONS, &code));
    if (!state->archive) {
        if (code == ZIP_ER_NOENT || code == ZIP_ER_OPEN)
            return unexpected(ErrorCode::NotFound, path + " cannot be opened");
        return refused(path, "is not a Holdpoint bundle, or it was cut off or damaged");
    }
    auto directory = directoryOf(state->archive.get(), path, limits);
    if (!directory)
        return unexpected(directory.error());
    state->directory = std::move(*directory);
    if (const auto read = state->readManifest(); !read)
        return unexpected(read.error());
    if (const auto checked = state->checkFiles(); !checked)
        return unexpected(checked.error());
    return std::unique_ptr<Bundle>(new Bundle(std::move(state)));
}

Bundle::Bundle(std::unique_ptr<Private> state)
    : m(std::move(state))
{ }

Bundle::~Bundle() = default;

const Manifest &Bundle::manifest() const
{
    return m->manifest;
}

const std::string &Bundle::signer() const
{
    return m->signer;
}

ExportSettings Bundle::settings() const
{
    ExportSettings settings;
    settings.incident = m->manifest.incident;
    settings.preset = m->manifest.preset;
    settings.cluster = m->manifest.cluster;
    settings.timeScale = m->manifest.timeScale;
    settings.end = m->manifest.end;
    settings.drops = m->manifest.drops;
    settings.limits = limitsOf(m->manifest);
    settings.usual = [usual = m->manifest.usual](const Fact &fact) {
        const auto known = usual.find({fact.machine, fact.lane});
        return known == usual.end() ? Usual{} : known->second;
    };
    return settings;
}

Result<std::unique_ptr<FactSource>> Bundle::facts() const
{
    auto lines = m->linesOf(transitionsFile);
    if (!lines)
        return unexpected(lines.error());
    return std::unique_ptr<FactSource>(
        std::make_unique<BundledFacts>(std::move(*lines), m->path, m->manifest.facts));
}

Result<std::unique_ptr<LineSource>> Bundle::states() const
{
    return m->directory.contains(statesFile) ? m->linesOf(statesFile)
                                             : std::unique_ptr<LineSource>();
}

} // namespace hp::exports
