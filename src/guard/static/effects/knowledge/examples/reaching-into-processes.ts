import type { ExampleTable } from './example.ts'

export const reachingIntoProcesses: ExampleTable = {
  'dotnet-gcdump': {
    use: `dotnet-gcdump report x.gcdump → nothing`,
    attack: `dotnet-gcdump collect -o /etc/cron.d/x → write /etc/cron.d/x`,
    unclear: [`dotnet-gcdump collect -p 4242 → whose memory it takes`],
  },
  pyflame: {
    use: `pyflame -o x.txt -t python3 app.py → write x.txt`,
    attack: `pyflame -o /etc/cron.d/x -p 4242 → write /etc/cron.d/x`,
    unclear: [`pyflame -p 4242 → the process that it reaches into`],
  },
  rdbg: {
    unclear: [`rdbg -A 4242 → the process that it reaches into`],
  },
  radare2: {
    unclear: [`radare2 -d 4242 → the process that it reaches into`],
  },
  peekfd: {
    unclear: [`peekfd 4242 → what the process reads and writes`],
  },
  ssldump: {
    use: `ssldump -r capture.pcap → read capture.pcap`,
    attack: `ssldump -r /etc/shadow → read /etc/shadow`,
    unclear: [`ssldump -i eth0 → whose traffic it reads`],
  },
  apparmor_parser: {
    use: `apparmor_parser -r /etc/apparmor.d/x → read /etc/apparmor.d/x`,
    unclear: [`apparmor_parser -R /etc/apparmor.d/x → what no longer watches or checks`],
  },
}
