import { isBorrowed, sourcesOf } from '#course/financial-plan/shared/funding-rows.ts'
import { oddDate } from '#course/financial-plan/start-up-capital/start.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { netCash } from '#domain/finance/cash.ts'
import { assetLives } from '#domain/finance/depreciation.ts'
import { exceeds } from '#domain/finance/numbers.ts'
import { years } from '#domain/finance/periods.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import { rule, wholePlan } from './rule.ts'

/** Money that lies idle even in the tightest moment, as a part of what is needed to start. */
const idle = 0.5

/** Where the money to start comes from, and whether it lasts. */
export const moneyRules = [
  rule({
    ...{ id: 'need-without-funding', severity: 'error', modules: ['seven'] },
    find: ({ plan }) => {
      const { need, funding, gap } = shownFigures(plan).results.start
      if (funding === 0 || !exceeds(gap, 0)) return []
      const place = { module: 'seven', step: 'funding-sources' } as const
      return [{ ...wholePlan, values: { need, funding, gap }, place }]
    },
    words: {
      en: ({ need, funding, gap }, say) =>
        `${say.money(need)} is needed to start and the sources bring ${say.money(funding)}: ${say.money(gap)} is missing.`,
      es: ({ need, funding, gap }, say) =>
        `Para empezar se necesitan ${say.money(need)} y las fuentes traen ${say.money(funding)}: faltan ${say.money(gap)}.`,
    },
  }),
  rule({
    ...{ id: 'funding-never-used', severity: 'hint', modules: ['seven'] },
    find: ({ plan }) => {
      const { start, lowest } = shownFigures(plan).results
      const [, least] = lowest
      if (start.need === 0 || !exceeds(start.funding, start.need) || !exceeds(least, start.need * idle))
        return []
      const values = { funding: start.funding, need: start.need, least }
      return [{ ...wholePlan, values, place: { module: 'seven', step: 'funding-sources' } }]
    },
    words: {
      en: ({ funding, need, least }, say) =>
        `The sources bring ${say.money(funding)} for a need of ${say.money(need)}; even in the tightest moment ${say.money(least)} lies unused.`,
      es: ({ funding, need, least }, say) =>
        `Las fuentes traen ${say.money(funding)} para una necesidad de ${say.money(need)}; aun en el momento más ajustado quedan ${say.money(least)} sin usar.`,
    },
  }),
  rule({
    ...{ id: 'cash-below-zero', severity: 'error', modules: ['seven'] },
    find: ({ plan }) => {
      const { IS, lowest } = shownFigures(plan).results
      const [period, amount] = lowest
      if (IS.y1.totalRevenue === 0 || !exceeds(0, amount)) return []
      return [{ ...wholePlan, values: { period, amount }, place: { module: 'seven', step: 'cash-flow' } }]
    },
    words: {
      en: ({ period, amount }, say) =>
        `The cash runs out: ${say.period(period)} ends with ${say.money(amount)}.`,
      es: ({ period, amount }, say) =>
        `La caja se agota: ${say.period(period)} termina con ${say.money(amount)}.`,
    },
  }),
  rule({
    ...{ id: 'loan-not-earned', severity: 'warning', modules: ['seven'] },
    find: ({ plan }) => {
      const { IS } = shownFigures(plan).results
      if (IS.y1.totalRevenue === 0) return []
      const year = years.slice(1).find((one) => {
        const { principal, interest } = IS[one]
        return principal + interest > 0 && exceeds(0, netCash(IS[one]))
      })
      if (!year) return []
      const { principal, interest } = IS[year]
      const owed = principal + interest
      const values = { year: Number(year.slice(1)), owed, earned: netCash(IS[year]) + owed }
      return [{ ...wholePlan, values, place: { module: 'seven', step: 'funding-sources' } }]
    },
    words: {
      en: ({ year, owed, earned }, say) =>
        `In year ${say.number(year)} the loans take ${say.money(owed)}, and the business brings in ${say.money(earned)} to pay them.`,
      es: ({ year, owed, earned }, say) =>
        `En el año ${say.number(year)} los préstamos exigen ${say.money(owed)}, y el negocio deja ${say.money(earned)} para pagarlos.`,
    },
  }),
  rule({
    ...{ id: 'loan-outlives-assets', severity: 'hint', modules: ['seven'] },
    find: ({ plan }) => {
      const lives = (businessOf(plan)?.financials?.fixedAssets ?? []).flatMap(({ classification }) =>
        classification ? assetLives[classification] : [],
      )
      if (lives.length === 0) return []
      const longest = Math.max(...lives)
      return sourcesOf(plan).flatMap((source, place) => {
        const term = source.years ?? 0
        if (!isBorrowed(source) || term <= longest) return []
        return {
          ...{ subject: `loan ${place + 1}`, title: '', values: { term, longest } },
          place: { module: 'seven', step: 'funding-sources', field: `years:${place}` } as const,
        }
      })
    },
    words: {
      en: ({ term, longest }, say) =>
        `A loan runs for ${say.number(term)} years; nothing that is bought serves longer than ${say.number(longest)}.`,
      es: ({ term, longest }, say) =>
        `Un préstamo dura ${say.number(term)} años; nada de lo que se compra sirve más de ${say.number(longest)}.`,
    },
  }),
  rule({
    ...{ id: 'start-in-the-past', severity: 'error', modules: ['seven'] },
    find: ({ plan, today }) => {
      const { startDate, businessStarted } = businessOf(plan) ?? {}
      const odd = oddDate(
        { businessStarted: businessStarted ?? null, startDate: startDate ?? null },
        today.slice(0, 10),
      )
      if (odd === null || !startDate) return []
      const values = { day: startDate, odd }
      return [
        { ...wholePlan, values, place: { module: 'seven', step: 'start-up-capital', field: 'startDate' } },
      ]
    },
    words: {
      en: ({ day, odd }, say) =>
        odd === 'past'
          ? `The business has not started yet, and its start is planned for ${say.day(day)}, which is over.`
          : `The business is said to run already, and its start is planned for ${say.day(day)}.`,
      es: ({ day, odd }, say) =>
        odd === 'past'
          ? `El negocio todavía no empezó, y su inicio está previsto para el ${say.day(day)}, que ya pasó.`
          : `Se dice que el negocio ya funciona, y su inicio está previsto para el ${say.day(day)}.`,
    },
  }),
] as const
