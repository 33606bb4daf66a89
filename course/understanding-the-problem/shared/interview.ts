import { notesOf } from '#course/shared/interview-notes.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { answer, type InputRecord, type PlanData, type RecordOf } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

export type Cause = RecordOf<'cause'>
export type Question = RecordOf<'question'>

export const chooseCauses = {
  en: 'First choose the causes you want to work on.',
  es: 'Primero elige las causas que quieres trabajar.',
}
export const noQuestions = {
  en: 'First write the questions of your interview.',
  es: 'Primero escribe las preguntas de tu entrevista.',
}

/** The causes that the founder works on. Effects are never causes, even where they were ticked once. */
export function chosenCauses(plan: PlanData): readonly Cause[] {
  return (plan.cause ?? []).filter(
    ({ selected, causeType }) => selected && (causeType === 'main' || causeType === 'underlying'),
  )
}

export function assumptionOf(plan: PlanData, cause: string): InputRecord | undefined {
  return answer(plan, 'one', 'testing-your-assumptions', 'assumption', cause)
}

/** The questions of a cause in the founder's order; new ones stand at the end. */
export function questionsOf(plan: PlanData, cause: string): readonly Question[] {
  // valueArr = [sureness, question ids in order].
  const order = assumptionOf(plan, cause)?.valueArr?.slice(1) ?? []
  const place = ({ _id }: Question) => (order.includes(_id) ? order.indexOf(_id) : order.length)
  return (plan.question ?? [])
    .filter(({ parent }) => parent === cause)
    .toSorted((one, other) => place(one) - place(other))
}

/** Every question of the interview. Those of causes that were given up stay silent. Each of hundreds of sources asks. */
export const interviewQuestions = remembered((plan: PlanData): readonly Question[] =>
  chosenCauses(plan).flatMap(({ _id }) => questionsOf(plan, _id)),
)

/** From how many sources something was written down about a question of the interview. */
export function sourcesHeard(plan: PlanData): number {
  const asked = new Set(interviewQuestions(plan).map(({ _id }) => _id))
  const known = new Set(plan.source?.map(({ _id }) => _id))
  const heard = notesOf(plan)
    .filter(({ parent, value }) => parent && asked.has(parent) && !isBlank(value))
    .flatMap(({ valueArr }) => valueArr?.[0] ?? [])
  return new Set(heard.filter((id) => known.has(id))).size
}

/** Which questions a source can answer, and whether it was asked. */
export const coverOf = (plan: PlanData, source: string): InputRecord | undefined =>
  answer(plan, 'one', 'information-sources', 'covers', source)
