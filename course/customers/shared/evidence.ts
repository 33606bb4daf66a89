import { notesOf } from '#course/shared/interview-notes.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'
import { shortened } from '#domain/text.ts'
import { longestTitle, type Need, type NeedKind, needsOf } from './needs.ts'

type NoteGroup = {
  /** The question that the notes answer; empty where it is gone. */
  readonly question: string
  readonly notes: readonly {
    readonly id: string
    readonly text: string
    readonly source: string
    readonly isTaken: boolean
  }[]
}

const noteById = remembered((plan: PlanData) => new Map(notesOf(plan).map((note) => [note._id, note])))

/** The note of an interview that a need comes from, as long as it is there. */
export const evidenceOf = (plan: PlanData, { inputId }: Need): InputRecord | undefined =>
  inputId ? noteById(plan).get(inputId) : undefined

/** What was heard in the interviews, question by question, with what this segment has taken over already. */
export function notesToImport(plan: PlanData, kind: NeedKind, segment: string): readonly NoteGroup[] {
  const own = needsOf(plan, kind, segment)
  const taken = new Set(own.flatMap(({ inputId, title }) => [inputId, title?.trim()]))
  const sources = new Map(plan.source?.map(({ _id, text }) => [_id, text?.trim() ?? '']))
  const questions = new Map(plan.question?.map(({ _id, text }) => [_id, text?.trim() ?? '']))
  const groups = Map.groupBy(
    notesOf(plan).filter(({ value }) => !isBlank(value)),
    ({ parent }) => questions.get(parent ?? '') ?? '',
  )
  return [...groups].map(([question, notes]) => ({
    question,
    notes: notes.map(({ _id, value, valueArr }) => ({
      id: _id,
      text: (value ?? '').trim(),
      source: sources.get(valueArr?.[0] ?? '') ?? '',
      isTaken: taken.has(_id) || taken.has(value?.trim()),
    })),
  }))
}

/** A note as a need: its words are the title, and where they are too many, the description too. */
export function fromNote({ _id, value }: InputRecord, segment: string) {
  const text = (value ?? '').trim().replace(/\s+/g, ' ')
  const isLong = text.length > longestTitle
  return {
    // The dots count as well.
    title: isLong ? shortened(text, longestTitle - 1) : text,
    description: isLong ? (value ?? '').trim() : '',
    level: null,
    parent: segment,
    inputId: _id,
  }
}
