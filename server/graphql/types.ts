import type { Field, FieldKind, Fields } from '#domain/fields.ts'
import { alwaysThere } from './always-there.ts'

type Shape = 'type' | 'input'
type Printer = { lines: Map<string, string>; shape: Shape; suffix: string }

/** Field kind → GraphQL type. Groups become types of their own, named after where they stand. */
const printers = {
  text: () => 'String',
  number: (field) => (field.whole ? 'Int' : 'Float'),
  money: () => 'Float',
  percent: () => 'Float',
  // Stored values such as 'End-user' are no enum names; the list is checked by the validator.
  option: () => 'String',
  flag: () => 'Boolean',
  date: () => 'String',
  ref: () => 'String',
  group: (field, name, printer) => define(printer, name, field.fields),
  list: (field, name, printer) => `[${typeOf(field.of, name, printer)}!]`,
} satisfies {
  [K in FieldKind]: (field: Extract<Field, { kind: K }>, name: string, printer: Printer) => string
}

function typeOf(field: Field, name: string, printer: Printer): string {
  const print = printers[field.kind] as (field: Field, name: string, printer: Printer) => string
  return print(field, name, printer)
}

function define(printer: Printer, name: string, fields: Fields, extra: readonly string[] = []): string {
  const typeName = `${name}${printer.suffix}`
  const always = printer.shape === 'type' ? (alwaysThere[name] ?? []) : []
  const body = Object.entries(fields).map(([fieldName, field]) => {
    const type = typeOf(field, name + pascal(fieldName), printer)
    return `${fieldName}: ${type}${always.includes(fieldName) ? '!' : ''}`
  })
  const lines = [...extra, ...body].map((line) => `  ${line}`)
  printer.lines.set(typeName, `${printer.shape} ${typeName} {\n${lines.join('\n')}\n}`)
  return typeName
}

export function objectType(name: string, fields: Fields, extra: readonly string[] = []): string {
  const printer: Printer = { lines: new Map(), shape: 'type', suffix: '' }
  define(printer, name, fields, extra)
  return print(printer)
}

/** An input type: `Segment` with suffix `InsertInput` gives SegmentInsertInput, SegmentProfileInsertInput … */
export function inputType(
  name: string,
  suffix: string,
  fields: Fields,
  extra: readonly string[] = [],
): string {
  const printer: Printer = { lines: new Map(), shape: 'input', suffix }
  define(printer, name, fields, extra)
  return print(printer)
}

export function pascal(name: string): string {
  return name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}

const print = (printer: Printer) => [...printer.lines.values()].join('\n\n')
