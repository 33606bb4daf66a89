import { Button } from '@mantine/core'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { homeOf } from './home-of.ts'
import { NotFound } from './not-found.tsx'

export function NotFoundScreen() {
  const text = useText()
  const locale = useLocale()
  const me = useMe()
  const words = {
    notFound: text('error.notFound'),
    notFoundRoute: text('error.notFoundRoute'),
    notFoundHelp: text('error.notFoundHelp'),
  }
  return (
    <NotFound words={words}>
      <Button component="a" href={localePath(locale, homeOf(me))}>
        {text('action.home')}
      </Button>
    </NotFound>
  )
}
