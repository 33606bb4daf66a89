import { expect, test } from 'vitest'
import { laterPages } from './later-pages.ts'

test.each([
  [0, 1, [], 0],
  [40, 1, [], 0],
  [41, 1, [], 1],
  [135, 1, [], 95],
  [135, 3, [40, 80], 15],
  [135, 4, [40, 80, 120], 0],
  // What was answered meanwhile makes the list shorter.
  [35, 4, [], 0],
])('of %i reviews on %i pages the later ones begin at %j and %i are left', (total, pages, offsets, left) => {
  expect(laterPages(total, pages, 40)).toEqual({ offsets, left })
})
