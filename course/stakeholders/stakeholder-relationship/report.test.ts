import { expect, test } from 'vitest'
import { stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { stakeholderGroups } from '#domain/options/stakeholders.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { fitsPaper } from '#domain/report/sheets.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt } from '#testing/plan-records.ts'
import { curveOf, halfWay, layoutOf, middleRadius, radius, rectOf } from './map-layout.ts'
import { report } from './report.ts'

const at = 'three/identify-stakeholders/stakeholder'

/** So many, in all groups and positions, each tied to the one after the next. */
function planOf(count: number, name = (index: number) => `Stakeholder ${index}`): PlanData {
  const indices = Array.from({ length: count }, (_, index) => index)
  const positions = ['In favor', 'Indifferent', 'Against', null] as const
  return {
    input: [
      ...indices.map((index) => ({
        ...answerAt(at, {
          value: name(index),
          groupName: stakeholderGroups[index % stakeholderGroups.length]?.value ?? null,
          position: positions[index % 4] ?? null,
          power: (index * 37) % 101,
          interest: 50,
          relationship: index % 3 === 0 ? ('Weak' as const) : ('Strong' as const),
        }),
        _id: `s${index}`,
      })),
      ...indices.map((index) => ({
        ...answerAt('three/stakeholder-relationship/link', {
          parent: `s${index}`,
          valueArr: [`s${(index + 2) % count}`],
          relationType: ['money', 'goods-services', 'information', 'influence'][index % 4] ?? null,
        }),
        _id: `link ${index}`,
      })),
    ],
  }
}

test('nothing is shown before a tie is judged or drawn', () => {
  expect(report({ input: [answerAt(at, { value: 'Rosa', power: 90, interest: 90 })] }, 'en')).toEqual([])
})

test('the map comes first, then the next steps, then who is tied to whom', () => {
  const plan: PlanData = {
    input: [
      { ...answerAt(at, { value: 'Director', power: 80, interest: 20, relationship: 'Weak' }), _id: 'd' },
      { ...answerAt(at, { value: 'Midwife', power: 20, interest: 20, relationship: 'Strong' }), _id: 'm' },
      answerAt('three/stakeholder-relationship/next-step', { parent: 'd', value: 'Ask the midwife' }),
      answerAt('three/stakeholder-relationship/link', {
        parent: 'm',
        valueArr: ['d'],
        relationType: 'information',
        description: 'Reports each month',
      }),
    ],
  }
  expect(report(plan, 'es')).toMatchObject([
    { kind: 'picture' },
    { kind: 'heading', text: 'Lazos por construir' },
    { kind: 'table', rows: [['Director', 'Ask the midwife', 'Midwife']] },
    { kind: 'heading' },
    { kind: 'table', rows: [['Midwife', 'Información', 'Director', 'Reports each month']] },
  ])
})

test.each([1, 2, 5, 17, 40])('a map of %i can be read on paper, also with long names', (count) => {
  const long = (index: number) => `The cooperative of the ${index} villages above the river and its president`
  for (const plan of [planOf(count), planOf(count, long)]) {
    for (const locale of ['en', 'es'] as const) {
      const [block] = report(plan, locale)
      if (block?.kind !== 'picture') throw new Error('There is no picture')
      expect(pictureFaults(block.picture)).toEqual([])
      expect(fitsPaper(block.picture)).toBe(true)
    }
  }
})

test.each([2, 7, 40])('of %i nobody stands on another, and no tie is marked on the team', (count) => {
  const layout = layoutOf(stakeholdersOf(planOf(count)))
  for (const [index, one] of layout.nodes.entries()) {
    for (const other of layout.nodes.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * radius)
      const [mine, theirs] = [rectOf(one, layout.pitch), rectOf(other, layout.pitch)]
      if (one.side === other.side)
        expect(Math.abs(mine.y - theirs.y)).toBeGreaterThanOrEqual(mine.height - 0.01)
      const sign = halfWay(curveOf(one, other, layout, 0))
      expect(Math.hypot(sign.x - layout.middle.x, sign.y - layout.middle.y)).toBeGreaterThan(middleRadius)
    }
  }
})
