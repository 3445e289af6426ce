// SPDX-License-Identifier: Apache-2.0

package main

import (
	clusterv1 "sigs.k8s.io/cluster-api/api/core/v1beta2"
)

// overriddenLives are those in which whoever leads acts past the controllers, and these have to act on it. Steps
// without an act are theirs.
var overriddenLives = []life{
	{name: "released", steps: []step{
		{"a hook holds it before its drain", all(createWith(preDrain+"/quiesce", preTerminate+"/flush"), (*stage).deleteMachine),
			deleting(clusterv1.MachineDeletingWaitingForPreDrainHookReason)},
		{"the hook is released, and the other holds it", nil, deleting(clusterv1.MachineDeletingWaitingForPreTerminateHookReason)},
		{"the other is released, and it goes", nil, gone},
	}},
	{name: "skipped", steps: []step{
		{"a budget lets no Pod go", all((*stage).create, guarded, attach, (*stage).deleteMachine), says("disruption budget")},
		{"its drain is skipped, and a volume is attached", nil, deleting(clusterv1.MachineDeletingWaitingForVolumeDetachReason)},
		{"volumes are not waited for, and it goes", nil, gone},
	}},
	{name: "limited", steps: []step{
		{"a budget lets no Pod of a deployment go",
			all((*stage).createDeployment, choose, guarded, (*stage).deleteMachine), says("disruption budget")},
		{"the limit that its deployment is given is its own", nil, func(l line) bool { return l.Limit == 600 }},
		{"the Pod may go, and so does the Machine", all(removeBudget, removePod), gone},
	}},
	{name: "marked", steps: []step{
		{"a deployment has two Machines", all((*stage).createDeployment, choose), phase(clusterv1.MachinePhaseRunning)},
		{"one of them is marked", nil, phase(clusterv1.MachinePhaseRunning)},
		{"the deployment is smaller, and that one goes", scale(1), gone},
	}},
	{name: "remediated", steps: []step{
		{"a deployment has two Machines, and a check",
			all((*stage).createDeployment, choose, func(s *stage) error { return s.check("100%", map[string]string{"app": s.name}) }, checked),
			phase(clusterv1.MachinePhaseRunning)},
		{"a remediation of one is requested, and it is replaced", nil, gone},
	}},
	{name: "suspended", steps: []step{
		{"it runs", createWith(preDrain + "/quiesce"), phase(clusterv1.MachinePhaseRunning)},
		{"it is paused", nil, paused},
		{"it is deleted, and nothing happens", (*stage).deleteMachine, func(l line) bool { return l.Terminating }},
		{"it is resumed, and a hook holds it", nil, deleting(clusterv1.MachineDeletingWaitingForPreDrainHookReason)},
		{"the hook is removed", annotate(preDrain+"/quiesce", nil), gone},
	}},
	{name: "templated", steps: []step{
		{"the template of a deployment has a hook", all(createDeploymentWith(preDrain+"/quiesce"), choose),
			phase(clusterv1.MachinePhaseRunning)},
		{"the hook is removed from a Machine", nil, phase(clusterv1.MachinePhaseRunning)},
		{"its set has set it again, and it holds its deletion", all(hooked, (*stage).deleteMachine), deleting(clusterv1.MachineDeletingWaitingForPreDrainHookReason)},
		{"the hook is released, and it goes", nil, gone},
	}},
}

// choose waits until all Machines of the deployment run, and takes one to look at.
func choose(s *stage) error {
	return s.until(func() bool {
		machines := s.machines()
		for _, m := range machines {
			if m.Status.Phase != string(clusterv1.MachinePhaseRunning) {
				return false
			}
		}
		if len(machines) == 2 {
			s.chosen = machines[1].Name
		}
		return s.chosen != ""
	})
}

// hooked waits until the Machine has the hook, again where it was removed: what is read is not older than the removal.
func hooked(s *stage) error {
	return s.until(func() bool {
		m := &clusterv1.Machine{ObjectMeta: meta(s.machineName())}
		found := s.found(m)
		_, has := m.Annotations[preDrain+"/quiesce"]
		return found && has
	})
}

// checked waits until the health check has counted the Machines of the deployment.
func checked(s *stage) error {
	return s.until(func() bool {
		check := &clusterv1.MachineHealthCheck{ObjectMeta: meta(s.name)}
		return s.found(check) && check.Status.ExpectedMachines != nil && *check.Status.ExpectedMachines == 2
	})
}

func scale(replicas int) func(*stage) error {
	return func(s *stage) error {
		return s.merge(&clusterv1.MachineDeployment{ObjectMeta: meta(s.name)},
			map[string]any{"spec": map[string]any{"replicas": replicas}})
	}
}
