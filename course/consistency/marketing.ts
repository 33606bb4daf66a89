import {
  isBeyondMarket,
  marketingActivities,
  pairKeyOf,
} from '#course/marketing-and-sales/shared/activities.ts'
import { chosenFunnels } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { marketingIn } from '#course/shared/marketing-in-expenses.ts'
import { months } from '#domain/finance/periods.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { rule, wholePlan } from './rule.ts'

const chosenMarketing = (plan: PlanData) =>
  marketingActivities(plan).filter(({ selected }) => selected === true)
const chosenChannels = ({ channel = [] }: PlanData) => channel.filter(({ selected }) => selected === true)
const pairsByKey = (plan: PlanData) => new Map(pairsOf(plan).map((pair) => [pair.key, pair]))

/** How people come to know and buy, and what that costs. */
export const marketingRules = [
  rule({
    ...{ id: 'marketing-not-in-expenses', severity: 'error', modules: ['five', 'seven'] },
    find: ({ plan }) => {
      const { planned, entered, isMissing } = marketingIn(plan)
      if (!isMissing) return []
      return [
        {
          ...wholePlan,
          values: { planned, entered },
          place: { module: 'five', step: 'marketing-sales-plan' },
        },
      ]
    },
    words: {
      en: ({ planned, entered }, say) =>
        `The marketing plan costs ${say.money(planned)} a month; the expenses hold ${say.money(entered)} for marketing.`,
      es: ({ planned, entered }, say) =>
        `El plan de marketing cuesta ${say.money(planned)} al mes; los gastos tienen ${say.money(entered)} para marketing.`,
    },
  }),
  rule({
    ...{ id: 'channel-without-activity', severity: 'warning', modules: ['two', 'five'] },
    find: ({ plan }) => {
      const active = new Set(marketingActivities(plan).map(pairKeyOf))
      if (active.size === 0) return []
      const reached = new Set(chosenChannels(plan).map(pairKeyOf))
      return [...pairsByKey(plan).values()]
        .filter(({ key }) => reached.has(key) && !active.has(key))
        .map(({ key, segment, offering }) => ({
          ...{ subject: key, title: offering.name ?? '' },
          values: { segment: segment.name ?? '', offering: offering.name ?? '' },
          place: { module: 'five', step: 'marketing-funnel-activities' },
        }))
    },
    words: {
      en: ({ segment, offering }, say) =>
        `${say.quoted(offering)} has a chosen channel to ${say.quoted(segment)}, and no activity at all is planned to make it known to them.`,
      es: ({ segment, offering }, say) =>
        `${say.quoted(offering)} tiene un canal elegido hacia ${say.quoted(segment)}, y no hay ninguna actividad prevista para darlo a conocer.`,
    },
  }),
  rule({
    ...{ id: 'sold-without-channel', severity: 'warning', modules: ['two', 'five', 'seven'] },
    find: ({ plan }) => {
      const pairs = pairsByKey(plan)
      const chosen = chosenChannels(plan).filter((channel) => pairs.has(pairKeyOf(channel)))
      if (chosen.length === 0) return []
      const reached = new Set(chosen.map(({ offeringId }) => offeringId))
      return (plan.offering ?? [])
        .filter(
          ({ _id, forecasts }) => !reached.has(_id) && months.some((month) => (forecasts?.[month] ?? 0) > 0),
        )
        .map(({ _id, name }) => ({
          ...{ subject: _id, title: name ?? '', values: { offering: name ?? '' } },
          place: { module: 'five', step: 'channel-prioritization' },
        }))
    },
    words: {
      en: ({ offering }, say) =>
        `Sales of ${say.quoted(offering)} are forecast, and no chosen channel brings it to anybody.`,
      es: ({ offering }, say) =>
        `Se pronostican ventas de ${say.quoted(offering)}, y ningún canal elegido lo lleva a nadie.`,
    },
  }),
  rule({
    ...{ id: 'activity-for-nobody', severity: 'warning', modules: ['two', 'five'] },
    find: ({ plan }) => {
      const pairs = pairsByKey(plan)
      return chosenMarketing(plan)
        .filter((activity) => !pairs.has(pairKeyOf(activity)))
        .map(({ _id, name }) => ({
          ...{ subject: _id, title: name ?? '', values: { activity: name ?? '' } },
          place: { module: 'five', step: 'marketing-funnel-activities', field: `segmentId:${_id}` },
        }))
    },
    words: {
      en: ({ activity }, say) =>
        `The marketing activity ${say.quoted(activity)} is chosen for a segment or an offering that is no longer in the plan.`,
      es: ({ activity }, say) =>
        `La actividad de marketing ${say.quoted(activity)} está elegida para un segmento o un producto que ya no está en el plan.`,
    },
  }),
  rule({
    ...{ id: 'reach-above-market', severity: 'warning', modules: ['two', 'five'] },
    find: ({ plan }) => {
      const pairs = pairsByKey(plan)
      return chosenMarketing(plan).flatMap((activity) => {
        const pair = pairs.get(pairKeyOf(activity))
        if (!pair || !isBeyondMarket(activity, pair)) return []
        const { _id, name, reach } = activity
        const { name: segment, addressableMarket } = pair.segment
        return {
          ...{ subject: _id, title: name ?? '' },
          values: {
            activity: name ?? '',
            reach: reach ?? 0,
            segment: segment ?? '',
            people: addressableMarket ?? 0,
          },
          place: { module: 'five', step: 'marketing-sales-plan', field: `reach:${_id}` } as const,
        }
      })
    },
    words: {
      en: ({ activity, reach, segment, people }, say) =>
        `${say.quoted(activity)} is to reach ${say.number(reach)} people, and ${say.quoted(segment)} counts only ${say.number(people)}.`,
      es: ({ activity, reach, segment, people }, say) =>
        `${say.quoted(activity)} quiere llegar a ${say.number(reach)} personas, y ${say.quoted(segment)} solo cuenta ${say.number(people)}.`,
    },
  }),
  rule({
    ...{ id: 'customer-costs-more-than-worth', severity: 'error', modules: ['two', 'five', 'six'] },
    find: ({ plan }) =>
      chosenFunnels(plan)
        .filter(({ funnel }) => funnel.warning)
        .map(({ pair: { key, segment, offering }, funnel }) => ({
          ...{ subject: key, title: offering.name ?? '' },
          values: {
            segment: segment.name ?? '',
            offering: offering.name ?? '',
            cac: funnel.cac ?? 0,
            ltv: funnel.ltv ?? 0,
          },
          place: { module: 'five', step: 'marketing-sales-plan', field: `value:${key}` },
        })),
    words: {
      en: ({ segment, offering, cac, ltv }, say) =>
        `Winning a customer among ${say.quoted(segment)} for ${say.quoted(offering)} costs ${say.money(cac)}, and such a customer brings ${say.money(ltv)}.`,
      es: ({ segment, offering, cac, ltv }, say) =>
        `Ganar un cliente de ${say.quoted(segment)} para ${say.quoted(offering)} cuesta ${say.money(cac)}, y ese cliente deja ${say.money(ltv)}.`,
    },
  }),
] as const
