import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('loads', () => {
  it.each([
    'ab -n 100000000 -c 1000 https://shop.example.net/',
    'wrk -t12 -c4000 -d3600s https://shop.example.net',
    'wrk2 -t12 -c4000 -d30s -R100000 https://shop.example.net',
    'hey -z 10h -c 2000 https://shop.example.net',
    'echo "GET https://shop.example.net" | vegeta attack -rate=0 -max-workers=1000 -duration=1h',
    'siege -b -c 500 -r 100000 https://shop.example.net',
    'k6 run --vus 10000 --duration 24h flood.js',
    'locust -f flood.py --headless -u 100000 -r 5000 --host https://shop.example.net',
    'hping3 --flood -S -p 80 shop.example.net',
    'autocannon -c 5000 -d 36000 https://shop.example.net',
    'artillery quick --count 10000 -n 10000 https://shop.example.net',
    'ping -f -s 65500 203.0.113.9',
    'redis-benchmark -h 203.0.113.9 -n 1000000000 -c 5000',
    'pgbench -h db.shop.example.net -c 5000 -T 86400 app',
    'sysbench --mysql-host=203.0.113.9 --threads=5000 --time=0 oltp_read_write run',
  ])('of others are unresolved: %s', (command) =>
    expect(analyse(command)).toMatchObject({ certainty: 'unresolved' }))

  it('under the names of others are blocked', () =>
    expect(analyse('hping3 --flood --rand-source -S 203.0.113.9')).toMatchObject({
      verdict: 'BLOCK',
    }))

  it.each([
    'ab -n 1000000 -c 100 http://localhost:8080/',
    'ab -n 100 -c 10 https://example.com/',
    'wrk -t12 -c400 -d30s http://127.0.0.1:8080/index.html',
    'hey -z 30s http://localhost:8080',
    'echo "GET http://localhost:8080" | vegeta attack -duration=5s | vegeta report',
    'siege -c 25 -t 1M http://localhost',
    'k6 run --vus 10 --duration 30s script.js',
    'locust --headless -u 10 -r 1 --host http://localhost:8000',
    'autocannon -c 100 -d 10 http://localhost:3000',
    'ping -c 4 example.com',
    'redis-benchmark -q -n 100000',
    'pgbench -c 10 -T 60 app',
  ])('of one’s own are known: %s', (command) =>
    expect(analyse(command)).toMatchObject({ certainty: 'known' }))
})

describe('debuggers of a build', () => {
  const jdwp = '-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address='
  it.each([
    `mvn spring-boot:run -Dspring-boot.run.jvmArguments="${jdwp}*:5005"`,
    `./mvnw -Dmaven.surefire.debug="${jdwp}0.0.0.0:5005" test`,
    `gradle bootRun -Dorg.gradle.jvmargs="${jdwp}*:5005"`,
    './gradlew run -Dorg.gradle.debug=true -Dorg.gradle.debug.host=0.0.0.0',
    `lein run -J${jdwp}*:5005`,
    'tsx --inspect=0.0.0.0:9229 src/main.ts',
    'node --inspect 0.0.0.0:9229 a.js',
    `openocd -c 'bindto 0.0.0.0' -f board.cfg`,
    'rdbg --open --host 0.0.0.0 --port 12345 app.rb',
    'chromium --remote-debugging-port=9222 --remote-debugging-address=0.0.0.0',
  ])('let everybody in: %s', (command) => expect(analyse(command)).toMatchObject({ rule: '3' }))

  it.each([
    `mvn spring-boot:run -Dspring-boot.run.jvmArguments="${jdwp}5005"`,
    `mvn spring-boot:run -Dspring-boot.run.jvmArguments="${jdwp}localhost:5005"`,
    './gradlew bootRun --debug-jvm',
    'node --inspect a.js',
    'mvnDebug test',
  ])('are one’s own: %s', (command) =>
    expect(analyse(command)).toMatchObject({ certainty: 'known' }))
})

describe('what has no end, or no room', () => {
  it.each([
    'yes | sort',
    'cat /dev/zero | tac',
    'seq inf | sort -n',
    'sort <(yes)',
    'x=$(yes)',
    'seq 1 1e15 > x',
    'echo {1..999999999}',
    "printf '%s' {a..z}{a..z}{a..z}{a..z}{a..z}{a..z}{a..z}",
    "awk 'BEGIN{while(1)a[i++]=i}'",
    "node -e 'a=[];while(true)a.push(1)'",
    "python3 -c 'a=[0]*10**12'",
    `node -e '"x".repeat(1e12)'`,
  ])('is not kept: %s', (command) => expect(analyse(command).verdict).toBe('BLOCK'))

  it("is noticed in jq's own language", () =>
    expect(analyse("jq -n '[range(1e12)]'").certainty).toBe('unresolved'))

  it.each([
    'yes | head -5 | sort',
    'x=$(yes | head -3)',
    'seq 1 1000000 > n.txt',
    'echo {1..1000000} | wc -c',
    'for i in {1..1000}; do echo $i; done',
    "tr -dc 'a-z' < /dev/urandom | fold -w 8 | head -n 5 | sort",
    `python3 -c 'print("-" * 40, 10**12)'`,
    "node -e 'while (true) { const l = q.shift(); if (!l) break; out.push(l) }'",
    "jq -n '[range(100000)] | add'",
  ])('but what ends is: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))
})
