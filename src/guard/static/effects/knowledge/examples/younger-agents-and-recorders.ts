import type { ExampleTable } from './example.ts'

/** Agents that came later, programs that record a terminal or a log, and those that keep tokens for them. */
export const youngerAgentsAndRecorders: ExampleTable = {
  'asciinema play': { use: 'asciinema play demo.cast → read demo.cast' },
  llm: { use: 'llm -m gpt-5 hello → nothing', attack: 'llm keys get openai → read secret://llm' },
  plandex: {
    use: 'plandex tell -f notes.txt fix → read notes.txt',
    attack: 'plandex load -f /etc/shadow → read /etc/shadow',
  },
  'ra-aid': {
    use: 'ra-aid --msg-file task.txt → read task.txt',
    attack: 'ra-aid --msg-file /etc/shadow → read /etc/shadow',
  },
  rotatelogs: {
    use: 'rotatelogs logs/access.log 86400 → write logs/access.log',
    attack: 'rotatelogs /etc/cron.d/x 86400 → write /etc/cron.d/x',
    unclear: 'rotatelogs -n 1 /var/log/auth.log 60 → which records are left',
  },
  collectd: { use: 'collectd -C collectd.conf → read collectd.conf' },
  telegraf: { use: 'telegraf --config telegraf.conf → read telegraf.conf' },
  squid: { use: 'squid -k parse -f squid.conf → read squid.conf' },
  mkinitcpio: {
    use: 'mkinitcpio -c my.conf → read my.conf',
    attack: 'mkinitcpio -c /etc/shadow → read /etc/shadow',
  },
  'termsvg rec': { attack: 'termsvg rec demo.cast → session termsvg rec; write demo.cast' },
  't-rec': { attack: 't-rec -o demo → session t-rec; write demo' },
  showterm: { attack: 'showterm -e bash → shell bash' },
  'tlog-rec': { attack: 'tlog-rec → session tlog-rec' },
  'chezmoi cd': { attack: 'chezmoi cd → session chezmoi cd' },
}
