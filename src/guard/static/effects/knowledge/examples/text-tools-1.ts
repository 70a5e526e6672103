import type { ExampleTable } from './example.ts'

export const textTools1: ExampleTable = {
  bat: {
    use: 'bat notes.txt → read notes.txt',
    attack: [
      'bat /etc/shadow → read /etc/shadow',
      'bat --pager /tmp/x notes.txt → run /tmp/x; read notes.txt',
    ],
  },
  cat: { use: 'cat notes.txt → read notes.txt', attack: 'cat /etc/shadow → read /etc/shadow' },
  ccze: {
    use: 'ccze -F cczerc → read cczerc',
  },
  grc: {
    use: 'grc cat notes.txt → read notes.txt',
    attack: ['grc cat /etc/shadow → read /etc/shadow', 'grc --pty bash → shell bash'],
  },
  grcat: {
    use: 'grcat conf.ping → read conf.ping',
  },
  head: { use: 'head notes.txt → read notes.txt', attack: 'head /etc/shadow → read /etc/shadow' },
  highlight: {
    use: 'highlight -O html -o main.html main.c → read main.c; write main.html',
    attack: [
      'highlight /etc/shadow → read /etc/shadow',
      'highlight --plug-in=/root/.netrc main.c → read /root/.netrc',
      'highlight -o /etc/cron.d/job job.txt → read job.txt; write /etc/cron.d/job',
    ],
  },
  less: {
    use: 'less notes.txt → read notes.txt',
    attack: [
      'less /etc/shadow → read /etc/shadow',
      "less '+!/tmp/x' notes.txt → run /tmp/x; read notes.txt",
    ],
  },
  lolcat: {
    use: 'lolcat notes.txt → read notes.txt',
    attack: 'lolcat /etc/shadow → read /etc/shadow',
  },
  more: { use: 'more notes.txt → read notes.txt', attack: 'more /etc/shadow → read /etc/shadow' },
  most: { use: 'most notes.txt → read notes.txt', attack: 'most /etc/shadow → read /etc/shadow' },
  nl: { use: 'nl notes.txt → read notes.txt', attack: 'nl /etc/shadow → read /etc/shadow' },
  pager: {
    use: 'pager notes.txt → read notes.txt',
    attack: 'pager /etc/shadow → read /etc/shadow',
  },
  pg: { use: 'pg notes.txt → read notes.txt', attack: 'pg /etc/shadow → read /etc/shadow' },
  pspg: {
    use: 'pspg notes.txt → read notes.txt',
    attack: [
      'pspg /etc/shadow → read /etc/shadow',
      `pspg -q "copy t from '/etc/shadow'" → read /etc/shadow`,
    ],
  },
  pygmentize: {
    use: 'pygmentize -f html -o main.html main.py → read main.py; write main.html',
    attack: [
      'pygmentize /etc/shadow → read /etc/shadow',
      'pygmentize -o /etc/cron.d/job job.txt → read job.txt; write /etc/cron.d/job',
    ],
  },
  rev: { use: 'rev notes.txt → read notes.txt', attack: 'rev /etc/shadow → read /etc/shadow' },
  rougify: {
    use: 'rougify highlight main.rb → read main.rb',
    attack: [
      'rougify highlight /etc/shadow → read /etc/shadow',
      'rougify highlight -r /tmp/x.rb main.rb → load /tmp/x.rb; read main.rb',
    ],
  },
  'sensible-pager': {
    use: 'sensible-pager notes.txt → read notes.txt',
    attack: 'sensible-pager /etc/shadow → read /etc/shadow',
  },
  tac: { use: 'tac notes.txt → read notes.txt', attack: 'tac /etc/shadow → read /etc/shadow' },
  tail: { use: 'tail notes.txt → read notes.txt', attack: 'tail /etc/shadow → read /etc/shadow' },
  ambr: {
    use: 'ambr old new notes.txt → edit notes.txt',
    attack: 'ambr old new /etc/sudoers → edit /etc/sudoers',
  },
  codemod: {
    use: 'codemod -d src --extensions py old new → nothing',
    attack: 'codemod --editor /tmp/x -d src old new → run /tmp/x',
  },
  column: {
    use: 'column -t notes.txt → read notes.txt',
    attack: 'column -t -s : /etc/shadow → read /etc/shadow',
  },
  combine: {
    use: 'combine a.txt and b.txt → read a.txt; read b.txt',
    attack: 'combine /etc/shadow not a.txt → read /etc/shadow; read a.txt',
  },
  comm: {
    use: 'comm a.txt b.txt → read a.txt; read b.txt',
    attack: 'comm a.txt /etc/shadow → read a.txt; read /etc/shadow',
  },
  csplit: {
    use: 'csplit notes.txt 10 → read notes.txt',
    attack: [
      'csplit /etc/shadow 10 → read /etc/shadow',
      'csplit -f /etc/cron.d/job notes.txt 10 → read notes.txt; write /etc/cron.d/job*',
    ],
  },
  cut: {
    use: 'cut -f 1 notes.txt → read notes.txt',
    attack: 'cut -d : -f 2 /etc/shadow → read /etc/shadow',
  },
  dos2unix: {
    use: [
      'dos2unix notes.txt → edit notes.txt',
      'dos2unix -n notes.txt unix.txt → read notes.txt; edit unix.txt',
    ],
    attack: [
      'dos2unix /etc/sudoers → edit /etc/sudoers',
      'dos2unix -n /root/.netrc /dev/stderr → read /root/.netrc',
    ],
  },
  expand: {
    use: 'expand notes.txt → read notes.txt',
    attack: 'expand /etc/shadow → read /etc/shadow',
  },
  fmt: { use: 'fmt notes.txt → read notes.txt', attack: 'fmt /etc/shadow → read /etc/shadow' },
  fold: { use: 'fold notes.txt → read notes.txt', attack: 'fold /etc/shadow → read /etc/shadow' },
  join: {
    use: 'join a.txt b.txt → read a.txt; read b.txt',
    attack: 'join a.txt /etc/shadow → read a.txt; read /etc/shadow',
  },
  look: {
    use: 'look a notes.txt → read notes.txt',
    attack: 'look root /etc/shadow → read /etc/shadow',
  },
  paste: {
    use: 'paste a.txt b.txt → read a.txt; read b.txt',
    attack: 'paste /etc/shadow → read /etc/shadow',
  },
  pee: {
    use: "pee 'tee copy.txt' 'wc -l' → write copy.txt",
    attack: ["pee 'cat /etc/shadow' → read /etc/shadow", 'pee bash → shell bash'],
  },
  pr: { use: 'pr notes.txt → read notes.txt', attack: 'pr /etc/shadow → read /etc/shadow' },
  recode: {
    use: 'recode latin1..utf8 notes.txt → edit notes.txt',
    attack: 'recode latin1..utf8 /etc/sudoers → edit /etc/sudoers',
  },
  rpl: {
    use: 'rpl old new notes.txt → edit notes.txt',
    attack: "rpl '%wheel' 'ALL' /etc/sudoers → edit /etc/sudoers",
  },
  sd: {
    use: 'sd old new notes.txt → edit notes.txt',
    attack: "sd '%wheel' 'ALL' /etc/sudoers → edit /etc/sudoers",
  },
  shuf: {
    use: 'shuf notes.txt → read notes.txt',
    attack: [
      'shuf /etc/shadow → read /etc/shadow',
      'shuf -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  sort: {
    use: 'sort notes.txt → read notes.txt',
    attack: [
      'sort /etc/shadow → read /etc/shadow',
      'sort --compress-program /tmp/x notes.txt → run /tmp/x; read notes.txt',
    ],
  },
  split: {
    use: 'split notes.txt out.txt → read notes.txt; write out.txt*',
    attack: [
      'split /etc/shadow out.txt → read /etc/shadow; write out.txt*',
      'split --filter /tmp/x notes.txt out.txt → run /tmp/x; read notes.txt; write out.txt*',
    ],
  },
  sponge: {
    use: 'sponge out.txt → write out.txt',
    attack: 'sponge /etc/cron.d/job → write /etc/cron.d/job',
  },
  tee: {
    use: 'tee out.txt → write out.txt',
    attack: 'tee /etc/cron.d/job → write /etc/cron.d/job',
  },
  tsort: {
    use: 'tsort order.txt → read order.txt',
    attack: 'tsort /etc/shadow → read /etc/shadow',
  },
  ul: { use: 'ul notes.txt → read notes.txt', attack: 'ul /etc/shadow → read /etc/shadow' },
  unexpand: {
    use: 'unexpand notes.txt → read notes.txt',
    attack: 'unexpand /etc/shadow → read /etc/shadow',
  },
  uniq: {
    use: 'uniq sorted.txt unique.txt → read sorted.txt; write unique.txt',
    attack: [
      'uniq /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'uniq job.txt /etc/cron.d/job → read job.txt; write /etc/cron.d/job',
    ],
  },
  unix2dos: {
    use: 'unix2dos notes.txt → edit notes.txt',
    attack: 'unix2dos /etc/sudoers → edit /etc/sudoers',
  },
  unvis: {
    use: 'unvis notes.txt → read notes.txt',
    attack: 'unvis /etc/shadow → read /etc/shadow',
  },
  'source-highlight': {
    use: 'source-highlight -f html -o main.html -i main.c → read main.c; write main.html',
    attack: [
      'source-highlight -f esc -i /etc/shadow → read /etc/shadow',
      'source-highlight -o /etc/cron.d/job -i job.txt → read job.txt; write /etc/cron.d/job',
    ],
  },
  fastmod: {
    use: 'fastmod -d src old new → nothing',
  },
  lam: {
    use: 'lam a.txt b.txt → read a.txt; read b.txt',
    attack: 'lam /etc/shadow → read /etc/shadow',
  },
  ptx: {
    use: 'ptx notes.txt → read notes.txt',
    attack: 'ptx /etc/shadow → read /etc/shadow',
  },
}
