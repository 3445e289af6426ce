// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	authenticationv1 "k8s.io/api/authentication/v1"
	authorizationv1 "k8s.io/api/authorization/v1"
	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	eventsv1 "k8s.io/api/events/v1"
	policyv1 "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// encodings write every built-in kind through the typed clients, which send protobuf, and read back the
// JSON that is stored: a field that the server's decoder loses shows as a difference.
var encodings = []behaviour{
	{"protobuf.node", protobufNode},
	{"protobuf.pod", protobufPod},
	{"protobuf.secret", protobufSecret},
	{"protobuf.configmap", protobufConfigMap},
	{"protobuf.namespace", protobufNamespace},
	{"protobuf.lease", protobufLease},
	{"protobuf.event", protobufEvent},
	{"protobuf.event-new", protobufNewEvent},
	{"protobuf.budget", protobufBudget},
	{"protobuf.daemonset", protobufDaemonSet},
	{"protobuf.update", protobufUpdate},
	{"protobuf.delete-options", protobufDeleteOptions},
	{"protobuf.reviews", protobufReviews},
}

var moment = metav1.NewTime(time.Date(2026, 1, 10, 12, 0, 0, 0, time.UTC))
var microMoment = metav1.NewMicroTime(time.Date(2026, 1, 10, 12, 0, 0, 123456000, time.UTC))

func meta(name string) metav1.ObjectMeta {
	return metav1.ObjectMeta{Name: name, Labels: map[string]string{"a": "b", "empty": ""},
		Annotations: map[string]string{"example.com/note": "ü\n"}}
}

