import type { ValueIn } from '#domain/options/choice.ts'
import type { riskImpacts, riskLikelihoods } from '#domain/options/finance.ts'
import { answer, type Plan } from './draft.ts'

export type Risk = {
  readonly title: string
  readonly likelyhood: ValueIn<typeof riskLikelihoods>
  readonly impact: ValueIn<typeof riskImpacts>
  readonly plan: string
  /** Who answers to it, and so many days after the plan was written. */
  readonly answer?: readonly [owner: string, days: number]
}

/** Step 9.4: what could go wrong, and who does what about it until when. */
export function risks(all: readonly Risk[], dayOf: (days: number) => string): Plan {
  return {
    drafts: all.flatMap(({ title, answer: given }) =>
      given
        ? [
            answer('nine', 'risk-management/answer', {
              ...{ value: title, description: given[0], valueArr: [dayOf(given[1])] },
            }),
          ]
        : [],
    ),
    business: { riskManagement: all.map(({ answer: _answer, ...risk }) => risk) },
  }
}
