// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// Ways out of a cause (model/rules/holds). Each stands alone, as a whole.
// clang-format off
#define HP_EXIT_MESSAGES(row) \
    row(waitForNextDrain, "wait: the drain is tried again by itself") \
    row(waitInVainUnlessBudget, "wait: in vain, unless the budget changes") \
    row(skipDrainThisSkipsEvery, "skip the drain; this skips every preDrain hook too") \
    row(uncordonOneTwoNodesOr, "uncordon one of the two Nodes, or bring the missing pod back") \
    row(uncordonNodeOnceServesAgain, "uncordon Node %1 once it serves again", Name) \
    row(fenceHostAndDeleteNode, "fence the host and delete the Node: then no eviction is needed") \
    row(runOneMoreReplicaOr, "run one more replica, or lower minAvailable of %1", Name) \
    row(findOutWhyPodDoes, "find out why pod %1 does not end", Name) \
    row(giveBudgetRoomMoreReady, "give the budget room: more ready pods, or a smaller minAvailable") \
    row(cureWhatDrainComplainsAbout, "cure what the drain complains about") \
    row(raiseMaxUnavailable, "raise maxUnavailable of %1", Name) \
    row(lowerMinAvailable, "lower minAvailable of %1", Name) \
    row(runMoreReplicasOr, "run %1 more replicas, or lower minAvailable of %2", Count, Name) \
    row(deleteOneOfTwoBudgets, "delete one of the budgets %1 and %2, or change the selector of one", Name, Name) \
    row(waitInVainTwoBudgets, "wait: in vain, the API evicts no pod that two budgets select") \
    row(cureWhatRefusalComplainsAbout, "cure what the refusal complains about") \
    row(lookAtWhoeverTakesFinalizerOff, "look at whoever takes finalizer %1 off", Name) \
    row(takeFinalizerOffPod, "take finalizer %1 off pod %2; what it stands for is not done then", Name, Name) \
    row(waitPodEndsWithin, "wait: the pod ends by itself, at the latest in %1", Age) \
    row(lookAtPod, "look at pod %1", Name) \
    row(getPodReadyAgain, "get pod %1 ready again", Name) \
    row(makePlaceForPod, "make place for pod %1: uncordon a Node or add one", Name) \
    row(cureNodeOrDeleteIt, "bring Node %1 back, or fence its host and delete it", Name) \
    row(letSickPodsGo, "set unhealthyPodEvictionPolicy of %1 to AlwaysAllow: then pods that are not ready may go", Name) \
    row(retryDrainNow, "retry the drain now") \
    row(findOutWhyVolumeDoesNotDetach, "find out why volume %1 does not detach", Name) \
    row(waitOtherDrainEnds, "wait: this drain begins when the one of Node %1 is over", Name) \
    row(waitInVainUnlessUncordoned, "wait: in vain, unless Node %1 is uncordoned", Name) \
    row(waitInVainUntilPodsGo, "wait: in vain, no kubelet is there to end the pods") \
    row(deleteMachineAndCreateAnother, "delete the machine and create another yourself; nothing replaces it") \
    row(startInstanceAgain, "start the instance %1 again in the provider", Name) \
    row(ownerTakesHookOff, "wait: %1 takes the hook off when it is done", Name) \
    row(itsOwnerTakesHookOff, "wait: its owner takes the hook off when it is done") \
    row(ownerTakesHookOffNoHistory, "wait: %1 takes the hook off when it is done; there is no history yet", Name) \
    row(itsOwnerTakesHookOffNoHistory, "wait: its owner takes the hook off when it is done; there is no history yet") \
    row(ownerTakesHookOffWithin, "wait: %1 takes the hook off when it is done; 19 of 20 took at most %2 more", Name, Age) \
    row(itsOwnerTakesHookOffWithin, "wait: its owner takes the hook off when it is done; 19 of 20 took at most %1 more", Age) \
    row(waitNobodyIsThereTake, "wait: nobody is there to take the hook off") \
    row(lookAt, "look at %1", Name) \
    row(askOwner, "ask the owner of %1", Name) \
    row(ask, "ask %1", Name) \
    row(removeHook, "remove the hook %1", Name) \
    row(removeHookForGood, "remove the hook %1; it cannot be put back on a deleting machine", Name) \
    row(cureWhatComplainsAbout, "cure what %1 complains about", Name) \
    row(installAgain, "install %1 again", Name) \
    row(startAgain, "start %1 again", Name) \
    row(seeWhyIsNotRunning, "see why %1 is not Running", Name) \
    row(createMachineForNewMaster, "create a Machine for a new master, or activate the ControlPlaneMachineSet") \
    row(waitWhoeverPutFinalizerTakes, "wait: whoever put the finalizer takes it off") \
    row(waitDeletionGoesOn, "wait: the deletion goes on") \
    row(tellThatHookWasPassed, "tell %1 that its hook was passed", Name) \
    row(deleteMachineSetMakesNew, "delete the machine; its set makes a new one") \
    row(setMissing, "set %1", Clause) \
    row(deleteMachineDeletionIsNot, "delete the machine; deletion is not validated") \
    row(waitMigrationEnds, "wait: the migration ends") \
    row(waitOtherAPIHas, "wait: the other API has it") \
    row(setSpecAuthoritativeAPIMachineAPI, "set spec.authoritativeAPI to MachineAPI") \
    row(waitHostMayBecomeFree, "wait: a host may become free") \
    row(addHostThatHostSelectorMatches, "add a host that its hostSelector matches, or free one") \
    row(waitWhoeverPausedHostGoes, "wait: whoever paused the host goes on with it") \
    row(takeAnnotationOff, "take the annotation %1 off", Name) \
    row(waitNewPasswordInSecret, "wait: a new password in the Secret is tried at once") \
    row(putRightUsernameAndPassword, "put the right username and password into Secret %1", Name) \
    row(waitCommandIsRepeatedAfter, "wait: the command is repeated after a growing pause") \
    row(lookAtBMCsOwnLog, "look at the BMC's own log") \
    row(checkBMCsNetworkAddressAnd, "check the BMC's network, address and credentials") \
    row(waitKeyGoesWhenNode, "wait: the key goes when the Node is gone") \
    row(takeBackRequestAnnotationMachine, "take back the request: the annotation of the Machine, or the Metal3Remediation") \
    row(waitIsForcedOffAt, "wait: it is forced off at the deadline") \
    row(lookAtConsoleHostService, "look at the console of the host: a service does not stop") \
    row(askForHardPowerOff, "ask for a hard power-off") \
    row(waitWorkIsReportedDone, "wait: the host is switched on when the work is reported done, or the event ends") \
    row(takeAnnotationOffObject, "take the annotation %1 off %2", Name, Name) \
    row(reportWorkDone, "when the work is done: set annotation %1 on MachineMaintenance %2", Name, Name) \
    row(waitOwnerKeyTakesAway, "wait: the owner of the key takes it away") \
    row(askWhoeverSetKey, "ask whoever set the key %1", Name) \
    row(removeKeyServerStartsAt, "remove the key; the server starts at once") \
    row(waitBMCIsAskedAgain, "wait: the BMC is asked again by itself") \
    row(waitHostIsSwitchedOn, "wait: the host is switched on by itself") \
    row(setSpecOnlineFalseWhen, "set spec.online to false when it shall stay off") \
    row(waitActsAgainWhenFewer, "wait: it acts again when fewer are unhealthy") \
    row(findWhatUnhealthyMachinesHave, "find what the unhealthy machines have in common: network, rack, upgrade") \
    row(raiseMaxUnhealthy, "raise maxUnhealthy of %1", Name) \
    row(waitBeginsByItself, "wait: it begins by itself") \
    row(waitBeginsAfterUpgrade, "wait: it begins after the upgrade") \
    row(beginNowOutsideWindow, "begin it now, outside of the window") \
    row(findOutWhyItComesAndGoes, "find out why %1 comes and goes", Name) \
    row(giveInstanceNameAndAddressOfItsOwn, "give the instance a name and an address of its own") \
    row(waitCloudInitialisesNode, "wait: a cloud controller takes the taint off") \
    row(lookAtCloudControllerManager, "look at the cloud controller manager and its log") \
    row(waitConfigurationIsDone, "wait: it is uncordoned when its configuration is done") \
    row(waitWhoeverCordonedIt, "wait: whoever cordoned it uncordons it") \
    row(waitInVainUnlessOptOutGoes, "wait: in vain, unless the opt-out goes") \
    row(lookAtMaintenanceInWork, "look at the maintenance that is in work") \
    row(cureWhatBlocksMaintenance, "cure what blocks it; it begins by itself then") \
    row(waitInVainNoWindow, "wait: in vain, no window opens for this machine") \
    row(makeWindowForMachine, "make a window that selects this machine, or label the machine for one") \
    row(correctWindow, "correct window %1", Name) \
    row(endPauseOfWindow, "take pausedUntil off window %1", Name) \
    row(takeExclusionOff, "take the exclusion off window %1", Name) \
    row(waitSomebodyApproves, "wait: somebody approves it") \
    row(approveMaintenance, "approve it: set spec.approved of %1", Name) \
    row(waitInVainMaintenanceFailed, "wait: in vain, what failed is not tried again") \
    row(deleteMaintenance, "delete MachineMaintenance %1; what it set is undone", Name) \
    row(waitInVainPersonHasToAct, "wait: in vain, nothing is done by itself") \
    row(doItByHand, "do %1 by hand", Name) \
    row(waitProviderDoesIt, "wait: the provider does it itself") \
    row(waitMaintenanceGoesOn, "wait: the maintenance goes on by itself") \
    row(waitProviderIsAskedAgain, "wait: the provider is asked again by itself") \
    row(cureWhatProviderComplainsAbout, "cure what the provider complains about: quota, credentials, network") \
    row(deleteNodeOfGoneInstance, "delete Node %1: its instance is gone", Name) \
    row(lookAtInstance, "look at the instance %1 in the provider", Name) \
    row(lookAtProviderAndItsLog, "look at the provider, and at the log of the machine controller") \
    row(waitInVainUnlessProviderId, "wait: in vain, the provider id of a Node does not change") \
    row(registerNodeAnew, "delete Node %1 and restart its kubelet, so that it registers anew", Name) \
    row(waitNodeJoins, "wait: the Node joins when the instance has booted") \
    row(lookAtConsoleOfInstance, "look at the console of the instance: boot, network, certificates") \
    row(waitHealthCheckActs, "wait: the health check acts by itself") \
    row(lookAtAgentOf, "look at the pod that takes the taint %1 off Node %2 when it runs", Name, Name) \
    row(waitOwnerChangesBudget, "wait: %1 made the budget and changes it when it can", Name) \
    row(takeConsumerOffHost, "take spec.consumerRef off BareMetalHost %1", Name) \
    row(waitPodHasMoved, "wait: the pod is being moved, and lets go when it has") \
    row(waitNodeMayComeBack, "wait: the Node may come back by itself") \
    row(waitInVainTwoMachines, "wait: in vain, one Node is not two machines") \
    row(deleteMachineWithoutInstance, "delete the one of the two machines that has no instance of its own") \
    row(restartKubeletSoThatItRegisters, "restart the kubelet, so that it registers its Node again") \
    row(lookAtKubeletOf, "look at the kubelet of %1", Name) \
    row(cureWhatItComplainsAbout, "cure what it complains about") \
    row(waitInVainNobodyReadsIt, "wait: in vain, nobody reads it") \
    row(writeItAsAnnotation, "write it as an annotation") \
    row(correctAnnotation, "take the annotation off and set the one that is meant") \
    row(waitForOwnerOfHold, "wait: %1 goes on with it", Name) \
    row(waitWhoeverTaintedIt, "wait: whoever put the taint takes it off") \
    row(takeTaintOff, "take the taint %1 off Node %2", Name, Name) \
    row(findOutWhyPodsAreNotMade, "find out why the pods that budget %1 lacks are not made: quota, admission, scheduling", Name) \
    row(correctBudget, "correct budget %1: its selector, or the owners of its pods", Name) \
    row(waitNodeIsGone, "wait: whoever deleted the Node sees to the end of it") \
    row(takeFinalizerOffNode, "take finalizer %1 off Node %2", Name, Name)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_EXIT_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
