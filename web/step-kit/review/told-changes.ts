import type { FieldName, FieldNames } from '#domain/plan/field-name.ts'
import type { FieldChange, ModuleChanges } from '#web/data/plan/review.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { type ToldEntry, toldValues } from './told-values.ts'

/** What one can talk about in one place: a box of the tree, a question, a text. */
export type ToldGroup = {
  readonly field: string
  /** Such as 'Cause: Water is dirty'; empty where the names of the fields say enough. */
  readonly heading: string
  readonly standing: FieldChange['standing']
  readonly entries: readonly ToldEntry[]
}

export type ToldStep = { readonly slug: string; readonly groups: readonly ToldGroup[] }

/** Tells changes in the reader's words: no ids, no keys, and nothing that a step keeps for itself. */
export function toldChanges(
  { fields, titles }: Pick<ModuleChanges, 'fields' | 'titles'>,
  names: FieldNames,
  locale: Locale,
  unknown: string,
): ToldStep[] {
  const titleOf = new Map(titles.map(({ record, title }) => [record, title]))
  const told = fields.filter(({ step, path }) => names[step]?.[path] !== null)
  return [...Map.groupBy(told, ({ step }) => step)].map(([slug, ofStep]) => ({
    slug,
    groups: [...Map.groupBy(ofStep, threadOf)].map(([, changes]) => groupOf(changes)),
  }))

  function groupOf(changes: readonly FieldChange[]): ToldGroup {
    const all = changes.map((change) => ({ change, name: names[change.step]?.[change.path] ?? undefined }))
    // Of what is gone, its title says enough.
    const title = all.filter(({ change, name }) => change.standing === 'gone' && name?.isTitle)
    const named = title.length > 0 ? title : all
    return {
      field: changes[0]?.field ?? 'general',
      heading: headingOf(named),
      standing: sameStanding(changes),
      entries: named.flatMap(({ change, name }) => toldValues(change, name, { locale, titleOf, unknown })),
    }
  }

  /** Where nobody has named the fields, a record still has its own name. */
  function plainHeading(first: { change: FieldChange; name: FieldName | undefined } | undefined): string {
    if (!first || first.name || /^(input|business)\./.test(first.change.path)) return ''
    return titleOf.get(first.change.record) ?? ''
  }

  function headingOf(named: readonly { change: FieldChange; name: FieldName | undefined }[]): string {
    const first = named.find(({ name }) => name?.of)
    const of = first?.name?.of
    if (!first || !of) return plainHeading(named[0])
    const title = titleOf.get((of.title === 'parent' ? first.change.parent : first.change.record) ?? '')
    const showsTitle = title && !named.some(({ name }) => name?.isTitle)
    return showsTitle ? `${of.what[locale]}: ${title}` : of.what[locale]
  }
}

/** Things without a thread of their own share that of the step, but are still told apart. */
const threadOf = ({ field, record, path }: FieldChange) =>
  field === 'general' ? `general ${record}` : path.startsWith('business.') ? `${field} ${path}` : field

function sameStanding(changes: readonly FieldChange[]): FieldChange['standing'] {
  const [first, ...others] = changes.map(({ standing }) => standing)
  return first && others.every((one) => one === first) ? first : 'kept'
}
