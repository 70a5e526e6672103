import { quote } from './bash-words.ts'

/** What the text is made for. */
export interface StartupOptions {
  /** Known to us and to bash: what comes without it is not from the other. */
  token: string
  messages: string
  answers: string
  input: string
  login: boolean
  /** Leave the person's own start-up files out. */
  norc: boolean
  historyFile: string
}

/** Said to the terminal where bash waits: everything that a command wrote came before it. */
export function readyMark(token: string): string {
  return `\u001b]7770;${token}\u0007`
}

/**
 * The only kind of line that bash ever reads as its own input: it runs the text that was judged, at the
 * top level, on the terminal. The text stands in the line itself, because a variable could be made
 * read-only or changed on the way, and every character that means something is written as a number,
 * because no history expansion may touch it. The rest of it puts the person's prompt variable back, in
 * an expansion, because a statement would change `$?`; so does the first part of it, for a status that
 * is ours to set. No word of it can be an alias.
 */
export function runLine(command: string, status = 0): string {
  const text = command.replace(/[\u0000-\u007f]/g, (character) =>
    /[\w ]/.test(character)
      ? character
      : `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
  const before = status === 0 ? '' : `\\__aegish_return ${Math.trunc(status)}||`
  return `${before}\\builtin eval $'${text}' <>"\${__aegish_terminal#"\${PS1:=\${__aegish_ps1-}}"$__aegish_never}"\n`
}

/**
 * What bash reads when it starts.
 *
 * Bash never reads commands from the terminal: its input is a pipe of ours, and its
 * `PROMPT_COMMAND`, which it runs before every read of its input, waits in `__aegish_wait` until
 * there is the next judged command in it. So whatever jumps out of a command (Ctrl-C, an error, a trap) comes back
 * there, and `break`, `return`, `set -e` mean what they mean in any bash.
 *
 * Traps are told from outside of our functions, in which those of bash itself (DEBUG, ERR, RETURN)
 * are not seen.
 *
 * Files are found by patterns, not by `compgen`: where a start-up file has woken readline (`bind`,
 * `direxpand`), that one expands the text of a person, and runs what is substituted in it.
 *
 * `read -e` is line editing of bash itself: what it would run of a person's text (expansions, an
 * editor, completion) is bound to no key, and `bind` is switched off. So is `enable`, without which no
 * builtin that we call can be taken away.
 *
 * Functions are read once, here, so that no alias of the person changes them later; they are
 * readonly, and call builtins by `builtin`, so that no function takes their place.
 */
export function startupText(options: StartupOptions): string {
  const { token, messages, answers, input, login, norc, historyFile } = options
  return `
if (( BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] < 404 )); then
  printf '%s\\0' ${quote(token)} old "$BASH_VERSION" ${quote(token)} >${quote(answers)}
  exit 1
fi
exec 0<${quote(input)}
IFS= read -r -d '' __aegish_terminal <${quote(messages)}
readonly __aegish_terminal __aegish_never=$'\\n\\n' histchars='!^#'
set +o history; set +H; shopt -s execfail checkwinsize
enable -n fc
bind() { :; }
set() { case " $* " in *' vi '*|*' emacs '*) return 0 ;; esac; builtin set "$@"; }
{
${norc ? ':' : login ? LOGIN_FILES : '[[ ! -r ~/.bashrc ]] || . ~/.bashrc'}
} 0<>"$__aegish_terminal"
\\unset -f bind builtin set enable
for __aegish_map in emacs-standard emacs-meta emacs-ctlx vi-insert vi-command; do
  for __aegish_key in ${RUNNING_KEYS.join(' ')}; do builtin bind -m $__aegish_map -u $__aegish_key; done
done 2>/dev/null
unset __aegish_map __aegish_key
enable -n bind enable
set +o emacs; set +o vi
\\unalias builtin 2>/dev/null
set +o history; set +H
__aegish_ps1=\${PS1-} __aegish_status=0 __aegish_prompt_command=
if [[ \${PROMPT_COMMAND[*]-} ]]; then printf -v __aegish_prompt_command '%s\\n' "\${PROMPT_COMMAND[@]}"; fi
if [[ \${PROMPT_COMMAND@a} == *r* ]]; then
  printf '%s\\0' ${quote(token)} locked ${quote(token)} >${quote(answers)}
  exit 1
