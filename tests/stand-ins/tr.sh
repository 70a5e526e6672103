# tr A-Za-z N-ZA-Mn-za-m
[[ $* == 'A-Za-z N-ZA-Mn-za-m' ]] || exit 64
LC_ALL=C
from=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz
to=NOPQRSTUVWXYZABCDEFGHIJKLMnopqrstuvwxyzabcdefghijklm
IFS= read -r -d '' text
out=''
for ((i = 0; i < ${#text}; i++)); do
  char=${text:i:1} before=${from%%"${text:i:1}"*}
  if [[ $char == [A-Za-z] ]]; then out+=${to:${#before}:1}; else out+=$char; fi
done
printf %s "$out"
