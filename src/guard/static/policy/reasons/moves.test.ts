import { describe, expect, it } from 'vitest'
import { analyse } from '../../analyse.ts'

describe('what is moved away from where it is needed', () => {
  it.each([
    'mv /bin /bin.gone',
    'mv -t /tmp /lib64 /lib',
    'sudo mv /usr/lib /usr/lib.bak',
    'mv ~ /tmp/x',
    'mv /home/* /mnt/x/',
    'ls /boot | xargs -I{} mv /boot/{} /mnt',
    "find / -maxdepth 1 -name boot -exec mv {} /mnt ';'",
    "find / -maxdepth 1 -name 'l*' -exec mv {} /mnt/ ';'",
    'chmod -x /usr/sbin/rsyslogd',
    'chmod 0 /etc',
    'rename bin gone /bin',
    'rename.ul bin gone /bin',
    "mmv '/usr/*' '/mnt/#1'",
    'rsync -a --remove-source-files /boot/ /mnt/b/',
    '7z a -sdel x.7z /boot',
    'gzip -r /usr',
    `python3 -c 'import os; os.rename("/bin", "/bin.x")'`,
    `python3 -c 'from pathlib import Path; Path("/usr").rename("/usr2")'`,
    `perl -e 'rename "/bin", "/bin.gone"'`,
    `ruby -rfileutils -e 'FileUtils.mv("/boot", "/b")'`,
    `node -e 'require("fs").renameSync("/bin", "/b")'`,
    `node -e 'require("fs").promises.rename("/bin", "/b")'`,
    `php -r 'rename("/usr", "/u");'`,
    `lua -e 'os.rename("/bin", "/b")'`,
    `tclsh <<< 'file rename /bin /b'`,
    `vim -es -c 'call rename("/bin", "/b")' -c q`,
    'mv /var/log/auth.log /mnt',
    'mv ~/.bash_history /mnt/x',
  ])('is lost: %s', (command) => expect(analyse(command)).toMatchObject({ rule: 'D' }))

  it.each([
    'mv /boot/vmlinuz /mnt',
    'mv /etc/passwd /etc/passwd.bak',
    'mv /etc/ssh /etc/ssh.old',
    'mv /etc/audit/rules.d/10-base.rules /mnt/',
    "sed -i 's/^/#/' /etc/rsyslog.conf",
    'mv /lib/x86_64-linux-gnu/libc.so.6 /mnt/',
    'mv ~/.ssh/authorized_keys /mnt/',
    'gzip /etc/passwd',
    `ruby -e 'File.rename("/etc/sudoers", "/etc/sudoers.x")'`,
  ])('is a critical file: %s', (command) => expect(analyse(command)).toMatchObject({ rule: '5' }))

  it.each([
    'mv build/app.js dist/',
    'mv ~/.bashrc ~/.bashrc.bak',
    'gzip /var/log/*',
    'chmod 644 script.sh',
    'chmod 600 /etc/ssh/sshd_config',
    'mv ~/.zshrc ~/dotfiles/zshrc',
    'mv /etc/nginx /etc/nginx.bak',
    'mv /opt/app /opt/app.old',
    'mv "$destdir/usr/lib" out/',
    'mv /var/log/syslog.1 /backup/',
    'mv /var/log/auth.log /var/log/auth.log.1',
    'rename s/jpeg/jpg/ photos/a.jpeg',
    `python3 -c 'from pathlib import Path; Path("a.txt").rename("b.txt")'`,
    'gzip /var/log/app/app.log',
  ])('is only put elsewhere: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))

  it('is a matter of the guard where the home keeps it', () =>
    expect(analyse('mv ~/* ~/old/')).toMatchObject({ rule: 'S' }))
})
