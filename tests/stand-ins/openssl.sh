# openssl enc -base64 -A -d
[[ $* == 'enc -base64 -A -d' ]] || exit 64
exec base64 -d
