import { type Case, families, filter, idOf, schools, visit } from './case.ts'
import { all, drop, edit, say, unsay } from './change.ts'

const aims = 'one/activities-outcomes/cause'
const flows = (row: Readonly<Record<string, unknown>>) =>
  row.stepKey === 'business-model' && row.key === 'flow'
const flow = (parent: string, ...valueArr: string[]) => say('four/business-model/flow', { parent, valueArr })
const leave = (step: string, parent: string) =>
  say(`two/${step}/skipped`, { parent, selected: true, description: 'Next year' })
const without = (list: string, name: string, id: string) =>
  edit('offering', filter, (row) => ({
    [list]: (row[list] as Record<string, unknown>[]).filter((one) => one[name] !== id),
  }))

/** The problem, the people, and who could stop it all. */
export const peopleCases: readonly Case[] = [
  {
    rule: 'rejected-cause-chosen',
    broken: say('one/making-sense/verdict', { parent: idOf('c'), value: 'rejected' }),
    repaired: edit('cause', idOf('c'), { selected: false }),
    says: 'charcoal',
  },
  {
    rule: 'cause-without-activity',
    broken: edit('cause', idOf('16'), { selected: true }),
    repaired: say(aims, { parent: idOf('3c'), valueArr: [idOf('c'), idOf('16')] }),
    says: 'Charcoal comes from far away',
  },
  {
    rule: 'activity-on-dropped-cause',
    broken: say(aims, { parent: idOf('40'), valueArr: [idOf('16')] }),
    repaired: edit('cause', idOf('16'), { selected: true }),
    says: 'Show the water with health volunteers',
  },
  {
    rule: 'social-model-without-activity',
    broken: edit('activity', ({ activityType }) => activityType === 'impact', { selected: false }),
    repaired: edit('activity', idOf('3c'), { selected: true }),
    says: 'social business model',
  },
  {
    rule: 'helped-people-nowhere',
    broken: edit('input', flows, { valueArr: ['pays'] }),
    repaired: flow(families, 'pays', 'benefits'),
    says: 'none of the segments benefits',
  },
  {
    rule: 'pain-without-reliever',
    broken: without('painMatch', 'painId', idOf('54')),
    repaired: leave('pain-relievers', idOf('54')),
    says: 'strength 5',
  },
  {
    rule: 'gain-without-creator',
    broken: without('gainMatch', 'gainId', idOf('59')),
    repaired: leave('gain-creators', idOf('59')),
    says: 'Cool water with a good taste',
  },
  {
    rule: 'segment-without-offering',
    broken: edit('offering', visit, { segmentMatch: [families] }),
    repaired: edit('offering', visit, { segmentMatch: [families, schools] }),
    says: 'Schools and clinics',
  },
  {
    rule: 'offering-for-nobody',
    broken: edit('offering', visit, { segmentMatch: [] }),
    repaired: edit('offering', visit, { segmentMatch: [schools] }),
    says: 'Filter check-up visit',
  },
  {
    rule: 'offering-answers-nothing',
    broken: edit('offering', visit, { painMatch: [], gainMatch: [] }),
    repaired: edit('offering', visit, { gainMatch: [{ gainId: idOf('63'), title: 'A signed page' }] }),
    says: 'Filter check-up visit',
  },
  {
    rule: 'powerful-without-plan',
    broken: edit('input', idOf('84'), { plan: ' ' }),
    repaired: edit('input', idOf('84'), { power: 20 }),
    says: 'County public health',
  },
  {
    rule: 'opponent-without-measure',
    broken: all(
      edit('input', idOf('8c'), { plan: null }),
      unsay('three/stakeholder-relationship/next-step', idOf('8c')),
    ),
    repaired: say('three/stakeholder-relationship/next-step', { parent: idOf('8c'), value: 'Ask them in' }),
    says: 'could stop it',
  },
  {
    rule: 'weak-tie-without-next-step',
    broken: all(
      edit('input', idOf('84'), { relationship: 'Weak' }),
      edit('input', idOf('8c'), { relationship: 'Weak' }),
      say('three/stakeholder-relationship/next-step', { parent: idOf('8c'), value: 'Ask them in' }),
      unsay('three/stakeholder-relationship/next-step', idOf('84')),
    ),
    repaired: edit('input', idOf('84'), { relationship: 'Strong' }),
    says: 'County public health',
  },
  {
    rule: 'solution-not-compared',
    broken: edit('competitor', () => true, { name: 'Nobody else' }),
    repaired: edit('competitor', idOf('ce'), { name: 'Imported plastic filter' }),
    says: 'current solutions',
  },
  {
    rule: 'channel-without-activity',
    broken: drop('activity', ({ segmentId }) => segmentId === schools),
    repaired: edit('activity', idOf('b8'), { segmentId: schools, offeringId: visit }),
    says: 'Schools and clinics',
  },
  {
    rule: 'sold-without-channel',
    broken: edit('channel', ({ offeringId }) => offeringId === visit, { selected: false }),
    repaired: edit('channel', ({ offeringId }) => offeringId === visit, { selected: true }),
    says: 'Filter check-up visit',
  },
  {
    rule: 'activity-for-nobody',
    broken: edit('activity', idOf('b7'), { offeringId: visit }),
    repaired: edit('activity', idOf('b7'), { selected: false }),
    says: 'Community radio spot',
  },
  {
    rule: 'reach-above-market',
    broken: edit('activity', idOf('b7'), { reach: 50_000 }),
    repaired: edit('segment', families, { addressableMarket: 60_000 }),
    says: '50,000',
  },
]
