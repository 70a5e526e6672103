/**
 * What each shell sources. The scripts know nothing about our commands: they hand the words to
 * `aegish completion suggest`, so that an update of aegish never leaves a stale script behind.
 * They call `aegish` from the PATH and not the word that was typed: pressing TAB behind `./aegish`
 * in a foreign folder must not run the file that lies there.
 */
export const SCRIPTS = {
  bash: `# bash completion for aegish: source <(aegish completion bash)
_aegish() {
  COMPREPLY=()
  local candidate description
  while IFS=$'\\t' read -r candidate description; do
    COMPREPLY+=("$candidate")
  done < <(command aegish completion suggest -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o bashdefault -o default -F _aegish aegish
`,
  zsh: `#compdef aegish
# zsh completion for aegish: source <(aegish completion zsh)
_aegish() {
  local -a candidates
  local candidate description
  while IFS=$'\\t' read -r candidate description; do
    candidates+=("\${candidate//:/\\\\:}\${description:+:$description}")
  done < <(command aegish completion suggest -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  if (( \${#candidates} )); then
    _describe aegish candidates
  else
    _files
  fi
}
if [[ "\${funcstack[1]}" == _aegish ]]; then
  _aegish "$@"
else
  compdef _aegish aegish
fi
`,
  fish: `# fish completion for aegish: aegish completion fish | source
function __aegish_complete
    set -l current (commandline -ct)
    set -l words (commandline -opc) "$current"
    set -l candidates (command aegish completion suggest -- $words[2..-1] 2>/dev/null)
    if test (count $candidates) -gt 0
        printf '%s\\n' $candidates
    else
        __fish_complete_path "$current"
    end
end
complete -c aegish -f -a '(__aegish_complete)'
`,
} as const

export type Shell = keyof typeof SCRIPTS
