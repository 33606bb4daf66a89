import { expect, test } from 'vitest'
import type { Block } from '#domain/report/block.ts'
import { boundedText, cutToLength, longestDocument } from './bounds.ts'

test('a text keeps its lines and loses what no file can hold', () => {
  expect(boundedText('one\r\ntwo\rthree\tfour\u0000\u000b\uffff')).toBe('one\ntwo\nthree\tfour')
  expect(boundedText('\ud83c')).toBe('\ufffd')
})

test('a text that is far too long ends with three dots', () => {
  expect(boundedText('x'.repeat(30_000))).toBe(`${'x'.repeat(20_000)}…`)
})

test('a document keeps what fits, in order, and says that it is cut', () => {
  const block: Block = { kind: 'text', text: 'x'.repeat(15_000) }
  const section = (mark: string) => ({
    mark,
    title: `Step ${mark}`,
    blocks: Array<Block>(10).fill(block),
  })
  const { kept, isCut } = cutToLength([section('1'), section('2'), section('3')])
  expect(isCut).toBe(true)
  expect(kept.map(({ mark, blocks }) => [mark, blocks.length])).toEqual([
    ['1', 10],
    ['2', 9],
  ])
  expect(JSON.stringify(kept).length).toBeLessThan(longestDocument)
})

test('a short document is whole', () => {
  const sections = [{ mark: '1', title: 'One', blocks: [{ kind: 'heading', text: 'Two' } as const] }]
  expect(cutToLength(sections)).toEqual({ kept: sections, isCut: false })
})
