import { Button } from '@mantine/core'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

export function NotFoundScreen() {
  const text = useText()
  const locale = useLocale()
  return (
    <ErrorState
      title={text('error.notFound')}
      code={text('error.notFoundRoute')}
      help={text('error.notFoundHelp')}
    >
      <Button component="a" href={localePath(locale, '/')}>
        {text('action.home')}
      </Button>
    </ErrorState>
  )
}
