import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dragged, squareOf, wholePicture, within } from './crop-square.ts'

const wide = { width: 400, height: 200 }

test('begins with the largest square in the middle', () => {
  expect(squareOf(wide, wholePicture)).toEqual({ left: 100, top: 0, side: 200 })
})

test('zooming in cuts a smaller square around the same middle', () => {
  expect(squareOf(wide, { ...wholePicture, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 })
})

test('dragging to the right shows more of the left', () => {
  expect(squareOf(wide, dragged(wide, wholePicture, 100, 25, 0))).toEqual({ left: 50, top: 0, side: 200 })
})

test('the square never leaves the picture', () => {
  const length = fc.integer({ min: 1, max: 5000 })
  const share = fc.double({ min: -2, max: 3, noNaN: true })
  fc.assert(
    fc.property(
      length,
      length,
      share,
      share,
      fc.double({ min: 0, max: 9, noNaN: true }),
      (width, height, x, y, zoom) => {
        const size = { width, height }
        const { left, top, side } = squareOf(size, within(size, { x, y, zoom }))
        const rounding = 1e-6 * Math.max(width, height)
        expect(left).toBeGreaterThanOrEqual(-rounding)
        expect(top).toBeGreaterThanOrEqual(-rounding)
        expect(left + side).toBeLessThanOrEqual(width + rounding)
        expect(top + side).toBeLessThanOrEqual(height + rounding)
      },
    ),
  )
})
