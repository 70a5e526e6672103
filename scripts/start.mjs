// `npm start`: installs, builds, and does the main job.
import { install, step } from './install.mjs'

install()
step('build', 'npm', ['run', '--silent', 'build'])
step('report', 'node', ['bin/aegish.js', '--help'])
