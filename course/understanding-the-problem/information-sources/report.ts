import { discreetly } from '#course/shared/discreet-plan.ts'
import { sourceTypes } from '#domain/options/research.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { isDone } from './sources.ts'
import { words } from './words.ts'

/** The sources by type, each with whether it was asked yet. */
export const report: SummaryPart = discreetly((plan, locale) => {
  const text = words[locale]
  const sources = (plan.source ?? []).filter((source) => !isBlank(source.text))
  return sourceTypes.flatMap(({ value }) => {
    const items = sources
      .filter(({ sourceType }) => sourceType === value)
      .map((source) => {
        const state = isDone(plan, source._id) ? text.done : text.planned
        return `${source.text?.trim()} (${state.toLowerCase()})`
      })
    if (items.length === 0) return []
    return [{ kind: 'heading', text: text.columns[value] } as const, { kind: 'list', items } as const]
  })
})
