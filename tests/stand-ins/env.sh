# env -S'words', env NAME=value … program …
if [[ $1 == -S* ]]; then
  read -ra words <<<"${1#-S}"
  set -- "${words[@]}" "${@:2}"
fi
while [[ $1 == [A-Z]*=* ]]; do export "$1" && shift; done
exec "$@"
