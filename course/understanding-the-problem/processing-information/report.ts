import { discreetly } from '#course/shared/discreet-plan.ts'
import { interviewQuestions } from '#course/understanding-the-problem/shared/interview.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { type Note, notesOfQuestion } from './notes.ts'

/** What was learned about each question, with one voice for it. */
export const report: SummaryPart = discreetly((plan) =>
  interviewQuestions(plan).flatMap((question): Block[] => {
    const insights = (question.insights ?? []).flatMap((insight) => insight?.trim() || [])
    const quote = voiceOf(notesOfQuestion(plan, question))
    const by = quote?.source?.text?.trim()
    if (insights.length === 0 && !quote) return []
    return [
      { kind: 'heading', text: question.text?.trim() ?? '' },
      ...(insights.length > 0 ? [{ kind: 'list', items: insights } as const] : []),
      ...(quote ? [{ kind: 'quote', text: quote.text.trim(), ...(by ? { by } : {}) } as const] : []),
    ]
  }),
)

/** A quote that supports an insight, or else the first one. */
function voiceOf(notes: readonly Note[]): Note | undefined {
  const quotes = notes.filter(({ kind, text }) => kind === 'quote' && !isBlank(text))
  return quotes.find(({ supports }) => supports !== null) ?? quotes[0]
}
