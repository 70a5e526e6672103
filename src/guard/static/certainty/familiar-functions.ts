import type { Language } from '../effects/knowledge/languages.ts'

/**
 * What of a language is familiar: functions that only compute, print or plot, and packages of which all
 * (a star), or some functions, are so. What touches files is read by its table of calls, not named here.
 */
export interface FamiliarFunctions {
  readonly bare: string
  readonly packages: Readonly<Record<string, string>>
}

const WHOLE = '*'

/** Packages of which every function is familiar. */
function whole(names: string): Record<string, string> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, WHOLE]),
  )
}

const r: FamiliarFunctions = {
  bare: `function if for while repeat switch return in else break next missing on.exit stop warning message tryCatch try
    withCallingHandlers suppressWarnings suppressMessages suppressPackageStartupMessages stopifnot invisible quote
    bquote substitute deparse expression formula as.formula Recall Vectorize Reduce Filter Map mapply vapply tapply
    sapply lapply apply outer sweep rapply aggregate by ave split unsplit cut findInterval merge within with
    transform subset order sort rev rank unique duplicated table xtabs ftable prop.table proportions addmargins margin.table
    rowSums colSums rowMeans colMeans rbind cbind head tail nrow ncol NROW NCOL dim length names colnames rownames
    dimnames levels nlevels factor droplevels relevel interaction data.frame as.data.frame matrix array vector
    list unlist c seq seq_len seq_along rep rep_len append setdiff union intersect is.element which which.min
    which.max any all sum prod mean median mode var sd range min max pmin pmax cumsum cumprod cummax cummin diff scale
    quantile fivenum IQR mad cor cov round floor ceiling trunc signif sqrt exp log log2 log10 log1p expm1 abs sin cos
    tan asin acos atan atan2 sinh cosh tanh gamma lgamma beta lbeta choose factorial combn expand.grid crossprod
    tcrossprod solve det diag svd eigen qr chol kronecker t nchar substr substring strsplit paste paste0 sprintf
    format formatC prettyNum toupper tolower casefold trimws gsub sub grepl grep regmatches regexpr gregexpr regexec
    startsWith endsWith chartr rawToChar charToRaw utf8ToInt intToUtf8 strtoi rev shQuote sQuote dQuote noquote toString
    as.numeric as.integer as.character as.logical as.factor as.Date as.POSIXct as.POSIXlt as.double as.complex as.vector
    as.list as.matrix as.table is.na is.null is.numeric is.character is.function is.list is.data.frame is.factor
    is.finite is.nan is.logical inherits class oldClass unclass structure attr attributes typeof storage.mode str
    summary print cat show identical all.equal isTRUE isFALSE xor ifelse nargs match match.arg setNames identity
    Negate Position Find is.environment exists nlevels complete.cases na.omit colSums max.col rowsum mapply
    Sys.time Sys.Date Sys.sleep Sys.info Sys.getlocale Sys.setlocale Sys.timezone date difftime strftime strptime
    format.Date weekdays months julian ISOdate ISOdatetime proc.time system.time gc object.size nchar R.Version
    R.home version sessionInfo packageVersion packageDescription installed.packages available.packages
    old.packages install.packages update.packages library require requireNamespace loadNamespace attachNamespace search ls rm
    citation maintainer vignette help example demo data options getOption set.seed sample sample.int runif rnorm
    rbinom rpois rexp rgamma rbeta rt rchisq rweibull rmultinom rgeom dnorm pnorm qnorm dbinom pbinom qbinom dpois ppois
    qpois dunif punif qunif dexp pexp qexp dt pt qt pchisq qchisq dchisq pf qf df dgamma pgamma qgamma pbeta qbeta dbeta
    lm glm nls aov anova loess lowess spline splinefun approx approxfun smooth.spline predict fitted residuals resid coef
    coefficients confint vcov logLik AIC BIC deviance model.matrix model.frame update step t.test wilcox.test
    chisq.test fisher.test shapiro.test ks.test cor.test var.test prop.test binom.test kruskal.test aov TukeyHSD
    pairwise.t.test p.adjust power.t.test kmeans hclust dist cutree prcomp princomp cmdscale optim optimize optimise
    uniroot nlm integrate D deriv polyroot fft convolve filter ts arima acf pacf stl decompose HoltWinters density ecdf
    plot hist boxplot barplot lines points abline legend text title axis par layout curve pie pairs matplot mosaicplot
    image contour persp polygon segments arrows rect mtext grid rug stripchart coplot dotchart heatmap qqnorm qqline
    dev.off graphics.off rgb hsv hcl colors colorRampPalette rainbow heat.colors gray grey palette col2rgb
    nargs body formals args arity environment emptyenv new.env interactive quit q commandArgs nlevels is.environment
    basename file.exists file.info file.size file.mtime dir.exists tools file_ext tempfile tempdir bitwAnd bitwOr bitwXor
    Sys.getpid nlevels mapply rev stack unstack reshape array aperm outer lower.tri upper.tri row col mapply make.names
    make.unique abbreviate rle inverse.rle embed tabulate cut rowsum bitwNot is.primitive numeric integer character
    logical double complex raw Re Im Mod Arg Conj I Sys.setenv nlevels warnings traceback trimws sprintf gettextf ngettext
    R.Version extSoftVersion La_version capabilities l10n_info mapply nlevels .packages .libPaths
    geom_* scale_* theme theme_* stat_* facet_* aes aes_* ggplot labs ggtitle xlab ylab xlim ylim lims guides guide_* coord_*
    element_* annotate qplot autoplot position_* expansion after_stat
    filter select mutate summarise summarize arrange group_by ungroup count tally n n_distinct distinct rename
    transmute pull slice slice_* left_join right_join inner_join full_join anti_join semi_join bind_rows bind_cols case_when
    if_else coalesce across everything starts_with ends_with contains matches all_of any_of where row_number desc between lag
    lead first last nth top_n sample_n add_count rowwise glimpse relocate vars funs everything
    pivot_longer pivot_wider gather spread separate unite drop_na fill nest unnest complete replace_na crossing tibble
    as_tibble tribble map map_* map2 map2_* pmap imap walk reduce accumulate keep discard str_* fct_* ymd mdy dmy ymd_hms
    year month day hour minute second wday floor_date today now data.table setDT setkey setorder melt dcast rbindlist kable
    expect_* test_that describe it context plot_grid wrap_plots`,
  packages: {
    ...whole(`stats graphics grDevices methods datasets ggplot2 dplyr tidyr stringr forcats tibble lubridate purrr magrittr
      scales cowplot patchwork ggrepel gridExtra grid lattice RColorBrewer viridis survival MASS Matrix nlme lme4 mgcv
      broom caret randomForest glmnet e1071 rpart nnet zoo xts forecast igraph sf glue crayon testthat usethis roxygen2
      pkgdown lintr styler covr knitr rmarkdown bookdown quarto targets here tidyverse tidymodels recipes parsnip yardstick
      rsample psych car emmeans lmtest sandwich Hmisc reshape2 plyr stringi hms janitor skimr microbenchmark bench profvis
      DESeq2 edgeR limma Seurat phyloseq vegan ape Biostrings GenomicRanges SummarizedExperiment DT plotly leaflet
      htmlwidgets flexdashboard blogdown distill xaringan revealjs tinytex renv rcmdcheck rhub goodpractice spelling urlchecker
      Rcpp RcppArmadillo cpp11 cluster boot class spatial splines stats4 KernSmooth foreign codetools compiler`),
    base: '',
    utils: '',
    tools: 'file_ext file_path_sans_ext toTitleCase md5sum R_user_dir package_dependencies checkRd',
    parallel:
      'detectCores mclapply parLapply parSapply makeCluster stopCluster clusterExport clusterApply',
    devtools:
      'test document check install install_deps install_dev_deps load_all build build_vignettes build_readme build_site session_info run_examples spell_check test_active_file test_coverage release check_man lint uninstall reload unload build_manual check_built check_win_devel revdep install_github install_cran install_local install_version',
    remotes: 'install_* dev_package_deps system_requirements package_deps',
    pak: 'pkg_install local_install local_install_deps local_install_dev_deps pkg_deps pkg_status pak',
    BiocManager: 'install valid version repositories available',
    shiny: 'runApp runExample',
    'data.table': 'data.table setDT setkey setorder melt dcast rbindlist as.data.table setnames',
    readr: 'cols col_* locale problems spec parse_*',
    readxl: 'excel_sheets cell_*',
    jsonlite: 'toJSON minify prettify validate',
    yaml: 'as.yaml',
    haven: 'as_factor',
    arrow: 'schema',
    rlang: 'abort warn inform is_* sym syms ensym enquo quo .data set_names',
    cli: 'cli_* rule col_* style_*',
  },
}

