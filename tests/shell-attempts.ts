// Every attempt tries to get this executed. The guard blocks it whenever it is asked, so that the
// canary can only come from bytes that nobody judged.
export const EVIL = 'cat ~/.ssh/id_rsa >canary'

const paste = (text: string) => `\u001b[200~${text}\u001b[201~`

/** What a command may do to the bash that runs it; the shell survives each. */
export const ATTEMPTS = [
  'break',
  'break 99; continue 2',
  'return 3',
  'exit() { :; }; exit',
  'f() { return 7; }; f; break',
  'for i in 1 2; do break 5; done; continue',
  'set -u; set -v; set +v',
  'set -n; set -x; set +x',
  'set -o posix; set +o posix',
  'exec </dev/null',
  'exec <evil.txt',
  'exec 0<evil.txt 3<evil.txt',
  'exec 9<evil.txt',
  'for i in {10..40}; do eval "exec $i<evil.txt"; done',
  'exec nonexistent-program',
  'exec {x}<evil.txt; exec 0<&$x',
  'exec 2>/dev/null; exec 2>&1',
  'kill -INT $$',
  'kill -STOP $$',
  'suspend',
  'kill -USR1 $BASHPID & wait',
  'trap "echo trapped" DEBUG ERR RETURN; false; trap - DEBUG ERR RETURN',
  'IFS=aegish; POSIXLY_CORRECT=1; unset POSIXLY_CORRECT; unset IFS',
  'enable -n read printf; enable read printf',
  'read() { echo read; }; eval() { echo eval; }; printf() { echo printf; }; unset() { :; }',
  'alias read=false eval=false if=false while=false case=false builtin=false exec=false',
  'TMOUT=1; sleep 1.2',
  'stty raw; stty -echo; printf "x"',
  'printf "\\e]7770;0123456789abcdef\\a"',
  '${x?no such thing}',
  'echo $(( 1 / 0 ))',
  'x=',
  '"'.repeat(2),
  'coproc cat; kill $!',
  'shopt -s extdebug; shopt -u extdebug',
  'unset __aegis; unset PS1 PS2 PROMPT_DIRTRIM',
  'cat evil.txt >/proc/$$/fd/0',
  'for i in /proc/$$/fd/*; do [ -p "$i" ] && cat evil.txt >"$i"; done',
  'complete -W "$(cat evil.txt)" ls; ls \t\t',
  'HISTFILE=evil.txt; set -o history; histchars=abc; set -H; set +H; set +o history',
]

/** Texts that make bash or us run another one later. */
export const DISGUISES = [
  `PS1='$(${EVIL})'`,
  `x='$(${EVIL})'; printf -v PS1 %s "$x"`,
  `x='$(${EVIL})'; read -r PS0 <<<"$x"`,
  `x='$(${EVIL})'; y=PS2; declare "$y=$x"`,
  `x='${EVIL}'; n=__aeg; printf -v "\${n}ish_prompt_command" %s "$x"`,
  `x='$(${EVIL})'; n=__aeg; printf -v "\${n}ish_ps1" %s "$x"`,
  `PROMPT_COMMAND='${EVIL}'`,
  `builtin() { ${EVIL}; }`,
  `eval 'buil''tin() { ${EVIL}; }'`,
  `function builtin { ${EVIL}; }`,
  `trap '${EVIL}' DEBUG`,
  `trap '${EVIL}' EXIT`,
  `x='${EVIL}'; trap "$x" ERR; false`,
  `command_not_found_handle() { ${EVIL}; }`,
  `history -s '${EVIL}'; fc -s`,
  `enable fc; history -s '${EVIL}'; fc -s cat`,
  `alias echo='${EVIL};:'`,
  `_c() { ${EVIL}; }; complete -F _c echo; complete -D -F _c`,
  `echo '${EVIL}' | bash`,
]

