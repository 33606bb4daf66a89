import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { bubblePicture } from './bubble-picture.ts'
import { report } from './report.ts'
import { gaps, passesOver, ranked, scoredFor, withScore } from './scores.ts'

const families = { ...record, _id: 's1', name: 'Families', offeringMatch: [] }
const channel = (_id: string, selected = false) => ({
  ...record,
  _id,
  segmentId: 's1',
  offeringId: 'o1',
  selected,
  intermediaries: [{ intermediaryType: 'shop-kiosk' as const, description: 'Sells it.' }],
})
const score = (parent: string, digits: string, description = '') =>
  answerAt('five/channel-prioritization/score', { parent, valueArr: [...digits], description })
const planOf = (channels: ReturnType<typeof channel>[], input: PlanData['input'] = []): PlanData => ({
  segment: [families],
  offering: [{ ...record, _id: 'o1', name: 'Juice', segmentMatch: ['s1'] }],
  channel: channels,
  input,
})

test('the score is the mean of four, kept with one decimal once there are four', () => {
  const none = { reach: null, cost: null, ease: null, trust: null }
  expect(withScore(none, 'cost', 4)).toEqual({ valueArr: ['', '4', '', ''], value: '' })
  const three = { reach: 3, cost: 4, ease: 5, trust: null }
  expect(withScore(three, 'trust', 5)).toEqual({ valueArr: ['3', '4', '5', '5'], value: '4.3' })
})

test('the best channel comes first, and one without all scores last', () => {
  const plan = planOf(
    [channel('a'), channel('b'), channel('c')],
    [score('a', '3333'), score('b', '555'), score('c', '4444')],
  )
  expect(ranked(scoredFor(plan, families)).map(({ channel: { _id } }) => _id)).toEqual(['c', 'a', 'b'])
})

test('a chosen channel below an unchosen one is asked why', () => {
  const asked = (digits: string, isOtherChosen: boolean) => {
    const plan = planOf(
      [channel('a', true), channel('b', isOtherChosen)],
      [score('a', '3333'), score('b', digits)],
    )
    const all = scoredFor(plan, families)
    return all.map((one) => passesOver(one, all))
  }
  expect(asked('3334', false)).toEqual([true, false])
  expect(asked('3333', false)).toEqual([false, false])
  expect(asked('5555', true)).toEqual([false, false])
  expect(asked('555', false)).toEqual([false, false])
})

test('every channel needs four scores from 1 to 5, and every segment one to three to start with', () => {
  expect(gaps({}).map(({ field }) => field)).toEqual(['channels'])
  const lines = (plan: PlanData) => gaps(plan).map(({ field, message }) => `${field} ${String(message)}`)
  expect(lines(planOf([channel('a')], [score('a', '3906')]))).toEqual([
    'cost:a required',
    'ease:a required',
    'trust:a required',
    'selected:s1 selectOne',
  ])
  const ids = ['a', 'b', 'c', 'd']
  const scores = ids.map((id) => score(id, '3333'))
  expect(lines(planOf([channel('a', true)], scores))).toEqual([])
  const four = ids.map((id) => channel(id, true))
  expect(lines(planOf(four, scores))).toEqual(['selected:s1 max3'])
})

test('bubbles with the same scores stand apart within the picture, and its words tell all of them', () => {
  const ids = Array.from({ length: 8 }, (_, index) => `c${index}`)
  for (const digits of ['5555', '1111']) {
    const plan = planOf(
      ids.map((id) => channel(id)),
      ids.map((id) => score(id, digits)),
    )
    const picture = bubblePicture(scoredFor(plan, families), 'Families', 'es')
    expect(pictureFaults(picture)).toEqual([])
    const circles = picture.shapes.flatMap((shape) =>
      shape.kind === 'circle' ? [`${shape.x} ${shape.y}`] : [],
    )
    expect(new Set(circles).size).toBe(8)
    expect(picture.twin).toHaveLength(8)
  }
})

test('the report ranks channels and says why some were chosen; nothing before', () => {
  expect(report(planOf([channel('a')]), 'en')).toEqual([])
  const plan = planOf([channel('a'), channel('b', true)], [score('a', '3333'), score('b', '4454', ' Near ')])
  expect(report(plan, 'en')).toMatchObject([
    { kind: 'heading', text: 'Families' },
    { kind: 'picture' },
    {
      rows: [
        ['2', 'Shop or kiosk', '4', '4', '5', '4', '4.3', 'Yes. Near'],
        ['1', 'Shop or kiosk', '3', '3', '3', '3', '3.0', '–'],
      ],
    },
  ])
})
