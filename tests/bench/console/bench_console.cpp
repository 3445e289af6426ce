// SPDX-License-Identifier: Apache-2.0
// The console under a storm: frame times, the wait of a key for its picture and memory, over fleets
// of two sizes that change 2,000 times a second; then a machine with 200,000 transitions, zoomed
// and moved; then what painting a full timeline costs. The gateway is another process, so that its
// work is not ours. One JSON line per figure.
#include "tests/bench/console/FleetFeed.h"
#include "tests/bench/console/FrameMeter.h"
#include "tests/bench/console/MemoryLog.h"
#include "tests/bench/console/TimelinePaint.h"
#include "tests/bench/load/Figure.h"
#include "tests/bench/load/ProcessMeter.h"
#include "tests/support/gateway/DemoFleet.h"
#include "ui/fleet/MachineMatrix.h"
#include "ui/shell/ConsoleWindow.h"
#include "ui/shell/Renderer.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QQuickWindow>
#include <QSGRendererInterface>
#include <QTimer>

#include <cstdio>
#include <ctime>
#include <memory>

using namespace hp;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int defaultChanges = 2000; ///< a second
constexpr int longPast = 200'000;
constexpr int settleSeconds = 10;

[[noreturn]] void fail(const QString &why)
{
    std::fprintf(stderr, "bench_console: %s\n", qPrintable(why));
    std::exit(1);
}

void figure(const QString &name,
            double value,
            const char *unit,
            std::size_t n,
            std::optional<double> goal,
            std::vector<std::pair<std::string, double>> beside = {})
{
    bench::print("console",
                 {.name = name.toStdString(),
                  .value = value,
                  .unit = unit,
                  .n = static_cast<std::int64_t>(n),
                  .goal = goal,
                  .beside = std::move(beside)});
}

/// Turns the event loop until `done` or the time is over. Sleeps while nothing happens: a loop that
/// asks again and again would be the most of what the CPU figure shows.
template<typename Done>
bool turn(double seconds, const Done &done)
{
    QEventLoop loop;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (done())
            loop.quit();
    });
    look.start(20);
    QTimer::singleShot(
        static_cast<int>(seconds * 1000), Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
    return done();
}