fi
unset PROMPT_COMMAND
readonly __aegish_prompt_command
history() {
  builtin history -c; builtin history -r -- ${quote(historyFile)} 2>/dev/null
  builtin history "$@"; builtin history -c
}
__aegish_return() { builtin return "$1"; }
__aegish_prompt() {
  if [[ $__aegish_prompt_command ]]; then
    if [[ \${PS1-} ]]; then __aegish_ps1=$PS1; else PS1=$__aegish_ps1; fi
    if __aegish_return "$__aegish_status"; then builtin eval "$__aegish_prompt_command"
    else builtin eval "$__aegish_prompt_command"; fi
  fi
  builtin return 0
} 0<>"$__aegish_terminal"
__aegish_keep() {
  if [[ $- == *r* ]]; then
    builtin printf '\\r\\naegish: a restricted bash (set -r) cannot be guarded: it is ended\\r\\n'
    builtin kill -KILL $$
  fi
  builtin local __aegish_flags=\${__aegish_ps1@a}\${__aegish_status@a}
  # Exported by "set -a" they are as they were.
  if [[ \${__aegish_flags//x} ]]; then
    builtin printf '%s\\0' ${quote(token)} taken ${quote(token)} >${quote(answers)}
    builtin exit 1
  fi
  __aegish_status=$1
}
__aegish_keep_prompt() {
  if [[ \${PS1@a} == *r* ]]; then builtin return; fi
  if [[ \${PS1-} ]]; then __aegish_ps1=$PS1; fi
  PS1=
}
__aegish_answer() {
  { builtin printf '%s\\0' ${quote(token)} answer; "$@"; builtin printf '\\0%s\\0' ${quote(token)}; } >${quote(answers)} 2>/dev/null
}
__aegish_each() {
  builtin local __aegish_name
  while IFS= builtin read -r __aegish_name; do
    if [[ $__aegish_name ]]; then "$@" "$__aegish_name"; fi
  done <<<"$__aegish_text"
}
__aegish_function() {
  builtin declare -f -- "$1"; builtin printf '\\0'
}
__aegish_forget() {
  builtin unset -n -- "$1"; builtin unset -v -- "$1" || builtin printf '%s' "$1"
}
__aegish_restore() {
  builtin unset -n -- "$1"; builtin declare -gx -- "$1=$2" || builtin printf '%s' "$1"
}
__aegish_files() {
  builtin local __aegish_start="$1" __aegish_none __aegish_fail __aegish_found
  if [[ $__aegish_start == '~/'* ]]; then __aegish_start=$HOME/\${__aegish_start#??}; fi
  builtin shopt -q nullglob; __aegish_none=$?
  builtin shopt -q failglob; __aegish_fail=$?
  builtin shopt -u failglob; builtin shopt -s nullglob
  __aegish_found=("$__aegish_start"*\${2-})
  if (( __aegish_none )); then builtin shopt -u nullglob; fi
  if (( ! __aegish_fail )); then builtin shopt -s failglob; fi
  if [[ $1 == '~/'* ]]; then __aegish_found=("\${__aegish_found[@]/#"$HOME"/'~'}"); fi
  builtin printf '%s\\n' "\${__aegish_found[@]%/}"
}
__aegish_drain() {
  builtin local __aegish_left=
  IFS= builtin read -r -s -t 0.01 -N 65536 __aegish_left 0<>"$__aegish_terminal"
  builtin printf '%s' "$__aegish_left"
}
__aegish_wait() {
  { builtin local -; builtin set +aeuxvfCk; } 2>/dev/null
  builtin local __aegish_ifs="\${IFS-$' \\t\\n'}"
  builtin local IFS=$' \\t\\n' __aegish_record __aegish_kind __aegish_text
  __aegish_keep_prompt
  builtin hash -r
  builtin printf '%s' ${quote(readyMark(token))} >"$__aegish_terminal"
  {
    builtin printf '%s\\0' ${quote(token)} ready "$__aegish_status"
    builtin pwd; builtin printf '\\0'
    builtin declare -p; builtin printf '\\0'; builtin alias -p; builtin printf '\\0'
    builtin declare -F; builtin printf '\\0%s\\0' "\${*@Q}" ${quote(token)}
  } >${quote(answers)} 2>/dev/null
  while [[ 1 ]]; do
    IFS= builtin read -r -u 9 -d '' __aegish_record 9<${quote(messages)}
    if (( $? > 128 )); then continue; elif [[ ! $__aegish_record ]]; then builtin exit 1; builtin kill -KILL $$; fi
    if [[ $__aegish_record != ${quote(`${token} `)}* ]]; then continue; fi
    __aegish_text=\${__aegish_record#${quote(`${token} `)}}
    __aegish_kind=\${__aegish_text%%$'\\n'*}
    __aegish_text=\${__aegish_text#*$'\\n'}
    case $__aegish_kind in
      run) builtin return 0 ;;
      prepare)
        __aegish_prompt
        __aegish_keep_prompt
        builtin printf '%s' ${quote(readyMark(token))} >"$__aegish_terminal"
        __aegish_answer builtin printf '%s' "$__aegish_ps1" ;;
      prompt) __aegish_answer builtin printf '%s' "\${__aegish_text@P}" ;;
      commands) __aegish_answer builtin compgen -A command -- "$__aegish_text" ;;
      files) __aegish_answer __aegish_files "$__aegish_text" ;;
      directories) __aegish_answer __aegish_files "$__aegish_text" / ;;
      variables) __aegish_answer builtin compgen -A variable -- "$__aegish_text" ;;
      functions) __aegish_answer __aegish_each __aegish_function ;;
      forget) __aegish_answer __aegish_each __aegish_forget ;;
      restore) __aegish_answer __aegish_restore "\${__aegish_text%%$'\\n'*}" "\${__aegish_text#*$'\\n'}" ;;
      unexport) __aegish_answer __aegish_each builtin export -nf -- ;;
      drain) __aegish_answer __aegish_drain ;;
    esac
  done
}
readonly -f history __aegish_return __aegish_prompt __aegish_keep __aegish_keep_prompt __aegish_forget __aegish_restore __aegish_files __aegish_answer __aegish_each __aegish_function __aegish_drain __aegish_wait
PROMPT_COMMAND=${quote(`\\__aegish_keep "$?";{ \\builtin printf "%s\\0" ${token} traps;\\builtin trap -p;\\builtin printf "\\0%s\\0" ${token}; } >${quote(answers)} 2>/dev/null;\\__aegish_wait "$@"`)}
readonly PROMPT_COMMAND
`
}

/** What bash's own line editing can do to a text besides editing it: expand, complete, execute. */
const RUNNING_KEYS = [
  ...['complete', 'possible-completions', 'insert-completions', 'menu-complete'],
  ...['menu-complete-backward', 'complete-into-braces', 'dynamic-complete-history'],
  ...['command', 'filename', 'hostname', 'username', 'variable'].flatMap((kind) => [
    `complete-${kind}`,
    `possible-${kind}-completions`,
  ]),
  ...['glob-complete-word', 'glob-expand-word', 'glob-list-expansions', 'spell-correct-word'],
  ...['shell-expand-line', 'history-expand-line', 'history-and-alias-expand-line'],
  ...['alias-expand-line', 'magic-space', 'edit-and-execute-command', 're-read-init-file'],
  ...['vi-complete', 'vi-edit-and-execute-command'],
]

const LOGIN_FILES = `[[ ! -r /etc/profile ]] || . /etc/profile
if [[ -r ~/.bash_profile ]]; then . ~/.bash_profile
elif [[ -r ~/.bash_login ]]; then . ~/.bash_login
elif [[ -r ~/.profile ]]; then . ~/.profile
fi`
