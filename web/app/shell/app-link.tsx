import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'

type Props = {
  /** A path of the application with its language prefix, as `href()` makes it. */
  href: string
  className?: string | undefined
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
  'aria-label'?: string
  title?: string
  'data-state'?: string
  'data-toggled'?: true | undefined
  'data-here'?: true | undefined
}

/** A link inside the application: no new document, and marked as the current page when it is. */
export function AppLink({ href, ...rest }: Props) {
  const { pathname, search } = new URL(href, 'http://here')
  return (
    <Link
      {...rest}
      to={decodeURI(pathname)}
      search={Object.fromEntries(new URLSearchParams(search))}
      activeOptions={{ exact: true, includeSearch: false }}
    />
  )
}
