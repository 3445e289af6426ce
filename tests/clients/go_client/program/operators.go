// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	authenticationv1 "k8s.io/api/authentication/v1"
	authorizationv1 "k8s.io/api/authorization/v1"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apimeta "k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/tools/pager"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/metrics/filters"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
)

// operators are what an operator asks for at its start, and what it brings along.
var operators = []behaviour{
	{"operator.token-review", tokenReview},
	{"operator.access-review", accessReview},
	{"operator.own-rights", ownRights},
	{"operator.accounts-and-roles", accountsAndRoles},
	{"operator.workloads", workloads},
	{"operator.pager", clientPager},
	{"operator.namespace-finalize", namespaceFinalize},
	{"operator.definitions", definitions},
	{"operator.manager", operatorManager},
	{"operator.host-life", hostLife},
}

// tokenReview: whose token it is.
func tokenReview(ctx context.Context, c *clients) (any, error) {
	seen := map[string]any{}
	for what, token := range map[string]string{"own": c.config.BearerToken, "wrong": "no-such-token", "none": ""} {
		review, err := c.typed.AuthenticationV1().TokenReviews().Create(ctx,
			&authenticationv1.TokenReview{Spec: authenticationv1.TokenReviewSpec{Token: token}}, metav1.CreateOptions{})
		if err != nil {
			seen[what] = err.Error()
			continue
		}
		s := review.Status
		seen[what] = []any{s.Authenticated, s.User.Username, slices.Contains(s.User.Groups, "system:authenticated"), s.Error}
	}
	return seen, nil
}

// accessReview: what somebody else may do. The groups of an admin are those of both servers.
func accessReview(ctx context.Context, c *clients) (any, error) {
	machine := &authorizationv1.ResourceAttributes{Group: machines.Group, Resource: "machines", Verb: "delete", Namespace: namespace}
	path := &authorizationv1.NonResourceAttributes{Path: "/metrics", Verb: "get"}
	admins := []string{"system:masters", "holdpoint:admin", "system:authenticated"}
	seen := map[string]any{}
	for what, spec := range map[string]authorizationv1.SubjectAccessReviewSpec{
		"an admin":          {User: "somebody", Groups: admins, ResourceAttributes: machine},
		"groups alone":      {Groups: admins, ResourceAttributes: machine},
		"nobody":            {User: "nobody", ResourceAttributes: machine},
		"a service account": {User: "system:serviceaccount:" + namespace + ":operator-go", ResourceAttributes: machine},
		"a path":            {User: "somebody", Groups: admins, NonResourceAttributes: path},
		"a path for nobody": {User: "nobody", NonResourceAttributes: path},
		"no user":           {ResourceAttributes: machine},
		"no question":       {User: "somebody"},
		"two questions":     {User: "somebody", ResourceAttributes: machine, NonResourceAttributes: path},
	} {
		review, err := c.typed.AuthorizationV1().SubjectAccessReviews().Create(ctx,
			&authorizationv1.SubjectAccessReview{Spec: spec}, metav1.CreateOptions{})
		if err != nil {
			seen[what] = err.Error()
		} else {
			seen[what] = []bool{review.Status.Allowed, review.Status.Denied}
		}
	}
	return seen, nil
}