const julia: FamiliarFunctions = {
  bare: `function if for while return in isa new let begin do elseif else try catch using import where and not struct
    println print show display printstyled dump repr string sum prod maximum minimum extrema abs abs2 sqrt cbrt exp exp2
    exp10 log log2 log10 log1p expm1 sin cos tan asin acos atan sinh cosh tanh sind cosd sinc floor ceil round trunc div rem mod mod1
    fld cld divrem gcd lcm gcdx factorial binomial iseven isodd isprime powermod sign signbit clamp min max minmax
    map map! filter filter! reduce mapreduce foldl foldr accumulate cumsum cumprod any all count findall findfirst findlast
    findnext findmax findmin argmax argmin sort sort! sortperm reverse reverse! unique unique! length size ndims eltype
    axes eachindex eachrow eachcol enumerate zip collect range LinRange vcat hcat cat hvcat reshape permutedims transpose adjoint
    zeros ones fill fill! rand randn randperm shuffle shuffle! similar copy deepcopy push! pop! append! insert! deleteat!
    pushfirst! popfirst! splice! get get! haskey keys values pairs merge merge! delete! empty! isempty in union intersect
    setdiff symdiff issubset Dict Set Vector Array Matrix Tuple NamedTuple Pair String Int Int8 Int16 Int32 Int64 Int128 UInt8
    UInt16 UInt32 UInt64 Float16 Float32 Float64 Bool Char Complex Rational BigInt BigFloat Symbol Ref convert promote typeof
    isa supertype subtypes fieldnames methods applicable hasmethod nothing something coalesce ismissing isnothing skipmissing
    isnan isinf isfinite iszero isone parse tryparse split rsplit join replace strip lstrip rstrip chomp chop chopprefix
    uppercase lowercase titlecase startswith endswith occursin contains match eachmatch lpad rpad repeat first last
    isdigit isletter isspace codeunits ncodeunits bitstring digits time time_ns sleep now today error throw rethrow ArgumentError exit
    versioninfo isfile isdir ispath basename splitext splitdir splitpath abspath normpath realpath filesize mtime stat
    countlines eof flush det inv tr rank norm eigvals eigvecs eigen svd qr lu cholesky dot cross kron diag Diagonal I mean
    median std var cor cov quantile mode DataFrame describe nrow ncol names select transform combine groupby innerjoin leftjoin
    outerjoin plot plot! scatter scatter! histogram bar heatmap savefig xlabel! ylabel! title! contour surface
    gcd ntuple identity broadcast vec dropdims iterate step Threads nthreads Date DateTime format format_file
    @time @btime @benchmark @show @test @testset @assert @info @warn @error @printf @sprintf @elapsed @allocated @inbounds
    @simd @views @. @views @code_warntype @code_llvm @code_native @which @less @doc @enum @kwdef @threads @timev @inferred @test_throws`,
  packages: {
    ...whole(`LinearAlgebra Statistics Random Printf Dates Test InteractiveUtils SparseArrays Unicode UUIDs Base64 Markdown Profile
      DataFrames Plots StatsPlots StatsBase Distributions GLM BenchmarkTools JuliaFormatter Documenter Revise Makie CairoMakie
      GLMakie Flux Zygote Optim JuMP HiGHS DifferentialEquations ModelingToolkit Symbolics StaticArrays DataStructures
      Combinatorics Primes Aqua JET PackageCompiler LiveUnitTest TestEnv Coverage Turing Gadfly Unitful LaTeXStrings ProgressMeter
      Core Math Iterators Threads Sys Pkg`),
    Base: 'Threads Iterators Sys active_project VERSION',
    // What these do is read by the table of calls, or not known.
    DelimitedFiles: '',
    Downloads: '',
    HTTP: '',
    YAML: '',
    Tar: '',
    LiveServer: '',
    IJulia: 'installkernel',
    CSV: 'File Rows',
    JSON: 'json print',
    JSON3: 'pretty',
    TOML: 'parse print',
  },
}

