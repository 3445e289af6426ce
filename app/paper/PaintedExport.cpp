// SPDX-License-Identifier: Apache-2.0
#include "app/paper/PaintedExport.h"

#include "app/paper/LanesPicture.h"
#include "backend/export/Bundle.h"
#include "backend/export/ExportRun.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

#include <cmath>

namespace hp::app {

namespace {

/// The lanes as a picture for slides: twice as fine as a screen.
QByteArray pngOf(const exports::Story &story)
{
    constexpr double width = 1600;
    constexpr double scale = 2;
    const LanesPicture picture(story, width);
    QImage image(static_cast<int>(width * scale),
                 static_cast<int>(std::ceil(picture.height() * scale)),
                 QImage::Format_RGB32);
    image.fill(LanesPicture::style().background);
    QPainter painter(&image);
    painter.scale(scale, scale);
    picture.paint(painter, {0, 0});
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

class PaintedExport final : public exports::Exporter
{
public:
    PaintedExport(std::string format, exports::Sink &sink)
        : m_format(std::move(format))
        , m_sink(sink)
    { }

    void add(const incident::Fact *, const std::vector<incident::Entry> &) override { }
    void finish(const exports::Story &story) override
    {
        const QByteArray bytes = m_format == "pdf" ? pdfOf(story) : pngOf(story);
        m_ok = m_sink.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    }
    [[nodiscard]] bool ok() const override { return m_ok; }

private:
    std::string m_format;
    exports::Sink &m_sink;
    bool m_ok = true;
};

class BytesSink final : public exports::Sink
{
public:
    bool write(std::string_view piece) override
    {
        bytes.append(piece.data(), static_cast<qsizetype>(piece.size()));
        return true;
    }
    QByteArray bytes{};
};

} // namespace

Result<QByteArray> paintedBundle(const std::string &bundleFile, const std::string &format)
{
    const auto bundle = exports::Bundle::open(bundleFile);
    if (!bundle)
        return unexpected(bundle.error());
    const auto facts = (*bundle)->facts();
    if (!facts)
        return unexpected(facts.error());
    BytesSink sink;
    const auto exporter = painted(format, sink);
    exports::ExportRun run((*bundle)->settings(), **facts, {exporter.get()});
    if (const auto done = run.run(); !done)
        return unexpected(done.error());
    return sink.bytes;
}

std::unique_ptr<exports::Exporter> painted(const std::string &format, exports::Sink &sink)
{
    return std::make_unique<PaintedExport>(format, sink);
}

} // namespace hp::app
