import { render } from 'preact'
import { App } from './app.tsx'
import { startRouting } from './route.ts'
import './style/base.css'
import './style/shell.css'
import './style/controls.css'
import './style/parts.css'
import './style/leaderboard.css'
import './style/heat-map.css'
import './style/samples.css'
import './style/sample.css'
import './style/charts.css'
import './style/guard.css'
import './style/runs.css'
import './style/decisions.css'

startRouting()
render(<App />, document.getElementById('app')!)