const octave: FamiliarFunctions = {
  bare: `if while for switch until elseif else end function return unwind_protect try catch disp display printf fprintf sprintf puts
    fputs fdisp num2str str2double mat2str int2str zeros ones eye rand randn randi randperm magic linspace logspace
    colon repmat reshape cat horzcat vertcat size numel length ndims rows columns isempty sum prod cumsum cumprod mean median mode
    std var min max range abs sqrt exp log log2 log10 sin cos tan asin acos atan atan2 sinh cosh tanh floor ceil round fix mod
    rem gcd lcm factorial nchoosek primes isprime factor sign real imag conj angle arg inv pinv det rank trace norm cond eig svd
    qr lu chol expm logm sqrtm kron cross dot null orth triu tril diag sort sortrows unique find any all cumsum diff fliplr
    flipud flip rot90 circshift ismember union intersect setdiff interp1 interp2 polyfit polyval roots conv deconv poly fft ifft
    fft2 filter filter2 conv2 trapz quad quadgk integral ode45 lsode fzero fminsearch fminunc fminbnd optimset plot plot3 figure hold
    xlabel ylabel zlabel title legend axis grid subplot bar hist histc contour contourf surf mesh meshgrid ndgrid print close clf colorbar
    colormap imagesc imshow errorbar scatter semilogx semilogy loglog pie area stairs stem text line patch set gca gcf drawnow
    strcat strsplit strjoin strrep strtrim regexp regexprep upper lower toupper tolower strcmp strcmpi strncmp strfind num2cell cell
    cell2mat cellfun arrayfun struct fieldnames isfield rmfield struct2cell isnumeric ischar iscell isstruct islogical isreal isnan
    isinf isa class double single int8 int16 int32 int64 uint8 uint16 uint32 uint64 logical char bitand bitor bitxor bitshift dec2bin
    bin2dec dec2hex hex2dec tic toc clock date datestr datenum now cputime pause exit quit version ver OCTAVE_VERSION pkg test
    runtests publish mex buildtool checkcode codeIssues doc help isargout nargin nargout error warning assert exist who whos clear clc format rethrow lasterr inputname accumarray histc cov corr
    corrcoef quantile prctile normrnd unifrnd sub2ind ind2sub nnz sparse full nan NaN Inf pi e i eps fflush isspace mustBe*
    deal func2str cellfun ifelse merge columns postpad prepad nthargout validatestring computer isunix ispc ismac`,
  packages: {},
}

