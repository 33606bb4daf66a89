import { impactOf } from '#course/understanding-the-problem/shared/impact-chain.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { chainPictures } from './chain-picture.ts'
import { words } from './words.ts'

/** The theory of change; while there is no activity, only where it shall lead. */
export const report: SummaryPart = (plan, locale) => {
  const pictures = chainPictures(plan, locale)
  if (pictures.length > 0) return pictures.map((picture): Block => ({ kind: 'picture', picture }))
  const value = impactOf(plan).trim()
  return value ? [{ kind: 'facts', rows: [{ label: words[locale].impact, value }] }] : []
}
