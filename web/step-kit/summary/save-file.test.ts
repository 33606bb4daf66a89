import { expect, test } from 'vitest'
import { fileNameOf } from './save-file.ts'

test('the name of a file is read with its accents', () => {
  const header = `attachment; filename="Agua.pdf"; filename*=UTF-8''Agua%20para%20%C3%91u%C3%B1oa.pdf`
  expect(fileNameOf(header)).toBe('Agua para Ñuñoa.pdf')
})

test('a missing or broken name is none', () => {
  expect(fileNameOf(null)).toBe(null)
  expect(fileNameOf('attachment')).toBe(null)
  expect(fileNameOf(`attachment; filename*=UTF-8''%E0%A4%A`)).toBe(null)
})
