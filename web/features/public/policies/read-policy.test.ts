import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Block, readPolicy, readSpans } from './read-policy.ts'

test('reads headings, paragraphs, lists and tables', () => {
  const source =
    '# Title\n\nIntro\n\n## One\n\nFirst\nline\n\n- a\n- b\n\n## Two\n\n| x | y |\n|---|---|\n| 1 | 2 |\n'
  expect(readPolicy(source)).toEqual({
    title: 'Title',
    intro: [{ kind: 'paragraph', text: 'Intro' }],
    sections: [
      {
        title: 'One',
        blocks: [
          { kind: 'paragraph', text: 'First line' },
          { kind: 'list', items: ['a', 'b'] },
        ],
      },
      { title: 'Two', blocks: [{ kind: 'table', head: ['x', 'y'], rows: [['1', '2']] }] },
    ],
  })
})

test('splits a line at its marks', () => {
  expect(readSpans('**A**: ask [[name]] or [read](/x).')).toEqual([
    { kind: 'strong', at: 0, text: 'A' },
    { kind: 'plain', at: 5, text: ': ask ' },
    { kind: 'placeholder', at: 11, text: 'name' },
    { kind: 'plain', at: 19, text: ' or ' },
    { kind: 'link', at: 23, text: 'read', to: '/x' },
    { kind: 'plain', at: 33, text: '.' },
  ])
})

describe.each(['privacy-policy', 'data-management'])('%s', (name) => {
  const [english, spanish] = ['en', 'es'].map((locale) =>
    readFileSync(new URL(`./${name}.${locale}.md`, import.meta.url), 'utf8'),
  )

  test('has the same parts in both languages', () => {
    expect(shapeOf(spanish ?? '')).toEqual(shapeOf(english ?? ''))
  })

  test('marks the same number of passages for the operator in both languages', () => {
    expect(spanish?.match(/\[\[/g)).toHaveLength(english?.match(/\[\[/g)?.length ?? 0)
  })
})

function shapeOf(source: string) {
  const { intro, sections } = readPolicy(source)
  return [intro, ...sections.map((section) => section.blocks)].map((blocks) => blocks.map(sizeOf))
}

function sizeOf(block: Block): string {
  if (block.kind === 'list') return `list of ${block.items.length}`
  return block.kind === 'table' ? `table of ${block.rows.length}` : 'paragraph'
}