void turn(double seconds)
{
    QEventLoop loop;
    QTimer::singleShot(
        static_cast<int>(seconds * 1000), Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

/// The other process; it says its port on its first line.
class Feed
{
public:
    Feed(int machines, int changes, int transitions)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(),
                        {u"--feed"_s,
                         u"--machines"_s,
                         QString::number(machines),
                         u"--changes"_s,
                         QString::number(changes),
                         u"--transitions"_s,
                         QString::number(transitions)});
        if (!m_process.waitForReadyRead(60'000))
            fail(u"the feed did not start"_s);
        m_url = QUrl(u"ws://127.0.0.1:"_s + QString::fromUtf8(m_process.readLine().trimmed()));
    }
    ~Feed()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Feed(const Feed &) = delete;
    Feed &operator=(const Feed &) = delete;

    [[nodiscard]] QUrl url() const { return m_url; }

private:
    QProcess m_process;
    QUrl m_url;
};

std::unique_ptr<ui::ConsoleWindow> show(const Feed &feed, ui::UiClock &clock)
{
    ui::ConsoleOptions options;
    options.url = feed.url();
    options.theme = ui::ThemeChoice::Light;
    auto console = std::make_unique<ui::ConsoleWindow>(options, clock);
    if (!console->show())
        fail(u"the window does not load: "_s + console->warnings().join(u' '));
    if (!turn(120, [&] { return console->session().isFleetLoaded(); }))
        fail(u"no fleet arrived"_s);
    console->window()->requestActivate();
    return console;
}

/// product.md 6: 16 ms; with the software renderer 33 ms.
double frameGoal(const QQuickWindow &window)
{
    const auto api = window.rendererInterface()->graphicsApi();
    return api == QSGRendererInterface::Software ? 33 : 16;
}

void printTimes(const QString &name, const bench::TimeCounts &times, double goal)
{
    figure(name,
           times.percentile(0.99),
           "ms",
           static_cast<std::size_t>(times.count()),
           goal,
           {{"p50", times.percentile(0.5)}, {"max", times.longest()}});
}

void printFrames(const QString &name, const bench::FrameMeter &meter, double goal)
{
    printTimes(name + u", frame p99"_s, meter.frames(), goal);
    printTimes(name + u", key to picture p99"_s, meter.keys(), 100);
}

/// Of this thread alone: others on the machine do not count.
double cpuMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// What it costs to paint all of the matrix, whatever else a frame has.
void printMatrix(const QString &name, const QQuickWindow &window)
{
    auto *matrix = window.findChild<ui::MachineMatrix *>();
    if (!matrix)
        fail(u"there is no matrix"_s);
    QImage image(matrix->size().toSize(), QImage::Format_ARGB32_Premultiplied);
    bench::TimeCounts times;
    for (int i = 0; i < 220; ++i) {
        const double before = cpuMilliseconds();
        QPainter painter(&image);
        matrix->paint(&painter);
        painter.end();
        if (i >= 20) // before that caches fill
            times.add(cpuMilliseconds() - before);
    }
    printTimes(name + u", matrix p99"_s, times, 4);
}

/// A fleet that changes all the time, while somebody walks through its table.
void storm(int machines, int changes, double minutes, double memoryGoal)
{
    const QString name = u"%1 machines, %2 changes/s"_s.arg(machines).arg(changes);
    const Feed feed(machines, changes, 0);
    ui::SystemUiClock clock;
    const auto console = show(feed, clock);
    bench::FrameMeter meter(*console->window());
    const bench::ProcessMeter process(QCoreApplication::applicationPid());
    turn(settleSeconds);
    meter.restart();
    const double cpuBefore = process.cpuSeconds();
    bench::MemoryLog memory(minutes);
    QElapsedTimer time;
    time.start();
    const auto elapsed = [&time] { return static_cast<double>(time.elapsed()) / 60'000; };
    int pressed = 0;
    for (; elapsed() < minutes; turn(0.217)) { // beats with no period of ours
        memory.poll(elapsed());
        // Somebody who walks: down the table mostly, up now and then.
        meter.pressKey(pressed++ % 7 == 0 ? Qt::Key_K : Qt::Key_J);
    }
    memory.poll(minutes);
    printMatrix(name, *console->window());
    if (console->machine().key().isEmpty())
        fail(u"no key reached the table"_s);
    printFrames(name, meter, frameGoal(*console->window()));
    figure(name + u", CPU"_s,
           (process.cpuSeconds() - cpuBefore) / (minutes * 60) * 100,
           "% of a core",
           1,
           std::nullopt);
    bench::print("console",
                 memory.resident(u"%1, memory after %2 min"_s.arg(name).arg(minutes).toStdString(),
                                 memoryGoal));
    bench::print("console",
                 memory.inUse(QString(name + u", of it in use by malloc"_s).toStdString()));
}

/// A long past, zoomed and moved as fast as frames come.
void longTimeline()
{
    const QString name = u"timeline of %1 transitions"_s.arg(longPast);
    const Feed feed(20, defaultChanges, longPast);
    ui::SystemUiClock clock;
    const auto console = show(feed, clock);
    bench::FrameMeter meter(*console->window());
    QElapsedTimer opening;
    opening.start();
    console->machine().setKey(tests::DemoFleet::heldKey());
    console->window()->setProperty("page", u"machine"_s);
    if (!turn(120, [&] { return console->machine().isTimelineLoaded(); }))
        fail(u"the timeline did not arrive"_s);
    turn(1);
    const double opened = static_cast<double>(opening.elapsed() - 1000);
    meter.restart();
    // In, along, out again, back: each key a new picture.
    const QList<int> walk{Qt::Key_W,
                          Qt::Key_W,
                          Qt::Key_A,
                          Qt::Key_A,
                          Qt::Key_W,
                          Qt::Key_D,
                          Qt::Key_S,
                          Qt::Key_D,
                          Qt::Key_S,
                          Qt::Key_S};
    for (int i = 0; i < 400; ++i) {
        meter.pressKey(walk[i % walk.size()]);
        turn(0.03);
    }
    printFrames(name + u", zoom and move"_s, meter, frameGoal(*console->window()));
    figure(name + u", open"_s, opened, "ms", longPast, std::nullopt);
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QCommandLineParser parser;
    parser.addOptions({{u"feed"_s, u"be the gateway"_s},
                       {u"machines"_s, u"storm over a fleet of this size alone"_s, u"n"_s},
                       {u"changes"_s, u"a second"_s, u"n"_s, QString::number(defaultChanges)},
                       {u"transitions"_s, u"of the long past"_s, u"n"_s, u"0"_s},
                       {u"paint"_s, u"only what painting a timeline costs"_s},
                       {u"minutes"_s, u"of each storm; 0: only the long past"_s, u"m"_s, u"30"_s}});
    parser.addHelpOption();
    QGuiApplication app(argc, argv);
    parser.process(app);
    const int machines = parser.value(u"machines"_s).toInt();
    const int changes = parser.value(u"changes"_s).toInt();
    if (parser.isSet(u"feed"_s)) {
        bench::FleetFeed feed(machines, changes, parser.value(u"transitions"_s).toInt());
        const quint16 port = feed.listen();
        if (port == 0)
            return 1;
        std::printf("%d\n", port);
        std::fflush(stdout);
        return QGuiApplication::exec();
    }
    if (parser.isSet(u"paint"_s)) {
        bench::printTimelinePaint();
        return 0;
    }
    ui::chooseRenderer();
    const double minutes = parser.value(u"minutes"_s).toDouble();
    if (machines > 0) {
        storm(machines, changes, minutes, machines > 2'000 ? 600 : 300);
        return 0;
    }
    if (minutes > 0) {
        storm(2'000, changes, minutes, 300);
        storm(20'000, changes, minutes, 600);
    }
    longTimeline();
    bench::printTimelinePaint();
    return 0;
}
