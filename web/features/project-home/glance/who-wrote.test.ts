import { expect, test } from 'vitest'
import { whoWrote } from './who-wrote.ts'

const change = (authors: string[], is_mine = false, more_authors = 0) => ({ authors, is_mine, more_authors })

test.each([
  [change(['Mara']), 'Mara', 'Mara'],
  [change(['Mara', 'Luis'], true), 'Mara, Luis, and you', 'Mara, Luis y tú'],
  [change([], true), 'You', 'Tú'],
  [change(['A', 'B', 'C'], false, 2), 'A, B, C, and 2 more', 'A, B, C y 2 más'],
  [change([]), 'Something was taken out', 'Se quitó algo'],
])('tells who wrote, and names nobody where nobody is known', (one, en, es) => {
  expect([whoWrote(one, 'en'), whoWrote(one, 'es')]).toEqual([en, es])
})
