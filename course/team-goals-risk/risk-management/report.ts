import { dayText } from '#course/shared/days.ts'
import { labelOf } from '#course/shared/segments.ts'
import { riskImpacts, riskLikelihoods } from '#domain/options/finance.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { pictureWidth } from '#domain/report/text-box.ts'
import { heatPicture, margin } from './heat-picture.ts'
import { byLevel, levelOf, risksOf } from './risks.ts'
import { words } from './words.ts'

/** The heat map, and the same as a table, the gravest first. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const risks = risksOf(plan)
  if (risks.length === 0) return []
  const { dots, cells: _cells, ...picture } = heatPicture(risks, locale, pictureWidth - margin)
  return [
    ...(dots.length > 0 ? [{ kind: 'picture', picture } as const] : []),
    {
      kind: 'table',
      head: [text.report.no, text.title, text.level, text.plan, text.report.owner, text.report.date],
      rows: byLevel(risks).map((risk) => {
        const level = levelOf(risk)
        const weighed = [
          level ? text.levels[level] : '–',
          labelOf(riskLikelihoods, risk.likelyhood, locale),
          labelOf(riskImpacts, risk.impact, locale),
        ]
        return [
          String(risk.number),
          risk.title || '–',
          weighed.filter(Boolean).join('\n'),
          risk.plan.trim() || '–',
          risk.owner.trim() || '–',
          dayText(risk.date, locale) || '–',
        ]
      }),
    },
  ]
}
