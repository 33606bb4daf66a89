import { facts, lead, only, type SectionPart, type Telling, under } from '#course/plan-view/telling.ts'
import { cardsOf, ranked } from '#course/understanding-the-problem/choosing-the-causes/choice.ts'
import { notesOfQuestion } from '#course/understanding-the-problem/processing-information/notes.ts'
import { interviewQuestions } from '#course/understanding-the-problem/shared/interview.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { Block } from '#domain/report/block.ts'

const mostInsights = 5

export const problemWords = {
  en: {
    tree: 'Why it happens',
    causes: 'The causes we work on',
    learned: 'What we learned',
    verdicts: 'What held and what did not',
    way: 'From first idea to tested problem',
    first: 'First idea',
    tested: 'Tested problem',
  },
  es: {
    tree: 'Por qué ocurre',
    causes: 'Las causas que trabajamos',
    learned: 'Lo que aprendimos',
    verdicts: 'Qué se sostuvo y qué no',
    way: 'De la primera idea al problema comprobado',
    first: 'Primera idea',
    tested: 'Problema comprobado',
  },
} as const

/** The problem as it reads today, why it happens, and how the team came to know. */
export const problem: SectionPart = (told) => {
  if (!told.takes('one')) return []
  const { plan, locale } = told
  const text = problemWords[locale]
  const { problemStatement, problemDefinition } = businessOf(plan) ?? {}
  const isTested = !isBlank(problemStatement) && !isBlank(problemDefinition)
  return [
    ...lead(problemStatement?.trim() || problemDefinition),
    ...under(text.tree, told.step('one', 'building-the-problem-tree')),
    ...under(text.causes, causes(plan)),
    ...under(text.learned, insights(plan)),
    ...under(text.verdicts, verdicts(told)),
    ...(isTested
      ? under(
          text.way,
          facts([
            { label: text.first, value: problemDefinition ?? '' },
            { label: text.tested, value: problemStatement ?? '' },
          ]),
        )
      : []),
  ]
}

const verdicts = (told: Telling) => only(['table'], told.step('one', 'making-sense'))

const causes = (plan: PlanData): readonly Block[] =>
  facts(
    ranked(cardsOf(plan))
      .filter(({ isChosen }) => isChosen)
      .map(({ text, reason }) => ({ label: text, value: reason.trim() || '–' })),
  )

/** The first insight of every question before the second of any, and one voice. */
function insights(plan: PlanData): readonly Block[] {
  const questions = interviewQuestions(plan)
  const lists = questions.map((one) => (one.insights ?? []).flatMap((insight) => insight?.trim() || []))
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []))
  const items = [...new Set(inTurn.flat())].slice(0, mostInsights)
  const quotes = questions
    .flatMap((question) => notesOfQuestion(plan, question))
    .filter(({ kind, text }) => kind === 'quote' && !isBlank(text))
  const quote = quotes.find(({ supports }) => supports !== null) ?? quotes[0]
  const by = quote?.source?.text?.trim()
  return [
    ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
    ...(quote ? [{ kind: 'quote', text: quote.text.trim(), ...(by ? { by } : {}) } as const] : []),
  ]
}
