import { type SectionPart, under, without } from '#course/plan-view/telling.ts'

const words = {
  en: {
    flow: 'Who pays, who uses, who benefits',
    social: 'How we help',
    revenue: 'How we earn',
    each: 'How it works for each of them',
    spectrum: 'Where we stand, and where we are going',
  },
  es: {
    flow: 'Quién paga, quién usa, quién se beneficia',
    social: 'Cómo ayudamos',
    revenue: 'Cómo ganamos',
    each: 'Cómo funciona con cada segmento',
    spectrum: 'Dónde estamos y adónde vamos',
  },
} as const

/** What flows between the business and its people, in which models, and between which ends of the line. */
export const businessModel: SectionPart = (told) => {
  const text = words[told.locale]
  const at = (step: string) => told.step('four', step)
  return [
    // What changes for people is told with the impact.
    ...under(text.flow, without(['facts'], at('business-model'))),
    ...under(text.social, without(['picture'], at('social-business-model'))),
    ...under(text.revenue, without(['picture'], at('revenue-model'))),
    ...under(text.each, at('description')),
    ...under(text.spectrum, at('choose-definition')),
  ]
}
