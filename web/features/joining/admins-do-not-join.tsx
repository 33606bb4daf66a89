import { Button } from '@mantine/core'
import type { Me } from '#web/data/me.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function AdminsDoNotJoin({ me }: { me: Me }) {
  const text = useText()
  const locale = useLocale()
  return (
    <EmptyState title={text('joining.onboard.admin')} why={text('joining.onboard.adminHelp')} level={1}>
      <Button component="a" href={localePath(locale, me.main_org ? `/manage/${me.main_org}` : '/home')}>
        {text('joining.onboard.toManage')}
      </Button>
    </EmptyState>
  )
}
