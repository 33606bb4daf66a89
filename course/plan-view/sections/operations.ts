import { type SectionPart, under } from '#course/plan-view/telling.ts'

const words = {
  en: { activities: 'Key activities', resources: 'Key resources', team: 'The team' },
  es: { activities: 'Actividades clave', resources: 'Recursos clave', team: 'El equipo' },
} as const

/** What has to be done, with what, and by whom. */
export const operations: SectionPart = (told) => {
  const text = words[told.locale]
  return [
    ...under(text.activities, told.step('four', 'key-activities')),
    ...under(text.resources, told.step('four', 'key-resources')),
    ...under(text.team, told.step('nine', 'team')),
  ]
}