// ownRights: an operator looks whether it has what it needs.
func ownRights(ctx context.Context, c *clients) (any, error) {
	seen := map[string]bool{}
	for _, wanted := range []authorizationv1.ResourceAttributes{
		{Group: "authentication.k8s.io", Resource: "tokenreviews", Verb: "create"},
		{Group: "authorization.k8s.io", Resource: "subjectaccessreviews", Verb: "create"},
		{Group: "coordination.k8s.io", Resource: "leases", Verb: "update", Namespace: namespace},
		{Group: "apiextensions.k8s.io", Resource: "customresourcedefinitions", Verb: "create"},
		{Group: "apps", Resource: "deployments", Verb: "patch", Namespace: namespace},
		{Group: "config.openshift.io", Resource: "infrastructures", Verb: "get", Name: "cluster"},
		{Resource: "namespaces", Subresource: "finalize", Verb: "update"},
	} {
		review, err := c.typed.AuthorizationV1().SelfSubjectAccessReviews().Create(ctx, &authorizationv1.SelfSubjectAccessReview{
			Spec: authorizationv1.SelfSubjectAccessReviewSpec{ResourceAttributes: &wanted}}, metav1.CreateOptions{})
		if err != nil {
			return nil, err
		}
		seen[wanted.Verb+" "+wanted.Resource] = review.Status.Allowed
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
	all := slices.ContainsFunc(rules.Status.ResourceRules, func(rule authorizationv1.ResourceRule) bool {
		return slices.Contains(rule.Verbs, "*") && slices.Contains(rule.APIGroups, "*") && slices.Contains(rule.Resources, "*")
	})
	return []any{seen, all, rules.Status.Incomplete, self.Status.UserInfo.Username}, nil
}

// made creates an object, changes it, and shows what both left.
func made(ctx context.Context, c *clients, object client.Object, change func()) (any, error) {
	if err := c.runtime.Create(ctx, object); err != nil {
		return nil, err
	}
	first := object.GetGeneration()
	if err := c.runtime.Get(ctx, client.ObjectKeyFromObject(object), object); err != nil {
		return nil, err
	}
	before := object.DeepCopyObject().(client.Object)
	change()
	if err := c.runtime.Patch(ctx, object, client.MergeFrom(before)); err != nil {
		return nil, err
	}
	content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(object)
	if err != nil {
		return nil, err
	}
	return []any{object.GetGeneration() - first, scrub(content)}, nil
}

// accountsAndRoles: what the manifests of an operator give it.
func accountsAndRoles(ctx context.Context, c *clients) (any, error) {
	rules := []rbacv1.PolicyRule{{APIGroups: []string{machines.Group}, Resources: []string{"machines"}, Verbs: []string{"get", "list", "watch"}}}
	more := rbacv1.PolicyRule{NonResourceURLs: nil, APIGroups: []string{""}, Resources: []string{"nodes"}, ResourceNames: []string{"n"}, Verbs: []string{"patch"}}
	in := metav1.ObjectMeta{Namespace: namespace, Name: "operator-go"}
	all := metav1.ObjectMeta{Name: "operator-go"}
	subjects := []rbacv1.Subject{{Kind: rbacv1.ServiceAccountKind, Name: "operator-go", Namespace: namespace}}
	account := &corev1.ServiceAccount{ObjectMeta: in}
	role, clusterRole := &rbacv1.Role{ObjectMeta: in, Rules: rules}, &rbacv1.ClusterRole{ObjectMeta: all, Rules: rules}
	binding := &rbacv1.RoleBinding{ObjectMeta: in, Subjects: subjects,
		RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "Role", Name: "operator-go"}}
	clusterBinding := &rbacv1.ClusterRoleBinding{ObjectMeta: all, Subjects: subjects,
		RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: "operator-go"}}
	seen := map[string]any{}
	for _, one := range []struct {
		object client.Object
		change func()
	}{
		{account, func() { account.ImagePullSecrets = []corev1.LocalObjectReference{{Name: "pull"}} }},
		{role, func() { role.Rules = append(role.Rules, more) }},
		{clusterRole, func() { clusterRole.Rules = append(clusterRole.Rules, more) }},
		{binding, func() { binding.Labels = map[string]string{"a": "b"} }},
		{clusterBinding, func() { clusterBinding.Labels = map[string]string{"a": "b"} }},
	} {
		left, err := made(ctx, c, one.object, one.change)
		if err != nil {
			return nil, fmt.Errorf("%T: %w", one.object, err)
		}
		seen[fmt.Sprintf("%T", one.object)] = left
		if err := c.runtime.Delete(ctx, one.object); err != nil {
			return nil, err
		}
		err = c.runtime.Get(ctx, client.ObjectKeyFromObject(one.object), one.object)
		if !isNotFound(err) {
			return nil, fmt.Errorf("%T after its deletion: %v", one.object, err)
		}
	}
	return seen, nil
}

