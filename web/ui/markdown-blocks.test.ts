import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasUnknownMarks } from '#domain/programme/wording.ts'
import { blocksOf } from './markdown-blocks.ts'

const plain = (text: string) => [{ text, bold: false }]

test('headings, paragraphs and lists, each line where it belongs', () => {
  const source = '# Title\n\nOne\ntwo.\n\n3. third\n   goes on\n4. fourth\n\n- a\n- b\n'
  expect(blocksOf(source)).toEqual([
    { kind: 'heading', level: 1, spans: plain('Title') },
    { kind: 'paragraph', spans: plain('One two.') },
    { kind: 'numbers', start: 3, items: [plain('third goes on'), plain('fourth')] },
    { kind: 'points', items: [plain('a'), plain('b')] },
  ])
})

test('a table is its rows; the line below the head is none, and bold stays bold', () => {
  expect(blocksOf('Compare:\n| | New |\n|---|---|\n| Price | **9** |\n\nSo')).toEqual([
    { kind: 'paragraph', spans: plain('Compare:') },
    {
      kind: 'table',
      rows: [
        [[], plain('New')],
        [plain('Price'), [{ text: '9', bold: true }]],
      ],
    },
    { kind: 'paragraph', spans: plain('So') },
  ])
})

test('bold inside a sentence', () => {
  expect(blocksOf('We give **4 to 6 hours** a week')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { text: 'We give ', bold: false },
        { text: '4 to 6 hours', bold: true },
        { text: ' a week', bold: false },
      ],
    },
  ])
})

test('HTML is text like any other', () => {
  expect(blocksOf('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', spans: plain('<img src=x onerror=alert(1)>') },
  ])
})

test.each(['en', 'es'])('numbers the shipped agreement (%s) from 1 to 10 without a gap', (locale) => {
  const source = readFileSync(`server/verbs/agreement/texts/2026-11.${locale}.md`, 'utf8')
  let next = 1
  for (const block of blocksOf(source)) {
    if (block.kind !== 'numbers') continue
    expect(block.start).toBe(next)
    next += block.items.length
  }
  expect(next).toBe(11)
})

test.each(['Look <b>here</b>', 'Read [this](https://example.org)', '![x](https://example.org/x.png)'])(
  '%s would be shown as it is written, so nobody can write it into a step',
  (source) => {
    const shown = blocksOf(source).flatMap((block) => ('spans' in block ? block.spans : []))
    expect(shown.map(({ text }) => text).join('')).toBe(source)
    expect(hasUnknownMarks(source)).toBe(true)
  },
)
