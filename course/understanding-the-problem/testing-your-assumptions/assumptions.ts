import {
  assumptionOf,
  type Cause,
  chooseCauses,
  chosenCauses,
  questionsOf,
} from '#course/understanding-the-problem/shared/interview.ts'
import { type Gap, requiredGap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

export type Belief = {
  readonly text: string
  readonly sureness: number | null
  readonly provesWrong: string
}

/** What the founder believes about a cause. Until they write, the cause itself stands there. */
export function beliefOf(plan: PlanData, cause: Cause): Belief {
  const saved = assumptionOf(plan, cause._id)
  return {
    text: saved?.value ?? cause.description ?? '',
    sureness: Number(saved?.valueArr?.[0]) || null,
    provesWrong: saved?.description ?? '',
  }
}

const leastQuestions = { en: 'Write at least {n} questions.', es: 'Escribe al menos {n} preguntas.' }
const oneQuestion = { en: 'Write at least one question.', es: 'Escribe al menos una pregunta.' }

/** Two questions for the first cause, one for each further one, three in all: more does not fit into half an hour. */
function leastFor(place: number, causes: number): number {
  if (place > 0) return 1
  return causes === 1 ? 3 : 2
}

export function gaps(plan: PlanData): readonly Gap[] {
  const causes = chosenCauses(plan)
  if (causes.length === 0) return [{ field: 'causes', message: chooseCauses }]
  return causes.flatMap((cause, place) => {
    const { text, sureness, provesWrong } = beliefOf(plan, cause)
    const field = `assumption:${cause._id}`
    const least = leastFor(place, causes.length)
    const message = least === 1 ? oneQuestion : leastQuestions
    const isShort = questionsOf(plan, cause._id).length < least
    return [
      ...requiredGap(field, text),
      ...requiredGap(`sureness:${cause._id}`, sureness === null ? '' : String(sureness)),
      ...requiredGap(`wrong:${cause._id}`, provesWrong),
      ...(isShort ? [{ field: `questions:${cause._id}`, message, values: { n: least } } as const] : []),
    ]
  })
}

/** Minutes: steps catalogue 1.5. */
export const welcome = 5
export const perQuestion = 4
export const farewell = 3
export const wanted = 30

export const interviewLong = {
  en: 'This interview will take about {n} minutes. Aim for 30 minutes.',
  es: 'Esta entrevista durará unos {n} minutos. Apunta a 30 minutos.',
}

export const minutesOf = (questions: number) => welcome + perQuestion * questions + farewell
