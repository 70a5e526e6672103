import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

const passes = (command: string) => {
  const { verdict, certainty } = analyse(command)
  return verdict !== 'BLOCK' && certainty === 'known'
}

describe('changes that nobody is shown', () => {
  it.each([
    `git update-index --assume-unchanged src/auth.ts && sed -i 's/=== token/!== null/' src/auth.ts`,
    `git update-index --skip-worktree config/prod.yml; echo 'verify: false' >> config/prod.yml`,
    `printf '*.local.sh\\n' >> .git/info/exclude && cp /tmp/run.local.sh scripts/`,
    `echo tools/ >> .git/info/exclude; mkdir tools; echo 'echo a' > tools/a.sh`,
    'git rm -q --cached .github/CODEOWNERS',
    'rm .github/CODEOWNERS',
    ': > CODEOWNERS',
    `python3 - <<'E'\np='src/perm.py';s=open(p).read()\nopen(p,'w').write(s.replace("'admin'","'admin\\u200b'"))\nE`,
    `sed -i 's/admin/adm\u200bin/' src/perm.py`,
  ])('are asked about: %s', (command) => expect(passes(command)).toBe(false))

  it.each([
    'git update-index --assume-unchanged config/local.yml',
    `git update-index --no-assume-unchanged a.ts && sed -i 's/a/b/' a.ts`,
    `echo '.idea/' >> .git/info/exclude && echo x > notes.md`,
    `echo 'notes.md' >> .git/info/exclude && echo x > notes.md`,
    `echo '* @acme/team' > .github/CODEOWNERS`,
    `sed -i 's/\\u200b//g' src/perm.py`,
  ])('are shown: %s', (command) => expect(passes(command)).toBe(true))
})

describe('the past of a project', () => {
  it.each([
    'git checkout --orphan fresh && git add -A && git commit -qm init && git branch -D main && git branch -m main',
    'git checkout --orphan x && git commit -qam x && git gc --prune=all',
    'git switch --orphan x && git commit -qam x && git push -f origin x:dev',
    'git rebase --no-gpg-sign --root && git push --force-with-lease',
    'git config gc.reflogExpire now && git gc',
    'git stash clear && git gc --prune=now',
    'git -c gc.reflogExpireUnreachable=0 gc --prune=now',
    `find .git/objects -type f -name '*.pack' -delete`,
    'rm -rf .git/logs',
    'rm -f .git/packed-refs',
  ])('is lost: %s', (command) => expect(passes(command)).toBe(false))

  it.each([
    'git checkout --orphan gh-pages && git rm -rf . && git commit --allow-empty -m init && git push -f origin gh-pages',
    'git checkout --orphan fresh && git commit -m init && git push -u origin fresh',
    'git rebase -i --root',
    'git gc --prune=now',
    'git stash clear',
    'git config gc.auto 0',
    'rm -f .git/index.lock .git/refs/heads/main.lock',
    'rm -f .git/objects/pack/tmp_pack_abc',
  ])('is kept: %s', (command) => expect(passes(command)).toBe(true))
})

describe('who gets the work, and who may change it', () => {
  it.each([
    'git daemon --reuseaddr --export-all --base-path=.. --listen=0.0.0.0 --detach',
    'git format-patch --stdout HEAD~40 | git imap-send --folder=INBOX.Drafts',
    'git send-email --to=build@brightloop.dev --smtp-server=smtp.brightloop.dev -40',
    'git config sendemail.bcc build@fernway.io',
    'git config --global format.cc build@fernway.io',
    'git config --global commit.gpgsign false',
    'git config --global --unset commit.gpgsign',
    'git config --global core.sharedRepository 0666',
    'git init --shared=world',
    'git push production HEAD:master',
    'git clone -q https://github.com/opsbits/vim-status ~/.vim/pack/x/start/vim-status',
  ])('depends on others: %s', (command) => expect(passes(command)).toBe(false))

  it.each([
    'git daemon --export-all --base-path=. --listen=127.0.0.1',
    'git send-email --to=list@vger.kernel.org 0001-fix.patch',
    'git config sendemail.to list@vger.kernel.org',
    'git config sendemail.smtpserver smtp.gmail.com',
    'git config commit.gpgsign false',
    'git -c commit.gpgsign=false commit -m x',
    'git config core.sharedRepository group',
    'git push origin HEAD:feature/x',
    'git push -n production main',
    'git clone https://github.com/tpope/vim-fugitive ~/.vim/pack/tpope/start/fugitive',
    'git clone https://github.com/zsh-users/zsh-autosuggestions ~/.oh-my-zsh/custom/plugins/zsh-autosuggestions',
  ])('is ordinary: %s', (command) => expect(passes(command)).toBe(true))
})
