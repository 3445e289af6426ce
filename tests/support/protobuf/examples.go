// SPDX-License-Identifier: Apache-2.0

package main

import (
	"strings"
	"time"

	authorizationv1 "k8s.io/api/authorization/v1"
	autoscalingv1 "k8s.io/api/autoscaling/v1"
	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	eventsv1 "k8s.io/api/events/v1"
	policyv1 "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"
)

type example struct {
	name       string
	apiVersion string
	object     runtime.Object
}

func to[T any](value T) *T { return &value }

// examples are bodies as kubectl and controllers send them, and the corners of single types.
func examples() []example {
	noon := time.Date(2026, 1, 10, 12, 0, 0, 123_456_789, time.FixedZone("", 3600))
	machine := corev1.ObjectReference{
		APIVersion: "machine.openshift.io/v1beta1", Kind: "Machine", Namespace: "openshift-machine-api",
		Name: "worker-0", UID: "7d1c", ResourceVersion: "42",
	}
	return []example{
		{"leader election", "coordination.k8s.io/v1", &coordinationv1.Lease{
			ObjectMeta: metav1.ObjectMeta{Name: "controller-leader", Namespace: "hooks"},
			Spec: coordinationv1.LeaseSpec{
				HolderIdentity: to("host_7d1c"), LeaseDurationSeconds: to(int32(15)),
				AcquireTime: &metav1.MicroTime{Time: noon}, RenewTime: &metav1.MicroTime{Time: noon},
				LeaseTransitions: to(int32(0)),
			},
		}},
		{"a lease given back", "coordination.k8s.io/v1", &coordinationv1.Lease{
			ObjectMeta: metav1.ObjectMeta{Name: "controller-leader", ResourceVersion: "7"},
			Spec: coordinationv1.LeaseSpec{
				HolderIdentity: to(""), LeaseDurationSeconds: to(int32(1)),
				RenewTime: &metav1.MicroTime{Time: time.Unix(0, 0)},
			},
		}},
		{"the recorder of controller-runtime", "v1", &corev1.Event{
			ObjectMeta:     metav1.ObjectMeta{Name: "worker-0.18f", Namespace: "openshift-machine-api"},
			InvolvedObject: machine, Reason: "HookRemoved", Message: "released after 3 m",
			Source:         corev1.EventSource{Component: "hook"},
			FirstTimestamp: metav1.Time{Time: noon}, LastTimestamp: metav1.Time{Time: noon},
			Count: 1, Type: "Normal", ReportingController: "hook",
		}},
		{"the recorder of the new events", "events.k8s.io/v1", &eventsv1.Event{
			ObjectMeta: metav1.ObjectMeta{GenerateName: "worker-0.", Namespace: "openshift-machine-api"},
			EventTime:  metav1.MicroTime{Time: noon}, ReportingController: "hook",
			ReportingInstance: "hook-host", Action: "Release", Reason: "HookRemoved",
			Regarding: machine, Related: &corev1.ObjectReference{Kind: "Node", Name: "worker-0"},
			Note: "released", Type: "Normal",
			Series: &eventsv1.EventSeries{Count: 2, LastObservedTime: metav1.MicroTime{Time: noon}},
		}},
		{"a cordoned node", "v1", &corev1.Node{
			ObjectMeta: metav1.ObjectMeta{
				Name: "worker-0", Labels: map[string]string{"node-role.kubernetes.io/worker": ""},
				Annotations: map[string]string{"machine.openshift.io/machine": "ns/worker-0"},
			},
			Spec: corev1.NodeSpec{
				ProviderID: "metal3:///0", Unschedulable: true,
				Taints: []corev1.Taint{{
					Key: "node.kubernetes.io/unschedulable", Effect: corev1.TaintEffectNoSchedule,
					TimeAdded: &metav1.Time{Time: noon},
				}},
			},
			Status: corev1.NodeStatus{
				Capacity: corev1.ResourceList{"cpu": resource.MustParse("64"),
					"memory": resource.MustParse("263842132Ki")},
				Conditions: []corev1.NodeCondition{{Type: "Ready", Status: "True",
					LastHeartbeatTime: metav1.Time{Time: noon}}},
				Addresses: []corev1.NodeAddress{{Type: "InternalIP", Address: "192.0.2.7"}},
			},
		}},
		{"a pod with a probe and a projected volume", "v1", &corev1.Pod{
			ObjectMeta: metav1.ObjectMeta{Name: "web-0", Namespace: "shop", Finalizers: []string{"a/b"},
				OwnerReferences: []metav1.OwnerReference{{APIVersion: "apps/v1", Kind: "DaemonSet",
					Name: "web", UID: "1", Controller: to(true), BlockOwnerDeletion: to(false)}}},
			Spec: corev1.PodSpec{
				NodeName: "worker-0", TerminationGracePeriodSeconds: to(int64(0)),
				Containers: []corev1.Container{{
					Name: "web", Image: "registry/web:1",
					Resources: corev1.ResourceRequirements{
						Requests: corev1.ResourceList{"cpu": resource.MustParse("0.25")}},
					LivenessProbe: &corev1.Probe{ProbeHandler: corev1.ProbeHandler{
						HTTPGet: &corev1.HTTPGetAction{Path: "/", Port: intstr.FromString("http")}}},
					Env: []corev1.EnvVar{{Name: "EMPTY"}, {Name: "KEY", ValueFrom: &corev1.EnvVarSource{
						SecretKeyRef: &corev1.SecretKeySelector{Key: "k", Optional: to(false),
							LocalObjectReference: corev1.LocalObjectReference{Name: "s"}}}}},
				}},
				Volumes: []corev1.Volume{
					{Name: "all", VolumeSource: corev1.VolumeSource{
						Projected: &corev1.ProjectedVolumeSource{DefaultMode: to(int32(420))}}},
					{Name: "scratch", VolumeSource: corev1.VolumeSource{
						EmptyDir: &corev1.EmptyDirVolumeSource{SizeLimit: to(resource.MustParse("1Gi"))}}},
				},
			},
			Status: corev1.PodStatus{Phase: corev1.PodRunning},
		}},
		{"a secret with bytes", "v1", &corev1.Secret{
			ObjectMeta: metav1.ObjectMeta{Name: "bmc"}, Type: corev1.SecretTypeOpaque,
			Data:       map[string][]byte{"password": []byte("\x00p\xffss"), "none": {}},
			StringData: map[string]string{"user": "root"}, Immutable: to(false),
		}},
		{"lengths of one, two and three bytes", "v1", &corev1.ConfigMap{
			ObjectMeta: metav1.ObjectMeta{Name: "lengths"},
			Data: map[string]string{"0": "", "127": strings.Repeat("a", 127),
				"128": strings.Repeat("b", 128), "16384": strings.Repeat("c", 16384)},
		}},
		{"kubectl drain, eviction", "policy/v1", &policyv1.Eviction{
			ObjectMeta:    metav1.ObjectMeta{Name: "web-0", Namespace: "shop"},
			DeleteOptions: &metav1.DeleteOptions{GracePeriodSeconds: to(int64(-1))},
		}},
		{"kubectl drain, without eviction", "v1", &metav1.DeleteOptions{
			GracePeriodSeconds: to(int64(0)), PropagationPolicy: to(metav1.DeletePropagationBackground),
			Preconditions: &metav1.Preconditions{UID: to(machine.UID)}, DryRun: []string{"All"},
		}},
		{"a budget in percent", "policy/v1", &policyv1.PodDisruptionBudget{
			ObjectMeta: metav1.ObjectMeta{Name: "web"},
			Spec: policyv1.PodDisruptionBudgetSpec{MaxUnavailable: to(intstr.FromString("50%")),
				Selector: &metav1.LabelSelector{MatchExpressions: []metav1.LabelSelectorRequirement{
					{Key: "app", Operator: metav1.LabelSelectorOpIn, Values: []string{"web", ""}}}}},
			Status: policyv1.PodDisruptionBudgetStatus{
				DisruptedPods: map[string]metav1.Time{"web-0": {Time: noon}, "web-1": {}}},
		}},
		{"kubectl auth can-i", "authorization.k8s.io/v1", &authorizationv1.SelfSubjectAccessReview{
			Spec: authorizationv1.SelfSubjectAccessReviewSpec{
				ResourceAttributes: &authorizationv1.ResourceAttributes{Namespace: "hp", Verb: "patch",
					Group: "machine.openshift.io", Resource: "machines"}},
		}},
		{"down to none", "autoscaling/v1", &autoscalingv1.Scale{
			ObjectMeta: metav1.ObjectMeta{Name: "workers", CreationTimestamp: metav1.Time{Time: noon}},
			Spec:       autoscalingv1.ScaleSpec{Replicas: -1},
		}},
	}
}
