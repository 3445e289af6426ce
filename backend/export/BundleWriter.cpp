// SPDX-License-Identifier: Apache-2.0
#include "backend/export/BundleWriter.h"

#include "backend/export/Formats.h"
#include "backend/export/formats/CsvExport.h"
#include "model/base/Version.h"
#include "resources/schemas/IncidentSchema.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <zip.h>

namespace hp::exports {

namespace {

/// 1980-01-01, the first date that a zip can say: its time must not tell packings apart.
constexpr zip_uint16_t firstDate = (1U << 5U) | 1U;
/// Half of what one file of a bundle may unpack to.
constexpr std::uint64_t maxStates = 256ULL * 1024 * 1024;

QString templateIn(const std::string &folder)
{
    const QString base = folder.empty() ? QDir::tempPath() : QString::fromStdString(folder);
    return base + QStringLiteral("/holdpoint-export-XXXXXX");
}

Unexpected cannotWrite(const std::string &path, const std::string &why)
{
    return unexpected(ErrorCode::Unreachable, "the bundle " + path + " cannot be written: " + why);
}

} // namespace

std::string leftOutFor(incident::Preset preset)
{
    return std::string("left out: the preset is ") + incident::toString(preset);
}

/// One file of the bundle while it is written: counts and sums what goes through.
class BundleWriter::Part final : public Sink
{
public:
    Part(const QString &folder, const char *name)
        : m_name(name)
        , m_file(folder + QLatin1Char('/') + QLatin1String(name))
    { }

    bool open() { return m_file.open(QIODevice::WriteOnly); }
    bool write(std::string_view bytes) override
    {
        const auto size = static_cast<qint64>(bytes.size());
        m_hash.addData(QByteArrayView(bytes.data(), size));
        m_bytes += bytes.size();
        return m_file.write(bytes.data(), size) == size;
    }
    bool close()
    {
        const bool flushed = m_file.flush();
        m_file.close();
        return flushed;
    }
    void make(const Format &format) { m_exporter = format.make(*this); }

    [[nodiscard]] Exporter *exporter() const { return m_exporter.get(); }
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    [[nodiscard]] std::string path() const { return m_file.fileName().toStdString(); }
    [[nodiscard]] BundledFile described() const
    {
        return {m_name, m_bytes, m_hash.result().toHex().toStdString()};
    }

private:
    std::string m_name;
    QFile m_file;
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
    std::uint64_t m_bytes = 0;
    std::unique_ptr<Exporter> m_exporter{};
};

BundleWriter::BundleWriter(BundleContent content, const std::string &folder)
    : m_content(content)
    , m_folder(templateIn(folder))
{ }

BundleWriter::~BundleWriter() = default;

Result<Done> BundleWriter::open()
{
    if (!m_folder.isValid())
        return cannotWrite(m_folder.path().toStdString(), m_folder.errorString().toStdString());
    for (const Format &format : formats()) {
        if (m_content == BundleContent::Transitions
            && format.file != std::string_view(transitionsFile))
            continue;
        m_parts.push_back(std::make_unique<Part>(m_folder.path(), format.file));
        if (!m_parts.back()->open())
            return cannotWrite(m_parts.back()->path(), "no room or no right");
        m_parts.back()->make(format);
    }
    if (m_content == BundleContent::Transitions)
        return Done{};
    if (const auto added = addText("datapackage.json", csvDescription("entries.csv")); !added)
        return added;
    return addText("holdpoint.incident.v1.schema.json", schemas::incidentSchema());
}

Result<Done> BundleWriter::addText(const char *name, std::string_view text)
{
    m_parts.push_back(std::make_unique<Part>(m_folder.path(), name));
    Part &part = *m_parts.back();
    if (!part.open() || !part.write(text))
        return cannotWrite(part.path(), "no room or no right");
    return Done{};
}

Result<bool> BundleWriter::storeStates(incident::LineSource &states, int lines)
{
    if (!m_statesPart) {
        m_statesPart = std::make_unique<Part>(m_folder.path(), statesFile);
        if (!m_statesPart->open())
            return cannotWrite(m_statesPart->path(), "no room or no right");
    }
    std::string line;
    for (int i = 0; i < lines; ++i) {
        const auto more = states.next(line);
        if (!more)
            return more;
        if (!*more) {
            m_states = wholeStates;
            m_parts.push_back(std::move(m_statesPart));
            return false;
        }
        line += '\n';
        if (m_statesPart->bytes() + line.size() > maxStates) {
            m_statesPart.reset();
            m_states = "left out: they take more than " + std::to_string(maxStates >> 20U) + " MB";
            return false;
        }
        if (!m_statesPart->write(line))
            return cannotWrite(m_statesPart->path(), "no room");
    }
    return true;
}

std::vector<Exporter *> BundleWriter::exporters() const
{
    std::vector<Exporter *> list;
    for (const auto &part : m_parts) {
        if (part->exporter())
            list.push_back(part->exporter());
    }
    return list;
}

std::string BundleWriter::ownPath() const
{
    return m_folder.filePath(QStringLiteral("export.holdpoint")).toStdString();
}

Result<Done> BundleWriter::pack(const ExportRun &run, const std::string &path)
{
    Manifest manifest;
    manifest.tool = toolVersion();
    manifest.incident = run.incident();
    manifest.preset = run.settings().preset;
    manifest.cluster = run.settings().cluster;
    manifest.timeScale = run.settings().timeScale;
    manifest.end = run.settings().end;
    manifest.facts = run.done();
    manifest.drops = run.settings().drops;
    manifest.clockSkew = run.digest().clockSkew();
    manifest.gaps = run.digest().gaps();
    manifest.states = m_states;
    manifest.usual = run.usual();
    manifest.limits = run.limits();
    for (const auto &part : m_parts) {
        if (!part->close())
            return cannotWrite(path, "no room for its parts");
        manifest.files.push_back(part->described());
    }
    const std::string text = toText(manifest);

    int code = 0;
    zip_t *archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &code);
    if (!archive)
        return cannotWrite(path, "error " + std::to_string(code) + " of the archive");
    const auto add = [archive](const char *name, zip_source_t *source) {
        const zip_int64_t index =
            source ? zip_file_add(archive, name, source, ZIP_FL_ENC_UTF_8) : zip_int64_t(-1);
        if (index < 0) {
            zip_source_free(source);
            return false;
        }
        const auto at = static_cast<zip_uint64_t>(index);
        return zip_set_file_compression(archive, at, ZIP_CM_DEFLATE, 6) == 0
            && zip_file_set_dostime(archive, at, 0, firstDate, 0) == 0
            && zip_file_set_external_attributes(
                   archive, at, 0, ZIP_OPSYS_UNIX, zip_uint32_t{0100644} << 16U)
            == 0;
    };
    bool added = add(manifestFile, zip_source_buffer(archive, text.data(), text.size(), 0));
    for (const auto &part : m_parts)
        added = added
            && add(part->described().name.c_str(),
                   zip_source_file(archive, part->path().c_str(), 0, -1));
    if (m_key) {
        // In the comment of the archive: readers from before there were signatures open it too.
        const std::string line = m_key->sign(text);
        added = added && !line.empty()
            && zip_set_archive_comment(
                   archive, line.c_str(), static_cast<zip_uint16_t>(line.size()))
                == 0;
    }
    if (!added || zip_close(archive) != 0) {
        const std::string why = zip_strerror(archive);
        zip_discard(archive);
        return cannotWrite(path, why);
    }
    QFile::setPermissions(QString::fromStdString(path), QFile::ReadOwner | QFile::WriteOwner);
    return Done{};
}

} // namespace hp::exports
