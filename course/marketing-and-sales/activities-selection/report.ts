import { planCurrency } from '#course/contract/plan-currency.ts'
import { marketingActivities } from '#course/marketing-and-sales/shared/activities.ts'
import { figuresOf } from '#course/marketing-and-sales/shared/activity-figures.ts'
import { titleOf } from '#course/marketing-and-sales/shared/funnel-words.ts'
import { labelOf } from '#course/shared/segments.ts'
import { moneyText } from '#domain/money-text.ts'
import { activityTypes } from '#domain/options/marketing.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { bubblePicture } from './bubble-picture.ts'
import { chosenMarketing, isOverLimit, limitOf, reasonOf, totalOf } from './selection.ts'
import { words } from './words.ts'

/** What is done and what it costs, against what can be spent; the picture, and the same as a table. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const all = marketingActivities(plan)
  const [limit, total] = [limitOf(plan), totalOf(plan)]
  if (all.length === 0 || (limit === null && chosenMarketing(plan).length === 0)) return []
  const money = (amount: number) => moneyText(amount, locale, planCurrency(plan), 0)
  const facts = [
    { label: text.budgetLimit, value: limit === null ? '' : money(limit) },
    { label: text.plannedHead, value: money(total) },
    { label: text.reason, value: isOverLimit(plan) ? reasonOf(plan) : '' },
  ].filter(({ value }) => value !== '')
  const rows = all.map((activity, index) => {
    const { reach, budget, perPerson } = figuresOf(plan, activity, locale)
    const part = labelOf(activityTypes, activity.activityType, locale)
    const isChosen = activity.selected ? text.yes : text.no
    return [`${index + 1} ${titleOf(activity, locale)}`, part, reach, budget, perPerson, isChosen]
  })
  const head = [text.activity, text.part, text.people, text.budgetHead, text.perPersonHead, text.selected]
  return [
    { kind: 'facts', rows: facts },
    { kind: 'picture', picture: bubblePicture(plan, locale) },
    { kind: 'table', head, rows },
  ]
}
