import { expect, test } from 'vitest'
import type { FieldNames } from '#domain/plan/field-name.ts'
import type { FieldChange } from '#web/data/plan/review.ts'
import { toldChanges } from './told-changes.ts'

const both = (en: string, es: string) => ({ en, es })
const cause = { what: both('Cause', 'Causa'), title: 'record' } as const
const ofCause = { ...cause, title: 'parent' } as const

const names: FieldNames = {
  tree: {
    'cause.description': { name: both('Text', 'Texto'), value: { kind: 'text' }, of: cause, isTitle: true },
    'cause.causeType': {
      name: both('Place', 'Lugar'),
      of: cause,
      value: {
        kind: 'option',
        options: [
          { value: 'main', en: 'Main cause', es: 'Causa principal' },
          { value: 'effect', en: 'Effect', es: 'Efecto' },
        ],
      },
    },
    'cause.parent': { name: both('Hangs on', 'Cuelga de'), value: { kind: 'records' }, of: cause },
    'cause.selected': null,
  },
  choose: {
    'cause.selected': {
      name: both('Chosen', 'Elegida'),
      of: cause,
      value: { kind: 'flag', yes: both('Yes', 'Sí'), no: both('No', 'No') },
    },
    'input.rating.valueArr': {
      name: both('Rating', 'Valoración'),
      of: ofCause,
      value: { kind: 'scores', names: [both('Feeds', 'Alimenta'), both('Change', 'Cambio')] },
    },
    'offering.painMatch': { name: both('Relievers', 'Aliviadores'), value: { kind: 'list' } },
    'activity.reach': { name: both('Reach', 'Alcance'), value: { kind: 'number' } },
  },
}

const id = 'a'.repeat(24)
const titles = [{ record: 'c1', title: 'Water is dirty' }]
const change = (
  step: string,
  path: string,
  before: unknown,
  after: unknown,
  rest: Partial<FieldChange> = {},
) => ({
  step,
  path,
  record: 'c1',
  parent: null,
  field: 'cause:c1',
  standing: 'kept' as const,
  before: before === undefined ? null : JSON.stringify(before),
  after: after === undefined ? null : JSON.stringify(after),
  ...rest,
})

const lines = (fields: FieldChange[], locale: 'en' | 'es' = 'en') =>
  toldChanges({ fields, titles }, names, locale, 'something deleted').flatMap(({ slug, groups }) =>
    groups.flatMap(({ heading, entries }) =>
      entries.map(
        ({ name, shape, before, after }) =>
          `${slug} | ${heading} | ${name} | ${shape} | ${before.join(', ')} → ${after.join(', ')}`,
      ),
    ),
  )

const cases: [string, FieldChange, string[]][] = [
  ['a title', change('tree', 'cause.description', 'a', 'b'), ['tree | Cause | Text | words | a → b']],
  [
    'an option',
    change('tree', 'cause.causeType', 'main', 'effect'),
    ['tree | Cause: Water is dirty | Place | value | Main cause → Effect'],
  ],
  [
    'several options',
    change('tree', 'cause.causeType', ['main'], ['main', 'effect', 'unknown']),
    ['tree | Cause: Water is dirty | Place | items | Main cause → Main cause, Effect'],
  ],
  [
    'rows of several parts',
    change('choose', 'offering.painMatch', [], [{ painId: id, title: 'No fire', description: '' }]),
    ['choose |  | Relievers | items |  → something deleted · No fire'],
  ],
  [
    'ids, also of what is gone',
    change('tree', 'cause.parent', id, 'c1'),
    ['tree | Cause: Water is dirty | Hangs on | value | something deleted → Water is dirty'],
  ],
  [
    'records with a score each',
    change('tree', 'cause.parent', ['c1:2'], ['c1:4', `${id}:1`]),
    [
      'tree | Cause: Water is dirty | Hangs on | items | Water is dirty: 2 → Water is dirty: 4, something deleted: 1',
    ],
  ],
  ['what another step tells', change('tree', 'cause.selected', undefined, true), []],
  [
    'a mark',
    change('choose', 'cause.selected', undefined, true),
    ['choose | Cause: Water is dirty | Chosen | value | No → Yes'],
  ],
  [
    'a mark of something new',
    change('choose', 'cause.selected', undefined, true, { standing: 'new' }),
    ['choose | Cause: Water is dirty | Chosen | value |  → Yes'],
  ],
  [
    'only the score that changed, under its parent',
    change('choose', 'input.rating.valueArr', ['2', '3'], ['2', '5'], { record: 'r1', parent: 'c1' }),
    ['choose | Cause: Water is dirty | Change | value | 3 → 5'],
  ],
  ['a number', change('choose', 'activity.reach', 900, 1200), ['choose |  | Reach | value | 900 → 1,200']],
  [
    'a number of several rows',
    change('choose', 'activity.reach', [60, null], [60, 1200]),
    ['choose |  | Reach | items | 60 → 60, 1,200'],
  ],
  [
    'a place that holds a record instead of a score',
    change('choose', 'input.rating.valueArr', undefined, [id, 'Mothers'], { record: 'r1', parent: 'c1' }),
    [
      'choose | Cause: Water is dirty | Feeds | value |  → something deleted',
      'choose | Cause: Water is dirty | Change | value |  → Mothers',
    ],
  ],
  [
    'rows of a field that nobody has named',
    change('money', 'business.rows', [{ a: 'Rent', cost: 10 }], [{ a: 'Rent', cost: 20, to: id }]),
    ['money |  |  | items | Rent, 10 → Rent, 20, something deleted'],
  ],
  [
    'a field that nobody has named, of a record that has a name',
    change('money', 'cause.notes', 'a', 'b'),
    ['money | Water is dirty |  | words | a → b'],
  ],
  [
    'a mark in a field that nobody has named',
    change('money', 'business.started', undefined, true),
    ['money |  |  | other |  → '],
  ],
]

test.each(cases)('%s', (_, one, expected) => {
  expect(lines([one])).toEqual(expected)
})

test('in Spanish', () => {
  expect(lines([change('tree', 'cause.causeType', undefined, 'main')], 'es')).toEqual([
    'tree | Causa: Water is dirty | Lugar | value |  → Causa principal',
  ])
})

test('what belongs to one thread is one group; it is new when all of it is', () => {
  const fields = [
    change('tree', 'cause.description', undefined, 'b', { standing: 'new' }),
    change('tree', 'cause.causeType', undefined, 'main', { standing: 'new' }),
    change('tree', 'cause.description', 'x', 'y', { record: 'c2', field: 'cause:c2' }),
  ]
  const [step] = toldChanges({ fields, titles }, names, 'en', '')
  expect(step?.groups.map(({ field, standing, entries }) => [field, standing, entries.length])).toEqual([
    ['cause:c1', 'new', 2],
    ['cause:c2', 'kept', 1],
  ])
})

test('of what is gone, its title says enough', () => {
  const fields = [
    change('tree', 'cause.description', 'Old box', undefined, { standing: 'gone' }),
    change('tree', 'cause.causeType', 'main', undefined, { standing: 'gone' }),
  ]
  expect(lines(fields)).toEqual(['tree | Cause | Text | words | Old box → '])
})
