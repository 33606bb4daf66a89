import type { Block, SummaryPart } from '#domain/report/block.ts'
import { circlePicture } from './circle-picture.ts'
import { whyOf } from './why.ts'
import { words } from './words.ts'

/** Where it began, the golden circle, and what came out of it: mission and vision. */
export const report: SummaryPart = (plan, locale) => {
  const why = whyOf(plan)
  const picture = circlePicture(why, locale)
  const rows = (['mission', 'vision'] as const)
    .map((field) => ({ label: words[locale][field], value: why[field].trim() }))
    .filter(({ value }) => value !== '')
  const blocks: Block[] = []
  if (why.story.trim()) blocks.push({ kind: 'quote', text: why.story.trim() })
  if (picture) blocks.push({ kind: 'picture', picture })
  if (rows.length > 0) blocks.push({ kind: 'facts', rows })
  return blocks
}
