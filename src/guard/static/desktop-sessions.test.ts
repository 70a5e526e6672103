import { describe, expect, it } from 'vitest'
import { createStaticGuard } from './index.ts'

const guard = createStaticGuard({ asker: 'agent', directory: '/home/user/project', doubt: false })

describe('a terminal that a desktop opens', () => {
  it.each([
    // by the id of the application, or by its file
    'gtk-launch org.kde.konsole',
    'gtk4-launch org.gnome.Ptyxis',
    'gtk-launch debian-uxterm.desktop',
    'gtk-launch com.mitchellh.ghostty',
    'gtk-launch Alacritty',
    'gapplication launch org.gnome.Console',
    'gapplication action org.gnome.Terminal new-window',
    'gio launch /usr/share/applications/org.gnome.Terminal.desktop',
    'gio open /usr/share/applications/org.gnome.Terminal.desktop',
    'xdg-open /usr/share/applications/xterm.desktop',
    'kde-open5 /usr/share/applications/org.kde.konsole.desktop',
    'dex /usr/share/applications/org.kde.konsole.desktop',
    'kioclient exec /usr/share/applications/org.kde.konsole.desktop',
    'exo-open --launch TerminalEmulator',
    'flatpak run org.gnome.Console',
    'flatpak run --branch=stable app.devsuite.Ptyxis',
    'kstart5 --application org.kde.konsole',
    'systemd-run --user gtk-launch org.gnome.Terminal',
    'open -a Terminal',
    'open -b com.apple.Terminal',
    'niri msg action spawn -- foot',
    // that nobody had listed
    'tabby',
    'hyper',
    'contour',
    'havoc',
    'rio',
    'cosmic-term',
    'rofi-sensible-terminal',
    // by the keys that open it
    'xdotool key ctrl+alt+t',
    'xdotool key --clearmodifiers alt+ctrl+t',
    'xdotool key super+Return',
    'xdotool key alt+F2',
    'xdotool keydown ctrl keydown alt key t',
    'wtype -M ctrl -M alt t',
    'wtype -M ctrl -M alt -k t',
    'ydotool key 29:1 56:1 20:1 20:0 56:0 29:0',
    "xte 'keydown Control_L' 'keydown Alt_L' 'key t'",
    "dotool <<< 'key ctrl+alt+t'",
    "echo 'key ctrl+alt+t' | dotool",
    String.raw`xvkbd -text '\C\At'`,
    // letters one by one are a text
    'xdotool key s u d o space minus s Return',
    // what anybody can have put there
    'gio launch /tmp/u.desktop',
    'dex /dev/shm/u.desktop',
    'xdg-open /tmp/u.desktop',
    'exo-open /var/tmp/u.desktop',
    'XDG_DATA_HOME=/tmp/d gtk-launch u',
    'XDG_DATA_DIRS=/tmp/d gtk-launch u',
  ])('%s', (command) => expect(guard.analyse(command).verdict).toBe('BLOCK'))

  it.each([
    'xdotool search --class gnome-terminal windowactivate key Up key Return',
    'wmctrl -a Terminal && xdotool key Up Return',
    `osascript -e 'tell application "Terminal" to activate'`,
  ])('%s is unclear', (command) =>
    expect(guard.analyse(command)).toMatchObject({ certainty: 'unresolved' }))

  it.each([
    'gtk-launch firefox',
    'gtk-launch org.gnome.TextEditor.desktop README.md',
    'gapplication launch org.gnome.Calculator',
    'gapplication list-actions org.gnome.Terminal',
    'gio open report.pdf',
    'gio launch ~/.local/share/applications/myapp.desktop',
    'xdg-open report.pdf',
    'xdg-open https://example.com/docs',
    'xdg-open /tmp/report.html',
    'dex /usr/share/applications/firefox.desktop',
    'exo-open --launch WebBrowser https://example.com',
    'flatpak run org.mozilla.firefox',
    'flatpak run org.gimp.GIMP image.png',
    'open -a Safari',
    'open -a "Visual Studio Code" src',
    'xdotool type hello',
    'xdotool key ctrl+c',
    'xdotool key --clearmodifiers ctrl+v',
    'xdotool search --name Firefox windowactivate --sync key F5',
    'xdotool key Return',
    'wtype hello',
    'wtype -M ctrl -P v -m ctrl',
    'ydotool key 28:1 28:0',
    "xte 'key Return'",
    "echo 'key ctrl+c' | dotool",
    'rio info image.tif',
    'hyper install hyper-dracula',
  ])('%s is ordinary', (command) =>
    expect(guard.analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))
})
