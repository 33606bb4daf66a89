import { coverOf, type Question } from '#course/understanding-the-problem/shared/interview.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import type { Note, NoteDraft } from './notes.ts'

const step = 'processing-information'

/** What is done to one note. It changes with nothing that is written, so that two hundred notes stand still. */
export function useNoteChanges() {
  const { write } = usePlanFrame()
  return {
    change: (note: Note, value: string) => write.update('input', note.id, { value }),
    classify: (note: Note, kind: Note['kind']) => write.update('input', note.id, { groupName: kind }),
    remove: (note: Note) => write.remove('input', note.id),
    support: (note: string, insight: string | null) =>
      write.update('input', note, { description: insight ?? '' }),
  }
}

/** What this room does to the notes of a question and to its insights. */
export function useNotes() {
  const { read, write } = usePlanFrame()

  function add(question: string, { text, kind, source }: NoteDraft) {
    if (source === null) return
    write.append(
      { step, key: 'note', parent: question },
      { value: text.trim(), groupName: kind, valueArr: [source] },
    )
    const cover = coverOf(read(), source)
    if (cover?.selected) return
    // The first note of a source says that it was asked.
    const covered = cover?.valueArr ?? [question]
    write.save(
      { step: 'information-sources', key: 'covers', parent: source },
      { valueArr: covered, selected: true },
    )
  }

  const saveInsights = (question: Question, insights: string[]) =>
    write.update('question', question._id, { insights })

  return {
    add,
    addInsight: (question: Question, insight: string) =>
      saveInsights(question, [...(question.insights ?? []), insight]),
    removeInsight: (question: Question, insight: string) =>
      saveInsights(
        question,
        (question.insights ?? []).filter((one) => one !== insight),
      ),
    /** Notes point at the words of an insight, so they follow when the words change. */
    changeInsight: (question: Question, before: string, after: string, notes: readonly Note[]) => {
      saveInsights(
        question,
        (question.insights ?? []).map((one) => (one === before ? after : one)),
      )
      for (const note of notes) write.update('input', note.id, { description: after })
    },
  }
}
