import { z } from 'zod'
import type { Field, FieldKind, Fields } from './fields.ts'
import { remembered } from './remembered.ts'
import { isOneLine, isStorable } from './text.ts'

const messages = {
  text: 'tooLong',
  number: 'notNumber',
  percent: 'percent',
  option: 'unknownOption',
  date: 'notDate',
  ref: 'notId',
}

type Validators = { [K in FieldKind]: (field: Extract<Field, { kind: K }>) => z.ZodType }

const validators = {
  text: (field) =>
    z
      .string()
      .max(field.max, messages.text)
      .refine(isStorable, 'forbiddenCharacter')
      .refine((value) => !field.isLine || isOneLine(value), 'oneLine')
      .refine((value) => !field.isUrl || value === '' || /^https?:\/\/\S+$/i.test(value), 'notUrl'),
  number: (field) => {
    const base = z.number(messages.number).min(field.min, messages.number).max(field.max, messages.number)
    return field.whole ? base.int(messages.number) : base
  },
  money: () => z.number(messages.number).min(0, messages.number).max(1e12, messages.number),
  percent: () => z.number(messages.percent).min(0, messages.percent).max(100, messages.percent),
  option: (field) =>
    z.string().refine((value) => field.options.some((choice) => choice.value === value), messages.option),
  flag: () => z.boolean(),
  date: () => z.string().refine((value) => isDate(value), messages.date),
  ref: (field) =>
    field.loose
      ? z.string().max(120, messages.text).refine(isStorable, 'forbiddenCharacter')
      : z.string().regex(/^([0-9a-f]{24})?$/, messages.ref),
  group: (field) => fieldsValidator(field.fields),
  list: (field) => z.array(validatorOf(field.of)).max(field.max, messages.text),
} satisfies Validators

export const validatorOf: (field: Field) => z.ZodType = remembered((field) =>
  (validators[field.kind] as (field: Field) => z.ZodType)(field),
)

/** Unknown names are refused, not dropped; null clears a field. */
export function fieldsValidator(fields: Fields): z.ZodType<Record<string, unknown>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, validatorOf(field).nullable().optional()]),
  )
  return z.strictObject(shape)
}

function isDate(value: string): boolean {
  const shape = /^\d{4}-\d{2}(-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?)?$/
  if (!shape.test(value) || Number.isNaN(Date.parse(value))) return false
  const day = value.slice(0, 10)
  // Date.parse takes 30 February for 2 March.
  return new Date(day).toISOString().startsWith(day)
}
