import type { ExampleTable } from './example.ts'

export const editors: ExampleTable = {
  bluefish: {
    use: 'bluefish notes.txt → edit notes.txt',
    attack: 'bluefish /etc/sudoers → edit /etc/sudoers',
  },
  code: {
    use: [
      `code --install-extension ms-python.python → read ms-python.python`,
      'code src → nothing',
    ],
    attack: 'code --extensions-dir /tmp/lib src → load /tmp/lib',
    unclear: [
      `code --install-extension someone.thing → what the extension does`,
      'code tunnel --name build1 → who comes in by it',
      'code --install-extension a.vsix → what the extension does',
    ],
  },
  eclipse: { use: 'eclipse -data workspace → nothing', attack: 'eclipse -vm /tmp/x → run /tmp/x' },
  ed: { use: 'ed notes.txt → edit notes.txt', attack: 'ed /etc/shadow → edit /etc/shadow' },
  emacs: {
    use: 'emacs notes.txt → edit notes.txt',
    attack: [
      'emacs /etc/sudoers → edit /etc/sudoers',
      'emacs -L /tmp/lib notes.txt → load /tmp/lib; edit notes.txt',
    ],
  },
  emacsclient: {
    use: 'emacsclient -c notes.txt → edit notes.txt',
    attack: [
      'emacsclient -c /etc/sudoers → edit /etc/sudoers',
      `emacsclient -e '(shell-command "/tmp/x")' → run /tmp/x`,
    ],
  },
  featherpad: {
    use: 'featherpad notes.txt → edit notes.txt',
    attack: 'featherpad /etc/sudoers → edit /etc/sudoers',
  },
  geany: {
    use: 'geany notes.txt → edit notes.txt',
    attack: 'geany /etc/sudoers → edit /etc/sudoers',
  },
  gedit: {
    use: 'gedit notes.txt → edit notes.txt',
    attack: 'gedit /etc/sudoers → edit /etc/sudoers',
  },
  'gnome-text-editor': {
    use: 'gnome-text-editor notes.txt → edit notes.txt',
    attack: 'gnome-text-editor /etc/sudoers → edit /etc/sudoers',
  },
  helix: {
    use: 'helix notes.txt → edit notes.txt',
    attack: [
      'helix /etc/sudoers → edit /etc/sudoers',
      'helix -c /etc/shadow notes.txt → read /etc/shadow; edit notes.txt',
    ],
  },
  jed: {
    use: 'jed notes.txt → edit notes.txt',
    attack: [
      'jed /etc/sudoers → edit /etc/sudoers',
      `jed -f 'system("/tmp/x")' notes.txt → run /tmp/x; edit notes.txt`,
    ],
  },
  joe: {
    use: 'joe notes.txt → edit notes.txt',
    attack: ['joe /etc/sudoers → edit /etc/sudoers', `joe '!/tmp/x' → run /tmp/x`],
  },
  kak: {
    use: 'kak notes.txt → edit notes.txt',
    attack: [
      'kak /etc/sudoers → edit /etc/sudoers',
      `kak -e 'nop %sh{/tmp/x}' notes.txt → run /tmp/x; edit notes.txt`,
    ],
  },
  kate: { use: 'kate notes.txt → edit notes.txt', attack: 'kate /etc/sudoers → edit /etc/sudoers' },
  kwrite: {
    use: 'kwrite notes.txt → edit notes.txt',
    attack: 'kwrite /etc/sudoers → edit /etc/sudoers',
  },
  leafpad: {
    use: 'leafpad notes.txt → edit notes.txt',
    attack: 'leafpad /etc/sudoers → edit /etc/sudoers',
  },
  mcedit: {
    use: 'mcedit notes.txt → edit notes.txt',
    attack: 'mcedit /etc/sudoers → edit /etc/sudoers',
  },
  mg: { use: 'mg notes.txt → edit notes.txt', attack: 'mg /etc/sudoers → edit /etc/sudoers' },
  micro: {
    use: 'micro notes.txt → edit notes.txt',
    attack: [
      'micro /etc/sudoers → edit /etc/sudoers',
      'micro -config-dir /tmp/lib notes.txt → load /tmp/lib; edit notes.txt',
    ],
  },
  mousepad: {
    use: 'mousepad notes.txt → edit notes.txt',
    attack: 'mousepad /etc/sudoers → edit /etc/sudoers',
  },
  nano: {
    use: ['nano notes.txt → edit notes.txt', 'nano notes.txt\nmilk\n^O → write notes.txt'],
    attack: [
      'nano /root/.profile\nalias sudo=/tmp/s\n^O → write /root/.profile',
      'nano /etc/sudoers → edit /etc/sudoers',
      'nano -s /tmp/x notes.txt → run /tmp/x; edit notes.txt',
    ],
  },
  ne: { use: 'ne notes.txt → edit notes.txt', attack: 'ne /etc/sudoers → edit /etc/sudoers' },
  notepadqq: {
    use: 'notepadqq notes.txt → edit notes.txt',
    attack: 'notepadqq /etc/sudoers → edit /etc/sudoers',
  },
  nvim: {
    use: 'nvim notes.txt → edit notes.txt',
    attack: [
      'nvim /etc/sudoers → edit /etc/sudoers',
      `nvim -c ':!/tmp/x' notes.txt → run /tmp/x; edit notes.txt`,
    ],
  },
  'openvscode-server': { use: 'openvscode-server --port 3000 → listen 3000' },
  pico: {
    use: 'pico notes.txt → edit notes.txt',
    attack: [
      'pico /etc/sudoers → edit /etc/sudoers',
      'pico -s /tmp/x notes.txt → run /tmp/x; edit notes.txt',
    ],
  },
  pluma: {
    use: 'pluma notes.txt → edit notes.txt',
    attack: 'pluma /etc/sudoers → edit /etc/sudoers',
  },
  scite: {
    use: 'scite notes.txt → edit notes.txt',
    attack: 'scite /etc/sudoers → edit /etc/sudoers',
  },
  'sensible-editor': {
    use: 'sensible-editor notes.txt → edit notes.txt',
    attack: 'sensible-editor /etc/sudoers → edit /etc/sudoers',
  },
  sudoedit: {
    use: 'sudoedit /etc/hosts → edit /etc/hosts',
    attack: 'sudoedit /etc/sudoers → edit /etc/sudoers',
  },
  tilde: {
    use: 'tilde notes.txt → edit notes.txt',
    attack: 'tilde /etc/sudoers → edit /etc/sudoers',
  },
  vi: {
    use: 'vi notes.txt → edit notes.txt',
    attack: [
      'vi /etc/sudoers → edit /etc/sudoers',
      `vi -c ':!/tmp/x' notes.txt → run /tmp/x; edit notes.txt`,
    ],
  },
  vigr: { attack: 'vigr → privilege' },
  mate: { use: 'mate notes.txt → edit notes.txt', attack: 'mate /etc/sudoers → edit /etc/sudoers' },
  notepad: {
    use: 'notepad notes.txt → edit notes.txt',
    attack: 'notepad /etc/sudoers → edit /etc/sudoers',
  },
  vipw: { attack: 'vipw → privilege' },
  visudo: {
    use: 'visudo -cf sudoers.new → read sudoers.new',
    attack: ['visudo → privilege', 'visudo -f /etc/sudoers.d/eve → privilege'],
  },
  xed: { use: 'xed notes.txt → edit notes.txt', attack: 'xed /etc/sudoers → edit /etc/sudoers' },
  xedit: {
    use: 'xedit notes.txt → edit notes.txt',
    attack: 'xedit /etc/sudoers → edit /etc/sudoers',
  },
  zile: { use: 'zile notes.txt → edit notes.txt', attack: 'zile /etc/sudoers → edit /etc/sudoers' },
  'code-server': {
    use: 'code-server --bind-addr 127.0.0.1:8080 → listen 127.0.0.1:8080',
    attack: 'code-server --bind-addr 0.0.0.0:8080 --auth none → remote-shell 0.0.0.0:8080',
  },
  ex: {
    use: 'ex notes.txt → edit notes.txt',
    attack: `ex -c ':!/tmp/x' notes.txt → run /tmp/x; edit notes.txt`,
  },
}
