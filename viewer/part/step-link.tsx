import { Icon } from './icon.tsx'

interface Props {
  /** Null where there is nothing in this direction. */
  href: string | null
  label: 'Previous' | 'Next'
}

/** An arrow to a neighbour. */
export function StepLink({ href, label }: Props) {
  const icon = <Icon name={label === 'Next' ? 'next' : 'previous'} />
  if (href === null) {
    return (
      <span class="icon-button icon-button-off" aria-hidden="true">
        {icon}
      </span>
    )
  }
  return (
    <a class="icon-button" aria-label={label} href={href} data-replace>
      {icon}
    </a>
  )
}
