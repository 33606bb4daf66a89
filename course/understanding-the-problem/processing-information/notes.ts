import { notesOf } from '#course/shared/interview-notes.ts'
import {
  interviewQuestions,
  noQuestions,
  type Question,
  sourcesHeard,
} from '#course/understanding-the-problem/shared/interview.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import type { noteKinds } from '#domain/options/research.ts'
import { type Gap, isBlank, type PlanMessage } from '#domain/plan/messages.ts'
import type { InputRecord, PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { remembered, rememberedWith, steadyList } from '#domain/remembered.ts'

export type NoteKind = ValueIn<typeof noteKinds>
export type Source = RecordOf<'source'>

export type Note = {
  readonly id: string
  readonly text: string
  readonly kind: NoteKind
  readonly source: Source | undefined
  /** The insight that it supports, in the words of the insight; they have no ids. */
  readonly supports: string | null
}

export const leastSources = 3

/** What a note that is dragged is called. */
export const noteType = 'text/x-note'

const steady = steadyList<Question, Note>()

/** The same list as long as it holds the same notes. */
export function notesOfQuestion(plan: PlanData, question: Question): readonly Note[] {
  const { notes, sources } = sorted(plan)
  const own = notes.get(question._id) ?? []
  const supports = ({ description }: InputRecord) =>
    question.insights?.find((insight) => insight === description) ?? null
  const list = own.map((input) => noteOf(input, sources.get(input.valueArr?.[0] ?? ''), supports(input)))
  return steady(question, list)
}

/** Once for a plan, however many questions ask. */
const sorted = remembered((plan: PlanData) => ({
  notes: Map.groupBy(notesOf(plan), ({ parent }) => parent),
  sources: new Map(plan.source?.map((source) => [source._id, source])),
}))

/** The same object as long as it says the same: two hundred notes are not drawn again for one. */
const noteOf = rememberedWith(
  (input: InputRecord, source: Source | undefined, supports: string | null): Note => ({
    id: input._id,
    text: input.value ?? '',
    kind: kindOf(input),
    source,
    supports,
  }),
)

function kindOf({ groupName }: InputRecord): NoteKind {
  return groupName === 'fact' || groupName === 'observation' ? groupName : 'quote'
}

export const supportOf = (notes: readonly Note[], insight: string) =>
  notes.filter(({ supports }) => supports === insight)

const messages = {
  leastHeard: {
    en: 'Write notes from at least {n} sources.',
    es: 'Escribe notas de al menos {n} fuentes.',
  },
  leastNote: { en: 'Write at least one note.', es: 'Escribe al menos una nota.' },
  leastInsight: { en: 'Write at least one insight.', es: 'Escribe al menos un aprendizaje.' },
}

export function gaps(plan: PlanData): readonly Gap[] {
  const questions = interviewQuestions(plan)
  if (questions.length === 0) return [{ field: 'questions', message: noQuestions }]
  const hasFew = sourcesHeard(plan) < leastSources
  const few: Gap = { field: 'sources', message: messages.leastHeard, values: { n: leastSources } }
  return [
    ...(hasFew ? [few] : []),
    ...questions.flatMap((question): Gap[] => {
      const hasNote = notesOfQuestion(plan, question).some(({ text }) => !isBlank(text))
      const hasInsight = question.insights?.some((insight) => !isBlank(insight))
      return [
        ...(hasNote ? [] : [{ field: `notes:${question._id}`, message: messages.leastNote }]),
        ...(hasInsight ? [] : [{ field: `question:${question._id}`, message: messages.leastInsight }]),
      ]
    }),
  ]
}

export type NoteDraft = { readonly text: string; readonly kind: NoteKind; readonly source: string | null }

/** Why a note cannot be saved yet. */
export function problemsOf({ text, source }: NoteDraft): Partial<Record<'text' | 'source', PlanMessage>> {
  return {
    ...(isBlank(text) ? { text: 'required' } : {}),
    ...(source === null ? { source: 'selectOne' } : {}),
  }
}
