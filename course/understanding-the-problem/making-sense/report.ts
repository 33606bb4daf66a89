import type { RoomReport } from '#course/contract/report.ts'
import { olderNote } from '#course/understanding-the-problem/shared/basis.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { reportWords } from './report-words.ts'
import { statementOf, statementParts, trialsOf } from './verdict.ts'
import { words } from './words.ts'

/** What became of each belief, and the problem as it reads after the test. */
export const report: RoomReport = (plan, locale, { lead }) => {
  const print = reportWords[locale]
  const { verdicts, open } = words[locale]
  const rows = trialsOf(plan)
    .filter(({ verdict, changed }) => verdict || !isBlank(changed))
    .map(({ belief, verdict, changed }) => [
      belief.trim(),
      verdict ? verdicts[verdict] : open,
      changed.trim() || '–',
    ])
  const statement = lead('problemStatement')
  return [
    ...(rows.length > 0 ? [{ kind: 'table', head: print.head, rows } as const] : []),
    ...(statement.length > 0
      ? [
          { kind: 'heading', text: print.statement } as const,
          ...statement,
          ...olderNote(plan, statementOf(statementParts(plan)), locale),
        ]
      : []),
  ]
}
