// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/Download.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/ProgressLine.h"
#include "app/ctl/Report.h"
#include "app/paper/PaintedExport.h"
#include "app/shared/Counted.h"
#include "backend/export/Bundle.h"
#include "backend/export/BundleWriter.h"
#include "backend/export/ExportRun.h"
#include "backend/export/Formats.h"
#include "backend/export/formats/CsvExport.h"
#include "backend/export/formats/OwnersExport.h"
#include "backend/export/formats/Words.h"
#include "model/base/JsonTree.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QUrl>

namespace hp::app {

using exports::Bundle;
using exports::ExportRun;

namespace {

/// The bytes of an export on their way into a file, which is there whole or not at all, or, without
/// one, into a text.
class FileSink final : public exports::Sink
{
public:
    explicit FileSink(const std::string &path)
        : m_file(QString::fromStdString(path))
        , m_toFile(!path.empty())
    { }

    Result<Done> open()
    {
        if (m_toFile && !m_file.open(QIODevice::WriteOnly))
            return failure();
        return Done{};
    }
    bool write(std::string_view bytes) override
    {
        if (!m_toFile) {
            text += bytes;
            return true;
        }
        const auto size = static_cast<qint64>(bytes.size());
        return m_file.write(bytes.data(), size) == size;
    }
    Result<Done> commit()
    {
        if (m_toFile && !m_file.commit())
            return failure();
        return Done{};
    }

    std::string text{};

private:
    Unexpected failure() const
    {
        return unexpected(ErrorCode::Refused,
                          m_file.fileName().toStdString()
                              + " cannot be written: " + m_file.errorString().toStdString());
    }

