import type { FieldNames } from '#domain/plan/field-name.ts'

const named = import.meta.glob<FieldNames>('../../course/*/field-names.ts', { import: 'fieldNames' })

/** What the fields of a module are called; of a module that has not named its own, those that every module has. */
export async function fieldNamesOf(folder: string): Promise<FieldNames> {
  const load = named[`../../course/${folder}/field-names.ts`]
  return load ? load() : (await import('#course/stock-field-names.ts')).stockFieldNames
}
