import { isCovered } from '#course/business-model/business-model/flow.ts'
import { placeOf } from '#course/business-model/choose-definition/spectrum.ts'
import { resourcesOf } from '#course/business-model/key-resources/resources.ts'
import { needsNone } from '#course/financial-plan/shared/needs-none.ts'
import { modelIds } from '#course/model-ids.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { lanesOfSegment } from '#course/shared/paying-segments.ts'
import { chosenModels } from '#domain/plan/chosen-models.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import { byWords, rule, wholePlan } from './rule.ts'

const neededOf = (plan: PlanData, category: 'people' | 'things') =>
  (plan.segment ?? []).flatMap((segment) =>
    resourcesOf(plan, segment).filter((one) => one.isNeeded && one.category === category),
  )

const isPaid = (plan: PlanData) =>
  (businessOf(plan)?.financials?.expenses ?? []).some(
    ({ category, cost }) => (category === 'salaries' || category === 'professional-fees') && (cost ?? 0) > 0,
  ) ||
  (plan.offering ?? []).some(({ components }) =>
    (components ?? []).some(({ type, cost }) => type === 'labour' && (cost ?? 0) > 0),
  )

/** Who pays, how money comes in, and what the business stands on. */
export const businessModelRules = [
  rule({
    ...{ id: 'segment-nobody-pays-for', severity: 'error', modules: ['two', 'four', 'seven'] },
    find: ({ plan }) => {
      const { segment = [] } = plan
      const { IS } = shownFigures(plan).results
      const paysSomebody = segment.some((one) => lanesOfSegment(plan, one).includes('pays'))
      if (paysSomebody || IS.y1.additionalMarket + IS.y1.additionalNonMarket > 0) return []
      return segment
        .filter((one) => isCovered(plan, one))
        .map(({ _id, name }) => ({
          ...{ subject: _id, title: name ?? '', values: { segment: name ?? '' } },
          place: { module: 'four', step: 'business-model', field: `flow:${_id}` },
        }))
    },
    words: {
      en: ({ segment }, say) =>
        `${say.quoted(segment)} benefits without paying; no other segment pays, and no grant or other income covers it.`,
      es: ({ segment }, say) =>
        `${say.quoted(segment)} se beneficia sin pagar; ningún otro segmento paga, y ninguna subvención ni otro ingreso lo cubre.`,
    },
  }),
  rule({
    ...{ id: 'payer-without-price', severity: 'error', modules: ['two', 'four', 'six'] },
    find: ({ plan }) =>
      pairsOf(plan)
        .filter(({ segment }) => lanesOfSegment(plan, segment).includes('pays'))
        .filter(({ match, offering }) => (match?.price ?? offering.price ?? 0) === 0)
        // Where no price was set at all, pricing is still to come.
        .filter(() => (plan.offering ?? []).some(({ price }) => (price ?? 0) > 0))
        .map(({ key, segment, offering }) => ({
          ...{ subject: key, title: offering.name ?? '' },
          values: { segment: segment.name ?? '', offering: offering.name ?? '' },
          place: { module: 'six', step: 'pricing', field: `offeringMatch.price:${key}` },
        })),
    words: {
      en: ({ segment, offering }, say) =>
        `${say.quoted(segment)} is said to pay, and ${say.quoted(offering)} has no price for them.`,
      es: ({ segment, offering }, say) =>
        `Se dice que ${say.quoted(segment)} paga, y ${say.quoted(offering)} no tiene precio para este segmento.`,
    },
  }),
  rule({
    ...{ id: 'price-for-who-does-not-pay', severity: 'warning', modules: ['two', 'four', 'six'] },
    find: ({ plan }) =>
      pairsOf(plan)
        .filter(({ segment, match }) => {
          const lanes = lanesOfSegment(plan, segment)
          return lanes.length > 0 && !lanes.includes('pays') && (match?.price ?? 0) > 0
        })
        .map(({ key, segment, offering, match }) => ({
          ...{ subject: key, title: offering.name ?? '' },
          values: { segment: segment.name ?? '', offering: offering.name ?? '', price: match?.price ?? 0 },
          place: { module: 'four', step: 'business-model', field: `flow:${segment._id}` },
        })),
    words: {
      en: ({ segment, offering, price }, say) =>
        `${say.quoted(segment)} does not pay in the business model, and ${say.quoted(offering)} has a price of ${say.money(price)} for them.`,
      es: ({ segment, offering, price }, say) =>
        `${say.quoted(segment)} no paga en el modelo de negocio, y ${say.quoted(offering)} tiene para este segmento un precio de ${say.money(price)}.`,
    },
  }),
  rule({
    ...{ id: 'revenue-model-without-income', severity: 'error', modules: ['four', 'seven'] },
    find: ({ plan }) => {
      const { IS } = shownFigures(plan).results
      const isOpen = chosenModels(plan, 'revenue').length > 0 && IS.y1.totalRevenue === 0
      return isOpen && IS.y1.operatingExpenses > 0
        ? [{ ...wholePlan, values: {}, place: { module: 'seven', step: 'revenue' } }]
        : []
    },
    words: {
      en: () =>
        'A revenue model is chosen and costs are entered, and the financial plan has no income in year 1.',
      es: () =>
        'Hay un modelo de ingresos elegido y gastos anotados, y el plan financiero no tiene ingresos en el año 1.',
    },
  }),
  rule({
    ...{ id: 'fundraising-without-donors', severity: 'warning', modules: ['four', 'seven'] },
    find: ({ plan }) => {
      const { IS } = shownFigures(plan).results
      const isChosen = chosenModels(plan, 'revenue').some(({ id }) => id === modelIds.fundraising)
      const isOpen = isChosen && IS.y1.totalRevenue > 0 && IS.y1.additionalNonMarket === 0
      return isOpen
        ? [{ ...wholePlan, values: {}, place: { module: 'seven', step: 'revenue', field: 'additional' } }]
        : []
    },
    words: {
      en: () => 'Fundraising is a chosen revenue model, and the financial plan has no grant or donation.',
      es: () =>
        'La recaudación de fondos es un modelo de ingresos elegido, y el plan financiero no tiene subvenciones ni donaciones.',
    },
  }),
  rule({
    ...{ id: 'market-share-below-target', severity: 'warning', modules: ['four', 'seven'] },
    find: ({ plan }) => {
      const { percent } = placeOf(plan, 'target')
      const share = shownFigures(plan).results.marketShare.y3
      if (percent === null || share === null || share >= percent - tolerated) return []
      return [
        {
          ...{ ...wholePlan, values: { target: percent, share } },
          place: { module: 'four', step: 'choose-definition', field: 'target.valueArr' },
        },
      ]
    },
    words: {
      en: ({ target, share }, say) =>
        `The target is ${say.percent(target)} of income from the market; the financial plan reaches ${say.percent(share)} in year 3.`,
      es: ({ target, share }, say) =>
        `La meta es que ${say.percent(target)} de los ingresos venga del mercado; el plan financiero llega a ${say.percent(share)} en el año 3.`,
    },
  }),
  rule({
    ...{ id: 'needed-thing-without-cost', severity: 'warning', modules: ['four', 'seven'] },
    find: ({ plan }) => {
      const { fixedAssets = [], preOperatingCapital = [], expenses = [] } = businessOf(plan)?.financials ?? {}
      const isBought = [fixedAssets, preOperatingCapital].some((rows) => (rows ?? []).length > 0)
      const isBegun = (expenses ?? []).length > 0 || needsNone(plan, 'fixed-assets')
      if (isBought || !isBegun) return []
      return neededOf(plan, 'things').map(({ text }) => ({
        ...{ ...byWords(text), values: { thing: text } },
        place: { module: 'seven', step: 'fixed-assets' },
      }))
    },
    words: {
      en: ({ thing }, say) =>
        `${say.quoted(thing)} is still missing, and the financial plan buys nothing before opening.`,
      es: ({ thing }, say) =>
        `Todavía falta ${say.quoted(thing)}, y el plan financiero no compra nada antes de abrir.`,
    },
  }),
  rule({
    ...{ id: 'needed-people-without-pay', severity: 'warning', modules: ['four', 'seven'] },
    find: ({ plan }) => {
      if (isPaid(plan) || (businessOf(plan)?.financials?.expenses ?? []).length === 0) return []
      return neededOf(plan, 'people').map(({ text }) => ({
        ...{ ...byWords(text), values: { people: text } },
        place: { module: 'seven', step: 'expenses' },
      }))
    },
    words: {
      en: ({ people }, say) =>
        `${say.quoted(people)} is still to be found, and the plan pays nobody: there are no salaries, fees or labour costs.`,
      es: ({ people }, say) =>
        `Todavía falta ${say.quoted(people)}, y el plan no le paga a nadie: no hay salarios, honorarios ni costos de mano de obra.`,
    },
  }),
] as const

/** In points of per cent: what is written as a round number is meant as one. */
const tolerated = 5
