import { isBlank } from '#domain/plan/messages.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { reportWords } from './report-words.ts'
import { trialsOf } from './verdict.ts'
import { words } from './words.ts'

/** What became of each belief, and the problem as it reads after the test. */
export const report: SummaryPart = (plan, locale) => {
  const print = reportWords[locale]
  const statement = businessOf(plan)?.problemStatement?.trim() ?? ''
  const rows = trialsOf(plan).flatMap(({ belief, verdict, changed }) =>
    verdict || !isBlank(changed)
      ? [
          [
            belief.trim(),
            verdict ? words[locale].verdicts[verdict] : words[locale].open,
            changed.trim() || '–',
          ],
        ]
      : [],
  )
  const blocks: Block[] = []
  if (rows.length > 0) blocks.push({ kind: 'table', head: print.head, rows })
  if (statement) {
    blocks.push({ kind: 'heading', text: print.statement }, { kind: 'text', text: statement, tone: 'lead' })
  }
  return blocks
}
