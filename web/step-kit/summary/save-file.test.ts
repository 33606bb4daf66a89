import { expect, test } from 'vitest'
import { fileNameOf } from './save-file.ts'

test.each([
  ['attachment; filename="agua-module-one-2026-03-04.pdf"', 'agua-module-one-2026-03-04.pdf'],
  ['attachment', null],
  [null, null],
])('the name in %j is %j', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})
