import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Block } from '#domain/report/block.ts'
import type { Picture } from '#domain/report/picture.ts'
import { BlockView } from './block-view.tsx'

/** The block without the names of its classes. */
const shown = (block: Block) =>
  renderToStaticMarkup(
    <MantineProvider>
      <BlockView block={block} />
    </MantineProvider>,
  )
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/ class="[^"]*"/g, '')

test.each<[string, Block, string]>([
  ['a text', { kind: 'text', text: 'a <b>', tone: 'lead' }, '<p data-tone="lead">a &lt;b&gt;</p>'],
  ['a quote', { kind: 'quote', text: 'So it is', by: 'Rosa' }, '<figcaption>Rosa</figcaption>'],
  ['a list', { kind: 'list', items: ['one', 'one'] }, '<ul><li>one</li><li>one</li></ul>'],
  ['a numbered list', { kind: 'list', items: ['one'], isOrdered: true }, '<ol><li>one</li></ol>'],
  [
    'facts',
    { kind: 'facts', rows: [{ label: 'Where?', value: 'Here' }] },
    '<dl><div><dt>Where?</dt><dd>Here</dd></div></dl>',
  ],
  [
    'a table, where no width is known, as cards without their empty cells',
    { kind: 'table', head: ['A', 'B'], rows: [['1', '–']] },
    '<ul><li><dl><div><dt>A</dt><dd>1</dd></div></dl></li></ul>',
  ],
])('shows %s', (_what, block, part) => {
  expect(shown(block)).toContain(part)
})

test('a heading stands below the title of its step', () => {
  expect(shown({ kind: 'heading', text: 'Why' })).toMatch(/<h4[^>]*>Why<\/h4>/)
})

const picture: Picture = {
  width: 100,
  height: 50,
  label: 'Two boxes & a line',
  shapes: [
    { kind: 'box', x: 0, y: 0, width: 10, height: 10, fill: 'paper', stroke: 'bad', isDashed: true },
    { kind: 'path', d: 'M0 0H10', stroke: 'line' },
    { kind: 'circle', x: 5, y: 5, radius: 2, fill: 'brand' },
    { kind: 'text', x: 1, y: 9, lines: ['one', 'two'], size: 10, isBold: true, anchor: 'middle' },
  ],
}

test('a picture is one image with a name, in the colours of the theme', () => {
  const markup = shown({ kind: 'picture', picture })
  expect(markup).toContain('role="img" aria-label="Two boxes &amp; a line"')
  expect(markup).toContain('stroke:var(--error-ink)')
  expect(markup).toContain('<tspan x="1" dy="0">one</tspan><tspan x="1" dy="13.5">two</tspan>')
  expect(markup).not.toContain('<details>')
})

test('what only the picture says stands before it in words where there is no room, the deeper below the less deep', () => {
  const twin = [
    { depth: 0, text: 'a' },
    { depth: 1, text: 'b' },
    { depth: 3, text: 'c' },
    { depth: 1, text: 'd' },
    { depth: 0, text: 'e' },
  ]
  expect(shown({ kind: 'picture', picture: { ...picture, twin } })).toContain(
    '<ul><li>a<ul><li>b<ul><li>c</li></ul></li><li>d</li></ul></li><li>e</li></ul></div><details><summary>See the picture',
  )
})

test('a sentence in another language than the page is heard in its own', () => {
  const text = 'Las familias toman agua del lago porque no hay otra.'
  expect(shown({ kind: 'text', text, tone: 'lead' })).toContain(`<span lang="es">${text}</span>`)
  expect(shown({ kind: 'quote', text })).toContain(`<span lang="es">${text}</span>`)
})