const wolfram: FamiliarFunctions = {
  bare: `Print Table Range Array Map Apply MapThread MapIndexed Fold FoldList Nest NestList FixedPoint Select Cases Count Position
    Total Mean Median StandardDeviation Variance Min Max Sort SortBy Reverse Length Dimensions First Last Rest Most Take Drop
    Part Append Prepend Join Union Intersection Complement Flatten Partition Transpose Dot Inverse Det Eigenvalues Eigenvectors
    LinearSolve MatrixForm TableForm IdentityMatrix Tr Norm Cross D Dt Integrate NIntegrate Sum NSum Product Limit Series
    Normal Solve NSolve Reduce FindRoot DSolve NDSolve RSolve Minimize Maximize NMinimize NMaximize FindMinimum FindMaximum Simplify
    FullSimplify Expand ExpandAll Factor Together Apart Collect Cancel Coefficient CoefficientList Refine Assuming N Round Floor Ceiling Abs
    Sqrt Exp Log Log2 Log10 Sin Cos Tan ArcSin ArcCos ArcTan Sinh Cosh Tanh Mod Quotient GCD LCM Prime PrimeQ PrimePi FactorInteger Divisors
    Factorial Binomial Fibonacci EvenQ OddQ IntegerQ NumberQ StringQ ListQ If Which Switch Do For While Module Block With Return
    Function Timing AbsoluteTiming RandomInteger RandomReal RandomChoice SeedRandom Random StringLength StringSplit StringTake StringDrop
    StringReplace StringReverse StringRiffle ToUpperCase ToLowerCase ToString IntegerString IntegerDigits DigitCount FromDigits BaseForm
    Characters Plot Plot3D ListPlot ListLinePlot ParametricPlot ContourPlot DensityPlot Histogram BarChart PieChart Graphics Show Rule
    InputForm OutputForm TeXForm FullForm CForm NumberForm Association Keys Values Lookup GroupBy Counts Tally DeleteDuplicates Gather
    Quiet Check Exit Quit DateString Date Now Today AbsoluteTime UnixTime MemberQ FreeQ MatchQ And Or Not Xor Equal Unequal TrueQ
    Fit LinearModelFit FindFit Interpolation Fourier InverseFourier LaplaceTransform FourierTransform Graph Polygon Line Point Circle Disk
    BesselJ Gamma Zeta Erf HarmonicNumber Root PolynomialQuotient PolynomialGCD Resultant Accumulate Differences Outer Inner Tuples
    Subsets Permutations Import Export Get True False None All Pi E I Infinity Null Automatic Catalan EulerGamma Red Blue Green ColorNegate ImageResize Blur EdgeDetect ImageDimensions Dataset Normalize UnitConvert Quantity`,
  packages: {},
}

