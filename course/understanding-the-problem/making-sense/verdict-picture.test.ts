import { expect, test } from 'vitest'
import type { Shape } from '#domain/report/picture.ts'
import { trialsOf } from './verdict.ts'
import { verdictPicture } from './verdict-picture.ts'

const record = { projectId: 'p', version: 1 }
const cause = (_id: string, selected: boolean) =>
  ({ ...record, _id, causeType: 'main', parent: null, description: _id, selected }) as const
const verdict = (parent: string, value: string) => ({
  ...record,
  _id: `v${parent}`,
  moduleKey: 'one',
  stepKey: 'making-sense',
  key: 'verdict',
  parent,
  value,
})
const causes = [cause('a', true), cause('b', true), cause('c', true), cause('other', false)]
const plan = { cause: causes, input: [verdict('a', 'confirmed'), verdict('b', 'rejected')] }
const { shapes } = verdictPicture(causes, trialsOf(plan), 'The tree')
const boxes = shapes.filter((shape): shape is Extract<Shape, { kind: 'box' }> => shape.kind === 'box')

test('each chosen cause has its number and the colour of its verdict', () => {
  expect(shapes.flatMap((shape) => (shape.kind === 'text' ? shape.lines : []))).toEqual(['1', '2', '3'])
  expect(boxes.map(({ fill }) => fill)).toEqual(['earth', 'good', 'bad', 'paper', 'paper'])
})

test('a verdict is told by a drawn sign too, never by a letter that a font may lack', () => {
  const signs = shapes.filter((shape) => shape.kind === 'path' && shape.stroke === 'paper')
  expect(signs).toHaveLength(2)
  expect(new Set(signs.map((sign) => sign.kind === 'path' && sign.d)).size).toBe(2)
})
