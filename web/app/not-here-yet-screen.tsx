import { localePath } from '#web/i18n/locale.ts'
import { useText } from '#web/i18n/text.tsx'
import { NotHereYet } from '#web/ui/not-here-yet.tsx'
import { useCurrentRoute } from './current-route.tsx'
import type { Params } from './match-route.ts'
import { notHereYetWords } from './not-here-yet-words.ts'
import { pageText } from './page-text.ts'

export function NotHereYetScreen() {
  const { route, params, locale } = useCurrentRoute()
  const said = notHereYetWords[locale]
  const page = pageText(useText(), route.name)
  return (
    <NotHereYet
      badge={said.badge}
      title={page.title}
      lead={said.lead}
      about={page.about}
      comfort={said.meanwhile}
      back={said.back}
      backTo={localePath(locale, oneLevelUp(route.path, params))}
    />
  )
}

/** The page above this one in the area it belongs to; an area's own home leads to the start page. */
export function oneLevelUp(path: string, params: Params): string {
  if (path.startsWith('/manage/{org}/')) return `/manage/${params.org ?? ''}`
  if (path.startsWith('/home/')) return '/home'
  if (path.startsWith('/manage/{org}')) return '/home'
  if (path.startsWith('/manage/')) return '/manage'
  return '/'
}