// workloads: Service, Deployment and Job are stored with all that was sent; who sets their defaults is not looked at.
func workloads(ctx context.Context, c *clients) (any, error) {
	in := metav1.ObjectMeta{Namespace: namespace, Name: "operator-go", Labels: map[string]string{"app": "operator-go"}}
	pod := corev1.PodTemplateSpec{ObjectMeta: metav1.ObjectMeta{Labels: in.Labels},
		Spec: corev1.PodSpec{RestartPolicy: corev1.RestartPolicyAlways, Containers: []corev1.Container{{Name: "manager", Image: "none"}}}}
	service := &corev1.Service{ObjectMeta: in, Spec: corev1.ServiceSpec{Selector: in.Labels, ClusterIP: corev1.ClusterIPNone,
		Ports: []corev1.ServicePort{{Name: "https", Port: 8443, Protocol: corev1.ProtocolTCP}}}}
	one, two := int32(1), int32(2)
	deployment := &appsv1.Deployment{ObjectMeta: in, Spec: appsv1.DeploymentSpec{Replicas: &one,
		Selector: &metav1.LabelSelector{MatchLabels: in.Labels}, Template: pod}}
	once := *pod.DeepCopy()
	once.Spec.RestartPolicy = corev1.RestartPolicyNever
	job := &batchv1.Job{ObjectMeta: in, Spec: batchv1.JobSpec{BackoffLimit: &two, Template: once}}

	if _, err := made(ctx, c, service, func() { service.Spec.Ports[0].Port = 9443 }); err != nil {
		return nil, err
	}
	if _, err := made(ctx, c, deployment, func() { deployment.Spec.Replicas = &two }); err != nil {
		return nil, err
	}
	if _, err := made(ctx, c, job, func() { job.Annotations = map[string]string{"a": "b"} }); err != nil {
		return nil, err
	}
	generation := deployment.Generation
	deployment.Status.ObservedGeneration, deployment.Status.Replicas, deployment.Status.ReadyReplicas = generation, 2, 1
	deployment.Labels = map[string]string{"app": "by way of status"}
	if err := c.runtime.Status().Update(ctx, deployment); err != nil {
		return nil, err
	}
	scale, err := c.typed.AppsV1().Deployments(namespace).GetScale(ctx, deployment.Name, metav1.GetOptions{})
	if err != nil {
		return nil, err
	}
	scale.Spec.Replicas = 3
	if _, err := c.typed.AppsV1().Deployments(namespace).UpdateScale(ctx, deployment.Name, scale, metav1.UpdateOptions{}); err != nil {
		return nil, err
	}
	if err := c.runtime.Get(ctx, client.ObjectKeyFromObject(deployment), deployment); err != nil {
		return nil, err
	}
	seen := []any{service.Spec.Ports[0].Port, service.Spec.Selector, service.Spec.ClusterIP, *deployment.Spec.Replicas,
		deployment.Spec.Template.Spec.Containers[0].Image, deployment.Labels, deployment.Status.ReadyReplicas, scale.Status.Selector,
		deployment.Generation - generation, *job.Spec.BackoffLimit, job.Annotations, job.Spec.Template.Spec.RestartPolicy}
	return seen, errors.Join(c.runtime.Delete(ctx, service), c.runtime.Delete(ctx, deployment),
		c.runtime.Delete(ctx, job, client.PropagationPolicy(metav1.DeletePropagationBackground)))
}

// clientPager: client-go's own pager asks until there is no more.
func clientPager(ctx context.Context, c *clients) (any, error) {
	for i := range 5 {
		config := newConfig(fmt.Sprint("pager-go-", i))
		config.Labels = map[string]string{"pager": "go"}
		if err := c.runtime.Create(ctx, config); err != nil {
			return nil, err
		}
	}
	mark := c.requests.mark()
	lists := pager.New(pager.SimplePageFunc(func(options metav1.ListOptions) (runtime.Object, error) {
		return c.typed.CoreV1().ConfigMaps(namespace).List(ctx, options)
	}))
	lists.PageSize = 2
	var names []string
	err := lists.EachListItem(ctx, metav1.ListOptions{LabelSelector: "pager=go"}, func(object runtime.Object) error {
		names = append(names, object.(*corev1.ConfigMap).Name)
		return nil
	})
	asked := slices.DeleteFunc(c.requests.since(mark), func(request sent) bool { return !strings.Contains(request.query, "pager%3Dgo") })
	return []any{names, len(asked)}, err
}

