import { answer, type PlanData } from '#domain/plan/plan-data.ts'
import type { Built } from './basis.ts'

export const facts = ['who', 'what', 'where', 'when', 'evidence'] as const
export type Fact = (typeof facts)[number]
export type Facts = Readonly<Record<Fact, string>>

/** What the founder answered first: who lives with which problem, where, when, and how they know. */
export function factsOf(plan: PlanData): Facts {
  const value = (fact: Fact) => answer(plan, 'one', 'defining-your-problem', fact)?.value?.trim() ?? ''
  return {
    who: value('who'),
    what: value('what'),
    where: value('where'),
    when: value('when'),
    evidence: value('evidence'),
  }
}

/** The sentence that all of them build. */
export const definitionOf = (answers: Facts): Built => ({
  step: 'defining-your-problem',
  name: 'problemDefinition',
  answers: facts.map((fact) => answers[fact]),
})
