import { describe, expect, test } from 'vitest'
import type { StepTextField } from './step-parts.ts'
import { isBehind, type Layer, nextLayer, realChanges, tidied, wordingFault } from './wording.ts'

const below = (field: StepTextField) => ({ text: `original ${field}`, mark: `mark ${field}` })
const own = (text: string, leavesBehind = false, base = 'mark') => ({ text, base, leavesBehind })
const none: Layer = new Map()

function write(
  layer: Layer,
  set: Record<string, string | null>,
  confirmed: StepTextField[] = [],
  lower = none,
) {
  const wanted = new Map(Object.entries(set)) as Map<StepTextField, string | null>
  return nextLayer(layer, lower, below, { set: wanted, confirmed })
}

describe('a language that was left behind', () => {
  test('is the one that nobody touched', () => {
    const next = write(none, { title: 'Ours' })
    expect(isBehind('title_es', next, none)).toBe(true)
    expect(isBehind('title', next, none)).toBe(false)
  })

  test('is none where both were written at once', () => {
    const next = write(none, { title: 'Ours', title_es: 'Nuestro' })
    expect(isBehind('title_es', next, none) || isBehind('title', next, none)).toBe(false)
  })

  test('has caught up when it is written, however much later', () => {
    const next = write(write(none, { title: 'Ours' }), { title_es: 'Nuestro' })
    expect(isBehind('title_es', next, none) || isBehind('title', next, none)).toBe(false)
  })

  test('stays behind when the newer one changes again', () => {
    const next = write(write(none, { title: 'Ours' }), { title: 'Ours, better' })
    expect(isBehind('title_es', next, none)).toBe(true)
  })

  test('is right as it is when somebody says so, and needs no text of its own for that', () => {
    const next = write(write(none, { title: 'Ours' }), {}, ['title_es'])
    expect(isBehind('title_es', next, none)).toBe(false)
    expect(next.has('title_es')).toBe(false)
  })

  test('is the one that went back to the original while the other did not', () => {
    const next = write(write(none, { title: 'Ours', title_es: 'Nuestro' }), { title_es: null })
    expect(isBehind('title_es', next, none)).toBe(true)
  })

  test('is the platform’s where the platform left it behind, until a cohort writes its own', () => {
    const platform: Layer = new Map([['title', own('Platform', true)]])
    expect(isBehind('title_es', none, platform)).toBe(true)
    const next = write(none, { title_es: 'Nuestro' }, [], platform)
    expect(isBehind('title_es', next, platform) || isBehind('title', next, platform)).toBe(false)
  })
})

test('minutes are the same in both languages, so none of them is left behind', () => {
  const next = write(none, { minutes: '45' })
  expect(isBehind('minutes', next, none)).toBe(false)
})

test('a text like the one below is no text of its own', () => {
  const layer: Layer = new Map([['title', own('Ours')]])
  expect([...write(layer, { title: 'original title' }).keys()]).toEqual([])
})

test('what is already so is no change', () => {
  const layer: Layer = new Map([['title', own('Ours')]])
  const set = new Map<StepTextField, string | null>([
    ['title', 'Ours'],
    ['intro', null],
    ['help_tips', 'original help_tips'],
  ])
  expect([...realChanges(layer, below, { set, confirmed: [] })]).toEqual([])
})

test('confirming a text takes the present original as the one it was written over', () => {
  const layer: Layer = new Map([['title', own('Ours', false, 'older mark')]])
  expect(write(layer, {}, ['title']).get('title')?.base).toBe('mark title')
})

test.each<[string, StepTextField, string, string | null]>([
  ['a title in one line', 'title', 'Our words', null],
  ['a title of two lines', 'title', 'Our\nwords', 'oneLine'],
  ['a button without words', 'primary_cta_es', ' ', 'required'],
  ['a help that is taken away', 'help_tips', '', null],
  ['a title that is too long', 'title_es', 'x'.repeat(121), 'tooLong'],
  ['headings, lists and bold', 'help_intro', '# One\n\n- **two**\n1. three\n\n5 < 6 and 7 > 6', null],
  ['HTML', 'help_intro', 'Look <img src=x onerror=alert(1)>', 'unknownMarks'],
  ['a comment in HTML', 'help_intro', 'Look <!-- here -->', 'unknownMarks'],
  ['a link', 'help_deepdive_es', 'Lee [esto](javascript:alert(1))', 'unknownMarks'],
  ['a picture', 'help_tips', '![x](https://example.org/x.png)', 'unknownMarks'],
  ['code', 'help_tips', 'So:\n```\nx\n```', 'unknownMarks'],
  ['minutes', 'minutes', '45', null],
  ['no minutes at all', 'minutes', '0', 'notNumber'],
  ['minutes in words', 'minutes', 'half an hour', 'notNumber'],
  ['nothing to have at hand', 'needs_es', '', null],
  ['a table in a help', 'help_deepdive', '| a | b |\n|---|---|', null],
  ['a table where marks are shown as they are', 'intro', '| a | b |\n|---|---|', 'unknownMarks'],
])('%s', (_, field, text, fault) => {
  expect(wordingFault(field, text, 'original')).toBe(fault)
})

test('line ends are of one kind and nothing stands around a text', () => {
  expect(tidied('  a\r\nb\n\n')).toBe('a\nb')
})
