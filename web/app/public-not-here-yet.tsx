import { localePath } from '#web/i18n/locale.ts'
import { type PublicTextKey, useLocale, usePublicText } from '#web/i18n/text.tsx'
import { NotHereYet } from '#web/ui/not-here-yet.tsx'
import type { RouteName } from './routes.ts'

export function PublicNotHereYet({ name }: { name: RouteName }) {
  const text = usePublicText()
  const locale = useLocale()
  return (
    <main id="content">
      <NotHereYet
        badge={text('notHereYet.badge')}
        title={text(`page.${name}.title` as PublicTextKey)}
        lead={text('notHereYet.lead')}
        about={text(`page.${name}.about` as PublicTextKey)}
        back={text('notHereYet.home')}
        backTo={localePath(locale, '/')}
      />
    </main>
  )
}
