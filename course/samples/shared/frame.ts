import type { ModuleSlug } from '#domain/plan/modules.ts'
import { answer, type Plan } from './draft.ts'

export type Frame = { readonly expectation?: string; readonly reflection?: string }

/** The first and the last page of a module. The first is ticked as soon as somebody starts. */
export function frame(module: ModuleSlug, startedAt: string, { expectation, reflection }: Frame): Plan {
  const drafts = [answer(module, 'introduction/started', { selected: true, value: startedAt })]
  if (expectation) drafts.push(answer(module, 'introduction/expectation', { value: expectation }))
  if (reflection) drafts.push(answer(module, 'summary/reflection', { value: reflection }))
  return { drafts, business: {} }
}
