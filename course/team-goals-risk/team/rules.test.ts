import { expect, test } from 'vitest'
import { membersOf } from '#course/shared/team.ts'
import { coverageOf } from '#course/team-goals-risk/shared/coverage.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { coveragePicture } from './coverage-picture.ts'
import { report } from './report.ts'
import { emailProblem, gaps, toggled, whoIs } from './rules.ts'

const work: PlanData = {
  segment: [{ ...record, _id: 's8', keyActivities: ['make: Press pots', 'deliver: Bring it home'] }],
  activity: [{ ...record, _id: 'a9', name: 'Show the water', activityType: 'impact', selected: true }],
}
const team = (...team_members: object[]): PlanData => ({
  ...work,
  project: [{ _id: 'p', version: 1, team_members }],
})
const rosa = { name: 'Rosa', role: 'Potter', strength: 'Clay', activities: ['press pots', 'Bring it home'] }

test('an activity is led by whoever carries its words', () => {
  expect(coverageOf(team({ name: 'Ana' }, rosa)).map(({ text, led }) => [text, led])).toEqual([
    ['Press pots', [1]],
    ['Bring it home', [1]],
    ['Show the water', []],
  ])
})

test('giving and taking an activity leaves out what the plan no longer has', () => {
  const plan = team({ ...rosa, activities: ['Press pots', 'Bake bread'] })
  const [member] = membersOf(plan)
  if (!member) throw new Error('Nobody is listed')
  expect(toggled(plan, member, 'Show the water')).toEqual(['Press pots', 'Show the water'])
  expect(toggled(plan, member, 'press pots')).toEqual([])
})

test.each([
  ['', [], null],
  ['rosa', [], 'email'],
  ['rosa@example.org', [], null],
  [' Rosa@Example.org', ['rosa@example.org'], 'duplicate'],
])('the address %j beside %j', (email, others, problem) => {
  expect(emailProblem(email, others)).toBe(problem)
})

test('somebody is known by account or name, wherever they stand', () => {
  const members = membersOf(team({ user_id: 'u1', name: 'Rosa' }, { name: ' Ana' }, { name: 'Ana' }))
  expect(whoIs(members)).toEqual(['u1', 'Ana', 'Ana 2'])
  expect(whoIs(members.toSpliced(0, 1))).toEqual(['Ana', 'Ana 2'])
})

test('a team is whole with one full card, and somebody for every key activity', () => {
  expect(gaps(team(rosa))).toEqual([])
  expect(gaps(team({ ...rosa, activities: ['Press pots'] })).map(({ field }) => field)).toEqual([
    'work:Bring it home',
  ])
  expect(gaps(team(rosa, { name: 'Ana' }, { role: 'Sales' })).map(({ field }) => field)).toEqual([
    'role:1',
    'name:2',
  ])
  expect(gaps({}).map(({ field }) => field)).toEqual(['work', 'members'])
  expect(gaps(team({ ...rosa, strength: ' ' })).map(({ field }) => field)).toEqual(['members'])
})

test('who leads what is told in words beside the picture, and what nobody leads is not told by colour alone', () => {
  const { twin, shapes, label } = coveragePicture(team({ name: 'Ana' }, rosa), 'en')
  expect(twin?.map(({ text }) => text)).toEqual([
    'Press pots: Rosa',
    'Bring it home: Rosa',
    'Show the water: Nobody yet',
  ])
  expect(label).toBe('Who leads which of 3 activities; 1 have nobody yet.')
  expect(shapes.flatMap((shape) => (shape.kind === 'text' ? shape.lines : []))).toContain('Nobody yet')
})

test('the report has everybody and the coverage, and no address', () => {
  const plan = team({ ...rosa, email: 'rosa@example.org' })
  expect(report(plan, 'es').map(({ kind }) => kind)).toEqual(['table', 'heading', 'picture'])
  expect(JSON.stringify(report(plan, 'en'))).not.toContain('rosa@')
  expect(report(team(), 'en')).toEqual([])
  expect(report({}, 'en')).toEqual([])
})

test('a team of forty and activities of many words stay within the picture', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ ...rosa, name: `Person ${index}` }))
  const long = [{ ...record, _id: 's10', keyActivities: [`make: ${'very '.repeat(60)}`] }]
  const { shapes, width, height } = coveragePicture({ ...team(...many), segment: long }, 'en')
  for (const shape of shapes)
    if (shape.kind === 'circle') {
      expect(shape.x + shape.radius).toBeLessThanOrEqual(width)
      expect(shape.y + shape.radius).toBeLessThanOrEqual(height)
    }
})
