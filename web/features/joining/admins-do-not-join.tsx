import { Button } from '@mantine/core'
import type { Me } from '#web/data/me.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joiningWords } from './words.ts'

export function AdminsDoNotJoin({ me }: { me: Me }) {
  const locale = useLocale()
  const text = joiningWords[locale]
  return (
    <EmptyState title={text.onboard.admin} why={text.onboard.adminHelp} level={1}>
      <Button component="a" href={localePath(locale, me.main_org ? `/manage/${me.main_org}` : '/home')}>
        {text.onboard.toManage}
      </Button>
    </EmptyState>
  )
}
