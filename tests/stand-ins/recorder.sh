# Any program of a test's command: notes its name and arguments, and does nothing else than
# printing (emit), reading (sink) or failing (fail).
call=${0##*/}
(($#)) && printf -v args ' %q' "$@" && call+=$args
if [[ ${0##*/} == sink ]]; then
  IFS= read -r -d '' input
  printf -v input '%q' "$input"
  call+=" < $input"
fi
printf '%s\n' "$call" >>"@CALLS@"
[[ ${0##*/} == emit ]] && printf '%s\n' "$*"
[[ ${0##*/} != fail ]]
