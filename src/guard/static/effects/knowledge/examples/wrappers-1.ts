import type { ExampleTable } from './example.ts'

export const wrappers1: ExampleTable = {
  caffeinate: {
    use: 'caffeinate -i python3 train.py → read train.py',
    attack: ['caffeinate cat /etc/shadow → read /etc/shadow', 'caffeinate bash → shell bash'],
  },
  cgexec: {
    use: 'cgexec -g cpu:batch python3 train.py → read train.py',
    attack: [
      'cgexec -g cpu:batch cat /etc/shadow → read /etc/shadow',
      'cgexec -g cpu:batch bash → shell bash',
    ],
  },
  choom: {
    use: 'choom -n 500 -- python3 train.py → read train.py',
    attack: ['choom -n 500 -- cat /etc/shadow → read /etc/shadow', 'choom -n 0 -- sh → shell sh'],
  },
  chpst: {
    use: 'chpst -n 10 -m 500000000 python3 train.py → read train.py',
    attack: ['chpst -u root cat /etc/shadow → read /etc/shadow', 'chpst -u root sh → shell sh'],
  },
  chrt: {
    use: 'chrt -b 0 python3 train.py → read train.py',
    attack: ['chrt 10 cat /etc/shadow → read /etc/shadow', 'chrt 1 sh → shell sh'],
  },
  cpulimit: {
    use: 'cpulimit -l 50 -- python3 train.py → read train.py',
    attack: [
      'cpulimit -l 100 -- cat /etc/shadow → read /etc/shadow',
      'cpulimit -l 100 -f -- sh → shell sh',
    ],
  },
  eatmydata: {
    use: 'eatmydata python3 import.py → read import.py',
    attack: ['eatmydata cat /etc/shadow → read /etc/shadow', 'eatmydata bash → shell bash'],
  },
  faketime: {
    use: "faketime '2020-01-01' python3 report.py → read report.py",
    attack: [
      "faketime '2020-01-01' cat /etc/shadow → read /etc/shadow",
      "faketime '2020-01-01' bash → shell bash",
    ],
  },
  hyperfine: {
    use: "hyperfine --export-json times.json 'sort notes.txt' → read notes.txt; write times.json",
    attack: [
      "hyperfine 'cat /etc/shadow' → read /etc/shadow",
      "hyperfine --export-json /etc/cron.d/job 'sort notes.txt' → read notes.txt; write /etc/cron.d/job",
    ],
  },
  ionice: {
    use: 'ionice -c 3 cp big.iso copy.iso → read big.iso; write copy.iso',
    attack: ['ionice cat /etc/shadow → read /etc/shadow', 'ionice sh → shell sh'],
  },
  nice: {
    use: 'nice -n 10 python3 train.py → read train.py',
    attack: ['nice cat /etc/shadow → read /etc/shadow', 'nice sh → shell sh'],
  },
  nocache: {
    use: 'nocache cp big.iso copy.iso → read big.iso; write copy.iso',
    attack: ['nocache cat /etc/shadow → read /etc/shadow', 'nocache bash → shell bash'],
  },
  nohup: {
    use: 'nohup python3 train.py → read train.py',
    attack: ['nohup cat /etc/shadow → read /etc/shadow', 'nohup sh → shell sh'],
  },
  numactl: {
    use: 'numactl --cpunodebind=0 --membind=0 python3 train.py → read train.py',
    attack: ['numactl -N 0 cat /etc/shadow → read /etc/shadow', 'numactl -N 0 bash → shell bash'],
  },
  prlimit: {
    use: 'prlimit --nofile=1024 python3 app.py → read app.py',
    attack: [
      'prlimit --nofile=1024 cat /etc/shadow → read /etc/shadow',
      'prlimit --core=0 bash → shell bash',
    ],
  },
  setsid: {
    use: 'setsid python3 server.py → read server.py',
    attack: ['setsid cat /etc/shadow → read /etc/shadow', 'setsid bash → shell bash'],
  },
  softlimit: {
    use: 'softlimit -m 500000000 python3 app.py → read app.py',
    attack: [
      'softlimit -m 500000000 cat /etc/shadow → read /etc/shadow',
      'softlimit sh → shell sh',
    ],
  },
  stdbuf: {
    use: 'stdbuf -oL tail -f app.log → read app.log',
    attack: ['stdbuf -oL cat /etc/shadow → read /etc/shadow', 'stdbuf -i0 sh → shell sh'],
  },
  'systemd-inhibit': {
    use: 'systemd-inhibit --what=sleep python3 backup.py → read backup.py',
    attack: [
      'systemd-inhibit cat /etc/shadow → read /etc/shadow',
      'systemd-inhibit bash → shell bash',
    ],
  },
  taskset: {
    use: 'taskset -c 0 python3 train.py → read train.py',
    attack: ['taskset 1 cat /etc/shadow → read /etc/shadow', 'taskset 1 sh → shell sh'],
  },
  timeout: {
    use: 'timeout 5m python3 train.py → read train.py',
    attack: ['timeout 5 cat /etc/shadow → read /etc/shadow', 'timeout 7d sh → shell sh'],
  },
  trickle: {
    use: 'trickle -d 100 python3 mirror.py → read mirror.py',
    attack: [
      'trickle -d 100 cat /etc/shadow → read /etc/shadow',
      'trickle -d 100 bash → shell bash',
    ],
  },
  uclampset: {
    use: 'uclampset -m 100 python3 train.py → read train.py',
    attack: [
      'uclampset -m 100 cat /etc/shadow → read /etc/shadow',
      'uclampset -m 100 bash → shell bash',
    ],
  },
  chronic: {
    use: 'chronic python3 backup.py → read backup.py',
    attack: ['chronic cat /etc/shadow → read /etc/shadow', 'chronic bash → shell bash'],
  },
  entr: {
    use: 'entr python3 test.py → read test.py',
    attack: ['entr cat /etc/shadow → read /etc/shadow', 'entr bash → shell bash'],
  },
  flock: {
    use: 'flock backup.lock python3 backup.py → read backup.py',
    attack: [
      'flock a.lock cat /etc/shadow → read /etc/shadow',
      "flock a.lock -c 'cat /etc/shadow' → read /etc/shadow",
      'flock -u / sh → shell sh',
    ],
  },
  inotifywait: {
    use: 'inotifywait -m -o events.log src → write events.log',
    attack: [
      'inotifywait -m -o /etc/cron.d/job src → write /etc/cron.d/job',
      'inotifywait --fromfile /etc/shadow → read /etc/shadow',
    ],
  },
  lckdo: {
    use: 'lckdo backup.lock python3 backup.py → read backup.py',
    attack: ['lckdo a.lock cat /etc/shadow → read /etc/shadow', 'lckdo a.lock bash → shell bash'],
  },
  cronic: {
    use: 'cronic python3 backup.py → read backup.py',
    attack: ['cronic cat /etc/shadow → read /etc/shadow', 'cronic bash → shell bash'],
  },
  setuidgid: {
    use: 'setuidgid ann python3 app.py → read app.py',
    attack: [
      'setuidgid root cat /etc/shadow → read /etc/shadow',
      'setuidgid root bash → shell bash',
    ],
  },
  ledit: {
    use: 'ledit -h history python3 app.py → read app.py',
    attack: ['ledit cat /etc/shadow → read /etc/shadow', 'ledit bash → shell bash'],
  },
  lockf: {
    use: 'lockf -t 0 backup.lock python3 backup.py → read backup.py',
    attack: ['lockf a.lock cat /etc/shadow → read /etc/shadow', 'lockf a.lock sh → shell sh'],
  },
  logsave: {
    use: 'logsave check.log python3 check.py → read check.py; write check.log',
    attack: [
      'logsave /etc/cron.d/job cat job.txt → read job.txt; write /etc/cron.d/job',
      'logsave /dev/null bash → shell bash',
    ],
  },
  rlfe: {
    use: 'rlfe python3 app.py → read app.py',
    attack: [
      'rlfe bash → shell bash',
      'rlfe -l /etc/cron.d/job cat job.txt → read job.txt; write /etc/cron.d/job',
    ],
  },
  rlwrap: {
    use: 'rlwrap python3 app.py → read app.py',
    attack: [
      'rlwrap bash → shell bash',
      'rlwrap -z /tmp/x cat notes.txt → run /tmp/x; read notes.txt',
      'rlwrap -l /etc/cron.d/job cat job.txt → write /etc/cron.d/job; read job.txt',
    ],
  },
  setlock: {
    use: 'setlock backup.lock python3 backup.py → read backup.py',
    attack: ['setlock a.lock cat /etc/shadow → read /etc/shadow', 'setlock - bash → shell bash'],
  },
  unbuffer: {
    use: 'unbuffer tail -f app.log → read app.log',
    attack: ['unbuffer cat /etc/shadow → read /etc/shadow', 'unbuffer bash → shell bash'],
  },
  watch: {
    use: 'watch -n 5 tail app.log → read app.log',
    attack: 'watch cat /etc/shadow → read /etc/shadow',
  },
  watchexec: {
    use: 'watchexec -e py python3 test.py → read test.py',
    attack: ['watchexec cat /etc/shadow → read /etc/shadow', 'watchexec bash → shell bash'],
  },
  'aa-exec': {
    use: 'aa-exec -p browser -- python3 app.py → read app.py',
    attack: [
      'aa-exec -p unconfined -- cat /etc/shadow → read /etc/shadow',
      'aa-exec -p unconfined -- sh → shell sh',
    ],
  },
  doas: {
    use: 'doas -u ann python3 app.py → read app.py',
    attack: ['doas cat /etc/shadow → read /etc/shadow', 'doas -s → shell doas'],
  },
  fakechroot: {
    use: 'fakechroot chroot root ls → nothing',
    attack: ['fakechroot cat /etc/shadow → read /etc/shadow', 'fakechroot bash → shell bash'],
  },
  fakeroot: {
    use: 'fakeroot python3 build.py → read build.py',
    attack: [
      'fakeroot cat /etc/shadow → read /etc/shadow',
      'fakeroot -l /tmp/x.so python3 build.py → load /tmp/x.so; read build.py',
    ],
  },
  firejail: {
    use: 'firejail --net=none python3 app.py → read app.py',
    attack: [
      'firejail --noprofile cat /etc/shadow → read /etc/shadow',
      'firejail --output=/etc/cron.d/job cat job.txt → read job.txt; write /etc/cron.d/job',
    ],
  },
}
