// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/Service.h"

#include <memory>

namespace hp::app {

/// A `.holdpoint` bundle opened for reading: the views of the end of its range, those of any
/// instant of it, timelines, its incident and exports of it. What it tells is imported into a
/// record in a folder of its own, which goes with this. There is no cluster, no API and no role
/// that may write. Control thread.
class BundleService final : public Service
{
    Q_OBJECT
public:
    explicit BundleService(Options options);
    ~BundleService() override;

    [[nodiscard]] Result<BackendReady> start() override;
    void requestStop() override;

protected:
    [[nodiscard]] TakenOver takeOver(const Options &next) override;

private:
    [[nodiscard]] Result<Done> openFolder();
    [[nodiscard]] Result<Done> openRecord();
    void composeViews();
    [[nodiscard]] Result<Done> composeIncident();
    [[nodiscard]] Result<Done> openFront();

    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::app
