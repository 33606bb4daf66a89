import type { ValueIn } from '#domain/options/choice.ts'
import type { noteKinds, sourceTypes, verdicts } from '#domain/options/research.ts'
import { answer, type Draft, draft, type Plan, ref } from './draft.ts'

export type Note = {
  readonly kind: ValueIn<typeof noteKinds>
  readonly text: string
  readonly from: string
  readonly label?: string
}

export type Question = {
  readonly ask: string
  readonly label?: string
  readonly learned?: readonly string[]
  readonly notes?: readonly Note[]
}

export type Chosen = {
  readonly reason: string
  readonly belief?: string
  readonly sureness?: number
  readonly provedWrongBy?: string
  readonly questions?: readonly Question[]
  readonly verdict?: ValueIn<typeof verdicts>
  readonly changed?: string
}

export type Cause = {
  readonly text: string
  readonly label?: string
  /** How much it feeds the problem, and how much the founder can change it, 1 to 5. */
  readonly rating?: readonly [number, number]
  readonly chosen?: Chosen
  readonly because?: readonly Cause[]
}

export type Effect = { readonly text: string; readonly leadsTo?: readonly string[] }

export type Source = {
  readonly label: string
  readonly text: string
  readonly type: ValueIn<typeof sourceTypes>
  /** Labels of questions it is meant to answer where no note exists yet. */
  readonly planned?: readonly string[]
}

export type Problem = {
  readonly who: string
  readonly what: string
  readonly where: string
  readonly when?: string
  readonly evidence?: string
  readonly definition: string
  readonly causes?: readonly Cause[]
  readonly effects?: readonly Effect[]
  readonly sources?: readonly Source[]
  readonly statement?: string
}

/** Steps 1.2 to 1.8: from a first sentence to a tested problem. */
export function problem(given: Problem): Plan {
  const { definition, statement } = given
  const causes = (given.causes ?? []).flatMap((cause) => causeDrafts(cause, null))
  const effects = (given.effects ?? []).flatMap(effectDrafts)
  const sources = (given.sources ?? []).flatMap((source) => sourceDrafts(source, questionsIn(given.causes)))
  return {
    drafts: [...facts(given), ...causes, ...effects, ...sources],
    business: { problemDefinition: definition, ...(statement ? { problemStatement: statement } : {}) },
  }
}

function facts({ who, what, where, when, evidence }: Problem): Draft[] {
  return Object.entries({ who, what, where, when, evidence }).flatMap(([key, value]) =>
    value ? [answer('one', `defining-your-problem/${key}`, { value })] : [],
  )
}

// Causes and questions without a label of their own are found by their words.
const causeLabel = ({ label, text }: Cause) => label ?? `cause/${text}`
const questionLabel = ({ label, ask }: Question) => label ?? `question/${ask}`

function causeDrafts(cause: Cause, parent: Cause | null): Draft[] {
  const label = causeLabel(cause)
  const own = draft(
    'one',
    'cause',
    {
      causeType: parent ? 'underlying' : 'main',
      description: cause.text,
      selected: cause.chosen !== undefined,
      parent: parent ? ref(causeLabel(parent)) : null,
    },
    label,
  )
  const below = (cause.because ?? []).flatMap((deeper) => causeDrafts(deeper, cause))
  return [own, ...ratingDrafts(cause), ...chosenDrafts(cause), ...below]
}

function ratingDrafts(cause: Cause): Draft[] {
  if (!cause.rating) return []
  const [feeds, change] = cause.rating
  return [
    answer('one', 'choosing-the-causes/rating', {
      parent: ref(causeLabel(cause)),
      valueArr: [String(feeds), String(change)],
      description: cause.chosen?.reason ?? '',
    }),
  ]
}

function chosenDrafts(cause: Cause): Draft[] {
  const parent = ref(causeLabel(cause))
  const { belief, sureness, provedWrongBy, questions = [], verdict, changed } = cause.chosen ?? {}
  const drafts = questions.flatMap((question) => questionDrafts(question, parent))
  if (belief) {
    const about = { value: belief, valueArr: [String(sureness ?? 3)], description: provedWrongBy ?? '' }
    drafts.unshift(answer('one', 'testing-your-assumptions/assumption', { parent, ...about }))
  }
  if (verdict) {
    drafts.push(answer('one', 'making-sense/verdict', { parent, value: verdict, description: changed ?? '' }))
  }
  return drafts
}

function questionDrafts(question: Question, parent: string): Draft[] {
  const label = questionLabel(question)
  const insights = [...(question.learned ?? [])]
  // What was noted on a question is what its first insight stands on.
  const supports = insights[0] ? { description: insights[0] } : {}
  const notes = (question.notes ?? []).map((note) =>
    answer(
      'one',
      'processing-information/note',
      { parent: ref(label), value: note.text, groupName: note.kind, valueArr: [ref(note.from)], ...supports },
      note.label,
    ),
  )
  return [draft('one', 'question', { text: question.ask, parent, insights }, label), ...notes]
}

function effectDrafts({ text, leadsTo = [] }: Effect): Draft[] {
  const label = `effect/${text}`
  const consequences = leadsTo.map((description) =>
    draft('one', 'cause', {
      causeType: 'consequence',
      description,
      selected: false,
      parent: ref(label),
    }),
  )
  const own = { causeType: 'effect', description: text, selected: false, parent: null } as const
  return [draft('one', 'cause', own, label), ...consequences]
}

function questionsIn(causes: readonly Cause[] = []): Question[] {
  return causes.flatMap((cause) => [...(cause.chosen?.questions ?? []), ...questionsIn(cause.because)])
}

/** A source counts as done once a note names it. */
function sourceDrafts({ label, text, type, planned = [] }: Source, questions: Question[]): Draft[] {
  const heard = questions.filter(({ notes = [] }) => notes.some(({ from }) => from === label))
  const covers = new Set([...heard.map(questionLabel), ...planned])
  return [
    draft('one', 'source', { text, sourceType: type }, label),
    answer('one', 'information-sources/covers', {
      parent: ref(label),
      valueArr: [...covers].map(ref),
      selected: heard.length > 0,
    }),
  ]
}
