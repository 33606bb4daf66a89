import { facts, type SectionPart, type Telling, under } from '#course/plan-view/telling.ts'
import { labelOf } from '#course/shared/segments.ts'
import { impactModels } from '#domain/options/models.ts'
import { businessOf } from '#domain/plan/plan-data.ts'

const words = {
  en: {
    change: 'What changes for people',
    helped: 'The people we help are',
    how: 'What changes for them',
    goals: 'Global goals we contribute to',
    measure: 'How we measure it',
  },
  es: {
    change: 'Qué cambia para las personas',
    helped: 'Las personas a las que ayudamos son',
    how: 'Qué cambia para ellas',
    goals: 'Objetivos mundiales a los que contribuimos',
    measure: 'Cómo lo medimos',
  },
} as const

/** What changes for whom, which global goals that serves, and how it is measured. */
export const impact: SectionPart = (told) => {
  const text = words[told.locale]
  return [
    ...(told.takes('four') ? under(text.change, change(told)) : []),
    ...under(text.goals, told.step('eight', 'sustainable-development-goals')),
    ...under(text.measure, told.step('eight', 'impact-kpis')),
  ]
}

function change({ plan, locale }: Telling) {
  const { impactModel, impactDescription } = businessOf(plan) ?? {}
  return facts([
    { label: words[locale].helped, value: labelOf(impactModels, impactModel, locale) },
    { label: words[locale].how, value: impactDescription ?? '' },
  ])
}
