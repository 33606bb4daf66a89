import { useEffect } from 'react'
import { useText } from '#web/i18n/text.tsx'
import type { RouteMatch } from './match-route.ts'
import { describePage } from './page-head.ts'
import { useNameOfPage } from './page-name.ts'
import { pageText } from './page-text.ts'
import { useSpokenPage } from './spoken-page.ts'
import { useKeptLook } from './use-kept-look.ts'

type Props = { pathname: string; match: RouteMatch | null }

/**
 * What the page that is shown is called in the window, aloud and to machines. It stands beside the page, which is not
 * drawn again when it says its name.
 */
export function NamedPage({ pathname, match }: Props) {
  const text = useText()
  const own = useNameOfPage(pathname)
  const { title: ofRoute, about } = match
    ? pageText(text, match.route.name)
    : { title: text('error.notFoundRoute'), about: '' }
  const title = own?.name ?? ofRoute
  useEffect(() => {
    const within = own?.within ?? []
    describePage({ title, within, about, origin: window.location.origin, pathname })
  }, [title, own, about, pathname])
  const isFinal = own !== null || !match?.route.namesItself
  useSpokenPage({ title, pathname, isFinal })
  useKeptLook({ pathname, isFinal })
  return null
}
