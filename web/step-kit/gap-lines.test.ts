import { expect, test } from 'vitest'
import { gapLines } from './gap-lines.ts'

const required = (field: string) => ({ field, message: 'required' }) as const
const names: Record<string, string> = { who: '"Who?"', where: '"Where?"' }
const nameOf = (field: string) => names[field]

test('each empty field is told by its name, and leads to its place', () => {
  expect(gapLines([required('who'), required('where')], nameOf, 'en')).toEqual([
    { field: 'who', text: '"Who?": This field is required' },
    { field: 'where', text: '"Where?": This field is required' },
  ])
})

test('what has no name is told by the message alone, once', () => {
  const gaps = [
    required('a'),
    required('b'),
    {
      field: 'effects',
      message: { en: 'Add {n} effect.', es: 'Agrega {n} efecto.' },
      values: { n: 1 },
    },
  ]
  expect(gapLines(gaps, nameOf, 'es').map(({ text }) => text)).toEqual([
    'Este campo es obligatorio',
    'Agrega 1 efecto.',
  ])
})
