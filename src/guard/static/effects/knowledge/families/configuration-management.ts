import { STATE_REWRITTEN, UNSEEN_CHANGE } from '../change-facts.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { CommandArgument, ImplicitFile, RiskyArguments } from '../facts.ts'
import { DROPPED, KEPT_SECRETS } from '../joint-facts.ts'
import { RUBY_PROJECT } from '../joint-files.ts'
import { SHOWN_VARIABLES } from '../secret-facts.ts'

/** Machines, and what is done with them, as somebody wrote it down where anybody can write. */
const DROPPED_ORDERS: RiskyArguments = [
  new RegExp(
    `(?:^| )(?:(?:-i|--inventory)[= ]?|(?:-e|--extra-vars)[= ]?@)(?<place>${DROPPED}\\S*)`,
  ),
  'what stands there, for programs obey it',
]
/** A program in a place where anybody writes, in the place of one that is started on each machine. */
const DROPPED_INTERPRETER: CommandArgument = [
  /\bansible_(?:shell_executable|\w+_interpreter|become_exe|s(?:sh|ftp|cp)_executable)["']?\s*[=:]\s*["']?((?:\/tmp|\/var\/tmp|\/dev\/shm|~\/Downloads)\/[^\s"',}]+)/,
  'side',
]
const ANSIBLE =
  'i,inventory:read l,limit: e,extra-vars:maybe u,user: private-key,key-file:use c,connection: M,module-path:libpath vault-password-file,vault-pass-file:use vault-id:use become-user: become-method: become-password-file:use connection-password-file:use f,forks: T,timeout: t,tags: skip-tags: ssh-common-args: ssh-extra-args: sftp-extra-args: scp-extra-args: start-at-task: playbook-dir:peek task-timeout: P,poll: B,background:'
const TERRAFORM =
  '-* | -var: -var-file:use var-file:use -out:write out:write -state:use -state-out:write -backup: -backend-config:use -target: -replace: -parallelism: -lock-timeout: -chdir:peek chdir:peek -plugin-dir:libpath plugin-dir:libpath -from-module:url -config:peek -generate-config-out:write | out=meta'
const PUPPET =
  'modulepath:libpath confdir:peek vardir:peek logdest,l:write environment: config:config hiera_config:config basemodulepath:libpath certname: tags:'

/** Other modules of Salt have words that are no commands: `pkg.install zsh`. */
const SALT_COMMAND: CommandArgument = [
  /^cmd\.(?:run(?!_chroot)\w*|exec_code\w*|shell|retcode|script\w*|powershell\w*)$/,
  'remote',
]

const SALT_MODULE: RiskyArguments = [
  /^(?!.* (?:-r|--raw|test|grains|pillar\.(?:ls|keys)|sys|status|disk|network|pkg\.(?:list|version)\w*|service\.status|cmd(?!\.(?:exec_code|run_chroot)))\b)/,
  'a module that nobody described',
]

// files of a repository over those of a home
const DOTFILES: RiskyArguments = [
  /(?:^| )(?:clone|pull|update|apply|bootstrap|init (?:.* )?--apply|init (?:-\S+ )*(?:\w+:\/\/|\S+@\S+:))(?: |$|(?<=[:/]))(?!.*(?:--dry-run|(?:^| )-n(?: |$)))/,
  'what the repository of dotfiles holds',
]

const UNASKED_CHANGE: RiskyArguments = [
  /^(?:-\S+ )*(?:destroy\b|(?:apply|up)\b.* (?:-auto-approve|--auto-approve|--yes|-y)\b)/,
  'changes or removes machines and data, without asking again',
]

const TERRAFORM_FILES: ImplicitFile = {
  path: /\.(?:tf|hcl|pkr\.hcl)(?:\.json)?$/,
  language: 'tasks',
}