// namespaceFinalize: a namespace is Terminating until the last of its finalizers is taken by finalize.
func namespaceFinalize(ctx context.Context, c *clients) (any, error) {
	const kept = "holdpoint.dev/go"
	namespaces := c.typed.CoreV1().Namespaces()
	space, err := namespaces.Create(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "final-go"},
		Spec: corev1.NamespaceSpec{Finalizers: []corev1.FinalizerName{kept}}}, metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	seen := []any{space.Spec.Finalizers, space.Status.Phase}
	held := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: space.Name, Name: "held", Finalizers: []string{kept}}}
	if err := errors.Join(c.runtime.Create(ctx, held), namespaces.Delete(ctx, space.Name, metav1.DeleteOptions{})); err != nil {
		return nil, err
	}
	until := func(what string, is func(*corev1.Namespace) bool) error {
		return eventually(ctx, what, func() (bool, error) {
			var err error
			space, err = namespaces.Get(ctx, "final-go", metav1.GetOptions{})
			return err == nil && is(space), fmt.Errorf("%v %v", space, err)
		})
	}
	if err := eventually(ctx, "its content is told to go", func() (bool, error) {
		err := c.runtime.Get(ctx, client.ObjectKeyFromObject(held), held)
		return err == nil && held.DeletionTimestamp != nil, err
	}); err != nil {
		return nil, err
	}
	err = c.runtime.Create(ctx, &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: space.Name, Name: "late"}})
	seen = append(seen, fmt.Sprint(err))
	before := held.DeepCopy()
	controllerutil.RemoveFinalizer(held, kept)
	if err := c.runtime.Patch(ctx, held, client.MergeFrom(before)); err != nil {
		return nil, err
	}
	if err := until("only the own finalizer is left", func(space *corev1.Namespace) bool {
		return slices.Equal(space.Spec.Finalizers, []corev1.FinalizerName{kept})
	}); err != nil {
		return nil, err
	}
	seen = append(seen, space.Status.Phase, len(space.Status.Conditions) > 0)
	space.Spec.Finalizers = nil
	if _, err := namespaces.Finalize(ctx, space, metav1.UpdateOptions{}); err != nil {
		return nil, fmt.Errorf("finalize: %w", err)
	}
	return seen, eventually(ctx, "the namespace is gone", func() (bool, error) {
		_, err := namespaces.Get(ctx, "final-go", metav1.GetOptions{})
		return isNotFound(err), err
	})
}

const definedGroup = "operator.holdpoint.dev"

// newDefinition defines the kind that the operator reconciles, in so many versions.
func newDefinition(versions ...string) *apiextensionsv1.CustomResourceDefinition {
	definition := &apiextensionsv1.CustomResourceDefinition{ObjectMeta: metav1.ObjectMeta{Name: "gadgets." + definedGroup},
		Spec: apiextensionsv1.CustomResourceDefinitionSpec{Group: definedGroup, Scope: apiextensionsv1.NamespaceScoped,
			Names: apiextensionsv1.CustomResourceDefinitionNames{Kind: "Gadget", ListKind: "GadgetList", Plural: "gadgets", Singular: "gadget"}}}
	preserve := true
	for i, version := range versions {
		definition.Spec.Versions = append(definition.Spec.Versions, apiextensionsv1.CustomResourceDefinitionVersion{
			Name: version, Served: true, Storage: i == 0,
			Subresources: &apiextensionsv1.CustomResourceSubresources{Status: &apiextensionsv1.CustomResourceSubresourceStatus{}},
			Schema: &apiextensionsv1.CustomResourceValidation{OpenAPIV3Schema: &apiextensionsv1.JSONSchemaProps{Type: "object",
				Properties: map[string]apiextensionsv1.JSONSchemaProps{
					"spec":   {Type: "object", XPreserveUnknownFields: &preserve},
					"status": {Type: "object", XPreserveUnknownFields: &preserve}}}}})
	}
	return definition
}

