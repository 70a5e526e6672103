# nohup, setsid -w, nice -n 5, timeout 600, stdbuf -oL, ionice -c 3
case ${0##*/}:$1 in
  nohup:*) ;;
  setsid:-w | timeout:600 | stdbuf:-oL) shift ;;
  nice:-n | ionice:-c) shift 2 ;;
  *) exit 64 ;;
esac
exec "$@"
