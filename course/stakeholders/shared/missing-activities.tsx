import { Button } from '@mantine/core'
import { threeActivities } from '#course/shared/activities.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const words = {
  en: {
    why: 'Solutions are compared activity by activity. First choose what you will do about the causes.',
    step: 'Activities and outcome',
    none: 'Nothing here yet',
    later: 'The team has not chosen three activities yet.',
  },
  es: {
    why: 'Las soluciones se comparan actividad por actividad. Primero elige qué harás frente a las causas.',
    step: 'Actividades y resultados',
    none: 'Todavía no hay nada aquí',
    later: 'El equipo aún no elige tres actividades.',
  },
} as const

/** Leads to the step of module one in which activities are chosen; readers are only told. */
export function MissingActivities() {
  const locale = useLocale()
  const text = words[locale]
  const { project, isEditable } = usePlan()
  if (!isEditable) return <EmptyState title={text.none} why={text.later} />
  const place = localePath(locale, `/home/project/${project._id}/one/activities-outcomes`)
  return (
    <EmptyState title={threeActivities[locale]} why={text.why}>
      <Button component="a" href={place}>
        {text.step}
      </Button>
    </EmptyState>
  )
}
