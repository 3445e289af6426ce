// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"

#include <QObject>

#include <functional>
#include <memory>

namespace hp::test {

/// One implementation of the Cluster port, empty but for a namespace "contract", for one test.
class ClusterFixture
{
public:
    ClusterFixture() = default;
    ClusterFixture(const ClusterFixture &) = delete;
    ClusterFixture &operator=(const ClusterFixture &) = delete;
    virtual ~ClusterFixture() = default;

    [[nodiscard]] virtual cluster::Cluster &cluster() = 0;
};

/// What every implementation of the Cluster port promises, written against the port alone. Give it
/// a factory and run it with QTest::qExec.
class ClusterContract : public QObject
{
    Q_OBJECT
public:
    using Factory = std::function<std::unique_ptr<ClusterFixture>()>;

    explicit ClusterContract(Factory factory);
    ~ClusterContract() override;

private slots:
    void init();
    void cleanup();

    void everyReplyComesAfterTheCallReturned();
    void aCreatedObjectHasItsIdentity();
    void aTakenNameIsAlreadyExists();
    void aMissingObjectIsNotFound();
    void aMissingNamespaceIsNotFound();
    void aGeneratedNameStartsWithItsBase();
    void aStaleUpdateIsAConflict();
    void anUpdateThatChangesNothingKeepsTheRevision();
    void aMergePatchWithAStaleRevisionIsAConflict();
    void aJsonPatchWhoseTestFailsChangesNothing();
    void specMovesTheGeneration();
    void statusIsWrittenOnlyThroughItsSubresource();
    void aFinalizerHoldsADeletedObject();
    void deletePreconditionsAreChecked();
    void aDryRunStoresNothing();
    void aListIsSortedAndSelective();
    void aWatchFromAListMissesNothing();
    void aWatchFromZeroStartsWithWhatIsThere();
    void aWatchSaysWhenItHasDeliveredWhatWasThere();
    void aGuardJudgesWhatWouldBeStored();
    void selectorTransitionsAppearAsAddedAndDeleted();
    void aRemovalShowsTheLastContentWithANewRevision();
    void aDestroyedWatchIsSilent();
    void aSinkMayWriteAndEndItsOwnWatch();
    void aRecordedEventAppears();

private:
    [[nodiscard]] cluster::Cluster &cluster() const { return m_fixture->cluster(); }

    Factory m_factory;
    std::unique_ptr<ClusterFixture> m_fixture{};
};

} // namespace hp::test
