import { useState } from 'preact/hooks'
import { Icon } from './icon.tsx'

const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Light, dark, or as the system has it. The choice stays in this browser. */
export function ThemeButton() {
  const [theme, setTheme] = useState<Theme>(
    () => THEMES.find((one) => one === document.documentElement.dataset.theme) ?? 'system',
  )
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
  const change = () => {
    if (next === 'system') {
      delete document.documentElement.dataset.theme
      localStorage.removeItem('aegish-theme')
    } else {
      document.documentElement.dataset.theme = next
      localStorage.setItem('aegish-theme', next)
    }
    setTheme(next)
    dispatchEvent(new Event('aegish-theme'))
  }
  const label = `Theme: ${theme}. Change to ${next}`
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={change}>
      <Icon name={theme} />
    </button>
  )
}
