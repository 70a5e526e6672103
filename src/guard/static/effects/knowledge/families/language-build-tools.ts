import type { KnowledgeTable } from '../entry.ts'
import {
  BUILT_WITH_DEBUGGER,
  DROPPED,
  GIVES_THE_PROGRAM,
  LOST_SCHEMA,
  OPEN_JAVA_DEBUGGER,
  OTHER_SOURCE,
  PUBLISHED_ELSEWHERE,
  TAKEN_INTO_BUILD,
  TO_ALL,
} from '../joint-facts.ts'
import { HASKELL_SOURCE } from '../joint-files.ts'

const BUILD_XML = { path: /^(?:pom|build)\.xml$/, language: 'tasks' } as const

/** Programs that build the projects of one language or for one system. */
export const languageBuildTools: KnowledgeTable = {
  // the JVM and .NET
  ant: {
    line: '-* | f,file,buildfile,-f,-file,-buildfile:script.tasks D: lib:libpath -lib:libpath l,logfile:write | kind=builder',
    variables: { ANT_OPTS: 'options.java' },
    letsIn: BUILT_WITH_DEBUGGER,
    unclear: [OPEN_JAVA_DEBUGGER],
    files: [{ ...BUILD_XML, usual: 'build.xml' }],
  },
  bloop: '-*',
  boot: '-* | f,file:script.lisp i,init:code.lisp e:code.lisp d,dependencies: r:peek s:peek',
  cdktf: '- -* | a,app:exec o,output:peek l,language: | sub',
  'cdktf deploy': '-* | a,app:exec o,output:peek var: var-file:read outputs-file:write',
  'cdktf diff': '-* | a,app:exec o,output:peek var: var-file:read',
  'cdktf synth': '-* | a,app:exec o,output:peek',
  gradle: {
    line: '-* | I,init-script:script.jvm b,build-file:script.jvm P: D: x: p,project-dir:libpath g,gradle-user-home:peek c,settings-file:script.jvm include-build:libpath | kind=builder',
    variables: { GRADLE_OPTS: 'options.java' },
    letsIn: BUILT_WITH_DEBUGGER,
    unclear: [LOST_SCHEMA, PUBLISHED_ELSEWHERE, OPEN_JAVA_DEBUGGER],
    files: [
      {
        path: /^(?:build|settings|init)\.gradle(?:\.kts)?$/,
        usual: 'build.gradle',
        language: 'jvm',
      },
    ],
  },
  gradlew: '=gradle',
  ivy: '-* | settings,-settings:config ivy,-ivy:config main,-main: cp:',
  jpm: '-* | | install',
  lein: {
    line: ' | | sub others=* kind=project-runner',
    letsIn: [
      [new RegExp(String.raw`\brepl\b.* :host ${TO_ALL}`), GIVES_THE_PROGRAM],
      ...BUILT_WITH_DEBUGGER,
    ],
    variables: { JVM_OPTS: 'options.java', LEIN_JVM_OPTS: 'options.java' },
  },
  'lein compile': '-*',
  'lein deps': '-*',
  'lein exec': 'script.lisp -* | e,-e:code.lisp p,-p:script.lisp ep,-ep:code.lisp',
  'lein new': '-*',
  'lein repl': '-* | | repl=lisp',
  'lein run': '-* | m: e,eval:code.lisp i,init:script.lisp',
  'lein test': '-*',
  'lein uberjar': '-*',
  'lein with-profile': '- -*',
  maven: '=mvn',
  mill: { line: '-* | i: home:peek D: import: | kind=project-runner', letsIn: BUILT_WITH_DEBUGGER },
  msbuild: {
    line: 'maybe* | p,-p: t,-t: m,-m: logger,-logger:lib bl,-bl:write | kind=project-runner',
    unclear: [TAKEN_INTO_BUILD],
  },
  mvn: {
    line: '-* | f,file:config s,settings:config D:setting P: pl,projects: rf,resume-from: gs,global-settings:config t,toolchains:config l,log-file:write T,threads: b: | out=meta kind=builder',
    secrets: [/showPasswords(?:=true)?(?: |$)/],
    // a goal of a plugin that nobody here knows; those that everybody uses lie under a few names
    letsIn: BUILT_WITH_DEBUGGER,
    unclear: [
      PUBLISHED_ELSEWHERE,
      OPEN_JAVA_DEBUGGER,
      [
        /(?:^| )(?!(?:org\.(?:apache|codehaus|springframework|jacoco|sonarsource|owasp|flywaydb|liquibase|openrewrite|jetbrains|eclipse|graalvm|pitest|asciidoctor|jooq|hibernate|wildfly|mvnpm|cyclonedx|basepom|glassfish)|io\.(?:quarkus|micronaut|spring|github\.git-commit-id|fabric8|helidon)|com\.(?:github\.spotbugs|diffplug|google|spotify|puppycrawl|microsoft|mycila|github\.eirslett|github\.ekryd|github\.spotless)|net\.(?:revelc|bytebuddy)|pl\.project13|ru\.yandex|se\.)\b)[a-z][\w-]*(?:\.[\w-]+)+:[\w.-]+(?::[\w.$-]+)?:[a-zA-Z][\w-]*(?:@\S+)?(?= |$)/,
        'whose plugin it runs',
      ],
      [
        new RegExp(
          String.raw`(?:remoteRepositories|archetypeCatalog|archetypeRepository|maven\.repo\.remote|\w*[rR]epo\w*\.?[uU]rl)=\S*${OTHER_SOURCE}`,
        ),
        'where packages come from',
      ],
      [new RegExp(String.raw`\bdeploy-file\b.*-Durl=\S*${OTHER_SOURCE}`), 'who gets the file'],
      [
        new RegExp(
          String.raw`(?:install|deploy):(?:[\d.]+:)?(?:install|deploy)-file\b.* -D(?:file|pomFile)=${DROPPED}`,
        ),
        'what is installed under the name of another package',
      ],
    ],
    settings: [
      [/^(?:exec\.executable|jvm|toolchain\..+)$/, 'program'],
      [/^maven\.ext\.class\.path$/, 'lib'],
      // deploy:deploy-file and its like
      [/^file$/, 'read'],
    ],
    variables: { MAVEN_OPTS: 'options.java', MAVEN_ARGS: 'options.mvn' },
    files: [{ ...BUILD_XML, usual: 'pom.xml' }],
  },
  mvnDebug: '=mvn',
  mvnd: '=mvn',
  mvnw: '=mvn',
  sbt: {
    line: 'own.sbt-command* | sbt-boot: ivy: java-home:peek | kind=project-runner',
    words: {
      'sbt-command': 'a command of sbt: `eval` and `set` take Scala',
    },
    variables: { SBT_OPTS: 'options.java' },
    letsIn: BUILT_WITH_DEBUGGER,
    unclear: [
      LOST_SCHEMA,
      PUBLISHED_ELSEWHERE,
      OPEN_JAVA_DEBUGGER,
      [
        /-Dsbt\.(?:global\.(?:base|plugins|settings)|boot\.\w+|repository\.config)=/,
        'what the build takes in',
      ],
    ],
  },
  'scala-cli': '- | | sub others=*',
  'scala-cli compile': 'peek*',
  'scala-cli fmt': 'peek*',
  'scala-cli package': 'source* | o,output:write main-class: | kind=compiler',
  'scala-cli repl': '- | S: dep: | repl=jvm',
  'scala-cli run': 'script.jvm* | main-class:',
  'scala-cli test': 'peek*',
  'shadow-cljs': '-* | A: config-merge:',
  xbuild: '=msbuild',

  // mobile devices
  aapt: '- -* | I:read F:write M:read S:peek A:peek J:peek',
  aapt2: '- -* | o:write I:read manifest:read',
  adb: {
    line: '- -* | s: H: P: t: L: | sub others=connect,disconnect,emu,forward,get-serialno,get-state,install-multiple,kill-server,reconnect,start-server,uninstall,usb,wait-for-device,pair,mdns,get-devpath kind=described',
    unclear: [
      [
        /^(?:-\S+ (?:\S+ )?)*shell .*\b(?:rm|dd|mkfs\S*|wipe\S*|format|reboot recovery|content (?:delete|update|insert)|pm (?:clear|uninstall|disable\S*|grant)|settings (?:put|delete)|appops set|dpm|locksettings|svc)\b/,
        'what the device is after that',
      ],
    ],
  },
  'adb devices': '-*',
  'adb install': 'read* | | install',
  'adb logcat': '-* | f: s: v:',
  'adb pull': '-*',
  'adb push': 'sendfile* dest',
  'adb root': '-*',
  'adb shell': 'exec-argv | e: | shell',
  apksigner:
    '- edit | ks:use key:use cert:use ks-pass: key-pass: out:write in:read provider-class:',
  avdmanager: '-*',
  eas: {
    line: '- -* | profile: platform: p: message:',
    unclear: [[/^credentials\b/, 'the secrets that are kept there']],
  },
  emulator: '-* | avd,-avd:| kind=described',
  expo: {
    line: '- -* | p,port: platform: host: | sub others=*',
    unclear: [[/^credentials|^fetch:/, 'the secrets that are kept there']],
  },
  fastboot: '- -* | s: w!destroy | sub others=devices,getvar,continue,reboot',
  'fastboot erase': '- | | destroy=erases-a-partition',
  'fastboot flash': '- read',
  'fastboot format': '- | | destroy=erases-a-partition',
  'react-native': '-*',
  sdkmanager: '-* | sdk_root:peek channel: package_file:read | install',
  'xcode-select': '-* | s:',
  xcodebuild:
    '-* | -project: -workspace: -scheme: -configuration: -destination: -sdk: -derivedDataPath: -archivePath: -exportPath: -exportOptionsPlist:read -resultBundlePath:',
  xcrun: 'argv | sdk: toolchain: f: find: | kind=folder-teller',
  zipalign: '- read write',

  // other compiled languages
  dune: ' | root:peek profile: j: | sub kind=project-runner',
  'dune build': '-*',
  'dune clean': '-*',
  'dune exec': 'argv | root:peek profile: context:',
  'dune ocaml': '-*',
  'dune runtest': '-*',
  'dune test': '-*',
  'dune utop': '- | | repl=compiled',
  gleam: ' | | sub others=* kind=project-runner',
  'gleam build': '-*',
  'gleam run': '-* | m,module: t,target: runtime:',
  'gleam shell': '- | | repl=erlang',
  'gleam test': '-*',
  lake: '-* | d:peek f:config | kind=project-runner',
  'mk-build-deps': 'read | t,tool:side s,root-cmd:side a:',
  ocamlbuild:
    '-* | pp,-pp:side ocamlc,-ocamlc:side ocamlopt,-ocamlopt:side plugin-option: lib: pkg: I: | kind=project-runner',
  rebar3: ' | | sub kind=project-runner',
  'rebar3 as': '- -*',
  'rebar3 compile': '-*',
  'rebar3 ct': '-* | suite: dir:peek group: case: config:config sys_config:config',
  'rebar3 escriptize': '-*',
  'rebar3 eunit': '-* | module: application: suite: file:peek dir:peek',
  'rebar3 release': '-*',
  'rebar3 shell':
    '- | config:config script:script.erlang apps: name: sname: setcookie: eval:code.erlang env-file:use | repl=erlang',
  stack: {
    line: ' | stack-yaml:peek work-dir:peek resolver,snapshot: compiler: extra-include-dirs:peek extra-lib-dirs:peek with-gcc:program j: color: | sub',
    files: [HASKELL_SOURCE],
  },
  'stack bench': '=stack build',
  'stack build': '-* | exec:exec ghc-options: flag: j:',
  'stack clean': '-*',
  'stack eval': 'code.haskell',
  'stack exec': 'argv | package: cwd: rts-options:',
  'stack ghc': '=ghc',
  'stack ghci': '-* | package: with-ghc:program ghci-options: | repl=haskell',
  'stack install': '-* | | install',
  'stack new': '-*',
  'stack path': '-*',
  'stack repl': '=stack ghci',
  'stack run': '-*',
  'stack runghc': 'script.haskell -* | package: cwd:',
  'stack runhaskell': '=stack runghc',
  'stack script': 'script.haskell -* | package: resolver: ghc-options:',
  'stack setup': '-* | | install',
  'stack test': '=stack build',
}
