import type { InputRecord } from '#domain/plan/plan-data.ts'

/** What every record of a plan has and no case is about. */
export const record = { projectId: 'p', version: 1 } as const

/** An answer at its place, `module/step/key`. */
export function answerAt(
  place: string,
  fields: Omit<Partial<InputRecord>, keyof typeof record>,
): InputRecord {
  const [moduleKey = '', stepKey = '', key = ''] = place.split('/')
  const _id = [key, fields.parent, fields.value].filter(Boolean).join(' ')
  return { ...record, _id, moduleKey, stepKey, key, ...fields }
}
