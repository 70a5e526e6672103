/** Endings of source code of languages that are compiled; headers only declare something. */
export const SOURCE_FILE =
  /\.(?:c|cc|cpp|cxx|m|mm|s|asm|cu|rs|go|swift|cs|fs|vb|kt|java|scala|groovy|clj[cs]?|hs|purs|elm|ml|re|res|nim|zig|v|odin|ha|d|dart|cr|pony|hx|vala|f|f90|f95|for|adb|pas|pp|cob|erl|exs?|gleam|[cm]?[jt]sx?|coffee|pyx|idr|lean|agda|sml|sbt|[cfv][sb]?proj|sln|cabal|gradle|kts|mk|cmake|bazel|patch|diff)$|(?:^|\/)(?:dune|BUILD|WORKSPACE|go\.mod|Cargo\.toml)$/

/** Endings of files that become no part of a program, whatever compiler finds them. */
export const DATA_FILE =
  /\.(?:json[5l]?|ya?ml|toml|xml|csv|tsv|ini|lock|md|rst|txt|html?|css|svg|png|jpe?g|gif|webp|ico|pdf|ttf|otf|woff2?|mp[34]|ogg|wav|sql|sqlite|db|log|pem|crt|sha\d+|asc|sig)$/i
