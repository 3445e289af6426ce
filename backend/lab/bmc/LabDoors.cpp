// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/LabDoors.h"

#include "backend/lab/Read.h"
#include "backend/lab/bmc/BmcProfile.h"

#include <QLoggingCategory>

#include <charconv>
#include <future>
#include <utility>

namespace hp::lab {

namespace {

Q_LOGGING_CATEGORY(lcDoors, "holdpoint.lab.bmc")

DoorManners mannersOf(const Object &bmc)
{
    DoorManners manners;
    manners.tls = {bmc.text("/spec/faults/certificate"), bmc.text("/spec/faults/tls")};
    manners.refuses = flagAt(bmc, "/spec/faults/refusesConnections");
    const Duration idle = durationAt(bmc, "/spec/faults/idleClose", Duration::zero());
    manners.idleClose = std::chrono::ceil<std::chrono::milliseconds>(idle);
    return manners;
}

/// The port of an address that the Bmc had before, so that a restart does not move it; or zero.
std::uint16_t portOf(const std::string &address)
{
    constexpr std::string_view start = "https://127.0.0.1:";
    std::uint16_t port = 0;
    if (address.starts_with(start))
        std::from_chars(address.data() + start.size(), address.data() + address.size(), port);
    return port;
}

} // namespace

void LabDoors::bmcChanged(const Object &before, const Object &after)
{
    if (!after || !hasOwnAddress(after)) {
        shut((after ? after : before).key());
        return;
    }
    const auto it = m_doors.find(after.key());
    if (it == m_doors.end()) {
        open(after);
        return;
    }
    const DoorManners manners = mannersOf(after);
    if (manners == it->second.manners)
        return;
    auto tls = m_certificates.contextFor(manners.tls);
    if (!tls) {
        qCWarning(lcDoors) << QString::fromStdString(tls.error().message);
        return;
    }
    it->second.manners = manners;
    m_reactor->post([door = it->second.door, manners, tls = *tls] { door->use(manners, tls); });
}

void LabDoors::open(const Object &bmc)
{
    const ObjectKey key = bmc.key();
    const DoorManners manners = mannersOf(bmc);
    auto tls = m_certificates.contextFor(manners.tls);
    if (!tls) {
        qCWarning(lcDoors) << QString::fromStdString(tls.error().message);
        return;
    }
    if (!m_reactor) {
        m_reactor = std::make_shared<http::Reactor>();
        m_reactor->start();
    }
    Door made;
    made.manners = manners;
    made.door = std::make_shared<BmcDoor>(
        m_reactor, [serve = m_serve, key](std::shared_ptr<WireExchange> exchange) {
            serve(key, std::move(exchange));
        });
    // The port is part of the Bmc's address; the connections' thread waits for nobody.
    std::promise<Result<std::uint16_t>> opened;
    auto result = opened.get_future();
    const std::uint16_t wished = portOf(bmc.text("/status/address"));
    m_reactor->post([door = made.door, wished, manners, tls = *tls, &opened] {
        auto port = door->open(wished, tls);
        if (port)
            door->use(manners, tls);
        opened.set_value(std::move(port));
    });
    const auto port = result.get();
    if (!port) {
        qCWarning(lcDoors) << QString::fromStdString(port.error().message);
        return;
    }
    made.port = *port;
    m_doors[key] = std::move(made);
}

void LabDoors::shut(const ObjectKey &bmc)
{
    const auto it = m_doors.find(bmc);
    if (it == m_doors.end())
        return;
    m_reactor->post([door = it->second.door] { door->close(); });
    m_doors.erase(it);
}

std::string LabDoors::addressOf(const ObjectKey &bmc) const
{
    const auto it = m_doors.find(bmc);
    return it == m_doors.end() ? std::string()
                               : "https://127.0.0.1:" + std::to_string(it->second.port);
}

void LabDoors::stop()
{
    if (!m_reactor)
        return;
    std::promise<void> closed;
    auto done = closed.get_future();
    m_reactor->post([this, &closed] {
        for (const auto &[key, door] : m_doors)
            door.door->close();
        closed.set_value();
    });
    done.wait();
    m_reactor->stop();
    m_doors.clear();
    m_reactor.reset();
}

} // namespace hp::lab
