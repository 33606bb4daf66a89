import { Button } from '@mantine/core'
import type { Me } from '#web/data/me.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export const isMatchingFor = (me: Pick<Me, 'role' | 'application_status'> | null): boolean =>
  me?.role === 'mentor' && me.application_status === 'approved'

/** Matching is for approved mentors; everybody else reads why, and where to go instead. */
export function NotForYou({ me }: { me: Me | null }) {
  const text = useText()
  const locale = useLocale()
  const isMentor = me?.role === 'mentor'
  return (
    <EmptyState
      level={1}
      title={text(isMentor ? 'matching.notYet.title' : 'matching.notForYou.title')}
      why={text(isMentor ? 'matching.notYet.why' : 'matching.notForYou.why')}
    >
      <Button component="a" href={localePath(locale, isMentor ? '/home/applications' : '/home')}>
        {text(isMentor ? 'matching.notYet.go' : 'matching.notForYou.go')}
      </Button>
    </EmptyState>
  )
}
