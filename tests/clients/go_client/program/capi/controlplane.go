// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"slices"
	"time"

	"go.uber.org/zap"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/client-go/rest"
	controlplanev1 "sigs.k8s.io/cluster-api/api/controlplane/kubeadm/v1beta2"
	clusterv1 "sigs.k8s.io/cluster-api/api/core/v1beta2"
	"sigs.k8s.io/cluster-api/controllers/clustercache"
	"sigs.k8s.io/cluster-api/controlplane/kubeadm/pkg/etcd"
	"sigs.k8s.io/cluster-api/controlplane/kubeadm/reconcilers/kubeadmcontrolplane"
	"sigs.k8s.io/cluster-api/controlplane/kubeadm/setup"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/metrics/server"
)

const (
	// controlPlaneNode is the label and the taint that kubeadm gives a Node of a control plane.
	controlPlaneNode = "node-role.kubernetes.io/control-plane"
	replacedName     = "replaced"
)

// replacedLife is that of a Machine of a KubeadmControlPlane, which leads etcd and becomes unhealthy. It is the only life
// with such a control plane, as all Nodes are on one server. Nothing but a Machine wakes a control plane, so a Machine
// is annotated where etcd alone has changed.
var replacedLife = life{name: replacedName, cluster: (*stage).controlPlane, look: (*stage).seeMember, steps: []step{
	{"a control plane has three Machines", (*stage).threeRun, phase(clusterv1.MachinePhaseRunning)},
	{"one is unhealthy, and so is another member of etcd, which is too many",
		all(alarmed(true), annotate(preDrain+"/quiesce", ""), keepServer, (*stage).checkControlPlane, (*stage).breakNode),
		func(l line) bool {
			return l.Reason == controlplanev1.KubeadmControlPlaneMachineCannotBeRemediatedReason
		}},
	{"the member is well, the Machine is remediated, and a hook holds it before its drain",
		all(alarmed(false), annotate("seen", "")), deleting(clusterv1.MachineDeletingWaitingForPreDrainHookReason)},
	{"another member is not well, and its control plane holds it before its server goes",
		all(alarmed(true), annotate(preDrain+"/quiesce", nil), (*stage).otherIsUnhealthy),
		deleting(clusterv1.MachineDeletingWaitingForPreTerminateHookReason)},
	{"the member is well, that of the Machine is removed, and its server goes",
		all(alarmed(false), annotate("seen", nil)), deleting(clusterv1.MachineDeletingWaitingForInfrastructureDeletionReason)},
	{"its server is gone", turnOn(memoryMachine, "remove"), gone},
	{"another is there in its place", (*stage).threeRun, phase(clusterv1.MachinePhaseRunning)},
	{"two of three are deleted at once, and neither may go", (*stage).deleteTwo,
		deleting(clusterv1.MachineDeletingWaitingForPreTerminateHookReason)},
}}

// controlPlane makes a Cluster whose Machines a KubeadmControlPlane makes.
func (s *stage) controlPlane() error {
	template := object(memoryTemplate, namespace, s.name)
	template.Object["spec"] = map[string]any{"template": map[string]any{"spec": map[string]any{}}}
	if err := s.Create(s, template); err != nil {
		return err
	}
	three, tries, one := int32(3), int32(10), intstr.FromInt32(1)
	// The strategy is what the webhook of Cluster API sets.
	plane := &controlplanev1.KubeadmControlPlane{ObjectMeta: meta(s.name), Spec: controlplanev1.KubeadmControlPlaneSpec{
		Replicas: &three, Version: "v1.33.0",
		MachineTemplate: controlplanev1.KubeadmControlPlaneMachineTemplate{Spec: controlplanev1.KubeadmControlPlaneMachineTemplateSpec{
			InfrastructureRef: clusterv1.ContractVersionedObjectReference{
				APIGroup: memoryTemplate.Group, Kind: memoryTemplate.Kind, Name: s.name},
			Deletion: controlplanev1.KubeadmControlPlaneMachineTemplateDeletionSpec{NodeDeletionTimeoutSeconds: &tries},
		}},
		Rollout: controlplanev1.KubeadmControlPlaneRolloutSpec{Strategy: controlplanev1.KubeadmControlPlaneRolloutStrategy{
			Type:          controlplanev1.RollingUpdateStrategyType,
			RollingUpdate: controlplanev1.KubeadmControlPlaneRolloutStrategyRollingUpdate{MaxSurge: &one}}},
	}}
	plane.Labels = map[string]string{clusterv1.ClusterNameLabel: s.name}
	if err := s.Create(s, plane); err != nil {
		return err
	}
	kubeconfig, err := s.workload.kubeconfig()
	if err != nil {
		return err
	}
	// One of another type would be renewed by its control plane.
	return s.bareCluster(s.name, kubeconfig, corev1.SecretTypeOpaque, clusterv1.ContractVersionedObjectReference{
		APIGroup: controlplanev1.GroupVersion.Group, Kind: "KubeadmControlPlane", Name: s.name})
}

