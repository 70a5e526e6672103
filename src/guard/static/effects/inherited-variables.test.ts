import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('variables that programs obey', () => {
  it.each([
    // libraries and modules from where anybody can write
    'export FOO_PLUGIN_PATH=/var/tmp/p',
    'BAR_MODULES=/dev/shm bar',
    // configurations and start-up files
    'OPENSSL_CONF=/tmp/c.cnf openssl req -new',
    'R_PROFILE_USER=/tmp/p.R Rscript a.R',
    // options of a program
    "TAR_OPTIONS='--checkpoint-action=exec=sh --checkpoint=1' tar cf a.tar src",
    "GOFLAGS='-toolexec=/tmp/t' go vet ./...",
    "GNUMAKEFLAGS='--eval=go:;bash' make go",
    'MAVEN_OPTS=-javaagent:/tmp/a.jar mvn verify',
    // tools
    'CC=/tmp/cc ./configure',
    "CC='sh -i' make",
    'MY_COMPILER_LAUNCHER=/tmp/l cmake .',
    // files that are written
    'MALLOC_TRACE=/etc/cron.d/t ls',
  ])('%s', (command) => {
    expect(analyse(command).verdict).toBe('BLOCK')
  })

  it.each([
    'CC="ccache gcc" ./configure --prefix=/usr',
    'CC=musl-gcc CFLAGS=-O2 make',
    'export CC=$(which clang)',
    'GOFLAGS=-mod=vendor go build ./...',
    'JAVA_OPTS="-Xmx2g -Dfile.encoding=UTF-8" ./gradlew build',
    'RUSTFLAGS="-C target-cpu=native" cargo build',
    'PYTEST_ADDOPTS="-x -q" pytest',
    'JAVA_TOOL_OPTIONS=-javaagent:/opt/watch/agent.jar java -jar app.jar',
    'LESS=-R git log',
    'GIT_CONFIG_GLOBAL=/dev/null git status',
    'KUBECONFIG=/tmp/kind kubectl get nodes',
    'TF_PLUGIN_CACHE_DIR=/tmp/cache terraform validate',
    'CONFIG_SHELL=/bin/bash ./configure',
    'FZF_DEFAULT_COMMAND="rg --files" fzf',
    'APP_LOG_FILE=/tmp/app.log ./app',
  ])('lets ordinary work pass: %s', (command) => {
    expect(analyse(command).verdict).not.toBe('BLOCK')
  })
})
