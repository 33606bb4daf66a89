import { Button } from '@mantine/core'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { words } from './words.ts'

/** Where an organisation begins. */
export function FirstCohort({ base }: { base: string }) {
  const text = useText()
  const { title, why } = words[useLocale()].none
  return (
    <EmptyState title={title} why={why}>
      <Button component="a" href={`${base}/add`}>
        {text('shell.drawer.newCohort')}
      </Button>
    </EmptyState>
  )
}
