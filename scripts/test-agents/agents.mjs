import { claudeCode } from './agents/claude-code.mjs'
import { cline } from './agents/cline.mjs'
import { codex } from './agents/codex.mjs'
import { copilotCli } from './agents/copilot.mjs'
import { geminiCli } from './agents/gemini.mjs'
import { opencode } from './agents/opencode.mjs'
import { pi } from './agents/pi.mjs'
import { qwenCode } from './agents/qwen.mjs'

/**
 * One file per agent:
 *   name       as `aegish hook install` calls it; `title` is for people
 *   packages   what to install, the first that can be
 *   program    its command
 *   env, args  how it is started, and told to talk to the stand-in model and to nobody else
 *   prepare    its settings before the hook is installed
 *   trust      what a person has to do after `aegish hook install`
 *   tools      the calls by which a model uses its shell and its files
 *   hookFile   the file in the home that holds the hook
 *   disarm     a line of that file, and the one that would make it harmless
 *   atTerminal how it is started at a terminal: `args`; its `question` about a WARN with our reason and
 *              the keys for `yes` and `no`, where it can ask; words to `skip` that have to do with neither
 *   log        a file in the home that says why it ended, where a denial ends the task
 *   projectOff a file of a project that switches hooks off, or might
 *   managed    whether it has settings for everybody on the machine
 *   open       cases in which the agent gives us no way to deny
 */
export const AGENTS = [claudeCode, codex, geminiCli, qwenCode, copilotCli, opencode, pi, cline]