func newGadget(version, name string) *unstructured.Unstructured {
	gadget := &unstructured.Unstructured{Object: map[string]any{"spec": map[string]any{"size": int64(1)}}}
	gadget.SetGroupVersionKind(schema.GroupVersionKind{Group: definedGroup, Version: version, Kind: "Gadget"})
	gadget.SetNamespace(namespace)
	gadget.SetName(name)
	return gadget
}

// withDefinitions is a client that knows definitions too; its mapper finds kinds that come later.
func withDefinitions(c *clients) (client.Client, *runtime.Scheme, error) {
	known := runtime.NewScheme()
	if err := errors.Join(scheme.AddToScheme(known), apiextensionsv1.AddToScheme(known)); err != nil {
		return nil, nil, err
	}
	through, err := client.New(c.config, client.Options{Scheme: known})
	return through, known, err
}

func served(ctx context.Context, c *clients, version string, wanted bool) error {
	return listed(ctx, c, schema.GroupVersion{Group: definedGroup, Version: version}, "gadgets", wanted)
}

func listed(ctx context.Context, c *clients, in schema.GroupVersion, plural string, wanted bool) error {
	return eventually(ctx, plural+" of "+in.String()+" in the discovery", func() (bool, error) {
		found, err := c.typed.Discovery().ServerResourcesForGroupVersion(in.String())
		if err != nil {
			return !wanted && isNotFound(err), err
		}
		return wanted == slices.ContainsFunc(found.APIResources, func(resource metav1.APIResource) bool { return resource.Name == plural }), nil
	})
}

// definitions: an operator creates, replaces, applies and deletes its definition, and discovery follows.
func definitions(ctx context.Context, c *clients) (any, error) {
	through, _, err := withDefinitions(c)
	if err != nil {
		return nil, err
	}
	definition := newDefinition("v1")
	if err := through.Create(ctx, definition); err != nil {
		return nil, err
	}
	if err := served(ctx, c, "v1", true); err != nil {
		return nil, err
	}
	if err := eventually(ctx, "an object", func() (bool, error) {
		err := through.Create(ctx, newGadget("v1", "defined-go"))
		return err == nil, err
	}); err != nil {
		return nil, err
	}
	// Applied by another manager: a category is added and nothing else is touched.
	var applied unstructured.Unstructured
	applied.SetUnstructuredContent(map[string]any{"spec": map[string]any{"names": map[string]any{
		"plural": "gadgets", "kind": "Gadget", "categories": []any{"operated"}}}})
	applied.SetGroupVersionKind(apiextensionsv1.SchemeGroupVersion.WithKind("CustomResourceDefinition"))
	applied.SetName(definition.Name)
	if err := through.Apply(ctx, client.ApplyConfigurationFromUnstructured(&applied), client.FieldOwner("operator-go")); err != nil {
		return nil, fmt.Errorf("apply: %w", err)
	}
	if err := eventually(ctx, "the category in the discovery", func() (bool, error) {
		found, err := c.typed.Discovery().ServerResourcesForGroupVersion(definedGroup + "/v1")
		return err == nil && slices.Contains(found.APIResources[0].Categories, "operated"), err
	}); err != nil {
		return nil, err
	}
	// Replaced: one more version.
	if err := through.Get(ctx, client.ObjectKeyFromObject(definition), definition); err != nil {
		return nil, err
	}
	definition.Spec.Versions = newDefinition("v1", "v2").Spec.Versions
	if err := through.Update(ctx, definition); err != nil {
		return nil, err
	}
	if err := served(ctx, c, "v2", true); err != nil {
		return nil, err
	}
	other := newGadget("v2", "defined-go")
	if err := eventually(ctx, "the object in its other version", func() (bool, error) {
		err := through.Get(ctx, client.ObjectKeyFromObject(other), other)
		return err == nil, err
	}); err != nil {
		return nil, err
	}
	mapping, err := through.RESTMapper().RESTMapping(schema.GroupKind{Group: definedGroup, Kind: "Gadget"})
	if err != nil {
		return nil, err
	}
	if err := through.Get(ctx, client.ObjectKeyFromObject(definition), definition); err != nil {
		return nil, err
	}
	seen := []any{other.GetAPIVersion(), mapping.Resource.Version, definition.Spec.Names, definition.Status.StoredVersions,
		definition.Generation}
	// A change of a definition makes its storage anew, and a first look at it may come too early. A kube-apiserver whose
	// own clean-up meets that may never try again (crd_finalizer: a conflict counts as "called again"): look before it. What
	// is looked at is the new storage, as the version that was added last is served.
	if err := eventually(ctx, "the objects of the changed definition", func() (bool, error) {
		found := &unstructured.UnstructuredList{}
		found.SetGroupVersionKind(newGadget("v1", "").GroupVersionKind())
		err := through.List(ctx, found, client.InNamespace(namespace))
		return err == nil && len(found.Items) == 1, err
	}); err != nil {
		return nil, err
	}
	if err := through.Delete(ctx, definition); err != nil {
		return nil, err
	}
	if err := served(ctx, c, "v1", false); err != nil {
		return nil, err
	}
	err = through.Get(ctx, client.ObjectKeyFromObject(other), other)
	seen = append(seen, isNotFound(err) || apimeta.IsNoMatchError(err))
	return seen, eventually(ctx, "the definition is gone", func() (bool, error) {
		err := through.Get(ctx, client.ObjectKeyFromObject(definition), definition)
		return isNotFound(err), err
	})
}

