import type { KnowledgeTable } from '../entry.ts'

/** Shells: their handler reads what they are given; here is what else is known about them. */
export const shells: KnowledgeTable = {
  funcsave: '-* | | unclear=what-runs-under-this-name-in-every-shell',
  fish: {
    setsVariables: [/^-\w*c$/],
    files: [{ path: /^fish\/completions\/[\w.-]+\.fish$/, language: 'sh', later: 'start-up' }],
  },
  zsh: {
    variables: { FPATH: 'path', ZDOTDIR: 'startup.sh', PROMPT: 'prompt', RPROMPT: 'prompt' },
    files: [
      {
        path: /^\.?(?:zfunc|completions?|site-functions)\/_[\w.-]+$/,
        language: 'sh',
        later: 'start-up',
      },
    ],
  },
  bash: {
    variables: {
      BASH_ENV: 'script.sh',
      ENV: 'script.sh',
      PROMPT_COMMAND: 'side',
      PS0: 'prompt',
      PS1: 'prompt',
      PS2: 'prompt',
      PS4: 'prompt',
      SHELLOPTS: 'options',
      HISTFILE: 'history',
      HISTSIZE: 'history',
      HISTFILESIZE: 'history',
      HISTIGNORE: 'history',
      SAVEHIST: 'history',
      FCEDIT: 'editor',
    },
    files: [
      {
        path: /^(?:bash-completion\/completions|bash_completion\.d)\/[\w.-]+$/,
        language: 'sh',
        later: 'start-up',
      },
    ],
  },
}
