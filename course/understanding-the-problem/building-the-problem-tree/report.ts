import type { SummaryPart } from '#domain/report/block.ts'
import { treePictures } from './tree-picture.ts'

/** The tree with the chosen causes marked, and how each of them stood the test. */
export const report: SummaryPart = (plan, locale) =>
  treePictures(plan, locale).map((picture) => ({ kind: 'picture', picture }))
