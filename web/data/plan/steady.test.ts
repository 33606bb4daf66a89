import { expect, test } from 'vitest'
import { steadyAnswer } from './steady.ts'

const answer = {
  project: { _id: 'p1', version: 1, mentor: null as string | null, cohort: { _id: 'c1', title: 'Spring' } },
  progresses: [
    { _id: 'g1', module: { finished: false } },
    { _id: 'g2', module: { finished: false } },
  ],
  inputs: [
    { _id: 'i1', version: 1, value: 'Far', valueArr: ['a'] },
    { _id: 'i2', version: 1, value: 'Dear', valueArr: null },
  ],
}
const lists = ['inputs']
const again = () => structuredClone(answer)

test('an answer that says the same is the same object, in all its parts', () => {
  expect(steadyAnswer(answer, again(), lists)).toBe(answer)
})

test('of a list in which one record has a new version, the others stay the same objects', () => {
  const next = again()
  next.inputs[1] = { _id: 'i2', version: 2, value: 'Too dear', valueArr: null }
  const steady = steadyAnswer(answer, next, lists)
  expect(steady.inputs).toEqual(next.inputs)
  expect(steady.inputs[0]).toBe(answer.inputs[0])
  expect(steady.progresses).toBe(answer.progresses)
  expect(steady.project).toBe(answer.project)
})

test('a record that says something else under the same version, as after a restored backup, is taken', () => {
  const next = again()
  next.inputs[1] = { _id: 'i2', version: 1, value: 'Too dear', valueArr: null }
  const kept = steadyAnswer(answer, next, lists)
  expect(kept.inputs[1]).toBe(next.inputs[1])
  expect(kept.inputs[0]).toBe(answer.inputs[0])
})

test('what has no version of its own is compared: a new mentor, a finished module', () => {
  const next = again()
  next.project.mentor = 'u2'
  next.progresses[0] = { _id: 'g1', module: { finished: true } }
  const steady = steadyAnswer(answer, next, lists)
  expect(steady.project).toEqual(next.project)
  expect(steady.progresses[0]).toEqual(next.progresses[0])
  expect(steady.progresses[1]).toBe(answer.progresses[1])
  expect(steady.inputs).toBe(answer.inputs)
})

test('records that moved, came and went keep the order of the answer', () => {
  const next = again()
  next.inputs = [
    { _id: 'i2', version: 1, value: 'Dear', valueArr: null },
    { _id: 'i3', version: 1, value: 'New', valueArr: null },
  ]
  const steady = steadyAnswer(answer, next, lists)
  expect(steady.inputs.map(({ _id }) => _id)).toEqual(['i2', 'i3'])
  expect(steady.inputs[0]).toBe(answer.inputs[1])
})
