import type { Component } from '#course/pricing/shared/figures.ts'
import { keptRows } from '#course/shared/kept-rows.ts'
import type { Offering } from '#course/shared/segments.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { whole } from '#domain/finance/whole-cents.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import { componentTypes } from '#domain/options/products.ts'
import { type Gap, missingGap, requiredGap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { type SeriesInk, seriesInks } from '#domain/report/picture.ts'

export type CostKind = ValueIn<typeof componentTypes>

export const longestName = 200

export const componentsOf = ({ components }: Offering): readonly Component[] => components ?? []

/** Where refused words wait for the rows, by place. */
export const keptCosts = (rows: readonly Component[]) => keptRows(rows.map(({ name }) => name ?? ''))

/** All that one batch takes. */
export const batchCost = (offering: Offering): number =>
  sumOf(componentsOf(offering), ({ cost }) => cost ?? 0)

export type KindPart = {
  readonly kind: (typeof componentTypes)[number]
  readonly cost: number
  /** Of the whole batch, from 0 to 1. */
  readonly share: number
  readonly ink: SeriesInk
}

/** What goes into each kind, in the order of the kinds; rows of no known kind count as others. */
export function partsOf(offering: Offering): readonly KindPart[] {
  const all = batchCost(offering)
  const kinds: readonly (string | null | undefined)[] = componentTypes.map(({ value }) => value)
  return componentTypes.flatMap((kind, place) => {
    const cost = sumOf(componentsOf(offering), (row) =>
      (kinds.includes(row.type) ? row.type : 'other') === kind.value ? (row.cost ?? 0) : 0,
    )
    const ink = seriesInks[place] ?? 'series-1'
    return cost > 0 && all > 0 ? [{ kind, cost, share: cost / all, ink }] : []
  })
}

export const hasWork = (offering: Offering): boolean =>
  componentsOf(offering).some(({ type, cost }) => type === 'labour' && (cost ?? 0) > 0)

/** What somebody else would be paid for the same hours, to the cent. */
export const workCost = (hours: number, pay: number): number => whole(hours * pay, 100) / 100

const messages = {
  count: { en: 'Count at least one cost.', es: 'Cuenta al menos un costo.' },
  batch: { en: 'A batch has at least 1 unit.', es: 'Un lote tiene al menos 1 unidad.' },
  noOfferings: { en: 'First say what you offer.', es: 'Primero di qué ofreces.' },
}
export const tooSmall = messages.batch

export const isBatch = (units: number | null | undefined) => (units ?? 0) >= 1

export function gapsOfOffering(offering: Offering): readonly Gap[] {
  const { _id, unitPerBatch } = offering
  const rows = componentsOf(offering)
  return [
    ...(isBatch(unitPerBatch)
      ? []
      : [
          {
            field: `unitPerBatch:${_id}`,
            message: unitPerBatch === null ? 'required' : messages.batch,
          } as const,
        ]),
    ...rows.flatMap(({ name, type }, place): Gap[] => [
      ...requiredGap(`name:${_id}:${place}`, name),
      ...missingGap(`type:${_id}:${place}`, !type),
    ]),
    ...(rows.some(({ cost }) => (cost ?? 0) > 0)
      ? []
      : [{ field: `components:${_id}`, message: messages.count }]),
  ]
}

export function gaps({ offering = [] }: PlanData): readonly Gap[] {
  return offering.length > 0
    ? offering.flatMap(gapsOfOffering)
    : [{ field: 'offerings', message: messages.noOfferings }]
}
