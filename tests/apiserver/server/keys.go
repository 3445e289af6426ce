// SPDX-License-Identifier: Apache-2.0

package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/hex"
	"encoding/pem"
	"fmt"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// users are the roles of Holdpoint; only admin is a member of system:masters.
var users = []string{"admin", "operator", "hook", "viewer"}

// keys are the secrets of one data directory: a CA, a serving pair, a signing key, a token per user.
type keys struct {
	folder string
	tokens map[string]string
}

func (k *keys) path(name string) string { return filepath.Join(k.folder, name) }

// openKeys makes what is not there yet, so a server that starts again keeps its CA and its tokens.
func openKeys(folder string) (*keys, error) {
	k := &keys{folder: folder, tokens: map[string]string{}}
	if _, err := os.Stat(k.path("tokens.csv")); err != nil {
		if err := k.make(); err != nil {
			return nil, err
		}
	}
	text, err := os.ReadFile(k.path("tokens.csv"))
	if err != nil {
		return nil, err
	}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		fields := strings.Split(line, ",")
		k.tokens[fields[1]] = fields[0]
	}
	return k, nil
}

func (k *keys) make() error {
	caKey, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return err
	}
	now := time.Now().Add(-time.Hour)
	ca := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "test CA"}, NotBefore: now,
		NotAfter: now.AddDate(1, 0, 0), IsCA: true, BasicConstraintsValid: true,
		KeyUsage: x509.KeyUsageCertSign | x509.KeyUsageDigitalSignature,
	}
	if err := k.certify("ca.crt", ca, ca, &caKey.PublicKey, caKey); err != nil {
		return err
	}
	servingKey, err := k.newKey("serving.key")
	if err != nil {
		return err
	}
	serving := &x509.Certificate{
		SerialNumber: big.NewInt(2), Subject: pkix.Name{CommonName: "apiserver"}, NotBefore: now,
		NotAfter: now.AddDate(1, 0, 0), KeyUsage: x509.KeyUsageDigitalSignature,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
		DNSNames:    []string{"localhost"}, IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
	}
	if err := k.certify("serving.crt", serving, ca, &servingKey.PublicKey, caKey); err != nil {
		return err
	}
	if _, err := k.newKey("accounts.key"); err != nil {
		return err
	}
	var tokens strings.Builder
	for i, user := range users {
		secret := make([]byte, 16)
		if _, err := rand.Read(secret); err != nil {
			return err
		}
		group := ""
		if user == "admin" {
			group = ",system:masters"
		}
		fmt.Fprintf(&tokens, "%s,%s,%d%s\n", hex.EncodeToString(secret), user, i+1, group)
	}
	return os.WriteFile(k.path("tokens.csv"), []byte(tokens.String()), 0o600)
}

func (k *keys) newKey(name string) (*ecdsa.PrivateKey, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, err
	}
	der, err := x509.MarshalECPrivateKey(key)
	if err != nil {
		return nil, err
	}
	block := pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: der})
	return key, os.WriteFile(k.path(name), block, 0o600)
}

func (k *keys) certify(name string, what, by *x509.Certificate, public *ecdsa.PublicKey, signer *ecdsa.PrivateKey) error {
	der, err := x509.CreateCertificate(rand.Reader, what, by, public, signer)
	if err != nil {
		return err
	}
	block := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
	return os.WriteFile(k.path(name), block, 0o600)
}

func (k *keys) writeKubeconfigs(url, namespace string) error {
	for user, token := range k.tokens {
		text := fmt.Sprintf(`apiVersion: v1
kind: Config
current-context: test
clusters:
- name: test
  cluster: {server: %q, certificate-authority: %q}
users:
- name: test
  user: {token: %q}
contexts:
- name: test
  context: {cluster: test, user: test, namespace: %q}
`, url, k.path("ca.crt"), token, namespace)
		if err := os.WriteFile(k.path(user+".kubeconfig"), []byte(text), 0o600); err != nil {
			return err
		}
	}
	return nil
}
