import { Button } from '@mantine/core'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const words = {
  en: {
    title: 'Your cohort does without this step',
    why: 'The organisers have switched it off. What was written here is kept, and comes back if they switch it on again.',
    back: 'To the module',
  },
  es: {
    title: 'Tu cohorte no usa este paso',
    why: 'Quienes organizan lo desactivaron. Lo que se escribió aquí se conserva y vuelve si lo activan otra vez.',
    back: 'Ir al módulo',
  },
} as const

/** Somebody came by an old link to a step that the cohort does not take. */
export function StepSwitchedOff() {
  const locale = useLocale()
  const { module, project } = usePlanFrame()
  const said = words[locale]
  return (
    <EmptyState title={said.title} why={said.why} level={1}>
      <Button
        component="a"
        variant="default"
        href={localePath(locale, `/home/project/${project._id}/${module.slug}/introduction`)}
      >
        {said.back}
      </Button>
    </EmptyState>
  )
}
