// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// Ways out of a cause (model/rules/holds). Each stands alone, as a whole.
// clang-format off
#define HP_EXIT_MESSAGES(row) \
    row(waitForNextDrain, "wait: the drain will be retried") \
    row(waitInVainUnlessBudget, "waiting does not help, unless the budget changes") \
    row(skipDrainThisSkipsEvery, "skip the drain; this skips every preDrain hook too") \
    row(uncordonOneTwoNodesOr, "uncordon one of the two Nodes, or restore the missing pod") \
    row(uncordonNodeOnceServesAgain, "uncordon Node %1 when it serves again", Name) \
    row(fenceHostAndDeleteNode, "fence the host and delete the Node: no eviction is needed then") \
    row(runOneMoreReplicaOr, "run one more replica, or lower minAvailable of %1", Name) \
    row(findOutWhyPodDoes, "find out why pod %1 stays in Terminating", Name) \
    row(giveBudgetRoomMoreReady, "give the budget room: run more ready pods, or lower minAvailable") \
    row(cureWhatDrainComplainsAbout, "fix what the drain reports") \
    row(raiseMaxUnavailable, "raise maxUnavailable of %1", Name) \
    row(lowerMinAvailable, "lower minAvailable of %1", Name) \
    row(runMoreReplicasOr, "run %1 more replicas, or lower minAvailable of %2", Count, Name) \
    row(deleteOneOfTwoBudgets, "delete one of the budgets %1 and %2, or change the selector of one", Name, Name) \
    row(waitInVainTwoBudgets, "waiting does not help: the API evicts no pod that two budgets select") \
    row(cureWhatRefusalComplainsAbout, "fix what the refusal reports") \
    row(lookAtWhoeverTakesFinalizerOff, "check the controller that removes finalizer %1", Name) \
    row(takeFinalizerOffPod, "remove finalizer %1 from pod %2; its cleanup is skipped then", Name, Name) \
    row(waitPodEndsWithin, "wait: the pod terminates in at most %1", Age) \
    row(lookAtPod, "check pod %1", Name) \
    row(getPodReadyAgain, "get pod %1 ready again", Name) \
    row(makePlaceForPod, "make room for pod %1: uncordon a Node or add one", Name) \
    row(cureNodeOrDeleteIt, "restore Node %1, or fence its host and delete it", Name) \
    row(letSickPodsGo, "set unhealthyPodEvictionPolicy of %1 to AlwaysAllow: then pods that are not ready can be evicted", Name) \
    row(retryDrainNow, "retry the drain now") \
    row(findOutWhyVolumeDoesNotDetach, "find out why volume %1 does not detach", Name) \
    row(waitOtherDrainEnds, "wait: this drain starts when the drain of Node %1 is over", Name) \
    row(waitInVainUnlessUncordoned, "waiting does not help, unless Node %1 is uncordoned", Name) \
    row(waitInVainUntilPodsGo, "waiting does not help: no kubelet is running to terminate the pods") \
    row(deleteMachineAndCreateAnother, "delete the machine and create another yourself; nothing replaces it") \
    row(startInstanceAgain, "start the instance %1 again in the provider", Name) \
    row(ownerTakesHookOff, "wait: %1 removes the hook when it is done", Name) \
    row(itsOwnerTakesHookOff, "wait: its owner removes the hook when it is done") \
    row(ownerTakesHookOffNoHistory, "wait: %1 removes the hook when it is done; there is no history yet", Name) \
    row(itsOwnerTakesHookOffNoHistory, "wait: its owner removes the hook when it is done; there is no history yet") \
    row(ownerTakesHookOffWithin, "wait: %1 removes the hook when it is done; 19 of 20 took at most %2 more", Name, Age) \
    row(itsOwnerTakesHookOffWithin, "wait: its owner removes the hook when it is done; 19 of 20 took at most %1 more", Age) \
    row(waitNobodyIsThereTake, "waiting does not help: nothing is running that would remove the hook") \
    row(lookAt, "view %1", Name) \
    row(askOwner, "ask the owner of %1", Name) \
    row(ask, "ask %1", Name) \
    row(removeHook, "remove the hook %1", Name) \
    row(removeHookForGood, "remove the hook %1; it cannot be put back on a deleting machine", Name) \
    row(cureWhatComplainsAbout, "fix what %1 reports", Name) \
    row(installAgain, "install %1 again", Name) \
    row(startAgain, "start %1 again", Name) \
    row(seeWhyIsNotRunning, "find out why %1 is not Running", Name) \
    row(createMachineForNewMaster, "create a Machine for a new master, or activate the ControlPlaneMachineSet") \
    row(waitWhoeverPutFinalizerTakes, "wait: whoever set the finalizer removes it") \
    row(waitDeletionGoesOn, "wait: the deletion is in progress") \
    row(tellThatHookWasPassed, "inform %1 that its hook was skipped", Name) \
    row(deleteMachineSetMakesNew, "delete the machine; its MachineSet creates a new one") \
    row(setMissing, "set %1", Clause) \
    row(deleteMachineDeletionIsNot, "delete the machine; deletion is not validated") \
    row(waitMigrationEnds, "wait: the migration ends") \
    row(waitOtherAPIHas, "wait: the other API owns it") \
    row(setSpecAuthoritativeAPIMachineAPI, "set spec.authoritativeAPI to MachineAPI") \
    row(waitHostMayBecomeFree, "wait: a host may become free") \
    row(addHostThatHostSelectorMatches, "add a host that its hostSelector matches, or free one") \
    row(waitWhoeverPausedHostGoes, "wait: whoever paused the host resumes it") \
    row(takeAnnotationOff, "remove the annotation %1", Name) \
    row(waitNewPasswordInSecret, "wait: a new password in the Secret is tried immediately") \
    row(putRightUsernameAndPassword, "correct the username and password in Secret %1", Name) \
    row(waitCommandIsRepeatedAfter, "wait: the command is retried with increasing delay") \
    row(lookAtBMCsOwnLog, "check the BMC's own log") \
    row(checkBMCsNetworkAddressAnd, "check the BMC's network, address and credentials") \
    row(waitKeyGoesWhenNode, "wait: the key is removed when the Node is gone") \
    row(takeBackRequestAnnotationMachine, "withdraw the request: remove the annotation of the Machine, or the Metal3Remediation") \
    row(waitIsForcedOffAt, "wait: it will be forced off at the deadline") \
    row(lookAtConsoleHostService, "check the console of the host: a service does not stop") \
    row(askForHardPowerOff, "request a hard power-off") \
    row(waitWorkIsReportedDone, "wait: the host will be powered on when the work is reported done, or the event ends") \
    row(takeAnnotationOffObject, "remove the annotation %1 from %2", Name, Name) \
    row(reportWorkDone, "when the work is done: set annotation %1 on MachineMaintenance %2", Name, Name) \
    row(waitOwnerKeyTakesAway, "wait: the owner of the key removes it") \
    row(askWhoeverSetKey, "ask whoever set the key %1", Name) \
    row(removeKeyServerStartsAt, "remove the key; the server starts immediately") \
    row(waitBMCIsAskedAgain, "wait: the BMC will be asked again") \
    row(waitHostIsSwitchedOn, "wait: the host will be powered on") \
    row(setSpecOnlineFalseWhen, "set spec.online to false if it must stay off") \
    row(waitActsAgainWhenFewer, "wait: it acts again when fewer are unhealthy") \
    row(findWhatUnhealthyMachinesHave, "find what the unhealthy machines have in common: network, rack, upgrade") \
    row(raiseMaxUnhealthy, "raise maxUnhealthy of %1", Name) \
    row(waitBeginsByItself, "wait: it starts automatically") \
    row(waitBeginsAfterUpgrade, "wait: it starts after the upgrade") \
    row(beginNowOutsideWindow, "start it now, outside the window") \
    row(findOutWhyItComesAndGoes, "find out why %1 is unstable", Name) \
    row(giveInstanceNameAndAddressOfItsOwn, "give the instance its own name and address") \
    row(waitCloudInitialisesNode, "wait: a cloud controller removes the taint") \
    row(lookAtCloudControllerManager, "check the cloud controller manager and its log") \
    row(waitConfigurationIsDone, "wait: it is uncordoned when its configuration is done") \
    row(waitWhoeverCordonedIt, "wait: whoever cordoned it uncordons it") \
    row(waitInVainUnlessOptOutGoes, "waiting does not help, unless the opt-out is removed") \
    row(lookAtMaintenanceInWork, "check the maintenance in progress") \
    row(cureWhatBlocksMaintenance, "fix what blocks it; it then starts automatically") \
    row(waitInVainNoWindow, "waiting does not help: no window opens for this machine") \
    row(makeWindowForMachine, "create a window that selects this machine, or label the machine for one") \
    row(correctWindow, "correct window %1", Name) \
    row(endPauseOfWindow, "remove pausedUntil from window %1", Name) \
    row(takeExclusionOff, "remove the exclusion from window %1", Name) \
    row(waitSomebodyApproves, "wait: somebody approves it") \
    row(approveMaintenance, "approve it: set spec.approved of %1", Name) \
    row(waitInVainMaintenanceFailed, "waiting does not help: what failed is not retried") \
    row(deleteMaintenance, "delete MachineMaintenance %1; what it set is undone, and it is created again while its event stands", Name) \
    row(waitInVainPersonHasToAct, "waiting does not help: nothing happens automatically") \
    row(doItByHand, "do %1 by hand", Name) \
    row(waitProviderDoesIt, "wait: the provider does it itself") \
    row(waitMaintenanceGoesOn, "wait: the maintenance continues automatically") \
    row(waitProviderIsAskedAgain, "wait: the provider will be asked again") \
    row(cureWhatProviderComplainsAbout, "fix what the provider reports, in its account or in the providerSpec") \
    row(deleteNodeOfGoneInstance, "delete Node %1: its instance is gone", Name) \
    row(lookAtInstance, "check the instance %1 in the provider", Name) \
    row(lookAtProviderAndItsLog, "check the provider, and the log of the machine controller") \
    row(waitInVainUnlessProviderId, "waiting does not help: the provider id of a Node does not change") \
    row(registerNodeAnew, "delete Node %1 and restart its kubelet, so that it registers again", Name) \
    row(drainAndRegisterNodeAnew, "drain Node %1, delete it and restart its kubelet, so that it registers again", Name) \
    row(waitNodeJoins, "wait: the Node joins when the instance has booted") \
    row(lookAtConsoleOfInstance, "check the console of the instance: boot, network, certificates") \
    row(waitHealthCheckActs, "wait: the health check acts automatically") \
    row(lookAtAgentOf, "check the pod that removes the taint %1 from Node %2 when it runs", Name, Name) \
    row(waitOwnerChangesBudget, "wait: %1 made the budget and changes it when it can", Name) \
    row(takeConsumerOffHost, "remove spec.consumerRef from BareMetalHost %1", Name) \
    row(waitPodHasMoved, "wait: the pod is being moved and terminates when that is done") \
    row(waitNodeMayComeBack, "wait: the Node may come back") \
    row(waitInVainTwoMachines, "waiting does not help: one Node cannot belong to two machines") \
    row(deleteMachineWithoutInstance, "delete the machine that has no instance of its own") \
    row(restartKubeletSoThatItRegisters, "restart the kubelet, so that it registers its Node again") \
    row(lookAtKubeletOf, "check the kubelet of %1", Name) \
    row(cureWhatItComplainsAbout, "fix what it reports") \
    row(waitInVainNobodyReadsIt, "waiting does not help: nothing reads it") \
    row(writeItAsAnnotation, "write it as an annotation") \
    row(correctAnnotation, "remove the annotation and set the one that is meant") \
    row(waitForOwnerOfHold, "wait: %1 continues it", Name) \
    row(waitWhoeverTaintedIt, "wait: whoever set the taint removes it") \
    row(takeTaintOff, "remove the taint %1 from Node %2", Name, Name) \
    row(findOutWhyPodsAreNotMade, "find out why the pods that budget %1 is missing are not created: quota, admission, scheduling", Name) \
    row(correctBudget, "correct budget %1: its selector, or the owners of its pods", Name) \
    row(countBudgetByNumber, "set minAvailable of %1 to a number of pods: their owner does not say how many it wants", Name) \
    row(waitNodeIsGone, "wait: whoever deleted the Node completes the deletion") \
    row(takeFinalizerOffNode, "remove finalizer %1 from Node %2", Name, Name) \
    row(waitRequestIsApproved, "wait: an approver may still approve the request") \
    row(waitRequestIsSigned, "wait: kube-controller-manager signs what is approved") \
    row(waitKubeletRequestsAgain, "wait: the kubelet may make another request") \
    row(readRequest, "read it: kubectl get csr %1 -o jsonpath='{.spec.request}' | base64 -d | openssl req -noout -text", Name) \
    row(approveOneRequest, "only if its name and addresses are those of this server: %1 certificate approve %2", Name, Name) \
    row(findOutWhyRequestIsDenied, "find out who denied request %1, and why", Name) \
    row(deleteDeniedRequest, "when that is fixed: kubectl delete csr %1, so that the kubelet makes another", Name) \
    row(findServerOfRequest, "find the server that made request %1, and do not approve it before", Name) \
    row(waitHostIsServiced, "wait: the host must stay powered until it is serviced; a reset now may destroy its firmware") \
    row(waitInVainRemediationIsOver, "waiting does not help: a remediation that is over is not retried") \
    row(repairAndDeleteRemediation, "repair the server; to have it power-cycled again, delete Metal3Remediation %1", Name) \
    row(bringBackNodeOfVolume, "bring back the Node or zone that the volume of pod %1 is tied to, or have its data restored", Name) \
    row(waitInVainUntilVolumeIsReached, "waiting does not help, unless a Node that reaches the volume comes back") \
    row(waitInVainJobIsOver, "waiting does not help: the Job does not run again") \
    row(runJobAgain, "run %1 again, or have its owner remove the hook", Name) \
    row(restoreControlPlaneFirst, "restore the other control-plane Nodes first: without this one etcd has no quorum")
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_EXIT_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
