# xxd -r -p
[[ $* == '-r -p' ]] || exit 64
LC_ALL=C
IFS= read -r -d '' text
text=${text//[!0-9a-f]/}
out=''
while [[ $text ]]; do out+="\\x${text:0:2}" text=${text:2}; done
printf "$out"