// threeRun waits until there are three Machines that their control plane finds healthy, and takes one to look at: the
// one that is there in the place of another, or else the one that leads etcd.
func (s *stage) threeRun() error {
	return s.until(func() bool {
		machines, members := s.planeMachines(), s.workload.etcd.names()
		if len(machines) != 3 || len(members) != 3 {
			return false
		}
		for _, m := range machines {
			if m.Status.Phase != string(clusterv1.MachinePhaseRunning) || !isHealthyMember(&m) {
				return false
			}
		}
		s.chosen, s.unhealthy = members[0], members[1]
		for _, m := range machines {
			if _, replaces := m.Annotations[controlplanev1.RemediationForAnnotation]; replaces {
				s.chosen = m.Name
			}
		}
		return true
	})
}

func isHealthyMember(m *clusterv1.Machine) bool {
	c := find(m.Status.Conditions, controlplanev1.KubeadmControlPlaneMachineEtcdMemberHealthyCondition)
	return c != nil && c.Status == metav1.ConditionTrue
}

// otherIsUnhealthy waits until the control plane knows of the alarm.
func (s *stage) otherIsUnhealthy() error {
	return s.until(func() bool {
		m := &clusterv1.Machine{ObjectMeta: meta(s.unhealthy)}
		return s.found(m) && !isHealthyMember(m)
	})
}

// deleteTwo deletes the two Machines that do not lead etcd, which are held until both are deleted, and looks at the one
// that is to go first: the older deletion, then the name. The control plane counts the member of the other as unhealthy.
func (s *stage) deleteTwo() error {
	followers := s.workload.etcd.names()[1:]
	slices.Sort(followers)
	first, second := followers[0], followers[1]
	for _, act := range []func(*stage) error{annotate(preDrain+"/quiesce", ""), (*stage).deleteMachine, annotate(preDrain+"/quiesce", nil)} {
		for _, s.chosen = range []string{first, second} {
			if err := act(s); err != nil {
				return err
			}
		}
	}
	s.chosen, s.unhealthy = first, second
	return s.until(func() bool {
		m := &clusterv1.Machine{ObjectMeta: meta(second)}
		reason := ""
		if s.found(m) {
			reason, _ = condition(m.Status.Conditions, clusterv1.MachineDeletingCondition)
		}
		return reason == clusterv1.MachineDeletingWaitingForPreTerminateHookReason && !isHealthyMember(m)
	})
}

func (s *stage) planeMachines() []clusterv1.Machine {
	found := &clusterv1.MachineList{}
	if err := s.List(s, found, client.InNamespace(namespace), client.MatchingLabels{clusterv1.ClusterNameLabel: s.name}); err != nil {
		return nil
	}
	return found.Items
}

// seeMember adds to what is seen of the Machine what became of its member of etcd; as long as it is not deleted, reason
// and message are those of its remediation.
func (s *stage) seeMember() line {
	seen, members := s.see(), s.workload.etcd.names()
	if seen.Gone {
		return seen // whether another has joined already is as it happens
	}
	m := &clusterv1.Machine{ObjectMeta: meta(s.machineName())}
	if s.found(m) && m.DeletionTimestamp == nil {
		seen.Reason, seen.Message = condition(m.Status.Conditions, clusterv1.MachineOwnerRemediatedCondition)
	}
	seen.Members = len(members)
	switch at := slices.Index(members, s.machineName()); {
	case at == 0:
		seen.Member = "leads"
	case at > 0:
		seen.Member = "follows"
	}
	return seen
}

// alarmed has a member of etcd report an alarm, which is not that of the Machine that is looked at.
func alarmed(yes bool) func(*stage) error {
	return func(s *stage) error {
		who := ""
		if yes {
			who = s.unhealthy
		}
		s.workload.etcd.alarm(who)
		return nil
	}
}

