import type { ValueIn } from '#domain/options/choice.ts'
import type { fundingStatuses, fundingTypes } from '#domain/options/finance.ts'
import { fromFormer } from '#domain/plan/former-funding.ts'
import { businessOf, type PlanData, type RecordOf } from '#domain/plan/plan-data.ts'

type Financials = NonNullable<RecordOf<'business'>['financials']>
export type Source = NonNullable<Financials['fundingSources']>[number]
export type Status = ValueIn<typeof fundingStatuses>
export type FundingType = ValueIn<typeof fundingTypes>

/** Where the money comes from, also what was kept in the older shape, whose rows follow the newer ones. */
export function sourcesOf(plan: PlanData): readonly Source[] {
  const { fundingSources, funding } = businessOf(plan)?.financials ?? {}
  return [...(fundingSources ?? []), ...(funding ?? []).map(fromFormer)]
}

/** The sources as they are written: in the newer shape alone. */
export const writtenSources = (fundingSources: readonly Source[]) => ({
  financials: { fundingSources: [...fundingSources], funding: [] },
})

export const isBorrowed = ({ type }: Pick<Source, 'type'>) => type === 'loan' || type === 'microcredit'

/** What nobody has said yet promises least. */
export const statusOf = ({ status }: Source): Status => status ?? 'not yet'
