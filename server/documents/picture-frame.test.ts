import { expect, test } from 'vitest'
import { columnShares, textWidth } from './picture-frame.ts'

const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0)

test('no column breaks a word of usual length, and together they take the room there is', () => {
  const head = ['N.º', 'Actor', 'Qué hacer', 'Postura', 'Quiere', 'Le preocupa']
  const long = 'Cifras que le sirvan para sus informes de cada trimestre y para los del condado'
  const shares = columnShares(head, [['3', long, 'Mantener satisfechos', 'Indiferente', long, long]])
  // Letters of this size are about half as wide as they are high.
  expect((shares[3] ?? 0) * textWidth).toBeGreaterThan('Indiferente'.length * 5 + 14)
  expect(sum(shares)).toBeCloseTo(1)
})

test('more long words than there is room for share it', () => {
  const head = Array.from({ length: 9 }, () => 'x'.repeat(40))
  const shares = columnShares(head, [])
  expect(sum(shares)).toBeCloseTo(1)
  expect(Math.min(...shares)).toBeGreaterThan(0.1)
})
