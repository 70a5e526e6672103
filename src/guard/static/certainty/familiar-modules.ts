import type { Language } from '../effects/knowledge/languages.ts'

/**
 * Modules whose calls are read, or that only work on data: code that calls others does what nobody here
 * knows. A name stands for all below it (`os` for `os.path`, `List` for `List::Util`).
 */
export interface FamiliarModules {
  readonly names: ReadonlySet<string>
  /** Whole groups: `List::…`, `d3-…`. */
  readonly groups?: RegExp
  /** What of them is not: servers that let others call what they like. */
  readonly except?: RegExp
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

const python: FamiliarModules = {
  names: words(`
    __future__ __main__ _thread abc argparse array ast asyncio atexit base64 binascii bisect bz2 calendar
    cgi cmath codecs collections collections.abc colorsys compileall concurrent configparser contextlib
    contextvars copy copyreg csv dataclasses datetime decimal difflib dis doctest email encodings enum errno
    fcntl filecmp fileinput fnmatch fractions ftplib functools gc getopt getpass gettext glob graphlib grp
    gzip hashlib heapq hmac html http imp importlib inspect io ipaddress itertools json keyword linecache
    locale logging lzma mailbox math mimetypes mmap multiprocessing netrc ntpath numbers operator optparse os
    pathlib pdb pkgutil pkg_resources platform plistlib posixpath pprint profile pstats pty pwd py_compile
    queue quopri random re reprlib resource sched secrets select selectors shlex shutil signal site smtplib
    socket socketserver sqlite3 ssl stat statistics string stringprep struct subprocess sys sysconfig
    syslog tarfile telnetlib tempfile termios test textwrap threading time timeit token tokenize tomllib
    trace traceback tracemalloc tty types typing unicodedata unittest urllib uu uuid venv warnings wave
    weakref webbrowser xml xmlrpc.client zipapp zipfile zipimport zlib zoneinfo cProfile StringIO cStringIO
    Queue ConfigParser urllib2 urlparse httplib commands ctypes marshal pickle runpy code codeop spwd
    crypt distutils ensurepip lib2to3 curses tkinter turtle readline
    yaml requests numpy np pandas pd scipy matplotlib seaborn sklearn torch torchvision torchaudio tensorflow
    keras jax flax transformers datasets tokenizers accelerate diffusers huggingface_hub sentence_transformers
    openai anthropic tiktoken langchain spacy nltk gensim cv2 PIL skimage imageio plotly bokeh altair dash
    streamlit gradio networkx sympy statsmodels xgboost lightgbm catboost optuna joblib numba cupy pyarrow
    polars dask ray h5py zarr netCDF4 xarray geopandas shapely pyproj rasterio astropy Bio rdkit
    flask django fastapi starlette uvicorn gunicorn werkzeug jinja2 markupsafe click typer rich tqdm colorama
    pydantic attr attrs marshmallow sqlalchemy alembic psycopg2 psycopg pymysql MySQLdb asyncpg redis pymongo
    peewee celery httpx aiohttp urllib3 bs4 lxml html5lib feedparser markdown mistune docutils sphinx pygments
    toml tomli tomlkit simplejson orjson ujson msgpack dateutil pytz arrow pendulum humanize tabulate
    prettytable termcolor six future packaging setuptools pip wheel build twine virtualenv poetry hatch
    importlib_metadata importlib_resources typing_extensions pytest hypothesis mock faker nox tox coverage
    black isort flake8 mypy pylint ruff bandit chardet charset_normalizer idna certifi openpyxl xlrd
    xlsxwriter docx pptx PyPDF2 pypdf pdfplumber fitz reportlab qrcode regex parso jedi IPython ipykernel
    notebook nbformat nbconvert google.protobuf grpc thrift avro fastavro onnx onnxruntime mlflow wandb
    cryptography OpenSSL nacl jwt passlib bcrypt blinker itsdangerous more_itertools toolz cachetools
    sortedcontainers bitarray psutil distro magic dotenv decouple environs loguru structlog
    apt apt_pkg dbus gi systemd cairo lsb_release debian mercurial jsonschema jmespath deepdiff audit cffi thread
    app main src tests test config models settings utils manage setup conftest helpers common lib core`),
  except: /^(?:multiprocessing\.managers|xmlrpc\.server|idlelib)/,
}

const ruby: FamiliarModules = {
  names: words(`
    json yaml psych csv erb date time set securerandom digest base64 benchmark bigdecimal bundler cgi
    coverage delegate English erb etc expect fcntl fiddle fileutils find forwardable getoptlong io ipaddr irb
    logger matrix minitest monitor mutex_m net/http net/https net/smtp net/ftp net/protocol nkf observer open3
    open-uri openssl optparse ostruct pathname pp prettyprint prime pstore pty racc rake rbconfig rdoc
    readline reline resolv rexml ripper rss rubygems shellwords singleton socket stringio strscan tempfile
    test/unit thread timeout tmpdir tsort uri weakref webrick win32ole xmlrpc/client zlib un drb
    nokogiri active_support active_record action_view rails sinatra rack puma rspec faraday httparty
    rest-client redis pg mysql2 sqlite3 sequel mongo jekyll kramdown redcarpet rouge liquid slim haml tilt
    thor highline tty-prompt rainbow colorize pastel dotenv pry byebug rubocop simplecov factory_bot faker
    capybara selenium-webdriver nokogiri/html concurrent ffi msgpack oj multi_json addressable mime/types
    mail builder gem chunky_png mini_magick spreadsheet roo prawn asciidoctor toml tomlrb ox hashie dry
    helper test_helper spec_helper`),
  groups:
    /^(?:\.{0,2}\/|json\/|yaml\/|digest\/|date\/|optparse\/|rexml\/|active_support\/|rails\/|bundler\/|rubygems\/|rake\/|rspec\/|minitest\/|net\/http\/|openssl\/|nokogiri\/)/,
}

const perl: FamiliarModules = {
  names: words(`
    Benchmark Carp CGI Config Cwd CORE DB_File
    DBI DirHandle Dumpvalue English Env Errno Exporter Fatal Fcntl FileHandle FindBin I18N IO Memoize
    POSIX SelectSaver SelfLoader Socket Storable Symbol Thread Tie UNIVERSAL Unicode User JSON YAML
    DateTime Moose Moo Mouse Mojolicious Dancer Plack Template Test Try TryCatch Error Readonly Params LWP
    HTTP URI HTML XML MIME Email Digest Encode Compress Archive Crypt Date Time Text List Scalar Hash Sub Math
    Data File Getopt Term Module Locale Class Type Types Path Number String Set Array Algorithm Graph Spreadsheet
    Excel Image GD Log Pod Perl CPAN ExtUtils Devel B Attribute Filter IPC Inline DynaLoader XSLoader
    Debconf Dpkg Debian`),
  groups: /^(?:[a-z]|Net::(?:HTTP|FTP|SMTP|hostent|netent|DNS|Domain|Cmd|Config|Ping|IP)\b)/,
}

const javascript: FamiliarModules = {
  names: words(`
    assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns
    domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring
    readline sea sqlite stream string_decoder sys test timers tls trace_events tty url util v8 vm wasi
    worker_threads zlib bun deno
    lodash underscore ramda moment dayjs luxon date-fns axios node-fetch got superagent undici ky express koa
    fastify hapi hono next nuxt react react-dom preact vue svelte angular jquery rxjs redux mobx zod yup
    joi ajv chalk picocolors kleur colors ansis commander yargs minimist meow inquirer prompts enquirer ora
    debug winston pino bunyan morgan dotenv cors helmet body-parser uuid nanoid semver glob globby fast-glob
    tinyglobby minimatch micromatch picomatch chokidar rimraf mkdirp fs-extra graceful-fs execa shelljs zx
    cross-spawn cheerio jsdom marked markdown-it remark rehype highlight.js prismjs prettier eslint typescript
    esbuild rollup rolldown vite webpack parcel babel swc terser postcss autoprefixer tailwindcss sass less
    stylus jest vitest mocha chai sinon ava tape tap supertest nyc c8 playwright puppeteer cypress d3 three
    chart.js echarts p5 sharp jimp canvas pdfkit pdf-lib xlsx exceljs papaparse csv-parse js-yaml yaml toml
    ini json5 xml2js fast-xml-parser protobufjs mongoose mongodb pg mysql mysql2 sqlite3 better-sqlite3
    redis ioredis knex sequelize typeorm drizzle-orm graphql apollo-server socket.io ws bcrypt bcryptjs
    @jest @playwright @testing-library @vitest jsonwebtoken passport multer nodemailer openai archiver adm-zip tar bluebird async q immer immutable
    classnames prop-types core-js tslib regenerator-runtime source-map acorn espree esprima escodegen
    magic-string handlebars ejs pug mustache nunjucks eta qs bytes ms mime iconv-lite inherits safe-buffer`),
  groups:
    /^(?:\.{0,2}(?:\/|$)|#|~\/|@\/|node:|file:|data:|d3-|vega|es-|is-|has-|get-|string-|strip-|ansi-|react-|vue-|babel-|eslint-|rollup-|webpack-|postcss-|remark-|rehype-|lodash[./]|date-fns\/|rxjs\/|@(?:babel|types|vitest|testing-library|jest|rollup|rolldown|vitejs|vue|angular|emotion|mui|tanstack|hono|modelcontextprotocol|typescript-eslint|eslint|swc|nestjs|reduxjs|trpc|prisma|supabase|octokit|actions|npmcli|ai-sdk|anthropic-ai|openai|langchain|tensorflow|huggingface)\/|.*\/package\.json$|.*\.json$)/,
}

const lua: FamiliarModules = {
  names: words(
    'socket ssl lfs cjson dkjson json inspect lpeg re bit bit32 ffi utf8 string table math os io coroutine debug package posix luaunit busted penlight pl lyaml argparse ltn12 mime zlib luasql',
  ),
  groups: /^(?:socket\.|pl\.|resty\.|vim\b|\.)/,
}

export const FAMILIAR: Partial<Record<Language, FamiliarModules>> = {
  python,
  ruby,
  perl,
  javascript,
  lua,
}
