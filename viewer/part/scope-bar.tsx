import type { Overview } from '../../src/view/api.ts'
import type { Scope } from '../data/scope.ts'
import { count, moment } from '../format.ts'
import { hrefHere, navigate, type Route } from '../route.ts'
import { Choices, Menu } from './menu.tsx'

interface Props {
  overview: Overview
  scope: Scope
  route: Route
}

const OWN_GUARDS: Route['page'][] = ['compare', 'guard', 'runs']

/** Which suites and guards the page is about. */
export function ScopeBar({ overview, scope, route }: Props) {
  const { suites } = overview
  const all = scope.suites.length === 0
  const toggled = (name: string) =>
    scope.suites.includes(name)
      ? scope.suites.filter((suite) => suite !== name)
      : [...scope.suites, name]
  return (
    <div class="scope">
      {suites.length > 1 && (
        <nav class="chips" aria-label="Suites">
          <a
            class={`chip ${all ? 'chip-on' : ''}`}
            aria-current={all ? 'true' : undefined}
            href={hrefHere(route, { suite: null })}
            data-replace
          >
            All suites
          </a>
          {suites.map(({ name, samples }) => {
            const on = scope.suites.includes(name)
            return (
              <a
                key={name}
                class={`chip ${on ? 'chip-on' : ''}`}
                aria-current={on ? 'true' : undefined}
                href={hrefHere(route, { suite: toggled(name) })}
                data-replace
              >
                {name} <span class="chip-note">{count(samples)}</span>
              </a>
            )
          })}
        </nav>
      )}
      {/* These pages say themselves which guards they are about. */}
      {overview.guards.length > 1 && !OWN_GUARDS.includes(route.page) && (
        <GuardMenu overview={overview} route={route} />
      )}
    </div>
  )
}

function GuardMenu({ overview, route }: Omit<Props, 'scope'>) {
  const chosen = route.params.getAll('guard')
  const choices = overview.guards.map(({ id, title, earlier, created }) => ({
    value: id,
    label: title,
    note: earlier ? 'earlier' : created ? moment(created).slice(0, 10) : undefined,
  }))
  return (
    <Menu label="Guards" chosen={chosen.length}>
      <Choices
        title="Show only these guards"
        choices={choices}
        chosen={chosen}
        onChange={(guard) => navigate(hrefHere(route, { guard }), { replace: true })}
      />
    </Menu>
  )
}
