// SPDX-License-Identifier: Apache-2.0

package main

import (
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	storagev1 "k8s.io/api/storage/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/intstr"
	clusterv1 "sigs.k8s.io/cluster-api/api/core/v1beta2"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

const (
	preDrain     = clusterv1.PreDrainDeleteHookAnnotationPrefix
	preTerminate = clusterv1.PreTerminateDeleteHookAnnotationPrefix
)

// life is that of one Machine, which is called like it, in a Cluster of its own, which is called so too.
type life struct {
	name  string
	steps []step
	look  func(*stage) line // what is seen; the Machine where nothing else is said
	// What makes its Cluster; one with a control plane Machine that nobody owns where nothing else is said.
	cluster func(*stage) error
}

// step is what somebody does, and what is then waited for. Where nothing is done here, whoever leads does it.
type step struct {
	name  string
	do    func(*stage) error
	until func(line) bool
}

type stage struct {
	*world
	name      string
	unhealthy string // the Machine of a deployment whose Node was made unhealthy; of a control plane, that of an etcd member
	chosen    string // the Machine of an owner that is looked at
}

var lives = []life{
	{name: "line", steps: []step{
		{"it waits for its bootstrap data", (*stage).createHeld, phase(clusterv1.MachinePhasePending)},
		{"its server is made", turnOn(memoryConfig, "create"), phase(clusterv1.MachinePhaseProvisioning)},
		{"its server runs and has not joined", turnOn(memoryMachine, "provision"), phase(clusterv1.MachinePhaseProvisioned)},
		{"it runs", turnOn(memoryMachine, "join"), phase(clusterv1.MachinePhaseRunning)},
		{"it is deleted, and two hooks hold it before its drain",
			all(guarded, attach, (*stage).deleteMachine), deleting(clusterv1.MachineDeletingWaitingForPreDrainHookReason)},
		{"one hook is removed, and the other holds it",
			annotate(preDrain+"/backup", nil), says("(hooks: " + preDrain + "/quiesce)")},
		{"the other is removed, and a budget lets no Pod go",
			annotate(preDrain+"/quiesce", nil), says("disruption budget")},
		{"the Pod is gone, and a volume is attached",
			all(removeBudget, removePod), deleting(clusterv1.MachineDeletingWaitingForVolumeDetachReason)},
		{"the volume is detached, and a hook holds it before its server goes",
			detach, deleting(clusterv1.MachineDeletingWaitingForPreTerminateHookReason)},
		{"a hook is added that holds before a drain",
			annotate(preDrain+"/late", ""), deleting(clusterv1.MachineDeletingWaitingForPreDrainHookReason)},
		{"it is removed, and the drain is not done again",
			annotate(preDrain+"/late", nil), deleting(clusterv1.MachineDeletingWaitingForPreTerminateHookReason)},
		{"the hook is removed, and its server goes",
			annotate(preTerminate+"/flush", nil), deleting(clusterv1.MachineDeletingWaitingForInfrastructureDeletionReason)},
		{"its server is gone", turnOn(memoryMachine, "remove"), gone},
	}},
	{name: "stubborn", steps: []step{
		{"a Pod is evicted and does not end",
			all((*stage).create, keptPod, (*stage).deleteMachine), says("deletionTimestamp set")},
		{"it ends", endPod, gone},
	}},
	{name: "excluded", steps: []step{
		{"neither its Pods nor its volumes are waited for",
			all(createWith(clusterv1.ExcludeNodeDrainingAnnotation, clusterv1.ExcludeWaitForNodeVolumeDetachAnnotation,
				preTerminate+"/flush"), guarded, attach, (*stage).deleteMachine),
			deleting(clusterv1.MachineDeletingWaitingForPreTerminateHookReason)},
		{"the hook is removed", annotate(preTerminate+"/flush", nil), gone},
	}},
	{name: "selective", steps: []step{
		{"of three Pods one is waited for, and two are left alone",
			all((*stage).create, rules, (*stage).deleteMachine), says("waiting for completion")},
		{"it completes", removePod, gone},
	}},
	{name: "unjoined", steps: []step{
		{"without a Node nothing is held before the drain",
			all((*stage).createUnjoined, (*stage).deleteMachine),
			deleting(clusterv1.MachineDeletingWaitingForPreTerminateHookReason)},
		{"the hook is removed", annotate(preTerminate+"/flush", nil), gone},
	}},
	{name: "paused", steps: []step{
		{"it is paused", all(createWith(preDrain+"/quiesce"), annotate(clusterv1.PausedAnnotation, "")), paused},
		{"it is deleted, and nothing happens", (*stage).deleteMachine, func(l line) bool { return l.Terminating }},
		{"it goes on, and a hook holds it", annotate(clusterv1.PausedAnnotation, nil),
			deleting(clusterv1.MachineDeletingWaitingForPreDrainHookReason)},
		{"the hook is removed", annotate(preDrain+"/quiesce", nil), gone},
	}},
	// A Machine is not woken by a pause of its Cluster; it sees it when it is looked at for another reason.
	{name: "closing", steps: []step{
		{"its Cluster is paused", all(createWith(preDrain+"/quiesce", preTerminate+"/flush"), pauseCluster(true), annotate("seen", "")), paused},
		{"its Cluster goes on", all(pauseCluster(false), annotate("seen", nil)), func(l line) bool { return l.Paused == "" }},
		{"its Cluster is deleted, and nothing is held before the drain", (*stage).deleteCluster,
			deleting(clusterv1.MachineDeletingWaitingForPreTerminateHookReason)},
		{"the hook is removed", annotate(preTerminate+"/flush", nil), gone},
	}},
	{name: "checked", look: (*stage).seeCheck, steps: []step{
		{"a deployment has two Machines", (*stage).createDeployment, phase("Running, Running")},
		{"one of two is unhealthy, which is too many", (*stage).createCheck,
			func(l line) bool { return l.Reason == clusterv1.MachineHealthCheckTooManyUnhealthyReason }},
		{"all may be, and it is replaced", (*stage).allowRemediation, func(l line) bool {
			return l.Reason == clusterv1.MachineHealthCheckRemediationAllowedReason && l.Gone && l.Phase == "Running, Running"
		}},
	}},
	replacedLife,
}

// play plays one life and tells what is seen at the end of every step.
func (l life) play(w *world, t *told) {
	s := &stage{world: w, name: l.name}
	look := l.look
	if look == nil {
		look = (*stage).see
	}
	var err error
	if l.cluster != nil {
		err = l.cluster(s)
	} else {
		err = w.cluster(l.name)
	}
	for _, step := range l.steps {
		seen := line{}
		if err == nil && step.do == nil {
			t.line(line{Life: l.name, Step: step.name, Machine: s.machineName(), Asks: true})
			if err = t.wait(w, l.name); err == nil {
				err = w.caughtUp(&clusterv1.Machine{ObjectMeta: meta(s.machineName())})
			}
		} else if err == nil {
			err = step.do(s)
		}
		if err == nil {
			err = w.until(func() bool {
				seen = look(s)
				return step.until(seen)
			})
		}
		seen.Life, seen.Step = l.name, step.name
		if err != nil {
			seen.Why = err.Error()
		}
		t.line(seen)
		if err != nil || t.wait(w, l.name) != nil {
			return // what comes behind it is missing
		}
	}
}

// machines are those of the deployment, by their names.
func (s *stage) machines() []clusterv1.Machine {
	found := &clusterv1.MachineList{}
	if err := s.List(s, found, client.InNamespace(namespace), client.MatchingLabels{"app": s.name}); err != nil {
		return nil
	}
	slices.SortFunc(found.Items, func(a, b clusterv1.Machine) int { return strings.Compare(a.Name, b.Name) })
	return found.Items
}

// machineName is that of the Machine that is looked at.
func (s *stage) machineName() string {
	if s.chosen != "" {
		return s.chosen
	}
	return s.name
}

// What is waited for.

func phase(wanted clusterv1.MachinePhase) func(line) bool {
	return func(l line) bool { return l.Phase == string(wanted) }
}

// Cluster API writes phase and conditions in two requests, so both are waited for.
func deleting(reason string) func(line) bool {
	return func(l line) bool { return l.Reason == reason && l.Phase == string(clusterv1.MachinePhaseDeleting) }
}

func says(part string) func(line) bool {
	return func(l line) bool {
		return strings.Contains(l.Message, part) && l.Phase == string(clusterv1.MachinePhaseDeleting)
	}
}

func gone(l line) bool { return l.Gone }

func paused(l line) bool { return l.Paused != "" }

// What is seen.

func (s *stage) see() line {
	m := &clusterv1.Machine{ObjectMeta: meta(s.machineName())}
	if !s.found(m) {
		return line{Gone: true, Machine: m.Name}
	}
	seen := line{Machine: m.Name, Phase: m.Status.Phase, Terminating: m.DeletionTimestamp != nil}
	seen.Reason, seen.Message = condition(m.Status.Conditions, clusterv1.MachineDeletingCondition)
	if c := find(m.Status.Conditions, clusterv1.PausedCondition); c != nil && c.Status == metav1.ConditionTrue {
		seen.Paused = c.Message
	}
	if limit := m.Spec.Deletion.NodeDrainTimeoutSeconds; limit != nil {
		seen.Limit = *limit
	}
	return seen
}

// seeCheck gives the phases of all Machines of the deployment, and whether the one that was unhealthy is gone.
func (s *stage) seeCheck() line {
	seen, phases := line{Gone: s.unhealthy != "", Machine: s.unhealthy}, []string{}
	for _, m := range s.machines() {
		if seen.Machine == "" {
			seen.Machine = m.Name
		}
		phases = append(phases, m.Status.Phase)
		seen.Gone = seen.Gone && m.Name != s.unhealthy
		seen.Terminating = seen.Terminating || m.DeletionTimestamp != nil
	}
	slices.Sort(phases)
	seen.Phase = strings.Join(phases, ", ")
	check := &clusterv1.MachineHealthCheck{ObjectMeta: meta(s.name)}
	if s.found(check) {
		seen.Reason, seen.Message = condition(check.Status.Conditions, clusterv1.MachineHealthCheckRemediationAllowedCondition)
	}
	return seen
}

func find(conditions []metav1.Condition, kind string) *metav1.Condition {
	at := slices.IndexFunc(conditions, func(c metav1.Condition) bool { return c.Type == kind })
	if at < 0 {
		return nil
	}
	return &conditions[at]
}

func condition(conditions []metav1.Condition, kind string) (reason, message string) {
	if c := find(conditions, kind); c != nil {
		return c.Reason, c.Message
	}
	return "", ""
}

// What somebody does.

func all(acts ...func(*stage) error) func(*stage) error {
	return func(s *stage) error {
		for _, act := range acts {
			if err := act(s); err != nil {
				return err
			}
		}
		return nil
	}
}

// createHeld makes a Machine whose providers do nothing yet, with hooks at both points.
func (s *stage) createHeld() error {
	if err := s.provide(map[string]any{"provision": false, "join": false, "remove": false},
		map[string]any{"create": false}); err != nil {
		return err
	}
	return s.machine(s.name, s.name, preDrain+"/quiesce", preDrain+"/backup", preTerminate+"/flush")
}

// createUnjoined makes a Machine with hooks at both points, whose server runs and never becomes a Node.
func (s *stage) createUnjoined() error {
	if err := s.provide(map[string]any{"join": false}, map[string]any{}); err != nil {
		return err
	}
	if err := s.machine(s.name, s.name, preDrain+"/quiesce", preTerminate+"/flush"); err != nil {
		return err
	}
	return s.until(func() bool { return s.see().Phase == string(clusterv1.MachinePhaseProvisioned) })
}

func (s *stage) create() error { return createWith()(s) }

// createWith makes a Machine with these annotations and waits until it runs.
func createWith(annotations ...string) func(*stage) error {
	return func(s *stage) error {
		if err := s.machine(s.name, s.name, annotations...); err != nil {
			return err
		}
		return s.until(func() bool { return s.see().Phase == string(clusterv1.MachinePhaseRunning) })
	}
}

// provide makes infrastructure and bootstrap with these switches.
func (s *stage) provide(machine, config map[string]any) error {
	for kind, spec := range map[schema.GroupVersionKind]map[string]any{memoryMachine: machine, memoryConfig: config} {
		o := object(kind, namespace, s.name)
		o.Object["spec"] = spec
		if err := s.Create(s, o); err != nil {
			return err
		}
	}
	return nil
}

// turnOn lets a provider do one thing that it was kept from.
func turnOn(kind schema.GroupVersionKind, what string) func(*stage) error {
	return func(s *stage) error {
		return s.merge(object(kind, namespace, s.machineName()), map[string]any{"spec": map[string]any{what: true}})
	}
}

// annotate sets an annotation of the Machine; nil removes it.
func annotate(key string, value any) func(*stage) error {
	return func(s *stage) error {
		return s.merge(&clusterv1.Machine{ObjectMeta: meta(s.machineName())},
			map[string]any{"metadata": map[string]any{"annotations": map[string]any{key: value}}})
	}
}

func (s *stage) deleteMachine() error {
	return s.Delete(s, &clusterv1.Machine{ObjectMeta: meta(s.machineName())})
}

func (s *stage) deleteCluster() error {
	return s.Delete(s, &clusterv1.Cluster{ObjectMeta: meta(s.name)})
}

func pauseCluster(yes bool) func(*stage) error {
	return func(s *stage) error {
		c := &clusterv1.Cluster{ObjectMeta: meta(s.name)}
		if err := s.merge(c, map[string]any{"spec": map[string]any{"paused": yes}}); err != nil {
			return err
		}
		return s.caughtUp(c)
	}
}

// pod makes one that runs on the Node of the Machine.
func (s *stage) pod(podName string, labels, annotations map[string]string) error {
	moment := int64(1)
	// The Node has the name of the infrastructure, which has that of the Machine.
	pod := &corev1.Pod{ObjectMeta: meta(podName), Spec: corev1.PodSpec{NodeName: s.machineName(),
		TerminationGracePeriodSeconds: &moment, Containers: []corev1.Container{{Name: "app", Image: "app"}}}}
	pod.Labels, pod.Annotations = labels, annotations
	if err := s.Create(s, pod); err != nil {
		return err
	}
	return s.merge(pod, map[string]any{"status": map[string]any{"phase": corev1.PodRunning,
		"conditions": []any{map[string]any{"type": corev1.PodReady, "status": corev1.ConditionTrue}}}}, s.Status())
}

// guarded makes a Pod that a budget lets nobody evict.
func guarded(s *stage) error {
	one, labels := intstr.FromInt32(1), map[string]string{"guarded": s.name}
	if err := s.pod(s.name, labels, nil); err != nil {
		return err
	}
	budget := &policyv1.PodDisruptionBudget{ObjectMeta: meta(s.name), Spec: policyv1.PodDisruptionBudgetSpec{
		MinAvailable: &one, Selector: &metav1.LabelSelector{MatchLabels: labels}}}
	if err := s.Create(s, budget); err != nil {
		return err
	}
	return s.until(func() bool {
		return s.found(budget) && budget.Status.ObservedGeneration == budget.Generation && budget.Status.CurrentHealthy == 1
	})
}

func removeBudget(s *stage) error {
	return s.Delete(s, &policyv1.PodDisruptionBudget{ObjectMeta: meta(s.name)})
}

// removePod ends it, where a drain that goes on since its budget is gone has not done so already.
func removePod(s *stage) error {
	return client.IgnoreNotFound(s.Delete(s, &corev1.Pod{ObjectMeta: meta(s.name)}, client.GracePeriodSeconds(0)))
}

func keptPod(s *stage) error {
	return s.pod(s.name, nil, map[string]string{keptRunning: ""})
}

func endPod(s *stage) error {
	return s.merge(&corev1.Pod{ObjectMeta: meta(s.name)},
		map[string]any{"metadata": map[string]any{"annotations": map[string]any{keptRunning: nil}}})
}

// rules makes three Pods: a label and a rule skip two of them, and the third is waited for.
func rules(s *stage) error {
	rule := &clusterv1.MachineDrainRule{ObjectMeta: meta(s.name), Spec: clusterv1.MachineDrainRuleSpec{
		Drain: clusterv1.MachineDrainRuleDrainConfig{Behavior: clusterv1.MachineDrainRuleDrainBehaviorSkip},
		Machines: []clusterv1.MachineDrainRuleMachineSelector{{Selector: &metav1.LabelSelector{
			MatchLabels: map[string]string{clusterv1.ClusterNameLabel: s.name}}}},
		Pods: []clusterv1.MachineDrainRulePodSelector{{Selector: &metav1.LabelSelector{
			MatchLabels: map[string]string{"ruled": "skip"}}}},
	}}
	if err := s.Create(s, rule); err != nil {
		return err
	}
	// Or the drain that follows may go by a cache without it.
	if err := s.caughtUp(rule); err != nil {
		return err
	}
	for podName, labels := range map[string]map[string]string{
		s.name + "-ruled":    {"ruled": "skip"},
		s.name + "-labelled": {clusterv1.PodDrainLabel: string(clusterv1.MachineDrainRuleDrainBehaviorSkip)},
		s.name:               {clusterv1.PodDrainLabel: "wait-completed"},
	} {
		if err := s.pod(podName, labels, nil); err != nil {
			return err
		}
	}
	return nil
}

// attach has a volume attached to the Node, which a claim of somebody has.
func attach(s *stage) error {
	volume := &corev1.PersistentVolume{ObjectMeta: metav1.ObjectMeta{Name: s.name}, Spec: corev1.PersistentVolumeSpec{
		AccessModes: []corev1.PersistentVolumeAccessMode{corev1.ReadWriteOnce},
		Capacity:    corev1.ResourceList{corev1.ResourceStorage: resource.MustParse("1Gi")},
		ClaimRef:    &corev1.ObjectReference{Kind: "PersistentVolumeClaim", Namespace: namespace, Name: s.name},
		PersistentVolumeSource: corev1.PersistentVolumeSource{CSI: &corev1.CSIPersistentVolumeSource{
			Driver: "memory.holdpoint.test", VolumeHandle: s.name}},
	}}
	attachment := &storagev1.VolumeAttachment{ObjectMeta: metav1.ObjectMeta{Name: s.name}, Spec: storagev1.VolumeAttachmentSpec{
		Attacher: "memory.holdpoint.test", NodeName: s.name,
		Source: storagev1.VolumeAttachmentSource{PersistentVolumeName: &volume.Name}}}
	for _, o := range []client.Object{volume, attachment} {
		if err := s.Create(s, o); err != nil {
			return err
		}
	}
	return s.merge(attachment, map[string]any{"status": map[string]any{"attached": true}}, s.Status())
}

func detach(s *stage) error {
	return s.Delete(s, &storagev1.VolumeAttachment{ObjectMeta: metav1.ObjectMeta{Name: s.name}})
}

func (s *stage) createDeployment() error { return createDeploymentWith()(s) }

// createDeploymentWith makes a deployment of two, with these annotations on each of its Machines.
func createDeploymentWith(annotations ...string) func(*stage) error {
	return func(s *stage) error { return s.deployment(annotations) }
}

func (s *stage) deployment(annotations []string) error {
	for _, kind := range []schema.GroupVersionKind{memoryTemplate, configTemplate} {
		o := object(kind, namespace, s.name)
		o.Object["spec"] = map[string]any{"template": map[string]any{"spec": map[string]any{}}}
		if err := s.Create(s, o); err != nil {
			return err
		}
	}
	two, one, none := int32(2), intstr.FromInt32(1), intstr.FromInt32(0)
	labels := map[string]string{"app": s.name}
	asAnnotations := map[string]string{}
	for _, key := range annotations {
		asAnnotations[key] = ""
	}
	template := clusterv1.MachineTemplateSpec{ObjectMeta: clusterv1.ObjectMeta{Labels: labels, Annotations: asAnnotations},
		Spec: machineSpec(s.name, memoryTemplate, configTemplate, s.name)}
	// The strategy is what the webhook of Cluster API sets.
	return s.Create(s, &clusterv1.MachineDeployment{ObjectMeta: meta(s.name), Spec: clusterv1.MachineDeploymentSpec{
		ClusterName: s.name, Replicas: &two, Selector: metav1.LabelSelector{MatchLabels: labels}, Template: template,
		Rollout: clusterv1.MachineDeploymentRolloutSpec{Strategy: clusterv1.MachineDeploymentRolloutStrategy{
			Type: clusterv1.RollingUpdateMachineDeploymentStrategyType,
			RollingUpdate: clusterv1.MachineDeploymentRolloutStrategyRollingUpdate{
				MaxSurge: &one, MaxUnavailable: &none}}},
	}})
}

// createCheck makes the Node of one Machine of the deployment unhealthy, and a check that lets few be so.
func (s *stage) createCheck() error {
	first := s.machines()[0]
	s.unhealthy = first.Name
	if err := s.breakNodeOf(first.Name); err != nil {
		return err
	}
	return s.check("40%", map[string]string{"app": s.name})
}

// breakNodeOf has the kubelet of a Machine report that it is not ready.
func (s *stage) breakNodeOf(machineName string) error {
	// The Node has the name of the infrastructure, which has that of the Machine.
	node := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: machineName}}
	return s.merge(node, map[string]any{"status": map[string]any{"conditions": []any{map[string]any{
		"type": corev1.NodeReady, "status": corev1.ConditionFalse, "reason": "KubeletNotReady",
		"lastTransitionTime": metav1.Now()}}}}, s.Status())
}

