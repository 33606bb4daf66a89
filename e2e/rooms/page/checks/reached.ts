import { goToPlace } from '#web/step-kit/half-typed/go-to.ts'

/** Where a link to a field of the room ends: in it, beside it, or nowhere. */
export async function reached(field: string): Promise<'focused' | 'seen' | 'nowhere'> {
  if (!(await goToPlace(document.body, field))) return 'nowhere'
  return document.activeElement?.closest(`[data-field="${CSS.escape(field)}"]`) ? 'focused' : 'seen'
}
