import type { Place } from '#course/understanding-the-problem/shared/tree-layout.ts'
import type { Open } from './tree-context.tsx'

/** What the forms of this room are called where they keep what is half typed. */
export const keptAnswer = ({ side, parent }: Place) => `box:${side}:${parent ?? 'trunk'}`
export const keptBox = (id: string) => `cause:${id}`

/** The form in which it was typed. */
export function openOf(field: string, isPutBack: boolean): Open | null {
  const [form, which, id = ''] = field.split(':')
  if (form === 'edit' && which === 'cause') return { kind: 'edit', id, isPutBack }
  if (form !== 'box' || (which !== 'cause' && which !== 'effect')) return null
  return { kind: 'add', place: { side: which, parent: id === 'trunk' ? null : id }, isPutBack }
}
