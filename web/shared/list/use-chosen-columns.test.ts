import { expect, test } from 'vitest'
import type { Column } from './list-definition.ts'
import { columnsIn } from './use-chosen-columns.ts'

const column = (name: string, isExtra?: true): Column<never> => ({
  name,
  title: { en: name, es: name },
  show: () => null,
  ...(isExtra ? { isExtra } : {}),
})
const list = { columns: [column('name'), column('role'), column('id', true)] } as const

test('at first everybody sees what is not extra', () => {
  expect(columnsIn(null, list)).toEqual(['name', 'role'])
  expect(columnsIn('{damaged', list)).toEqual(['name', 'role'])
})

test('a choice is remembered, without columns that the list lost since', () => {
  expect(columnsIn('["id","gone"]', list)).toEqual(['id'])
})
