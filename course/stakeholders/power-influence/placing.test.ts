import { expect, test } from 'vitest'
import type { InputRecord } from '#domain/plan/plan-data.ts'
import { answerAt } from '#testing/plan-records.ts'
import { gaps, moved } from './placing.ts'

type Given = Pick<InputRecord, 'value' | 'power' | 'interest'>
const gapsOf = (given: readonly Given[]) =>
  gaps({
    input: given.map((fields, index) => ({
      ...answerAt('three/identify-stakeholders/stakeholder', fields),
      _id: `s${index}`,
    })),
  }).map(({ field }) => field)

const five: readonly Given[] = ['A', 'B', 'C', 'D', 'E'].map((value) => ({ value, power: 0, interest: 100 }))

test.each<[string, readonly Given[], string[]]>([
  ['nobody', [], ['stakeholders']],
  ['five, also at 0', five, []],
  ['four', five.slice(1), ['stakeholders']],
  ['one without power', five.with(1, { value: 'B', interest: 5 }), ['power:s1']],
  ['a sixth without a name or a place', [...five, {}], ['stakeholder:s5', 'power:s5', 'interest:s5']],
])('what is missing: %s', (_, given, fields) => {
  expect(gapsOf(given)).toEqual(fields)
})

test.each([
  ['up', { power: 50, interest: 20 }, 'ArrowUp', { power: 55, interest: 20 }],
  ['down at the edge', { power: 3, interest: 20 }, 'ArrowDown', { power: 0, interest: 20 }],
  ['right at the edge', { power: 3, interest: 98 }, 'ArrowRight', { power: 3, interest: 100 }],
  ['left', { power: 3, interest: 98 }, 'ArrowLeft', { power: 3, interest: 93 }],
  ['from the tray', { power: null, interest: null }, 'ArrowLeft', { power: 50, interest: 45 }],
  ['by no other key', { power: 3, interest: 98 }, 'a', null],
])('an arrow key moves by 5: %s', (_, before, key, after) => {
  expect(moved(before, key)).toEqual(after)
})
