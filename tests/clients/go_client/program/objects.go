// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/intstr"
	corev1apply "k8s.io/client-go/applyconfigurations/core/v1"
	"k8s.io/client-go/util/retry"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
)

// objects are the reads and writes that controllers make, judged by the errors that client-go recognises.
var objects = []behaviour{
	{"client.errors", clientErrors},
	{"client.retry-on-conflict", retryOnConflict},
	{"client.finalizer", finalizer},
	{"client.status-writer", statusWriter},
	{"client.merge-from", mergeFrom},
	{"client.optimistic-lock", optimisticLock},
	{"client.create-or-update", createOrUpdate},
	{"client.apply-typed", applyTyped},
	{"client.apply-hooks", applyHooks},
	{"client.pages", clientPages},
	{"client.delete-all-of", deleteAllOf},
	{"client.dry-run", clientDryRun},
	{"client.eviction", clientEviction},
	{"client.budget-refusal", budgetRefusal},
}

func isConflict(err error) bool { return apierrors.IsConflict(err) }
func isNotFound(err error) bool { return apierrors.IsNotFound(err) }

func newMachine(name string) *unstructured.Unstructured {
	machine := &unstructured.Unstructured{Object: map[string]any{"spec": map[string]any{}}}
	machine.SetGroupVersionKind(machines.GroupVersion().WithKind("Machine"))
	machine.SetNamespace(namespace)
	machine.SetName(name)
	return machine
}

func newConfig(name string) *corev1.ConfigMap {
	return &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name}}
}

