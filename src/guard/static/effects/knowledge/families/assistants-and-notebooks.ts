import type { KnowledgeTable } from '../entry.ts'
import type { DisarmingArguments, RiskyArguments } from '../facts.ts'
import { ASKS_NOBODY, NO_HOOKS, OTHER_SETTINGS, REMOVED_PLUG_IN, YOLO } from '../guard-facts.ts'
import { EDITOR_FOR_ALL } from '../joint-facts.ts'
import { AGENT_PROMPTS, AGENT_SETTINGS } from '../joint-files.ts'

/** An unlimited shell, in the words for permissions. */
const WHOLE_SHELL = String.raw`(?:\*|Bash|shell|run_shell_command)(?:\([\s:*]*\))?`

/** A server of tools from where anybody can put files, which every later session starts. */
const DROPPED_SERVER: RiskyArguments = [
  /^(?:-\S+ )*mcp add(?:-json)?\b.*[\s"'=]\/(?:var\/)?(?:tmp|dev\/shm)\//,
  'what the server does',
]

/** `mcp add NAME COMMAND`: every later session starts the command. */
const SERVER = ['mcp add', 'mcp add-json']

/** The same word of several agents. */
const AUTO: DisarmingArguments = [/^--auto$/, ASKS_NOBODY, 'option']
/** What younger agents call it, most of them after the older ones. */
const ACTS_UNASKED: DisarmingArguments = [
  /^--(?:yolo|auto-?approve|always-approve|dangerously-skip-permissions|dangerously-\S+|trust-all-tools|allow-all(?:-tools)?|skip-permissions(?:-unsafe)?|permission-mode=(?:bypassPermissions|yolo|auto|dontAsk)|approval-mode=(?:yolo|auto|never)|yes-always)$/i,
  ASKS_NOBODY,
  'option',
]
/** It goes to work by itself, and asks no hooks. */
const ITS_ORDERS = 'what it does about its orders'
const YES: DisarmingArguments = [/^(?:-y|--yes|--auto_run|--auto-run)$/, ASKS_NOBODY, 'option']

/** Assistants with language models, models of one's own, and notebooks. */
export const assistantsAndNotebooks: KnowledgeTable = {
  // assistants and models
  aegish: {
    line: 'maybe* | policy,file:read | kind=guard',
    disarms: [
      [
        /^(?:-\S+ )*hook (?:-\S+ )*(?:install|uninstall|remove|disable|enable)\b(?!.* (?:--?h(?:elp)?|--dry-run)(?: |$))/,
        'changes where this guard is installed',
      ],
      [/^(?:-\S+ )*allow\b(?!.* --?h(?:elp)?$)/, 'lets through what was denied'],
      [
        /^(?:-\S+ )*(?:policy (?!check\b|test\b|show\b|list\b|explain\b|schema\b|help\b|-)\S|config set\b|uninstall\b)/,
        'changes what this guard decides by',
      ],
      [
        /^(?:-\S+ )*(?:serve\b(?!.* (?:--status|--?h(?:elp)?)(?: |$))|audit (?:clear|prune|rotate|delete|remove|rm)\b)/,
        'starts or stops the service of this guard, or empties its log',
      ],
    ],
  },
  aider: {
    line: '-* | lint-cmd,test-cmd,notifications-command:own.agent-tool editor:editor load:read | speaks',
    words: {
      'agent-tool': 'a command, perhaps with the language in front that it is for: `python: ruff`',
    },
    disarms: [[/^--yes(?:-always)?$/, ASKS_NOBODY, 'option']],
  },
  amp: {
    line: '-* | x,execute: | interactive kind=agent,plain-input',
    disarms: [[/^--dangerously-allow-all$/, ASKS_NOBODY, 'option']],
  },
  auggie: { kinds: ['agent'] },
  claude: {
    line: '-* | mcp-config:own.tool-servers | interactive speaks kind=agent,plain-input',
    words: {
      'tool-servers': 'servers of tools that it starts: a file of them, or the text itself',
    },
    keeps: SERVER,
    unclear: [DROPPED_SERVER],
    files: [AGENT_SETTINGS, AGENT_PROMPTS],
    packages: [/^@anthropic-ai\/claude-code$/],
    disarms: [
      NO_HOOKS,
      [/^--(?:settings|setting-sources)=/, OTHER_SETTINGS, 'option'],
      [
        /^--(?:allow-)?dangerously-skip-permissions$|^--permission-mode=bypassPermissions$/,
        ASKS_NOBODY,
        'option',
      ],
      [
        new RegExp(`^--allowed-?tools=(?:[^()]*,)?${WHOLE_SHELL}(?:,|$)`, 'i'),
        'starts an agent that runs every command unasked',
        'option',
      ],
      [/^(?:-\S+ )*config (?:set|add|remove|rm)\b/, 'changes the settings of an agent'],
      REMOVED_PLUG_IN,
    ],
  },
  'claude-code': '=claude',
  cline: {
    kinds: ['agent'],
    packages: [/^cline$/],
    disarms: [[/^--(?:config|data-dir)=/, OTHER_SETTINGS, 'option'], YOLO, REMOVED_PLUG_IN],
  },
  codex: {
    line: '- | c,config:setting m: C: p: a: s: i: | sub interactive speaks kind=agent,plain-input',
    unclear: [DROPPED_SERVER],
    packages: [/^@openai\/codex$/],
    disarms: [
      [
        /^--(?:dangerously-bypass-[\w-]+|yolo)$|^(?:-a|--ask-for-approval)=never$|^(?:-s|--sandbox)=danger-full-access$/,
        ASKS_NOBODY,
        'option',
      ],
      [
        /^--disable=\w*hooks$|^--ignore-user-config$|^(?:-c|--config)=["']?(?:hooks|features\.\w*hooks|approval_policy|sandbox_mode\s*=\s*["']?danger)/,
        'starts an agent with its hooks or questions switched off',
        'option',
      ],
      REMOVED_PLUG_IN,
      [/^(?:-\S+ )*features (?:disable|set)\b/, 'changes the settings of an agent'],
    ],
    settings: [[/^(?:notify|mcp_servers\..+\.command)$/, 'side']],
    files: [AGENT_SETTINGS],
  },
  'codex apply': '-*',
  'codex debug': '- argv',
  'codex exec': '-* | m: c,config:setting s: C: p: o:write',
  'codex login': '-*',
  'codex sandbox': '- argv',
  crush: {
    line: '-* | | interactive speaks kind=agent,plain-input',
    disarms: [YOLO, [/^-y$/, ASKS_NOBODY, 'option']],
    unclear: [[/^(?:-\S+ )*run\b(?!.* --help)/, ITS_ORDERS]],
  },
  'cursor-agent': {
    line: '-* | m: | interactive kind=agent,plain-input',
    disarms: [[/^(?:-f|--force|--yolo)$/, ASKS_NOBODY, 'option']],
  },
  droid: {
    kinds: ['agent'],
    disarms: [[/^--skip-permissions-unsafe$/, ASKS_NOBODY, 'option']],
  },
  fabric: '-* | p: m: u:url y:url',
  gemini: {
    line: '-* | | interactive speaks kind=agent,plain-input',
    keeps: SERVER,
    unclear: [DROPPED_SERVER],
    files: [AGENT_SETTINGS, AGENT_PROMPTS],
    packages: [/^@google\/gemini-cli$/],
    disarms: [
      [
        /^(?:-y|--yolo)(?:=true)?$|^--approval-mode=yolo$|^--allowed-tools=(?:.*,)?(?:run_shell_command|ShellTool)(?:,|$)/,
        ASKS_NOBODY,
        'option',
      ],
      [/^--(?:admin-)?policy=/, 'starts an agent with other rules than its own', 'option'],
      [
        /^(?:-\S+ )*(?:hooks? (?:disable|uninstall|remove)\S*|extensions? (?:disable|uninstall|remove))\b/,
        'switches the hooks of an agent off',
      ],
    ],
  },
  'gemini-cli': '=gemini',
  goose: {
    line: '- -* | | sub interactive others=* kind=plain-input',
    disarms: [[/^(?:-\S+ )*run\b/, 'starts an agent that no guard is asked by']],
    // another program of this name changes databases, step by step
    unclear: [[/(?:^| )(?:down|down-to|redo|reset)(?: |$)/, 'what is lost with it']],
  },
  'goose run': '- | t: i,instructions:read recipe:config with-extension:side with-builtin: name:',
  gptme: {
    disarms: [[/^(?:-[yn]|--no-confirm|--non-interactive)$/, ASKS_NOBODY, 'option']],
  },
  hf: '=huggingface-cli',
  'hf auth': '-* | token:',
  'huggingface-cli': {
    line: '- -* | token: repo-type: local-dir:peek include: | sub out=network others=cache,delete-cache,env,lfs-enable-largefiles,lfs-multipart-upload,logout,repo,scan-cache,tag,repo-files',
    secrets: [/^auth token\b(?!.* --help\b)/],
  },
  'huggingface-cli download': '-* | local-dir:peek token: include: | fetch brings=--local-dir',
  'huggingface-cli login': '- | token:',
  'huggingface-cli upload':
    '- sendfile - | token: repo-type: commit-message: revision: include: exclude: delete: every:',
  'huggingface-cli upload-large-folder': '- sendfile | token: repo-type: num-workers:',
  'huggingface-cli whoami': '-*',
  interpreter: { disarms: [[/^(?:-y|--auto_?run)$/, ASKS_NOBODY, 'option']] },
  kaggle: {
    line: '- -* | p,path:peek f: d: c: m: | out=network',
    unclear: [
      [
        /^(?:datasets?|d|models?|m|kernels?|k|competitions?|c)(?: instances| i| versions| v)* (?:create|version|push|submit|update)\b/,
        'what lies in the directory, and who gets it',
      ],
    ],
  },
  kilo: { kinds: ['agent'], disarms: [YOLO, AUTO] },
  kilocode: { kinds: ['agent'], disarms: [YOLO, AUTO] },
  'kiro-cli': {
    kinds: ['agent'],
    disarms: [[/^(?:-a|--trust-all-tools)$/, ASKS_NOBODY, 'option']],
  },
  'llama-cli': '- | m:peek p: f:read n: c: t: | interactive kind=plain-input',
  'llama-server': '- | m:peek port:listen host: | listen=8080',
  llm: {
    line: '-* | m: s: t: f:maybe a:maybe functions:code.python T: o:pair',
    secrets: [/^keys get\b(?!.* --help\b)/],
  },
  ollama: ' | | sub out=meta speaks others=cp,ps,rm,show,stop,signin,signout,ls',
  'ollama create': '- | f,file:config q:',
  'ollama list': '-*',
  'ollama pull': '- | | fetch',
  'ollama push': '-',
  'ollama run': '- -* | format: | interactive kind=plain-input',
  'ollama serve': ' | | listen=11434',
  opencode: {
    line: '- -* | p: m: s: model: agent: | sub interactive speaks kind=agent,plain-input others=*',
    files: [AGENT_PROMPTS],
    packages: [/^opencode-ai$/],
    disarms: [
      [/^--pure$/, 'starts an agent without its plug-ins', 'option'],
      [/^--auto$/, ASKS_NOBODY, 'option'],
      [/^(?:-\S+ )*uninstall\b/, 'removes the settings and plug-ins of an agent'],
    ],
  },
  'opencode run': '-* | m: s: agent: f,file:read',
  'opencode serve': '- | p,port: hostname: | listen=4096',
  'opencode-ai': '=opencode',
  pi: {
    line: '-* | | speaks kind=agent',
    packages: [/^@[\w.-]+\/pi-coding-agent$/],
    disarms: [
      [/^(?:--no-extensions|-ne)$/, 'starts an agent without its extensions', 'option'],
      [/^(?:-\S+ )*(?:remove|uninstall|config)\b/, 'takes extensions out of an agent'],
    ],
  },
  'pi-coding-agent': '=pi',
  qwen: { line: '=gemini', packages: [/^@qwen-code\/qwen-code$/], disarms: [NO_HOOKS] },
  'qwen-code': '=qwen',
  sgpt: '-* | model:',
  'ra-aid': {
    line: '-* | m,message: msg-file:read provider: model: project-state-dir:peek log-mode: | speaks kind=agent',
    disarms: [[/^(?:-c|--cowboy-mode)$/, ASKS_NOBODY, 'option']],
  },
  plandex: {
    line: '-* | f,file:read | speaks kind=agent',
    disarms: [
      [
        /^(?:--(?:auto-exec|full|auto-full|semi-auto|auto-debug\S*)|-y|--yes)$/,
        ASKS_NOBODY,
        'option',
      ],
      [
        /^(?:-\S+ )*(?:set-auto|set-config|auto) (?:default )?(?:auto-?mode |auto-?exec |auto-?apply )?(?:full|semi|true)\b/,
        ASKS_NOBODY,
      ],
    ],
  },
  pdx: '=plandex',
  // younger agents, of which only this is known
  cn: { kinds: ['agent'], disarms: [ACTS_UNASKED, AUTO] },
  mini: { kinds: ['agent'], disarms: [ACTS_UNASKED, YES] },
  openhands: {
    kinds: ['agent'],
    disarms: [ACTS_UNASKED, YES],
    unclear: [[/(?:^| )--headless\b/, ITS_ORDERS]],
  },
  vibe: { kinds: ['agent'], disarms: [ACTS_UNASKED] },
  kimi: { kinds: ['agent'], disarms: [ACTS_UNASKED, YES] },
  iflow: { kinds: ['agent'], disarms: [ACTS_UNASKED] },
  qodercli: { kinds: ['agent'], disarms: [ACTS_UNASKED] },
  codebuddy: { kinds: ['agent'], disarms: [ACTS_UNASKED, YES] },
  'trae-cli': {
    kinds: ['agent'],
    disarms: [ACTS_UNASKED],
    unclear: [[/^(?:-\S+ )*run\b(?!.* --help)/, ITS_ORDERS]],
  },
  vllm: '- -* | port: host: | sub others=*',
  'vllm serve': '- | port:listen host: api-key: | listen=8000',

  // notebooks
  bokeh: '- script.python* | port: args:',
  gradio: 'script.python',
  jupyter: {
    line: ' | config:config | sub out=meta quiet others=kernel,migrate,troubleshoot,labhub,serverextension,bundlerextension,contrib,book',
    variables: { JUPYTER_CONFIG_DIR: 'startup', JUPYTER_CONFIG_PATH: 'startup' },
    doors: [/^(?:-\S+ )*(?:lab|notebook|server|console|kernel)(?: |$)/],
  },
  'jupyter console': '- | kernel: existing:? | repl=python',
  'jupyter execute': 'read* | kernel_name:',
  'jupyter kernelspec': '-*',
  'jupyter lab': '=jupyter notebook',
  'jupyter labextension': '-* | | install',
  'jupyter nbconvert':
    'read* | to: output: output-dir:peek template: config:config | mode=--execute:script.python',
  'jupyter nbextension': '-*',
  'jupyter notebook':
    'peek | ip:notebook-address port: config:config notebook-dir:peek NotebookApp.token: ServerApp.token:',
  'jupyter qtconsole': '- | kernel: existing:?',
  'jupyter run': 'script.python | kernel: existing:',
  'jupyter server': '=jupyter notebook',
  'jupyter trust': 'peek*',
  'jupyter-lab': '=jupyter notebook',
  'jupyter-notebook': '=jupyter notebook',
  jupytext: 'read* | to: o,output:write pipe:side check:side set-formats:',
  marimo: {
    line: '- script.python | p: host:',
    letsIn: [EDITOR_FOR_ALL],
    unclear: [[/--no-token\b|--host[= ](?!127\.|localhost\b)/, 'who comes in by it']],
  },
  panel: '- script.python* | port:',
  papermill: 'script.foreign write | p:pair f:read k: y: cwd:peek',
  voila: 'peek | port: | listen=8866',
  lms: '- -* | | sub others=get,import,load,log,ls,ps,status,unload,version',
  promptfoo: '- -* | | sub others=cache,init,list,show,validate,view',
  'promptfoo eval': '- | c,config:config o,output:write p,prompts:read',
}
