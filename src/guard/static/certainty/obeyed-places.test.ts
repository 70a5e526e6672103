import { describe, expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

/** What is put where programs obey it, and nobody has seen it. */
const UNSEEN: readonly (readonly [command: string, what: RegExp])[] = [
  ['cp tools/post-checkout .git/hooks/', /\.git\/hooks\/post-checkout makes programs do/],
  ['ln -s ../../tools/check .git/hooks/pre-commit', /the content of \.\.\/\.\.\/tools\/check/],
  ['install -m755 check .git/hooks/pre-commit', /the content of check/],
  ['cp consolerc ~/.irbrc', /~\/\.irbrc makes programs do depends on the content of consolerc/],
  ['curl -so ~/.gdbinit https://x.example/g', /what comes from https:\/\/x\.example\/g/],
  ['cp git.sh ~/.local/share/bash-completion/completions/git', /the content of git\.sh/],
  ['echo "index-url = $U" > ~/.config/pip/pip.conf', /pip\.conf makes programs do/],
  ['cp mirror.xml ~/.m2/settings.xml', /settings\.xml makes programs do/],
  ["echo 'post_asdf_install_nodejs = sh ~/.cache/s' >> ~/.asdfrc", /asdfrc makes programs do/],
  ["echo 'pinentry-program /home/ann/p' >> ~/.gnupg/gpg-agent.conf", /gpg-agent\.conf makes/],
  ["echo '--exec curl' >> ~/.config/yt-dlp/config", /yt-dlp\/config makes programs do/],
  ['cp mirrors.gradle ~/.gradle/init.d/', /mirrors\.gradle makes programs do/],
  ['git clone https://x.example/u ~/.local/share/systemd/user', /what the repository holds/],
  ['cp -r autostart ~/.config/autostart', /what the directory holds/],
  ['vite build --outDir ~', /what the directory holds/],
]

describe('what is put where a program obeys it is not known without its content', () => {
  test.each(UNSEEN)('%s', (command, what) => {
    const { verdict, certainty, unknowns } = analyse(command)
    expect(verdict).not.toBe('BLOCK')
    expect(certainty).toBe('unresolved')
    expect(unknowns?.map((part) => part.what).join('\n')).toMatch(what)
  })
})

describe('start-up files are those that others have them read, too', () => {
  test.each([
    'echo ". ~/env.sh" >> ~/.bash_completion',
    'echo ". ~/env.sh" >> ~/.cargo/env',
    'echo ". ~/env.sh" >> ~/.nvm/nvm.sh',
    'cp job.container ~/.config/containers/systemd/',
    'foreman export systemd ~/.config/systemd/user',
    'cp start ~/.config/openbox/autostart',
    'echo "import x" > ~/.local/lib/python3.12/dist-packages/x.pth',
  ])('%s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: '5' })
  })
})

describe('ordinary neighbours are known', () => {
  test.each([
    'kubectl completion bash > ~/.local/share/bash-completion/completions/kubectl',
    'git clone https://github.com/tmux-plugins/tpm ~/.tmux/plugins/tpm',
    'git clone https://github.com/x/y ~/src/y',
    'mkdir -p ~/.config/systemd/user ~/.config/autostart',
    'cp .vscode/settings.example.json .vscode/settings.json',
    'printf \'[editor]\\nline-number = "relative"\\n\' >> ~/.config/helix/config.toml',
    "echo 'font_size 12' >> ~/.config/kitty/kitty.conf",
    'vite build --outDir dist',
    '. ~/.cargo/env',
    'ls ~/.gradle/init.d && cat ~/.config/pip/pip.conf',
  ])('%s', (command) => {
    const { verdict, certainty } = analyse(command)
    expect([verdict === 'BLOCK', certainty]).toEqual([false, 'known'])
  })
})
