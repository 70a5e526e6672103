import type { ExampleTable } from './example.ts'

export const systemPackages2: ExampleTable = {
  installer: {
    use: 'installer → install installer',
    attack: [
      'installer -pkg /etc/shadow → read /etc/shadow; install installer',
      'installer -package /etc/shadow → read /etc/shadow; install installer',
    ],
  },
  mas: {
    use: ['mas install → install mas', 'mas list → nothing'],
  },
  port: {
    use: ['port install → install port', 'port installed → nothing'],
    attack: 'port install -f /etc/shadow → read /etc/shadow; install port',
  },
  softwareupdate: {
    use: ['softwareupdate → install softwareupdate', 'softwareupdate --list → nothing'],
  },
  alien: {
    use: 'alien notes.txt → read notes.txt',
    attack: [
      'alien /etc/shadow → read /etc/shadow',
      'alien notes.txt --patch=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  'appimage-builder': {
    use: 'appimage-builder --recipe=app.conf → read app.conf',
    attack: 'appimage-builder --recipe=/etc/shadow → read /etc/shadow',
  },
  appimagetool: {
    use: 'appimagetool notes.txt out.txt → write out.txt',
    attack: 'appimagetool notes.txt /etc/cron.d/job → write /etc/cron.d/job',
  },
  'flatpak build': {
    use: 'flatpak build notes.txt cat notes.txt → read notes.txt',
    attack: 'flatpak build notes.txt cat /etc/shadow → read /etc/shadow',
  },
  'flatpak enter': {
    use: 'flatpak enter 1234 cat notes.txt → read notes.txt',
    attack: [
      'flatpak enter 1234 cat /etc/shadow → read /etc/shadow',
      'flatpak enter → shell flatpak enter',
    ],
  },
  'flatpak install': {
    use: 'flatpak install demo → install flatpak install',
  },
  'flatpak remote-add': {
    use: 'flatpak remote-add flathub https://example.org/x → fetch https://example.org/x',
  },
  'flatpak run': {
    use: 'flatpak run org.gimp.GIMP cat notes.txt → read notes.txt',
    attack: 'flatpak run org.gimp.GIMP cat /etc/shadow → read /etc/shadow',
  },
  'flatpak update': {
    use: 'flatpak update → install flatpak update',
  },
  'flatpak-builder': {
    use: 'flatpak-builder notes.txt app.conf → read app.conf',
    attack: [
      'flatpak-builder notes.txt /etc/shadow → read /etc/shadow',
      `flatpak-builder notes.txt app.conf --run='cat /etc/shadow' → read /etc/shadow; read app.conf`,
    ],
  },
  'flatpak-spawn': {
    use: 'flatpak-spawn cat notes.txt → read notes.txt',
    attack: ['flatpak-spawn cat /etc/shadow → read /etc/shadow', 'flatpak-spawn bash → shell bash'],
  },
  'snap ack': {
    use: 'snap ack notes.txt → read notes.txt',
    attack: 'snap ack /etc/shadow → read /etc/shadow',
  },
  'snap download': {
    use: 'snap download demo → fetch snap download',
  },
  'snap install': {
    use: 'snap install demo → install snap install',
  },
  'snap refresh': {
    use: 'snap refresh demo → install snap refresh',
  },
  'snap run': {
    use: 'snap run cat notes.txt → read notes.txt',
    attack: ['snap run cat /etc/shadow → read /etc/shadow', 'snap run bash → shell bash'],
  },
  'snap try': {
    use: 'snap try notes.txt → install snap try',
  },
  snapcraft: {
    use: 'snapcraft -o out.txt → write out.txt',
    attack: [
      'snapcraft -o /etc/cron.d/job → write /etc/cron.d/job',
      'snapcraft --shell → shell snapcraft',
    ],
  },
  'asdf env': {
    use: 'asdf env node cat notes.txt → read notes.txt',
    attack: ['asdf env node cat /etc/shadow → read /etc/shadow', 'asdf env node bash → shell bash'],
  },
  'asdf exec': {
    use: 'asdf exec cat notes.txt → read notes.txt',
    attack: ['asdf exec cat /etc/shadow → read /etc/shadow', 'asdf exec bash → shell bash'],
  },
  'asdf install': {
    use: 'asdf install node → install asdf install',
  },
  'asdf plugin': {
    use: 'asdf plugin add node https://example.org/x → fetch https://example.org/x',
  },
  'asdf plugin-add': {
    use: 'asdf plugin-add node https://example.org/x → install asdf plugin-add; fetch https://example.org/x',
  },
  'direnv exec': {
    use: 'direnv exec . cat notes.txt → read notes.txt',
    attack: [
      'direnv exec notes.txt cat /etc/shadow → read /etc/shadow',
      'direnv exec notes.txt bash → shell bash',
    ],
  },
  'mise exec': {
    use: 'mise exec cat notes.txt → read notes.txt',
    attack: ['mise exec cat /etc/shadow → read /etc/shadow', 'mise exec bash → shell bash'],
  },
  'mise install': {
    use: 'mise install node → install mise install',
  },
  'mise use': {
    use: 'mise use node → install mise use',
  },
  'proto install': {
    use: 'proto install node → install proto install',
  },
  'proto run': {
    use: 'proto run node cat notes.txt → read notes.txt',
    attack: [
      'proto run node cat /etc/shadow → read /etc/shadow',
      'proto run node bash → shell bash',
    ],
  },
  sdk: {
    use: ['sdk install → install sdk', 'sdk list java → nothing'],
  },
}
