import type { ValueIn } from '#domain/options/choice.ts'
import type { riskImpacts, riskLikelihoods } from '#domain/options/finance.ts'
import { answer, type Plan } from './draft.ts'

export type Risk = {
  readonly title: string
  readonly likelyhood: ValueIn<typeof riskLikelihoods>
  readonly impact: ValueIn<typeof riskImpacts>
  readonly plan: string
  /** Who answers to it, and so many days after the module was begun. */
  readonly answer?: readonly [owner: string, days: number]
}

const dayMs = 86_400_000

/** Step 9.4: what could go wrong, and who does what about it until when. */
export function risks(all: readonly Risk[], startedAt: string): Plan {
  const dateAfter = (days: number) =>
    new Date(Date.parse(startedAt) + days * dayMs).toISOString().slice(0, 10)
  return {
    drafts: all.flatMap(({ title, answer: given }) =>
      given
        ? [
            answer('nine', 'risk-management/answer', {
              ...{ value: title, description: given[0], valueArr: [dateAfter(given[1])] },
            }),
          ]
        : [],
    ),
    business: { riskManagement: all.map(({ answer: _answer, ...risk }) => risk) },
  }
}
