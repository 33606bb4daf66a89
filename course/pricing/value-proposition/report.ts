import { nameOf } from '#course/shared/segments.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { partNames, partsOf } from './proposition.ts'
import { words } from './words.ts'

/** The sentence of each segment for which there is one. */
export const report: SummaryPart = (plan, locale) =>
  (plan.segment ?? []).flatMap((segment): Block[] => {
    const parts = partsOf(plan, segment._id)
    if (partNames.every((name) => isBlank(parts[name]))) return []
    return [
      { kind: 'heading', text: nameOf(segment, locale) },
      { kind: 'text', text: words[locale].say(parts), tone: 'lead' },
    ]
  })