// operatorManager: a whole one, as its scaffolding makes it: definition of its own, leader election, owned objects,
// others by their metadata, and metrics for those only whom the server lets.
func operatorManager(ctx context.Context, c *clients) (any, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	through, known, err := withDefinitions(c)
	if err != nil {
		return nil, err
	}
	if err := through.Create(ctx, newDefinition("v1")); err != nil {
		return nil, err
	}
	if err := served(ctx, c, "v1", true); err != nil {
		return nil, err
	}
	manager, err := ctrl.NewManager(c.config, ctrl.Options{Scheme: known,
		Cache:          cache.Options{DefaultNamespaces: map[string]cache.Config{namespace: {}}},
		Metrics:        metricsserver.Options{BindAddress: "0"},
		LeaderElection: true, LeaderElectionID: "operator-go", LeaderElectionNamespace: namespace, LeaderElectionReleaseOnCancel: true})
	if err != nil {
		return nil, err
	}
	metrics, err := metricsserver.NewServer(metricsserver.Options{BindAddress: "127.0.0.1:0",
		FilterProvider: filters.WithAuthenticationAndAuthorization}, c.config, manager.GetHTTPClient())
	if err != nil {
		return nil, err
	}
	if err := manager.Add(metrics); err != nil {
		return nil, err
	}
	recorder := manager.GetEventRecorder("operator-go")
	err = ctrl.NewControllerManagedBy(manager).Named("gadget").For(newGadget("v1", "")).
		Owns(&appsv1.Deployment{}).Owns(&corev1.Secret{}, builder.OnlyMetadata).
		Complete(reconcile.Func(func(ctx context.Context, request reconcile.Request) (reconcile.Result, error) {
			gadget := newGadget("v1", "")
			if err := manager.GetClient().Get(ctx, request.NamespacedName, gadget); err != nil {
				return reconcile.Result{}, client.IgnoreNotFound(err)
			}
			deployment := &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{Namespace: request.Namespace, Name: request.Name}}
			labels := map[string]string{"gadget": request.Name}
			outcome, err := controllerutil.CreateOrUpdate(ctx, manager.GetClient(), deployment, func() error {
				deployment.Spec.Selector = &metav1.LabelSelector{MatchLabels: labels}
				deployment.Spec.Template.Labels = labels
				if len(deployment.Spec.Template.Spec.Containers) == 0 {
					deployment.Spec.Template.Spec.Containers = []corev1.Container{{Name: "c", Image: "none"}}
				}
				return controllerutil.SetControllerReference(gadget, deployment, manager.GetScheme())
			})
			if err != nil {
				return reconcile.Result{}, err
			}
			if outcome == controllerutil.OperationResultCreated {
				recorder.Eventf(gadget, deployment, corev1.EventTypeNormal, "Deployed", "Deploying", "made %s", deployment.Name)
			}
			if ready, found, _ := unstructured.NestedInt64(gadget.Object, "status", "ready"); found && ready == int64(deployment.Status.ReadyReplicas) {
				return reconcile.Result{}, nil
			}
			before := gadget.DeepCopy()
			if err := unstructured.SetNestedField(gadget.Object, int64(deployment.Status.ReadyReplicas), "status", "ready"); err != nil {
				return reconcile.Result{}, err
			}
			return reconcile.Result{}, manager.GetClient().Status().Patch(ctx, gadget, client.MergeFrom(before))
		}))
	if err != nil {
		return nil, err
	}
	ended := make(chan error, 1)
	go func() { ended <- manager.Start(ctx) }()

	gadget := newGadget("v1", "operated-go")
	if err := eventually(ctx, "a gadget", func() (bool, error) {
		err := through.Create(ctx, gadget)
		return err == nil, err
	}); err != nil {
		return nil, err
	}
	ready := func(wanted int64) error {
		return eventually(ctx, fmt.Sprint("the gadget says ", wanted), func() (bool, error) {
			select {
			case err := <-ended:
				return false, fmt.Errorf("the manager ended: %v", err)
			default:
			}
			if err := through.Get(ctx, client.ObjectKeyFromObject(gadget), gadget); err != nil {
				return false, err
			}
			now, found, _ := unstructured.NestedInt64(gadget.Object, "status", "ready")
			return found && now == wanted, fmt.Errorf("%v", gadget.Object["status"])
		})
	}
	if err := ready(0); err != nil {
		return nil, err
	}
	deployment := &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: gadget.GetName()}}
	if err := through.Get(ctx, client.ObjectKeyFromObject(deployment), deployment); err != nil {
		return nil, err
	}
	deployment.Status.Replicas, deployment.Status.ReadyReplicas = 1, 1
	if err := through.Status().Update(ctx, deployment); err != nil {
		return nil, err
	}
	if err := ready(1); err != nil {
		return nil, err
	}
	var reported []string
	if err := eventually(ctx, "its event", func() (bool, error) {
		list, err := c.typed.EventsV1().Events(namespace).List(ctx, metav1.ListOptions{FieldSelector: "reason=Deployed"})
		if err != nil {
			return false, err
		}
		reported = nil
		for _, event := range list.Items {
			reported = append(reported, event.Regarding.Name+": "+event.Note)
		}
		return len(reported) == 1, nil
	}); err != nil {
		return nil, err
	}
	scraped := map[string]int{}
	for who, token := range map[string]string{"admin": c.config.BearerToken, "a wrong token": "no-such-token", "no token": ""} {
		if scraped[who], err = scrape(ctx, metrics.(interface{ GetBindAddr() string }).GetBindAddr(), token); err != nil {
			return nil, err
		}
	}
	// The owner goes, and what it owned.
	if err := through.Delete(ctx, gadget); err != nil {
		return nil, err
	}
	if err := eventually(ctx, "the deployment is collected", func() (bool, error) {
		err := through.Get(ctx, client.ObjectKeyFromObject(deployment), deployment)
		return isNotFound(err), err
	}); err != nil {
		return nil, err
	}
	cancel()
	return []any{reported, scraped}, <-ended
}

// scrape asks for metrics as a collector does.
func scrape(ctx context.Context, address, token string) (int, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+address+"/metrics", nil)
	if err != nil {
		return 0, err
	}
	if token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return 0, err
	}
	defer answer.Body.Close()
	_, err = io.Copy(io.Discard, answer.Body)
	return answer.StatusCode, err
}