func clientErrors(ctx context.Context, c *clients) (any, error) {
	configs := c.typed.CoreV1().ConfigMaps(namespace)
	made, err := configs.Create(ctx, newConfig("errors"), metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	stale := made.DeepCopy()
	made.Data = map[string]string{"a": "1"}
	if _, err := configs.Update(ctx, made, metav1.UpdateOptions{}); err != nil {
		return nil, err
	}
	seen := map[string]string{}
	note := func(what string, err error) { seen[what] = string(apierrors.ReasonForError(err)) }
	_, err = configs.Get(ctx, "none", metav1.GetOptions{})
	note("get", err)
	_, err = configs.Create(ctx, newConfig("errors"), metav1.CreateOptions{})
	note("create", err)
	_, err = configs.Update(ctx, stale, metav1.UpdateOptions{})
	note("update", err)
	_, err = configs.Create(ctx, newConfig("Not A Name"), metav1.CreateOptions{})
	note("name", err)
	_, err = configs.Patch(ctx, "errors", types.JSONPatchType, []byte(`[{"op":"test","path":"/data/a","value":"2"}]`), metav1.PatchOptions{})
	note("test", err)
	_, err = c.dynamic.Resource(machines.GroupVersion().WithResource("nothings")).List(ctx, metav1.ListOptions{})
	note("kind", err)
	return seen, nil
}

func retryOnConflict(ctx context.Context, c *clients) (any, error) {
	configs := c.typed.CoreV1().ConfigMaps(namespace)
	if _, err := configs.Create(ctx, newConfig("crowded-go"), metav1.CreateOptions{}); err != nil {
		return nil, err
	}
	const writers = 4
	done := make(chan error, writers)
	for i := range writers {
		go func() {
			done <- retry.OnError(retry.DefaultBackoff, apierrors.IsConflict, func() error {
				got, err := configs.Get(ctx, "crowded-go", metav1.GetOptions{})
				if err != nil {
					return err
				}
				if got.Data == nil {
					got.Data = map[string]string{}
				}
				got.Data[fmt.Sprint("k", i)] = "v"
				_, err = configs.Update(ctx, got, metav1.UpdateOptions{})
				return err
			})
		}()
	}
	for range writers {
		if err := <-done; err != nil {
			return nil, err
		}
	}
	got, err := configs.Get(ctx, "crowded-go", metav1.GetOptions{})
	if err != nil {
		return nil, err
	}
	return len(got.Data), must(len(got.Data) == writers, "%v", got.Data)
}

func finalizer(ctx context.Context, c *clients) (any, error) {
	config := newConfig("final-go")
	controllerutil.AddFinalizer(config, "holdpoint.dev/go")
	if err := c.runtime.Create(ctx, config); err != nil {
		return nil, err
	}
	if err := c.runtime.Delete(ctx, config); err != nil {
		return nil, err
	}
	if err := c.runtime.Get(ctx, client.ObjectKeyFromObject(config), config); err != nil {
		return nil, err
	}
	if config.DeletionTimestamp == nil {
		return nil, fmt.Errorf("no deletionTimestamp: %v", config.ObjectMeta)
	}
	controllerutil.RemoveFinalizer(config, "holdpoint.dev/go")
	if err := c.runtime.Update(ctx, config); err != nil {
		return nil, err
	}
	err := c.runtime.Get(ctx, client.ObjectKeyFromObject(config), config)
	return nil, must(isNotFound(err), "after the last finalizer: %v", err)
}

func statusWriter(ctx context.Context, c *clients) (any, error) {
	machine := newMachine("status-go")
	if err := c.runtime.Create(ctx, machine); err != nil {
		return nil, err
	}
	err := retry.RetryOnConflict(retry.DefaultBackoff, func() error {
		if err := c.runtime.Get(ctx, client.ObjectKeyFromObject(machine), machine); err != nil {
			return err
		}
		machine.SetLabels(map[string]string{"through": "status"})
		if err := unstructured.SetNestedField(machine.Object, "a message", "status", "errorMessage"); err != nil {
			return err
		}
		return c.runtime.Status().Update(ctx, machine)
	})
	if err != nil {
		return nil, err
	}
	if err := c.runtime.Get(ctx, client.ObjectKeyFromObject(machine), machine); err != nil {
		return nil, err
	}
	text, _, _ := unstructured.NestedString(machine.Object, "status", "errorMessage")
	return []any{text, machine.GetLabels()["through"]}, nil
}

func mergeFrom(ctx context.Context, c *clients) (any, error) {
	machine := newMachine("merge-go")
	if err := c.runtime.Create(ctx, machine); err != nil {
		return nil, err
	}
	before := machine.DeepCopy()
	machine.SetAnnotations(map[string]string{"a": "b"})
	if err := c.runtime.Patch(ctx, machine, client.MergeFrom(before)); err != nil {
		return nil, err
	}
	config := newConfig("strategic-go")
	if err := c.runtime.Create(ctx, config); err != nil {
		return nil, err
	}
	old := config.DeepCopy()
	config.Data = map[string]string{"a": "1"}
	if err := c.runtime.Patch(ctx, config, client.StrategicMergeFrom(old)); err != nil {
		return nil, err
	}
	return []any{machine.GetAnnotations()["a"], config.Data}, nil
}

func optimisticLock(ctx context.Context, c *clients) (any, error) {
	config := newConfig("lock-go")
	if err := c.runtime.Create(ctx, config); err != nil {
		return nil, err
	}
	stale := config.DeepCopy()
	config.Data = map[string]string{"a": "1"}
	if err := c.runtime.Update(ctx, config); err != nil {
		return nil, err
	}
	changed := stale.DeepCopy()
	changed.Data = map[string]string{"a": "2"}
	err := c.runtime.Patch(ctx, changed, client.MergeFromWithOptions(stale, client.MergeFromWithOptimisticLock{}))
	return nil, must(isConflict(err), "a patch of a stale object: %v", err)
}

func createOrUpdate(ctx context.Context, c *clients) (any, error) {
	var seen []string
	for _, value := range []string{"1", "1", "2"} {
		config := newConfig("made-go")
		outcome, err := controllerutil.CreateOrUpdate(ctx, c.runtime, config, func() error {
			config.Data = map[string]string{"a": value}
			return nil
		})
		if err != nil {
			return nil, err
		}
		seen = append(seen, string(outcome))
	}
	return seen, must(fmt.Sprint(seen) == "[created unchanged updated]", "%v", seen)
}

func applyTyped(ctx context.Context, c *clients) (any, error) {
	configs := c.typed.CoreV1().ConfigMaps(namespace)
	one := corev1apply.ConfigMap("apply-go", namespace).WithData(map[string]string{"a": "1"})
	if _, err := configs.Apply(ctx, one, metav1.ApplyOptions{FieldManager: "one"}); err != nil {
		return nil, err
	}
	two := corev1apply.ConfigMap("apply-go", namespace).WithData(map[string]string{"a": "2"})
	_, err := configs.Apply(ctx, two, metav1.ApplyOptions{FieldManager: "two"})
	if err := must(isConflict(err) && apierrors.HasStatusCause(err, metav1.CauseTypeFieldManagerConflict), "a conflict: %v", err); err != nil {
		return nil, err
	}
	stored, err := configs.Apply(ctx, two, metav1.ApplyOptions{FieldManager: "two", Force: true})
	if err != nil {
		return nil, err
	}
	mine, err := corev1apply.ExtractConfigMap(stored, "two")
	if err != nil {
		return nil, err
	}
	return mine.Data, must(mine.Data["a"] == "2", "what two owns: %v", mine)
}

func applyHooks(ctx context.Context, c *clients) (any, error) {
	var last *unstructured.Unstructured
	for _, owner := range []string{"team-a", "team-b"} {
		machine := newMachine("hooks-go")
		hooks := []any{map[string]any{"name": "hook-of-" + owner, "owner": owner}}
		if err := unstructured.SetNestedSlice(machine.Object, hooks, "spec", "lifecycleHooks", "preTerminate"); err != nil {
			return nil, err
		}
		applied, err := c.dynamic.Resource(machines).Namespace(namespace).Apply(ctx, "hooks-go", machine, metav1.ApplyOptions{FieldManager: owner})
		if err != nil {
			return nil, err
		}
		last = applied
	}
	hooks, _, _ := unstructured.NestedSlice(last.Object, "spec", "lifecycleHooks", "preTerminate")
	return hooks, must(len(hooks) == 2, "%v", hooks)
}

func clientPages(ctx context.Context, c *clients) (any, error) {
	for i := range 5 {
		config := newConfig(fmt.Sprint("page-go-", i))
		config.Labels = map[string]string{"page": "go"}
		if err := c.runtime.Create(ctx, config); err != nil {
			return nil, err
		}
	}
	var names []string
	token := ""
	for {
		var page corev1.ConfigMapList
		err := c.runtime.List(ctx, &page, client.InNamespace(namespace), client.MatchingLabels{"page": "go"}, client.Limit(2), client.Continue(token))
		if err != nil {
			return nil, err
		}
		for _, item := range page.Items {
			names = append(names, item.Name)
		}
		if token = page.Continue; token == "" {
			return names, must(len(names) == 5, "%v", names)
		}
	}
}

func deleteAllOf(ctx context.Context, c *clients) (any, error) {
	err := c.runtime.DeleteAllOf(ctx, &corev1.ConfigMap{}, client.InNamespace(namespace), client.MatchingLabels{"page": "go"})
	if err != nil {
		return nil, err
	}
	var left corev1.ConfigMapList
	if err := c.runtime.List(ctx, &left, client.InNamespace(namespace), client.MatchingLabels{"page": "go"}); err != nil {
		return nil, err
	}
	return nil, must(len(left.Items) == 0, "%d are left", len(left.Items))
}

func clientDryRun(ctx context.Context, c *clients) (any, error) {
	config := newConfig("dry-go")
	if err := client.NewDryRunClient(c.runtime).Create(ctx, config); err != nil {
		return nil, err
	}
	err := c.runtime.Get(ctx, client.ObjectKeyFromObject(config), config)
	return nil, must(isNotFound(err), "after a dry run: %v", err)
}

func clientEviction(ctx context.Context, c *clients) (any, error) {
	grace := int64(0)
	err := c.typed.PolicyV1().Evictions(namespace).Evict(ctx, &policyv1.Eviction{ObjectMeta: metav1.ObjectMeta{Name: "pb-pod", Namespace: namespace},
		DeleteOptions: &metav1.DeleteOptions{GracePeriodSeconds: &grace}})
	if err != nil {
		return nil, err
	}
	_, err = c.typed.CoreV1().Pods(namespace).Get(ctx, "pb-pod", metav1.GetOptions{})
	return nil, must(isNotFound(err), "the pod after an eviction with grace 0: %v", err)
}

func budgetRefusal(ctx context.Context, c *clients) (any, error) {
	one := intstr.FromInt32(1)
	labels := map[string]string{"app": "budget-go"}
	pod := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: "budget-go", Labels: labels},
		Spec: corev1.PodSpec{NodeName: "n", Containers: []corev1.Container{{Name: "c", Image: "i"}}}}
	made, err := c.typed.CoreV1().Pods(namespace).Create(ctx, pod, metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	made.Status.Phase = corev1.PodRunning
	made.Status.Conditions = []corev1.PodCondition{{Type: corev1.PodReady, Status: corev1.ConditionTrue}}
	if _, err := c.typed.CoreV1().Pods(namespace).UpdateStatus(ctx, made, metav1.UpdateOptions{}); err != nil {
		return nil, err
	}
	budgets := c.typed.PolicyV1().PodDisruptionBudgets(namespace)
	_, err = budgets.Create(ctx, &policyv1.PodDisruptionBudget{ObjectMeta: metav1.ObjectMeta{Name: "budget-go"},
		Spec: policyv1.PodDisruptionBudgetSpec{MinAvailable: &one, Selector: &metav1.LabelSelector{MatchLabels: labels}}}, metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	err = eventually(ctx, "the budget's count", func() (bool, error) {
		got, err := budgets.Get(ctx, "budget-go", metav1.GetOptions{})
		return err == nil && got.Status.CurrentHealthy == 1 && got.Status.ObservedGeneration == got.Generation, err
	})
	if err != nil {
		return nil, err
	}
	err = c.typed.PolicyV1().Evictions(namespace).Evict(ctx, &policyv1.Eviction{ObjectMeta: metav1.ObjectMeta{Name: "budget-go", Namespace: namespace}})
	cause, found := apierrors.StatusCause(err, policyv1.DisruptionBudgetCause)
	return cause.Message, must(apierrors.IsTooManyRequests(err) && found, "%v", err)
}
