import type { ExampleTable } from './example.ts'

export const textTools2: ExampleTable = {
  vis: { use: 'vis notes.txt → read notes.txt', attack: 'vis /etc/shadow → read /etc/shadow' },
  wc: {
    use: 'wc --files0-from=list.txt → read list.txt',
    attack: 'wc --files0-from=/etc/shadow → read /etc/shadow',
  },
  boxes: {
    use: 'boxes notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'boxes /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'boxes -f /etc/shadow notes.txt out.txt → read /etc/shadow; read notes.txt; write out.txt',
    ],
  },
  cowsay: {
    use: 'cowsay -f own.cow hello → read own.cow',
    attack: 'cowsay -f /etc/shadow hello → read /etc/shadow',
  },
  dict: {
    use: 'dict -h example.com → send example.com',
    attack: ['dict --pager /tmp/x → run /tmp/x', 'dict -c /etc/shadow → read /etc/shadow'],
  },
  dictd: {
    use: 'dictd → listen 2628',
    attack: 'dictd -c /etc/shadow → read /etc/shadow; listen 2628',
  },
  fortune: {
    use: 'fortune notes.txt → read notes.txt',
    attack: 'fortune /etc/shadow → read /etc/shadow',
  },
  jp2a: {
    use: 'jp2a a.jpg → read a.jpg',
    attack: [
      'jp2a /etc/shadow → read /etc/shadow',
      'jp2a --output /etc/cron.d/job a.jpg → read a.jpg; write /etc/cron.d/job',
    ],
  },
  trans: {
    use: 'trans -i notes.txt → read notes.txt',
    attack: ['trans --player /tmp/x → run /tmp/x', 'trans --viewer /tmp/x → run /tmp/x'],
  },
  bc: { use: 'bc notes.txt → read notes.txt', attack: 'bc /etc/shadow → read /etc/shadow' },
  calendar: {
    use: 'calendar -f own.txt → read own.txt',
    attack: 'calendar -f /etc/shadow → read /etc/shadow',
  },
  date: {
    use: 'date -f dates.txt → read dates.txt',
    attack: 'date -f /etc/shadow → read /etc/shadow',
  },
  dc: {
    use: 'dc notes.txt → read notes.txt',
    attack: [
      'dc /etc/shadow → read /etc/shadow',
      'dc -f /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  insect: {
    use: 'insect notes.txt → read notes.txt',
    attack: 'insect /etc/shadow → read /etc/shadow',
  },
  numbat: {
    use: 'numbat notes.txt → read notes.txt',
    attack: 'numbat /etc/shadow → read /etc/shadow',
  },
  qalc: { use: 'qalc -f app.txt → read app.txt', attack: 'qalc -f /etc/shadow → read /etc/shadow' },
  termdown: {
    use: `termdown --exec-cmd 'cat notes.txt' 5 → read notes.txt`,
    attack: `termdown --exec-cmd 'cat /etc/shadow' 5 → read /etc/shadow`,
  },
  units: {
    use: 'units -f notes.txt → read notes.txt',
    attack: 'units -f /etc/shadow → read /etc/shadow',
  },
  when: {
    use: 'when --calendar notes.txt → read notes.txt',
    attack: ['when --editor /tmp/x → run /tmp/x', 'when --calendar /etc/shadow → read /etc/shadow'],
  },
  alex: { use: 'alex notes.txt → read notes.txt', attack: 'alex /etc/shadow → read /etc/shadow' },
  aspell: {
    use: 'aspell -c notes.txt → read notes.txt',
    attack: [
      'aspell --add-filter-path /tmp/lib → load /tmp/lib',
      'aspell -c /etc/shadow → read /etc/shadow',
    ],
  },
  codespell: {
    use: 'codespell -I notes.txt src → read notes.txt',
    attack: [
      'codespell -I /etc/shadow src → read /etc/shadow',
      'codespell -D /etc/shadow src → read /etc/shadow',
    ],
  },
  cspell: {
    use: 'cspell lint notes.txt → read notes.txt',
    attack: 'cspell lint /etc/shadow → read /etc/shadow',
  },
  hunspell: {
    use: 'hunspell notes.txt → read notes.txt',
    attack: 'hunspell /etc/shadow → read /etc/shadow',
  },
  ispell: {
    use: 'ispell notes.txt → read notes.txt',
    attack: 'ispell /etc/shadow → read /etc/shadow',
  },
  languagetool: {
    use: 'languagetool notes.txt → read notes.txt',
    attack: 'languagetool /etc/shadow → read /etc/shadow',
  },
  proselint: {
    use: 'proselint notes.txt → read notes.txt',
    attack: [
      'proselint /etc/shadow → read /etc/shadow',
      'proselint --config /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  textlint: {
    use: 'textlint notes.txt → read notes.txt',
    attack: [
      'textlint /etc/shadow → read /etc/shadow',
      'textlint --rulesdir /tmp/lib notes.txt → load /tmp/lib; read notes.txt',
    ],
  },
  typos: {
    use: 'typos --config app.conf src → read app.conf',
    attack: 'typos --config /etc/shadow src → read /etc/shadow',
  },
  vale: {
    use: 'vale notes.txt → read notes.txt',
    attack: [
      'vale /etc/shadow → read /etc/shadow',
      'vale --config /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  msgattrib: {
    use: 'msgattrib de.po → read de.po',
    attack: [
      'msgattrib /etc/shadow → read /etc/shadow',
      'msgattrib -o /etc/cron.d/job de.po → read de.po; write /etc/cron.d/job',
    ],
  },
  msgcmp: {
    use: 'msgcmp de.po notes.txt → read de.po; read notes.txt',
    attack: 'msgcmp /etc/shadow de.po → read /etc/shadow; read de.po',
  },
  msgcomm: {
    use: 'msgcomm de.po → read de.po',
    attack: [
      'msgcomm /etc/shadow → read /etc/shadow',
      'msgcomm -o /etc/cron.d/job de.po → read de.po; write /etc/cron.d/job',
    ],
  },
  msgconv: {
    use: 'msgconv de.po → read de.po',
    attack: [
      'msgconv /etc/shadow → read /etc/shadow',
      'msgconv -o /etc/cron.d/job de.po → read de.po; write /etc/cron.d/job',
    ],
  },
  msgen: {
    use: 'msgen de.pot → read de.pot',
    attack: [
      'msgen /etc/shadow → read /etc/shadow',
      'msgen -o /etc/cron.d/job de.pot → read de.pot; write /etc/cron.d/job',
    ],
  },
  msgexec: {
    use: `msgexec 'cat notes.txt' → read notes.txt`,
    attack: [
      `msgexec 'cat /etc/shadow' → read /etc/shadow`,
      `msgexec -i /etc/shadow 'cat notes.txt' → read /etc/shadow; read notes.txt`,
    ],
  },
  msgfilter: {
    use: 'msgfilter -i de.po sed -e s/a/b/ → read de.po',
    attack: [
      'msgfilter -i de.po cat /etc/shadow → read de.po; read /etc/shadow',
      'msgfilter -i /etc/shadow sed -e s/a/b/ → read /etc/shadow',
    ],
  },
  msgfmt: {
    use: 'msgfmt de.po → read de.po',
    attack: [
      'msgfmt /etc/shadow → read /etc/shadow',
      'msgfmt -o /etc/cron.d/job de.po → read de.po; write /etc/cron.d/job',
    ],
  },
  msggrep: {
    use: 'msggrep de.po → read de.po',
    attack: [
      'msggrep /etc/shadow → read /etc/shadow',
      'msggrep -o /etc/cron.d/job de.po → read de.po; write /etc/cron.d/job',
    ],
  },
  msginit: {
    use: 'msginit -i app.pot -o de.po → read app.pot; write de.po',
    attack: [
      'msginit -o /etc/cron.d/job → write /etc/cron.d/job',
      'msginit -i /etc/shadow → read /etc/shadow',
    ],
  },
  msgmerge: {
    use: 'msgmerge de.po → read de.po',
    attack: [
      'msgmerge /etc/shadow → read /etc/shadow',
      'msgmerge -o /etc/cron.d/job de.po → read de.po; write /etc/cron.d/job',
    ],
  },
  msgunfmt: {
    use: 'msgunfmt de.mo → read de.mo',
    attack: [
      'msgunfmt /etc/shadow → read /etc/shadow',
      'msgunfmt -o /etc/cron.d/job de.mo → read de.mo; write /etc/cron.d/job',
    ],
  },
  pygettext: {
    use: 'pygettext app.py → read app.py',
    attack: [
      'pygettext /etc/shadow → read /etc/shadow',
      'pygettext -o /etc/cron.d/job app.py → read app.py; write /etc/cron.d/job',
    ],
  },
  xgettext: {
    use: 'xgettext app.c → read app.c',
    attack: [
      'xgettext /etc/shadow → read /etc/shadow',
      'xgettext -o /etc/cron.d/job app.c → read app.c; write /etc/cron.d/job',
    ],
  },
  bar: {
    use: 'bar notes.txt → read notes.txt',
    attack: [
      'bar /etc/shadow → read /etc/shadow',
      'bar -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  buffer: {
    use: 'buffer -i notes.txt -o out.txt → read notes.txt; write out.txt',
    attack: [
      'buffer -o /etc/cron.d/job → write /etc/cron.d/job',
      'buffer -i /etc/shadow → read /etc/shadow',
    ],
  },
  cstream: {
    use: 'cstream notes.txt → read notes.txt',
    attack: [
      'cstream /etc/shadow → read /etc/shadow',
      'cstream -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  ifne: {
    use: 'ifne cat notes.txt → read notes.txt',
    attack: 'ifne cat /etc/shadow → read /etc/shadow',
  },
  mbuffer: {
    use: 'mbuffer -i notes.txt -o out.txt → read notes.txt; write out.txt',
    attack: [
      'mbuffer -A /tmp/x -o out.txt → run /tmp/x; write out.txt',
      'mbuffer -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  mispipe: {
    use: `mispipe 'cat notes.txt' 'sort' → read notes.txt`,
    attack: `mispipe 'cat /etc/shadow' 'cat notes.txt' → read /etc/shadow; read notes.txt`,
  },
  pv: {
    use: 'pv notes.txt → read notes.txt',
    attack: [
      'pv /etc/shadow → read /etc/shadow',
      'pv -P /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  zrun: {
    use: 'zrun cat notes.txt → read notes.txt',
    attack: 'zrun cat /etc/shadow → read /etc/shadow',
  },
}
