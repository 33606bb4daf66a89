import { clause } from '#course/shared/sentence.ts'
import type { Built } from '#course/understanding-the-problem/shared/basis.ts'
import {
  assumptionOf,
  type Cause,
  chooseCauses,
  chosenCauses,
  questionsOf,
} from '#course/understanding-the-problem/shared/interview.ts'
import { factsOf } from '#course/understanding-the-problem/shared/problem-facts.ts'
import { tidied } from '#course/understanding-the-problem/shared/sentence.ts'
import { type Verdict, verdictOf } from '#course/understanding-the-problem/shared/verdicts.ts'
import { type Gap, isBlank, requiredGap } from '#domain/plan/messages.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'

export const shortest = 40
export const longest = 1000

/** One chosen cause with all that helps to judge it. */
export type Trial = {
  readonly cause: Cause
  readonly belief: string
  readonly provedWrongBy: string
  /** 1 to 5, as the founder said before asking anybody. */
  readonly sureness: string
  readonly insights: readonly string[]
  readonly verdict: Verdict | null
  readonly changed: string
}

export function trialsOf(plan: PlanData): readonly Trial[] {
  return chosenCauses(plan).map((cause) => {
    const assumption = assumptionOf(plan, cause._id)
    return {
      cause,
      belief: assumption?.value?.trim() || (cause.description ?? ''),
      provedWrongBy: assumption?.description?.trim() ?? '',
      sureness: assumption?.valueArr?.[0] ?? '',
      insights: insightsOf(plan, cause._id),
      verdict: verdictOf(plan, cause._id),
      changed: answer(plan, 'one', 'making-sense', 'verdict', cause._id)?.description ?? '',
    }
  })
}

/** In the order of the interview; what two questions taught alike is said once. */
function insightsOf(plan: PlanData, cause: string): readonly string[] {
  const all = questionsOf(plan, cause).flatMap((question) => question.insights ?? [])
  return [...new Set(all.filter((insight): insight is string => !isBlank(insight)))]
}

export const isNoneLeft = (trials: readonly Trial[]) =>
  trials.length > 0 && trials.every((trial) => trial.verdict === 'rejected')

export const noneHeld = {
  en: 'None of your causes held. Choose another cause before you go on.',
  es: 'Ninguna de tus causas se sostuvo. Elige otra causa antes de seguir.',
}

export function gaps(plan: PlanData): readonly Gap[] {
  const trials = trialsOf(plan)
  return [
    ...(trials.length === 0 ? [{ field: 'verdicts', message: chooseCauses }] : []),
    ...(isNoneLeft(trials) ? [{ field: 'verdicts', message: noneHeld }] : []),
    ...trials.flatMap(({ cause, verdict }) => requiredGap(`verdict:${cause._id}`, verdict)),
  ]
}

export type StatementParts = {
  readonly who: string
  readonly what: string
  readonly where: string
  readonly causes: readonly string[]
  readonly effects: readonly string[]
}

export const statementOf = ({ who, what, where, causes, effects }: StatementParts): Built => ({
  step: 'making-sense',
  name: 'problemStatement',
  answers: [who, what, where, ...causes, ...effects],
})

/** What the new statement is made of: the first answers, the causes that held, and the effects in the tree. */
export function statementParts(plan: PlanData): StatementParts {
  const { who, what, where } = tidied(factsOf(plan))
  const held = trialsOf(plan).filter(({ verdict }) => verdict === 'confirmed' || verdict === 'partly')
  const effects = (plan.cause ?? []).filter((cause) => cause.causeType === 'effect')
  const clauses = (causes: readonly Cause[]) =>
    causes.map((cause) => clause(cause.description ?? '')).filter((text) => text !== '')
  return { who, what, where, causes: clauses(held.map(({ cause }) => cause)), effects: clauses(effects) }
}
