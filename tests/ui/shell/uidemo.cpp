// SPDX-License-Identifier: Apache-2.0
// The console over a made-up fleet, for work on its looks: no backend, the real protocol.

#include "tests/support/gateway/DemoFleet.h"
#include "tests/support/gateway/DemoHolds.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "ui/shell/Console.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QTimer>

using namespace hp;

namespace {

QString stampNow()
{
    return QDateTime::currentDateTimeUtc().toString(
        QStringLiteral("yyyy-MM-dd'T'HH:mm:ss.zzz'000Z'"));
}

} // namespace

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addOption({QStringLiteral("machines"),
                      QStringLiteral("size of the fleet"),
                      QStringLiteral("n"),
                      QStringLiteral("60")});
    parser.addOption({QStringLiteral("kiosk"), QStringLiteral("full screen, nothing to operate")});
    parser.addOption({QStringLiteral("theme"),
                      QStringLiteral("light, dark or contrast"),
                      QStringLiteral("name"),
                      QString()});
    parser.addOption(
        {QStringLiteral("self-test"), QStringLiteral("go through all pages and leave")});
    parser.addOption({QStringLiteral("silent-after"),
                      QStringLiteral("seconds until the server goes deaf"),
                      QStringLiteral("s"),
                      QString()});
    parser.addOption({QStringLiteral("size"),
                      QStringLiteral("of the pictures, WxH"),
                      QStringLiteral("size"),
                      QStringLiteral("1440x900")});
    parser.addOption({QStringLiteral("shot"),
                      QStringLiteral("PAGE=FILE, may be repeated"),
                      QStringLiteral("shot"),
                      QString()});
    parser.addOption({QStringLiteral("level"),
                      QStringLiteral("guard level of every review"),
                      QStringLiteral("G2"),
                      QStringLiteral("G3")});
    parser.addOption({QStringLiteral("state"),
                      QStringLiteral("state of every review, of docs/protocol.md"),
                      QStringLiteral("state"),
                      QStringLiteral("previewed")});
    parser.addOption({QStringLiteral("calm"), QStringLiteral("nothing holds")});
    parser.addHelpOption();
    parser.process(app);

    tests::ScriptedGateway gateway;
    const tests::DemoFleet fleet(parser.value(QStringLiteral("machines")).toInt(),
                                 QDateTime::currentDateTimeUtc());
    const QJsonObject rows = fleet.fleet();
    gateway.setRows(QStringLiteral("fleet"), rows);
    gateway.setRows(QStringLiteral("connection"), fleet.connection());
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QJsonObject holds =
        tests::demoHolds(parser.isSet(QStringLiteral("calm")) ? QJsonObject() : rows, now);
    gateway.setRows(QStringLiteral("holds"), holds);
    gateway.setRows(QStringLiteral("alarms"), tests::demoAlarms(holds, now));
    QJsonObject review =
        tests::demoOverride(QStringLiteral("o1"), parser.value(QStringLiteral("level")), now);
    review.insert(QStringLiteral("state"), parser.value(QStringLiteral("state")));
    review.insert(QStringLiteral("by"), QStringLiteral("operator"));
    review.insert(QStringLiteral("reason"), QStringLiteral("OPS-4711: its owner is gone"));
    if (parser.value(QStringLiteral("state")) != QLatin1String("previewed")) {
        review.insert(QStringLiteral("committedAt"), stampNow());
        review.insert(QStringLiteral("sendAt"), now.addSecs(8).toString(Qt::ISODateWithMs));
        review.insert(QStringLiteral("outcome"), QStringLiteral("The hook is gone."));
    }
    gateway.setRows(QStringLiteral("overrides"), {{QStringLiteral("o1"), review}});
    gateway.setMayWrite(true);
    gateway.answerCommand(
        QStringLiteral("override.preview"),
        {{QStringLiteral("outcome"), QStringLiteral("observed")},
         {QStringLiteral("result"), QJsonObject{{QStringLiteral("id"), QStringLiteral("o1")}}}});
    for (auto row = rows.begin(); row != rows.end(); ++row) {
        gateway.setRows(QStringLiteral("machine/") + row.key(), fleet.machine(row.key()));
        gateway.setRows(QStringLiteral("timeline/168h?") + row.key(), fleet.timeline(row.key()));
    }
    if (!gateway.listen())
        return 1;
    gateway.tick(stampNow());
    QTimer ticks;
    QObject::connect(&ticks, &QTimer::timeout, &gateway, [&gateway] { gateway.tick(stampNow()); });
    ticks.start(1000);
    if (parser.isSet(QStringLiteral("silent-after")))
        QTimer::singleShot(parser.value(QStringLiteral("silent-after")).toInt() * 1000,
                           &gateway,
                           [&gateway] { gateway.setMute(true); });

    ui::ConsoleOptions options;
    options.url = gateway.url();
    options.kiosk = parser.isSet(QStringLiteral("kiosk"));
    options.selfTest = parser.isSet(QStringLiteral("self-test"));
    const QString theme = parser.value(QStringLiteral("theme"));
    options.theme = theme == QLatin1String("dark") ? ui::ThemeChoice::Dark
        : theme == QLatin1String("contrast")       ? ui::ThemeChoice::Contrast
                                                   : ui::ThemeChoice::Light;
    const QStringList size = parser.value(QStringLiteral("size")).split(QLatin1Char('x'));
    options.shotSize = QSize(size.value(0).toInt(), size.value(1).toInt());
    for (const QString &shot : parser.values(QStringLiteral("shot")))
        options.shots.append(
            {shot.section(QLatin1Char('='), 0, 0), shot.section(QLatin1Char('='), 1)});
    return ui::runConsole(app, options);
}
