import type { PlanData } from '#domain/plan/plan-data.ts'
import { type Case, idOf } from './case.ts'
import { all, type Change, drop, edit, members, write } from './change.ts'

const visits = idOf('3e')
const kpiOf = (plan: PlanData) => plan.activity?.find(({ _id }) => _id === visits)?.impact?.[0]?.kpi ?? ''
const aim =
  (...valueArr: string[]): Change =>
  (plan) =>
    all(
      drop('input', (row) => row.key === 'aim' && row.parent === visits),
      write('eight/impact-kpis/aim', { parent: visits, value: kpiOf(plan), valueArr }),
    )(plan)

const outcome = 'Filters stay in use for years'
const measured = edit('activity', visits, { impact: [{ outcome, kpi: 'Filters in use' }] })

const press = 'Press, fire and test filter pots'
const nobodyPresses = members((member) => ({
  ...member,
  activities: (member.activities ?? []).filter((one) => one !== press),
}))
const kevinPresses = members((member) =>
  member.name === 'Kevin Otieno' ? { ...member, activities: [...(member.activities ?? []), press] } : member,
)

const first = (fields: object) =>
  edit('goal', idOf('ec'), ({ objectives }) => ({
    objectives: (objectives as object[]).map((one, place) => (place === 0 ? { ...one, ...fields } : one)),
  }))

const kiln = 'The kiln breaks down in the rains'
const answer = (description: string, day: string): Change =>
  all(
    drop('input', ({ key, value }) => key === 'answer' && value === kiln),
    write('nine/risk-management/answer', { value: kiln, description, valueArr: [day] }),
  )

/** What changes for people, who does it, and what could go wrong. */
export const directionCases: readonly Case[] = [
  {
    rule: 'outcome-without-indicator',
    broken: edit('activity', visits, { impact: [] }),
    repaired: measured,
    says: outcome,
  },
  {
    rule: 'indicator-of-dropped-outcome',
    broken: edit('activity', visits, { outcomes: ['Something else'] }),
    repaired: edit('activity', visits, { outcomes: [outcome] }),
    says: outcome,
  },
  {
    rule: 'indicator-without-baseline',
    broken: aim('', '80'),
    repaired: aim('10', '80'),
    says: 'stands today',
  },
  { rule: 'indicator-without-target', broken: aim('10', ''), repaired: aim('10', '80'), says: 'shall reach' },
  {
    rule: 'target-changes-nothing',
    broken: aim('10', '10'),
    repaired: aim('10', '5'),
    says: 'nothing would change',
  },
  {
    rule: 'global-goal-without-indicator',
    broken: edit('activity', () => true, { impact: [] }),
    repaired: measured,
    says: 'Clean Water',
  },
  { rule: 'key-activity-uncovered', broken: nobodyPresses, repaired: kevinPresses, says: press },
  {
    rule: 'member-leads-dropped-work',
    broken: members((member) => ({ ...member, activities: [...(member.activities ?? []), 'Sing'] })),
    repaired: members((member) => ({ ...member, activities: [press] })),
    says: 'Sing',
  },
  {
    rule: 'objective-in-the-past',
    broken: first({ date: '2026-01-31' }),
    repaired: first({ date: '2027-01-31' }),
    says: 'Jan 31, 2026',
  },
  {
    rule: 'objective-without-owner',
    broken: all(nobodyPresses, first({ activities: [press] })),
    repaired: kevinPresses,
    says: 'Sign the loan',
  },
  {
    rule: 'objective-names-dropped-work',
    broken: first({ activities: [press, 'Dance'] }),
    repaired: first({ activities: [press] }),
    says: 'Dance',
  },
  {
    rule: 'grave-risk-without-owner',
    broken: answer('', '2027-02-01'),
    repaired: answer('Kevin', '2027-02-01'),
    says: 'nobody is named',
  },
  {
    rule: 'risk-answer-overdue',
    broken: answer('Kevin', '2026-02-01'),
    repaired: answer('Kevin', '2027-02-01'),
    says: 'was due on',
  },
]
