import { moduleBySlug } from '#course/course.ts'
import type { GapNames } from '#domain/plan/messages.ts'

const named = import.meta.glob<GapNames>('../../course/*/gap-names.ts', { import: 'gapNames' })

/** What the fields of a module are called where they are not seen, by its slug. */
export async function gapNamesOf(module: string): Promise<GapNames | undefined> {
  return named[`../../course/${moduleBySlug(module)?.folder}/gap-names.ts`]?.()
}
