// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"time"

	"go.uber.org/zap"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"
	controlplanev1 "sigs.k8s.io/cluster-api/api/controlplane/kubeadm/v1beta2"
	clusterv1 "sigs.k8s.io/cluster-api/api/core/v1beta2"
	"sigs.k8s.io/cluster-api/controllers/clustercache"
	"sigs.k8s.io/cluster-api/controlplane/kubeadm/reconcilers/kubeadmcontrolplane"
	"sigs.k8s.io/cluster-api/controlplane/kubeadm/setup"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/metrics/server"
)

// controlPlaneNode is the label and the taint that kubeadm gives a Node of a control plane.
const controlPlaneNode = "node-role.kubernetes.io/control-plane"

// replacedLife is that of a Machine of a KubeadmControlPlane, which gives it up when etcd can do without it. It is
// the only one with such a control plane, as all Nodes are in one cluster.
var replacedLife = life{name: "replaced", cluster: (*stage).controlPlane, steps: []step{
	{"a control plane has three Machines", (*stage).threeRun, phase(clusterv1.MachinePhaseRunning)},
	{"one is deleted, and another member of etcd is not well",
		all(func(s *stage) error { s.etcd.alarm(s.unhealthy); return nil }, (*stage).deleteMachine), deleting(clusterv1.MachineDeletingWaitingForPreTerminateHookReason)},
	{"all are well, and its control plane gives it up", func(s *stage) error { s.etcd.alarm(""); return nil }, gone},
	{"another is there in its place", (*stage).threeRun, phase(clusterv1.MachinePhaseRunning)},
}}

// controlPlane makes a Cluster whose Machines a KubeadmControlPlane makes.
func (s *stage) controlPlane() error {
	three := int32(3)
	template := object(memoryTemplate, namespace, s.name)
	template.Object["spec"] = map[string]any{"template": map[string]any{"spec": map[string]any{}}}
	if err := s.Create(s, template); err != nil {
		return err
	}
	tries := int32(10)
	plane := &controlplanev1.KubeadmControlPlane{ObjectMeta: meta(s.name), Spec: controlplanev1.KubeadmControlPlaneSpec{
		Replicas: &three, Version: "v1.33.0",
		MachineTemplate: controlplanev1.KubeadmControlPlaneMachineTemplate{Spec: controlplanev1.KubeadmControlPlaneMachineTemplateSpec{
			InfrastructureRef: clusterv1.ContractVersionedObjectReference{
				APIGroup: memoryTemplate.Group, Kind: memoryTemplate.Kind, Name: s.name},
			Deletion: controlplanev1.KubeadmControlPlaneMachineTemplateDeletionSpec{NodeDeletionTimeoutSeconds: &tries},
		}},
	}}
	plane.Labels = map[string]string{clusterv1.ClusterNameLabel: s.name}
	if err := s.Create(s, plane); err != nil {
		return err
	}
	return s.bareCluster(s.name, func(c *clusterv1.Cluster) {
		c.Spec.ControlPlaneRef = clusterv1.ContractVersionedObjectReference{
			APIGroup: controlplanev1.GroupVersion.Group, Kind: "KubeadmControlPlane", Name: s.name}
	})
}

// threeRun waits until there are three Machines that their control plane finds healthy, and takes one to look at.
func (s *stage) threeRun() error {
	return s.until(func() bool {
		plane := &controlplanev1.KubeadmControlPlane{ObjectMeta: meta(s.name)}
		machines := s.planeMachines()
		if len(machines) != 3 || !s.found(plane) {
			return false
		}
		for _, m := range machines {
			healthy := find(m.Status.Conditions, controlplanev1.KubeadmControlPlaneMachineEtcdMemberHealthyCondition)
			if m.Status.Phase != string(clusterv1.MachinePhaseRunning) || healthy == nil || healthy.Status != metav1.ConditionTrue {
				return false
			}
		}
		s.chosen, s.unhealthy = machines[0].Name, machines[1].Name
		return true
	})
}

func (s *stage) planeMachines() []clusterv1.Machine {
	found := &clusterv1.MachineList{}
	if err := s.List(s, found, client.InNamespace(namespace), client.MatchingLabels{clusterv1.ClusterNameLabel: s.name}); err != nil {
		return nil
	}
	return found.Items
}

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
		ClusterCache: clusters, EtcdDialTimeout: time.Minute, EtcdCallTimeout: time.Minute,
		EtcdLogger: zap.NewNop(), RemoteConditionsGracePeriod: 5 * time.Minute}
	if err := reconciler.SetupWithManager(w, m, controller.Options{}); err != nil {
		return nil, err
	}
	withMemoryEtcd(reconciler, &w.etcd)
	return m, nil
}

// staticPods makes what kubeadm has a kubelet run: the Pods of a control plane.
func (p *providers) staticPods(ctx context.Context, node string) error {
	system := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: metav1.NamespaceSystem}}
	if err := p.Create(ctx, system); client.IgnoreAlreadyExists(err) != nil {
		return err
	}
	for _, component := range []string{"kube-apiserver", "kube-controller-manager", "kube-scheduler", "etcd"} {
		pod := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: metav1.NamespaceSystem, Name: component + "-" + node,
			Labels:      map[string]string{"tier": "control-plane", "component": component},
			Annotations: map[string]string{corev1.MirrorPodAnnotationKey: "memory"}},
			Spec: corev1.PodSpec{NodeName: node, Containers: []corev1.Container{{Name: component, Image: component}}}}
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