const elixir: FamiliarFunctions = {
  bare: WHOLE,
  packages: {
    ...whole(`Enum Stream String Integer Float List Map MapSet Keyword Tuple Range Regex Date Time DateTime NaiveDateTime Calendar
      Base Bitwise Atom Access Inspect Exception URI Version Kernel Function Task Agent Logger Jason Poison Decimal Timex
      ExUnit Ecto Stream.Data Path StringIO lists maps string math calendar binary unicode sets gb_sets queue rand crypto base64 io_lib
      Mix.env erlang.system_info`),
    IO: 'puts inspect write warn gets read binwrite ANSI iodata_to_binary chardata_to_string stream',
    System:
      'version otp_release build_info argv halt os_time system_time monotonic_time schedulers schedulers_online unique_integer cwd cwd! tmp_dir get_env fetch_env! stop cmd shell find_executable user_home user_home!',
    Application:
      'get_env spec fetch_env! ensure_all_started loaded_applications started_applications',
    Process: 'sleep list info alive? get put flag monitor',
    Mix: 'install env version',
    Port: 'open',
    File: 'rm rm! exists? dir? regular? stat stat! cwd cwd! ls ls! read read! write write! stream! open close mkdir_p mkdir_p!',
    Code: 'ensure_loaded ensure_loaded? format_string! fetch_docs',
    erlang:
      'system_info display halt memory now date time round trunc abs byte_size length process_info phash2 timestamp',
    io: 'format fwrite put_chars nl',
    timer: 'sleep tc seconds minutes',
    application: 'ensure_all_started get_env loaded_applications which_applications load get_key',
    code: 'lib_dir root_dir which priv_dir get_path',
    init: 'stop',
    os: 'timestamp type version getenv system_time cmd',
    file: 'read_file write_file get_cwd consult list_dir',
    filename: 'join basename dirname extension rootname absname',
    eunit: 'test',
    ct: 'run_test',
    compile: 'file',
  },
}

const haskell: FamiliarFunctions = {
  bare: WHOLE,
  packages:
    whole(`Data Control.Monad Control.Applicative Control.Arrow Control.Exception Numeric Text Prelude Debug.Trace GHC.Generics
    GHC.Exts GHC.TypeLits Math Test System.IO System.Info System.Exit System.Random System.CPUTime System.Mem Main Lib`),
}

export const FAMILIAR_FUNCTIONS: Partial<Record<Language, FamiliarFunctions>> = {
  r,
  julia,
  octave,
  'wolfram-language': wolfram,
  elixir,
  erlang: elixir,
  haskell,
}
