import { answer, type PlanData } from '#domain/plan/plan-data.ts'

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

/** The same in a row, as a sentence keeps them that was written from them. */
export const factList = (answers: Facts): readonly string[] => facts.map((fact) => answers[fact])
