import type { Reason } from '#domain/errors.ts'
import { isOneLine } from '#domain/text.ts'
import { stepFields } from './course.ts'
import { type StepTextField, twinOf } from './step-parts.ts'

/** One text of a layer: the platform's own wording over the shipped one, or a cohort's over the platform's. */
export type LayerText = {
  readonly text: string
  /** Tells which text stood below when this one was written. */
  readonly base: string
  /** The other language was not brought along when this one changed. */
  readonly leavesBehind: boolean
}
export type Layer = ReadonlyMap<StepTextField, LayerText>

/** What stands below a layer. */
export type Below = (field: StepTextField) => { readonly text: string; readonly mark: string }

export type WordingChange = {
  /** Null brings back what stands below. */
  readonly set: ReadonlyMap<StepTextField, string | null>
  /** Texts that somebody looked at and found right as they are. */
  readonly confirmed: readonly StepTextField[]
}

/** Whether the other language says something newer. A cohort's own text is never behind the platform's. */
export function isBehind(field: StepTextField, layer: Layer, lower: Layer): boolean {
  const twin = layer.get(twinOf(field))
  if (twin) return twin.leavesBehind
  return !layer.has(field) && lower.get(twinOf(field))?.leavesBehind === true
}

/** What really changes: a text like the one below is no text of its own. */
export function realChanges(layer: Layer, below: Below, { set }: WordingChange) {
  return new Map(
    [...set]
      .map(([field, text]) => [field, text === below(field).text ? null : text] as const)
      .filter(([field, text]) => (text === null ? layer.has(field) : text !== layer.get(field)?.text)),
  )
}

/** A layer after a change. Whoever changes one language alone leaves the other behind, unless it was the newer one. */
export function nextLayer(layer: Layer, lower: Layer, below: Below, change: WordingChange): Layer {
  const next = new Map(layer)
  const changes = realChanges(layer, below, change)
  const mark = (field: StepTextField, leavesBehind: boolean) => {
    const one = next.get(field)
    if (one) next.set(field, { ...one, leavesBehind })
  }
  for (const [field, text] of changes) {
    const twin = twinOf(field)
    const isAlone = typeof changes.get(twin) !== 'string'
    if (text === null) {
      next.delete(field)
      if (isAlone) mark(twin, true)
    } else {
      const leavesBehind = isAlone && !isBehind(field, layer, lower)
      next.set(field, { text, base: below(field).mark, leavesBehind })
      if (isAlone) mark(twin, false)
    }
  }
  for (const field of change.confirmed) {
    const one = next.get(field)
    if (one) next.set(field, { ...one, base: below(field).mark })
    mark(twinOf(field), false)
  }
  return next
}

const lines = ['title', 'primary_cta', 'secondary_cta', 'needs', 'minutes']
const needed = ['title', 'intro', 'primary_cta', 'secondary_cta']
const baseName = (field: StepTextField) => field.replace(/_es$/, '')

/** What stands in one line: a heading, a button, a short fact. */
export const isLine = (field: StepTextField): boolean => lines.includes(baseName(field))

/** Whether its marks are shown as they are written, though it may be long. */
export const isPlain = (field: StepTextField): boolean => isLine(field) || baseName(field) === 'intro'

/** What is wrong with a text, before it can be seen by anybody. */
export function wordingFault(field: StepTextField, text: string, original: string): Reason | null {
  if (field === 'minutes') return areMinutes(text) || text === original ? null : 'notNumber'
  if (text.length > stepFields[field].max) return 'tooLong'
  if (needed.includes(baseName(field)) && original !== '' && text.trim() === '') return 'required'
  if (isLine(field) && !isOneLine(text)) return 'oneLine'
  if (isPlain(field) && table.test(text)) return 'unknownMarks'
  return hasUnknownMarks(text) ? 'unknownMarks' : null
}

const { min, max } = stepFields.minutes
const areMinutes = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max

/** The most letters that a text may have. */
export const longestOf = (field: StepTextField): number =>
  field === 'minutes' ? String(max).length : stepFields[field].max

const table = /^\s*\|.*\|\s*$/m

const unknownMarks = [
  /<\/?[a-z!][^>]*>/i, // HTML
  /!?\[[^\]\n]*\]\([^)\n]*\)/, // links and pictures
  /^\s*(```|~~~)/m, // code
]

/** Whether a text holds marks that the course would show as they are written: it knows headings, lists, small tables and bold. */
export const hasUnknownMarks = (text: string): boolean => unknownMarks.some((mark) => mark.test(text))

/** As it is kept: one kind of line end, nothing around it. */
export const tidied = (text: string): string => text.replaceAll('\r\n', '\n').trim()
