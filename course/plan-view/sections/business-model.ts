import { modelsReportWords } from '#course/business-model/shared/models-report-words.ts'
import { type SectionPart, under, without } from '#course/plan-view/telling.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'

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
    ...under(text.social, chosen(at('social-business-model'), told.locale)),
    ...under(text.revenue, chosen(at('revenue-model'), told.locale)),
    ...under(text.each, at('description')),
    ...under(text.spectrum, at('choose-definition')),
  ]
}

/** What the course teaches of a model is said to its founders; readers of the plan have the words of the team below. */
const chosen = (blocks: readonly Block[], locale: ReportLocale): readonly Block[] =>
  without(['picture'], blocks).map((block) =>
    block.kind === 'facts'
      ? { ...block, rows: block.rows.filter(({ label }) => label !== modelsReportWords[locale].what) }
      : block,
  )
