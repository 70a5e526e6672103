# The guard at a prompt of bash: eval "$(aegish init bash)". docs/prompt.md says what it does.
# Enter asks first; only where the answer is yes does the key behind it accept the line. That key does
# nothing unless it was just told to, so whatever goes wrong in here leaves the line where it is.

# Needs from "aegish init": __aegish_node, __aegish_program, __aegish_home, __aegish_fail.

__aegish_session="$$-$RANDOM$RANDOM"
__aegish_before=''
__aegish_bang=''
__aegish_count=0
# Asked through these only: names of ours that nobody types.
__aegish_go='\C-x\C-_g'
__aegish_ask='\C-x\C-_a'
__aegish_expand='\C-x\C-_h'

# Asks the service about $1, in the protocol of docs/serve.md; prints its answer, or nothing.
__aegish_service() {
  local LC_ALL=C name value pid port request secret context head answer end=$'\r\n' exactly=-N
  local file=$__aegish_home/.local/state/aegish/service
  [[ -f $file && -O $file && ! -L $file ]] || return
  { builtin read -r name value && [[ "$name $value" == 'aegish-service 1' ]] &&
    builtin read -r name pid && builtin read -r name port &&
    builtin read -r name request && builtin read -r name secret; } <"$file" || return
  [[ $pid$port =~ ^[0-9]+$ && $request$secret =~ ^[0-9a-f]{128}$ ]] || return
  builtin kill -0 "$pid" 2>/dev/null || return
  # Four fields, each with a NUL behind it.
  context="directory=$PWD agent=prompt session=$__aegish_session id=$2 "
  head="${end}Host: 127.0.0.1:$port${end}Authorization: Bearer $request${end}Content-Type: text/plain${end}Aegish-Context: ${#context}${end}Content-Length: $((${#context} + ${#1}))${end}Connection: close$end$end"
  { exec 9<>"/dev/tcp/127.0.0.1/$port"; } 2>/dev/null || return
  # In few pieces: echo sends every line by itself where nothing was written before.
  { builtin echo -n 'POST /v1/check HTTP/1.1' && builtin echo -n "$head" && builtin printf '%s\0%s\0%s\0%s\0%s' "directory=$PWD" agent=prompt "session=$__aegish_session" "id=$2" "$1"; } >&9 2>/dev/null || return
  # An exact number of bytes is read at once, any other byte by byte; old ones cannot count.
  ((BASH_VERSINFO[0] >= 5)) || exactly=-n
  IFS= builtin read -r -d '' -t 2 $exactly 65536 answer <&9 2>/dev/null
  # 1 is the end of what came; more is a service that takes too long.
  [[ $? == 1 && $answer == 'HTTP/1.1 200 '* && ${answer##*$'\n'} == "$secret" ]] || return
  answer=${answer#*$'\r\n\r\n'}
  builtin printf '%s' "${answer%$'\n'*}"
}

# Asks the plain guard, which starts Node; it has ten seconds.
__aegish_plain() {
  local answer
  IFS= builtin read -r -d '' -t 10 answer < <(
    builtin printf '%s' "$1" |
      "$__aegish_node" "$__aegish_program" init ask --session "$__aegish_session" --request "$2" 2>/dev/null
  )
  [[ $? == 1 ]] && builtin printf '%s' "${answer%$'\n'}"
}

# Whether $1 wants more lines: bash reads it, and runs nothing.
__aegish_wants_more() {
  local problem trailing=${1##*[!\\]}
  ((${#trailing} % 2)) && return 0
  # Plain words: nothing in them can be open.
  [[ $1 =~ ^[[:alnum:]_./=:,@%+\ -]*$ && ! $1 =~ ^\ *(for|if|while|until|case|select|function|time|coproc|then|else|elif|do)(\ |$) ]] && return 1
  problem=$(LC_ALL=C "$BASH" --norc --noprofile -O extglob -n 2>&1 <<<"$1") || :
  [[ $problem == *'unexpected EOF while looking for'* || $problem == *'unexpected end of file'* || $problem == *'delimited by end-of-file'* ]]
}

# The prompt and the line as they stood there, and what is said below them.
__aegish_tell() {
  local prompt='> '
  ((BASH_VERSINFO[0] > 4 || BASH_VERSINFO[0] == 4 && BASH_VERSINFO[1] >= 4)) && prompt=${PS1@P}
  prompt=${prompt//[$'\001'$'\002']/}
  builtin printf '%s%s\n%s\n' "$prompt" "$READLINE_LINE" "$1" >&2
}

# What was typed or pasted behind a line that does not run belongs to it.
__aegish_forget() {
  local key
  while IFS= builtin read -rsn1 -d '' -t "$1" key; do :; done
}

# Whether a person says yes. What was typed or pasted before the question is no answer to it.
__aegish_agrees() {
  local key
  __aegish_forget 0.15
  builtin printf '%s' 'Run it anyway? [y/N] ' >&2
  IFS= builtin read -rsn1 -d '' key
  [[ $key == [yY] ]] && builtin printf 'y\n' >&2 && return 0
  builtin printf 'n\n' >&2
  return 1
}

# What Enter does: the key behind it accepts the line, by $1, only where this says so.
__aegish_enter() {
  local IFS=$' \t\n' map
  for map in emacs vi-insert vi-command; do
    if ! builtin bind -m "$map" "\"$__aegish_go\": redraw-current-line" 2>/dev/null; then
      READLINE_LINE=''
      return
    fi
  done
  local line=$READLINE_LINE
  if [[ $line != *[!$' \t\n']* && -z $__aegish_before ]]; then
    __aegish_accept "$1"
    return
  fi
  if __aegish_wants_more "$__aegish_before$line"; then
    READLINE_LINE+=$'\n'
    READLINE_POINT=${#READLINE_LINE}
    return
  fi
  local id="$__aegish_session-$((++__aegish_count))" answer rest verdict
  # Whatever becomes of a question, a shell that ends at errors goes on.
  answer=$(__aegish_service "$__aegish_before$line" "$id") || :
  [[ -n $answer ]] || answer=$(__aegish_plain "$__aegish_before$line" "$id") || :
  verdict=${answer%% *}
  rest=''
  [[ $answer == *$'\n'* ]] && rest=${answer#*$'\n'}
  case $verdict in
  ALLOW) __aegish_accept "$1" ;;
  WARN)
    __aegish_tell "WARN  $rest"
    if __aegish_agrees; then
      (builtin printf '%s' "$__aegish_before$line" | "$__aegish_node" "$__aegish_program" init ask --session "$__aegish_session" --request "$id" --agreed >/dev/null 2>&1 &)
      __aegish_accept "$1"
    fi
    ;;
  BLOCK)
    __aegish_forget 0.05
    __aegish_tell "BLOCK  $rest"
    ;;
  *)
    if [[ $__aegish_fail == safe ]]; then
      __aegish_tell 'aegish does not answer, so nothing is run (--fail safe)'
    else
      __aegish_tell 'aegish does not answer: it runs without having been asked about'
      __aegish_accept "$1"
    fi
    ;;
  esac
}

__aegish_accept() {
  local map
  # What was judged is what runs: nothing in it is history any more.
  if [[ $- == *H* && $READLINE_LINE == *'!'* ]]; then
    __aegish_bang=1
    builtin set +H
  fi
  __aegish_before+=$READLINE_LINE$'\n'
  for map in emacs vi-insert vi-command; do
    builtin bind -m "$map" "\"$__aegish_go\": $1"
  done
}

# In place of edit-and-execute-command: what was edited comes back, and Enter asks about it.
__aegish_edit() {
  local file
  file=$(umask 077 && command mktemp "${TMPDIR:-/tmp}/aegish-line.XXXXXX") || return
  builtin printf '%s\n' "$READLINE_LINE" >|"$file"
  ${VISUAL:-${EDITOR:-vi}} "$file" </dev/tty >/dev/tty
  READLINE_LINE=$(<"$file")
  READLINE_POINT=${#READLINE_LINE}
  command rm -f -- "$file"
}

# In place of insert-comment, which would run all lines but the first.
__aegish_comment() {
  READLINE_LINE="#${READLINE_LINE//$'\n'/$'\n#'}"
}

# All keys that accept a line, in all maps, go through Enter's question.
__aegish_bind() {
  local map command keys bound
  for map in emacs vi-insert vi-command; do
    builtin bind -m "$map" "\"$__aegish_expand\": history-expand-line"
    builtin bind -m "$map" "\"$__aegish_go\": redraw-current-line"
    builtin bind -m "$map" -x "\"${__aegish_ask}1\": __aegish_enter accept-line"
    builtin bind -m "$map" -x "\"${__aegish_ask}2\": __aegish_enter operate-and-get-next"
    while builtin read -r keys command; do
      keys=${keys%:}
      case $command in
      accept-line) bound=${__aegish_ask}1 ;;
      operate-and-get-next) bound=${__aegish_ask}2 ;;
      edit-and-execute-command | vi-edit-and-execute-command)
        builtin bind -m "$map" -x "$keys: __aegish_edit"
        continue
        ;;
      insert-comment)
        builtin bind -m "$map" -x "$keys: __aegish_comment"
        continue
        ;;
      # It would run every $(…) in the line.
      shell-expand-line)
        builtin bind -m "$map" "$keys: redraw-current-line"
        continue
        ;;
      *) continue ;;
      esac
      [[ $keys == "\"$__aegish_go\"" ]] && continue
      builtin bind -m "$map" "$keys: \"$__aegish_expand$bound$__aegish_go\""
    done < <(builtin bind -m "$map" -p 2>/dev/null)
  done
}

# Before every prompt: a line begins, and somebody may have bound Enter anew.
__aegish_prompt() {
  local status=$?
  __aegish_before=''
  if [[ -n $__aegish_bang ]]; then
    builtin set -H
    __aegish_bang=''
  fi
  if [[ -o emacs || -o vi ]]; then
    local map key
    for map in emacs vi-insert vi-command; do
      builtin bind -m "$map" "\"$__aegish_go\": redraw-current-line"
      for key in '\C-m' '\C-j'; do
        builtin bind -m "$map" "\"$key\": \"$__aegish_expand${__aegish_ask}1$__aegish_go\""
      done
    done
    __aegish_told=''
  elif [[ -z $__aegish_told ]]; then
    __aegish_told=1
    builtin printf '%s\n' 'aegish: line editing is off, so nobody is asked about what you type' >&2
  fi
  return $status
}

if [[ $- != *i* ]]; then
  :
elif ((BASH_VERSINFO[0] < 4)); then
  builtin printf '%s\n' 'aegish: this bash is older than 4.0 and cannot be guarded at its prompt' >&2
elif [[ ! -o emacs && ! -o vi ]]; then
  builtin printf '%s\n' 'aegish: line editing is off, so nobody is asked about what you type' >&2
else
  __aegish_told=''
  __aegish_bind
  if [[ $(builtin declare -p PROMPT_COMMAND 2>/dev/null) == 'declare -a'* ]]; then
    [[ " ${PROMPT_COMMAND[*]} " == *__aegish_prompt* ]] || PROMPT_COMMAND=(__aegish_prompt "${PROMPT_COMMAND[@]}")
  elif [[ ${PROMPT_COMMAND-} != *__aegish_prompt* ]]; then
    PROMPT_COMMAND="__aegish_prompt${PROMPT_COMMAND:+;$PROMPT_COMMAND}"
  fi
fi
