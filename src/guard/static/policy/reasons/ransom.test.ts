import { describe, expect, it } from 'vitest'
import { analyse } from '../../analyse.ts'

describe('files that are encrypted while the originals go', () => {
  it.each([
    'for f in /home/*/Documents/*; do gpg --batch --passphrase x -c "$f" && shred -u "$f"; done',
    'for f in ~/Documents/*; do openssl enc -aes-256-cbc -k x -in "$f" -out "$f.enc" && rm "$f"; done',
    'for f in /srv/*; do openssl enc -aes-256-cbc -k x < "$f" > "$f.enc"; rm -f "$f"; done',
    'for f in /home/*/*; do openssl enc -aes256 -k x -in "$f" -out "$f.e" && mv "$f.e" "$f"; done',
    "find /home -name '*.docx' -exec gpg -c {} ';' -exec rm {} ';'",
    `find /home -name '*.docx' | while read -r f; do age -p -o "$f.age" "$f"; rm "$f"; done`,
    `find ~ -name '*.jpg' -exec zip -e {}.zip {} ';' -exec shred -u {} ';'`,
    'for f in ~/a/*; do openssl enc -aes256 -md sha256 -k x -in "$f" -out "$f.e"; rm "$f"; done',
    'cd ~/Documents && for f in *; do gpg -c "$f"; rm "$f"; done',
    'ccrypt -e -r -K x /home',
    'tar c ~/projects | gpg --batch -f /tmp/k.asc -e > /tmp/p.gpg && rm -rf ~/projects',
    'tar cz ~/photos | age -r age1x > p.age; rm -r ~/photos',
    'zip -e -r a.zip ~/photos && rm -r ~/photos',
    'tar cz /srv/data | openssl pkeyutl -encrypt -pubin -inkey k.pem > d; rm -r /srv/data',
    `find / -name '*.doc' -exec ccrypt -e -K x {} +`,
    'ccencrypt -K x ~/Documents/*',
    `python3 -c '
import glob, os
from cryptography.fernet import Fernet
for f in glob.glob("/home/*/Documents/*"):
    open(f + ".x", "wb").write(Fernet(k).encrypt(open(f, "rb").read()))
    os.remove(f)'`,
  ])('are held to ransom: %s', (command) => expect(analyse(command)).toMatchObject({ rule: 'D' }))

  it.each([
    'gpg -c notes.txt && shred -u notes.txt',
    'gpg -c ~/notes.txt && shred -u ~/notes.txt',
    'ccrypt notes.txt',
    'tar czf - build | gpg -e -r me > build.tgz.gpg && rm -rf build',
    'tar cz ~/backups/x | gpg -e -r me > x.gpg && rm -rf ~/backups/x',
    'zip -r -P x out.zip dist && rm -rf dist',
    'for f in *.txt; do gpg -e -r me "$f" && rm "$f"; done',
    'for f in /srv/backups/*.tar; do gpg -e -r ops "$f" && rm "$f"; done',
    'for f in ~/in/*; do gpg -e -r me -o "$f.gpg" "$f" && mv "$f.gpg" ~/out/; done',
    'for f in ~/Documents/*.gpg; do gpg -d "$f" > "${f%.gpg}"; done',
    'for f in ~/inbox/*; do cp "$f" ~/done/; rm "$f"; done',
  ])('are one’s own: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))
})
