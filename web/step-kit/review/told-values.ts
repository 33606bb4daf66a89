import { figures } from '#domain/figures.ts'
import type { FieldName } from '#domain/plan/field-name.ts'
import type { FieldChange } from '#web/data/plan/review.ts'
import type { Locale } from '#web/i18n/locale.ts'

/** How a change is shown: word by word, as one value for another, as rows of a list, or only that there is one. */
export type Shape = 'words' | 'value' | 'items' | 'other'

export type ToldEntry = {
  readonly key: string
  /** Empty where nobody has named the field. */
  readonly name: string
  readonly shape: Shape
  readonly before: readonly string[]
  readonly after: readonly string[]
}

type Telling = {
  readonly locale: Locale
  readonly titleOf: ReadonlyMap<string, string>
  /** For a record that has no title any more. */
  readonly unknown: string
}

/** Before and after of one field in words; a field of several scores becomes an entry for each that changed. */
export function toldValues(change: FieldChange, name: FieldName | undefined, telling: Telling): ToldEntry[] {
  const { locale } = telling
  const key = `${change.record} ${change.path}`
  const [before, after] = [parsed(change.before), parsed(change.after)]
  if (!name) return [plainEntry(key, before, after, telling)]
  const label = name.name[locale]
  const { value } = name
  const entry = (shape: ToldEntry['shape'], tell: (value: unknown) => readonly string[]): ToldEntry[] => [
    { key, name: label, shape, before: tell(before), after: tell(after) },
  ]
  switch (value.kind) {
    case 'text':
      return entry('words', texts)
    case 'list':
      return entry('items', (one) => rows(one, telling))
    case 'number':
      return entry(Array.isArray(after ?? before) ? 'items' : 'value', (one) =>
        (Array.isArray(one) ? one : [one]).flatMap((each) =>
          typeof each === 'number' ? figures(each, locale) : [],
        ),
      )
    case 'records':
      return entry(Array.isArray(after ?? before) ? 'items' : 'value', (one) =>
        texts(one).map((each) => toldRecord(each, telling)),
      )
    case 'option':
      return entry(Array.isArray(after ?? before) ? 'items' : 'value', (one) =>
        texts(one).flatMap((each) => value.options.find((choice) => choice.value === each)?.[locale] ?? []),
      )
    case 'flag': {
      // Of a record that is not there, nothing is said.
      const told = (one: unknown, isThere: boolean) =>
        isThere ? [(one === true ? value.yes : value.no)[locale]] : []
      const [was, is] = [told(before, change.standing !== 'new'), told(after, change.standing !== 'gone')]
      return [{ key, name: label, shape: 'value', before: was, after: is }]
    }
    case 'scores': {
      // One of the places may hold a record instead of a score.
      const called = (text: string) => (idPattern.test(text) ? toldRecord(text, telling) : text)
      return scores(texts(before), texts(after)).map(({ place, was, is }) => {
        const scored = value.names[place]
        return {
          key: `${key} ${place}`,
          name: scored ? scored[locale] : label,
          shape: 'value',
          before: was ? [called(was)] : [],
          after: is ? [called(is)] : [],
        }
      })
    }
  }
}

/** A record by its title, with its score where it has one: `{id}:{score}`. */
function toldRecord(text: string, { titleOf, unknown }: Telling): string {
  const [id = '', score] = text.split(':')
  const title = titleOf.get(id) ?? unknown
  return score ? `${title}: ${score}` : title
}

function scores(before: readonly string[], after: readonly string[]) {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, place) => ({
    place,
    was: before[place] ?? '',
    is: after[place] ?? '',
  })).filter(({ was, is }) => was !== is)
}

const parsed = (json: string | null): unknown => (json === null ? undefined : JSON.parse(json))

const texts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  )

/** What stands in a row of several parts is told in one line. */
const rows = (value: unknown, telling: Telling): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'object' ? plain(one, telling).join(' · ') || [] : texts(one),
  )

const idPattern = /^[0-9a-f]{24}$/

/** Of a field without a name: the words and numbers in it, whatever its shape. */
function plainEntry(key: string, before: unknown, after: unknown, telling: Telling): ToldEntry {
  const [was, is] = [plain(before, telling), plain(after, telling)]
  if (was.join() === is.join()) return { key, name: '', shape: 'other', before: [], after: [] }
  const isRow = [before, after].some((one) => typeof one === 'object')
  return { key, name: '', shape: isRow ? 'items' : 'words', before: was, after: is }
}

function plain(value: unknown, telling: Telling): readonly string[] {
  if (typeof value === 'number') return [figures(value, telling.locale)]
  if (typeof value === 'string') {
    if (idPattern.test(value)) return [telling.titleOf.get(value) ?? telling.unknown]
    return value ? [value] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((one) => plain(one, telling))
}