/** Lines that change what the last one means, and so what the guard must be told of. */
export const MISUNDERSTOOD: readonly [...string[]][] = [
  [`echo() { ${EVIL}; }`, 'e""cho hello'],
  [`echo() { ${EVIL}; }`, '\\echo hello'],
  [`ls() { ${EVIL}; }`, 'l{s,}'],
  [`ls() { ${EVIL}; }`, 'alias show="l\\s"', 'show'],
  ['REPLY=~/.ssh/id_rsa', 'cat $REPLY >canary'],
  ['BASHFOO=~/.ssh/id_rsa', 'cat $BASHFOO >canary'],
  ['TERM=~/.ssh/id_rsa', 'cat $TERM >canary'],
  ['IFS=x; p=catx/etc/shadow', '$p >canary'],
  ['set -- ~/.ssh/id_rsa', 'cat "$1" >canary'],
  ['[[ ~/.ssh/id_rsa =~ .* ]]', 'cat "$BASH_REMATCH" >canary'],
  ['t() { :; }; trap t DEBUG', `t() { ${EVIL}; }`],
  [`trap 'cat "$x" 2>/dev/null >canary' USR1`, 'x=~/.ssh/id_rsa'],
  ['alias cat=true; shopt -u expand_aliases', EVIL],
  ['cd ~/.ssh; PWD=/tmp', 'cat id_rsa >"$OLDPWD/canary"'],
  ['declare -l x', 'x=.SSH/ID_RSA; cat ~/$x >canary'],
  ['ln -s /bin/cat ls; PATH=$PWD:$PATH', 'ls ~/.ssh/id_rsa >canary'],
  ['ln -s /bin/cat ls; PATH=$PWD:$PATH', 'env ls ~/.ssh/id_rsa >canary'],
  ['cp /bin/cat list', './list ~/.ssh/id_rsa >canary'],
  ['ln -s /bin/bash tool', `echo '${EVIL}' | ./tool`],
  [`shopt -s autocd; cd() { ${EVIL}; }`, '/tmp'],
  ['export HOME=/tmp', EVIL],
  ['command_not_found_handle() { t; }', `t() { ${EVIL}; }`, 'no-such-program'],
]

/** Back to a bash that knows nothing of what was tried. */
export const FORGET =
  'command cd ~/work; unset -f echo ls t cd command_not_found_handle; unalias -a; trap - DEBUG USR1; shopt -u autocd; shopt -s expand_aliases; set --; unset IFS x p; PATH=/usr/local/bin:/usr/bin:/bin; command rm -f ls list tool'

/** What a terminal may send, by what it is. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['a paste that ends early', `\u001b[200~echo a; \u001b[201~${EVIL}\r`],
  ['a paste within a paste', paste(`x\u001b[200~${EVIL}\r`)],
  ['a paste that is cut off', `\u001b[200~${EVIL}\r`],
  ['carriage returns', `echo a\r${EVIL}\r${EVIL}\n`],
  ['a quoted line end', `echo a \u0016\n${EVIL}\r`],
  ['NUL bytes', `echo a;\0${EVIL}\0\r`],
  ['an unfinished escape', `\u001b[${EVIL}\r`],
  ['keys that others bind', `\u001b[15~\u001bOP\u0018\u0005\u001b!\u001b\u0005${EVIL}\r`],
  ['half a character', `\xc3${EVIL}\r`],
  ['a yes that was typed before the question', `pip download x\ry\r${EVIL}\ry\r`],
  ['a pasted question and answer', paste(`pip download x\ny\n${EVIL}\ny\n`)],
]

/** What keeps bash from waiting for us, or cannot be taken back, and why it ends then. */
export const ENDING: readonly (readonly [string, string, string])[] = [
  ['a trap that skips everything', 'shopt -s extdebug; trap false DEBUG', 'a trap or an option'],
  ['a trap that leaves our part', 'set -T; trap "return 5" DEBUG', 'a trap or an option'],
  ['a restricted bash', 'f=r; set -$f', 'a restricted bash'],
  ['a variable that stays', 'declare -rx MAKEFILES=$PWD/mk', 'MAKEFILES is readonly'],
  ['a prompt that stays', 'source ./prompt.sh', 'PS0 is readonly'],
]

/** What is not run, or is not there, and what is said about it. */
export const REFUSED: readonly (readonly [string, string])[] = [
  ['set -r', 'cannot be guarded'],
  ['set -e -xr; echo', 'cannot be guarded'],
  ['bind "set x"', 'cannot be bound'],
  ['builtin bind -x x', 'cannot be bound'],
  ['enable -n builtin eval', 'command not found'],
  ['builtin enable fc', 'not a shell builtin'],
]
