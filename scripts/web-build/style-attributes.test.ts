import { expect, test } from 'vitest'
import { liftStyleAttributes, sheetOf } from './style-attributes.ts'

test('style attributes become rules of a style sheet, equal ones once', () => {
  const rules = new Map<string, string>()
  const html = liftStyleAttributes(
    '<p style="--a:&quot;x&quot;">1</p><b style="--a:&quot;x&quot;">2</b><i>3</i>',
    rules,
  )
  const mark = [...rules.keys()][0]
  expect(html).toBe(`<p data-s="${mark}">1</p><b data-s="${mark}">2</b><i>3</i>`)
  expect(sheetOf(rules)).toBe(`:root [data-s="${mark}"][data-s]{--a:"x"}`)
})
