import type { ReactNode } from 'react'
import { useShown } from '#web/app/shown-page.ts'

type Props = {
  /** A path of the application with its language prefix, as `href()` makes it. */
  href: string
  className?: string | undefined
  children: ReactNode
  'aria-label'?: string
  title?: string
  'data-state'?: string
  'data-toggled'?: true | undefined
  'data-here'?: true | undefined
  onClick?: () => void
}

/** A plain link, marked when it leads to the page that is shown, or (`data-here`) to what that page belongs to. */
export function AppLink(props: Props) {
  const path = props.href.split('?')[0]
  const isHere = useShown(({ address }) => address.pathname === path)
  return <a {...props} aria-current={isHere ? 'page' : props['data-here']} />
}
