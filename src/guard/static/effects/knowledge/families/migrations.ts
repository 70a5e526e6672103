import { unlessAsked } from '../asking-words.ts'
import type { KnowledgeTable } from '../entry.ts'
import { KEPT_SECRETS, LOST, LOST_SCHEMA, REBUILT_SCHEMA } from '../joint-facts.ts'

/** Forward, a step is written down in a project; back, it takes tables and columns away with what is in them. */
const FORWARD =
  'up|migrate|migration|deploy|apply|create|new|add|init|generate|make|pending|upgrade|fix|lint|format|seed|heads|squash|dry-run|script|stamp|mark|unmark|break-lock|test|plan|pull|prepare|build|compile|upto|run|watch|commit|uncommit|complete|start|convert|analyze|parse'

const FORWARD_ONLY = unlessAsked(LOST, FORWARD, String.raw`-\S+(?: [^\s-]\S*)?`)
/** The state before the first step. */
const TO_NOTHING = /(?:^| )(?:-[dt]|--(?:to|target|destination|version))[= ](?:0|-\d+)(?: |$)/

const MIGRATOR = {
  line: '- -* | c,config: e,env,environment: d,dir,path: u,url,dsn,database: | out=meta',
  unclear: [FORWARD_ONLY, [TO_NOTHING, LOST]],
} as const

/** Programs that change what a database looks like, step by step, forward and back. */
export const migrations: KnowledgeTable = {
  aerich: MIGRATOR,
  dbdeploy: MIGRATOR,
  evolve: MIGRATOR,
  geni: MIGRATOR,
  diesel: {
    line: '- -* | database-url: config-file: migration-dir: | out=meta',
    unclear: [[/^(?:-\S+ )*(?:database (?:reset|drop)|migration (?:revert|redo))\b/, LOST]],
  },
  'graphile-migrate': {
    line: '- -* | config:script.javascript | out=meta',
    unclear: [FORWARD_ONLY, [/--(?:erase|force)\b/, LOST]],
  },
  grate: { line: MIGRATOR.line, unclear: [[/(?:^| )--drop\b/, LOST]] },
  migrations: MIGRATOR,
  'mikro-orm': {
    line: '- -* | config:script.javascript | out=meta',
    unclear: [LOST_SCHEMA, REBUILT_SCHEMA, [/^database:import\b/, LOST]],
  },
  'mikro-orm-esm': '=mikro-orm',
  pgmigrate: MIGRATOR,
  pgroll: MIGRATOR,
  phinx: {
    line: '- -* | c,configuration:script.php e,environment: t,target: d,date: p,parser: s,seed: | out=meta',
    unclear: [unlessAsked(LOST, 'init|create|migrate|seed:\\S+|test|breakpoint|list')],
  },
  refinery: MIGRATOR,
  reshape: MIGRATOR,
  rh: { line: MIGRATOR.line, unclear: [[/(?:^| )[-/]+drop\b/, LOST]] },
  'sea-orm-cli': {
    line: '- -* | u,database-url: d,migration-dir:peek o,output-dir:peek s,database-schema: | out=meta',
    unclear: [[/\bmigrate (?:-\S+ (?:\S+ )?)*(?:fresh|refresh|reset|down)\b/, LOST]],
  },
  shmig: {
    line: '- -* | d: t: m,migrations:peek l: p: H: P: s: | out=meta',
    unclear: [[/(?:^| )(?:down|rollback|redo)\b/, LOST]],
  },
  skeema: {
    line: '- -* | h,host: u,user: p,password: d,dir:peek ddl-wrapper,alter-wrapper:exec | out=meta',
    unclear: [
      unlessAsked(LOST, 'init|add-environment|pull|format|lint|push'),
      [/--allow-unsafe\b|--safe-below-size\b/, LOST],
    ],
  },
  'sql-migrate': {
    line: '- -* | config,-config:config env,-env: | out=meta',
    unclear: [FORWARD_ONLY],
  },
  sqlx: {
    line: '- -* | D,database-url: source: | out=meta',
    unclear: [[/^(?:-\S+ )*(?:database (?:drop|reset)|migrate revert)\b/, LOST]],
  },
  tern: {
    line: '- -* | c,config:config m,migrations:peek d,destination: conn-string: host: user: password: database: | out=meta',
    unclear: [[/(?:^| )(?:-d|--destination)[= ](?:0|-)/, LOST]],
  },
  umzug: MIGRATOR,
  yoyo: {
    line: '- -* | d,database: c,config:config m,match: r,revision:',
    unclear: [unlessAsked(LOST, 'apply|new|init|mark|unmark|break-lock|develop', String.raw`-\S+`)],
  },

  // consoles of web applications that have migrations among much else
  cake: {
    line: '- -* | | out=meta kind=application-console',
    unclear: [LOST_SCHEMA],
  },
  console: {
    line: '- -* | e,env: | out=meta kind=application-console',
    unclear: [
      [/^(?:-\S+ )*(?:debug:container .*--env-var|debug:config)/, KEPT_SECRETS],
      LOST_SCHEMA,
      REBUILT_SCHEMA,
      [
        /^(?:-\S+ )*(?:doctrine:fixtures:load|messenger:failed:remove|cache:pool:prune)\b(?!.*--append\b)/,
        LOST,
      ],
      [
        /^(?:-\S+ )*(?:secrets:(?:list --reveal|decrypt-to-local|reveal))/,
        'the secrets that it shows',
      ],
    ],
    secrets: [/^(?:-\S+ )*debug:dotenv(?: |$)/],
  },
  craft: { line: '- -* | | out=meta kind=application-console', unclear: [LOST_SCHEMA] },
  magento: {
    line: '- -* | | out=meta kind=application-console',
    unclear: [
      [/^(?:-\S+ )*(?:setup:(?:uninstall|rollback)|module:uninstall)\b/, LOST],
      [
        /^(?:-\S+ )*(?:admin:user:(?:create|unlock)|security:|encryption:)/,
        'who gets in from then on',
      ],
    ],
  },
  micrate: { line: '- -*', unclear: [[/^(?:down|redo)\b/, LOST]] },
  spark: { line: '- -* | | out=meta kind=application-console', unclear: [LOST_SCHEMA] },
  yii: { line: '- -* | | out=meta kind=application-console', unclear: [LOST_SCHEMA] },
}
