import { emptyFinancials } from '#domain/entities/business.ts'
import type { PlanKind } from '#domain/entities/index.ts'

type Data = Readonly<Record<string, unknown>>

/** What every stored record of a kind has, whoever wrote it. */
export function normalise(kind: PlanKind, data: Data, now: string): Record<string, unknown> {
  if (kind === 'input') return { ...data, lastUpdated: now }
  if (kind === 'business')
    return { ...data, financials: { ...emptyFinancials, ...withoutNull(data.financials) } }
  return { ...data }
}

function withoutNull(group: unknown): Record<string, unknown> {
  if (typeof group !== 'object' || group === null) return {}
  return Object.fromEntries(Object.entries(group).filter(([, value]) => value !== null))
}
