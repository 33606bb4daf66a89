import { expect, test } from 'vitest'
import { bodyOf, piecesOf } from './answer-pieces.ts'

test('what a condition leaves out of a query is left out of a written answer', () => {
  const [plan, rest] = [piecesOf({ data: { segments: [] } }), piecesOf({ data: { reviews: undefined } })]
  expect(JSON.parse(bodyOf(['segments', 'reviews'], plan, rest).toString())).toEqual({
    data: { segments: [] },
  })
})
