// SPDX-License-Identifier: Apache-2.0
#include "app/paper/PaintedExport.h"
#include "backend/export/BundleWriter.h"
#include "backend/export/ExportRun.h"
#include "tests/model/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>

namespace tst_painted {

using namespace hp;
using namespace hp::app;
using namespace hp::test;
using namespace std::chrono_literals;

/// PDF and PNG of an incident.
class TestPainted : public QObject
{
    Q_OBJECT
private slots:
    void theSameStoryIsTheSameFile_data();
    void theSameStoryIsTheSameFile();
    void aBundleIsPaintedAsItsChangesAre_data();
    void aBundleIsPaintedAsItsChangesAre();
    void whatIsNoBundleIsSaidInASentence();
    void thePictureShowsTheLanes();
    void theDateFollowsFromTheRecord();
};

namespace {

class TextSink final : public exports::Sink
{
public:
    bool write(std::string_view bytes) override
    {
        text.append(bytes.data(), static_cast<qsizetype>(bytes.size()));
        return true;
    }
    QByteArray text{};
};

QByteArray exported(const std::string &format)
{
    exports::ExportSettings settings;
    settings.incident = storyIncident();
    settings.end = storyTime(80min);
    TextSink sink;
    incident::FactList source(story());
    const auto exporter = painted(format, sink);
    exports::ExportRun run(settings, source, {exporter.get()});
    return run.run() ? sink.text : QByteArray();
}

} // namespace

void TestPainted::theSameStoryIsTheSameFile_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("pdf") << QStringLiteral("pdf") << QByteArray("%PDF-1.4");
    QTest::newRow("png") << QStringLiteral("png") << QByteArray("\x89PNG");
}

void TestPainted::theSameStoryIsTheSameFile()
{
    QFETCH(const QString, format);
    QFETCH(const QByteArray, begins);
    const QByteArray once = exported(format.toStdString());
    QVERIFY(once.startsWith(begins));
    // Qt stamps a PDF with the second in which it is written.
    QVERIFY(QTest::qWaitFor([start = QDateTime::currentSecsSinceEpoch()] {
        return QDateTime::currentSecsSinceEpoch() > start;
    }));
    QVERIFY(once == exported(format.toStdString()));
}

void TestPainted::aBundleIsPaintedAsItsChangesAre_data()
{
    theSameStoryIsTheSameFile_data();
}

/// What the console paints is what ctl paints.
void TestPainted::aBundleIsPaintedAsItsChangesAre()
{
    QFETCH(const QString, format);
    QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("story.holdpoint")).toStdString();
    exports::ExportSettings settings;
    settings.incident = storyIncident();
    settings.end = storyTime(80min);
    incident::FactList source(story());
    exports::BundleWriter writer(exports::BundleContent::Everything, {});
    QVERIFY(writer.open());
    exports::ExportRun run(settings, source, writer.exporters());
    QVERIFY(run.run());
    QVERIFY(writer.pack(run, file));
    const auto bytes = paintedBundle(file, format.toStdString());
    QVERIFY(bytes);
    QVERIFY(*bytes == exported(format.toStdString()));
}

void TestPainted::whatIsNoBundleIsSaidInASentence()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("nothing.holdpoint")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{}");
    file.close();
    const auto bytes = paintedBundle(file.fileName().toStdString(), "pdf");
    QVERIFY(!bytes);
    QVERIFY(!bytes.error().message.empty());
}

void TestPainted::thePictureShowsTheLanes()
{
    const QImage image = QImage::fromData(exported("png"), "PNG");
    QCOMPARE(image.width(), 3200);
    int holds = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            holds += image.pixelColor(x, y) == QColor(0x0B4F8AU) ? 1 : 0;
    }
    QVERIFY2(holds > 5000, qPrintable(QString::number(holds)));
}

void TestPainted::theDateFollowsFromTheRecord()
{
    const QByteArray pdf = exported("pdf");
    QVERIFY(pdf.contains("/CreationDate (D:20261120142000"));
    QByteArray offset("/CreationDate (D:20261122130501+01'00')\n");
    fixCreationDate(offset, storyTime(80min));
    QCOMPARE(offset, QByteArray("/CreationDate (D:20261120142000Z00'00')\n"));
}

} // namespace tst_painted

HP_GUI_TEST(tst_painted, TestPainted)
#include "tst_painted.moc"