// check makes a health check of Machines with these labels, which acts as long as so many are unhealthy.
func (s *stage) check(atMost string, labels map[string]string) error {
	few, now, startup := intstr.FromString(atMost), int32(0), int32(600)
	return s.Create(s, &clusterv1.MachineHealthCheck{ObjectMeta: meta(s.name), Spec: clusterv1.MachineHealthCheckSpec{
		ClusterName: s.name, Selector: metav1.LabelSelector{MatchLabels: labels},
		Checks: clusterv1.MachineHealthCheckChecks{NodeStartupTimeoutSeconds: &startup,
			UnhealthyNodeConditions: []clusterv1.UnhealthyNodeCondition{{
				Type: corev1.NodeReady, Status: corev1.ConditionFalse, TimeoutSeconds: &now}}},
		Remediation: clusterv1.MachineHealthCheckRemediation{
			TriggerIf: clusterv1.MachineHealthCheckRemediationTriggerIf{UnhealthyLessThanOrEqualTo: &few}},
	}})
}

func (s *stage) allowRemediation() error {
	return s.merge(&clusterv1.MachineHealthCheck{ObjectMeta: meta(s.name)}, map[string]any{"spec": map[string]any{
		"remediation": map[string]any{"triggerIf": map[string]any{"unhealthyLessThanOrEqualTo": "100%"}}}})
}
