// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
)

const (
	providerFinalizer = "memory.holdpoint.test/provider"
	// keptRunning is on Pods that do not end when they are asked to.
	keptRunning = "memory.holdpoint.test/kept-running"
)

// startProviders adds what Cluster API leaves to others: infrastructure, bootstrap, and kubelets.
func startProviders(m ctrl.Manager, etcd *memoryEtcd) error {
	machine, config, kubeadm := object(memoryMachine, "", ""), object(memoryConfig, "", ""), object(kubeadmConfig, "", "")
	p := &providers{m.GetClient(), etcd}
	for _, kind := range []schema.GroupVersionKind{memoryConfig, kubeadmConfig} {
		err := ctrl.NewControllerManagedBy(m).Named("memory-" + strings.ToLower(kind.Kind)).For(object(kind, "", "")).
			Complete(p.bootstrap(kind))
		if err != nil {
			return err
		}
	}
	// The config of a Machine has the Machine's name, and so has its infrastructure.
	err := ctrl.NewControllerManagedBy(m).Named("memory-infrastructure").For(machine).
		Watches(config, &handler.EnqueueRequestForObject{}).
		Watches(kubeadm, &handler.EnqueueRequestForObject{}).
		Complete(reconcile.Func(p.infrastructure))
	if err != nil {
		return err
	}
	return ctrl.NewControllerManagedBy(m).Named("memory-kubelet").For(&corev1.Pod{}).
		Complete(reconcile.Func(p.kubelet))
}

type providers struct {
	client.Client
	etcd *memoryEtcd
}

// bootstrap follows the contract of bootstrap providers.
func (p *providers) bootstrap(kind schema.GroupVersionKind) reconcile.Func {
	return func(ctx context.Context, request reconcile.Request) (reconcile.Result, error) {
		config := object(kind, request.Namespace, request.Name)
		if err := p.Get(ctx, request.NamespacedName, config); err != nil {
			return reconcile.Result{}, client.IgnoreNotFound(err)
		}
		if config.GetDeletionTimestamp() != nil || (kind == memoryConfig && !on(config, "create")) {
			return reconcile.Result{}, nil
		}
		return reconcile.Result{}, p.patchStatus(ctx, config, func(status map[string]any) {
			status["dataSecretName"] = config.GetName()
			status["initialization"] = map[string]any{"dataSecretCreated": true}
		})
	}
}

// infrastructure follows the contract of infrastructure providers; a server that runs joins as a Node.
func (p *providers) infrastructure(ctx context.Context, request reconcile.Request) (reconcile.Result, error) {
	machine := object(memoryMachine, request.Namespace, request.Name)
	if err := p.Get(ctx, request.NamespacedName, machine); err != nil {
		return reconcile.Result{}, client.IgnoreNotFound(err)
	}
	before := machine.DeepCopy()
	if machine.GetDeletionTimestamp() != nil {
		if !on(machine, "remove") || !controllerutil.RemoveFinalizer(machine, providerFinalizer) {
			return reconcile.Result{}, nil
		}
		if err := p.endControlPlane(ctx, machine.GetName()); err != nil {
			return reconcile.Result{}, err
		}
		return reconcile.Result{}, p.Patch(ctx, machine, client.MergeFrom(before))
	}
	config := object(memoryConfig, request.Namespace, request.Name)
	err := p.Get(ctx, request.NamespacedName, config)
	byKubeadm := apierrors.IsNotFound(err)
	if byKubeadm {
		config = object(kubeadmConfig, request.Namespace, request.Name)
		err = p.Get(ctx, request.NamespacedName, config)
	}
	if err != nil {
		return reconcile.Result{}, client.IgnoreNotFound(err)
	}
	bootstrapped, _, _ := unstructured.NestedBool(config.Object, "status", "initialization", "dataSecretCreated")
	id := fmt.Sprintf("memory:///%s/%s", machine.GetNamespace(), machine.GetName())
	controllerutil.AddFinalizer(machine, providerFinalizer)
	running := bootstrapped && on(machine, "provision")
	if running {
		if err := unstructured.SetNestedField(machine.Object, id, "spec", "providerID"); err != nil {
			return reconcile.Result{}, err
		}
	}
	if err := p.Patch(ctx, machine, client.MergeFrom(before)); err != nil || !running {
		return reconcile.Result{}, err
	}
	err = p.patchStatus(ctx, machine, func(status map[string]any) {
		status["initialization"] = map[string]any{"provisioned": true}
	})
	if err != nil || !on(machine, "join") {
		return reconcile.Result{}, err
	}
	return reconcile.Result{}, p.join(ctx, machine.GetName(), id, byKubeadm)
}

// join makes the Node, and on one of a control plane by kubeadm what runs there.
func (p *providers) join(ctx context.Context, name, id string, byKubeadm bool) error {
	node := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: name}, Spec: corev1.NodeSpec{ProviderID: id}}
	if byKubeadm {
		node.Labels = map[string]string{controlPlaneNode: ""}
		node.Spec.Taints = []corev1.Taint{{Key: controlPlaneNode, Effect: corev1.TaintEffectNoSchedule}}
		if err := p.startControlPlane(ctx, name); err != nil {
			return err
		}
	}
	if err := p.Create(ctx, node); err != nil {
		return client.IgnoreAlreadyExists(err)
	}
	before := node.DeepCopy()
	node.Status.Conditions = []corev1.NodeCondition{{Type: corev1.NodeReady, Status: corev1.ConditionTrue,
		Reason: "KubeletReady", LastTransitionTime: metav1.Now()}}
	return p.Status().Patch(ctx, node, client.MergeFrom(before))
}

// kubelet ends Pods that are asked to end.
func (p *providers) kubelet(ctx context.Context, request reconcile.Request) (reconcile.Result, error) {
	pod := &corev1.Pod{}
	if err := p.Get(ctx, request.NamespacedName, pod); err != nil {
		return reconcile.Result{}, client.IgnoreNotFound(err)
	}
	if _, kept := pod.Annotations[keptRunning]; kept || pod.DeletionTimestamp == nil {
		return reconcile.Result{}, nil
	}
	return reconcile.Result{}, client.IgnoreNotFound(p.Delete(ctx, pod, client.GracePeriodSeconds(0)))
}

func (p *providers) patchStatus(ctx context.Context, o *unstructured.Unstructured, change func(map[string]any)) error {
	before := o.DeepCopy()
	status, _, _ := unstructured.NestedMap(o.Object, "status")
	if status == nil {
		status = map[string]any{}
	}
	change(status)
	o.Object["status"] = status
	return p.Status().Patch(ctx, o, client.MergeFrom(before))
}

// on says whether a switch of the spec is on.
func on(o *unstructured.Unstructured, name string) bool {
	value, _, _ := unstructured.NestedBool(o.Object, "spec", name)
	return value
}
