# find . -maxdepth 0 -exec program … \;
[[ "${*:1:4}" == '. -maxdepth 0 -exec' && ${!#} == ';' ]] || exit 64
args=("${@:5}")
unset 'args[-1]'
"${args[@]//\{\}/.}"
exit 0
