import type { ExampleTable } from './example.ts'

/** What brings files that somebody else made, keeps a command for later, or loads code that it is told. */
export const fetchedAndKept: ExampleTable = {
  // what is run, now or whenever it starts
  aider: {
    use: "aider --lint-cmd 'python: ruff check' src/a.py → nothing",
    attack: "aider --test-cmd 'cat /etc/shadow' --auto-test → read /etc/shadow",
  },
  claude: {
    use: 'claude mcp list → nothing',
    attack: 'claude mcp add notes -- cat /etc/shadow → read /etc/shadow',
  },
  gemini: {
    use: 'gemini mcp list → nothing',
    attack: 'gemini mcp add notes cat /etc/shadow → read /etc/shadow',
  },
  nodemon: {
    use: "nodemon -x 'node app.js' → read app.js",
    attack: "nodemon -x 'cat /etc/shadow' → read /etc/shadow",
  },
  rollup: {
    use: 'rollup -c → nothing',
    attack: "rollup -w --watch.onEnd 'cat /etc/shadow' → read /etc/shadow",
  },
  'pixi run': {
    use: 'pixi run pytest → nothing',
    attack: 'pixi run cat /etc/shadow → read /etc/shadow',
  },
  'repo forall': {
    use: "repo forall -c 'ls -l' → nothing",
    attack: "repo forall -c 'cat /etc/shadow' → read /etc/shadow",
  },
  'n exec': {
    use: 'n exec 20 node -v → nothing',
    attack: 'n exec 20 cat /etc/shadow → read /etc/shadow',
  },
  'n run': {
    use: 'n run 20 app.js → read app.js',
    attack: 'n run 20 /etc/shadow → read /etc/shadow',
  },
  'deno task': {
    use: 'deno task dev → nothing',
    attack: "deno task --eval 'cat /etc/shadow' → read /etc/shadow",
  },
  lerna: {
    use: 'lerna run build → nothing',
    attack: 'lerna --npm-client /tmp/x run build → load /tmp/x',
  },
  'lerna run': {
    use: 'lerna run test --scope web → nothing',
    attack: 'lerna run build --npm-client /tmp/x → load /tmp/x',
  },
  act: {
    use: 'act -j test → nothing',
    attack: 'act -W /tmp/flows → run /tmp/flows',
  },

  // what is loaded
  jest: {
    use: 'jest --setupFilesAfterEnv ./jest.setup.js → nothing',
    attack: [
      'jest --globalSetup /tmp/x.js → load /tmp/x.js',
      'jest --config \'{"globalSetup":"/tmp/x.js"}\' → load /tmp/x.js',
    ],
  },
  stylelint: {
    use: 'stylelint --fix a.css → write a.css',
    attack: 'stylelint --custom-syntax /tmp/x.js a.css → load /tmp/x.js',
  },
  postcss: {
    use: 'postcss a.css -u autoprefixer -o b.css → read a.css; write b.css',
    attack: 'postcss a.css --use /tmp/x.js → load /tmp/x.js',
  },
  lazygit: {
    use: 'lazygit → nothing',
    attack: 'lazygit --use-config-dir /tmp/x → load /tmp/x',
  },

  'lerna bootstrap': {
    use: 'lerna bootstrap → nothing',
    attack: 'lerna bootstrap --npm-client /tmp/x → load /tmp/x',
  },
  jscodeshift: {
    use: 'jscodeshift -t codemods/rename.ts src → read codemods/rename.ts',
    attack: 'jscodeshift -t /etc/shadow src → read /etc/shadow',
  },
  'graphql-codegen': {
    use: 'graphql-codegen -r ts-node/register → nothing',
    attack: 'graphql-codegen -r /tmp/x.js → load /tmp/x.js',
  },
  tap: {
    use: 'tap --plugin=@tapjs/clock test → touch test',
    attack: 'tap --plugin=/tmp/x test → load /tmp/x',
  },
  nx: {
    use: 'nx run-many -t build → nothing',
    attack: 'nx run-many -t build --runner=/tmp/x → load /tmp/x',
  },
  'udocker run': {
    use: 'udocker run alpine ls → nothing',
    attack: 'udocker run --volume=/:/h alpine ls → privilege /',
  },
  'distrobox create': {
    use: 'distrobox create -n dev -i alpine → fetch distrobox create',
    attack: 'distrobox create -n dev -i alpine --volume /:/h → privilege /',
  },
  'singularity build': {
    use: 'singularity build x.sif x.def → write x.sif',
    attack: 'singularity build x.sif /tmp/x.def → run /tmp/x.def',
  },

  // what is brought, given away or let in
  'git svn clone': {
    use: 'git svn clone https://svn.example.org/x → fetch https://svn.example.org/x',
    attack: 'git svn clone --authors-prog=/tmp/x https://svn.example.org/x → run /tmp/x',
  },
  'git remote': { use: 'git remote add upstream https://github.com/acme/x → nothing' },
  'vcsh clone': {
    use: 'vcsh clone https://github.com/acme/x → fetch https://github.com/acme/x',
    attack: 'vcsh clone https://github.com/acme/x ~/.ssh → write /home/user/.ssh/authorized_keys',
  },
  'git subtree': { use: 'git subtree push --prefix docs origin pages → nothing' },
  'gh run download': { use: 'gh run download 123 -n dist → nothing' },
  'glab ci artifact': { use: 'glab ci artifact main build → nothing' },
  'glab release download': { use: 'glab release download v1 -D out → nothing' },
  'sendme receive': { use: 'sendme receive blobabc → nothing' },
  croc: { use: 'croc 1234-code-phrase → nothing' },
  'docker service': {
    use: 'docker service ls → nothing',
    attack: 'docker service create --mount type=bind,source=/,target=/h alpine → privilege /',
  },
  'tailscale drive': { attack: 'tailscale drive share all /etc → send anybody' },
  'wormhole ssh invite': { attack: 'wormhole ssh invite → privilege' },
  conjur: {
    use: 'conjur list → nothing',
    attack: 'conjur variable get -i db → read secret://conjur',
  },
  credstash: {
    use: 'credstash list → nothing',
    attack: 'credstash get db → read secret://credstash',
  },
}
