import { type SectionPart, under } from '#course/plan-view/telling.ts'

const words = {
  en: { goals: 'Where we want to be, and when', risks: 'What could go wrong' },
  es: { goals: 'Adónde queremos llegar, y cuándo', risks: 'Qué podría salir mal' },
} as const

/** The roadmap, and what could stand in its way. */
export const goalsAndRisks: SectionPart = (told) => {
  const text = words[told.locale]
  return [
    ...under(text.goals, told.step('nine', 'goals')),
    ...under(text.risks, told.step('nine', 'risk-management')),
  ]
}
