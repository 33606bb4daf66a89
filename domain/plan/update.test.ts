import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fields, group, list, money, text } from '#domain/fields.ts'
import { type Changes, conflictsOf, noteChanges } from './changes.ts'
import { isEqual } from './equal.ts'
import { applySet } from './update.ts'

const fields: Fields = {
  name: text(),
  price: money(),
  tags: list(text()),
  profile: group({ city: text(), age: list(money()), home: group({ street: text(), number: money() }) }),
}

const word = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null })
const amount = fc.option(fc.nat(3), { nil: null })
const home = fc.record({ street: word, number: amount }, { requiredKeys: [] })
const record = fc.record(
  {
    name: word,
    price: amount,
    tags: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
    profile: fc.option(
      fc.record({ city: word, age: fc.array(fc.nat(2), { maxLength: 2 }), home }, { requiredKeys: [] }),
      { nil: null },
    ),
  },
  { requiredKeys: [] },
)

/** The names written, down to single values; a group set to null is written whole. */
const leavesOf = (set: object, at = ''): string[] =>
  Object.entries(set).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leavesOf(value, `${at}${name}.`)
      : [at + name],
  )
const overlaps = (a: string[], b: string[]) =>
  a.some((one) => b.some((two) => one === two || one.startsWith(`${two}.`) || two.startsWith(`${one}.`)))

/** As above, and a group that is sent empty is itself what is written. */
const writtenBy = (set: object, at = ''): string[] =>
  Object.entries(set).flatMap(([name, value]) =>
    isFilledGroup(value) ? writtenBy(value, `${at}${name}.`) : [at + name],
  )
const isFilledGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

/** What is left of a write when somebody else has the names in `taken`. */
function disjointFrom(taken: string[], set: object, at = ''): Record<string, unknown> {
  const kept = Object.entries(set).flatMap(([name, value]): [string, unknown][] => {
    if (!overlaps([at + name], taken)) return [[name, value]]
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isGroup && !taken.includes(at + name) ? [[name, disjointFrom(taken, value, `${at}${name}.`)]] : []
  })
  return Object.fromEntries(kept)
}

describe('applySet', () => {
  it('merges groups and replaces lists', () => {
    const data = { name: 'a', tags: ['x', 'y'], profile: { city: 'Lima', home: { street: 's', number: 1 } } }
    expect(applySet(fields, data, { tags: ['z'], profile: { home: { number: 2 } } })).toEqual({
      name: 'a',
      tags: ['z'],
      profile: { city: 'Lima', home: { street: 's', number: 2 } },
    })
  })

  it('clears with null and fills a group that was cleared', () => {
    expect(applySet(fields, { profile: { city: 'Lima' } }, { profile: null })).toEqual({ profile: null })
    expect(applySet(fields, { profile: null }, { profile: { city: 'Lima' } })).toEqual({
      profile: { city: 'Lima' },
    })
  })

  it('changes neither the record nor what was sent', () => {
    fc.assert(
      fc.property(record, record, (data, set) => {
        const before = structuredClone([data, set])
        applySet(fields, data, set)
        expect([data, set]).toEqual(before)
      }),
    )
  })

  it('writes everything that is named and touches nothing else', () => {
    fc.assert(
      fc.property(record, record, (data, set) => {
        const next = applySet(fields, data, set)
        for (const name of Object.keys(data))
          if (!(name in set)) expect(next[name]).toEqual(Reflect.get(data, name))
        expect(applySet(fields, next, set)).toEqual(next)
      }),
    )
  })

  it('gives the same record in whatever order disjoint writes arrive', () => {
    fc.assert(
      fc.property(record, record, record, (data, a, full) => {
        const b = disjointFrom(writtenBy(a), full)
        const left = applySet(fields, applySet(fields, data, a), b)
        const right = applySet(fields, applySet(fields, data, b), a)
        expect(isEqual(left, right)).toBe(true)
      }),
    )
  })
})

