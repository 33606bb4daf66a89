import { emptyFinancials } from '#domain/entities/business.ts'
import type { PlanKind } from '#domain/entities/index.ts'
import { fromFormer } from './former-funding.ts'

type Data = Readonly<Record<string, unknown>>

/** What every stored record of a kind has, whoever wrote it. */
export function normalise(kind: PlanKind, data: Data, now: string): Record<string, unknown> {
  if (kind === 'input') return { ...data, lastUpdated: now }
  if (kind === 'business') return { ...data, financials: financialsOf(withoutNull(data.financials)) }
  return { ...data }
}

function financialsOf({ funding, ...given }: Record<string, unknown>): Record<string, unknown> {
  const financials: Record<string, unknown> = { ...emptyFinancials, ...given }
  if (!Array.isArray(funding)) return financials
  return {
    ...financials,
    fundingSources: [...(financials.fundingSources as unknown[]), ...funding.map(fromFormer)],
  }
}

function withoutNull(group: unknown): Record<string, unknown> {
  if (typeof group !== 'object' || group === null) return {}
  return Object.fromEntries(Object.entries(group).filter(([, value]) => value !== null))
}
