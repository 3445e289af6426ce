// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"flag"
	"fmt"
	"path/filepath"
	"time"

	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/client-go/util/keyutil"
	"k8s.io/kubernetes/pkg/apis/core"
	"k8s.io/kubernetes/pkg/serviceaccount"
)

// issuer is whom the tokens of service accounts name.
const issuer = "https://kubernetes.default.svc"

// leeway is what the server grants to clocks: it takes a token that long after its time.
const leeway = time.Minute

// token prints a token of a service account that expires when the test wants it: a TokenRequest is
// never granted for less than ten minutes. The server checks it like any other. The account is made
// when it is missing, and has the rights of a cluster role.
func token(arguments []string) error {
	flags := flag.NewFlagSet("token", flag.ExitOnError)
	data := flags.String("data-dir", "", "folder of a running server")
	namespace := flags.String("namespace", "openshift-machine-api", "of the account")
	account := flags.String("account", "holdpoint", "name of the account")
	role := flags.String("role", "cluster-admin", "cluster role that the account has")
	lifetime := flags.Duration("lifetime", time.Minute, "whole seconds until the server takes the token no longer")
	if err := flags.Parse(arguments); err != nil {
		return err
	}
	config, err := clientcmd.BuildConfigFromFlags("", filepath.Join(*data, "admin.kubeconfig"))
	if err != nil {
		return err
	}
	client, err := kubernetes.NewForConfig(config)
	if err != nil {
		return err
	}
	ctx := context.Background()
	accounts := client.CoreV1().ServiceAccounts(*namespace)
	wanted := &corev1.ServiceAccount{ObjectMeta: metav1.ObjectMeta{Name: *account}}
	if _, err := accounts.Create(ctx, wanted, metav1.CreateOptions{}); !present(err) {
		return err
	}
	made, err := accounts.Get(ctx, *account, metav1.GetOptions{})
	if err != nil {
		return err
	}
	binding := &rbacv1.ClusterRoleBinding{ObjectMeta: metav1.ObjectMeta{Name: *namespace + "-" + *account},
		RoleRef:  rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: *role},
		Subjects: []rbacv1.Subject{{Kind: "ServiceAccount", Namespace: *namespace, Name: *account}}}
	if _, err := client.RbacV1().ClusterRoleBindings().Create(ctx, binding, metav1.CreateOptions{}); !present(err) {
		return err
	}
	given, err := client.RbacV1().ClusterRoles().Get(ctx, *role, metav1.GetOptions{})
	if err != nil {
		return err
	}
	if err := untilGranted(ctx, client, "system:serviceaccount:"+*namespace+":"+*account, given.Rules[0]); err != nil {
		return fmt.Errorf("the rights of %s: %w", *account, err)
	}
	key, err := keyutil.PrivateKeyFromFile(filepath.Join(*data, "accounts.key"))
	if err != nil {
		return err
	}
	generator, err := serviceaccount.JWTTokenGenerator(issuer, key)
	if err != nil {
		return err
	}
	public, private, err := serviceaccount.Claims(
		core.ServiceAccount{ObjectMeta: metav1.ObjectMeta{Namespace: *namespace, Name: *account, UID: made.UID}},
		nil, nil, nil, int64((*lifetime - leeway).Seconds()), 0, []string{issuer})
	if err != nil {
		return err
	}
	text, err := generator.GenerateToken(ctx, public, private)
	if err != nil {
		return err
	}
	fmt.Println(text)
	return nil
}
