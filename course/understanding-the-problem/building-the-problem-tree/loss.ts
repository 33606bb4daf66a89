import { type Box, boxesOf } from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Loss } from './words.ts'

/** What goes together with a box: all that hangs on it, its questions, and what later steps say about them. */
export function lossOf({ question = [], input = [] }: PlanData, box: Box): Loss {
  const boxes = boxesOf([box]).map(({ id }) => id)
  const questions = question.filter(({ parent }) => parent && boxes.includes(parent)).map(({ _id }) => _id)
  const gone = [...boxes, ...questions]
  return {
    boxes: boxes.length - 1,
    questions: questions.length,
    answers: input.filter(({ parent }) => parent && gone.includes(parent)).length,
  }
}
