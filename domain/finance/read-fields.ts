import { z } from 'zod'
import type { Choice } from '#domain/fields.ts'

// What the server takes at most.
const most = 1e12

function known(low: number, high: number) {
  const message = `must be a number from ${low} to ${high}`
  return z.number(message).min(low, message).max(high, message)
}
export const number = (low = 0, high = most) =>
  known(low, high)
    .nullish()
    .transform((value) => value ?? 0)
export const orUnknown = (high = most) =>
  known(0, high)
    .nullish()
    .transform((value) => value ?? null)
const words = z.string('must be a text').max(5000, 'must be a text of at most 5000 characters')
export const text = words.nullish().transform((value) => value ?? '')
export const id = z.string('must be an id').regex(/^[A-Za-z0-9][\w-]{0,119}$/, 'must be an id')
export const flag = z
  .boolean('must be true or false')
  .nullish()
  .transform((value) => value ?? false)
export const options = <const C extends readonly Choice[]>(choices: C) => {
  const values = choices.map(({ value }) => value) as C[number]['value'][]
  return z.enum(values, `must be one of: ${values.join(', ')}`)
}
export const table = <T extends z.ZodType>(row: T, longest = 200) =>
  z.array(row, 'must be a list').max(longest, `must be a list of at most ${longest} rows`)
export const rows = <T extends z.ZodType>(row: T, longest?: number) =>
  table(row, longest)
    .nullish()
    .transform((list) => list ?? [])
export const group = <const S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `has unknown names: ${keys?.join(', ')}` : 'must be an object',
  })
export const percentages = (low: number, start: number) => {
  const each = known(low, 1000)
  return z
    .tuple([each, each], 'must be a list of two numbers, for year 2 and year 3')
    .nullish()
    .transform((pair) => pair ?? ([start, start] as [number, number]))
}
