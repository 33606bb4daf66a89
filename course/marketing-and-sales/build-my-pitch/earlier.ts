import { planCurrency } from '#course/contract/plan-currency.ts'
import { chosenActivities } from '#course/shared/activities.ts'
import { payingSegments } from '#course/shared/paying-segments.ts'
import { nameOf } from '#course/shared/segments.ts'
import { clause, withoutEnd } from '#course/shared/sentence.ts'
import { figures } from '#domain/figures.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { moneyText } from '#domain/money-text.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { answer, answers, businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { earlierWords } from './earlier-words.ts'
import type { Card } from './pitch.ts'

type From = (plan: PlanData, locale: ReportLocale) => string

/** What earlier steps already say for a card; nothing where they do not. */
const sources: Readonly<Record<Card, From>> = {
  hook: (plan) => answer(plan, 'one', 'finding-your-why', 'story')?.value ?? '',
  problem: (plan) => {
    const { problemStatement, problemDefinition } = businessOf(plan) ?? {}
    return (isBlank(problemStatement) ? problemDefinition : problemStatement) ?? ''
  },
  solution: (plan) => businessOf(plan)?.solutionStatement ?? '',
  customers,
  model: (plan) =>
    payingSegments(plan).find(({ modelDescription }) => !isBlank(modelDescription))?.modelDescription ?? '',
  impact,
  ask,
}

export const earlier = (plan: PlanData, card: Card, locale: ReportLocale): string =>
  sources[card](plan, locale).trim()

function customers(plan: PlanData, locale: ReportLocale): string {
  const words = earlierWords[locale]
  const names = payingSegments(plan).map((segment) => {
    const { targetMarket } = segment
    return words.segment(
      withoutEnd(nameOf(segment, locale)),
      targetMarket ? figures(targetMarket, locale) : '',
    )
  })
  return names.length > 0 ? words.customers(names) : ''
}

function impact(plan: PlanData, locale: ReportLocale): string {
  const words = earlierWords[locale]
  const activities = chosenActivities(plan)
  const outcomes = activities.flatMap((one) => one.outcomes ?? []).map((outcome) => clause(outcome))
  const reach = sumOf(activities, (one) => one.reach ?? 0)
  return [
    outcomes.length > 0 ? words.outcomes([...new Set(outcomes)]) : '',
    reach > 0 ? words.reach(figures(reach, locale)) : '',
  ].join(' ')
}

/** Money that is still looked for, or else what the key activities still lack. */
function ask(plan: PlanData, locale: ReportLocale): string {
  const words = earlierWords[locale]
  const open = (businessOf(plan)?.financials?.fundingSources ?? []).filter(
    ({ status }) => status !== 'have it',
  )
  const amount = sumOf(open, (source) => source.amount ?? 0)
  if (amount > 0) return words.money(moneyText(amount, locale, planCurrency(plan), 0))
  const needed = answers(plan, 'four', 'key-resources', 'needed').flatMap(({ valueArr }) => valueArr ?? [])
  return needed.length > 0 ? words.resources([...new Set(needed)].map((name) => clause(name))) : ''
}
