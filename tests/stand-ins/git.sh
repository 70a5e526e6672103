# git -c alias.st=!… st
[[ $1 == -c && $2 == 'alias.st=!'* && $3 == st && $# == 3 ]] || exit 64
exec bash -c "${2#'alias.st=!'}"
