import { shownResults } from '#course/plan-view/sections/finance-results.ts'
import { type SectionPart, type Telling, table, under, without } from '#course/plan-view/telling.ts'
import { moneyOf, percentText, unitCostOf } from '#course/pricing/shared/figures.ts'
import { nameOf } from '#course/shared/segments.ts'
import { quotient } from '#domain/finance/numbers.ts'
import type { Block } from '#domain/report/block.ts'

const words = {
  en: {
    start: 'What we need to start',
    assets: 'Things that last',
    before: 'Paid before opening',
    sources: 'Where the money comes from',
    prices: 'Costs and prices of one unit',
    head: ['Offering', 'Price', 'Unit cost', 'Left of it'],
    expenses: 'What it costs to stay open',
    forecast: 'What we expect to sell',
    scenarios: 'If it goes better, or worse',
  },
  es: {
    start: 'Lo que necesitamos para empezar',
    assets: 'Cosas que duran',
    before: 'Pagos antes de abrir',
    sources: 'De dónde viene el dinero',
    prices: 'Costos y precios de una unidad',
    head: ['Producto o servicio', 'Precio', 'Costo unitario', 'Queda'],
    expenses: 'Lo que cuesta seguir abiertos',
    forecast: 'Lo que esperamos vender',
    scenarios: 'Si va mejor, o peor',
  },
} as const

/** From what is needed to start to what is left in three years, in the chosen scenario. */
export const finance: SectionPart = (told) => {
  const text = words[told.locale]
  const at = (step: string) => told.step('seven', step)
  return [
    ...under(text.start, at('start-up-capital')),
    ...under(text.assets, without(['picture'], at('fixed-assets'))),
    ...under(text.before, at('pre-operating-capital')),
    ...under(text.sources, untilHeading(at('funding-sources'))),
    ...(told.takes('six') ? under(text.prices, prices(told)) : []),
    ...under(text.expenses, at('expenses')),
    ...under(text.forecast, forecast(told)),
    ...(told.takes('seven') ? shownResults(told) : []),
    ...under(text.scenarios, at('scenarios')),
  ]
}

/** The loans year by year are an appendix. */
function untilHeading(blocks: readonly Block[]): readonly Block[] {
  const end = blocks.findIndex(({ kind }) => kind === 'heading')
  return end < 0 ? blocks : blocks.slice(0, end)
}

/** How much comes from the market is told with the break-even point. */
function forecast(told: Telling): readonly Block[] {
  const blocks = told.stepInScenario('seven', 'revenue')
  const last = blocks.findLastIndex(({ kind }) => kind === 'heading')
  return blocks.slice(0, Math.max(0, last))
}

function prices({ plan, locale }: Telling): readonly Block[] {
  const money = moneyOf(plan, locale)
  const rows = (plan.offering ?? []).flatMap((offering) => {
    const [price, cost] = [offering.price ?? null, unitCostOf(offering)]
    if (price === null && cost === null) return []
    const left = price === null || cost === null ? null : price - cost
    const percent = left === null ? null : quotient(left * 100, price ?? 0)
    const part = percent === null ? '' : ` (${percentText(percent, locale)})`
    return [
      [
        nameOf(offering, locale),
        price === null ? '–' : money(price),
        cost === null ? '–' : money(cost),
        left === null ? '–' : `${money(left)}${part}`,
      ],
    ]
  })
  return table(words[locale].head, rows)
}
