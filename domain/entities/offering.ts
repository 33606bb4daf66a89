import { entity } from '#domain/entity.ts'
import { group, list, money, number, option, origin, percent, ref, text } from '#domain/fields.ts'
import { componentTypes, offeringTypes } from '#domain/options/products.ts'

const months = {
  m1: number(),
  m2: number(),
  m3: number(),
  m4: number(),
  m5: number(),
  m6: number(),
  m7: number(),
  m8: number(),
  m9: number(),
  m10: number(),
  m11: number(),
  m12: number(),
  y2: number(),
  y3: number(),
} as const

const noSales = Object.fromEntries(Object.keys(months).map((period) => [period, 0])) as Record<
  keyof typeof months,
  number
>

/** What a new offering holds before anybody matches, counts or forecasts. */
export const untouchedOffering = {
  painMatch: [],
  gainMatch: [],
  forecasts: noSales,
  optimism: 10,
  pessimism: 10,
  unitPerBatch: 1,
  components: [],
}

export const offering = entity(
  'offering',
  {
    name: text(120),
    description: text(),
    type: option(offeringTypes),
    inputId: origin('input'),
    segmentMatch: list(ref('segment')),
    painMatch: list(group({ painId: ref('pain'), title: text(200), description: text() })),
    gainMatch: list(group({ gainId: ref('gain'), title: text(200), description: text() })),
    /** Units sold per month of year 1, then per year. */
    forecasts: group(months),
    optimism: percent(),
    pessimism: percent(),
    expectedScenario: text(300),
    optimisticScenario: text(300),
    pessimisticScenario: text(300),
    components: list(group({ name: text(200), cost: money(), type: option(componentTypes) })),
    unitPerBatch: number(),
    price: money(),
    rangeHigh: money(),
    rangeLow: money(),
  },
  { modules: ['two', 'six', 'seven'] },
)
