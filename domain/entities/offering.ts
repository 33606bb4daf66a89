import { entity } from '#domain/entity.ts'
import { group, list, money, number, option, origin, percent, ref, text } from '#domain/fields.ts'
import { componentTypes, offeringTypes } from '#domain/options/products.ts'
import { type Period, periods } from '#domain/plan/untouched-offering.ts'

const months = Object.fromEntries(periods.map((period) => [period, number()])) as Record<
  Period,
  ReturnType<typeof number>
>

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