describe('conflictsOf', () => {
  /** Somebody wrote `theirs` since `seen`; now comes `mine`, written on the base of `seen`. */
  const conflicts = (seen: object, theirs: object, mine: object) => {
    const data = applySet(fields, { ...seen }, { ...theirs })
    const changes = noteChanges(null, 1, { ...seen }, data)
    return conflictsOf({ changes, version: 2, data }, 1, applySet(fields, data, { ...mine }), { ...mine })
  }

  const cases: [string, object, object, object, string[]][] = [
    ['different properties', { name: 'a' }, { name: 'b' }, { price: 1 }, []],
    ['the same property, differently', { name: 'a' }, { name: 'b' }, { name: 'c' }, ['name']],
    ['the same property, alike', { name: 'a' }, { name: 'b' }, { name: 'b' }, []],
    ['a property that was changed back', { name: 'a' }, { name: 'a' }, { name: 'c' }, []],
    ['cleared against written', { name: 'a' }, { name: null }, { name: 'c' }, ['name']],
    ['absent and null', {}, { name: null }, { name: 'c' }, []],
    [
      'different fields of a group',
      { profile: {} },
      { profile: { city: 'a' } },
      { profile: { age: [1] } },
      [],
    ],
    [
      'the same field of a group',
      { profile: { city: 'a' } },
      { profile: { city: 'b' } },
      { profile: { city: 'c', age: [1] } },
      ['profile.city'],
    ],
    [
      'a group cleared',
      { profile: { city: 'a' } },
      { profile: { city: 'b' } },
      { profile: null },
      ['profile'],
    ],
    [
      'a group cleared by the other',
      { profile: { city: 'a' } },
      { profile: null },
      { profile: { city: 'c' } },
      ['profile.city'],
    ],
    ['two versions of a list', { tags: [] }, { tags: ['x'] }, { tags: ['y'] }, ['tags']],
  ]

  it.each(cases)('%s', (_, seen, theirs, mine, expected) => {
    expect(conflicts(seen, theirs, mine)).toEqual(expected)
  })

  it('never stops disjoint writes', () => {
    fc.assert(
      fc.property(record, record, record, (seen, theirs, full) => {
        const mine = disjointFrom(writtenBy(theirs), full)
        expect(conflicts(seen, theirs, mine)).toEqual([])
      }),
    )
  })

  it('never stops somebody who writes what is there already', () => {
    fc.assert(
      fc.property(record, record, (seen, both) => {
        expect(conflicts(seen, both, both)).toEqual([])
      }),
    )
  })

  it('names every value that would be lost unseen', () => {
    const leaf = (data: unknown, path: string) =>
      path
        .split('.')
        .reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], data) ??
      null
    fc.assert(
      fc.property(record, record, record, (seen, theirs, mine) => {
        const current = applySet(fields, seen, theirs)
        const next = applySet(fields, current, mine)
        const lost = leavesOf(mine).filter(
          (path) =>
            !isEqual(leaf(seen, path), leaf(current, path)) &&
            !isEqual(leaf(next, path), leaf(current, path)),
        )
        expect(conflicts(seen, theirs, mine)).toEqual(lost)
      }),
    )
  })

  it('knows of every change since, not only of the last', () => {
    fc.assert(
      fc.property(record, record, record, record, (seen, first, second, mine) => {
        const middle = applySet(fields, seen, first)
        const data = applySet(fields, middle, second)
        const changes = noteChanges(noteChanges(null, 1, seen, middle), 2, middle, data)
        const next = applySet(fields, data, mine)
        const names = (version: number) => conflictsOf({ changes, version: 3, data }, version, next, mine)
        expect(names(3)).toEqual([])
        expect(names(2)).toEqual(conflicts(middle, second, mine))
        for (const name of conflicts(seen, applySet(fields, first, second), mine))
          expect(names(1)).toContain(name)
      }),
    )
  })

  it('takes everything for changed where somebody wrote without noting it', () => {
    const conflictsIn = (changes: Changes | null, seen: number) =>
      conflictsOf({ changes, version: 3, data: { name: 'a' } }, seen, { name: 'b' }, { name: 'b' })
    expect(conflictsIn(null, 2)).toEqual(['name'])
    expect(conflictsIn({ '=': 2, name: 2 }, 2)).toEqual(['name'])
    expect(conflictsIn({ '=': 3, price: 3 }, 2)).toEqual([])
    expect(conflictsIn(noteChanges(null, 2, { price: 1 }, { price: 2 }), 1)).toEqual(['name'])
    expect(conflictsIn({ '=': 3 }, 4)).toEqual(['name'])
  })
})

describe('isEqual', () => {
  it('does not care for the order of keys, but for everything else', () => {
    expect(isEqual({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true)
    for (const [a, b] of [
      [
        [1, 2],
        [2, 1],
      ],
      [{ a: undefined }, {}],
      [[], {}],
      [null, {}],
      [0, false],
      ['1', 1],
    ])
      expect(isEqual(a, b)).toBe(false)
  })

  it('agrees with the text of JSON values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isEqual(value, JSON.parse(JSON.stringify(value)))).toBe(!hasNegativeZero(value))
      }),
    )
  })
})

function hasNegativeZero(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Object.is(value, -0)
  return Object.values(value).some(hasNegativeZero)
}
