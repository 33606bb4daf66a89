import { planCurrency } from '#course/contract/plan-currency.ts'
import { hasNumbers } from '#course/financial-plan/shared/statements.ts'
import { facts, type SectionPart, type Telling, table, under } from '#course/plan-view/telling.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { nameOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { assumptionWords } from './assumption-words.ts'

/** What the figures rest on: the numbers of this plan, and the rules that are the same in every plan. */
export const assumptions: SectionPart = (told) => {
  const { plan, locale } = told
  if (!told.takes('seven') || !hasNumbers(shownFigures(plan))) return []
  const text = assumptionWords[locale]
  return [
    ...under(text.own, own(told)),
    ...under(text.cases, cases(told)),
    ...under(text.rules, [{ kind: 'list', items: text.ruleList }]),
  ]
}

function own({ plan, locale }: Telling) {
  const text = assumptionWords[locale]
  const { settings } = shownFigures(plan).plan
  const percent = (value: number) => percentText(value, locale)
  const [second, third] = settings.expenseGrowth
  const [grants2, grants3] = settings.grantContinuity
  return facts([
    { label: text.start, value: periodName('m1', plan, locale) },
    { label: text.currency, value: planCurrency(plan) },
    { label: text.tax, value: percent(settings.taxRate) },
    { label: text.growth, value: text.years(percent(second), percent(third)) },
    { label: text.grants, value: text.years(percent(grants2), percent(grants3)) },
  ])
}

function cases({ plan, locale }: Telling) {
  const { offerings } = shownFigures(plan).plan
  return table(
    assumptionWords[locale].casesHead,
    offerings.map((offering) => [
      nameOf(offering, locale),
      `+${percentText(offering.optimism, locale)}`,
      `\u2212${percentText(offering.pessimism, locale)}`,
    ]),
  )
}

const percentText = (value: number, locale: Telling['locale']) =>
  `${figures(value, locale, { maximumFractionDigits: 2 })}%`