    QSaveFile m_file;
    bool m_toFile;
};

/// "/export/machine/ns/name?format=…" with everything in it encoded.
Result<std::string> pathOf(const ExportOptions &options, const std::string &format)
{
    std::string path = "/export/incident/" + options.incident;
    if (!options.machines.empty()) {
        LiveClient client;
        if (options.machines.front().find('/') == std::string::npos) {
            if (const auto opened = client.open(options.backend); !opened)
                return unexpected(opened.error());
        }
        const auto key = machineKey(client, options.machines.front());
        if (!key)
            return unexpected(key.error());
        path = "/export/machine/" + *key;
    }
    const auto add = [&path](const char *name, const std::string &value) {
        if (!value.empty())
            path += (path.find('?') == std::string::npos ? '?' : '&') + std::string(name) + '='
                + QUrl::toPercentEncoding(QString::fromStdString(value)).toStdString();
    };
    add("format", format);
    add("preset", options.preset);
    add("since", options.since);
    add("from", options.from);
    add("to", options.to);
    return path;
}

Result<Done> download(const ExportOptions &options, const std::string &path, exports::Sink &sink)
{
    ProgressLine line;
    std::uint64_t bytes = 0;
    return fetch(
        options.backend, {"GET", path, {}, TokenRole::Viewer}, [&](std::string_view piece) {
            bytes += piece.size();
            line.show("exporting: " + std::to_string(bytes / 1024) + " KiB");
            return sink.write(piece);
        });
}

/// What the columns of a CSV mean goes beside it.
Result<Done> describeColumns(const ExportOptions &options)
{
    if (options.format != "csv" || options.file.empty())
        return Done{};
    FileSink sink(options.file + ".datapackage.json");
    if (const auto opened = sink.open(); !opened)
        return opened;
    const QString name = QFileInfo(QString::fromStdString(options.file)).fileName();
    if (!sink.write(exports::csvDescription(name.toStdString())))
        return unexpected(ErrorCode::Refused, "the description of the columns cannot be written");
    return sink.commit();
}

Result<Done> runAll(ExportRun &run)
{
    ProgressLine line;
    while (true) {
        const auto more = run.step(5000);
        if (!more)
            return unexpected(more.error());
        if (!*more)
            return Done{};
        line.show("exporting: " + std::to_string(run.done()) + " of "
                  + std::to_string(run.expected()) + " changes");
    }
}

/// What the bundle tells of objects goes into the new one, unless that is for others.
Result<Done> addStates(const Bundle &bundle, incident::Preset preset, exports::BundleWriter &writer)
{
    const auto states = bundle.states();
    if (!states)
        return unexpected(states.error());
    if (!*states || preset != incident::Preset::Internal) {
        writer.leaveStatesOut(*states ? exports::leftOutFor(preset) : bundle.manifest().states);
        return Done{};
    }
    while (true) {
        const auto more = writer.storeStates(**states, 5000);
        if (!more)
            return unexpected(more.error());
        if (!*more)
            return Done{};
    }
}

/// From a bundle, without a backend.
Result<std::string> exportBundle(const ExportOptions &options, const std::string &bundleFile)
{
    const auto bundle = Bundle::open(bundleFile);
    if (!bundle)
        return unexpected(bundle.error());
    auto settings = (*bundle)->settings();
    if (!options.preset.empty()) {
        const auto preset = *incident::presetOf(options.preset);
        if (preset < settings.preset)
            return unexpected(ErrorCode::Invalid,
                              "--preset: " + exports::cannotGiveMoreThan(settings.preset));
        settings.preset = preset;
    }
    const auto facts = (*bundle)->facts();
    if (!facts)
        return unexpected(facts.error());
    if (options.format == "holdpoint") {
        exports::BundleWriter writer(exports::BundleContent::Everything, {});
        if (const auto opened = writer.open(); !opened)
            return unexpected(opened.error());
        ExportRun run(settings, **facts, writer.exporters());
        if (const auto done = runAll(run); !done)
            return unexpected(done.error());
        if (const auto added = addStates(**bundle, settings.preset, writer); !added)
            return unexpected(added.error());
        const auto packed = writer.pack(run, options.file);
        return packed ? Result<std::string>(std::string()) : unexpected(packed.error());
    }
    FileSink sink(options.file);
    if (const auto opened = sink.open(); !opened)
        return unexpected(opened.error());
    const auto exporter = options.needsGui() ? painted(options.format, sink)
                                             : exports::formatOf(options.format)->make(sink);
    ExportRun run(settings, **facts, {exporter.get()});
    if (const auto done = runAll(run); !done)
        return unexpected(done.error());
    if (const auto kept = sink.commit(); !kept)
        return unexpected(kept.error());
    if (const auto described = describeColumns(options); !described)
        return unexpected(described.error());
    return sink.text;
}

Result<std::string> exportLive(const ExportOptions &options)
{
    if (options.needsGui()) {
        // The backend has no Gui: it gives the facts, they are painted here.
        const QTemporaryDir folder;
        const std::string file = folder.filePath(QStringLiteral("facts.holdpoint")).toStdString();
        const auto path = pathOf(options, "holdpoint");
        if (!path)
            return path;
        FileSink sink(file);
        if (const auto opened = sink.open(); !opened)
            return unexpected(opened.error());
        if (const auto got = download(options, *path + "&content=transitions", sink); !got)
            return unexpected(got.error());
        if (const auto kept = sink.commit(); !kept)
            return unexpected(kept.error());
        return exportBundle(options, file);
    }
    const auto path = pathOf(options, options.format);
    if (!path)
        return path;
    FileSink sink(options.file);
    if (const auto opened = sink.open(); !opened)
        return unexpected(opened.error());
    if (const auto got = download(options, *path, sink); !got)
        return unexpected(got.error());
    if (const auto kept = sink.commit(); !kept)
        return unexpected(kept.error());
    if (const auto described = describeColumns(options); !described)
        return unexpected(described.error());
    return sink.text;
}

std::string ownersPath(const ExportOptions &options)
{
    std::string path =
        "/export/owners?format=" + (options.format.empty() ? "json" : options.format);
    for (const auto &[name, value] : {std::pair{"since", options.since},
                                      std::pair{"from", options.from},
                                      std::pair{"to", options.to}}) {
        if (!value.empty())
            path += std::string("&") + name + '='
                + QUrl::toPercentEncoding(QString::fromStdString(value)).toStdString();
    }
    return path;
}

std::string durationOf(const Json &seconds)
{
    return seconds.is_number() ? exports::durationText(seconds.get<double>()) : "–";
}

Result<std::string> owners(const ExportOptions &options)
{
    const auto text =
        fetchText(options.backend, {"GET", ownersPath(options), {}, TokenRole::Viewer});
    if (!text || !options.format.empty())
        return text;
    const Json told = parseJson(*text);
    const Json &rows = told["owners"];
    std::vector<TableLine> lines{{"OWNER",
                                  "HOLDS",
                                  "P50",
                                  "P95",
                                  "LONGEST",
                                  "ON",
                                  "LATE",
                                  "TIME LOST",
                                  "OVERRIDDEN",
                                  "HOLDING"}};
    std::vector<std::string> names;
    for (const Json &row : rows) {
        const auto judged = row.value("judged", std::int64_t(0));
        names.push_back(row.value("owner", std::string()));
        lines.push_back({names.back(),
                         row["held"].dump(),
                         durationOf(row["p50Seconds"]),
                         durationOf(row["p95Seconds"]),
                         durationOf(row["longestSeconds"]),
                         exports::shortName(row.value("longestMachine", std::string())),
                         exports::lateText(row.value("late", std::int64_t(0)), judged),
                         judged > 0 ? durationOf(row["lostSeconds"]) : "–",
                         row["overridden"].dump(),
                         row["holding"].dump()});
    }
    const Output &output = options.backend.output;
    std::string table = rows.empty() ? "No hook held a machine from "
            + told.value("from", std::string()) + " to " + told.value("to", std::string()) + ".\n"
                                     : tableText(lines, output.style);
    return rendered(output, {std::move(table), told, std::move(names)});
}

/// Who vouches for a bundle, as far as it can be known here.
struct Signer {
    std::string of{}; ///< backend, former, other, nobody or unknown
    std::string until{}; ///< of a former key
    std::string text{}; ///< for a person