// stored reads the object as JSON and leaves out what differs between any two servers.
func stored(ctx context.Context, c *clients, gvr schema.GroupVersionResource, ns, name string) (any, error) {
	var got map[string]any
	if ns == "" {
		object, err := c.dynamic.Resource(gvr).Get(ctx, name, metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		got = object.Object
	} else {
		object, err := c.dynamic.Resource(gvr).Namespace(ns).Get(ctx, name, metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		got = object.Object
	}
	return scrub(got), nil
}

// scrub drops uids, revisions, times, managedFields, and what no client can tell from absent.
func scrub(value any) any {
	switch v := value.(type) {
	case map[string]any:
		kept := map[string]any{}
		for key, part := range v {
			switch key {
			case "uid", "resourceVersion", "creationTimestamp", "managedFields":
				continue
			}
			if part = scrub(part); part != nil {
				kept[key] = part
			}
		}
		if len(kept) == 0 {
			return nil
		}
		return kept
	case []any:
		if len(v) == 0 {
			return nil
		}
		kept := make([]any, len(v))
		for i, part := range v {
			kept[i] = scrub(part)
		}
		return kept
	case string:
		if v == "" {
			return nil
		}
	}
	return value
}

// sentProtobuf fails when the library did not do what this row is about.
func sentProtobuf(c *clients, mark int) error {
	for _, request := range c.requests.since(mark) {
		if request.method != "GET" && request.protobuf() {
			return nil
		}
	}
	return fmt.Errorf("no request was protobuf: %v", c.requests.since(mark))
}

func protobufNode(ctx context.Context, c *clients) (any, error) {
	mark := c.requests.mark()
	node := &corev1.Node{ObjectMeta: meta("pb-node"), Spec: corev1.NodeSpec{ProviderID: "metal3://x", Unschedulable: true,
		PodCIDRs: []string{"10.1.0.0/24"}, PodCIDR: "10.1.0.0/24",
		Taints: []corev1.Taint{{Key: "k", Value: "v", Effect: corev1.TaintEffectNoExecute, TimeAdded: &moment}}}}
	made, err := c.typed.CoreV1().Nodes().Create(ctx, node, metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	made.Status = corev1.NodeStatus{
		Capacity:    corev1.ResourceList{"cpu": resource.MustParse("8"), "memory": resource.MustParse("32Gi")},
		Allocatable: corev1.ResourceList{"cpu": resource.MustParse("7500m")},
		Conditions: []corev1.NodeCondition{{Type: corev1.NodeReady, Status: corev1.ConditionTrue, Reason: "KubeletReady",
			Message: "ok", LastHeartbeatTime: moment, LastTransitionTime: moment}},
		Addresses:       []corev1.NodeAddress{{Type: corev1.NodeInternalIP, Address: "192.0.2.1"}},
		DaemonEndpoints: corev1.NodeDaemonEndpoints{KubeletEndpoint: corev1.DaemonEndpoint{Port: 10250}},
		NodeInfo:        corev1.NodeSystemInfo{KubeletVersion: "v1.34.0", BootID: "b", OperatingSystem: "linux"},
		Images:          []corev1.ContainerImage{{Names: []string{"i:1"}, SizeBytes: 1 << 40}},
	}
	if _, err := c.typed.CoreV1().Nodes().UpdateStatus(ctx, made, metav1.UpdateOptions{}); err != nil {
		return nil, err
	}
	if err := sentProtobuf(c, mark); err != nil {
		return nil, err
	}
	return stored(ctx, c, corev1.SchemeGroupVersion.WithResource("nodes"), "", "pb-node")
}

func protobufPod(ctx context.Context, c *clients) (any, error) {
	mark := c.requests.mark()
	grace, negative, yes := int64(0), int64(-5), true
	pod := &corev1.Pod{ObjectMeta: meta("pb-pod"), Spec: corev1.PodSpec{
		RestartPolicy: corev1.RestartPolicyNever, DNSPolicy: corev1.DNSDefault, NodeName: "pb-node", SchedulerName: "s",
		SecurityContext: &corev1.PodSecurityContext{}, EnableServiceLinks: &yes, TerminationGracePeriodSeconds: &grace,
		NodeSelector: map[string]string{"x": "y"},
		Tolerations: []corev1.Toleration{
			{Key: "t", Operator: corev1.TolerationOpExists, Effect: corev1.TaintEffectNoExecute, TolerationSeconds: &negative},
			{Key: "node.kubernetes.io/not-ready", Operator: corev1.TolerationOpExists, Effect: corev1.TaintEffectNoExecute},
			{Key: "node.kubernetes.io/unreachable", Operator: corev1.TolerationOpExists, Effect: corev1.TaintEffectNoExecute}},
		Containers: []corev1.Container{{Name: "c", Image: "i:1", Command: []string{"a", ""}, ImagePullPolicy: corev1.PullNever,
			TerminationMessagePath: "/t", TerminationMessagePolicy: corev1.TerminationMessageReadFile,
			Env:   []corev1.EnvVar{{Name: "E", Value: "v"}},
			Ports: []corev1.ContainerPort{{ContainerPort: 80, Protocol: corev1.ProtocolTCP}},
			Resources: corev1.ResourceRequirements{Requests: corev1.ResourceList{"cpu": resource.MustParse("100m")},
				Limits: corev1.ResourceList{"cpu": resource.MustParse("1")}},
			LivenessProbe: &corev1.Probe{TimeoutSeconds: 1, PeriodSeconds: 10, SuccessThreshold: 1, FailureThreshold: 3,
				ProbeHandler: corev1.ProbeHandler{HTTPGet: &corev1.HTTPGetAction{Path: "/", Port: intstr.FromString("web"), Scheme: "HTTP"}}},
			VolumeMounts: []corev1.VolumeMount{{Name: "v", MountPath: "/v"}}}},
		Volumes: []corev1.Volume{{Name: "v", VolumeSource: corev1.VolumeSource{EmptyDir: &corev1.EmptyDirVolumeSource{}}}},
	}}
	made, err := c.typed.CoreV1().Pods(namespace).Create(ctx, pod, metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	made.Status.Phase = corev1.PodRunning
	made.Status.PodIP = "192.0.2.2"
	made.Status.PodIPs = []corev1.PodIP{{IP: "192.0.2.2"}}
	made.Status.StartTime = &moment
	made.Status.Conditions = []corev1.PodCondition{{Type: corev1.PodReady, Status: corev1.ConditionTrue, LastTransitionTime: moment}}
	made.Status.ContainerStatuses = []corev1.ContainerStatus{{Name: "c", Ready: true, RestartCount: 2, Image: "i:1", ImageID: "id",
		State: corev1.ContainerState{Running: &corev1.ContainerStateRunning{StartedAt: moment}}}}
	if _, err := c.typed.CoreV1().Pods(namespace).UpdateStatus(ctx, made, metav1.UpdateOptions{}); err != nil {
		return nil, err
	}
	if err := sentProtobuf(c, mark); err != nil {
		return nil, err
	}
	seen, err := stored(ctx, c, corev1.SchemeGroupVersion.WithResource("pods"), namespace, "pb-pod")
	if err == nil {
		delete(seen.(map[string]any)["status"].(map[string]any), "qosClass") // computed, never sent
	}
	return seen, err
}

func protobufSecret(ctx context.Context, c *clients) (any, error) {
	yes := false
	secret := &corev1.Secret{ObjectMeta: meta("pb-secret"), Type: "test/type", Immutable: &yes,
		Data: map[string][]byte{"bytes": {0, 255, 10}, "none": {}}, StringData: map[string]string{"text": "ü"}}
	if _, err := c.typed.CoreV1().Secrets(namespace).Create(ctx, secret, metav1.CreateOptions{}); err != nil {
		return nil, err
	}
	return stored(ctx, c, corev1.SchemeGroupVersion.WithResource("secrets"), namespace, "pb-secret")
}

func protobufConfigMap(ctx context.Context, c *clients) (any, error) {
	config := &corev1.ConfigMap{ObjectMeta: meta("pb-config"), Data: map[string]string{"a": "1\n2"},
		BinaryData: map[string][]byte{"b": {1, 2, 255}}}
	yes := true
	config.OwnerReferences = []metav1.OwnerReference{}
	config.Finalizers = []string{"holdpoint.dev/test"}
	config.Immutable = &yes
	if _, err := c.typed.CoreV1().ConfigMaps(namespace).Create(ctx, config, metav1.CreateOptions{}); err != nil {
		return nil, err
	}
	return stored(ctx, c, corev1.SchemeGroupVersion.WithResource("configmaps"), namespace, "pb-config")
}

func protobufNamespace(ctx context.Context, c *clients) (any, error) {
	if _, err := c.typed.CoreV1().Namespaces().Create(ctx, &corev1.Namespace{ObjectMeta: meta("pb-namespace")}, metav1.CreateOptions{}); err != nil {
		return nil, err
	}
	return stored(ctx, c, corev1.SchemeGroupVersion.WithResource("namespaces"), "", "pb-namespace")
}

func protobufLease(ctx context.Context, c *clients) (any, error) {
	holder, seconds, transitions := "me", int32(15), int32(3)
	lease := &coordinationv1.Lease{ObjectMeta: meta("pb-lease"), Spec: coordinationv1.LeaseSpec{HolderIdentity: &holder,
		LeaseDurationSeconds: &seconds, LeaseTransitions: &transitions, AcquireTime: &microMoment, RenewTime: &microMoment}}
	made, err := c.typed.CoordinationV1().Leases(namespace).Create(ctx, lease, metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	if err := must(made.Spec.RenewTime.Time.Equal(microMoment.Time), "renewTime came back as %v", made.Spec.RenewTime); err != nil {
		return nil, err
	}
	return stored(ctx, c, coordinationv1.SchemeGroupVersion.WithResource("leases"), namespace, "pb-lease")
}

func protobufEvent(ctx context.Context, c *clients) (any, error) {
	event := &corev1.Event{ObjectMeta: meta("pb-event"), Reason: "R", Message: "m", Type: "Normal", Count: 7, FirstTimestamp: moment,
		LastTimestamp: moment, Source: corev1.EventSource{Component: "c", Host: "h"}, ReportingController: "rc", ReportingInstance: "ri",
		InvolvedObject: corev1.ObjectReference{Kind: "ConfigMap", Name: "x", Namespace: namespace, APIVersion: "v1", FieldPath: "data"}}
	if _, err := c.typed.CoreV1().Events(namespace).Create(ctx, event, metav1.CreateOptions{}); err != nil {
		return nil, err
	}
	return stored(ctx, c, corev1.SchemeGroupVersion.WithResource("events"), namespace, "pb-event")
}

func protobufNewEvent(ctx context.Context, c *clients) (any, error) {
	event := &eventsv1.Event{ObjectMeta: meta("pb-event-new"), Reason: "R", Note: "n", Type: "Warning", Action: "A", EventTime: microMoment,
		ReportingController: "example.com/rc", ReportingInstance: "ri", Series: &eventsv1.EventSeries{Count: 2, LastObservedTime: microMoment},
		Regarding: corev1.ObjectReference{Kind: "ConfigMap", Name: "x", Namespace: namespace}}
	if _, err := c.typed.EventsV1().Events(namespace).Create(ctx, event, metav1.CreateOptions{}); err != nil {
		return nil, err
	}
	return stored(ctx, c, eventsv1.SchemeGroupVersion.WithResource("events"), namespace, "pb-event-new")
}

func protobufBudget(ctx context.Context, c *clients) (any, error) {
	half := intstr.FromString("50%")
	budget := &policyv1.PodDisruptionBudget{ObjectMeta: meta("pb-budget"), Spec: policyv1.PodDisruptionBudgetSpec{MaxUnavailable: &half,
		Selector: &metav1.LabelSelector{MatchExpressions: []metav1.LabelSelectorRequirement{
			{Key: "pb", Operator: metav1.LabelSelectorOpIn, Values: []string{"one", "two"}}}}}}
	if _, err := c.typed.PolicyV1().PodDisruptionBudgets(namespace).Create(ctx, budget, metav1.CreateOptions{}); err != nil {
		return nil, err
	}
	seen, err := stored(ctx, c, policyv1.SchemeGroupVersion.WithResource("poddisruptionbudgets"), namespace, "pb-budget")
	if err == nil {
		delete(seen.(map[string]any), "status") // it comes when it comes
	}
	return seen, err
}

func protobufDaemonSet(ctx context.Context, c *clients) (any, error) {
	labels := map[string]string{"app": "pb"}
	set := &appsv1.DaemonSet{ObjectMeta: meta("pb-daemonset"), Spec: appsv1.DaemonSetSpec{Selector: &metav1.LabelSelector{MatchLabels: labels},
		Template: corev1.PodTemplateSpec{ObjectMeta: metav1.ObjectMeta{Labels: labels},
			Spec: corev1.PodSpec{Containers: []corev1.Container{{Name: "c", Image: "i:1"}}}}}}
	made, err := c.typed.AppsV1().DaemonSets(namespace).Create(ctx, set, metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	return made.Spec.Selector.MatchLabels, must(made.Spec.Template.Spec.Containers[0].Image == "i:1", "the template is lost")
}

func protobufUpdate(ctx context.Context, c *clients) (any, error) {
	mark := c.requests.mark()
	lease, err := c.typed.CoordinationV1().Leases(namespace).Get(ctx, "pb-lease", metav1.GetOptions{})
	if err != nil {
		return nil, err
	}
	stale := lease.DeepCopy()
	*lease.Spec.LeaseTransitions = 0
	*lease.Spec.HolderIdentity = ""
	if _, err := c.typed.CoordinationV1().Leases(namespace).Update(ctx, lease, metav1.UpdateOptions{}); err != nil {
		return nil, err
	}
	_, err = c.typed.CoordinationV1().Leases(namespace).Update(ctx, stale, metav1.UpdateOptions{})
	if err := must(isConflict(err), "a stale update: %v", err); err != nil {
		return nil, err
	}
	if err := sentProtobuf(c, mark); err != nil {
		return nil, err
	}
	lease, err = c.typed.CoordinationV1().Leases(namespace).Get(ctx, "pb-lease", metav1.GetOptions{})
	if err != nil {
		return nil, err
	}
	return lease.Spec.LeaseTransitions, nil
}

func protobufDeleteOptions(ctx context.Context, c *clients) (any, error) {
	mark := c.requests.mark()
	made, err := c.typed.CoreV1().ConfigMaps(namespace).Create(ctx, &corev1.ConfigMap{ObjectMeta: meta("pb-delete")}, metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	wrong := metav1.NewUIDPreconditions("11111111-1111-1111-1111-111111111111")
	err = c.typed.CoreV1().ConfigMaps(namespace).Delete(ctx, "pb-delete", metav1.DeleteOptions{Preconditions: wrong})
	if err := must(isConflict(err), "a delete for another uid: %v", err); err != nil {
		return nil, err
	}
	if err := c.typed.CoreV1().ConfigMaps(namespace).Delete(ctx, "pb-delete", metav1.DeleteOptions{DryRun: []string{"All"}}); err != nil {
		return nil, err
	}
	background := metav1.DeletePropagationBackground
	right := metav1.DeleteOptions{Preconditions: metav1.NewUIDPreconditions(string(made.UID)), PropagationPolicy: &background}
	if err := c.typed.CoreV1().ConfigMaps(namespace).Delete(ctx, "pb-delete", right); err != nil {
		return nil, err
	}
	return nil, sentProtobuf(c, mark)
}

func protobufReviews(ctx context.Context, c *clients) (any, error) {
	mark := c.requests.mark()
	access, err := c.typed.AuthorizationV1().SelfSubjectAccessReviews().Create(ctx, &authorizationv1.SelfSubjectAccessReview{
		Spec: authorizationv1.SelfSubjectAccessReviewSpec{ResourceAttributes: &authorizationv1.ResourceAttributes{
			Verb: "patch", Group: machines.Group, Resource: machines.Resource, Namespace: namespace}}}, metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	rules, err := c.typed.AuthorizationV1().SelfSubjectRulesReviews().Create(ctx, &authorizationv1.SelfSubjectRulesReview{
		Spec: authorizationv1.SelfSubjectRulesReviewSpec{Namespace: namespace}}, metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	self, err := c.typed.AuthenticationV1().SelfSubjectReviews().Create(ctx, &authenticationv1.SelfSubjectReview{}, metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	if err := sentProtobuf(c, mark); err != nil {
		return nil, err
	}
	return []any{access.Status.Allowed, len(rules.Status.ResourceRules) > 0, self.Status.UserInfo.Username}, nil
}
