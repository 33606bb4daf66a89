import { expect, test } from 'vitest'
import { count, exerciseMean, nothing, sum } from './measure.ts'

const three = 'one\n\n  two\n \nthree\n'

test.each([
  ['course/m/step/room.ts', { code: 3 }],
  ['course/m/step/screen.tsx', { code: 3 }],
  ['course/m/step/screen.module.css', { css: 3 }],
  ['course/m/step/text.en.md', { texts: 3 }],
  ['course/m/step/words.ts', { texts: 3 }],
  ['course/m/step/report-words.ts', { texts: 3 }],
  ['course/m/step/words.test.ts', { tests: 3 }],
  ['course/m/step/picture.png', {}],
])('%s is counted for what it is, without its empty lines', (file, counted) => {
  expect(count(file, three)).toEqual({ ...nothing, files: 1, ...counted })
})

test('rooms are added up, and their mean is rounded', () => {
  const [one, other] = [count('a.ts', 'x'), count('b.ts', 'x\ny')]
  expect(sum(one, other)).toEqual({ ...nothing, files: 2, code: 3 })
  expect(exerciseMean([one, other])).toEqual({ ...nothing, files: 1, code: 2 })
  expect(exerciseMean([])).toEqual(nothing)
})
