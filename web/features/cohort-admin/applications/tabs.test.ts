import { expect, test } from 'vitest'
import { besideOf, countIn, hrefIn, inTab, tabIn, tabs } from './tabs.ts'

test('the links of other pages open the tab that they name, and nonsense the first one', () => {
  expect(tabIn(new URLSearchParams('status=all'))).toBe('all')
  expect(tabIn(new URLSearchParams('status=withdrawn&search=x'))).toBe('withdrawn')
  for (const address of ['', 'status=pending', 'status=gone'])
    expect(tabIn(new URLSearchParams(address))).toBe('pending')
})

test('a tab survives the way through the address', () => {
  for (const tab of tabs) expect(tabIn(new URLSearchParams(besideOf(tab)))).toBe(tab)
})

test('another tab keeps what is searched and filtered', () => {
  expect(hrefIn('approved', '/x?status=all&search=a+b&country=PE')).toBe(
    '/x?status=approved&search=a+b&country=PE',
  )
  expect(hrefIn('pending', '/x?status=all')).toBe('/x')
})

test('the server narrows by the tab and by every filter', () => {
  const country = { name: 'country', value: 'PE' }
  expect(inTab({ filters: [country], page: 2 }, 'rejected')).toEqual({
    filters: [country, { name: 'status', value: 'rejected' }],
    page: 2,
  })
  expect(inTab({ filters: [country] }, 'all').filters).toEqual([country])
})

test('tabs count their status, and all counts everybody', () => {
  const counts = [
    { status: 'pending', count: 4 },
    { status: 'approved', count: 30 },
  ]
  expect(countIn(counts, 'pending')).toBe(4)
  expect(countIn(counts, 'rejected')).toBe(0)
  expect(countIn(counts, 'all')).toBe(34)
})
