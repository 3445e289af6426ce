// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Reactor.h"
#include "backend/lab/bmc/BmcDoor.h"
#include "model/resource/Object.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace hp::lab {

/// The own addresses of those Bmcs that have spec.ownAddress, kept in step with the objects. Lives
/// on the control thread; its connections on a thread of their own, which runs once there is one.
class LabDoors
{
public:
    using Serve = std::function<void(const ObjectKey &, std::shared_ptr<WireExchange>)>;

    /// `serve` is called on the connections' thread.
    explicit LabDoors(Serve serve)
        : m_serve(std::move(serve))
    { }
    LabDoors(const LabDoors &) = delete;
    LabDoors &operator=(const LabDoors &) = delete;
    ~LabDoors() { stop(); }

    /// The Bmc is new, changed, or gone (`after` is null).
    void bmcChanged(const Object &before, const Object &after);
    /// "https://127.0.0.1:41234", or empty for a Bmc that is served with the others.
    [[nodiscard]] std::string addressOf(const ObjectKey &bmc) const;
    void stop();

private:
    struct Door {
        std::shared_ptr<BmcDoor> door{};
        std::uint16_t port = 0;
        DoorManners manners{};
    };

    void open(const Object &bmc);
    void shut(const ObjectKey &bmc);

    Serve m_serve;
    DoorCertificates m_certificates{};
    std::shared_ptr<http::Reactor> m_reactor{};
    std::map<ObjectKey, Door> m_doors{};
};

} // namespace hp::lab
