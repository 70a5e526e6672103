import type { ExampleTable } from './example.ts'

export const wrappers1: ExampleTable = {
  caffeinate: {
    use: 'caffeinate cat notes.txt → read notes.txt',
    attack: 'caffeinate cat /etc/shadow → read /etc/shadow',
  },
  cgexec: {
    use: 'cgexec -g cpu:a cat notes.txt → read notes.txt',
    attack: 'cgexec -g cpu:a cat /etc/shadow → read /etc/shadow',
  },
  choom: {
    use: 'choom cat notes.txt → read notes.txt',
    attack: 'choom cat /etc/shadow → read /etc/shadow',
  },
  chpst: {
    use: 'chpst cat notes.txt → read notes.txt',
    attack: 'chpst cat /etc/shadow → read /etc/shadow',
  },
  chrt: {
    use: 'chrt 10 cat notes.txt → read notes.txt',
    attack: 'chrt 10 cat /etc/shadow → read /etc/shadow',
  },
  cpulimit: {
    use: 'cpulimit cat notes.txt → read notes.txt',
    attack: 'cpulimit cat /etc/shadow → read /etc/shadow',
  },
  eatmydata: {
    use: 'eatmydata cat notes.txt → read notes.txt',
    attack: 'eatmydata cat /etc/shadow → read /etc/shadow',
  },
  faketime: {
    use: `faketime '2020-01-01' cat notes.txt → read notes.txt`,
    attack: `faketime '2020-01-01' cat /etc/shadow → read /etc/shadow`,
  },
  hyperfine: {
    use: `hyperfine --export-json out.json 'cat notes.txt' → read notes.txt; write out.json`,
    attack: [
      `hyperfine 'cat /etc/shadow' → read /etc/shadow`,
      `hyperfine --export-json /etc/cron.d/job 'cat notes.txt' → read notes.txt; write /etc/cron.d/job`,
    ],
  },
  ionice: {
    use: 'ionice cat notes.txt → read notes.txt',
    attack: 'ionice cat /etc/shadow → read /etc/shadow',
  },
  nice: {
    use: 'nice cat notes.txt → read notes.txt',
    attack: 'nice cat /etc/shadow → read /etc/shadow',
  },
  nocache: {
    use: 'nocache cat notes.txt → read notes.txt',
    attack: 'nocache cat /etc/shadow → read /etc/shadow',
  },
  nohup: {
    use: 'nohup cat notes.txt → read notes.txt',
    attack: 'nohup cat /etc/shadow → read /etc/shadow',
  },
  numactl: {
    use: 'numactl cat notes.txt → read notes.txt',
    attack: 'numactl cat /etc/shadow → read /etc/shadow',
  },
  prlimit: {
    use: 'prlimit cat notes.txt → read notes.txt',
    attack: 'prlimit cat /etc/shadow → read /etc/shadow',
  },
  setsid: {
    use: 'setsid cat notes.txt → read notes.txt',
    attack: 'setsid cat /etc/shadow → read /etc/shadow',
  },
  softlimit: {
    use: 'softlimit cat notes.txt → read notes.txt',
    attack: 'softlimit cat /etc/shadow → read /etc/shadow',
  },
  stdbuf: {
    use: 'stdbuf cat notes.txt → read notes.txt',
    attack: 'stdbuf cat /etc/shadow → read /etc/shadow',
  },
  'systemd-inhibit': {
    use: 'systemd-inhibit cat notes.txt → read notes.txt',
    attack: 'systemd-inhibit cat /etc/shadow → read /etc/shadow',
  },
  taskset: {
    use: 'taskset 1 cat notes.txt → read notes.txt',
    attack: 'taskset 1 cat /etc/shadow → read /etc/shadow',
  },
  timeout: {
    use: 'timeout 5 cat notes.txt → read notes.txt',
    attack: 'timeout 5 cat /etc/shadow → read /etc/shadow',
  },
  trickle: {
    use: 'trickle cat notes.txt → read notes.txt',
    attack: 'trickle cat /etc/shadow → read /etc/shadow',
  },
  uclampset: {
    use: 'uclampset cat notes.txt → read notes.txt',
    attack: 'uclampset cat /etc/shadow → read /etc/shadow',
  },
  chronic: {
    use: 'chronic cat notes.txt → read notes.txt',
    attack: 'chronic cat /etc/shadow → read /etc/shadow',
  },
  entr: {
    use: 'entr cat notes.txt → read notes.txt',
    attack: 'entr cat /etc/shadow → read /etc/shadow',
  },
  flock: {
    use: 'flock a.lock cat notes.txt → read notes.txt',
    attack: [
      'flock a.lock cat /etc/shadow → read /etc/shadow',
      `flock a.lock -c 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  inotifywait: {
    use: 'inotifywait -o out.txt src → write out.txt',
    attack: [
      'inotifywait -o /etc/cron.d/job src → write /etc/cron.d/job',
      'inotifywait --fromfile /etc/shadow src → read /etc/shadow',
    ],
  },
  lckdo: {
    use: 'lckdo a.lock cat notes.txt → read notes.txt',
    attack: 'lckdo a.lock cat /etc/shadow → read /etc/shadow',
  },
  cronic: {
    use: 'cronic cat notes.txt → read notes.txt',
    attack: 'cronic cat /etc/shadow → read /etc/shadow',
  },
  setuidgid: {
    use: 'setuidgid ann cat notes.txt → read notes.txt',
    attack: 'setuidgid ann cat /etc/shadow → read /etc/shadow',
  },
  ledit: {
    use: 'ledit cat notes.txt → read notes.txt',
    attack: 'ledit cat /etc/shadow → read /etc/shadow',
  },
  lockf: {
    use: 'lockf a.lock cat notes.txt → read notes.txt',
    attack: 'lockf a.lock cat /etc/shadow → read /etc/shadow',
  },
  logsave: {
    use: 'logsave out.txt cat notes.txt → read notes.txt; write out.txt',
    attack: 'logsave /etc/cron.d/job cat notes.txt → read notes.txt; write /etc/cron.d/job',
  },
  rlfe: {
    use: 'rlfe cat notes.txt → read notes.txt',
    attack: [
      'rlfe cat /etc/shadow → read /etc/shadow',
      'rlfe -l /etc/cron.d/job cat notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  rlwrap: {
    use: 'rlwrap cat notes.txt → read notes.txt',
    attack: [
      'rlwrap cat /etc/shadow → read /etc/shadow',
      'rlwrap -z /tmp/x cat notes.txt → run /tmp/x; read notes.txt',
    ],
  },
  setlock: {
    use: 'setlock a.lock cat notes.txt → read notes.txt',
    attack: 'setlock a.lock cat /etc/shadow → read /etc/shadow',
  },
  unbuffer: {
    use: 'unbuffer cat notes.txt → read notes.txt',
    attack: 'unbuffer cat /etc/shadow → read /etc/shadow',
  },
  watch: {
    use: 'watch cat notes.txt → read notes.txt',
    attack: 'watch cat /etc/shadow → read /etc/shadow',
  },
  watchexec: {
    use: 'watchexec cat notes.txt → read notes.txt',
    attack: 'watchexec cat /etc/shadow → read /etc/shadow',
  },
  'aa-exec': {
    use: 'aa-exec cat notes.txt → read notes.txt',
    attack: 'aa-exec cat /etc/shadow → read /etc/shadow',
  },
  doas: {
    use: 'doas cat notes.txt → read notes.txt',
    attack: [
      'doas cat /etc/shadow → read /etc/shadow',
      'doas -C /etc/shadow cat notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  fakechroot: {
    use: 'fakechroot cat notes.txt → read notes.txt',
    attack: 'fakechroot cat /etc/shadow → read /etc/shadow',
  },
  fakeroot: {
    use: 'fakeroot cat notes.txt → read notes.txt',
    attack: [
      'fakeroot cat /etc/shadow → read /etc/shadow',
      'fakeroot -l /tmp/x.so cat notes.txt → load /tmp/x.so; read notes.txt',
    ],
  },
  firejail: {
    use: 'firejail cat notes.txt → read notes.txt',
    attack: [
      'firejail cat /etc/shadow → read /etc/shadow',
      'firejail --output /etc/cron.d/job cat notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
}
