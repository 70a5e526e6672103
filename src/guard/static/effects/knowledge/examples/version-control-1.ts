import type { ExampleTable } from './example.ts'

export const versionControl1: ExampleTable = {
  'git add': {
    use: 'git add --pathspec-from-file notes.txt src → read notes.txt',
    attack: 'git add --pathspec-from-file /etc/shadow src → read /etc/shadow',
  },
  'git am': {
    use: 'git am a.patch → read a.patch; rewrite .',
    attack: 'git am /etc/shadow → read /etc/shadow; rewrite .',
  },
  'git annotate': {
    use: 'git annotate notes.txt → nothing',
    attack: [
      'git annotate -S /etc/shadow → read /etc/shadow',
      'git annotate --contents /etc/shadow → read /etc/shadow',
    ],
  },
  'git apply': {
    use: 'git apply a.patch → read a.patch; rewrite .',
    attack: [
      'git apply /etc/shadow → read /etc/shadow; rewrite .',
      'git apply --build-fake-ancestor /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job; rewrite .',
    ],
  },
  'git archive': {
    use: 'git archive -o out.tar HEAD → write out.tar',
    attack: [
      'git archive --exec=/tmp/x --remote=a HEAD → run /tmp/x',
      'git archive -o /etc/cron.d/job HEAD → write /etc/cron.d/job',
    ],
  },
  'git bisect': {
    use: 'git bisect run cat notes.txt → read notes.txt',
    attack: 'git bisect run cat /etc/shadow → read /etc/shadow',
  },
  'git blame': {
    use: 'git blame notes.txt → nothing',
    attack: [
      'git blame -S /etc/shadow → read /etc/shadow',
      'git blame --contents /etc/shadow → read /etc/shadow',
    ],
  },
  'git bundle create': {
    use: 'git bundle create out.bundle main → write out.bundle',
    attack: 'git bundle create /etc/cron.d/job main → write /etc/cron.d/job',
  },
  'git checkout': {
    use: 'git checkout notes.txt → replace notes.txt; rewrite .',
    attack:
      'git checkout --pathspec-from-file /etc/shadow old.txt → read /etc/shadow; replace old.txt; rewrite .',
  },
  'git clean': { use: 'git clean old.txt → replace old.txt; rewrite .' },
  'git clone': {
    use: 'git clone https://example.com/a.git → fetch https://example.com/a.git',
    attack: [
      'git clone -u /tmp/x https://example.com/a.git → run /tmp/x; fetch https://example.com/a.git',
      'git clone -c core.pager=/tmp/x https://example.com/a.git → run /tmp/x; fetch https://example.com/a.git',
    ],
  },
  'git commit': {
    use: `git commit -m 'a change' → nothing`,
    attack: [
      'git commit -F /etc/shadow → read /etc/shadow',
      'git commit -t /etc/shadow → read /etc/shadow',
    ],
  },
  'git commit-tree': {
    use: 'git commit-tree -F notes.txt → read notes.txt',
    attack: 'git commit-tree -F /etc/shadow → read /etc/shadow',
  },
  'git config': {
    use: 'git config user.name Ann → nothing',
    attack: 'git config core.pager /tmp/x → run /tmp/x',
  },
  'git credential fill': { attack: 'git credential fill → read secret://; read secret://git' },
  'git diff': {
    use: 'git diff main → nothing',
    attack: [
      'git diff --output /etc/cron.d/job notes.txt → write /etc/cron.d/job',
      'git diff -O /etc/shadow notes.txt → read /etc/shadow',
    ],
  },
  'git difftool': {
    use: 'git difftool -t vimdiff → nothing',
    attack: 'git difftool -x /tmp/x → run /tmp/x',
  },
  'git fast-export': {
    use: 'git fast-export --export-marks=out.txt main → write out.txt',
    attack: 'git fast-export --export-marks=/etc/cron.d/job main → write /etc/cron.d/job',
  },
  'git fast-import': {
    use: 'git fast-import --export-marks out.txt → write out.txt',
    attack: [
      'git fast-import --export-marks /etc/cron.d/job → write /etc/cron.d/job',
      'git fast-import --export-pack-edges /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'git fetch': {
    use: 'git fetch origin → nothing',
    attack: 'git fetch --upload-pack=/tmp/x origin → run /tmp/x',
  },
  'git filter-branch': {
    use: `git filter-branch --msg-filter 'cat notes.txt' → read notes.txt; irrevocable filter-branch --msg-filter cat notes.txt`,
    attack: `git filter-branch --msg-filter 'cat /etc/shadow' → read /etc/shadow; irrevocable filter-branch --msg-filter cat /etc/shadow`,
  },
  'git filter-repo': {
    use: 'git filter-repo --paths-from-file notes.txt → read notes.txt; irrevocable filter-repo --paths-from-file notes.txt',
    attack: [
      `git filter-repo --filename-callback 'open("/etc/shadow").read()' → read /etc/shadow; irrevocable filter-repo --filename-callback open("/etc/shadow").read()`,
      `git filter-repo --message-callback 'open("/etc/shadow").read()' → read /etc/shadow; irrevocable filter-repo --message-callback open("/etc/shadow").read()`,
    ],
  },
  'git for-each-repo': {
    use: 'git for-each-repo a cat notes.txt → read notes.txt',
    attack: 'git for-each-repo a cat /etc/shadow → read /etc/shadow',
  },
  'git format-patch': {
    use: 'git format-patch -o out → unpack out',
    attack: 'git format-patch -o /etc/cron.d → unpack /etc/cron.d',
  },
  'git grep': {
    use: 'git grep -f notes.txt → read notes.txt',
    attack: ['git grep -O=/tmp/x → run /tmp/x', 'git grep -f /etc/shadow → read /etc/shadow'],
  },
  'git hash-object': {
    use: 'git hash-object notes.txt → read notes.txt',
    attack: 'git hash-object /etc/shadow → read /etc/shadow',
  },
  'git hook': {
    use: 'git hook --to-stdin notes.txt → read notes.txt',
    attack: 'git hook --to-stdin /etc/shadow → read /etc/shadow',
  },
  'git http-fetch': {
    use: 'git http-fetch a https://example.com/a → fetch https://example.com/a',
    attack: 'git http-fetch a file:///etc/shadow → read /etc/shadow',
  },
  'git init': { attack: 'git init --template /tmp/lib → load /tmp/lib' },
  'git log': {
    use: 'git log --oneline → nothing',
    attack: 'git log --output /etc/cron.d/job → write /etc/cron.d/job',
  },
  'git ls-files': {
    use: 'git ls-files src → nothing',
    attack: [
      'git ls-files --exclude-from /etc/shadow → read /etc/shadow',
      'git ls-files -X /etc/shadow → read /etc/shadow',
    ],
  },
  'git ls-remote': {
    use: 'git ls-remote https://example.com/a.git → fetch https://example.com/a.git',
    attack: 'git ls-remote --upload-pack=/tmp/x origin → run /tmp/x; fetch origin',
  },
  'git mailinfo': {
    use: 'git mailinfo msg.txt patch.txt → write msg.txt; write patch.txt',
    attack: 'git mailinfo /etc/cron.d/job patch.txt → write /etc/cron.d/job; write patch.txt',
  },
  'git mailsplit': {
    use: 'git mailsplit notes.txt → read notes.txt',
    attack: 'git mailsplit /etc/shadow → read /etc/shadow',
  },
  'git merge': {
    use: 'git merge main → rewrite .',
    attack: 'git merge -F /etc/shadow → read /etc/shadow; rewrite .',
  },
  'git merge-file': {
    use: 'git merge-file notes.txt notes.txt notes.txt → edit notes.txt; read notes.txt',
    attack: 'git merge-file /etc/sudoers notes.txt notes.txt → edit /etc/sudoers; read notes.txt',
  },
  'git merge-index': {
    use: 'git merge-index git-merge-one-file -a → nothing',
    attack: 'git merge-index /tmp/x -a → run /tmp/x',
  },
  'git mv': { use: 'git mv old.txt new.txt → replace old.txt; replace new.txt' },
  'git notes': {
    use: 'git notes -F notes.txt → read notes.txt',
    attack: 'git notes -F /etc/shadow → read /etc/shadow',
  },
  'git pull': {
    use: 'git pull origin main → rewrite .',
    attack: 'git pull --upload-pack=/tmp/x origin → run /tmp/x; rewrite .',
  },
  'git push': {
    use: 'git push origin main → nothing',
    attack: 'git push --receive-pack=/tmp/x origin → run /tmp/x',
  },
  'git quiltimport': {
    use: 'git quiltimport --series notes.txt → read notes.txt',
    attack: 'git quiltimport --series /etc/shadow → read /etc/shadow',
  },
  'git rebase': {
    use: `git rebase -x 'cat notes.txt' main → read notes.txt; rewrite .`,
    attack: `git rebase -x 'cat /etc/shadow' main → read /etc/shadow; rewrite .`,
  },
  'git reset': {
    use: 'git reset old.txt → replace old.txt; rewrite .',
    attack:
      'git reset --pathspec-from-file /etc/shadow old.txt → read /etc/shadow; replace old.txt; rewrite .',
  },
  'git restore': {
    use: 'git restore old.txt → replace old.txt; rewrite .',
    attack:
      'git restore --pathspec-from-file /etc/shadow old.txt → read /etc/shadow; replace old.txt; rewrite .',
  },
  'git rm': {
    use: 'git rm old.txt → replace old.txt',
    attack: 'git rm --pathspec-from-file /etc/shadow old.txt → read /etc/shadow; replace old.txt',
  },
  'git send-email': {
    use: 'git send-email notes.txt → read notes.txt',
    attack: [
      'git send-email /etc/shadow → read /etc/shadow',
      'git send-email --to-cmd /tmp/x notes.txt → run /tmp/x; read notes.txt',
    ],
  },
  'git send-pack': {
    use: 'git send-pack origin main → nothing',
    attack: 'git send-pack --receive-pack=/tmp/x origin → run /tmp/x',
  },
  'git shell': {
    use: `git shell -c 'git-upload-pack a' → nothing`,
    attack: ['git shell → shell git shell', `git shell -c 'cat /etc/shadow' → read /etc/shadow`],
  },
  'git show': {
    use: 'git show HEAD → nothing',
    attack: 'git show --output /etc/cron.d/job → write /etc/cron.d/job',
  },
  'git stash': {
    use: 'git stash → rewrite .',
    attack:
      'git stash --pathspec-from-file /etc/shadow old.txt → read /etc/shadow; replace old.txt; rewrite .',
  },
  'git submodule': {
    use: `git submodule foreach 'cat notes.txt' → read notes.txt`,
    attack: `git submodule foreach 'cat /etc/shadow' → read /etc/shadow`,
  },
  'git svn': {
    use: 'git svn fetch → nothing',
    attack: 'git svn fetch --authors-prog=/tmp/x → run /tmp/x',
  },
  'git tag': { use: 'git tag v1 → nothing', attack: 'git tag -F /etc/shadow → read /etc/shadow' },
  gitui: {
    use: 'gitui -t notes.txt → read notes.txt',
    attack: 'gitui -t /etc/shadow → read /etc/shadow',
  },
  'bzr branch': { use: 'bzr branch https://example.com/a.git → fetch https://example.com/a.git' },
  'bzr checkout': {
    use: 'bzr checkout https://example.com/a.git → fetch https://example.com/a.git',
  },
  'fossil clone': {
    use: 'fossil clone https://example.com/a a.bin → write a.bin; fetch https://example.com/a',
    attack: 'fossil clone file:///etc/shadow a.bin → read /etc/shadow; write a.bin',
  },
  'fossil diff': { attack: 'fossil diff --command /tmp/x src → run /tmp/x' },
  'fossil open': { use: 'fossil open a.zip → read a.zip; unpack .' },
}
