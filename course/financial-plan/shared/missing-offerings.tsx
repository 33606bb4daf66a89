import { Button } from '@mantine/core'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { missingWords } from './missing-words.ts'

/** A forecast needs something to sell: leads to where offerings are named. Readers are only told. */
export function MissingOfferings({ why }: { why: string }) {
  const locale = useLocale()
  const text = missingWords[locale]
  const { project, isEditable } = usePlan()
  if (!isEditable) return <EmptyState title={text.nothing} why={text.readers} />
  return (
    <EmptyState title={text.title} why={why}>
      <Button component="a" href={localePath(locale, `/home/project/${project._id}/two/my-offerings`)}>
        {text.step}
      </Button>
    </EmptyState>
  )
}
