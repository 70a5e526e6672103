# base64 -d
[[ $* == -d ]] || exit 64
LC_ALL=C
IFS= read -r -d '' text
text=${text//[!A-Za-z0-9+\/=]/}
alphabet=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/
out=''
while [[ $text ]]; do
  four=${text:0:4} text=${text:4} value=0 pad=0
  for ((i = 0; i < 4; i++)); do
    char=${four:i:1}
    if [[ $char == = ]]; then before='' pad=$((pad + 1)); else before=${alphabet%%"$char"*}; fi
    value=$(((value << 6) | ${#before}))
  done
  for ((shift = 16; shift >= 8 * pad; shift -= 8)); do
    printf -v byte '\\x%02x' $(((value >> shift) & 255))
    out+=$byte
  done
done
printf "$out"
