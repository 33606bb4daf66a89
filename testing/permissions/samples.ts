import type { Field, Fields } from '#domain/fields.ts'

/** Gives a reference into the plan by the kinds it may point at. */
export type RefOf = (to: readonly string[]) => string

/** A valid value for every field. Texts carry the label and the name of the field, so that a leak can be traced. */
export function samplesOf(fields: Fields, label: string, refOf: RefOf): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sampleOf(field, `${label}-${name}`, refOf)]),
  )
}

function sampleOf(field: Field, label: string, refOf: RefOf): unknown {
  switch (field.kind) {
    case 'text':
      if (field.isUrl) return `https://example.org/${label}`
      return label.length <= field.max ? label : '+51'
    case 'number':
      return Math.min(field.max, field.min + 1)
    case 'money':
    case 'percent':
      return 10
    case 'option':
      return field.options[0]?.value
    case 'flag':
      return true
    case 'date':
      return '2026-01-15'
    case 'ref':
      return refOf(field.to)
    case 'group':
      return samplesOf(field.fields, label, refOf)
    case 'list':
      return [sampleOf(field.of, label, refOf)]
  }
}