/** Programs that set machines up: Ansible, Salt, Puppet, Chef, Terraform and the like. */
export const configurationManagement: KnowledgeTable = {
  // Ansible
  ohai: '-* | d,directory:libpath c,config:script.ruby f: l: | out=meta kind=reporter',
  ansible: {
    line: `- | m,module-name: a,args:ansible ${ANSIBLE} o | out=meta kind=launcher,login-client`,
    variables: {
      ANSIBLE_LIBRARY: 'path',
      ANSIBLE_MODULE_UTILS: 'path',
      ANSIBLE_ROLES_PATH: 'path',
      ANSIBLE_COLLECTIONS_PATH: 'path',
      ANSIBLE_CONFIG: 'startup',
    },
    privileges: [
      [/(?:^| )-m (?:\S+\.)?(?:user|group|authorized_key|sudoers)\b.* -a\b/, 'changes accounts'],
    ],
    runs: [DROPPED_INTERPRETER],
    unclear: [
      [
        /(?:^| )-m ?(?!(?:\S+\.)?(?:ping|setup|debug|command|shell|raw|script|copy|file|fetch|stat|template|git|pip|apt|yum|dnf|package|service|systemd|uri|get_url|wait_for|assert|gather_facts|find|synchronize|unarchive|lineinfile|blockinfile|replace|ini_file|slurp|cron|tempfile|set_fact|pause|fail|systemd_service|expect|user|group|authorized_key)\b)\S/,
        'a module that nobody described',
      ],
    ],
  },
  'ansible-builder': '- | f,file:config c: t:',
  'ansible-config': '-* | c,config:config t,type: format: | pages out=meta kind=login-client',
  'ansible-console':
    '- | i,inventory:read l: u: | repl=typed kind=login-client unclear=the-orders-that-are-typed',
  'ansible-doc':
    '-* | t,type: M:libpath playbook-dir:peek | pages out=meta speaks kind=login-client',
  'ansible-galaxy':
    '- -* | p,roles-path:peek r,role-file,requirements-file:read s,server: token: c: init-path: | out=meta kind=login-client',
  'ansible-inventory': `- | ${ANSIBLE} host: output:write playbook-dir:libpath | out=meta kind=login-client`,
  'ansible-lint':
    'peek* | c,config-file:config r,rulesdir:libpath x: w: t: | out=meta kind=login-client',
  'ansible-navigator': '- -* | m,mode: i,inventory:peek eei: pp:',
  'ansible-playbook': {
    line: `config* | ${ANSIBLE} | kind=builder,login-client`,
    runs: [DROPPED_INTERPRETER],
    unclear: [DROPPED_ORDERS],
  },
  'ansible-pull': '-* | U,url:run-url d: C: i: vault-password-file:program | kind=login-client',
  'ansible-runner': '- peek -* | p:config m: a:ansible hosts: inventory:read r: roles-path:',
  'ansible-test': ' | | sub kind=library-tool others=*',
  'ansible-test integration': '-*',
  'ansible-test sanity': '-*',
  'ansible-test shell': 'argv | | shell',
  'ansible-test units': '-*',
  'ansible-vault': {
    line: ' | | sub kind=login-client ',
    secrets: [/^(?:view|decrypt)\b/],
    opens: [/^edit\b/],
  },
  'ansible-vault create':
    'write* | vault-password-file:use vault-id:use encrypt-vault-id: | interactive',
  'ansible-vault decrypt': 'use* | vault-password-file:use vault-id:use output:write | secret',
  'ansible-vault edit':
    'use* | vault-password-file:use vault-id:use encrypt-vault-id: | interactive',
  'ansible-vault encrypt':
    'write* | vault-password-file:use vault-id:use encrypt-vault-id: output:write | mode=--output:use',
  'ansible-vault encrypt_string': '-* | vault-password-file:use vault-id:use n,name: stdin-name:',
  'ansible-vault rekey':
    'write* | vault-password-file:use vault-id:use new-vault-password-file:use',
  'ansible-vault view': 'use* | vault-password-file:use vault-id:use | secret',
  eyaml: {
    line: ' | | sub others=encrypt,recrypt,createkeys,help,subcommands,version',
    opens: [/^edit\b/],
  },
  'eyaml edit': 'use* | pkcs7-private-key,pkcs7-public-key:use n,encrypt-method: | interactive',
  'eyaml decrypt':
    '- | f,file,e,eyaml:use s,string: pkcs7-private-key,pkcs7-public-key:use | secret',
  molecule: '- -* | s: c,base-config:config e,env-file:use | sub',
  'molecule converge': '=molecule test',
  'molecule login': '-* | h,host: s: | session',
  'molecule test': '- | s,scenario-name: d,driver-name:',
  'molecule verify': '=molecule test',

  // Salt, Puppet, Chef
  berks: '- -* | b: c: | install',
  bolt: '- -* | t,targets:host u,user: p,password: private-key:use m,modulepath:libpath i,inventoryfile:read | sub others=inventory,group,guide,project,module,plugin',
  'bolt apply':
    'script.puppet | e,execute:code.puppet t,targets:host private-key:use m,modulepath:libpath',
  'bolt command': '- remote | t,targets:host u: p: private-key:use run-as: sudo-password:',
  'bolt file': '- sendfile dest | t,targets:host',
  'bolt plan': '-* | t: m,modulepath:libpath',
  'bolt script': '- script.sh -* | t,targets:host u: p:',
  'bolt task': '-* | t,targets:host u: p: private-key:use m,modulepath:libpath',
  chef: '- -* | | sub',
  'chef exec': 'argv',
  'chef-apply': {
    line: 'script.ruby | e,execute:code.ruby j:use l:',
    unclear: [[/(?:^| )(?:-e|--execute)[= ]/, 'what it makes of this machine']],
    files: [RUBY_PROJECT],
  },
  'chef-client': {
    line: '- | c,config:script.ruby j,json-attributes:use recipe-url:job-config o,override-runlist: r,runlist: l,log_level: L,logfile:write N,node-name: E,environment: S,server: k,client_key:use K,validation_key:use i,interval: s: u,user: g,group: chef-zero-port: p,pid:write | unclear=who-gives-it-orders',
    files: [RUBY_PROJECT],
  },
  'chef-run': {
    line: 'host script.ruby | i:use user:',
    files: [RUBY_PROJECT],
  },
  'chef-shell': {
    line: '- | c,config:script.ruby | repl=ruby',
    files: [RUBY_PROJECT],
  },
  'chef-solo': {
    line: '- | c,config:script.ruby j: o: r,recipe-url:job-config L:write',
    files: [RUBY_PROJECT],
  },
  facter: {
    line: '-* | custom-dir:libpath external-dir:libpath c,config:config | out=meta',
    variables: { FACTERLIB: 'startup.ruby' },
  },
  hiera: '-* | c,config:use y:use j:use',
  inspec: '- -* | | sub',
  'inspec exec': 'script.ruby* | t: i:use reporter: controls: input-file:use config:use',
  'inspec shell': '- | c,command:code.ruby t: i:use depends: | repl=ruby',
  kitchen: '- -* | c: | sub',
  'kitchen exec': '- | c,command:remote',
  'kitchen login': '- | | session',
  knife: {
    line: '- -* | c,config:use k,key:use s,server-url: u: e,editor:editor | sub out=network others=status,search,environment,role,tag,upload,download,diff,supermarket,config',
    files: [RUBY_PROJECT],
    opens: [/^(?:data bag|vault) edit\b/],
    secrets: [/^data bag show\b.*(?:-s|--secret(?:-file)?)[= ]/],
  },
  'knife bootstrap': 'host | x: i:use r: N: c:use',
  'knife cookbook': '-* | c:use o:peek',
  'knife data': '-* | s,secret: secret-file:use F,format:',
  'knife exec': 'script.ruby | E,exec:code.ruby p: c:use',
  'knife node': '-* | e,editor:editor c:use',
  'knife raw': '- | m,method: i,input:use',
  'knife ssh': '- remote | x: i:use P: a: C: G: p: c:use',
  'knife winrm': '- remote | x: P:',
  puppet: ' | | sub out=meta others=catalog,man,report,strings',
  'puppet agent':
    '- | server:host environment: config:config ssldir:use certname: waitforcert: | unclear=who-gives-it-orders',
  'puppet apply':
    'script.puppet | e,execute:code.puppet modulepath:libpath catalog:read l,logdest:write config:config hiera_config:config environment: vardir:peek confdir:peek',
  'puppet config': `-* | ${PUPPET} section:`,
  'puppet describe': '-*',
  'puppet device': '-* | apply:script.puppet | unclear=who-gives-it-orders',
  'puppet doc': 'use*',
  'puppet epp': '- read* | e:code.puppet values: values_file:read',
  'puppet facts': `-* | ${PUPPET} custom-dir:libpath external-dir:libpath`,
  'puppet filebucket': '- read* | s,server: b,bucket:',
  'puppet lookup': `-* | ${PUPPET} facts:read merge: node: | unclear=what-is-kept-there`,
  'puppet module': '- -* | modulepath:libpath v,version: target-dir:peek | install',
  'puppet parser': '- use*',
  'puppet resource': '- - -* | | unclear=what-it-makes-of-this-machine',
  'puppet script': 'script.puppet -*',
  'puppet ssl': '-*',
  salt: {
    line: '- - -* | c,config-dir:peek t,timeout: out: out-file:write b,batch: subset: args-separator: return: state-output: log-level,l: log-file:write | kind=launcher',
    runs: [SALT_COMMAND],
    unclear: [SALT_MODULE],
  },
  'salt-call': {
    line: '- -* | m,module-dirs:libpath file-root:peek pillar-root:peek c,config-dir:libpath out: out-file:write l,log-level: log-file:write return: id: master: state-output: priv:use | kind=obeyer',
    runs: [SALT_COMMAND],
    unclear: [
      [
        /^(?!.*(?:^| )(?:test|grains|sys|status|disk|network|state|pkg\.(?:list|version)\w*|service\.status|cmd(?!\.(?:exec_code|run_chroot)))\b)/,
        'a module that nobody described',
      ],
    ],
  },
  'salt-cloud': '-* | p,profile: m,map:read c,config-dir:peek',
  'salt-cp': '- sendfile* dest | c: | kind=library-tool',
  'salt-key': {
    line: '-* | c: a: d: r: p: f: gen-keys: | out=meta',
    unclear: [
      [/(?:^| )(?:-[aArRdD]|--(?:accept|reject|delete)(?:-all)?)\b/, 'whose machines it lets in'],
    ],
  },
  'salt-master': '- | c: l: | listen=4505',
  'salt-minion': '- | c: l: | unclear=who-gives-it-orders',
  'salt-run': '- -* | c: | unclear=a-module-that-nobody-described',
  'salt-ssh': {
    line: '- - -* | priv:use roster-file:read c: user: passwd: extra-filerefs:',
    runs: [SALT_COMMAND, [/^(?:-r|--raw(?:-shell)?)$/, 'remote']],
    unclear: [SALT_MODULE],
  },

  // Terraform and its relatives
  infracost:
    '- | path:peek out-file:write usage-file:use format: terraform-var-file:use | out=meta',
  opentofu: '=terraform',
  packer: {
    line: '- -* | | sub out=meta others=fix,hcl2_upgrade',
    files: [TERRAFORM_FILES],
  },
  'packer build': 'config | -var: -var-file:read -only: -except: -on-error: -parallel-builds:',
  'packer console': 'peek | var: var-file:use | repl=terraform',
  'packer fmt': 'peek*',
  'packer init': 'config | | install',
  'packer inspect': 'config | -var: -var-file:read',
  'packer plugins': '-*',
  'packer validate': 'config | -var: -var-file:read',
  pulumi: {
    line: '- -* | C,cwd:peek s,stack: | sub out=meta kind=machine-teller,obeyer others=about,cancel,console,convert,gen-completion,history,install,logout,logs,org,package,plugin,policy,refresh,schema,watch,whoami,deployment,state,template,project',
    irrevocable: [UNASKED_CHANGE],
    unclear: [
      [
        /^(?:-\S+ )*(?:config get \S*(?:pass|secret|token|key|cred|pwd)|env (?:open|version|rotate))|--show-secrets\b/i,
        KEPT_SECRETS,
      ],
      [
        /\bchange-secrets-provider\b|\bunprotect\b.*--all|\bstack (?:rename \S+\/|webhook|transfer)|\bdeployment settings\b/,
        'who gets in from then on',
      ],
      SHOWN_VARIABLES,
      STATE_REWRITTEN,
      UNSEEN_CHANGE,
      [/^(?:-\S+ )*(?:destroy|down)\b.*(?:-y|--yes|--skip-preview)\b/, 'what is lost with it'],
    ],
  },
  'pulumi config': '-* | s: show-secrets!privilege config-file:',
  'pulumi destroy': '- | s,stack: C,cwd:peek',
  'pulumi env': '- - argv | | sub',
  'pulumi import': '-* | s,stack: C,cwd:peek config-file:use color: v: f,file:use o,out:write',
  'pulumi login': '-* | c,cloud-url:',
  'pulumi new': '- | s: n: dir:peek',
  'pulumi preview': '- | s,stack: c,config: C,cwd:peek policy-pack:libpath',
  'pulumi stack': '-* | s: show-secrets!privilege file:write',
  'pulumi up': '- | s,stack: c,config: C,cwd:peek policy-pack:libpath exec-kind: p: target:',
  'pulumi update': '=pulumi up',
  terraform: {
    line: ' | -chdir:peek chdir:peek | sub out=meta kind=builder,machine-teller,teller others=0.13upgrade,env,modules,rpc,stacks,cloud',
    variables: {
      TF_CLI_CONFIG_FILE: 'startup',
      TF_CLI_ARGS: 'options.terraform init',
      TF_CLI_ARGS_init: 'options.terraform init',
      TF_CLI_ARGS_plan: 'options.terraform plan',
      TF_CLI_ARGS_apply: 'options.terraform apply',
      TF_CLI_ARGS_destroy: 'options.terraform destroy',
    },
    files: [TERRAFORM_FILES],
    secrets: [/\boutput\b.*(?:password|secret|token|private_key|_key\b)|\bstate pull\b/i],
    irrevocable: [UNASKED_CHANGE],
    unclear: [
      [
        /-migrate-state\b.*-force-copy\b|-force-copy\b.*-migrate-state\b|-backend-config[= ](?:address|endpoint\w*|hostname|conn_str)=\S*[:.]|-from-module[= ](?:\w+:\/\/|git|github)|^login (?!app\.terraform\.io)\S+\.|\breplace-provider\b.* (?!registry\.(?:terraform|opentofu)\.)[\w-]+\.[\w.-]+\/\S+ *$/,
        'what comes from there',
      ],
      [/^(?:-\S+ )*output\b.* -json\b/, KEPT_SECRETS],
      [
        new RegExp(
          String.raw`^(?:-\S+ )*(?:apply|destroy|import)\b.*(?: |-var-file[= ])(?<!-(?:out|state-out|backup|generate-config-out)[= ])(?<place>${DROPPED}\S*)`,
        ),
        'what stands there, for programs obey it',
      ],
      [
        /^(?:-\S+ )*(?:destroy\b|apply\b.* -destroy\b).*-auto-approve\b|^(?:-\S+ )*apply\b.*-auto-approve\b.* -destroy\b/,
        'what is lost with it',
      ],
      [/^show\b.*-json\b(?!.*\S+\.?(?:plan|out))/, 'the secrets that are kept there'],
      STATE_REWRITTEN,
      UNSEEN_CHANGE,
    ],
  },
  'terraform apply': TERRAFORM,
  'terraform console': '- | -var: -var-file:use -state:use | repl=terraform',
  'terraform destroy': TERRAFORM,
  'terraform fmt': 'peek* | -write: -list:',
  'terraform force-unlock': '-*',
  'terraform get': '-*',
  'terraform graph': '-* | | out=meta',
  'terraform import': TERRAFORM,
  'terraform init': `${TERRAFORM} install`,
  'terraform login': '-',
  'terraform metadata': '-*',
  'terraform output': '- | -state:use | out=meta',
  'terraform plan': TERRAFORM,
  'terraform providers': '-*',
  'terraform refresh': TERRAFORM,
  'terraform show': 'use',
  'terraform state': '- -* | | sub out=meta',
  'terraform state list': '-* | -state:use | out=meta',
  'terraform state mv': '-* | -state:use -state-out:write -backup:',
  'terraform state pull': ' | | secret',
  'terraform state rm': '-*',
  'terraform state show': '- | -state:use | out=meta',
  'terraform taint': '-*',
  'terraform test': '- | -var: -var-file:use -test-directory:peek -filter: -parallelism:',
  'terraform untaint': '-*',
  'terraform validate': '-* | | out=meta',
  'terraform version': '-*',
  'terraform workspace': '-*',
  'terraform-docs': '- peek | c,config:config output-file:write',
  terraformer: '-*',
  terragrunt: {
    line: '-* | terragrunt-config,config:config terragrunt-working-dir,working-dir:peek terragrunt-tfpath,tf-path:program terragrunt-source,source:url terragrunt-iam-role: terragrunt-download-dir: | out=meta',
    unclear: [
      [
        new RegExp(`--(?:terragrunt-)?working-dir[= ](?<place>${DROPPED}\\S*)`),
        'what stands there, for programs obey it',
      ],
      STATE_REWRITTEN,
      UNSEEN_CHANGE,
    ],
    files: [TERRAFORM_FILES],
    irrevocable: [UNASKED_CHANGE],
  },
  terraspace: '-*',
  tflint: 'peek* | c,config:config var-file:use f: chdir:peek | out=meta',
  tofu: '=terraform',
  waypoint: 'maybe*',

  // others
  cap: {
    line: '-* | f,rakefile:script.ruby r,require:module',
    files: [RUBY_PROJECT],
  },
  capistrano: '=cap',
  cdist: '- -* | | sub others=banner,info,inventory,preos,scan,trigger',
  'cdist config': '-* | i:script.sh remote-exec:rsh remote-copy:rsh',
  'cdist install': '=cdist config',
  'cdist shell': '- | s,shell:program | session',
  'cf-agent': '- | f,file:config b: D: N: c: | unclear=who-gives-it-orders',
  'cf-promises': '- | f,file:read p:',
  'cf-runagent': '- | H:host o: s: f:config',
  colmena: '- -* | f,config:peek on: | sub',
  'colmena exec': 'remote-argv | on: f,config:peek',
  dep: '-* | f,file:script.php',
  deployer: '=dep',
  itamae: '- script.ruby* | h:host i:use u: j:use',
  mina: '-* | f:script.ruby',
  nixops: '-* | d,deployment: s,state:peek',
  pyinfra:
    'host script.python | key:use user: password: port: fact: data: shell-executable: | unclear=what-it-makes-of-the-machines dry=--dry,--version,--help,fact,debug-inventory',
  rex: '- -* | f:script.perl H:host e:code.perl u: p: P:use K:use G: E:',

  // dotfiles
  chezmoi: {
    line: '- peek* | S,source:peek D,destination:peek c,config:config | sub',
    runs: [[/\{\{-?\s*output\s+"([^"]+)"/, 'side']],
    secrets: [
      /^secret\b.* get\b/,
      /^execute-template\b.*\{\{-?\s*(?:pass\w*|gopass\w*|bitwarden\w*|rbw\w*|onepassword\w*|vault|keyring|lastpass\w*|keepassxc\w*|dashlane\w*|doppler\w*|hcpVault\w*|keeper\w*|secret\w*|awsSecrets\w*|azureKeyVault|protonPass\w*|decrypt)\b/,
    ],
    unclear: [DOTFILES],
  },
  'chezmoi cd': '- | S,source:peek D,destination:peek c,config:config | session',
  'chezmoi apply': 'replaced* | S,source:peek D,destination:peek c,config:config',
  'chezmoi destroy': '=chezmoi apply',
  'chezmoi update': '=chezmoi apply',
  stow: {
    line: 'own.stowed* | d,dir:peek t,target:write-dir ignore: defer: override: | kind=gap-filler',
    words: { stowed: 'a package, whose links are made or removed' },
  },
  vcsh: '- -* | | sub others=*',
  'vcsh clone': 'clone - | b:',
  'vcsh enter': '- | | session',
  'vcsh run': '- argv',
  yadm: { line: '=git', unclear: [DOTFILES] },
  dotbot: '=homeshick',
  dotdrop: '=homeshick',
  homeshick: '- -* | | unclear=what-the-repository-puts-into-the-home dry=list,check',
  homesick: '=homeshick',
  rcup: '=homeshick',
}