    [[nodiscard]] bool isBackend() const { return of == "backend" || of == "former"; }
};

Signer signerOf(const std::string &key, const std::string &dataDir)
{
    if (key.empty())
        return {"nobody", {}, "not signed: its origin cannot be verified"};
    const std::string text = "signed with the key " + key;
    if (dataDir.empty())
        return {
            "unknown", {}, text + "; use --data-dir of a backend to check whether it is its key"};
    const auto own = exports::BundleKey::read(dataDir);
    if (!own)
        return {"unknown",
                {},
                text + "; the key of " + dataDir + " cannot be read: " + own.error().message};
    if ((*own)->fingerprint() == key)
        return {"backend", {}, text + ", which is that of the backend in " + dataDir};
    std::string until = exports::BundleKey::wasUntil(dataDir, key);
    if (until.empty())
        return {"other", {}, text + ", which is NOT that of the backend in " + dataDir};
    const std::string was = text + ", which was that of the backend in " + dataDir + " until ";
    return {"former", until, was + until};
}

std::string
verifiedText(const std::string &file, const exports::Manifest &manifest, const Signer &signer)
{
    std::string text = file + ": good, "
        + counted(static_cast<std::int64_t>(manifest.files.size()), "file", "files")
        + " with the checksums of its manifest\n";
    text += "from " + formatTime(manifest.incident.from) + " to " + formatTime(manifest.end) + ", "
        + counted(static_cast<std::int64_t>(manifest.facts), "change", "changes") + ", "
        + counted(static_cast<std::int64_t>(manifest.gaps.size()), "gap", "gaps") + ", "
        + counted(static_cast<std::int64_t>(manifest.drops), "row", "rows") + " dropped, preset "
        + incident::toString(manifest.preset) + ", by " + manifest.tool + '\n';
    text += signer.text + '\n';
    text += "states of objects: " + (manifest.states.empty() ? "none" : manifest.states) + '\n';
    for (const exports::BundledFile &one : manifest.files)
        text += one.sha256 + "  " + one.name + '\n';
    return text;
}

Result<std::string> verify(const ExportOptions &options)
{
    const auto bundle = Bundle::open(options.bundle);
    if (!bundle)
        return unexpected(bundle.error());
    const exports::Manifest &manifest = (*bundle)->manifest();
    const std::string &key = (*bundle)->signer();
    const Output &output = options.backend.output;
    const std::string &dataDir = options.backend.dataDir;
    const Signer signer = signerOf(key, dataDir);
    Json json = parseJson(exports::toText(manifest));
    json["signer"] = {{"key", key}, {"of", signer.of}};
    if (!signer.until.empty())
        json["signer"]["until"] = signer.until;
    auto said = rendered(output, {verifiedText(options.bundle, manifest, signer), json, {}});
    if (!said || !options.isBackendNamed || signer.isBackend())
        return said;
    // What was found is printed all the same.
    print(stdout, *said, output.style.colour);
    return unexpected(ErrorCode::Refused, options.bundle + " is " + signer.text);
}

} // namespace

Result<std::string> runExportCommand(const ExportOptions &options)
{
    switch (options.action) {
    case ExportAction::Export:
        return options.bundle.empty() ? exportLive(options) : exportBundle(options, options.bundle);
    case ExportAction::Owners:
        return owners(options);
    case ExportAction::VerifyBundle:
        return verify(options);
    case ExportAction::ListIncidents:
    case ExportAction::ShowIncident:
    case ExportAction::CreateIncident:
    case ExportAction::ChangeIncident:
        break;
    }
    return runIncidentCommand(options);
}

} // namespace hp::app
