import { expect, test } from 'vitest'
import { stepConsequences, type TakenModule } from './step-consequences.ts'

const needing = (step: string) => (step === 'tree' ? ['causes', 'later'] : [])
const module = (steps: string, active = true): TakenModule[] => [
  { module: 'one', active, steps: steps.split(' ') },
  { module: 'two', active: true, steps: ['later'] },
]

test.each<[string, TakenModule[], [string, number][]]>([
  ['nothing', module('problem tree causes'), []],
  ['a step that nothing needs', module('tree causes'), [['stepsLeave', 1]]],
  [
    'a step that others need',
    module('problem causes'),
    [
      ['stepsMissed', 1],
      ['stepsLeave', 1],
    ],
  ],
  ['another order', module('causes tree problem'), [['stepsMove', 1]]],
  ['one more', module('problem tree causes why'), [['stepsReturn', 1]]],
  [
    'another order of what stays',
    module('causes tree'),
    [
      ['stepsLeave', 1],
      ['stepsMove', 1],
    ],
  ],
  ['the whole module, which is told elsewhere', module('problem', false), []],
])('%s', (_, after, noticed) => {
  const found = stepConsequences(module('problem tree causes'), after, needing, 7)
  expect(found.map(({ kind, count }) => [kind, count])).toEqual(noticed)
})

test('that answers would be missing is said also before there is a team', () => {
  const found = stepConsequences(module('problem tree causes'), module('problem causes'), needing, 0)
  expect(found).toEqual([
    { kind: 'stepsMissed', count: 1, teams: 0, missed: [{ step: 'tree', neededBy: 2 }] },
  ])
})

test('what only a step that goes too would have needed is not missed', () => {
  const after = [
    { ...module('problem')[0], steps: ['problem'] },
    { module: 'two', active: false, steps: ['later'] },
  ]
  const found = stepConsequences(module('problem tree causes'), after as TakenModule[], needing, 1)
  expect(found.map(({ kind, count }) => [kind, count])).toEqual([['stepsLeave', 2]])
})