// keepServer keeps the provider from removing the server of the Machine.
func keepServer(s *stage) error {
	return s.merge(object(memoryMachine, namespace, s.machineName()), map[string]any{"spec": map[string]any{"remove": false}})
}

// checkControlPlane makes a health check of the Machines of the control plane.
func (s *stage) checkControlPlane() error {
	return s.check("100%", map[string]string{clusterv1.ClusterNameLabel: s.name, clusterv1.MachineControlPlaneLabel: ""})
}

func (s *stage) breakNode() error { return s.breakNodeOf(s.chosen) }

// controlPlanes is a manager with the controller of KubeadmControlPlanes, as its own main program sets it up.
func (w *world) controlPlanes(config *rest.Config, scheme *runtime.Scheme) (ctrl.Manager, error) {
	const theirs = "judge-of-control-planes"
	m, err := ctrl.NewManager(config, ctrl.Options{
		Scheme: scheme, Metrics: server.Options{BindAddress: "0"},
		Cache:  setup.ManagerCacheOptions(scheme, theirs, "", resync),
		Client: setup.ManagerClientOptions(),
	})
	if err != nil {
		return nil, err
	}
	secrets, err := setup.CreateSecretCachingClient(m)
	if err != nil {
		return nil, err
	}
	again := true // names of controllers are those of a process, and there is a cache of clusters already
	clusters, err := clustercache.SetupWithManager(w, m, clustercache.Options{
		SecretClient: secrets, Cache: setup.ClusterCacheCacheOptions(),
		Client: setup.ClusterCacheClientOptions(theirs, workloadQPS, workloadBurst),
	}, controller.Options{MaxConcurrentReconciles: atOnce, SkipNameValidation: &again})
	if err != nil {
		return nil, err
	}
	reconciler := &kubeadmcontrolplane.Reconciler{Client: m.GetClient(), APIReader: m.GetAPIReader(), SecretCachingClient: secrets,
		ClusterCache: clusters, EtcdDialTimeout: 10 * time.Second, EtcdCallTimeout: etcd.DefaultCallTimeout,
		EtcdLogger: zap.NewNop(), RemoteConditionsGracePeriod: conditionsGrace}
	return m, reconciler.SetupWithManager(w, m, controller.Options{ReconciliationTimeout: 3 * time.Minute})
}

// The Pods that kubeadm has a kubelet run on a Node of a control plane.
var staticPods = []string{"kube-apiserver", "kube-controller-manager", "kube-scheduler", "etcd"}

// startControlPlane does what kubeadm does on a server.
func (p *providers) startControlPlane(ctx context.Context, node string) error {
	p.etcd.join(node)
	system := meta("kubeadm-config")
	system.Namespace = metav1.NamespaceSystem
	for _, o := range []client.Object{
		&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: metav1.NamespaceSystem}}, &corev1.ConfigMap{ObjectMeta: system},
	} {
		if err := p.Create(ctx, o); client.IgnoreAlreadyExists(err) != nil {
			return err
		}
	}
	for _, component := range staticPods {
		pod := staticPod(component, node)
		if err := p.Create(ctx, pod); client.IgnoreAlreadyExists(err) != nil {
			return err
		}
		before := pod.DeepCopy()
		pod.Status = corev1.PodStatus{Phase: corev1.PodRunning, Conditions: []corev1.PodCondition{
			{Type: corev1.PodReady, Status: corev1.ConditionTrue}, {Type: corev1.PodScheduled, Status: corev1.ConditionTrue}}}
		if err := p.Status().Patch(ctx, pod, client.MergeFrom(before)); err != nil {
			return err
		}
	}
	return nil
}

// endControlPlane takes away what ran on a server that is no more.
func (p *providers) endControlPlane(ctx context.Context, node string) error {
	for _, component := range staticPods {
		err := p.Delete(ctx, staticPod(component, node), client.GracePeriodSeconds(0))
		if client.IgnoreNotFound(err) != nil {
			return err
		}
	}
	return nil
}

func staticPod(component, node string) *corev1.Pod {
	return &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: metav1.NamespaceSystem, Name: component + "-" + node,
		Labels:      map[string]string{"tier": "control-plane", "component": component},
		Annotations: map[string]string{corev1.MirrorPodAnnotationKey: "memory"}},
		Spec: corev1.PodSpec{NodeName: node, Containers: []corev1.Container{{Name: component, Image: component}}}}
}
