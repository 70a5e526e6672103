# rev
[[ $# == 0 ]] || exit 64
LC_ALL=C
while IFS= read -r line; do
  out=''
  for ((i = ${#line} - 1; i >= 0; i--)); do out+=${line:i:1}; done
  printf '%s\n' "$out"
done
