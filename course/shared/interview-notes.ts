import { answers, type InputRecord, type PlanData } from '#domain/plan/plan-data.ts'

/** What the sources said, note by note, oldest first. Of each, `parent` is the question and `valueArr` begins with the source. */
export const notesOf = (plan: PlanData): readonly InputRecord[] =>
  answers(plan, 'one', 'processing-information', 'note')
