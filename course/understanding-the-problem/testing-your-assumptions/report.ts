import {
  assumptionOf,
  chosenCauses,
  questionsOf,
} from '#course/understanding-the-problem/shared/interview.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { beliefOf } from './assumptions.ts'
import { reportWords } from './report-words.ts'

/** Each belief, how sure the team was of it, and the questions that test it. */
export const report: SummaryPart = (plan, locale) => {
  const words = reportWords[locale]
  const rows = chosenCauses(plan).flatMap((cause) => {
    const { text, sureness } = beliefOf(plan, cause)
    const questions = questionsOf(plan, cause._id).flatMap((question) => question.text?.trim() || [])
    // Until somebody writes, the belief is only the cause again.
    if (questions.length === 0 && isBlank(assumptionOf(plan, cause._id)?.value)) return []
    const numbered = questions.map((question, index) => `${index + 1}. ${question}`)
    return [[text.trim(), sureness === null ? '–' : words.of5(sureness), numbered.join('\n') || '–']]
  })
  return rows.length > 0 ? [{ kind: 'table', head: words.head, rows }] : []
}
