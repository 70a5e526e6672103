# perl -e "exec 'bash', '-c', '…'"
before="exec 'bash', '-c', '"
[[ $1 == -e && $2 == "$before"*"'" && $# == 2 ]] || exit 64
text=${2#"$before"} text=${text%"'"} out=''
while [[ $text == *\\* ]]; do
  out+=${text%%\\*} text=${text#*\\}
  out+=${text:0:1} text=${text:1}
done
exec bash -c "$out$text"
