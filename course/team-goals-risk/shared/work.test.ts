import { expect, test } from 'vitest'
import { isOwner, membersOf } from '#course/shared/team.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { allWork, sameWords, teamWork } from './work.ts'

const plan: PlanData = {
  segment: [
    { ...record, _id: 's1', keyActivities: ['make: Press pots', 'deliver: Bring it home'] },
    { ...record, _id: 's2', keyActivities: ['make: press  pots', 'Sing'] },
  ],
  activity: [
    { ...record, _id: 'a3', name: 'Show the water', activityType: 'impact', selected: true },
    { ...record, _id: 'a4', name: 'An idea', activityType: 'impact', selected: false },
    { ...record, _id: 'a5', name: 'Bring it home', activityType: 'impact', selected: true },
    { ...record, _id: 'a6', name: 'Radio', activityType: 'tofu', selected: true },
    { ...record, _id: 'a7', name: 'Billboard', activityType: 'tofu', selected: false },
  ],
}

test('each activity stands once: key activities of all segments, then what was chosen about the problem', () => {
  expect(teamWork(plan)).toEqual([
    { text: 'Press pots', from: 'key' },
    { text: 'Bring it home', from: 'key' },
    { text: 'Sing', from: 'key' },
    { text: 'Show the water', from: 'impact' },
  ])
  expect(allWork(plan).at(-1)).toEqual({ text: 'Radio', from: 'marketing' })
  expect(teamWork({})).toEqual([])
})

test('spaces and capitals make no other activity', () => {
  expect(sameWords(' Press  pots', 'press pots ')).toBe(true)
  expect(sameWords('Press', 'Press pots')).toBe(false)
})

const project = (team_members: object[]): PlanData => ({
  project: [
    { _id: 'p', version: 1, owner_id: 'o', owner: { first_name: 'Ana', last_name: 'Paz' }, team_members },
  ],
})

test('the owner is the first of the team, also while nothing is written about them', () => {
  expect(membersOf(project([{ name: 'Rosa' }])).map(({ name, user_id }) => [name, user_id])).toEqual([
    ['Ana Paz', 'o'],
    ['Rosa', ''],
  ])
  const listed = project([{ name: 'Rosa' }, { name: 'Ana P.', user_id: 'o', role: 'Founder' }])
  expect(membersOf(listed).map(({ name }) => name)).toEqual(['Ana P.', 'Rosa'])
  expect(membersOf(listed).map((one) => isOwner(listed, one))).toEqual([true, false])
})

test('of a plan without its project, and of an example without an owner, only who is listed is known', () => {
  expect(membersOf({})).toEqual([])
  const example: PlanData = { project: [{ _id: 'p', version: 1, team_members: [{ name: 'Rosa' }] }] }
  expect(membersOf(example).map((one) => [one.name, isOwner(example, one)])).toEqual([['Rosa', false]])
})
