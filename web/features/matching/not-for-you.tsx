import { Button } from '@mantine/core'
import type { Me } from '#web/data/me.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { words } from './words.ts'

export const isMatchingFor = (me: Pick<Me, 'role' | 'application_status'> | null): boolean =>
  me?.role === 'mentor' && me.application_status === 'approved'

/** Matching is for approved mentors; everybody else reads why, and where to go instead. */
export function NotForYou({ me }: { me: Me | null }) {
  const locale = useLocale()
  const text = words[locale]
  const isMentor = me?.role === 'mentor'
  return (
    <EmptyState
      level={1}
      title={isMentor ? text.notYet.title : text.notForYou.title}
      why={isMentor ? text.notYet.why : text.notForYou.why}
    >
      <Button component="a" href={localePath(locale, isMentor ? '/home/applications' : '/home')}>
        {isMentor ? text.notYet.go : text.notForYou.go}
      </Button>
    </EmptyState>
  )
}
