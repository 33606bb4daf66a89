import { chosenBlocks } from '#course/business-model/shared/models-report.ts'
import type { SummaryPart } from '#domain/report/block.ts'

export const report: SummaryPart = (plan, locale) => chosenBlocks(plan, 'social', locale)
