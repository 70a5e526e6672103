# xargs program, xargs -0 program …, xargs -I{} program …
case $1 in
  -0)
    shift
    items=()
    while IFS= read -r -d '' item || [[ $item ]]; do items+=("$item"); done
    exec "$@" "${items[@]}" </dev/null
    ;;
  -I\{\})
    shift
    while IFS= read -r line; do "${@//\{\}/"$line"}" </dev/null; done
    ;;
  -*) exit 64 ;;
  *)
    IFS= read -r -d '' text
    IFS=$' \n' read -r -d '' -a items <<<"$text"
    exec "$@" "${items[@]}" </dev/null
    ;;
esac
