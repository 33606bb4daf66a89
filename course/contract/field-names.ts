import { kindNames } from '#course/shared/kind-names.ts'
import type { FieldName, FieldNames, FieldValue, Wording } from '#domain/plan/field-name.ts'
import { type Field, type Label, pathOf } from './field.ts'
import type { Module, Room } from './room.ts'
import { wordsAt } from './words-at.ts'

const yes: Wording = { en: 'Yes', es: 'Sí' }
const no: Wording = { en: 'No', es: 'No' }

/** What the fields of a module are called in a review: by step and path. */
export async function fieldNamesOf({ rooms }: Module): Promise<FieldNames> {
  const named = await Promise.all(rooms.map(async (room) => [room.slug, await namesIn(room)] as const))
  return Object.fromEntries(named)
}

/** A room without words has named nothing yet. */
async function namesIn(room: Room): Promise<Readonly<Record<string, FieldName | null>>> {
  if (!room.words) return {}
  const { words } = await room.words()
  const wordingAt = (label: Label): Wording => {
    const found = wordsAt(words, label)
    if (!found) throw new Error(`${room.slug} has no words for ${label}`)
    return found
  }
  return Object.fromEntries(room.fields.map((field) => [pathOf(field), nameOf(field, wordingAt)]))
}

function nameOf(field: Field, wordingAt: (label: Label) => Wording): FieldName | null {
  if (field.label === false) return null
  const what = field.thing ? wordingAt(field.thing) : thingOf(field)
  // One of many answers that hang on nothing is a thing itself.
  const hangs = field.kind === 'input' && !(field.isMany && !field.per)
  return {
    name: wordingAt(field.label ?? field.name),
    value: toldAs(field, wordingAt),
    ...(what && { of: { what, title: hangs ? 'parent' : 'record' } }),
    ...(field.isTitle && { isTitle: true }),
  }
}

/** The kind of thing that a field belongs to: of an answer, what it hangs on. */
function thingOf({ kind, per }: Field): Wording | undefined {
  const thing = kind === 'input' ? per : kind
  return thing && thing in kindNames ? kindNames[thing as keyof typeof kindNames] : undefined
}

function toldAs({ as = 'text' }: Field, wordingAt: (label: Label) => Wording): FieldValue {
  if (as === 'flag') return { kind: 'flag', yes, no }
  if (typeof as === 'string') return { kind: as }
  if ('options' in as) return { kind: 'option', options: as.options }
  if ('scores' in as) return { kind: 'scores', names: as.scores.map(wordingAt) }
  return { kind: 'flag', yes: wordingAt(as.yes), no: wordingAt(as.no) }
}
