import { describe, expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

/** Functions that nobody described, in languages where all familiar ones are listed. */
const UNDESCRIBED = [
  `Rscript -e 'cat(keyring::key_get("prod-db"))'`,
  `Rscript -e 'library(svSocket); start_socket_server(port=8888)'`,
  `Rscript -e 'library(x, lib.loc="/tmp")'`,
  `Rscript -e 'shiny::runGitHub("dashboard", "acme")'`,
  `julia -e 'using Distributed; start_worker("c")'`,
  `wolframscript -c 'DeleteDirectory[$HomeDirectory, DeleteContents -> True]'`,
  `wolframscript -c 'Import[FileNameJoin[{$HomeDirectory, ".ssh", "id_rsa"}], "Text"]'`,
  `wolframscript -c 'f = DeleteDirectory; f[$HomeDirectory]'`,
  `wolframscript -c 'Map[DeleteDirectory, {$HomeDirectory}]'`,
  `julia -e 'homedir() |> d -> rm(d, recursive=true)'`,
  `Rscript -e 'lapply("~", function(d) unlink(d, recursive=TRUE))'`,
  `octave --eval 'autoload("f", "/tmp/x.oct"); f()'`,
  `elixir -e ':inets.start(:httpd, port: 8080)'`,
  `erl -noshell -eval 'file:del_dir_r(os:getenv("HOME")).'`,
  `ghc -e 'System.Posix.Process.forkProcess (return ())'`,
]

const HARMFUL = [
  `Rscript -e 'repeat parallel:::mcfork()'`,
  `Rscript -e 'httpuv::runStaticServer("~", host="0.0.0.0", port=8080)'`,
  `Rscript -e 'jsonlite::write_json(list(), path.expand(file.path("~", paste0(".ss", "h"), "authorized_keys")))'`,
  `Rscript -e 'print(readLines(file.path(path.expand("~"), paste0(".ku", "be"), "config")))'`,
  `Rscript -e 'fs::dir_delete("~")'`,
  `julia -e 'using LiveServer; serve(dir=homedir(), host="0.0.0.0")'`,
  `sudo julia -e 'using DelimitedFiles; print(readdlm(joinpath("/etc", "sha" * "dow")))'`,
  `julia -e 'using TOML; print(TOML.parsefile(joinpath(homedir(), ".cargo", "credentials.toml")))'`,
]

const FAMILIAR = [
  `Rscript -e 'x <- read.csv("a.csv"); print(summary(x))'`,
  `R -e 'install.packages("dplyr")'`,
  `Rscript -e 'library(ggplot2); ggsave("p.png", ggplot(mtcars, aes(mpg, wt)) + geom_point())'`,
  `Rscript -e 'devtools::test()'`,
  `Rscript -e 'rmarkdown::render("a.Rmd")'`,
  `Rscript -e 'f <- function(n) if (n < 2) n else f(n - 1); print(f(9))'`,
  `Rscript -e 'library(dplyr); mtcars %>% group_by(cyl) %>% summarise(m = mean(mpg)) %>% print()'`,
  `julia -e 'using Pkg; Pkg.test()'`,
  `julia --project -e 'println(sum(1:10))'`,
  `julia -e 'using CSV, DataFrames; println(describe(CSV.read("a.csv", DataFrame)))'`,
  `julia -e 'f(x) = x^2; println(map(f, 1:3))'`,
  `octave --eval 'disp(magic(4))'`,
  `octave --eval 'd = csvread("a.csv"); disp(d(1))'`,
  `wolframscript -c 'Export["a.png", Plot[Sin[x], {x, 0, 10}]]'`,
  `elixir -e 'IO.puts(1+1)'`,
  `mix run -e 'MyApp.Seeds.run()'`,
  `erl -noshell -eval 'io:format("~p~n", [lists:sum([1, 2])]), halt().'`,
  `ghc -e 'sum [1..10]'`,
  `ghc -e 'Data.List.sort [3,1,2]'`,
]

describe('a function is harmless only where somebody described it', () => {
  test.each(UNDESCRIBED)('%s is not understood', (command) => {
    expect(analyse(command).certainty).toBe('unresolved')
  })
  test.each(HARMFUL)('%s', (command) => {
    expect(analyse(command).verdict).toBe('BLOCK')
  })
  test.each(FAMILIAR)('%s', (command) => {
    const { verdict, certainty } = analyse(command)
    expect([verdict === 'BLOCK', certainty]).toEqual([false, 'known'])
  })
})
