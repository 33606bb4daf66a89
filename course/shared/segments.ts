import type { Locale } from '#domain/errors.ts'
import type { Choice } from '#domain/fields.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import type { segmentRoles } from '#domain/options/customers.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'
import { type SeriesInk, seriesInks } from '#domain/report/picture.ts'
import { charactersOf } from '#domain/text.ts'

export type Segment = RecordOf<'segment'>
export type Offering = RecordOf<'offering'>
export type SegmentRole = ValueIn<typeof segmentRoles>

const nameless = { en: 'Without a name', es: 'Sin nombre' }

type Named = { readonly name?: string | null | undefined }

/** What a segment or an offering is called, also before it has a name. */
export const nameOf = ({ name }: Named, locale: Locale): string =>
  isBlank(name) ? nameless[locale] : (name ?? '').trim()

/** How a stored option reads; nothing while none is chosen. */
export const labelOf = (
  choices: readonly Choice[],
  value: string | null | undefined,
  locale: Locale,
): string => choices.find((choice) => choice.value === value)?.[locale] ?? ''

const none: readonly Segment[] = []
const placesOf = remembered(
  (segments: readonly Segment[]) => new Map(segments.map(({ _id }, place) => [_id, place])),
)

/** Segments keep the colour of their place in the order in which they were made. */
export function inkOf({ segment = none }: PlanData, id: string): SeriesInk {
  return seriesInk(placesOf(segment).get(id) ?? 0)
}

/** The colour of the first, second, third … of several things. */
export const seriesInk = (place: number): SeriesInk => seriesInks[place % seriesInks.length] ?? 'series-1'

/** One or two letters: small words such as "of" or "de" do not count. */
export function initialsOf({ name }: Named): string {
  const all = (name ?? '').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  const [first, ...rest] = all
  const second = rest.find((word) => word.length > 3 || /^[\p{Lu}\p{N}]/u.test(word))
  return [first, second].map((word) => firstLetter(word ?? '').toLocaleUpperCase()).join('') || '?'
}

const uploaded = /^\/files\/[0-9a-f]{24}$/

/** Only what was uploaded here is shown: an address from elsewhere would tell others who looks at it. */
export function portraitOf({ profile }: Pick<Segment, 'profile'>): string | null {
  const address = profile?.avatar ?? ''
  return uploaded.test(address) ? address : null
}

function firstLetter(word: string): string {
  const [letter] = charactersOf(word)
  return letter?.segment ?? ''
}
