/**
 * What the handlers look at, in words for people: names of programs, and what is told about them. Only
 * `aegish explain-program` reads it.
 */
const DESCRIPTIONS: readonly (readonly [names: string, words: string])[] = [
  [
    'sh bash dash ash zsh ksh ksh93 mksh lksh loksh oksh pdksh hush sash yash posh fish csh tcsh rbash rc es elvish nu xonsh osh rzsh rksh scsh bash-static',
    'The text behind -c, a script file, or the input is followed as shell code. What remains is an interactive shell.',
  ],
  [
    'find gfind bfs',
    'Tests only choose files. The commands of -exec, -execdir, -ok and -okdir run with them, -delete removes them, -fprint and its kin write, -files0-from reads.',
  ],
  ['fd fdfind', 'The pattern and the roots choose files; the command of -x or -X runs with them.'],
  [
    'xargs gxargs',
    'The words of the input, or of the file of -a, become arguments of the command that stands behind the options.',
  ],
  ['parallel', 'The command is shell text; what stands behind ::: or :::: becomes its arguments.'],
  ['cross-env', 'NAME=VALUE sets variables for the command behind them.'],
  ['env genv', 'NAME=VALUE sets variables for the command behind them; -S splits a text into one.'],
  [
    'sudo',
    'The command behind the options is judged as it is. With -i or -s, or without a command, it is a shell; -e edits files.',
  ],
  ['su', 'The text behind -c is shell code; without it, it is a shell of another user.'],
  [
    'awk gawk mawk nawk original-awk bwk goawk',
    'The program (the first word, -e, or a file of -f) is read as AWK: system(), pipes, getline and files count. The other words are files that are read.',
  ],
  [
    'sed gsed ssed',
    'The script (the first word, -e, or a file of -f) is read: the commands e, r, w count. The other words are files; with -i they are rewritten.',
  ],
  ['ruby jruby', 'With -run -e httpd a directory is served; all the rest is in its entry.'],
  [
    'python python2 python3 pypy pypy3',
    'Modules that -m names are programs of their own (http.server, venv, pip …); all the rest is in its entry.',
  ],
  [
    'cp install gcp ginstall',
    'All words but the last are read, the last one (or the directory of -t) is written; links and set-uid modes count.',
  ],
  [
    'ln link gln zf_ln',
    'All words but the last are linked to, the last one (or the directory of -t) is written: a name for what lies elsewhere.',
  ],
  [
    'mv gmv zf_mv',
    'All words but the last are read and gone, the last one (or that of -t) is written.',
  ],
  ['rm grm zf_rm', 'Files are removed; with -r everything below. A protected root is looked at.'],
  ['mkfifo mknod', 'A named pipe joins two commands; a device node is a way to a disk.'],
  [
    'chmod gchmod zf_chmod',
    'The mode: set-uid and set-gid bits, rights for everybody, rights that lock everybody out.',
  ],
  ['chattr', 'Attributes by which nobody can change or remove a file any more.'],
  [
    'chown chgrp gchown gchgrp zf_chown zf_chgrp',
    'The new owner: files given to root, and everything below a vital directory.',
  ],
  ['dd gdd dcfldd dc3dd sg_dd sgp_dd sgm_dd', 'if=FILE is read, of=FILE is written: also disks.'],
  ['tee gtee', 'The input goes to every file that is named (added with -a), and on.'],
  [
    'tar bsdtar gtar',
    'Letters with and without a dash: what is packed is read, what is unpacked is written. Archives on other machines, and commands of --checkpoint-action, --to-command, -I, -F and --rsh-command.',
  ],
  [
    'curl',
    'Addresses are fetched from. -o and -O write, -d, -F, -T and their kin send (@FILE is read), -K is a configuration, and what proves who asks is used.',
  ],
  [
    'wget wget2',
    'Addresses are fetched into files of their names or that of -O; --post-file and --body-file send; --use-askpass and -e use_askpass run a program.',
  ],
  [
    'nc ncat netcat nc.openbsd nc.traditional cryptcat dnscat dnscat2 pwncat sbd',
    'It connects, or listens with -l: the input is sent. A program of -e, -c or --exec is put on the line.',
  ],
  [
    'socat',
    'Both addresses: files are read or written, hosts are connected to, EXEC and SYSTEM run a program, with the network on the other side.',
  ],
  [
    'ssh autossh gsissh slogin sshrc',
    'The words behind the host are a command that runs there, with the input. -o settings, -F, -i, -R, -L, -D and ProxyCommand count.',
  ],
  [
    'scp rsync',
    'Where HOST: stands says which way the files go. The commands of -S, -e and --rsync-path count, and --remove-source-files.',
  ],
  [
    'docker podman nerdctl docker-compose',
    'run and exec: directories of this machine that are mounted, rights that are given, and the command inside. The rest is in its entry.',
  ],
  [
    'kubectl oc',
    'exec runs in a container, cp copies, get and describe may show secrets, -f describes objects. The rest is in its entry.',
  ],
  [
    'aws gcloud gsutil az',
    'Secrets that are printed, files that are copied to and from buckets. The rest is in its entry.',
  ],
  ['kill', 'Whether it ends every process, or the first one.'],
  ['pkill killall killall5', 'Whether it ends every process.'],
  [
    'crontab incrontab fcrontab',
    'Jobs from a file or the input are judged by what they run; -r removes all of them.',
  ],
  ['tmux screen', 'A session is a shell; what is started or typed there runs.'],
  [
    'mount',
    'What is mounted where: binds over vital places, images with set-uid programs in them.',
  ],
  ['capsh', 'What stands behind -- is given to a shell; user and capabilities count.'],
  [
    'openssl',
    'Subcommands: -in and its kin are read (keys are used), -out is written, s_client and s_server are connections, -engine and -provider load libraries.',
  ],
  [
    'gpg gpg2',
    'Files that are encrypted, decrypted or signed are read, -o is written. Secret keys that are exported, --options, --photo-viewer and --load-extension count.',
  ],
]

/** What the handler of a program looks at; undefined where nobody says it. */
export function describeHandler(name: string): string | undefined {
  return DESCRIPTIONS.find(([names]) => names.split(' ').includes(name))?.[1]
}
