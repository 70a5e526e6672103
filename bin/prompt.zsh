# The guard at a prompt of zsh: eval "$(aegish init zsh)". docs/prompt.md says what it does.
# The widgets that accept a line ask first, by whatever key or name they are called.

# Needs from "aegish init": __aegish_node, __aegish_program, __aegish_home, __aegish_fail.

__aegish_session="$$-$RANDOM$RANDOM"
typeset -gi __aegish_count=0
__aegish_bang=''

# Asks the service about $1, in the protocol of docs/serve.md; prints its answer, or nothing.
__aegish_service() {
  emulate -L zsh
  # Lengths are bytes.
  unsetopt multibyte
  local LC_ALL=C name value pid port request secret head answer part end=$'\r\n'
  local file=$__aegish_home/.local/state/aegish/service
  [[ -f $file && -O $file && ! -L $file ]] || return
  { builtin read -r name value && [[ "$name $value" == 'aegish-service 1' ]] &&
    builtin read -r name pid && builtin read -r name port &&
    builtin read -r name request && builtin read -r name secret } <$file || return
  [[ $pid$port == <-> && ${#request}${#secret} == 6464 && $request$secret != *[^0-9a-f]* ]] || return
  builtin kill -0 $pid 2>/dev/null || return
  zmodload zsh/net/tcp zsh/system zsh/datetime 2>/dev/null || return
  local context="directory=$PWD"$'\0'"agent=prompt"$'\0'"session=$__aegish_session"$'\0'"id=$2"$'\0'
  head="POST /v1/check HTTP/1.1${end}Host: 127.0.0.1:$port${end}Authorization: Bearer $request${end}Content-Type: text/plain${end}Aegish-Context: ${#context}${end}Content-Length: $((${#context} + ${#1}))${end}Connection: close$end$end"
  ztcp 127.0.0.1 $port 2>/dev/null || return
  local fd=$REPLY
  syswrite -o $fd -- "$head$context$1" 2>/dev/null || return
  local -F until=$((EPOCHREALTIME + 2)) left=2
  while ((left > 0)) && sysread -i $fd -t $left part 2>/dev/null; do
    answer+=$part
    left=$((until - EPOCHREALTIME))
  done
  [[ $answer == 'HTTP/1.1 200 '* && ${answer##*$'\n'} == $secret ]] || return
  answer=${answer#*$'\r\n\r\n'}
  print -rn -- "${answer%$'\n'*}"
}

# Asks the plain guard, which starts Node; it has ten seconds.
__aegish_plain() {
  emulate -L zsh
  local answer part
  zmodload zsh/system zsh/datetime 2>/dev/null
  local -F until=$((EPOCHREALTIME + 10)) left=10
  local fd
  exec {fd}< <(print -rn -- "$1" | "$__aegish_node" "$__aegish_program" init ask --session "$__aegish_session" --request "$2" 2>/dev/null)
  while ((left > 0)) && sysread -i $fd -t $left part 2>/dev/null; do
    answer+=$part
    left=$((until - EPOCHREALTIME))
  done
  exec {fd}<&-
  # Whole answers end their last line.
  [[ $answer == *$'\n' ]] && print -rn -- "${answer%$'\n'}"
}

# Whether $1 wants more lines: zsh reads it as a function, and runs nothing.
__aegish_wants_more() {
  local text=$1 problem
  local trailing=${text##*[^\\]}
  ((${#trailing} % 2)) && return 0
  problem=$(LC_ALL=C; { functions[__aegish_read]=$text$'\n' } 2>&1)
  [[ $problem == *'parse error near `\n'* || $problem == *'parse error near `$('* || $problem == *'unmatched '* ]] && return 0
  __aegish_open_document "$text"
}

# Whether a here-document in $1 has no end yet: none of its lines is its word.
__aegish_open_document() {
  emulate -L zsh
  setopt extended_glob
  local rest=$1 word body
  while [[ $rest == (#b)*[^\<]'<<'(-|)[[:blank:]]#([\"\'\\]|)([[:alnum:]_]##)(*) ]]; do
    word=$match[3] body=$match[4]
    [[ $body == *$'\n'[$'\t']#$word($'\n'*|) ]] || return 0
    rest=${rest%'<<'*}
  done
  return 1
}

# What was typed or pasted behind a line that does not run belongs to it.
__aegish_forget() {
  local key
  while read -t $1 -k 1 key; do :; done
}

# Whether a person says yes. What was typed or pasted before the question is no answer to it.
__aegish_agrees() {
  local key
  __aegish_forget 0.15
  zle -M -- "$1"$'\n''Run it anyway? [y/N] '
  zle -R
  read -k 1 key
  [[ $key == [yY] ]]
}

# Whether the line may be accepted; says below it why not.
__aegish_allows() {
  local text="$PREBUFFER$BUFFER"
  [[ $text == *[^$' \t\n']* ]] || return 0
  if [[ -o banghist ]]; then
    zle .expand-history 2>/dev/null
    text="$PREBUFFER$BUFFER"
  fi
  if __aegish_wants_more "$text"; then
    CURSOR=${#BUFFER}
    LBUFFER+=$'\n'
    return 1
  fi
  local id="$__aegish_session-$((++__aegish_count))" answer rest=''
  answer=$(__aegish_service "$text" $id)
  [[ -n $answer ]] || answer=$(__aegish_plain "$text" $id)
  [[ $answer == *$'\n'* ]] && rest=${answer#*$'\n'}
  case ${answer%% *} in
  ALLOW) ;;
  WARN)
    __aegish_agrees "WARN  $rest" || { zle -M -- "WARN  $rest"; return 1 }
    (print -rn -- "$text" | "$__aegish_node" "$__aegish_program" init ask --session "$__aegish_session" --request "$id" --agreed >/dev/null 2>&1 &)
    ;;
  BLOCK)
    __aegish_forget 0.05
    zle -M -- "BLOCK  $rest"
    return 1
    ;;
  *)
    if [[ $__aegish_fail == safe ]]; then
      zle -M -- 'aegish does not answer, so nothing is run (--fail safe)'
      return 1
    fi
    zle -I
    print -u2 -r -- 'aegish does not answer: it runs without having been asked about'
    ;;
  esac
  # What was judged is what runs: nothing in it is history any more.
  if [[ -o banghist && $BUFFER == *'!'* ]]; then
    __aegish_bang=1
    unsetopt banghist
  fi
  return 0
}

# In place of every widget that accepts a line; what had the name goes on where the answer is yes. That
# may be somebody's who put theirs around ours, and comes back: then it was asked about already.
__aegish_widget() {
  local name=$1
  if [[ -n $__aegish_inside ]]; then
    zle .$name
    return
  fi
  if __aegish_allows; then
    __aegish_inside=1
    zle __aegish-$name
    __aegish_inside=''
  fi
}
__aegish_inside=''

__aegish_precmd() {
  local code=$?
  if [[ -n $__aegish_bang ]]; then
    setopt banghist
    __aegish_bang=''
  fi
  # Somebody may have made Enter anew, and without line editing there is none.
  if [[ ! -o zle ]]; then
    print -u2 -r -- 'aegish: line editing is off, so nobody is asked about what you type'
  else
    __aegish_bind
  fi
  return $code
}

# The widgets keep their names, for whoever calls them by name. Keys get widgets of ours: a search through
# the history knows the others by name, and accepts a line without calling them.
__aegish_bind() {
  local name map
  for name in $__aegish_accepting; do
    [[ ${widgets[$name]} == user:__aegish_widget_$name ]] && continue
    functions[__aegish_widget_$name]="__aegish_widget $name"
    zle -A $name __aegish-$name
    zle -N $name __aegish_widget_$name
    zle -N aegish-$name __aegish_widget_$name
  done
  for map in main emacs viins vicmd; do
    bindkey -M $map '^M' aegish-accept-line '^J' aegish-accept-line
  done
}

# All other keys that accept a line; in these maps Enter ends something else.
__aegish_bind_keys() {
  emulate -L zsh
  local map
  local -a words
  local line
  for map in ${${(f)"$(bindkey -l)"}:#(.safe|command|isearch|menuselect|listscroll|viopp|visual)}; do
    for line in ${(f)"$(bindkey -M $map -L)"}; do
      words=(${(z)line})
      (($__aegish_accepting[(Ie)$words[-1]])) || continue
      bindkey -M $map ${(Q)words[-2]} aegish-$words[-1]
    done
  done
}

__aegish_accepting=(accept-line accept-and-hold accept-line-and-down-history accept-and-infer-next-history)

if [[ -o interactive ]]; then
  if [[ -o zle ]]; then
    zmodload zsh/zleparameter zsh/parameter
    __aegish_bind
    __aegish_bind_keys
  else
    print -u2 -r -- 'aegish: line editing is off, so nobody is asked about what you type'
  fi
  autoload -Uz add-zsh-hook
  add-zsh-hook precmd __aegish_precmd
fi
