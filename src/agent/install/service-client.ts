import { HOOK_VARIABLES } from '../hook-variables.ts'

/** How long the service may take before the plain hook is asked instead, and the rest of its answer. */
const PATIENCE_SECONDS = 3
const REST_SECONDS = 1
/** The shells of some machines read a pipe byte by byte: with more, starting Node is faster. */
const MOST_BYTES = 65536
/** As long as a service's answer is where there is no objection. */
export const SILENT_BYTES = 167

/**
 * The part of the launcher that asks the service where one runs, with nothing but bash: docs/serve.md
 * describes what it says. It leaves with the answer, or goes on, and then the plain hook is asked.
 * `event` and `taken` are what it has read from standard input by then: nothing (`taken` is empty),
 * all of it, a part, or a part and the NUL behind it.
 *
 * It is three steps instead of a function, each of which is left where something does not fit: bash
 * reads a script step by step, so the service gets to work while bash reads on.
 */
export const SERVICE_CLIENT = `step=connect
while [ "$step" = connect ]; do
  step=none
  case $asker in '' | *[!a-z-]*) break ;; esac
  file=$home/.local/state/aegish/service
  [[ -f $file && -O $file && ! -L $file ]] || break
  IFS=$' \\n' read -r -d '' kind version one pid two port three request four secret rest <"$file"
  [ "$kind $version $one $two $three $four$rest" = 'aegish-service 1 pid port request answer' ] || break
  case "$pid$port" in '' | *[!0-9]*) break ;; esac
  case "$request$secret" in *[!0-9a-f]*) break ;; esac
  [ "\${#secret}" = 64 ] && kill -0 "$pid" 2>/dev/null || break

  # Lengths are bytes, and what is read is what is sent.
  LC_ALL=C
  # The service makes ready for a question while the rest of it is found. Later in few pieces: printf
  # sends every line by itself, and echo does where nothing was written before.
  trap '' PIPE
  { exec 3<>"/dev/tcp/127.0.0.1/$port" && echo -n "POST /v1/hook/$asker HTTP/1.1" >&3; } 2>/dev/null || break
  step=ask
done
while [ "$step" = ask ]; do
  step=none
  # An exact number of bytes is read at once, any other byte by byte; old ones cannot count. A NUL is
  # left out then; agents write none.
  exactly=-N
  [ "\${BASH_VERSINFO[0]}" -ge 5 ] || exactly=-n
  taken=all
  if IFS= read -r -d '' $exactly ${MOST_BYTES} event; then
    [ "\${#event}" = ${MOST_BYTES} ] && taken=part || taken=nul
    break
  fi
  cd -P . 2>/dev/null || break
  fields=("directory=$PWD")
  for word in "$@"; do fields+=("argument=$word"); done
  for name in ${HOOK_VARIABLES.join(' ')}; do
    [ -z "\${!name}" ] || fields+=("$name=\${!name}")
  done
  length=0
  form=
  for word in "\${fields[@]}"; do length=$((length + \${#word} + 1)); form=$form'%s\\0'; done
  end=$'\\r\\n'
  head="\${end}Host: 127.0.0.1:$port\${end}Authorization: Bearer $request\${end}Content-Type: text/plain\${end}Aegish-Context: $length\${end}Content-Length: $((length + \${#event}))\${end}Connection: close$end$end"
  { echo -n "$head" && printf "$form%s" "\${fields[@]}" "$event"; } >&3 2>/dev/null || break
  step=answer
done
while [ "$step" = answer ]; do
  step=none
  # Most answers are silence: nobody waits until the service has closed the connection behind it.
  rest=
  IFS= read -r -d '' -t ${PATIENCE_SECONDS} $exactly ${SILENT_BYTES} answer <&3
  case $? in
  0)
    if [ "\${answer:${SILENT_BYTES - 65}}" != $'\\n'"$secret" ]; then
      IFS= read -r -d '' -t ${REST_SECONDS} $exactly ${MOST_BYTES} rest <&3
      [ $? = 1 ] || break
    fi
    ;;
  1) ;;
  *) break ;;
  esac
  answer=$answer$rest
  # Whoever else has the port does not know the secret, and what was cut off has lost it. Places are
  # counted, because the patterns that would find them take long in a long answer.
  [ "\${answer:$((\${#answer} - 65))}" = $'\\n'"$secret" ] || break
  case $answer in 'HTTP/1.1 200 '*) ;; *) break ;; esac
  head=\${answer%%$'\\r\\n\\r\\n'*}
  # Of a NUL bash says nothing, and leaves it out.
  case $head$end in *$'\\n'"Content-Length: $((\${#answer} - \${#head} - 4))$end"*) ;; *) break ;; esac
  answer=\${answer:$((\${#head} + 4)):$((\${#answer} - \${#head} - 69))}
  code=\${answer%%$'\\n'*}
  answer=\${answer:$((\${#code} + 1))}
  said=\${answer%%$'\\n'*}
  says=\${answer:$((\${#said} + 1))}
  answer=$said
  case $code in 0 | 2) ;; *) break ;; esac
  case $answer in '' | '{'*'}') ;; *) break ;; esac
  [ -z "$answer" ] || printf '%s\\n' "$answer"
  [ -z "$says" ] || printf '%s\\n' "$says" >&2
  exit "$code"
done
exec 3>&-
`

/** Hands on what was read from standard input, and what is left there. */
export const FEED = `feed() {
  case $taken in
  all) printf '%s' "$event" ;;
  part) printf '%s' "$event" && /bin/cat ;;
  nul) printf '%s\\0' "$event" && /bin/cat ;;
  *) /bin/cat ;;
  esac
}
`
