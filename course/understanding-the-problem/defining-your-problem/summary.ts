import { isBlank } from '#domain/plan/messages.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { facts, factsOf } from './problem.ts'
import { words } from './words.ts'

/** The first sentence about the problem, and the five facts that it came from. */
export const summary: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const definition = businessOf(plan)?.problemDefinition?.trim() ?? ''
  const known = factsOf(plan)
  const rows = facts
    .filter((fact) => known[fact] !== '')
    .map((fact) => ({ label: text[fact], value: known[fact] }))
  const blocks: Block[] = []
  if (!isBlank(definition)) blocks.push({ kind: 'text', text: definition, tone: 'lead' })
  if (rows.length > 0) blocks.push({ kind: 'facts', rows })
  return blocks
}
