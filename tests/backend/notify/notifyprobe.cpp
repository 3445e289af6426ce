// SPDX-License-Identifier: Apache-2.0
// The notifications of a backend on a clock that is moved by what stands on the standard input:
//   notifyprobe alertmanager|email URL OUTBOX START
// "raise CAUSE", "end CAUSE" and "pass MINUTES", one a line; each is answered with what waits.
#include "backend/notify/CurlSender.h"
#include "backend/notify/NotifyService.h"
#include "backend/runtime/ManualClock.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <iostream>
#include <sstream>
#include <string>

using namespace hp;
using namespace hp::notify;

namespace {

/// The real way, and whether something is under way on it.
class WaitedSender final : public Sender
{
public:
    void send(Delivery delivery, Reply<Answer> reply) override
    {
        ++underWay;
        m_sender.send(std::move(delivery),
                      [this, reply = std::move(reply)](const Result<Answer> &answer) {
                          --underWay;
                          reply(answer);
                      });
    }

    int underWay = 0;

private:
    CurlSender m_sender{};
};

alarms::Alarm alarmOf(const std::string &cause, TimePoint now)
{
    alarms::Alarm alarm;
    alarm.source.machine = "ns/" + cause;
    alarm.source.key = alarm.source.machine + "/hook";
    alarm.source.text = "Machine " + cause + " wartet für “" + cause + "”.";
    alarm.source.priority = 1;
    alarm.source.since = now;
    alarm.cause = cause;
    alarm.raised = now;
    return alarm;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc != 5)
        return 2;
    const bool isRelay = std::string(argv[1]) == "email";
    Receiver receiver{.name = "peer",
                      .kind = isRelay ? ReceiverKind::Email : ReceiverKind::Alertmanager,
                      .url = argv[2]};
    if (isRelay) {
        receiver.from = "holdpoint@example.com";
        receiver.to = {"a@example.com", "b@example.com"};
    }
    runtime::ManualClock clock(parseTime(argv[4]).value());
    std::map<std::string, alarms::Alarm> standing;
    auto sender = std::make_unique<WaitedSender>();
    const int &underWay = sender->underWay;
    const auto settle = [&underWay] {
        while (underWay > 0)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    };
    NotifyService::Parts parts;
    parts.clock = &clock;
    parts.sender = std::move(sender);
    parts.cluster = "prod";
    parts.alarms = [&standing]() -> const std::map<std::string, alarms::Alarm> & {
        return standing;
    };
    parts.acknowledge = [&standing](const std::string &cause, const std::string &by) {
        alarms::Alarm &alarm = standing["ns/" + cause + "/hook"];
        alarm.state = alarms::AlarmState::Acknowledged;
        alarm.acknowledgedBy = by;
        std::cerr << "acknowledged " << cause << " by " << by << std::endl;
    };
    NotifyService service(
        std::move(parts), Outbox::open(argv[3]).value(), {{receiver}, {{.receivers = {"peer"}}}});
    service.start();
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string verb;
        std::string word;
        words >> verb >> word;
        if (verb == "raise")
            standing["ns/" + word + "/hook"] = alarmOf(word, clock.now());
        else if (verb == "end")
            standing.erase("ns/" + word + "/hook");
        else
            clock.advance(std::chrono::minutes(std::stoi(word)), settle);
        settle();
        const ReceiverStatus status = service.status().front();
        std::cout << status.pending << ' ' << status.state.lastError << std::endl;
    }
    return 0;
}
